"use strict";
(() => {
  const colour = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  /* The drawing stays where the chart cannot be made, and on paper. */
  function progress() {
    const source = document.getElementById("progress-data");
    const place = document.getElementById("progress-chart");
    const drawing = document.getElementById("progress-drawing");
    if (!source || typeof uPlot === "undefined") {
      return;
    }
    const { name, log, data } = JSON.parse(source.textContent);
    const short = value => (value == null ? "–" : Number(value.toPrecision(5)).toString());
    const series = (label, stroke, more) => ({ label, stroke, value: (_, v) => short(v), spanGaps: true, ...more });
    let chart = null;
    const draw = () => {
      const ink = colour("--soft");
      const axis = { stroke: ink, grid: { stroke: colour("--line"), width: 1 }, ticks: { stroke: colour("--line") } };
      if (chart) {
        chart.destroy();
      }
      chart = new uPlot({
        width: Math.min(1000, place.clientWidth || 1000),
        height: 340,
        scales: { x: { time: false }, y: log ? { distr: 3 } : {} },
        axes: [{ ...axis, label: "measurements", incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4] }, { ...axis, label: name, size: 70 }],
        series: [
          { label: "measurement" },
          series("recommendation", colour("--first"), { width: 2, points: { show: true } }),
          series("2.5 %", colour("--first"), { width: 0.5, points: { show: false } }),
          series("97.5 %", colour("--first"), { width: 0.5, points: { show: false } }),
          series("best measured where all pass", colour("--second"),
            { width: 2, dash: [8, 4], points: { show: false }, paths: uPlot.paths.stepped({ align: 1 }) }),
        ],
        bands: [{ series: [3, 2], fill: colour("--first") + "33" }],
      }, data, place);
    };
    draw();
    drawing.hidden = true;
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
    addEventListener("resize", () => chart.setSize({ width: Math.min(1000, place.clientWidth), height: 340 }));
    addEventListener("beforeprint", () => { drawing.hidden = false; place.hidden = true; });
    addEventListener("afterprint", () => { drawing.hidden = true; place.hidden = false; });
  }

  function pairs() {
    const select = document.getElementById("pairs");
    if (!select) {
      return;
    }
    const show = () => document.querySelectorAll(".sheet").forEach(sheet => { sheet.hidden = sheet.id !== select.value; });
    select.addEventListener("change", show);
    show();
  }

  const number = text => {
    const match = /^[<>]?\s*(-?[\d.]+(?:e-?\d+)?)(?:\s.*)?$/.exec(text);
    return match ? Number(match[1]) : NaN;
  };

  /* Numbers by their size, anything else by the alphabet; what is empty comes last either way. */
  function compare(one, other, factor) {
    if (one === "" || other === "") {
      return (one === "") - (other === "");
    }
    const a = number(one);
    const b = number(other);
    return factor * (Number.isNaN(a) || Number.isNaN(b) ? one.localeCompare(other) : a - b);
  }

  function sortable(table) {
    const body = table.tBodies[0];
    const heads = [...table.tHead.rows[0].cells];
    for (const row of body.rows) {
      for (const cell of row.cells) {
        cell.classList.toggle("number", !Number.isNaN(number(cell.textContent)));
      }
    }
    heads.forEach((head, column) => head.firstElementChild.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") === "ascending";
      heads.forEach(other => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const text = row => row.cells[column].textContent;
      body.append(...[...body.rows].sort((a, b) => compare(text(a), text(b), down ? -1 : 1)));
    }));
  }

  progress();
  pairs();
  document.querySelectorAll("table.sortable").forEach(sortable);
})();
