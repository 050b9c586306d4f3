/** The shapes of AMC N258: a dial of months, a line of fiscal years, strips of Rs. 100, a path and places at a table. */
import * as w from './n258-words.ts';
import * as s from './shared15.ts';

const TURN = Math.PI * 2;
const MIDDLE = 110;

const at = (radius: number, turn: number): readonly [x: string, y: string] => [
  (MIDDLE + radius * Math.sin(turn * TURN)).toFixed(1),
  (MIDDLE - radius * Math.cos(turn * TURN)).toFixed(1),
];

const label = (text: string, radius: number, turn: number, kind: string): string => {
  const [x, y] = at(radius, turn);
  return `<text class="${kind}" x="${x}" y="${(Number(y) + 2.6).toFixed(1)}">${s.esc(text)}</text>`;
};

/** Twelve sectors: the fund in the outer ring, the benchmark in the middle one, the month in the inner one. */
export function dial(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const rings = [106, 77, 50, 26].map((r, i) => `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${r}" class="ring${i}"/>`);
  const spokes = labels.map((_, i) => {
    const [x1, y1] = at(26, i / labels.length);
    const [x2, y2] = at(106, i / labels.length);
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
  });
  const words = labels.map((l, i) => {
    const turn = (i + 0.5) / labels.length;
    return [
      label(w.pct(s.percentAt(rows, s.short(entry), l)), 91.5, turn, 'own'),
      label(w.pct(s.percentAt(rows, w.BENCHMARK, l)), 63.5, turn, 'other'),
      label(l, 39.5, turn, 'month'),
    ].join('');
  });
  const key = `<p class=small>Inner ring: month. Middle ring: ${w.BENCHMARK}. Outer ring: ${s.short(entry)}.</p>`;
  const svg = `<svg class=dial viewBox="0 0 220 220">${rings.join('')}${spokes.join('')}${words.join('')}</svg>`;
  return w.part('The last twelve months', `${key}${svg}`);
}

/** Between two Junes are the fiscal year and the return of the fund; the benchmark is below the line. */
export function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const labels = s.labelsOf(rows).toReversed();
  const cells = labels.map((l) => {
    const [own, other] = [s.short(entry), w.BENCHMARK].map((n) => w.pct(s.percentAt(rows, n, l)));
    return `<div class=span><span>${l}</span><b>${own}</b><i>${other}</i></div>`;
  });
  const first = Number(labels[0]?.slice(3)) - 1;
  const ticks = [first, ...labels.map((l) => Number(l.slice(3)))].map((y) => `<span>June ${y}</span>`);
  const key = `<p class=small>Above the line: ${s.short(entry)}. Below the line: ${w.BENCHMARK}.</p>`;
  return w.part(
    'From June to June',
    `${key}<div class=time><div class=spans>${cells.join('')}</div><div class=ticks>${ticks.join('')}</div></div>`,
  );
}

const STRIPS = ['#8ccab4', '#f0c987', '#a9c1e8', '#e6a6a1', '#c9b6df', '#cfd5d9', '#b9d98f'];

/** Strips of a note of Rs. 100. */
export function strips(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.ofType(entry, type).map((r, i) => {
    const high = Math.max(4.6, Number(r.percent) * 0.62).toFixed(1);
    const words = `<b>Rs. ${r.percent}</b><span>${s.esc(r.label_raw)}</span>`;
    return `<div style="height:${high}mm;background:${STRIPS[i % STRIPS.length]}">${words}</div>`;
  });
  return w.part(s.titleOf(entry, type), `<div class=strips>${rows.join('')}</div>`);
}

const ACROSS = 4;

/** Rows of four steps by turns to the right and to the left, in the order of the ranks. */
export function path(entry: s.Entry): string {
  const held = entry.holdings;
  if (held.length === 0) return '';
  const steps = held.map((h, i) => {
    const row = Math.floor(i / ACROSS);
    const isBack = row % 2 === 1;
    const column = isBack ? ACROSS - (i % ACROSS) : (i % ACROSS) + 1;
    const isLast = i === held.length - 1;
    const way = isLast ? '' : i % ACROSS === ACROSS - 1 ? 'down' : isBack ? 'back' : 'on';
    return `<div class="step ${way}" style="grid-row:${row + 1};grid-column:${column}"><i>${h.rank}</i>
<span>${s.esc(h.name_raw)}</span><b>${h.percent}%</b></div>`;
  });
  return w.part(entry.holdings_title_raw ?? '', `<div class=path>${steps.join('')}</div>`);
}

/** Three names above the table and three below it. */
export function seats(entry: s.Entry): string {
  const seat = ([name, office]: s.Item): string => `<p><b>${s.esc(name)}</b><span>${s.esc(office)}</span></p>`;
  const all = s.members(entry).map(seat);
  return `<div class=seats><div>${all.slice(0, 3).join('')}</div><div class=desk>Investment Committee</div>
<div>${all.slice(3).join('')}</div></div>`;
}
