/** The tables of the plans of AMC N263: a pair of columns for each plan. */
import * as l from './n263-limits.ts';
import { months } from './n263-tables.ts';
import * as w from './n263-words.ts';
import * as s from './shared15.ts';

/** A head for each plan over its pair of columns. */
function paired(entry: s.Entry, first: string, pair: readonly [string, string], rows: readonly string[]): string {
  const bands = entry.sub_funds.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  const heads = entry.sub_funds.flatMap(() => [...pair]);
  return w.table([`<tr><th rowspan=2>${s.esc(first)}</th>${bands}</tr>`, w.head(heads), ...rows], 'pairs');
}

function position(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const line = (label: string, unit: string, of: (x: s.SubFacts) => string): string =>
    w.row([label, unit, ...subs.map(of)]);
  const rows = [
    line(w.SIZE, 'Rs. mn', (x) => x.fund_size_raw ?? ''),
    line('Units outstanding', 'units', (x) => s.grouped(Number(x.units_outstanding), 0)),
    line('NAV per unit', 'Rs.', (x) => x.nav_per_unit ?? ''),
    ...w.PLAN_TERS.map((label) => line(label, '% p.a.', (x) => s.feeOf(x, label, null))),
  ];
  const heads = w.head([w.NOW, 'Unit', ...subs.map((x) => x.name_raw)]);
  return w.part('Plans', w.table([heads, ...rows], 'plans'));
}

function assets(entry: s.Entry): string {
  const labels = s.lines(s.only(entry.sub_funds[0], 'plan'), 'ASSET_ALLOCATION').map((r) => r.label);
  const rows = labels.map((label) =>
    w.row([
      label,
      ...entry.sub_funds.flatMap((x) => [l.BANDS[x.name_raw]?.[label] ?? 'none', l.shareOf(x, label) ?? w.NONE]),
    ]),
  );
  const title = s.titleOf(s.only(entry.sub_funds[0], 'plan'), 'ASSET_ALLOCATION');
  return w.part(title, paired(entry, w.NOW, ['Limit', 'Actual'], rows));
}

function returns(entry: s.Entry): string {
  const rows = s.periods(s.only(entry.sub_funds[0], 'plan')).map((label) =>
    w.row([
      label,
      ...entry.sub_funds.flatMap((x) => {
        const r = s.returnAt(x, label);
        return [w.num(r?.benchmark_return_percent), w.num(r?.fund_return_percent)];
      }),
    ]),
  );
  return w.part('Return, %', paired(entry, 'To 30 April 2025', [w.BENCHMARK, 'Plan'], rows));
}

export const planTables = (entry: s.Entry): string =>
  `${position(entry)}${assets(entry)}${returns(entry)}
${months(entry.sub_funds.map((x) => [x.name_raw, x.monthly_returns] as const))}`;
