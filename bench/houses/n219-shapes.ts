/** Icons, the chart of months, bars and the ornament of AMC N219. */
import * as s from './shared15.ts';

export const TEAL = '#0e3b43';
export const CORAL = '#e8604c';
export const SAND = '#c9b48a';
export const SLICES = [TEAL, CORAL, SAND, '#5fa8a0', '#9aa5ab'];

const PATHS: Readonly<Record<string, string>> = {
  tag: 'M3 3h8l10 10-8 8L3 11zM7 7h.1',
  flag: 'M5 21V4h13l-3 4 3 4H5',
  coin: 'M12 3a9 9 0 1 0 .1 0M12 7v10M9 9.5h5M9 14.5h5',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  clock: 'M12 3a9 9 0 1 0 .1 0M12 7v5l4 2',
  person: 'M12 4a4 4 0 1 0 .1 0M4 21c0-5 4-7 8-7s8 2 8 7',
};

export const icon = (kind: string, colour: string = SAND): string =>
  `<svg class=icon viewBox="0 0 24 24"><path d="${PATHS[kind] ?? ''}" fill="none" stroke="${colour}" stroke-width="1.7"
stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Squares that look like a code to scan. */
export function ornament(words: string): string {
  const size = 21;
  const isEye = (x: number, y: number): boolean => (x < 7 && y < 7) || (x > 13 && y < 7) || (x < 7 && y > 13);
  const cells = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const)
    .filter(([x, y]) => !isEye(x, y) && s.chance(words, 'ornament', x, y) > 0.52)
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="1" height="1"/>`);
  const eyes = [
    [0, 0],
    [14, 0],
    [0, 14],
  ].map(([x = 0, y = 0]) => `<path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/>`);
  return `<svg class=code viewBox="-1.5 -1.5 24 24"><rect x="-1.5" y="-1.5" width="24" height="24" fill="#fff"/>
<g fill="${TEAL}">${cells.join('')}${eyes.join('')}</g></svg>`;
}

const legend = (names: readonly [string, string]): string =>
  `<p class=legend><u style="background:${TEAL}"></u>${s.esc(names[0])}<u style="background:${CORAL}"></u>${s.esc(names[1])}</p>`;

const [WIDTH, HEIGHT] = [136, 54];

/** Pairs of columns that carry their figures; the months are below. */
export function monthChart(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const all = rows.map((r) => Number(r.percent));
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const [top, bottom] = [4, low < 0 ? HEIGHT - 9 : HEIGHT - 5];
  const yOf = (v: number): number => bottom - ((v - low) / (high - low)) * (bottom - top);
  const each = WIDTH / labels.length;
  const column = (label: string, i: number, k: number): string => {
    const text = s.only(s.percentAt(rows, k === 0 ? s.short(entry) : 'Benchmark', label), label);
    const v = Number(text);
    const x = i * each + 0.7 + k * (each / 2 - 0.3);
    const width = each / 2 - 1.1;
    const at = v < 0 ? yOf(v) + 2.4 : yOf(v) - 0.8;
    const colour = k === 0 ? TEAL : CORAL;
    return `<rect x="${x}" y="${Math.min(yOf(0), yOf(v))}" width="${width}" height="${Math.abs(yOf(v) - yOf(0))}"
fill="${colour}"/><text x="${x + width / 2}" y="${at}" fill="${colour}" font-size="2.1">${text}</text>`;
  };
  const columns = labels.map((label, i) => column(label, i, 0) + column(label, i, 1)).join('');
  const names = labels.map(
    (label, i) => `<text x="${(i + 0.5) * each}" y="${HEIGHT - 0.8}" fill="#444" font-size="2.5">${label}</text>`,
  );
  return `${legend([s.short(entry), 'Benchmark'])}<svg class=chart viewBox="0 0 ${WIDTH} ${HEIGHT}"
style="width:${WIDTH}mm;height:${HEIGHT}mm"><path d="M0 ${yOf(0)}H${WIDTH}" stroke="#999" stroke-width=".2"/>
${columns}${names.join('')}</svg>`;
}

/** A bar of `percent` of the scale with its figure at the end. */
export const bar = (percent: string, scale: number, colour: string, text = `${percent}%`): string =>
  `<span class=bar><u style="width:${((Math.abs(Number(percent)) / scale) * 100).toFixed(1)}%;background:${colour}"></u>
<b>${text}</b></span>`;

/** Pairs of bars for the fund and the benchmark. */
export function yearBars(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const scale = Math.max(...rows.map((r) => Math.abs(Number(r.percent)))) * 1.45;
  const line = (year: string, name: string, colour: string): string => {
    const v = s.only(s.percentAt(rows, name, year), year);
    return `<td class=who>${s.esc(name)}</td><td>${bar(v, scale, colour)}</td>`;
  };
  const years = s
    .labelsOf(rows)
    .map(
      (y) =>
        `<tr><td rowspan=2 class=year>${y}</td>${line(y, s.short(entry), TEAL)}</tr><tr>${line(y, 'Benchmark', CORAL)}</tr>`,
    );
  return `<table class=years>${years.join('')}</table>`;
}
