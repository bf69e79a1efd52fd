"""Constrained test problems with known optima, the same as those of brink-benchmarks/regret.

NumPy only.  Every problem is a *minimisation* over a box, with m inequality
constraints written so that a point is feasible  <=>  all g_k(x) <= 0.

    p = get("branin_disk")
    y = p.f(X)          # X: (n, d) or (d,)   -> (n,) or float
    G = p.g(X)          #                    -> (n, m) or (m,)
    p.feasible(X)       # all(G <= tol)

Run as a script for the self-check: it evaluates every stored optimum, prints
f(x*) - f*, the largest constraint value at x*, the number of active
constraints, and a Monte Carlo estimate of the feasible volume fraction.

    python3 problems.py                 # quick  (4e5 samples per problem)
    python3 problems.py --n 20000000    # slow, for the very small feasible sets
"""
import argparse
import math
import sys

import numpy as np

PI = math.pi


class Problem:
    def __init__(self, name, lo, hi, f, g, m, xstar, fstar, source, note="",
                 feas_frac=None, tol=1e-6, gscale=None):
        self.name = name
        self.lo = np.asarray(lo, float)
        self.hi = np.asarray(hi, float)
        self.d = len(self.lo)
        self._f, self._g, self.m = f, g, m
        self.xstar = None if xstar is None else np.asarray(xstar, float)
        self.fstar = fstar
        self.source, self.note = source, note
        self.feas_frac = feas_frac      # the known share of the box that is feasible
        self.tol = tol
        # natural magnitude of each constraint, for relative residuals
        self.gscale = np.ones(m) if gscale is None else np.asarray(gscale, float)

    def f(self, X):
        X = np.asarray(X, float)
        if X.ndim == 1:
            return float(self._f(X[None, :])[0])
        return self._f(X)

    def g(self, X):
        X = np.asarray(X, float)
        if X.ndim == 1:
            return np.stack(self._g(X[None, :]), axis=-1)[0]
        return np.stack(self._g(X), axis=-1)

    def feasible(self, X, tol=0.0):
        return np.all(self.g(X) <= tol, axis=-1)

    def unit(self, U):
        """map [0,1]^d -> the box"""
        return self.lo + (self.hi - self.lo) * np.asarray(U, float)


# --------------------------------------------------------------------------
# building blocks
# --------------------------------------------------------------------------
def branin(X):
    x, y = X[:, 0], X[:, 1]
    return ((y - 5.1 / (4 * PI ** 2) * x ** 2 + 5 / PI * x - 6) ** 2
            + 10 * (1 - 1 / (8 * PI)) * np.cos(x) + 10)


_H6_ALPHA = np.array([1.0, 1.2, 3.0, 3.2])
_H6_A = np.array([[10, 3, 17, 3.5, 1.7, 8], [0.05, 10, 17, 0.1, 8, 14],
                  [3, 3.5, 1.7, 10, 17, 8], [17, 8, 0.05, 10, 0.1, 14]])
_H6_P = 1e-4 * np.array([[1312, 1696, 5569, 124, 8283, 5886],
                         [2329, 4135, 8307, 3736, 1004, 9991],
                         [2348, 1451, 3522, 2883, 3047, 6650],
                         [4047, 8828, 8732, 5743, 1091, 381]])


def hartmann6(X):
    q = (_H6_A[None] * (X[:, None, :] - _H6_P[None]) ** 2).sum(-1)
    return -(np.exp(-q) * _H6_ALPHA).sum(-1)


def ackley(X):
    return (-20 * np.exp(-0.2 * np.sqrt((X ** 2).mean(-1)))
            - np.exp(np.cos(2 * PI * X).mean(-1)) + 20 + math.e)


def keane(X):
    c2 = np.cos(X) ** 2
    num = (c2 ** 2).sum(-1) - 2 * c2.prod(-1)
    den = np.sqrt((np.arange(1, X.shape[1] + 1) * X ** 2).sum(-1))
    return -np.abs(num) / np.maximum(den, 1e-12)


def _toy_c1(X):
    x, y = X[:, 0], X[:, 1]
    return 1.5 - x - 2 * y - 0.5 * np.sin(2 * PI * (x ** 2 - 2 * y))


def _toy_c2(X):
    return X[:, 0] ** 2 + X[:, 1] ** 2 - 1.5


REG = {}


def add(p):
    REG[p.name] = p
    return p


def get(name):
    return REG[name]


# --------------------------------------------------------------------------
# 2-D
# --------------------------------------------------------------------------
add(Problem("branin_disk", [-5, 0], [10, 15], branin,
            lambda X: [(X[:, 0] - 2.5) ** 2 + (X[:, 1] - 7.5) ** 2 - 50], 1,
            [PI, 2.275], 0.39788735772973816,
            "Gelbart, Snoek, Adams 2014, sec. 4.1", feas_frac=0.69813,
            note="constraint inactive at x*; it only removes the two other global minima"))

add(Problem("branin_spearmint", [-5, 0], [10, 15], branin,
            lambda X: [X[:, 0] - X[:, 1], X[:, 1] - 10], 2,
            [2.945132819, 2.945132819], 0.8446741296,
            "Spearmint examples/constrained",
            note="hidden constraint: evaluation fails (NaN) unless 0<=x<=5 and y<=5; see crash_mask"))

add(Problem("gramacy", [0, 0], [1, 1], lambda X: X.sum(-1),
            lambda X: [_toy_c1(X), _toy_c2(X)], 2,
            [0.195122683472, 0.404665368538], 0.599788052010,
            "Gramacy et al. 2016 (arXiv:1403.4890); also called LSQ",
            note="c1 active; papers quote (0.1954, 0.4044), 0.5998 (the valley is flat)"))


add(Problem("gardner1", [0, 0], [6, 6],
            lambda X: np.cos(2 * X[:, 0]) * np.cos(X[:, 1]) + np.sin(X[:, 0]),
            lambda X: [np.cos(X[:, 0]) * np.cos(X[:, 1]) - np.sin(X[:, 0]) * np.sin(X[:, 1]) - 0.5], 1,
            [1.5 * PI, 0.0], -2.0, "Gardner et al. 2014, simulation 1",
            note="c = cos(x+y) - 0.5; optimum on the bound y=0, constraint inactive"))

add(Problem("gardner2", [0, 0], [6, 6], lambda X: np.sin(X[:, 0]) + X[:, 1],
            lambda X: [np.sin(X[:, 0]) * np.sin(X[:, 1]) + 0.95], 1,
            [1.5 * PI, math.asin(0.95)], math.asin(0.95) - 1.0,
            "Gardner et al. 2014, simulation 2",
            note="two disjoint feasible islands; some papers use [0, 2 pi]^2"))


add(Problem("mystery", [0, 0], [5, 5],
            lambda X: (2 + 0.01 * (X[:, 1] - X[:, 0] ** 2) ** 2 + (1 - X[:, 0]) ** 2
                       + 2 * (2 - X[:, 1]) ** 2
                       + 7 * np.sin(0.5 * X[:, 0]) * np.sin(0.7 * X[:, 0] * X[:, 1])),
            lambda X: [-np.sin(X[:, 0] - X[:, 1] - PI / 8)], 1,
            [2.7449510428, 2.3522519611], -1.1742743289, "Sasena 2002"))

add(Problem("new_branin", [-5, 0], [10, 15],
            lambda X: -(X[:, 0] - 10) ** 2 - (X[:, 1] - 15) ** 2,
            lambda X: [branin(X) - 5], 1,
            [3.2730236703, 0.0488698042], -268.7885046719, "Sasena 2002",
            note="three disjoint feasible islands"))

add(Problem("sasena_test2", [0, 0], [1, 1],
            lambda X: -(X[:, 0] - 1) ** 2 - (X[:, 1] - 0.5) ** 2,
            lambda X: [((X[:, 0] - 3) ** 2 + (X[:, 1] + 2) ** 2) * np.exp(-X[:, 1] ** 7) - 12,
                       10 * X[:, 0] + X[:, 1] - 7,
                       (X[:, 0] - 0.5) ** 2 + (X[:, 1] - 0.5) ** 2 - 0.2], 3,
            [0.2016916891, 0.8331848611], -0.7483083109, "Sasena 2002, 'test function 2'"))


# --------------------------------------------------------------------------
# Hartmann-6
# --------------------------------------------------------------------------
_H6X = [0.20168952, 0.15001069, 0.47687398, 0.27533243, 0.31165162, 0.65730054]
add(Problem("hartmann6_norm", [0] * 6, [1] * 6, hartmann6,
            lambda X: [np.sqrt((X ** 2).sum(-1)) - 1], 1, _H6X, -3.322368011,
            "Letham et al. 2019; BoTorch ConstrainedHartmann", feas_frac=PI ** 3 / 6 / 64,
            note="constraint inactive at x*"))
add(Problem("hartmann6_sum", [0] * 6, [1] * 6, hartmann6,
            lambda X: [X.sum(-1) - 3], 1, _H6X, -3.322368011,
            "BoTorch closed-loop tutorial", feas_frac=0.5,
            note="constraint inactive at x*; tutorial adds N(0, 0.25^2) to f and c"))

# --------------------------------------------------------------------------
# Ackley-10 with two constraints, Keane bump
# --------------------------------------------------------------------------
add(Problem("ackley10", [-5] * 10, [10] * 10, ackley,
            lambda X: [X.sum(-1), np.sqrt((X ** 2).sum(-1)) - 5], 2, [0.0] * 10, 0.0,
            "Eriksson & Poloczek 2021", feas_frac=0.5 * PI ** 5 / 120 * 5.0 ** 10 / 15.0 ** 10,
            tol=1e-12, note="first constraint active at x*"))


def _keane_problem(d, xs, fs):
    return add(Problem("keane%d" % d, [0] * d, [10] * d, keane,
                       lambda X: [0.75 - X.prod(-1), X.sum(-1) - 7.5 * d], 2, xs, fs,
                       "Keane 1994", tol=1e-5))


_keane_problem(10, [3.12389038, 3.06915488, 3.01428233, 2.95758837, 1.46604136, 0.36805852,
                    0.36348233, 0.35912064, 0.35495428, 0.35096664], -0.7473103615)

# --------------------------------------------------------------------------
# CEC 2006
# --------------------------------------------------------------------------


add(Problem("g08", [0, 0], [10, 10],
            lambda X: -np.sin(2 * PI * X[:, 0]) ** 3 * np.sin(2 * PI * X[:, 1])
            / np.maximum(X[:, 0] ** 3 * (X[:, 0] + X[:, 1]), 1e-300),
            lambda X: [X[:, 0] ** 2 - X[:, 1] + 1, 1 - X[:, 0] + (X[:, 1] - 4) ** 2], 2,
            [1.22797135260752599, 4.24537336612274885], -0.0958250414180359, "CEC 2006",
            note="f is unbounded (|f| up to 1e300 here) as x1 -> 0: log/clip before modelling"))


# --------------------------------------------------------------------------
# engineering design
# --------------------------------------------------------------------------


def _pv_f(X):
    a, b, r, l = X.T
    return (0.6224 * a * r * l + 1.7781 * b * r ** 2 + 3.1661 * a ** 2 * l + 19.84 * a ** 2 * r)


def _pv_g(X):
    a, b, r, l = X.T
    return [-a + 0.0193 * r, -b + 0.00954 * r,
            -PI * r ** 2 * l - 4 / 3 * PI * r ** 3 + 1296000, l - 240]


_PVLO, _PVHI = [0.0625, 0.0625, 10, 10], [6.1875, 6.1875, 200, 200]
add(Problem("pressure_vessel_cont", _PVLO, _PVHI, _pv_f, _pv_g, 4,
            [0.778168641375105, 0.384649162627902, 40.3196187240987, 200.0], 5885.332773616,
            "continuous relaxation", gscale=[1, 1, 1296000, 240]))


add(Problem("spring", [0.05, 0.25, 2], [2, 1.3, 15],
            lambda X: (X[:, 2] + 2) * X[:, 1] * X[:, 0] ** 2,
            lambda X: [1 - X[:, 1] ** 3 * X[:, 2] / (71785 * X[:, 0] ** 4),
                       (4 * X[:, 1] ** 2 - X[:, 0] * X[:, 1])
                       / (12566 * (X[:, 1] * X[:, 0] ** 3 - X[:, 0] ** 4))
                       + 1 / (5108 * X[:, 0] ** 2) - 1,
                       1 - 140.45 * X[:, 0] / (X[:, 1] ** 2 * X[:, 2]),
                       (X[:, 0] + X[:, 1]) / 1.5 - 1], 4,
            [0.05168906, 0.35671773, 11.28896598], 0.0126652328,
            "tension/compression spring (d, D, N)", tol=1e-6,
            note="g2 has a pole on x1 = x2 inside the box: clip (BoTorch clamps at 100)"))


# --------------------------------------------------------------------------
# PESC-style synthetic problems: f and c_k are draws from a GP prior
# --------------------------------------------------------------------------
class SplitMix64:
    """Bit-exact in any language with 64-bit wrap-around integers (Java long)."""

    def __init__(self, seed):
        self.s = int(seed) & 0xFFFFFFFFFFFFFFFF

    def next_u64(self):
        M = 0xFFFFFFFFFFFFFFFF
        self.s = (self.s + 0x9E3779B97F4A7C15) & M
        z = self.s
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M
        return z ^ (z >> 31)

    def uniform(self):
        return (self.next_u64() >> 11) * (1.0 / (1 << 53))

    def normal(self):
        # Box-Muller, cosine branch only (one normal per two uniforms)
        u = 1.0 - self.uniform()
        v = self.uniform()
        return math.sqrt(-2.0 * math.log(u)) * math.cos(2 * PI * v)


class GPSample:
    """Random-Fourier-feature draw from a zero-mean, unit-variance squared
    exponential GP on [0,1]^d with a common length scale."""

    def __init__(self, d, ell, n_features, rng):
        self.W = np.empty((n_features, d))
        self.b = np.empty(n_features)
        self.th = np.empty(n_features)
        for i in range(n_features):
            for j in range(d):
                self.W[i, j] = rng.normal() / ell
            self.b[i] = 2 * PI * rng.uniform()
            self.th[i] = rng.normal()
        self.c = math.sqrt(2.0 / n_features)

    def __call__(self, X):
        return self.c * np.cos(X @ self.W.T + self.b) @ self.th


def gp_problem(d, seed, m=1, ell=0.1, n_features=500, name=None, xstar=None, fstar=None):
    """f and m constraints drawn from the GP prior (length scale ell, amplitude 1).
    PESC convention c(x) >= 0 is turned into g = -c <= 0."""
    rng = SplitMix64(seed)
    fs = GPSample(d, ell, n_features, rng)
    cs = [GPSample(d, ell, n_features, rng) for _ in range(m)]
    return Problem(name or "gp_d%d_m%d_s%d" % (d, m, seed), [0] * d, [1] * d, fs,
                   lambda X: [-c(X) for c in cs], m, xstar, fstar,
                   "GP-prior draw as in the PESC experiments", tol=1e-4)


# Stored draws (optima by dense sampling + multi-start SLSQP; d=1 by a fine grid).
for _d, _e, _s, _fs, _xs in [
        (1, 0.1, 0, -0.287534165, [0.7690888]),
        (1, 0.1, 1, -2.255386374, [1.0]),
        (2, 0.1, 0, -3.132799440, [0.2997606, 0.2789105]),
        (2, 0.1, 1, -2.315334077, [0.4751998, 0.4539637]),
        (4, 0.3, 0, -3.169613052, [0.7046150, 0.2081601, 0.0, 0.3540280]),
        (4, 0.3, 1, -3.170734126, [0.2781404, 0.0072841, 0.2592032, 1.0]),
        (8, 0.5, 0, -4.081397275, [0.2550612, 1.0, 0.6543705, 0.0, 0.0, 1.0, 0.9766004, 1.0]),
        (8, 0.5, 1, -3.745534984, [0.0139086, 0.0811891, 0.0, 1.0, 0.0, 0.8071469, 0.3187165,
                                   0.8248913])]:
    add(gp_problem(_d, _s, 1, _e, name="gp_d%d_s%d" % (_d, _s), xstar=_xs, fstar=_fs))


# Psi: (about) the largest feasible objective value, used to score an infeasible
# recommendation.  From 5e5 samples, multi-start SLSQP and hit-and-run; a constant
# of the suite, not a claim of global maximality.
PSI = {
    "branin_disk": 179.36,
    "branin_spearmint": 308.13,
    "gramacy": 1.7320508,
    "gardner1": 2.0,
    "gardner2": 6.03,
    "mystery": 35.5535,
    "new_branin": -104.198,
    "sasena_test2": -0.121287,
    "hartmann6_norm": -0.00013460,
    "hartmann6_sum": 0.0,
    "ackley10": 7.7707,
    "keane10": 0.0,
    "g08": 0.10546,
    "pressure_vessel_cont": 770282.0,
    "spring": 0.323242,
    "gp_d1_s0": 2.1315,
    "gp_d1_s1": 1.1882,
    "gp_d2_s0": 2.3681,
    "gp_d2_s1": 1.8897,
    "gp_d4_s0": 2.2467,
    "gp_d4_s1": 3.6533,
    "gp_d8_s0": 3.6105,
    "gp_d8_s1": 3.4385,
}


def crash_mask(X):
    """branin_spearmint: True where the Spearmint example returns NaN."""
    X = np.atleast_2d(X)
    return (X[:, 0] < 0) | (X[:, 0] > 5) | (X[:, 1] > 5)


# --------------------------------------------------------------------------
def feasible_fraction(p, n, seed=1, chunk=200000):
    rng = np.random.default_rng(seed)
    hit, done = 0, 0
    with np.errstate(all="ignore"):
        while done < n:
            k = min(chunk, n - done)
            hit += int(p.feasible(p.unit(rng.random((k, p.d)))).sum())
            done += k
    fr = hit / n
    return fr, math.sqrt(max(fr * (1 - fr), 1.0 / n) / n)


def main(argv=None):
    ap = argparse.ArgumentParser()
    ap.add_argument("--n", type=int, default=400000)
    ap.add_argument("--only", default="")
    a = ap.parse_args(argv)
    bad = 0
    print("%-22s %3s %3s %16s %11s %11s %4s %12s %10s" %
          ("problem", "d", "m", "f*", "f(x*)-f*", "max g(rel)", "act", "feas.frac", "s.e."))
    for p in REG.values():
        if a.only and a.only not in p.name:
            continue
        if p.xstar is not None:
            fx = p.f(p.xstar)
            r = fx - p.fstar
            rel = (p.g(p.xstar) / p.gscale)
            act = int((np.abs(rel) < 1e-3).sum())
            inside = np.all(p.xstar >= p.lo - 1e-9) and np.all(p.xstar <= p.hi + 1e-9)
            ok = (abs(r) <= 1e-5 * max(1, abs(p.fstar)) and rel.max() <= p.tol and inside)
            if not ok:
                bad += 1
            s = "%16.9g %11.2e %11.2e %4d" % (p.fstar, r, rel.max(), act)
        else:
            ok, s = True, "%16s %11s %11s %4s" % ("-", "-", "-", "-")
        fr, se = feasible_fraction(p, a.n)
        if p.feas_frac is not None and abs(fr - p.feas_frac) > 5 * se:
            bad += 1
            s += "  FRACTION?"
        print("%-22s %3d %3d %s %12.4g %10.1e %s" %
              (p.name, p.d, p.m, s, fr, se, "" if ok else "  <-- CHECK"))
    print("checks failed:", bad)
    return bad


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
