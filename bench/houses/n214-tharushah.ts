/** N214, Tharushah: factsheets in the international style, two pages for each fund. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n214-funds.ts';
import { html } from './n214-page.ts';
import { risks } from './n214-risk.ts';
import * as s from './shared15.ts';

const AMC = 'Tharushah Asset Management Company Limited';
const MONTH = { year: 2026, month: 4 };
const FALSE_FUND = 'Tharushah Dividend Growth Fund';

/** 30.04.2026 */
const dotted = (d: s.Day): string => s.iso(d).split('-').toReversed().join('.');

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  peers: true,
  seriesMonths: 28,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(1, 'PKR ', 'm'),
  sizeLabel: 'Fund size',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset mix (% of total assets)',
  creditTitle: 'Credit ratings (% of total assets)',
  sectorTitle: 'Equity sectors (% of total assets)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dotted,
});

/** Calendar years, the oldest first. */
function calendarYears(part: s.Part): s.SeriesRow[] {
  const points = s.historyOf(part.words, part.model, MONTH);
  return (['fund', 'benchmark'] as const).flatMap((series) =>
    [2021, 2022, 2023, 2024, 2025].map((year) => {
      const end = points.findIndex((p) => p.month.year === year && p.month.month === 12);
      const percent = s.periodReturn(points.slice(0, end + 1), part.model.kind, '1Y', series);
      const series_raw = series === 'fund' ? 'Fund' : 'Benchmark';
      return { series_raw, period_label_raw: `CY${year}`, percent: s.only(percent, `year ${year}`) };
    }),
  );
}

function feesOf(part: s.Part): s.Fee[] {
  const all = s.ratiosOf(part, MONTH);
  const rows = (fee_label_raw: string, key: 'withLevies' | 'without' | 'levies'): s.Fee[] =>
    all.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] }));
  return [
    ...rows('Total expense ratio including government levies', 'withLevies'),
    ...rows('Total expense ratio excluding government levies', 'without'),
    ...rows('Government levies', 'levies'),
  ];
}

function notesOf(fund: s.Fund): string[] {
  const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
  return [
    `Performance is net of fees with distributions reinvested. Returns of up to one year are ${basis}; returns of ` +
      'more than one year are compounded per annum. FYTD: since 30.06.2025.',
    'Relative is the return of the fund less that of the benchmark, in percentage points. Benchmark ' +
      'weights are those ' +
      'of the index at the end of the month.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '30.04.2026',
  footerOf: () => 'Tharushah Factsheets',
  committeeOf: (fund) => [
    fund.model.kind === 'rate'
      ? ['Mehrunnisa Sahto, CFA', 'Lead Portfolio Manager, Fixed Income']
      : ['Sikandar Behan, CFA', 'Lead Portfolio Manager, Equities'],
    ['Junaid Unar', 'Deputy Portfolio Manager'],
    ['Rehana Memon, CFA', 'Chief Investment Officer'],
    ...(fund.profile.category_raw?.startsWith('Shariah') === true
      ? [['Mufti Ghulam Qadir Channa', 'Shariah Advisor'] as const]
      : []),
  ],
  amcRating: ['AM1', 'VIS', [2025, 11, 28]],
  formOf: () => form,
  pagesEach: 2,
  finish: (entry, fund) => {
    entry.nav_date = '2026-04-30';
    const part = s.partOf(entry, [fund]);
    closeSectors(entry, 'Equities');
    entry.monthly_returns = entry.monthly_returns.filter((r) => r.series_raw === 'Fund');
    entry.historical_returns = calendarYears(part);
    entry.fees = feesOf(part);
    entry.metrics = [...entry.metrics, ...risks(part, MONTH)];
    entry.footnotes_raw = notesOf(fund);
    Object.assign(entry, { unit_classes: ['Class A', 'Class B'] });
  },
};

/** Two digits of the fund's year are exchanged; what it is relative to the benchmark is true. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, '1 year'), 'year');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/^(-?)(\d)(\d)/, '$1$3$2');
  if (printed === real) throw new Error('the digits are equal');
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_CONTRADICTS_RELATIVE_RETURN',
    false_values: [{ field: 'reported_returns', period_label_raw: '1 year', printed, real }],
    true_values: 'the returns of the benchmark and the peer group, the other periods, and all other facts',
    must_not_serve: 'the return of the fund in the period 1 year',
    how_it_can_be_seen:
      `the row of the relative return is that of ${real} less the benchmark's ${row.benchmark_return_percent ?? ''}, ` +
      `the single months of the year compound to ${real}, and the page prints ${printed}`,
  };
}

const QUIRKS = [
  'tiles in front have the value above its label; below them key facts have the label above the value',
  'labels of two facts with a slash have two values with a slash (offer / redemption price, minimum investments)',
  'the periods stand under two heads, cumulative or annualised, and per annum; the rows are fund, peer group, ' +
    'benchmark, relative, and a quartile',
  'months are a square of years and months, of the fund alone',
  'sectors and holdings have the weights of the index and the difference beside those of the fund; the asset mix has ' +
    'a change since the month before; largest over- and underweights repeat names with differences',
  'statistics of risk have a column for one year and one for three years',
  'the risk profile is one of five words in a row, the marked one; below it is printed in words',
  'headings of the second page stand at the left of their tables, on the height of the first line',
  'codes, highs and lows of the price, and the end of a chart are no facts of a report',
];

/** The report, and the two pages of one fund with a planted fault. */
export const drawTharushah = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N214_tharushah_2026-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N214_return_against_relative', fund: FALSE_FUND, falsify },
  });
