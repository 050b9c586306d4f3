/** The shapes of AMC N213: slopes, boxes in boxes, a calendar with a specimen, and wings around their labels. */
import * as s from './shared15.ts';

export const NAVY = '#14365c';
export const CORAL = '#c9542f';
const TINTS = ['#dbe6f2', '#e9dfd2', '#dcebe0', '#f0e2e6', '#e6e6f3', '#ececec'];

const share = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);

/** Each month has its own order, and a line joins the two places of a class. */
export function slopes(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const order = (column: number): string[] =>
    rows.toSorted((a, b) => Number(b.cells[column]) - Number(a.cells[column])).map((r) => r.label);
  const [first, last] = [order(0), order(1)];
  const y = (place: number): number => 26 + place * 17;
  const text = (x: number, at: number, anchor: string, words: string, weight = ''): string =>
    `<text x="${x}" y="${at}" text-anchor="${anchor}"${weight}>${s.esc(words)}</text>`;
  const bold = ' font-weight="bold"';
  const body = rows.map((r) => {
    const [a, b] = [y(first.indexOf(r.label)), y(last.indexOf(r.label))];
    return `${text(104, a, 'end', r.label)}${text(138, a, 'end', share(r.cells[0]), bold)}
<path d="M143 ${a - 3}L217 ${b - 3}" stroke="${CORAL}" stroke-width="1.2"/>
<circle cx="143" cy="${a - 3}" r="2" fill="${CORAL}"/><circle cx="217" cy="${b - 3}" r="2" fill="${CORAL}"/>
${text(222, b, 'start', share(r.cells[1]), bold)}${text(256, b, 'start', r.label)}`;
  });
  const [then = '', now = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  const head = `<g fill="${NAVY}">${text(138, 9, 'end', then, bold)}${text(222, 9, 'start', now, bold)}</g>`;
  return `<svg class=slope viewBox="0 0 360 ${y(rows.length - 1) + 6}" font-size="8.4">${head}${body.join('')}</svg>`;
}

type Box = ReturnType<typeof s.lines>[number];

/** One or two rows of boxes that are about equally large. */
function rowsOf(all: readonly Box[]): Box[][] {
  const total = all.reduce((sum, b) => sum + Number(b.cells[0]), 0);
  const rows: Box[][] = [[], []];
  let sum = 0;
  for (const box of all) {
    rows[sum < total * 0.4 ? 0 : 1]?.push(box);
    sum += Number(box.cells[0]);
  }
  return rows.filter((r) => r.length > 0);
}

/** A box for each sector or rating, with a box in it for each of its holdings. */
export function boxes(entry: s.Entry, fund: s.Fund): string {
  const type = s.only(s.otherType(entry), 'table');
  const all = s.lines(entry, type);
  const box = ({ label, cells }: Box): string => {
    const held = entry.holdings.filter((h) => s.noteOf(fund, h.name_raw) === label);
    const rest = Number(cells[0]) - held.reduce((sum, h) => sum + Number(h.percent), 0);
    const inner = held.map(
      (h) => `<div style="flex:${h.percent}"><span>${s.esc(h.name_raw)}</span> <b>${share(h.percent)}</b></div>`,
    );
    const colour = TINTS[all.findIndex((b) => b.label === label) % TINTS.length];
    const body =
      held.length === 0 ? '' : `<div class=in>${inner.join('')}<u style="flex:${rest.toFixed(2)}"></u></div>`;
    return `<div class=box style="flex:${cells[0]};background:${colour}">
<i><span>${s.esc(label)}</span> <b>${share(cells[0])}</b></i>${body}</div>`;
  };
  const rows = rowsOf(all).map((r) => `<div class=row>${r.map(box).join('')}</div>`);
  const kind = type === 'SECTOR_ALLOCATION' ? 'sector' : 'rating';
  const title = s.titleOf(entry, type);
  const inside = entry.holdings.length === 0 ? '' : `; in the box of each ${kind} its ${entry.holdings_title_raw}`;
  return `${s.heading(`${title}${inside}`)}<div class=map>${rows.join('')}</div>`;
}

const cellOf = (month: string, fund: string, benchmark: string, kind = ''): string =>
  `<div class="cell ${kind}"><b>${month}</b><span>${s.esc(fund)}</span><em>${s.esc(benchmark)}</em></div>`;

/** A row of cells for each quarter below its year; the first cell shows the place of each figure. */
export function calendar(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const years = Map.groupBy(labels, (l) => l.slice(-4));
  const blocks = [...years].map(([year, months]) => {
    const cells = months.map((l) =>
      cellOf(
        l.slice(0, 3),
        share(s.percentAt(entry.monthly_returns, s.short(entry), l)),
        share(s.percentAt(entry.monthly_returns, 'Benchmark', l)),
      ),
    );
    return `<h4>${year}</h4><div class=cells>${cells.join('')}</div>`;
  });
  const specimen = cellOf('Month', s.short(entry), 'Benchmark', 'specimen');
  return `${s.heading('Monthly Returns')}<div class=key><span>How to read a cell:</span>${specimen}</div>
<div class=year>${blocks.join('')}</div>`;
}

/** Periods in the middle, the fund at their left, and the benchmark at their right. */
export function wings(entry: s.Entry, middle: string, rows: readonly (readonly [string, string, string])[]): string {
  const top = Math.max(...rows.flatMap(([, a, b]) => [Math.abs(Number(a)), Math.abs(Number(b))]));
  const bar = (v: string, side: string): string => {
    const width = ((Math.abs(Number(v)) / top) * 100).toFixed(0);
    return `<td class="${side}"><u${v.startsWith('-') ? ' class=loss' : ''} style="width:${width}%"></u></td>`;
  };
  const lines = rows.map(
    ([label, own, other]) =>
      `<tr><td class=own>${share(own)}</td>${bar(own, 'west')}<td class=mid>${s.esc(label)}</td>${bar(other, 'east')}
<td class=own>${share(other)}</td></tr>`,
  );
  return `<table class=wings><tr><th colspan=2>${s.short(entry)}</th><th class=mid>${s.esc(middle)}</th>
<th colspan=2>Benchmark</th></tr>${lines.join('')}</table>`;
}
