/** The charts of AMC N96 as SVG: slopes between two months, pairs of dots on a line, and a round of twelve months. */
import * as s from './shared15.ts';

const OWN = '#0b6e69';
const MARK = '#d9822b';
const TONES = ['#0b6e69', '#d9822b', '#5b6bb0', '#a23b72', '#7a8b3c', '#8a8a8a', '#3a8fb7'];

const at = (v: number): string => v.toFixed(1);
const text = (x: number, y: number, words: string, extra = ''): string =>
  `<text x="${at(x)}" y="${at(y)}" ${extra}>${s.esc(words)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, extra: string): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" ${extra}/>`;
const dot = (x: number, y: number, radius: number, extra: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${radius}" ${extra}/>`;
const svg = (width: number, height: number, body: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt" style="display:block">${body}</svg>`;

/** Moves labels apart that would touch each other, from the top down and, at the foot, back up. */
function apart(heights: readonly number[], step: number, foot: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y);
  let low = -Infinity;
  for (const each of order) low = each.y = Math.max(each.y, low + step);
  let high = foot;
  for (const each of order.toReversed()) {
    each.y = Math.min(each.y, high);
    high = each.y - step;
  }
  return order.toSorted((a, b) => a.i - b.i).map((each) => each.y);
}

/** A line for each class from its share of the month before, at the left, to that of the month, at the right. */
export function slopes(
  rows: readonly { readonly label: string; readonly cells: readonly string[] }[],
  months: readonly string[],
  width: number,
): string {
  const [top, foot] = [20, 112];
  const [left, right] = [width * 0.4, width * 0.6];
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  const heights = [0, 1].map((k) => rows.map((r) => foot - (Number(r.cells[k]) / most) * (foot - top)));
  const labels = heights.map((all) => apart(all, 9.4, foot + 2));
  const heads = [
    text(left, 9, months[0] ?? '', 'text-anchor="end" font-size="7.6" font-weight="bold"'),
    text(right, 9, months[1] ?? '', 'font-size="7.6" font-weight="bold"'),
  ];
  const body = rows.map((r, i) => {
    const tone = TONES[i % TONES.length] ?? OWN;
    const [y0, y1] = [heights[0]?.[i] ?? 0, heights[1]?.[i] ?? 0];
    const [l0, l1] = [(labels[0]?.[i] ?? 0) + 2.4, (labels[1]?.[i] ?? 0) + 2.4];
    const fill = `fill="${tone}" font-size="7.3"`;
    return [
      line(left, y0, right, y1, `stroke="${tone}" stroke-width="1.3"`),
      dot(left, y0, 2, `fill="${tone}"`),
      dot(right, y1, 2, `fill="${tone}"`),
      text(left - 5, l0, `${r.label} ${r.cells[0] ?? ''}%`, `text-anchor="end" ${fill}`),
      text(right + 5, l1, `${r.cells[1] ?? ''}% ${r.label}`, `${fill} font-weight="bold"`),
    ].join('');
  });
  return svg(width, foot + 12, [...heads, ...body].join(''));
}

/** A line for each period with a dot of the fund, its figure above, and one of the benchmark, its figure below. */
export function dumbbells(returns: readonly s.ReturnRow[], width: number): string {
  const all = returns.flatMap((r) => [Number(r.fund_return_percent), Number(r.benchmark_return_percent), 0]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const [left, right] = [92, width - 22];
  const xAt = (v: string | null): number => left + ((Number(v) - low) / (high - low)) * (right - left);
  const each = 26;
  const height = returns.length * each + 4;
  const zero = line(xAt('0'), 2, xAt('0'), height - 2, 'stroke="#bbb" stroke-width=".5" stroke-dasharray="2 1.5"');
  const body = returns.map((r, i) => {
    const y = i * each + each / 2 + 1;
    const [own, mark] = [xAt(r.fund_return_percent), xAt(r.benchmark_return_percent)];
    const middle = 'text-anchor="middle" font-size="7.2"';
    return [
      text(0, y + 2.4, r.period_label_raw, 'font-size="7.6"'),
      line(left - 6, y, right + 12, y, 'stroke="#e6e6e6" stroke-width=".5"'),
      line(own, y, mark, y, 'stroke="#9bb" stroke-width="2"'),
      dot(own, y, 2.9, `fill="${OWN}"`),
      dot(mark, y, 2.4, `fill="#fff" stroke="${MARK}" stroke-width="1.3"`),
      text(own, y - 4.2, `${r.fund_return_percent ?? ''}%`, `${middle} fill="${OWN}" font-weight="bold"`),
      text(mark, y + 9.6, `${r.benchmark_return_percent ?? ''}%`, `${middle} fill="#b06014"`),
    ].join('');
  });
  return svg(width, height, zero + body.join(''));
}

interface Spoke {
  readonly label: string;
  readonly own: string;
  readonly mark: string;
}

/** Twelve months around a ring: the fund's figure outside of the month, the benchmark's inside. */
export function round(months: readonly Spoke[], middle: string): string {
  const [width, height] = [270, 232];
  const [x, y] = [width / 2, height / 2 - 2];
  const ring = dot(x, y, 75, 'fill="none" stroke="#e3efee" stroke-width="28"');
  const hole = dot(x, y, 27, 'fill="#f4f4f0"');
  const name = text(x, y + 2.8, middle, `text-anchor="middle" font-size="8.6" font-weight="bold" fill="${OWN}"`);
  const body = months.map((m, i) => {
    const angle = (i / months.length) * Math.PI * 2 - Math.PI / 2;
    const put = (radius: number, words: string, extra: string): string =>
      text(x + radius * Math.cos(angle), y + radius * Math.sin(angle) + 2.4, words, `text-anchor="middle" ${extra}`);
    return [
      put(75, m.label, 'font-size="7" font-weight="bold"'),
      put(104, `${m.own}%`, `font-size="7.4" font-weight="bold" fill="${OWN}"`),
      put(48, `${m.mark}%`, 'font-size="6.6" fill="#b06014"'),
    ].join('');
  });
  return svg(width, height, ring + hole + name + body.join(''));
}

/** Bars with the rank before, the name in and the weight behind each of them. */
export function ladder(holdings: readonly s.Holding[], width: number): string {
  const most = Number(holdings[0]?.percent ?? 1);
  const body = holdings.map((h, i) => {
    const y = i * 12.4;
    const length = 96 + (Number(h.percent) / most) * (width - 150);
    const bar = `<rect x="16" y="${at(y)}" width="${at(length)}" height="10.6" rx="2" fill="#d5e8e6"/>`;
    return [
      bar,
      text(10, y + 8, String(h.rank), 'text-anchor="end" font-size="7.2" fill="#777"'),
      text(20, y + 8, h.name_raw, 'font-size="7.2"'),
      text(length + 20, y + 8, `${h.percent}%`, 'font-size="7.2" font-weight="bold"'),
    ].join('');
  });
  return svg(width, holdings.length * 12.4, body.join(''));
}
