/** The drawings of AMC N241: steps of months, pairs of dots for years, callouts of shares, and pieces of a ratio. */
import { drawing, LEVIES, mark, minus, path, rect, TOTAL, WITHOUT } from './n241-words.ts';
import * as s from './shared15.ts';

const [INK, RUST, SLATE] = ['#1d2b3a', '#c4562f', '#8b99a8'];
const TINTS = ['#1d2b3a', '#c4562f', '#e0a458', '#5c7f8f', '#a9b7a0', '#cdbfae'];

/** Each month begins where the one before it ends; the benchmark is a line of figures below the months. */
export function steps(entry: s.Entry): string {
  const rows = s.cellsOf(entry.monthly_returns, s.short(entry));
  const ends = rows.reduce<number[]>((all, r) => [...all, s.only(all.at(-1), 'end') + Number(r.percent)], [0]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const yAt = (v: number): number => 10 + 50 * (1 - (v - low) / (high - low));
  const bars = rows.map((r, i) => {
    const [from, to] = [s.only(ends[i], 'end'), s.only(ends[i + 1], 'end')];
    const x = 30 + i * 23;
    const top = Math.min(yAt(from), yAt(to));
    const height = Math.max(0.6, Math.abs(yAt(from) - yAt(to)));
    const benchmark = s.percentAt(entry.monthly_returns, 'Benchmark', r.period_label_raw);
    return [
      rect(x, top, 17, height, to < from ? RUST : INK),
      path(
        [
          [x + 17, yAt(to)],
          [x + 23, yAt(to)],
        ],
        'thin',
      ),
      mark(minus(r.percent), { x: x + 8.5, y: to < from ? top + height + 4.4 : top - 1.6, kind: 'big mid' }),
      mark(r.period_label_raw, { x: x + 8.5, y: 74, kind: 'bold mid' }),
      mark(minus(benchmark), { x: x + 8.5, y: 81, kind: 'grey mid' }),
    ].join('');
  });
  const name = mark('Benchmark', { x: 2, y: 81, kind: 'grey' });
  return drawing(310, 84, `${bars.join('')}${mark(s.short(entry), { x: 2, y: 12, kind: 'bold' })}${name}`);
}

/** A dark dot is the fund, with its figure above; a grey dot is the benchmark, with its figure below. */
export function dots(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns);
  const pairs = labels.map((l) =>
    [s.short(entry), 'Benchmark'].map((n) => s.percentAt(entry.historical_returns, n, l)),
  );
  const values = pairs.flat().map(Number);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const xAt = (v: number): number => 30 + (120 * (v - low)) / Math.max(1, high - low);
  const lines = pairs.map(([own, other], i) => {
    const y = 13 + i * 11;
    const [a, b] = [xAt(Number(own)), xAt(Number(other))];
    return [
      path(
        [
          [a, y],
          [b, y],
        ],
        'thin',
      ),
      `<circle cx="${a.toFixed(1)}" cy="${y}" r="1.6" fill="${INK}"/>`,
      `<circle cx="${b.toFixed(1)}" cy="${y}" r="1.6" fill="${SLATE}"/>`,
      mark(minus(own), { x: a, y: y - 2.4, kind: 'bold mid' }),
      mark(minus(other), { x: b, y: y + 5.2, kind: 'grey mid' }),
      mark(labels[i] ?? '', { x: 2, y: y + 1.2, kind: 'bold' }),
    ].join('');
  });
  return drawing(165, 64, lines.join(''));
}

/** Places of callouts; no two of them are closer than the gap. */
function placed(middles: readonly number[], gap: number, end: number): number[] {
  const down = middles.reduce<number[]>((all, y) => [...all, Math.max(y, (all.at(-1) ?? -Infinity) + gap)], []);
  return down
    .toReversed()
    .reduce<number[]>((all, y) => [...all, Math.min(y, (all.at(-1) ?? end + gap) - gap)], [])
    .toReversed();
}

/** A column of shares with a line from each piece to its label and figure. */
export function callouts(figures: s.Figures, type: s.AllocationType, side: 'left' | 'right'): string {
  const rows = s.lines(figures, type).map(({ label, cells: [share = ''] }) => ({ label, share }));
  const total = rows.reduce((sum, r) => sum + Number(r.share), 0);
  const starts = rows.reduce<number[]>(
    (all, r) => [...all, s.only(all.at(-1), 'y') + (Number(r.share) / total) * 78],
    [4],
  );
  const middles = rows.map((_, i) => (s.only(starts[i], 'y') + s.only(starts[i + 1], 'y')) / 2);
  const isLeft = side === 'left';
  const [x, edge, bend, end] = isLeft ? [84, 84, 78, 72] : [4, 28, 34, 40];
  const ys = placed(middles, 10, 82);
  const drawn = rows.map((r, i) => {
    const [from, to, middle, y] = [starts[i] ?? 0, starts[i + 1] ?? 0, middles[i] ?? 0, ys[i] ?? 0];
    const kind = isLeft ? 'end' : '';
    const at = isLeft ? end - 1.5 : end + 1.5;
    return [
      rect(x, from, 24, to - from, TINTS[i % TINTS.length] ?? INK),
      path(
        [
          [edge, middle],
          [bend, y],
          [end, y],
        ],
        'lead',
      ),
      mark(`${r.share}%`, { x: at, y: y - 0.4, kind: `big ${kind}` }),
      mark(r.label, { x: at, y: y + 3.6, kind: `small ${kind}` }),
    ].join('');
  });
  return drawing(112, 90, drawn.join(''));
}

/** A bar for the month and one for the year to date: the ratio without levies, the levies, and a bracket over both. */
export function pieces(entry: s.Entry): string {
  const rows = ['Month', 'Year to date'].map((period, i) => {
    const [all, levies, rest] = [TOTAL, LEVIES, WITHOUT].map((l) => s.feeOf(entry, l, period));
    const x = 28 + i * 110;
    const cut = x + 70 * (Number(rest) / Number(all));
    return [
      mark(period, { x: x - 2, y: 21, kind: 'bold end' }),
      path(
        [
          [x, 14],
          [x, 11],
          [x + 70, 11],
          [x + 70, 14],
        ],
        'lead',
      ),
      mark(`${TOTAL} ${all ?? ''}%`, { x: x + 35, y: 9, kind: 'bold mid' }),
      rect(x, 15, cut - x, 9, INK),
      rect(cut, 15, x + 70 - cut, 9, RUST),
      mark(`${WITHOUT} ${rest ?? ''}%`, { x: x + 2, y: 20.9, kind: 'white' }),
      path(
        [
          [(cut + x + 70) / 2, 24],
          [(cut + x + 70) / 2, 30],
          [x + 54, 30],
        ],
        'lead',
      ),
      mark(`${LEVIES} ${levies ?? ''}%`, { x: x + 52.5, y: 31.2, kind: 'small end' }),
    ].join('');
  });
  return drawing(222, 36, rows.join(''));
}
