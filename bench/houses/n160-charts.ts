/** The charts of AMC N160: returns as dots on lines, months and holdings as columns with turned words. */
import * as s from './shared15.ts';

/** The fund, its benchmark, and further classes of a bar. */
export const SHADES = ['#0f766e', '#c2701c', '#3b5b92', '#8b3f5f', '#5b6b7d', '#2f855a', '#6b46a1'] as const;

const WIDTH = 97;
const FONT = 'font-family="Liberation Sans" font-size="2.2"';

type Pair = readonly [label: string, own: string, benchmark: string];

const text = (x: number, y: number, words: string, rest = ''): string =>
  `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" ${rest}>${s.esc(words)}</text>`;

/** Words that run upwards from, or up to, the point given. */
const turned = (x: number, y: number, words: string, anchor: 'start' | 'end', fill = '#1f2a37'): string =>
  text(x, y, words, `transform="rotate(-90 ${x.toFixed(2)} ${y.toFixed(2)})" text-anchor="${anchor}" fill="${fill}"`);

const svg = (height: number, body: string): string => `<svg viewBox="0 0 ${WIDTH} ${height}" ${FONT}>${body}</svg>`;

function pairsOf(entry: s.Entry): readonly [periods: Pair[], years: Pair[]] {
  const rows = entry.historical_returns;
  return [
    entry.reported_returns.map((r) => [
      r.period_label_raw,
      r.fund_return_percent ?? '',
      r.benchmark_return_percent ?? '',
    ]),
    s
      .labelsOf(rows)
      .map((l) => [l, s.percentAt(rows, s.short(entry), l) ?? '', s.percentAt(rows, 'Benchmark', l) ?? '']),
  ];
}

/** A line for each period, with a dot and a figure for each series where its return is on the scale. */
export function returnChart(entry: s.Entry): string {
  const [periods, years] = pairsOf(entry);
  const values = [...periods, ...years].flatMap(([, own, other]) => [Number(own), Number(other)]);
  const [low, high] = [Math.min(0, ...values), Math.max(...values)];
  const xOf = (v: number): number => 22 + ((v - low) / (high - low)) * 69;
  const step = 7;
  const line = ([label, own, other]: Pair, i: number): string => {
    const y = 4 + i * step + (i < periods.length ? 0 : 2.4);
    const dot = (v: string, k: 0 | 1): string =>
      `<circle cx="${xOf(Number(v)).toFixed(2)}" cy="${y}" r="${k === 0 ? 1 : 0.8}" fill="${SHADES[k]}"/>
${text(xOf(Number(v)), y + (k === 0 ? -1.3 : 3), v, `text-anchor="middle" fill="${SHADES[k]}" stroke="#fff" stroke-width=".7" paint-order="stroke"`)}`;
    return `${text(0, y + 0.8, label)}<path d="M18 ${y}H${WIDTH - 2}" stroke="#dde3ea" stroke-width=".3"/>${dot(other, 1)}${dot(own, 0)}`;
  };
  const count = periods.length + years.length;
  const edge = periods.length * step + 1.8;
  const zero = xOf(0).toFixed(2);
  return svg(
    count * step + 3.6,
    `<path d="M${zero} 0V${count * step + 3.6}" stroke="#c3ccd8" stroke-width=".2" stroke-dasharray=".8 .6"/>
<path d="M0 ${edge}H${WIDTH}" stroke="#64748b" stroke-width=".15"/>${[...periods, ...years].map(line).join('')}`,
  );
}

/** Two columns for each month, with their turned figures at the ends. */
export function monthChart(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const values = rows.map((r) => Number(r.percent));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const [top, tall] = [8.4, 20];
  const yOf = (v: number): number => top + ((high - v) / (high - low)) * tall;
  const end = top + tall + (low < 0 ? 8.4 : 0);
  const each = WIDTH / labels.length;
  const columns = labels.flatMap((label, i) => [
    ...[s.short(entry), 'Benchmark'].map((name, k) => {
      const percent = s.only(s.percentAt(rows, name, label), 'month');
      const v = Number(percent);
      const x = i * each + each * (k === 0 ? 0.12 : 0.52);
      const [a, b] = [yOf(Math.max(0, v)), yOf(Math.min(0, v))];
      const figure = turned(x + each * 0.18 + 0.8, v < 0 ? b + 0.7 : a - 0.7, percent, v < 0 ? 'end' : 'start');
      return `<rect x="${x.toFixed(2)}" y="${a.toFixed(2)}" width="${(each * 0.36).toFixed(2)}" height="${(b - a).toFixed(2)}" fill="${SHADES[k]}"/>${figure}`;
    }),
    text(i * each + each / 2, end + 2.6, label, 'text-anchor="middle"'),
  ]);
  return svg(end + 3.6, `${columns.join('')}<path d="M0 ${yOf(0)}H${WIDTH}" stroke="#64748b" stroke-width=".2"/>`);
}

/** Columns with weights on top and turned names below. */
export function heldChart(holdings: readonly s.Holding[]): string {
  const most = Math.max(...holdings.map((h) => Number(h.percent)));
  const each = Math.min(WIDTH / holdings.length, 14);
  const body = holdings.map((h, i) => {
    const tall = (Number(h.percent) / most) * 11;
    const x = i * each + each / 2;
    return `<rect x="${(x - 2.2).toFixed(2)}" y="${(14 - tall).toFixed(2)}" width="4.4" height="${tall.toFixed(2)}" fill="${SHADES[2]}"/>
${text(x, 13.4 - tall, h.percent, 'text-anchor="middle"')}${turned(x + 0.8, 14.9, h.name_raw, 'end')}`;
  });
  return svg(47, body.join(''));
}
