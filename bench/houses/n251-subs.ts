/** The tables of the pension fund of AMC N251: the name of each sub-fund is a band above its rows. */
import * as w from './n251-words.ts';
import * as s from './shared15.ts';

const band = (name: string, columns: number): string =>
  `<tr class=band><td colspan=${columns + 1}>${s.esc(name)}</td></tr>`;

/** Size, price and units at the end of both months. */
export function key(entry: s.Entry, past: readonly s.Figures[]): string {
  const rows = entry.sub_funds.flatMap((x, i) => {
    const then = s.only(past[i], 'month before');
    const of = (label: string, value: (f: s.Figures) => string | null | undefined): string =>
      `<tr><td>${label}</td><td><b>${value(x) ?? ''}</b></td><td class=past>${value(then) ?? ''}</td></tr>`;
    return [
      band(x.name_raw, 2),
      of(w.SIZE, (f) => f.fund_size_raw),
      of('NAV per unit (PKR)', (f) => f.nav_per_unit),
      of('Units in issue', (f) => s.grouped(Number(f.units_outstanding), 0)),
    ];
  });
  const heads = w.head(['At the end of the month', w.NOW, w.THEN]);
  return w.part('Key figures of the sub-funds', w.table([heads, ...rows], 'indent'));
}

/** The sub-fund and its benchmark in two rows below the name of the sub-fund. */
export function returns(entry: s.Entry): string {
  const periods = s.periods(s.only(entry.sub_funds[0], 'sub-fund'));
  const rows = entry.sub_funds.flatMap((x) => [
    band(x.name_raw, periods.length),
    w.row(['Sub-fund', ...s.seriesCells(x, 'fund_return_percent').map(w.signed)]),
    w.row(['Benchmark', ...s.seriesCells(x, 'benchmark_return_percent').map(w.signed)]),
  ]);
  return w.part('Performance', w.table([w.head(['', ...periods]), ...rows], 'indent'), 'Percent (1)');
}

/** Classes under their sub-fund with both months. */
export function assets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const rows = entry.sub_funds.flatMap((x) => [
    band(x.name_raw, 2),
    ...s.lines(x, type).map((l) => w.row([l.label, ...l.cells.map((c) => `${c}%`)])),
  ]);
  const heads = w.head(['', ...s.datesOf(first, type)]);
  return w.part(s.titleOf(first, type), w.table([heads, ...rows], 'indent'), 'Of total assets');
}

export function ratios(entry: s.Entry): string {
  const rows = entry.sub_funds.flatMap((x) => [
    band(x.name_raw, 2),
    ...[w.RATIO, w.LEVIES].map((label) => w.row([label, ...[w.MTD, w.YTD].map((p) => `${s.feeOf(x, label, p)}%`)])),
  ]);
  return w.part('Expenses', w.table([w.head(['', w.MTD, w.YTD]), ...rows], 'indent'), 'Of average net assets (2)');
}
