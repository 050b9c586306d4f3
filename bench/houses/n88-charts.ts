/** The charts of AMC N88 as SVG with data labels: clustered columns, bars, a ring and a treemap. */
import * as s from './shared15.ts';

export const OWN = '#118dff';
export const MARK = '#12239e';
const TONES = ['#118dff', '#12239e', '#e66c37', '#6b007b', '#e044a7', '#744ec2', '#d9b300'];

const text = (x: number, y: number, words: string, extra = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${extra}>${s.esc(words)}</text>`;
const svg = (width: number, height: number, body: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt" style="display:block">${body}</svg>`;
const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${Math.max(height, 0.4).toFixed(1)}" fill="${fill}"/>`;

interface Cluster {
  readonly label: string;
  /** The fund, then the benchmark. */
  readonly values: readonly (string | null | undefined)[];
}

/** Columns in pairs with their figures at the ends, the names of the pairs at the foot. */
export function columns(
  clusters: readonly Cluster[],
  size: { readonly width: number; readonly height: number },
): string {
  const all = clusters.flatMap((c) => c.values.map(Number));
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const foot = size.height - 12;
  const lift = low < 0 ? 10 : 0;
  const scale = (foot - 11 - lift) / (high - low);
  const zero = foot - lift + low * scale;
  const each = size.width / clusters.length;
  const body = clusters.map((cluster, i) => {
    const pair = cluster.values.map((v, k) => {
      const value = Number(v);
      const height = Math.abs(value) * scale;
      const middle = each * (i + 0.5) + (k === 0 ? -1 : 1) * each * 0.215;
      const top = value < 0 ? zero : zero - height;
      const at = value < 0 ? zero + height + 6.4 : zero - height - 2;
      const label = text(middle, at, v ?? '', 'text-anchor="middle" font-size="6.1" fill="#333"');
      return box(middle - each * 0.2, top, each * 0.4, height, k === 0 ? OWN : MARK) + label;
    });
    return (
      pair.join('') + text(each * (i + 0.5), size.height - 2, cluster.label, 'text-anchor="middle" font-size="6.8"')
    );
  });
  return svg(
    size.width,
    size.height,
    `<line x1="0" x2="${size.width}" y1="${zero.toFixed(1)}" y2="${zero.toFixed(1)}" stroke="#999" stroke-width=".4"/>${body.join('')}`,
  );
}

type Shares = readonly s.AllocationRow[];

export function bars(rows: Shares, width: number): string {
  const sorted = rows.toSorted((a, b) => Number(b.percent) - Number(a.percent));
  const most = Number(sorted[0]?.percent ?? 1);
  const body = sorted.map((r, i) => {
    const length = (Number(r.percent) / most) * (width - 125);
    const y = i * 14;
    return `${text(84, y + 8.6, r.label_raw, 'text-anchor="end" font-size="6.9"')}${box(88, y + 2, length, 9, OWN)}${text(91 + length, y + 8.6, `${r.percent}%`, 'font-size="6.9"')}`;
  });
  return svg(width, sorted.length * 14 + 2, body.join(''));
}

interface Tile {
  readonly row: s.AllocationRow;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: string;
}

/** Halves the shares until each has an area of its own. */
function tiles(rows: Shares, at: { x: number; y: number; width: number; height: number }, first: number): Tile[] {
  const [row] = rows;
  if (row === undefined) return [];
  if (rows.length === 1) return [{ row, ...at, tone: TONES[first % TONES.length] ?? OWN }];
  const total = (part: Shares): number => part.reduce((sum, r) => sum + Number(r.percent), 0);
  const cut = rows.findIndex((_, i) => i > 0 && total(rows.slice(0, i)) >= total(rows) * 0.42);
  const half = cut < 1 ? 1 : cut;
  const part = total(rows.slice(0, half)) / total(rows);
  const isWide = at.width > at.height * 1.5;
  const near = isWide ? { ...at, width: at.width * part } : { ...at, height: at.height * part };
  const far = isWide
    ? { ...at, x: at.x + near.width, width: at.width - near.width }
    : { ...at, y: at.y + near.height, height: at.height - near.height };
  return [...tiles(rows.slice(0, half), near, first), ...tiles(rows.slice(half), far, first + half)];
}

/** Areas with the name in the upper left and the share in the lower left corner. */
export function treemap(rows: Shares, width: number, height: number): string {
  const sorted = rows.toSorted((a, b) => Number(b.percent) - Number(a.percent));
  const body = tiles(sorted, { x: 0, y: 0, width, height }, 0).map((t) => {
    const share = text(t.x + 2.5, t.y + t.height - 3.4, `${t.row.percent}%`, 'font-size="6.9" fill="#fff"');
    const name = text(t.x + 2.5, t.y + 7.8, t.row.label_raw, 'font-size="6.9" fill="#fff"');
    return box(t.x, t.y, t.width - 1, t.height - 1, t.tone) + name + share;
  });
  return svg(width, height, body.join(''));
}

/** A ring with a legend of its slices, each with its share. */
export function ringWithLegend(rows: Shares, size: string): string {
  const list = rows.map(
    (r, i) => `<li><i style="background:${TONES[i % TONES.length]}"></i>${s.esc(r.label_raw)} ${r.percent}%</li>`,
  );
  const shares = rows.map((r) => Number(r.percent));
  return `<div class=donut>${s.ring(shares, TONES, size)}<ul>${list.join('')}</ul></div>`;
}
