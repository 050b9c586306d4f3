/** The chart of AMC N227: columns of twelve months above and below a line of zero, without figures at the columns. */
import * as s from './shared15.ts';

const FILLS = ['#1f4e3d', '#a9c7b4'];
const [LEFT, WIDTH, TOP, HEIGHT] = [30, 800, 24, 120];

const text = (x: number, y: number, words: string, anchor = 'middle'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${s.esc(words)}</text>`;

function key(names: readonly string[]): string {
  const items = names.map((name, i) => {
    const x = LEFT + WIDTH / 2 - 70 + i * 70;
    return `<rect x="${x}" y="6" width="8" height="8" fill="${FILLS[i] ?? ''}"/>${text(x + 12, 13, name, 'start')}`;
  });
  return items.join('');
}

export function monthChart(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const values = rows.map((r) => Number(r.percent));
  const [low, high] = [Math.floor(Math.min(...values) / 5) * 5, Math.ceil(Math.max(...values) / 5) * 5];
  const yAt = (v: number): number => TOP + (HEIGHT * (high - v)) / (high - low);
  const each = WIDTH / labels.length;
  const names = [s.short(entry), 'Benchmark'];
  const lines = Array.from({ length: (high - low) / 5 + 1 }, (_, i) => {
    const v = low + i * 5;
    const rule = `<path d="M${LEFT} ${yAt(v).toFixed(1)}h${WIDTH}" stroke="${v === 0 ? '#555' : '#ddd'}"/>`;
    return rule + text(LEFT - 4, yAt(v) + 3, `${v}%`, 'end');
  });
  const bars = labels.flatMap((label, i) => [
    ...names.map((name, k) => {
      const v = Number(s.percentAt(rows, name, label));
      const [x, y] = [LEFT + i * each + each * (0.2 + k * 0.3), Math.min(yAt(0), yAt(v))];
      const size = `width="${(each * 0.28).toFixed(1)}" height="${Math.abs(yAt(0) - yAt(v)).toFixed(1)}"`;
      return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${size} fill="${FILLS[k] ?? ''}"/>`;
    }),
    text(LEFT + i * each + each / 2, TOP + HEIGHT + 14, label),
  ]);
  return `<div class=chart><h2>Returns of the Last Twelve Months</h2><svg viewBox="0 0 840 165" width="277mm"
font-size="8.5" fill="#333">${key(names)}${lines.join('')}${bars.join('')}</svg></div>`;
}
