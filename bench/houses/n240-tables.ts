/** The tables of AMC N240: three series of returns, months in two bands, totals of shares, sub-funds as columns. */
import { bar, block, cell, head, LEVIES, PEERS, percent, row, table, WITH, WITHOUT } from './n240-words.ts';
import * as s from './shared15.ts';

const SERIES = ['fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'] as const;

/** Periods are columns; fund, benchmark and the average of the category are rows. */
export function returns(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark', PEERS];
  const rows = SERIES.map((key, i) =>
    row([names[i] ?? '', ...s.seriesCells(entry, key).map(percent)], i === 0 ? 'own' : ''),
  );
  return block('Performance Information', table([head(['', ...s.periods(entry)]), ...rows], 'wide'));
}

/** Two bands of six months, each with its own heads. */
export function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const bands = [labels.slice(0, 6), labels.slice(6)].flatMap((some) => [
    head(['', ...some]),
    ...[s.short(entry), 'Benchmark'].map((name, i) =>
      row([name, ...some.map((l) => percent(s.percentAt(entry.monthly_returns, name, l)))], i === 0 ? 'own' : ''),
    ),
  ]);
  return block('Monthly Returns', table(bands, 'wide'));
}

export function years(entry: s.Entry): string {
  if (entry.historical_returns.length === 0) return '';
  const [top = [], ...lines] = s.wideSeries(
    entry.historical_returns,
    [s.short(entry), 'Benchmark'].map((n) => [n, n] as const),
    percent,
  );
  const rows = lines.map((l, i) => row(l, i === 0 ? 'own' : ''));
  return block('Yearly Returns (July - June)', table([head(top), ...rows], 'wide'));
}

/** Both months of a table and their totals. */
export function shares(figures: s.Figures, type: s.AllocationType | null): string {
  if (type === null) return '';
  const lines = s.lines(figures, type);
  const dates = s.datesOf(figures, type);
  const sums = dates.map(
    (_, k) =>
      `${s.sumOf(
        lines.map((l) => l.cells[k] ?? '0'),
        1,
      )}%`,
  );
  return block(
    s.titleOf(figures, type),
    table([
      head(['', ...dates]),
      ...lines.map((l) => row([l.label, ...l.cells.map((c) => `${c}%`)])),
      row(['Total', ...sums], 'total'),
    ]),
  );
}

export function held(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => row([h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]));
  return block(figures.holdings_title_raw ?? '', table([head(['', note, '% Assets']), ...rows], 'held'));
}

/** The figures of the index in the second column of statistics. */
const OF_INDEX: Readonly<Record<string, string>> = {
  Beta: '1.00',
  'Standard Deviation (%)': '18.87',
  'Price to Earnings (x)': '3.7',
  'Dividend Yield (%)': '10.6',
};

export function statistics(entry: s.Entry, isRate: boolean): string {
  if (entry.metrics.length === 0) return '';
  const rows = entry.metrics.map((m) =>
    row([m.label_raw, m.value_raw, ...(isRate ? [] : [OF_INDEX[m.label_raw] ?? '-'])]),
  );
  return block('Technical Information', table([head(['', s.short(entry), ...(isRate ? [] : ['KMI-30'])]), ...rows]));
}

export function ratios(entry: s.Entry): string {
  const of = (name: string, period: string): string[] => [
    name,
    ...[WITH, LEVIES, WITHOUT].map((l) => `${s.feeOf(entry, l, period)}%`),
  ];
  return block(
    'Total Expense Ratio (TER, annualized)',
    table([head(['', WITH, LEVIES, WITHOUT]), row(of('MTD', 'MTD')), row(of('YTD', 'YTD'))], 'ratios'),
  );
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const names = ['Non-Compliant Investment', 'Type', 'Before Provision', 'Provision', 'After Provision'];
  const rows = entry.non_compliant.map((e) => row(s.exposureCells(e)));
  const top = head([...names, '% Gross Assets', '% Net Assets']);
  return block('Details of Non-Compliant Investments (PKR mn)', table([top, ...rows], 'breach'));
}

const line = (name: string, cells: readonly string[]): string => row([name, ...cells]);
const band = (title: string, columns: number): string =>
  `<tr class=band><td colspan=${columns + 1}>${s.esc(title)}</td></tr>`;

/** The sub-funds are columns; prices, returns, months, years, expenses and shares are bands of rows. */
export function subs({ sub_funds: all }: s.Entry): string {
  const first = s.only(all[0], 'sub-fund');
  const n = all.length;
  const series = (key: 'monthly_returns' | 'historical_returns'): string[] =>
    s.labelsOf(first[key]).map((l) =>
      line(
        l,
        all.map((x) => percent(s.percentAt(x[key], x.name_raw, l))),
      ),
    );
  const fees = ['MTD', 'YTD'].flatMap((period) =>
    [WITH, LEVIES, WITHOUT].map((label) =>
      line(
        `${label} - ${period}`,
        all.map((x) => `${s.feeOf(x, label, period)}%`),
      ),
    ),
  );
  const returned = s.periods(first).map((p) =>
    line(
      p,
      all.map((x) => percent(s.returnAt(x, p)?.fund_return_percent)),
    ),
  );
  const rows = [
    head(['', ...all.map((x) => x.name_raw)]),
    line(
      first.fund_size_label_raw ?? '',
      all.map((x) => x.fund_size_raw ?? ''),
    ),
    line(
      'NAV per Unit (PKR)',
      all.map((x) => cell(x.nav_per_unit)),
    ),
    line(
      'Units Outstanding',
      all.map((x) => s.grouped(Number(x.units_outstanding), 0)),
    ),
    band('Performance Information', n),
    ...returned,
    band('Monthly Returns', n),
    ...series('monthly_returns'),
    band('Yearly Returns (July - June)', n),
    ...series('historical_returns'),
    band('Total Expense Ratio (TER, annualized)', n),
    ...fees,
  ];
  return `${bar('Sub-Funds')}${table(rows, 'subs')}`;
}

/** The shares of each sub-fund under its name. */
export const subShares = ({ sub_funds: all }: s.Entry): string =>
  all
    .map((x) => {
      const dates = s.datesOf(x, 'ASSET_ALLOCATION');
      const rows = s.lines(x, 'ASSET_ALLOCATION').map((l) => row([l.label, ...l.cells.map((c) => `${c}%`)]));
      return `<div class=block>${table([head([x.name_raw, ...dates]), ...rows])}</div>`;
    })
    .join('');
