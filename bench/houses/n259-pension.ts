/** The tables of the pension fund of AMC N259: three figures in each cell, in the order of the head. */
import * as w from './n259-words.ts';
import * as s from './shared15.ts';

const triple = (values: readonly (string | null | undefined)[]): string =>
  values.map((v) => `<u>${v ?? '–'}</u>`).join(' / ');

const head = (entry: s.Entry, first: string, columns = 1): string =>
  `<tr><th colspan=${columns}>${s.esc(first)}</th>
<th>${entry.sub_funds.map((x) => s.esc(x.name_raw)).join(' / ')}</th></tr>`;

const table = (rows: readonly string[]): string => `<table class=triples>${rows.join('')}</table>`;

function position(entry: s.Entry): string {
  const subs = entry.sub_funds;
  return w.part(
    'The sub-funds on 30 November 2024',
    table([
      head(entry, ''),
      s.tr(['NAV per unit (Rs.)', triple(subs.map((x) => x.nav_per_unit))]),
      s.tr([w.SUB_SIZE, triple(subs.map((x) => x.fund_size_raw))]),
    ]),
  );
}

function returns(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const rows = s
    .periods(s.only(subs[0], 'sub-fund'))
    .map((l) => s.tr([s.esc(l), triple(subs.map((x) => w.pct(s.returnAt(x, l)?.fund_return_percent)))]));
  return w.part('Returns up to 30 November 2024', table([head(entry, ''), ...rows]));
}

function months(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const rows = s
    .labelsOf(s.only(subs[0], 'sub-fund').monthly_returns)
    .map((l) => s.tr([l, triple(subs.map((x) => w.pct(s.percentAt(x.monthly_returns, x.name_raw, l))))]));
  return w.part('Returns by month', table([head(entry, ''), ...rows]));
}

function assets(entry: s.Entry): string {
  const rows = s
    .matrix(entry.sub_funds, 'ASSET_ALLOCATION', '–')
    .toSorted(([a = ''], [b = '']) => Number(a === 'Other assets') - Number(b === 'Other assets'))
    .map(([label = '', ...cells]) => s.tr([s.esc(label), triple(cells)]));
  const title = s.titleOf(s.only(entry.sub_funds[0], 'sub-fund'), 'ASSET_ALLOCATION');
  return w.part('Account of the assets', table([head(entry, title), ...rows]));
}

function costs(entry: s.Entry): string {
  const rows = ['MTD', 'YTD'].map((period, i) => {
    const first = i === 0 ? `<td rowspan=2>${w.SUB_TER}</td>` : '';
    const cells = triple(entry.sub_funds.map((x) => `${s.feeOf(x, w.SUB_TER, period)}%`));
    return `<tr>${first}<td>${period}</td><td>${cells}</td></tr>`;
  });
  return w.part('Expenses a year', table([head(entry, '', 2), ...rows]));
}

/** What follows the form on the first page, and the second page. */
export const pensionSheets = (entry: s.Entry): readonly [first: string, second: string] => [
  `${position(entry)}${returns(entry)}`,
  `${assets(entry)}${months(entry)}${costs(entry)}`,
];
