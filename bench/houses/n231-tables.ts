/** The tables of AMC N231: returns, the calendar of months, a chart, and the sub-funds of the pension fund. */
import { caption, cell, head, less, row, startOf, table, yearLabel } from './n231-words.ts';
import * as s from './shared15.ts';

const SHORT = 4;

/** Two levels of heads; below the name of a period is the day on which it began. */
function heads(entry: s.Entry, periods: readonly string[], first: string): string {
  const over = `<tr><th></th><th class=over colspan=${SHORT}>Up to 1 year<sup>1</sup></th>
<th class=over colspan=${periods.length - SHORT}>Average per year<sup>2</sup></th></tr>`;
  const names = periods.map((p) => `<th>${s.esc(p)}<small>${startOf(p, entry)}</small></th>`).join('');
  return `${over}<tr><th>${first}</th>${names}</tr>`;
}

/** Differences are those of the real figures. */
export function returns(entry: s.Entry, real: s.Entry): string {
  const of = (r: s.ReturnRow): string => less(r.fund_return_percent, r.benchmark_return_percent, 2);
  const rows = [
    row([s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(cell)], 'own'),
    row(['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell)]),
    row(['Difference', ...real.reported_returns.map(of)], 'diff line'),
  ];
  const top = heads(entry, s.periods(entry), '<small>since</small>');
  return `${caption('Returns to 31 October 2023 (%)')}${table([top, ...rows], 'returns')}`;
}

const NAMES = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Months are rows, and each fiscal year has a column of the fund and one of the benchmark. */
export function calendar(entry: s.Entry): string {
  const ends = [2024, 2023, 2022];
  const names = [s.short(entry), 'Benchmark'];
  const columns = ends.flatMap((end) => names.map((name) => ({ end, name })));
  const over = ends.map((end) => `<th class=over colspan=2>${yearLabel(String(end).slice(2))}</th>`).join('');
  const months = NAMES.map((month, i) =>
    row([
      month,
      ...columns.map(({ end, name }) =>
        cell(s.percentAt(entry.monthly_returns, name, `${month} ${i < 6 ? end - 1 : end}`)),
      ),
    ]),
  );
  const year = row(
    [
      'Full year',
      ...columns.map(({ end, name }) =>
        cell(s.percentAt(entry.historical_returns, name, yearLabel(String(end).slice(2)))),
      ),
    ],
    'own line',
  );
  const top = `<tr><th></th>${over}</tr>${head(['', ...columns.map((c) => c.name)])}`;
  return `${caption('Returns by month (%)')}${table([top, ...months, year], 'calendar')}`;
}

/** What PKR 100 of three years ago, or of the launch, are today. */
export function chart(entry: s.Entry, fund: s.Fund): string {
  const own = entry.monthly_returns.filter((r) => r.series_raw === s.short(entry)).map((r) => Number(r.percent));
  const values = own.reduce<number[]>(
    (all, p) => [...all, (all.at(-1) ?? 100) * (1 + p / (fund.model.kind === 'rate' ? 1200 : 100))],
    [100],
  );
  const low = Math.floor(Math.min(...values) / 10) * 10;
  const high = Math.ceil(Math.max(...values) / 10) * 10;
  const y = (v: number): string => (4 + 34 * (1 - (v - low) / (high - low))).toFixed(1);
  const points = values.map((v, i) => `${(14 + (i * 132) / (values.length - 1)).toFixed(1)},${y(v)}`).join(' ');
  const grid = [low, (low + high) / 2, high]
    .map(
      (v) =>
        `<line x1="14" x2="146" y1="${y(v)}" y2="${y(v)}" stroke="#d5dae0" stroke-width=".4"/>` +
        `<text x="12" y="${Number(y(v)) + 1.6}" font-size="5" text-anchor="end" fill="#6b7785">${v}</text>`,
    )
    .join('');
  return `${caption('Growth of PKR 100 since 30 June 2021')}<svg viewBox="0 0 150 41" style="width:76mm;display:block">
${grid}<polyline points="${points}" fill="none" stroke="#1d3557" stroke-width="1.1"/></svg>`;
}

function sizes(subs: readonly s.SubFacts[]): string {
  const of = (x: s.SubFacts, label: string, period: string | null): string => s.feeOf(x, label, period);
  const rows = subs.map((x) =>
    row([
      x.name_raw,
      x.fund_size_raw ?? '',
      x.nav_per_unit ?? '',
      s.grouped(Number(x.units_outstanding), 0),
      ...['Total expense ratio', 'of which levies'].flatMap((l) => [of(x, l, 'Month'), of(x, l, 'Year to date')]),
      of(x, 'Actual management fee', null),
    ]),
  );
  const top = `<tr><th></th><th rowspan=2>Net assets</th><th rowspan=2>NAV per<br>unit (PKR)</th>
<th rowspan=2>Units in<br>issue</th><th class=over colspan=2>Total expense ratio</th>
<th class=over colspan=2>of which levies</th><th rowspan=2>Actual<br>management fee</th></tr>
<tr><th></th><th>Month</th><th>Year to date</th><th>Month</th><th>Year to date</th></tr>`;
  return `${caption('Sub-funds on 31 October 2023 (ratios and fees in % a year)')}${table([top, ...rows], 'wide')}`;
}

function subReturns(entry: s.Entry): string {
  const rows = entry.sub_funds.flatMap((x) => [
    row([x.name_raw, ...s.seriesCells(x, 'fund_return_percent').map(cell)], 'own line'),
    row(['Benchmark', ...s.seriesCells(x, 'benchmark_return_percent').map(cell)]),
  ]);
  const top = heads(entry, s.periods(s.only(entry.sub_funds[0], 'sub-fund')), '<small>since</small>');
  return `${caption('Returns to 31 October 2023 (%)')}${table([top, ...rows], 'wide')}`;
}

function subSeries(subs: readonly s.SubFacts[], key: 'monthly_returns' | 'historical_returns', text: string): string {
  const labels = s.labelsOf(s.only(subs[0], 'sub-fund')[key]);
  const rows = subs.map((x) => row([x.name_raw, ...labels.map((l) => cell(s.percentAt(x[key], x.name_raw, l)))]));
  return `${caption(text)}${table([head(['', ...labels]), ...rows], 'wide')}`;
}

/** Two rows for each sub-fund; a dash for a class that it does not hold. */
export function subAssets({ sub_funds: subs }: s.Entry): string {
  const first = s.only(subs[0], 'sub-fund');
  const labels = ['Shares', 'PIBs', 'T-Bills', 'Bank Balances', 'Others'];
  const rows = subs.flatMap((x) =>
    s.datesOf(x, 'ASSET_ALLOCATION').map((date, i) => {
      const shares = labels.map((l) => s.lines(x, 'ASSET_ALLOCATION').find((r) => r.label === l)?.cells[i]);
      return row([i === 0 ? x.name_raw : '', date, ...shares.map(cell)], i === 0 ? 'line' : '');
    }),
  );
  return `${caption(s.titleOf(first, 'ASSET_ALLOCATION'))}${table([head(['', '', ...labels]), ...rows], 'wide')}`;
}

export function pensionTables(entry: s.Entry): string {
  const subs = entry.sub_funds;
  return `${sizes(subs)}${subReturns(entry)}${subSeries(subs, 'monthly_returns', 'Returns by month (%)')}`;
}

export const subYears = ({ sub_funds: subs }: s.Entry): string =>
  subSeries(subs, 'historical_returns', 'Returns of fiscal years (%)');
