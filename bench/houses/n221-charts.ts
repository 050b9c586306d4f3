/** Charts of AMC N221: columns of two months, a bridge of the net assets, centred bars, and dots on a line. */
import * as s from './shared15.ts';

export const INK = '#14213d';
export const LIME = '#7fb800';
export const SKY = '#00a6ed';
export const SUN = '#ffb400';
export const MIST = '#c9d6df';

const text = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-size="${size}" ${more}>${s.esc(words)}</text>`;

const svg = (width: number, height: number, body: string): string =>
  `<svg class=chart viewBox="0 0 ${width} ${height}" style="width:${width}mm;height:${height}mm">${body}</svg>`;

/** A label in lines of at most `most` characters. */
export function wrapped(label: string, most: number): string[] {
  return label.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}

/** Two columns for each class: the month before in pale, this month in full; labels are below. */
export function classColumns(rows: readonly { readonly label: string; readonly cells: readonly string[] }[]): string {
  const [width, base, top] = [104, 43, 6];
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  const each = width / rows.length;
  const columns = rows.map(({ label, cells }, i) => {
    const bars = cells.map((percent, k) => {
      const height = (Number(percent) / most) * (base - top);
      const x = (i + 0.5) * each + (k === 0 ? -10.6 : 0.6);
      return `<rect x="${x}" y="${base - height}" width="10" height="${height}" fill="${k === 0 ? MIST : SKY}"/>
${text(x + 5, base - height - 1, 3.1, `${percent}%`, k === 0 ? 'fill="#667"' : 'font-weight="bold"')}`;
    });
    const names = wrapped(label, 14).map((line, k) => text((i + 0.5) * each, base + 4 + k * 3.4, 3.1, line));
    return bars.join('') + names.join('');
  });
  return svg(width, 51, `<path d="M0 ${base}H${width}" stroke="#999" stroke-width=".25"/>${columns.join('')}`);
}

export interface Step {
  readonly name: string;
  readonly value: number;
  readonly isLevel: boolean;
}

/** Levels at both ends and the changes between them, in crore of rupees. */
export function bridge(steps: readonly Step[]): string {
  const [width, base, top] = [92, 43, 8];
  let level = 0;
  const bars = steps.map((step) => {
    const from = step.isLevel ? 0 : level;
    level = step.isLevel ? step.value : level + step.value;
    return { ...step, from, to: level };
  });
  const levels = bars.map((b) => b.to);
  const low = Math.min(...levels) - (Math.max(...levels) - Math.min(...levels)) * 1.6;
  const yOf = (v: number): number => base - ((Math.max(v, low) - low) / (Math.max(...levels) - low)) * (base - top);
  const each = width / bars.length;
  const body = bars.map((b, i) => {
    const [a, z] = [yOf(b.from), yOf(b.to)];
    const colour = b.isLevel ? INK : b.value < 0 ? SUN : LIME;
    const sign = b.isLevel ? '' : b.value < 0 ? '-' : '+';
    const words = `${sign}${s.grouped(Math.abs(b.value), 2)}`;
    return `<rect x="${i * each + 2}" y="${Math.min(a, z)}" width="${each - 4}"
height="${Math.max(0.3, Math.abs(a - z))}" fill="${colour}"/>
${text((i + 0.5) * each, Math.min(a, z) - 1.2, 3.3, words, 'font-weight="bold"')}
${wrapped(b.name, 13)
  .map((line, k) => text((i + 0.5) * each, base + 4 + k * 3.4, 3, line))
  .join('')}`;
  });
  return svg(width, 51, body.join(''));
}

/** Bars around a middle line, the label at the left and the share at the right. */
export function centred(rows: readonly s.AllocationRow[]): string {
  const [width, each] = [104, 5.6];
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const body = rows.map((r, i) => {
    const length = (Number(r.percent) / most) * 46;
    const y = i * each;
    return `<rect x="${60 - length / 2}" y="${y + 0.5}" width="${length}" height="${each - 1.2}" rx="1" fill="${SKY}"/>
${text(0, y + 3.9, 3.3, r.label_raw, 'style="text-anchor:start"')}
${text(width, y + 3.9, 3.3, `${r.percent}%`, 'style="text-anchor:end" font-weight="bold"')}`;
  });
  return svg(width, rows.length * each + 1, body.join(''));
}

/** Each year is a line with a dot for the fund and a ring for the benchmark; the figures are at its right. */
export function yearDots(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const all = rows.map((r) => Number(r.percent));
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const xOf = (v: number): number => 16 + ((v - low) / (high - low)) * 40;
  const lines = s.labelsOf(rows).map((year, i) => {
    const [own = '', other = ''] = [s.short(entry), 'Benchmark'].map((n) => s.percentAt(rows, n, year));
    const y = 8 + i * 6.4;
    return `${text(0, y + 1.1, 3.3, year, 'style="text-anchor:start" font-weight="bold"')}
<path d="M16 ${y}H56" stroke="#bbb" stroke-width=".3"/>
<circle cx="${xOf(Number(other))}" cy="${y}" r="1.5" fill="#fff" stroke="${SUN}" stroke-width=".7"/>
<circle cx="${xOf(Number(own))}" cy="${y}" r="1.5" fill="${SKY}"/>
${text(79, y + 1.1, 3.3, `${own}%`, 'style="text-anchor:end" font-weight="bold"')}
${text(102, y + 1.1, 3.3, `${other}%`, 'style="text-anchor:end"')}`;
  });
  const heads = `${text(79, 3, 3, s.short(entry), `style="text-anchor:end" fill="${SKY}"`)}
${text(102, 3, 3, 'Benchmark', 'style="text-anchor:end" fill="#b07c00"')}`;
  return svg(104, 6 + lines.length * 6.4, heads + lines.join(''));
}
