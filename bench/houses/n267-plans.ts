/** The tables of the plans of AMC N267: a row for each plan and its benchmark, and pairs of months for shares. */
import * as w from './n267-words.ts';
import * as s from './shared15.ts';

const over = (text: string, columns: number): string => `<th colspan=${columns}>${s.esc(text)}</th>`;

export function plans(entry: s.Entry): string {
  const labels = s.periods(s.only(entry.sub_funds[0], 'plan'));
  const top = `<tr><th rowspan=2>Plan</th>${over('Rupees in million', 1)}${over('Number', 1)}${over('Rupees', 1)}
${over('Per cent per annum', 2)}${over('Return in per cent', labels.length)}</tr>`;
  const heads = w.head([w.SIZE, 'Units outstanding', 'NAV', w.TERS[0], w.TERS[1], ...labels]);
  const rows = entry.sub_funds.flatMap((x) => [
    w.row([
      x.name_raw,
      x.fund_size_raw ?? '',
      s.grouped(Number(x.units_outstanding), 0),
      x.nav_per_unit ?? '',
      ...[w.TERS[0], w.TERS[1]].map((l) => s.feeOf(x, l, null)),
      ...x.reported_returns.map((r) => w.num(r.fund_return_percent)),
    ]),
    w.row(
      [w.BENCHMARK, '', '', '', '', '', ...x.reported_returns.map((r) => w.num(r.benchmark_return_percent))],
      'other',
    ),
  ]);
  return w.part(`Plans on ${w.NOW}`, w.table([top, heads, ...rows], 'plans'));
}

export function planAssets(entry: s.Entry): string {
  const first = s.only(entry.sub_funds[0], 'plan');
  const dates = s.datesOf(first, 'ASSET_ALLOCATION');
  const top = `<tr><th rowspan=2></th>${entry.sub_funds.map((x) => over(x.name_raw, dates.length)).join('')}</tr>`;
  const rows = s
    .lines(first, 'ASSET_ALLOCATION')
    .map((r, i) => w.row([r.label, ...entry.sub_funds.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION')[i]?.cells ?? [])]));
  const heads = w.head(entry.sub_funds.flatMap(() => dates));
  return w.part(s.titleOf(first, 'ASSET_ALLOCATION'), w.table([top, heads, ...rows], 'plans'));
}

export function planMonths(entry: s.Entry): string {
  const labels = s.labelsOf(s.only(entry.sub_funds[0], 'plan').monthly_returns);
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...labels.map((l) => w.num(s.percentAt(x.monthly_returns, x.name_raw, l)))]),
  );
  return w.part('Return of each month in per cent', w.table([w.head(['Plan', ...labels]), ...rows]));
}
