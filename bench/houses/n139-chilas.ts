/** N139, Chilas: a small manager; a landscape page for each fund, cards with headline figures, and a meter of risk. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n139-funds.ts';
import { html } from './n139-page.ts';
import * as s from './shared15.ts';

const AMC = 'Chilas Capital Investments Limited';
const MONTH = { year: 2023, month: 5 };
const FALSE_FUND = 'Chilas Savings Fund';
const MATURITY: s.Day = [2023, 12, 20];

const billions = (rupees: number): { raw: string; pkr: string } => {
  const raw = (rupees / 1e9).toFixed(2);
  return { raw: `Rs. ${raw} billion`, pkr: s.rupees(raw, 9) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'May 2023'],
    ['3M', 'Last 3 months'],
    ['6M', 'Last 6 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'Last 12 months'],
    ['3Y', 'Last 3 years (p.a.)'],
    ['5Y', 'Last 5 years (p.a.)'],
    ['SI', 'Since inception (p.a.)'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: billions,
  sizeLabel: 'Fund size',
  assetTitle: 'Where the Fund is invested',
  creditTitle: 'Credit quality',
  sectorTitle: 'Sectors',
  holdingsTitle: 'Ten largest holdings',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2023',
  footerOf: (page) => `Fund fact sheets - May 2023 - ${page}`,
  committeeOf: (fund) => [
    ['Ghulam Abbas Kohistani', 'Chief Executive Officer'],
    ['Shaista Diameri, CFA', 'Head of Investments'],
    [fund.model.kind === 'rate' ? 'Nadir Shah Yashkun' : 'Rehmat Karim', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'PACRA', [2023, 2, 3]],
  formOf: () => form,
  finish: (entry, fund) => {
    const [month, year] = s.ratioPair(s.partOf(entry, FUNDS), MONTH);
    const basis = fund.model.kind === 'rate' ? 'annualised (simple)' : 'not annualised';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `Returns of up to 12 months are ${basis}, after all fees; dividends are reinvested.`,
      'All weights are a percentage of total assets at the end of the month.',
    ];
    entry.fees = [s.fee('Expense ratio (YTD)', year.withLevies), s.fee('Expense ratio (MTD)', month.withLevies)];
    entry.historical_returns = s.yearRows(s.partOf(entry, FUNDS), MONTH, {
      count: 3,
      benchmark: 'Benchmark',
      label: (y) => `FY 20${y}`,
    });
    closeSectors(entry, 'Listed shares');
    if (entry.holdings.length > 0 && entry.holdings.length < 10) entry.holdings_title_raw = 'Largest holdings';
    if (fund.model.kind === 'rate' && entry.holdings.length > 0) entry.holdings_title_raw = 'Corporate debt';
    if (fund.abbr === 'CFRP-3')
      Object.assign(entry, { maturity_date: s.iso(MATURITY), maturity_date_raw: s.longDay(MATURITY) });
  },
};

/** The month's return of the table is too high; the sentence of the manager and the months have the true one. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'May 2023'), 'row');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = (Number(real) + 7.2).toFixed(2);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'MONTH_RETURN_CONTRADICTS_COMMENT',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the return in the manager’s words, the monthly returns and all other facts',
    must_not_serve: 'the return of the month from the table of periods',
    how_it_can_be_seen: `the manager’s first sentence and the last of the monthly returns say ${real}%`,
  };
}

const QUIRKS = [
  'landscape pages; cards have the price, the size in billions and the expense ratio in large type above their labels',
  'the risk profile is both words in a list and a meter of five boxes, of which one is filled',
  'periods and fiscal years are rows of one table; the manager’s sentences repeat returns and shares as words',
  'terms are a list of lines with a colon; maturities, ratings and statistics are small tables without heads',
];

/** The report, and one page of it with a planted fault. */
export const drawChilas = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N139_chilas_2023-05',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, MONTH), path),
    hostile: { file: 'hostile_N139_month_return', fund: FALSE_FUND, falsify },
  });
