/** The tables of AMC N203: ticks, places of a race, gains and losses, and bands. */
import * as s from './shared15.ts';

const NONE = '☐';
const CROSS = '☒';

const box = (isOn: boolean): string => `<i>${isOn ? CROSS : NONE}</i>`;

/** All options, of which one is crossed. */
export function ticks(options: readonly string[], chosen: string | null): string {
  if (chosen !== null && !options.includes(chosen)) throw new Error(`no option ${chosen}`);
  return options.map((o) => `<span class=o>${box(o === chosen)} ${s.esc(o)}</span>`).join(' ');
}

/** A period, who took part in the order of their returns, and the points between the first two. */
export interface Race {
  readonly label: string;
  readonly order: readonly string[];
  readonly lead: string;
}

/** The returns of a period by the names of fund, benchmark and peers, or of the sub-funds. */
function runners(entry: s.Entry, label: string): (readonly [name: string, percent: string | null | undefined])[] {
  if (entry.sub_funds.length > 0)
    return entry.sub_funds.map((x) => [x.name_raw, s.returnAt(x, label)?.fund_return_percent] as const);
  const row = s.returnAt(entry, label);
  return [
    [s.short(entry), row?.fund_return_percent],
    ['Benchmark', row?.benchmark_return_percent],
    ['Peers', row?.peer_return_percent],
  ];
}

const labelsIn = (entry: s.Entry): string[] => s.periods(entry.sub_funds[0] ?? entry);

export const raceOf = (entry: s.Entry): Race[] =>
  labelsIn(entry).map((label) => {
    const ranked = runners(entry, label).toSorted(([, a], [, b]) => Number(b) - Number(a));
    const [first, second] = ranked.map(([, percent]) => Number(percent));
    return { label, order: ranked.map(([name]) => name), lead: (Number(first) - Number(second)).toFixed(2) };
  });

/** Places are those of the true returns, also if one of them is printed falsely. */
export function places(entry: s.Entry, races: readonly Race[]): string {
  const rows = races.map(({ label, order, lead }) => {
    const all = runners(entry, label);
    const cells = order.map((name) => `${name} ${all.find(([n]) => n === name)?.[1] ?? ''}%`);
    return [label, ...cells, lead];
  });
  return s.htmlTable([['Period', 'First', 'Second', 'Third', 'Lead (points)'], ...rows], 'race');
}

/** A column for gains and one for losses of the fund and of its benchmark. */
export function gains(entry: s.Entry, rows: readonly s.SeriesRow[], first: string): string {
  const names = [s.short(entry), 'Benchmark'];
  const top = `<tr><th rowspan=2>${first}</th>${names.map((n) => `<th colspan=2>${s.esc(n)}</th>`).join('')}</tr>`;
  const second = s.tr(['Gain', 'Loss', 'Gain', 'Loss'], 'th');
  const body = s.labelsOf(rows).map((label) => {
    const cells = names.flatMap((name) => {
      const percent = s.only(s.percentAt(rows, name, label), label);
      return percent.startsWith('-') ? ['', `${percent}%`] : [`${percent}%`, ''];
    });
    return s.tr([label, ...cells]);
  });
  return `<table class=gains>${top}${second}${body.join('')}</table>`;
}

const BANDS: readonly (readonly [head: string, below: number])[] = [
  ['below 5', 5],
  ['5 to 10', 10],
  ['10 to 25', 25],
  ['25 to 50', 50],
  ['above 50', Infinity],
];

/** Each figure is in the column of its band. */
export function bands(title: string, rows: readonly (readonly [label: string, percent: string])[]): string {
  if (rows.length === 0) return '';
  const body = rows.map(([label, percent]) => {
    const at = BANDS.findIndex(([, below]) => Number(percent) < below);
    return [label, ...BANDS.map((_, i) => (i === at ? `${percent}%` : ''))];
  });
  return `${s.heading(title)}${s.htmlTable([['', ...BANDS.map(([head]) => head)], ...body], 'bands')}`;
}

/** The officers are rows; the office of each has the tick. */
export function officers(entry: s.Entry): string {
  const offices = entry.parties.map((p) => p.designation_raw ?? '');
  const rows = entry.parties.map((p) => s.tr([s.esc(p.name_raw), ...offices.map((o) => box(o === p.designation_raw))]));
  return `<table class=team>${s.tr(['', ...offices.map(s.esc)], 'th')}${rows.join('')}</table>`;
}
