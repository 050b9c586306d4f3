/** The pension fund of AMC N233: sub-funds are columns of all tables. */
import { cell, DAY, head, row, table, title } from './n233-words.ts';
import * as s from './shared15.ts';

const over = (subs: readonly s.SubFacts[], span: number): string =>
  `<tr><th></th>${subs.map((x) => `<th class=over colspan=${span}>${s.esc(x.name_raw)}</th>`).join('')}</tr>`;

function sizes(subs: readonly s.SubFacts[]): string {
  const of = (label: string, value: (x: s.SubFacts) => string): string => row([label, ...subs.map(value)]);
  const fee = (label: string, period: string | null): string =>
    of(period === null ? `${label} (%)†` : `${label}, ${period} (%)†`, (x) => s.feeOf(x, label, period));
  return `${title(`Sub-funds on ${DAY}`)}${table(
    [
      head(['', ...subs.map((x) => x.name_raw)]),
      of('NAV per unit (PKR)', (x) => x.nav_per_unit ?? ''),
      of(subs[0]?.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
      of('Units outstanding', (x) => s.grouped(Number(x.units_outstanding), 0)),
      fee('TER with levies', 'MTD'),
      fee('TER with levies', 'YTD'),
      fee('TER without levies', 'MTD'),
      fee('TER without levies', 'YTD'),
      fee('Management fee charged', null),
    ],
    'subs',
  )}`;
}

/** The mark in the head of a column says how its returns are computed. */
function returns(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'sub-fund');
  const rows = first.reported_returns.map((r) =>
    row([
      r.period_label_raw,
      ...subs.flatMap((x) => {
        const found = s.returnAt(x, r.period_label_raw);
        return [cell(found?.benchmark_return_percent), cell(found?.fund_return_percent)];
      }),
    ]),
  );
  const marks = ['***', '*', '*'];
  const top = head(['Period', ...subs.flatMap((_, i) => [`Benchmark${marks[i] ?? ''}`, `Sub-fund${marks[i] ?? ''}`])]);
  return `${title(`Performance to ${DAY} (%)`)}${table([over(subs, 2), top, ...rows], 'subs')}`;
}

function months(subs: readonly s.SubFacts[]): string {
  const labels = s.labelsOf(s.only(subs[0], 'sub-fund').monthly_returns);
  const rows = labels.map((l) => row([l, ...subs.map((x) => cell(s.percentAt(x.monthly_returns, x.name_raw, l)))]));
  const names = subs.map((x, i) => `${x.name_raw}${i === 0 ? '***' : '*'}`);
  return `${title('Monthly returns (%)')}${table([head(['Month', ...names]), ...rows], 'subs')}`;
}

function assets(subs: readonly s.SubFacts[]): string {
  const names = subs.map((x) => x.name_raw);
  const top = s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const sorted = s.restLast(s.matrix(subs, 'ASSET_ALLOCATION', '–'), (l) => l === 'Others');
  return `${title(top)}${table([head(['', ...names]), ...sorted.map((cells) => row(cells))], 'subs')}`;
}

export function pensionMain({ sub_funds: subs }: s.Entry, aim: string, view: string, held: string): string {
  return `<div class=cols><div>${aim}</div><div>${view}</div></div>${sizes(subs)}${returns(subs)}
<div class=cols style="margin-top:4mm"><div>${months(subs)}</div><div>${assets(subs)}${held}</div></div>`;
}
