/** The charts of AMC N179: grouped columns and bars, each with its figure. */
import { esc } from './shared15.ts';

export const COLOURS = ['#0f4c5c', '#e08e45', '#8fa6a0'];

export interface Series {
  readonly name: string;
  /** Null if the figure is not printed. */
  readonly values: readonly (string | null)[];
}

const svg = (width: number, height: number, size: number, body: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" style="width:${width}mm;height:${height.toFixed(1)}mm;font:${size}px 'Liberation Sans'">${body}</svg>`;

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" ${more}>${esc(words)}</text>`;

/** Coloured squares with the names of the series. */
function key(series: readonly Series[], y: number): string {
  let x = 0;
  return series
    .map(({ name }, i) => {
      const item = `<rect x="${x}" y="${y - 2.4}" width="2.6" height="2.6" fill="${COLOURS[i]}"/>${text(x + 3.8, y, name)}`;
      x += 9 + name.length * 1.75;
      return item;
    })
    .join('');
}

interface ColumnForm {
  readonly width: number;
  readonly height: number;
  readonly show: (value: string) => string;
  readonly size?: number;
}

/** Columns side by side for each label; the figure is above its column, or below it if it is negative. */
export function columns(labels: readonly string[], series: readonly Series[], of: ColumnForm): string {
  const { width, height, show, size = 2.7 } = of;
  const top = series.length > 1 ? 11 : 5;
  const numbers = series.flatMap((x) => x.values.map((v) => Number(v ?? 0)));
  const [high, low] = [Math.max(0, ...numbers), Math.min(0, ...numbers)];
  const bottom = height - 6 - (low < 0 ? 4 : 0);
  const y = (v: number): number => top + ((high - v) / (high - low)) * (bottom - top);
  const each = width / labels.length;
  const bar = (each * 0.84) / series.length;
  const figures = labels.flatMap((_, i) =>
    series.map(({ values }, k) => {
      const value = values[i] ?? null;
      if (value === null) return '';
      const x = i * each + each * 0.08 + k * bar;
      const [from, to] = [y(0), y(Number(value))];
      const at = value.startsWith('-') ? to + size : to - 1;
      return `<rect x="${(x + bar * 0.08).toFixed(2)}" y="${Math.min(from, to).toFixed(2)}" width="${(bar * 0.84).toFixed(2)}"
height="${Math.abs(from - to).toFixed(2)}" fill="${COLOURS[k]}"/>${text(x + bar / 2, at, show(value), 'text-anchor=middle')}`;
    }),
  );
  const names = labels.map((l, i) => text((i + 0.5) * each, height - 1, l, 'text-anchor=middle fill="#555"'));
  const axis = `<path d="M0 ${y(0).toFixed(2)}H${width}" stroke="#888" stroke-width=".25"/>`;
  return svg(
    width,
    height,
    size,
    `${series.length > 1 ? key(series, 3) : ''}${figures.join('')}${axis}${names.join('')}`,
  );
}

/** Bars of each label below one another, one for each series, with the figures at their ends. */
export function bars(labels: readonly string[], series: readonly Series[], width: number): string {
  const most = Math.max(...series.flatMap((x) => x.values.map((v) => Number(v ?? 0))));
  const thick = series.length > 1 ? 3.7 : 4.4;
  const each = thick * series.length + 2.8;
  const top = series.length > 1 ? 7 : 1;
  const left = Math.max(...labels.map((l) => l.length)) * 1.52 + 3;
  const room = width - left - 13;
  const rows = labels.flatMap((l, i) => {
    const y = top + i * each;
    const lines = series.map(({ values }, k) => {
      const value = values[i] ?? '0';
      const long = (Number(value) / most) * room;
      const middle = y + (k + 0.5) * thick;
      return `<rect x="${left}" y="${(middle - thick * 0.42).toFixed(2)}" width="${long.toFixed(2)}" height="${(thick * 0.84).toFixed(2)}"
fill="${COLOURS[k]}"/>${text(left + long + 1, middle + 0.95, `${value}%`)}`;
    });
    return [text(left - 2, y + (thick * series.length) / 2 + 0.95, l, 'text-anchor=end'), ...lines];
  });
  return svg(width, top + labels.length * each, 2.8, `${series.length > 1 ? key(series, 3) : ''}${rows.join('')}`);
}
