/** The charts of AMC N233: a pie with a table, bars with values, pairs of columns, and a line of the NAV. */
import { cell, head, monthLabel, MONTH, row, table, title } from './n233-words.ts';
import * as s from './shared15.ts';

const COLOURS = ['#5d1a44', '#d08b2c', '#8fa3a8', '#b86b8f', '#3f5f66'];
const TEXT = 'font-size="5.6" fill="#6e646b"';

/** A pie of this month left of the shares of two months. */
export function pie(entry: s.Entry): string {
  const all = s.lines(entry, 'ASSET_ALLOCATION');
  const ring = s.ring(
    all.map((l) => Number(l.cells[0])),
    COLOURS,
    '20mm',
  );
  const rows = all.map(({ label, cells: [now, then] }, i) =>
    s.tr([`<i style="background:${COLOURS[i] ?? ''}"></i>${s.esc(label)}`, cell(now), cell(then)]),
  );
  const top = head(['', ...s.datesOf(entry, 'ASSET_ALLOCATION')]);
  return `${title(s.titleOf(entry, 'ASSET_ALLOCATION'))}<div class=pie>${ring}${table([top, ...rows], '')}</div>`;
}

/** A bar for each class or sector with its share at the right. */
export function bars(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const all = s.lines(entry, type);
  const most = Math.max(...all.map((l) => Number(l.cells[0])));
  const rows = all.map(({ label, cells: [share = ''] }) => {
    const bar = `<i style="width:${((Number(share) / most) * 100).toFixed(1)}%"></i>`;
    return s.tr([s.esc(label), bar, `${share}%`]);
  });
  return `${title(s.titleOf(entry, type))}${table(rows, 'hbars')}`;
}

/** A pair of columns for each fiscal year, their values above or below them. */
export function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const labels = s.labelsOf(rows).toReversed();
  if (labels.length === 0) return '';
  const names = [s.short(entry), 'Benchmark'];
  const values = rows.map((r) => Number(r.percent));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const y = (v: number): number => 18 + 78 * (1 - (v - low) / (high - low));
  const group = 180 / labels.length;
  const wide = Math.min(20, group * 0.42);
  const columns = labels.flatMap((label, i) =>
    names.map((name, k) => {
      const value = s.only(s.percentAt(rows, name, label), 'year');
      const v = Number(value);
      const x = i * group + group / 2 + (k - 1) * (wide + 1);
      const at = v < 0 ? y(v) + 6 : y(v) - 2;
      return `<rect x="${x.toFixed(1)}" y="${Math.min(y(0), y(v)).toFixed(1)}" width="${wide.toFixed(1)}"
height="${Math.abs(y(v) - y(0)).toFixed(1)}" fill="${COLOURS[k] ?? ''}"/>
<text x="${(x + wide / 2).toFixed(1)}" y="${at.toFixed(1)}" text-anchor="middle" font-size="5.4">${cell(value)}</text>`;
    }),
  );
  const below = labels.map(
    (l, i) =>
      `<text x="${(i * group + group / 2).toFixed(1)}" y="${low < 0 ? 112 : 104}"
text-anchor="middle" ${TEXT}>${l}</text>`,
  );
  const key = names.map(
    (n, k) => `<rect x="${k * 34 + 2}" y="1" width="5" height="5" fill="${COLOURS[k] ?? ''}"/>
<text x="${k * 34 + 9}" y="5.8" ${TEXT}>${s.esc(n)}</text>`,
  );
  return `${title('Returns of fiscal years (%)')}<svg viewBox="0 0 180 ${low < 0 ? 114 : 106}"
style="width:63.5mm;display:block">
${key.join('')}<line x1="0" x2="180" y1="${y(0).toFixed(1)}" y2="${y(0).toFixed(1)}" stroke="#888" stroke-width=".5"/>
${columns.join('')}${below.join('')}</svg>`;
}

const COUNT = 24;

/** The NAV at the ends of the last months. */
export function navLine(fund: s.Fund): string {
  const points = s.recent(s.historyOf(fund.name, fund.model, MONTH), COUNT);
  const navs = points.map((p) => p.nav);
  const step = s.only(
    [0.5, 1, 2, 5, 10, 20, 50].find((n) => (Math.max(...navs) - Math.min(...navs)) / n < 4),
    'step',
  );
  const low = Math.floor(Math.min(...navs) / step) * step;
  const high = Math.ceil(Math.max(...navs) / step) * step;
  const y = (v: number): string => (5 + 78 * (1 - (v - low) / (high - low))).toFixed(1);
  const x = (i: number): string => (24 + (i * 150) / (points.length - 1)).toFixed(1);
  const levels = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  const grid = levels.map(
    (v) => `<line x1="24" x2="174" y1="${y(v)}" y2="${y(v)}" stroke="#ddd5da" stroke-width=".5"/>
<text x="21" y="${Number(y(v)) + 2}" text-anchor="end" ${TEXT}>${v.toFixed(step < 1 ? 1 : 0)}</text>`,
  );
  const last = points.length - 1;
  const ticks = [0, Math.round(last / 3), Math.round((last * 2) / 3), last].map((i) => {
    const label = monthLabel(s.only(points[i], 'point').month);
    return `<text x="${x(i)}" y="93"
text-anchor="${i === last ? 'end' : i === 0 ? 'start' : 'middle'}" ${TEXT}>${label}</text>`;
  });
  const line = navs.map((v, i) => `${x(i)},${y(v)}`).join(' ');
  const mark = fund.model.kind === 'rate' ? '‡' : '';
  return `${title(`NAV per unit at month ends (PKR)${mark}`)}<svg viewBox="0 0 180 95"
style="width:63.5mm;display:block">
${grid.join('')}<polyline points="${line}" fill="none" stroke="#5d1a44" stroke-width="1.4"/>${ticks.join('')}</svg>`;
}

/** Months are rows, the newest first. */
export function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'];
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], cell).map((r) => row(r));
  const mark = entry.reported_returns[0]?.period_label_raw.endsWith('***') === true ? '***' : '*';
  return `${title(`Monthly returns (%)${mark}`)}${table([head(['Month', ...names]), ...rows], 'even')}`;
}
