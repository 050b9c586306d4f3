/** N148, Abbottabad: cards, a scale of risk, bars of fiscal years with figures, and a grid of facts at the foot. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n148-funds.ts';
import { html } from './n148-page.ts';
import * as s from './shared15.ts';

const AMC = 'Abbottabad Funds Management Limited';
const MONTH = { year: 2023, month: 5 };
const FALSE_FUND = 'Abbottabad Equity Fund';

/** The selling and marketing expenses of the year, which only these funds charge. */
const SELLING: Readonly<Record<string, string>> = { AIF: '0.20', AEF: '0.65', AMAF: '0.55' };

/** Apr 7th, 2014 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${s.ordinal(d)}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'May 2023'],
    ['3M', '90 Days'],
    ['FYTD', 'Fiscal Year to Date'],
    ['1Y', 'Last 1 Year'],
    ['3Y', 'Last 3 Years (p.a.)'],
    ['5Y', 'Last 5 Years (p.a.)'],
    ['SI', 'Since Launch (p.a.)'],
  ],
  peers: true,
  seriesMonths: 6,
  newestFirst: true,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(0, 'Rs. ', ' mn'),
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Mix (% of Total Assets)',
  creditTitle: 'Credit Rating of Assets (% of Total Assets)',
  sectorTitle: 'Sector Mix (% of Total Assets)',
  holdingsTitle: 'Top 10 Stocks (% of Total Assets)',
  day: dayText,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  AIF: [{ name: 'Mangal Valley Textiles TFC', type: 'TFC in default', cost: 57.36, provided: 57.36 }],
  AMAF: [{ name: 'Mangal Valley Textiles TFC', type: 'TFC in default', cost: 18.9, provided: 11.34 }],
};

function feesOf(entry: s.Entry, fund: s.Fund): s.Fee[] {
  const [month, year] = s.ratioPair(s.partOf(entry, FUNDS), MONTH);
  const selling = SELLING[fund.abbr];
  return [
    s.fee('Expense Ratio (May)', month.withLevies),
    s.fee('Expense Ratio (FYTD)', year.withLevies),
    s.fee('Government Levies (FYTD)', year.levies),
    ...(selling === undefined ? [] : [s.fee('Selling & Marketing (FYTD)', selling)]),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2023',
  footerOf: (page) => `May 2023 | ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    ['Sardar Aurangzeb Tanoli', 'Chief Executive Officer'],
    ['Shaista Jadoon, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Waqar Karlal' : 'Omar Farooq Swati, ACCA', 'Fund Manager'],
    ['Huma Abbasi', 'Head of Research'],
    ['Zahid Gujjar, FRM', 'Risk Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 2, 10]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'not annualised';
    const series = (r: s.SeriesRow): s.SeriesRow => (r.series_raw === fund.abbr ? { ...r, series_raw: 'Fund' } : r);
    Object.assign(entry, { nav_date: s.iso(s.lastDay(MONTH)), fund_column_raw: 'Fund' });
    entry.footnotes_raw = [
      `Returns of periods up to one year are ${basis}; p.a. is the compound rate of each year. Returns are after all fees.`,
    ];
    closeSectors(entry, 'Stocks');
    entry.fees = feesOf(entry, fund);
    entry.monthly_returns = entry.monthly_returns.map(series);
    entry.historical_returns = s
      .yearRows(s.partOf(entry, FUNDS), MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
      .map(series)
      .toReversed()
      .toSorted((a, b) => Number(a.series_raw === 'Benchmark') - Number(b.series_raw === 'Benchmark'));
    s.peersIn(entry, ['May 2023', 'Fiscal Year to Date', 'Last 1 Year']);
    if (fund.abbr === 'AIF') entry.holdings_title_raw = 'TFCs and Sukuk (% of Total Assets)';
    if (fund.abbr === 'AMAF') entry.holdings_title_raw = 'Top Stocks (% of Total Assets)';
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The digits around the point of the month's return are exchanged in the table of periods. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'May 2023'), 'row');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/(\d)\.(\d)/, '$2.$1');
  if (printed === real) throw new Error(`${real} has equal digits`);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'MONTH_RETURN_DIGITS_TRANSPOSED',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the return on the card, the months and all other facts',
    must_not_serve: 'the fund’s return of May 2023 from the table of periods',
    how_it_can_be_seen: `the card and the first row of the months say ${real}%`,
  };
}

const QUIRKS = [
  'the name of the fund is turned in a strip at the right; four cards repeat the price, the size and two returns',
  'a scale of five risks has the one of the fund in colour; the same word is a fact in the grid at the foot',
  'fiscal years are bars with figures above them; six months are rows with the newest first; peers have three periods only',
  'classes are a ring with a legend of one month; holdings have their ranks; facts are a grid of labels above values',
];

/** The report, and one page of it with a planted fault. */
export const drawAbbottabad = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N148_abbottabad_2023-05',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N148_month_digits', fund: FALSE_FUND, falsify },
  });
