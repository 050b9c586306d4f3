/** Charts of AMC N224: changes by day on an axis, a pie whose key has the figures, and bars with their figures. */
import { NAVY } from './n224-style.ts';
import * as s from './shared15.ts';

const COLOURS = [NAVY, '#c0392b', '#7f8c8d', '#e0a526', '#3c8d5a', '#8e5ea2', '#5dade2', '#a04000'];

const text = (x: number, y: number, words: string, anchor = 'start', more = ''): string =>
  `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-size="2.3"
text-anchor="${anchor}" ${more}>${s.esc(words)}</text>`;

/** A walk of 21 working days from 0 to `end` that belongs to the words alone. */
function walk(words: string, end: number): number[] {
  const steps = Array.from({ length: 21 }, (_, i) => (i === 0 ? 0 : 0.22 * s.noise('walk', words, i)));
  const levels = steps.map((_, i) => steps.slice(0, i + 1).reduce((a, b) => a + b, 0));
  const last = levels.at(-1) ?? 0;
  return levels.map((v, i) => v + ((end - last) * i) / 20);
}

export interface Line {
  /** As the key has it. */
  readonly name: string;
  /** The change of the whole month. */
  readonly change: number;
}

/** Lines of the changes since the start of the month; the axis has percents, and no point has a figure. */
export function changes(words: string, own: Line, other: Line): string {
  const lines = [walk(`${words} other`, other.change), walk(words, own.change)];
  const [low, high] = [Math.floor(Math.min(...lines.flat())), Math.ceil(Math.max(...lines.flat()))];
  const yAt = (v: number): number => 3 + ((high - v) / (high - low)) * 15.6;
  const xAt = (i: number): number => 11 + i * 4.7;
  const step = high - low > 4 ? 2 : 1;
  const marks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  const axis = marks.map(
    (v) => `${text(9.5, yAt(v) + 0.8, `${v.toFixed(2)}%`, 'end')}
<path d="M11 ${yAt(v)}H107" stroke="#ccc" stroke-width=".15"/>`,
  );
  const drawn = lines.map((line, k) => {
    const points = line.map((v, i) => `${xAt(i).toFixed(2)},${yAt(v).toFixed(2)}`);
    const colour = k === 0 ? '#c0392b' : NAVY;
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width=".5"/>`;
  });
  const days = ['01-Mar-19', '11-Mar-19', '20-Mar-19', '29-Mar-19'].map((d, i) => text(14 + i * 28.6, 22, d, 'middle'));
  const key = `<path d="M18 24.6h6" stroke="#c0392b" stroke-width=".6"/>${text(25, 25.4, `Change in ${other.name}`)}
<path d="M66 24.6h6" stroke="${NAVY}" stroke-width=".6"/>${text(73, 25.4, `Change in ${own.name} NAV/UNIT`)}`;
  return `<svg viewBox="0 0 114 26.5" style="width:114mm;height:26.5mm">${axis.join('')}
${drawn.join('')}${days.join('')}${key}</svg>`;
}

/** A pie without words; the key at its right has a square, a label and a share for each slice. */
export function keyed(rows: readonly s.AllocationRow[]): string {
  const items = rows.map(
    (r, i) =>
      `<span><i style="background:${COLOURS[i % COLOURS.length]}"></i>${s.esc(r.label_raw)} ${r.percent}%</span>`,
  );
  const pie = s.ring(
    rows.map((r) => Number(r.percent)),
    COLOURS,
    '19mm',
  );
  return `<div class=pair>${pie}<div class=key>${items.join('')}</div></div>`;
}

/** Bars from the left with an axis of percents below. */
export function bars(rows: readonly s.AllocationRow[]): string {
  const step = 4;
  const unit = 2.6;
  const top = rows.map((r, i) => {
    const y = i * step;
    const width = Number(r.percent) * unit;
    return `${text(27, y + 2.7, r.label_raw, 'end')}<rect x="28" y="${y + 0.7}" width="${width.toFixed(2)}" height="2.7"
fill="${NAVY}"/>${text(29 + width, y + 2.8, `${r.percent}%`, 'start', 'font-weight="bold"')}`;
  });
  const height = rows.length * step;
  const axis = [0, 5, 10, 15, 20, 25].map((v) => text(28 + v * unit, height + 2.8, `${v}%`, 'middle', 'fill="#777"'));
  return `<svg viewBox="0 0 114 ${height + 3.5}" style="width:114mm;height:${height + 3.5}mm">${top.join('')}
<path d="M28 0V${height}H104" stroke="#999" stroke-width=".2" fill="none"/>${axis.join('')}</svg>`;
}
