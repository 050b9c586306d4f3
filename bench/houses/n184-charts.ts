/** The charts of AMC N184: a pie with labels at lines, bars with figures at their ends, and the growth of Rs. 100. */
import * as s from './shared15.ts';

export const BLUE = '#123f73';
export const ORANGE = '#e07b1f';
const COLOURS = [BLUE, ORANGE, '#6d9dc5', '#a3b53c', '#8e5572', '#c9b458', '#4f8f86', '#b0b0b0', '#d9cbb6'];

type Dot = readonly [x: number, y: number];
const [CX, CY, R] = [31, 14.5, 10];

/** The place on a circle of this radius; a share of 0 is at the top. */
function onCircle(share: number, radius: number): Dot {
  const turn = share * Math.PI * 2;
  return [CX + radius * Math.sin(turn), CY - radius * Math.cos(turn)];
}

const fixed = ([x, y]: Dot): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

interface Slice {
  readonly label: string;
  readonly printed: string;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

function slicesOf(rows: readonly s.AllocationRow[]): Slice[] {
  const total = rows.reduce((sum, r) => sum + Number(r.percent), 0);
  let from = 0;
  return rows.map((r, i) => {
    const to = from + Number(r.percent) / total;
    const colour = COLOURS[i % COLOURS.length] ?? BLUE;
    const slice = { label: r.label_raw, printed: `${r.percent}%`, from, to, colour };
    from = to;
    return slice;
  });
}

/** The words of a long label in lines of at most eighteen characters. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > 18) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const LEADING = 2.25;

/** The labels of one side, from the top to the bottom without overlaps. */
function sideLabels(slices: readonly Slice[], isRight: boolean): string {
  const own = slices
    .map((slice) => ({
      slice,
      lines: linesOf(`${slice.label} ${slice.printed}`),
      dot: onCircle((slice.from + slice.to) / 2, R),
    }))
    .filter(({ dot: [x] }) => x >= CX === isRight)
    .toSorted((a, b) => a.dot[1] - b.dot[1]);
  const height = own.reduce((sum, o) => sum + o.lines.length * LEADING + 0.7, 0);
  const edge = isRight ? CX + R + 3 : CX - R - 3;
  let y = 0;
  let left = height;
  return own
    .map(({ lines, dot }) => {
      left -= lines.length * LEADING + 0.7;
      const wished = dot[1] - (lines.length * LEADING) / 2;
      const top = Math.max(y, Math.min(wished, 29 - left - lines.length * LEADING - 0.7));
      y = top + lines.length * LEADING + 0.7;
      const middle = top + (lines.length * LEADING) / 2;
      const x = edge + (isRight ? 0.6 : -0.6);
      const spans = lines.map(
        (l, i) => `<tspan x="${x}" y="${(top + (i + 0.8) * LEADING).toFixed(2)}">${s.esc(l)}</tspan>`,
      );
      return `<path d="M${fixed(dot)}L${edge} ${middle.toFixed(2)}" stroke="#999" stroke-width=".15" fill="none"/>
<text text-anchor="${isRight ? 'start' : 'end'}">${spans.join('')}</text>`;
    })
    .join('');
}

/** A pie; each label with its figure is at the end of a line from its slice. */
export function pie(rows: readonly s.AllocationRow[]): string {
  const slices = slicesOf(rows);
  const paths = slices.map(({ from, to, colour }) => {
    const big = to - from > 0.5 ? 1 : 0;
    return `<path d="M${CX} ${CY}L${fixed(onCircle(from, R))}A${R} ${R} 0 ${big} 1 ${fixed(onCircle(to, R))}Z"
fill="${colour}" stroke="#fff" stroke-width=".2"/>`;
  });
  return `<svg viewBox="0 0 62 29.5" class=chart>${paths.join('')}
${sideLabels(slices, true)}${sideLabels(slices, false)}</svg>`;
}

/** A bar for each row, its label at the left and its figure at the end of the bar. */
export function bars(rows: readonly s.AllocationRow[]): string {
  const longest = Math.max(...rows.map((r) => Number(r.percent)));
  const each = 3.5;
  const lines = rows.map((r, i) => {
    const width = (Number(r.percent) / longest) * 23;
    const y = i * each;
    return `<text x="29" y="${y + 2.4}" text-anchor="end">${s.esc(r.label_raw)}</text>
<rect x="30" y="${y + 0.5}" width="${width.toFixed(2)}" height="2.4" fill="${ORANGE}"/>
<text x="${(31 + width).toFixed(2)}" y="${y + 2.4}">${r.percent}%</text>`;
  });
  return `<svg viewBox="0 0 62 ${rows.length * each + 0.5}" class=chart>${lines.join('')}</svg>`;
}

/** The worth of Rs. 100 after each month, the oldest first. */
function growthOf(rows: readonly s.SeriesRow[], kind: s.Model['kind'], month: s.Month): number[] {
  const values = [100];
  rows.toReversed().forEach((r, i) => {
    const days = s.daysIn(s.before(month, rows.length - 1 - i));
    const rate = (Number(r.percent) / 100) * (kind === 'rate' ? days / 365 : 1);
    values.push((values.at(-1) ?? 100) * (1 + rate));
  });
  return values;
}

/** Lines of the fund and its benchmark over twelve months, with an axis of rupees. */
export function growth(entry: s.Entry, kind: s.Model['kind'], month: s.Month): string {
  const names = [s.short(entry), 'Benchmark'];
  const series = names.map((n) => growthOf(s.cellsOf(entry.monthly_returns, n), kind, month));
  const all = series.flat();
  const step = Math.max(1, Math.ceil((Math.max(...all) - Math.min(...all)) / 4));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.ceil(Math.max(...all) / step) * step;
  const [left, top, width, height] = [7, 4, 56, 20];
  const yAt = (v: number): number => top + height * (1 - (v - low) / (high - low));
  const count = (series[0]?.length ?? 1) - 1;
  const grid = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step).map(
    (v) => `<path d="M${left} ${yAt(v).toFixed(2)}h${width}" stroke="#ddd" stroke-width=".15"/>
<text x="${left - 1}" y="${(yAt(v) + 0.7).toFixed(2)}" text-anchor="end">${v}</text>`,
  );
  const lines = series.map((values, k) => {
    const dots = values.map((v, i) => `${(left + (i * width) / count).toFixed(2)} ${yAt(v).toFixed(2)}`);
    return `<path d="M${dots.join('L')}" stroke="${COLOURS[k]}" stroke-width=".5" fill="none"/>`;
  });
  const months = [0, 3, 6, 9, 12].map((i) => {
    const x = left + (i * width) / 12;
    const anchor = i === 0 ? 'start' : i === 12 ? 'end' : 'middle';
    return `<text x="${x}" y="${top + height + 3}" text-anchor="${anchor}">${s.dashed(s.before(month, 12 - i))}</text>`;
  });
  const keys = names.map(
    (n, k) => `<rect x="${left + k * 18}" y="0.8" width="3" height=".8" fill="${COLOURS[k]}"/>
<text x="${left + 4 + k * 18}" y="1.9">${s.esc(n)}</text>`,
  );
  return `<svg viewBox="0 0 64 28" class=chart>${grid.join('')}
${lines.join('')}${months.join('')}${keys.join('')}</svg>`;
}
