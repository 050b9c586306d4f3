/** The charts of AMC N188: pies with labels at their slices or with a legend, columns with an axis, and bars. */
import * as s from './shared15.ts';

export const COLOURS = [
  '#1f4e79',
  '#e07b39',
  '#5a9367',
  '#c9a227',
  '#7d5ba6',
  '#3aa0a8',
  '#b8433f',
  '#8c8c8c',
  '#d4a5a5',
  '#37474f',
];

const GREY = '#666';
const SMALL = 'text-anchor="middle" font-size="1.95"';
const BOLD = ' font-weight="bold"';

const text = (x: number, y: number, words: string, extra = ''): string =>
  `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" ${extra}>${s.esc(words)}</text>`;

const svg = (width: number, height: number, size: number, body: string): string =>
  `<svg viewBox="0 0 ${width} ${height.toFixed(2)}"
style="display:block;width:${width}mm;height:${height.toFixed(2)}mm;font:${size}px 'Liberation Sans'">${body}</svg>`;

interface Slice {
  readonly label: string;
  readonly percent: string;
  readonly path: string;
  readonly colour: string;
  /** The middle of its arc, in radians from the right. */
  readonly middle: number;
}

/** The slices of a pie in the order of the rows, from the top to the right. */
function slicesOf(rows: readonly s.AllocationRow[], x: number, y: number, radius: number): Slice[] {
  const total = rows.reduce((sum, r) => sum + Number(r.percent), 0);
  let from = -Math.PI / 2;
  return rows.map((row, i) => {
    const to = from + (Number(row.percent) / total) * Math.PI * 2;
    const at = (angle: number): string =>
      `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
    const colour = COLOURS[i % COLOURS.length] ?? GREY;
    const path = `<path d="M${x} ${y}L${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}Z"
fill="${colour}" stroke="#fff" stroke-width=".3"/>`;
    const slice = { label: row.label_raw, percent: row.percent, path, colour, middle: (from + to) / 2 };
    from = to;
    return slice;
  });
}

/** Places of labels on one side of a pie, which are never closer than `step`. */
function apart(heights: readonly number[], step: number, foot: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y);
  let high = -Infinity;
  for (const each of order) high = each.y = Math.max(each.y, high + step);
  let low = foot;
  for (const each of order.toReversed()) {
    each.y = Math.min(each.y, low);
    low = each.y - step;
  }
  return order.toSorted((a, b) => a.i - b.i).map((each) => each.y);
}

/** Words in lines of at most this many characters. */
function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A pie; at the end of a line from each slice is its label, and its share in the line below the label. */
export function labelled(rows: readonly s.AllocationRow[], width: number, height: number, radius: number): string {
  const [x, y] = [width / 2, height / 2];
  const slices = slicesOf(rows, x, y, radius);
  const labels = [true, false].flatMap((isRight) => {
    const side = slices.filter((slice) => Math.cos(slice.middle) >= 0 === isRight);
    const places = apart(
      side.map((slice) => y + (radius + 4) * Math.sin(slice.middle)),
      8.4,
      height - 4,
    );
    return side.map((slice, i) => {
      const ty = Math.max(places[i] ?? y, 4);
      const edge = x + (isRight ? 1 : -1) * (radius + 5);
      const from = [x + radius * Math.cos(slice.middle), y + radius * Math.sin(slice.middle)] as const;
      const anchor = `text-anchor="${isRight ? 'start' : 'end'}"`;
      const tx = edge + (isRight ? 0.8 : -0.8);
      const lines = [...wrapped(slice.label, 17), `${slice.percent}%`];
      const top = ty + 0.9 - ((lines.length - 1) * 2.7) / 2;
      return `<path d="M${from[0].toFixed(2)} ${from[1].toFixed(2)}L${edge.toFixed(2)} ${ty.toFixed(2)}"
fill="none" stroke="${GREY}" stroke-width=".18"/>
${lines.map((line, k) => text(tx, top + k * 2.7, line, `${anchor}${k < lines.length - 1 ? '' : BOLD}`)).join('')}`;
    });
  });
  return svg(width, height, 2.5, slices.map((slice) => slice.path).join('') + labels.join(''));
}

/** A pie without words, and a legend with shares at its right. */
export function withLegend(rows: readonly s.AllocationRow[], width: number, radius: number): string {
  const step = 4.3;
  const height = Math.max(radius * 2 + 2, rows.length * step + 2);
  const slices = slicesOf(rows, radius + 1, height / 2, radius);
  const x = radius * 2 + 6;
  const top = (height - rows.length * step) / 2 + 3;
  const legend = slices.map(
    (slice, i) =>
      `<rect x="${x}" y="${(top + i * step - 2).toFixed(2)}" width="2.1" height="2.1" fill="${slice.colour}"/>${text(
        x + 3.2,
        top + i * step,
        `${slice.label} ${slice.percent}%`,
      )}`,
  );
  return svg(width, height, width > 60 ? 2.5 : 2.2, slices.map((slice) => slice.path).join('') + legend.join(''));
}

export interface Columns {
  readonly labels: readonly string[];
  readonly series: readonly (readonly [name: string, values: readonly (string | null)[]])[];
  readonly width: number;
  readonly height: number;
  readonly size?: number;
}

/** A round distance of the lines of an axis. */
const stepOf = (range: number): number => [1, 2, 5, 10, 20, 25, 50, 100].find((n) => range / n <= 6) ?? 200;

/** Columns over an axis with lines, each with its figure; the names of the series are a legend at the foot. */
export function columns({ labels, series, width, height, size = 2.3 }: Columns): string {
  const values = series.flatMap(([, all]) => all.map((v) => Number(v ?? 0)));
  const step = stepOf(Math.max(...values, 0) - Math.min(...values, 0));
  const high = Math.ceil((Math.max(...values, 0) + step * 0.3) / step) * step;
  const low = Math.min(...values) < 0 ? Math.floor((Math.min(...values) - step * 0.3) / step) * step : 0;
  const [left, top, foot] = [8, 2, height - (series.length > 1 ? 9.5 : 5)];
  const yOf = (v: number): number => top + ((high - v) / (high - low)) * (foot - top);
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step).map(
    (v) =>
      `<path d="M${left} ${yOf(v).toFixed(2)}H${width}" stroke="${v === 0 ? '#444' : '#ddd'}"
stroke-width=".18"/>${text(left - 1, yOf(v) + 0.8, `${v}%`, `text-anchor="end" fill="${GREY}"`)}`,
  );
  const each = (width - left) / labels.length;
  const wide = Math.min((each * 0.86) / series.length, 7);
  const shapes = labels.flatMap((_, i) =>
    series.map(([, all], k) => {
      const printed = all[i] ?? null;
      if (printed === null) return '';
      const x = left + (i + 0.5) * each + (k - series.length / 2) * wide;
      const [zero, end] = [yOf(0), yOf(Number(printed))];
      const at = printed.startsWith('-') ? end + size : end - 0.7;
      return `<rect x="${(x + 0.15).toFixed(2)}" y="${Math.min(zero, end).toFixed(2)}"
width="${(wide - 0.3).toFixed(2)}"
height="${Math.abs(zero - end).toFixed(2)}"
fill="${COLOURS[k]}"/>${text(x + wide / 2, at, series.length > 1 ? printed : `${printed}%`, SMALL)}`;
    }),
  );
  const names = labels.map((label, i) => text(left + (i + 0.5) * each, foot + 3.2, label, 'text-anchor="middle"'));
  const half = width / 2;
  const keys = series.map(([name], k) => {
    const x = half - 24 + k * 26;
    return `<rect x="${x}" y="${height - 2.6}" width="2.1" height="2.1"
fill="${COLOURS[k]}"/>${text(x + 3.2, height - 0.7, name)}`;
  });
  return svg(
    width,
    height,
    size,
    lines.join('') + shapes.join('') + names.join('') + (series.length > 1 ? keys.join('') : ''),
  );
}

/** Bars to the right of their labels, with figures at their ends. */
export function bars(
  rows: readonly (readonly [label: string, percent: string])[],
  of: { readonly width: number; readonly left: number; readonly colour: number; readonly step?: number },
): string {
  const { width, left, colour, step = 4.4 } = of;
  const most = Math.max(...rows.map(([, v]) => Number(v)));
  const body = rows.map(([label, percent], i) => {
    const y = i * step;
    const long = (Number(percent) / most) * (width - left - 10);
    return `${text(left - 1.4, y + step * 0.5 + 0.85, label, 'text-anchor="end"')}
<rect x="${left}" y="${(y + step * 0.14).toFixed(2)}" width="${long.toFixed(2)}" height="${(step * 0.72).toFixed(2)}"
fill="${COLOURS[colour]}"/>${text(left + long + 0.9, y + step * 0.5 + 0.85, `${percent}%`)}`;
  });
  return svg(
    width,
    rows.length * step + 1,
    2.5,
    `<path d="M${left} 0V${(rows.length * step).toFixed(2)}" stroke="#444" stroke-width=".2"/>${body.join('')}`,
  );
}
