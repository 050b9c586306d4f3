/** The shapes of AMC N185: icons, the risk meter, pairs of bars, stacked bars, tiles, badges and people. */
import * as s from './shared15.ts';

export const INK = '#2b2550';
export const VIOLET = '#5b4bb7';
export const MINT = '#2fae8f';
const COLOURS = [VIOLET, MINT, '#f2b441', '#e0746b', '#58a9d6', '#a58fd8', '#8c93a8', '#c6cad6', '#d98cb3'];

const ICONS = {
  coin: '<circle cx="8" cy="8" r="5"/><path d="M8 5v6M6.3 6.3h2.6a1 1 0 010 2H7a1 1 0 000 2h2.8"/>',
  pie: '<circle cx="8" cy="8" r="5"/><path d="M8 3v5l4 3"/>',
  rise: '<path d="M3 12l3.5-4 2.5 2L13 5M10 5h3v3"/>',
  day: '<path d="M3 4.5h10v8.5H3zM3 7.3h10M5.6 3v2.6M10.4 3v2.6"/>',
  house: '<path d="M3 7l5-4 5 4M4.2 7v5.5h7.6V7M7 12.500V9h2v3.5"/>',
  person: '<circle cx="8" cy="5.6" r="2.3"/><path d="M3.6 13c.5-3 2.3-4 4.4-4s3.9 1 4.4 4"/>',
  clock: '<circle cx="8" cy="8" r="5"/><path d="M8 5v3l2 1.5"/>',
  share: '<path d="M4 12l8-8"/><circle cx="5" cy="5.2" r="1.5"/><circle cx="11" cy="10.8" r="1.5"/>',
} as const;

export type Icon = keyof typeof ICONS;

export const icon = (name: Icon): string =>
  `<svg class=icon viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" fill="#ecebf7"/>
<g fill="none" stroke="${VIOLET}" stroke-width="1" stroke-linejoin="round"
stroke-linecap="round">${ICONS[name]}</g></svg>`;

const LEVELS = ['Very Low', 'Low', 'Medium', 'High', 'Very High'];
const SHADES = ['#4fb286', '#9cc55a', '#f2c14e', '#ef8f4b', '#d8504d'];

/** Five steps with their names; a pointer is over the step of the fund. */
export function meter(level: string): string {
  const steps = LEVELS.map((name, i) => {
    const pointer = name === level ? `<path d="M${i * 13 + 4.5} 0h4l-2 3z" fill="${INK}"/>` : '';
    return `${pointer}<rect x="${i * 13}" y="3.6" width="12.5" height="2.4" rx="1" fill="${SHADES[i]}"/>
<text x="${i * 13 + 6.25}" y="8.9" text-anchor="middle">${name}</text>`;
  });
  return `<svg viewBox="0 0 65 9.6" class=draw>${steps.join('')}</svg>`;
}

const share = (v: string | null): string => (v === null ? '–' : `${v}%`);

/** For each period a bar of the fund over a bar of the benchmark; figures are at the ends of the bars. */
export function pairs(rows: readonly s.ReturnRow[]): string {
  const values = rows.flatMap((r) => [Number(r.fund_return_percent), Number(r.benchmark_return_percent)]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const [label, room] = [25, 72];
  const space = low < 0 ? 9 : 0;
  const unit = (room - space) / Math.max(high - low, 1);
  const zero = label + space - low * unit;
  const each = 8;
  const bar = (printed: string | null, y: number, colour: string): string => {
    const value = Number(printed);
    const end = zero + value * unit;
    const [x, anchor] = value < 0 ? [end - 0.8, 'end'] : [end + 0.8, 'start'];
    return `<rect x="${Math.min(zero, end).toFixed(2)}" y="${y}"
width="${Math.max(Math.abs(value) * unit, 0.2).toFixed(2)}" height="2.6"
rx=".4" fill="${colour}"/><text x="${x.toFixed(2)}" y="${y + 2.1}" text-anchor="${anchor}">${share(printed)}</text>`;
  };
  const lines = rows.map((r, i) => {
    const y = i * each + 0.6;
    return `<text x="0" y="${y + 3.5}" font-weight="bold">${s.esc(r.period_label_raw)}</text>
${bar(r.fund_return_percent, y, VIOLET)}${bar(r.benchmark_return_percent, y + 3, MINT)}`;
  });
  const height = rows.length * each;
  return `<svg viewBox="0 0 110 ${height}" class=draw>${lines.join('')}
<path d="M${zero.toFixed(2)} 0V${height}" stroke="${INK}" stroke-width=".2"/></svg>`;
}

/** One bar of all classes, and a list of them with the shares of both months. */
export function stacked(figures: s.Figures): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const lines = s.lines(figures, 'ASSET_ALLOCATION');
  const parts = lines.map(
    ({ cells }, i) => `<u style="width:${cells[0] ?? '0'}%;background:${COLOURS[i % COLOURS.length]}"></u>`,
  );
  const rows = lines.map(({ label, cells }, i) =>
    s.tr([
      `<i style="background:${COLOURS[i % COLOURS.length]}"></i>${s.esc(label)}`,
      `<b>${share(cells[0] ?? null)}</b>`,
      share(cells[1] ?? null),
    ]),
  );
  return `<div class=stack>${parts.join('')}</div>
<table class=legend>${s.tr(['', ...dates], 'th')}${rows.join('')}</table>`;
}

/** Each label in a badge with its share below it. */
export const badges = (rows: readonly s.AllocationRow[]): string =>
  `<div class=badges>${rows
    .map((r) => `<div><span>${s.esc(r.label_raw)}</span><b>${r.percent}%</b></div>`)
    .join('')}</div>`;

/** A tile for each month with the figure of the fund and a smaller one of the benchmark. */
export function tiles(rows: readonly s.SeriesRow[]): string {
  const cells = s.labelsOf(rows).map((label) => {
    const own = s.percentAt(rows, 'Fund', label) ?? '';
    const kind = own.startsWith('-') ? ' class=loss' : '';
    const other = s.percentAt(rows, 'Benchmark', label) ?? '';
    return `<div${kind}><span>${s.esc(label)}</span><b>${own}%</b><em>${other}%</em></div>`;
  });
  return `<div class=tiles>${cells.join('')}</div>`;
}

/** A number in a circle, the name with a second line, and the share. */
export function ranked(holdings: readonly s.Holding[], second: (name: string) => string): string {
  const rows = holdings.map((h) => {
    const note = second(h.name_raw);
    const below = note === '' ? '' : `<em>${s.esc(note)}</em>`;
    return `<div><i>${h.rank}</i><p>${s.esc(h.name_raw)}${below}</p><b>${h.percent}%</b></div>`;
  });
  return `<div class=ranked>${rows.join('')}</div>`;
}

const initials = (name: string): string =>
  name
    .replace(/,.*$/, '')
    .split(' ')
    .map((w) => w[0] ?? '')
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join('');

/** A circle with initials, the name, and the office below it. */
export const people = (entry: s.Entry): string =>
  `<div class=people>${s
    .people(entry)
    .map(([office, name]) => `<div><i>${initials(name)}</i><p><b>${s.esc(name)}</b>${s.esc(office)}</p></div>`)
    .join('')}</div>`;
