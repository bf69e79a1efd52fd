"""Writes a tiny run of online LDA, step by step with NumPy and SciPy: Algorithm 2 of Hoffman, Blei and Bach (2010).

Written from the paper's equations with dense arrays over all words and topics, phi included, so that it shares
neither layout nor shortcuts with what it checks. Run from this folder: python online_lda_reference.py
"""

from pathlib import Path

import numpy as np
import scipy
from scipy.special import digamma

TARGET = Path(__file__).parent.parent / "resources" / "reference" / "online-lda.csv"
K, W, D = 3, 7, 5
ALPHA, ETA = 0.3, 0.2
CORPUS = 9
WEIGHTS = [0.8, 0.45]
TOLERANCE, ITERATIONS = 1e-3, 100

random = np.random.default_rng(20140723)
start = random.gamma(2.0, 1.0, size=(K, W))
minibatches = random.poisson(1.4, size=(len(WEIGHTS), D, W))
minibatches[0, 2] = 0  # a document without words
minibatches[1, 4] = 0
minibatches[1, 4, 3] = 1  # a document of one word
shown = random.poisson(1.0, size=(4, W))
asked = random.poisson(1.0, size=(4, W))
shown[3] = 0


def expected_log(parameters):
    return digamma(parameters) - digamma(parameters.sum(axis=-1, keepdims=True))


def document(counts, lam):
    gamma = np.ones(K)
    for _ in range(ITERATIONS):
        phi = shares(gamma, lam)
        new = ALPHA + phi @ counts
        change = np.abs(new - gamma).mean()
        gamma = new
        if change < TOLERANCE:
            break
    return gamma, shares(gamma, lam)


def shares(gamma, lam):
    phi = np.exp(expected_log(gamma)[:, None] + expected_log(lam))
    return phi / phi.sum(axis=0)


lam = start.copy()
for weight, minibatch in zip(WEIGHTS, minibatches):
    statistics = sum(document(counts, lam)[1] * counts for counts in minibatch)
    lam = (1 - weight) * lam + weight * (ETA + CORPUS / D * statistics)

beta = lam / lam.sum(axis=1, keepdims=True)
log_probability = 0.0
for seen, wanted in zip(shown, asked):
    gamma, _ = document(seen, lam)
    log_probability += wanted @ np.log((gamma / gamma.sum()) @ beta)

with open(TARGET, "w", encoding="utf-8", newline="\n") as out:
    out.write(f"# provenance: online_lda_reference.py, NumPy {np.__version__}, SciPy {scipy.__version__}, ")
    out.write("double precision\n")
    out.write("quantity,i,j,value\n")
    for name, value in [("alpha", ALPHA), ("eta", ETA), ("corpus", CORPUS)]:
        out.write(f"{name},0,0,{value!r}\n")
    for i, value in enumerate(WEIGHTS):
        out.write(f"weight,{i},0,{value!r}\n")
    tables = [("start", start), ("minibatch0", minibatches[0]), ("minibatch1", minibatches[1])]
    tables += [("shown", shown), ("asked", asked), ("share", beta)]
    for name, table in tables:
        for (i, j), value in np.ndenumerate(table):
            out.write(f"{name},{i},{j},{value.item()!r}\n")
    for k in range(K):
        out.write(f"entropy,{k},0,{float(-(beta[k] * np.log2(beta[k])).sum())!r}\n")
    out.write(f"perplexity,0,0,{float(np.exp(-log_probability / asked.sum()))!r}\n")
