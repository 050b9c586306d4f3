/** N218, Jogian: a report of 2016 as a spreadsheet makes it, with ruled tables of small print on every page. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n218-funds.ts';
import { html } from './n218-page.ts';
import * as s from './shared15.ts';

const AMC = 'Jogian Investment Management Limited';
const MONTH = { year: 2016, month: 11 };
const FALSE_FUND = 'Jogian Cash Management Fund';
const FALSE_CLASS = 'AA';

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception*'],
  ],
  peers: true,
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (Rs. mn)',
  prices: ['units_outstanding'],
  assetTitle: 'ASSET ALLOCATION (% of Total Assets)',
  creditTitle: 'CREDIT QUALITY (% of Total Assets)',
  sectorTitle: 'SECTOR ALLOCATION (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'TOP HOLDINGS (% of Total Assets)',
  holdingDecimals: 1,
  day: ([year, month, d]) => `${String(d).padStart(2, '0')}-${s.dashed({ year, month })}`,
});

const ofSubFunds: s.Form = { ...form, peers: false, seriesMonths: 0, prices: [] };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  JIF: [
    { name: 'Pind Dadan Sugar Mills Limited', type: 'TFC', cost: 61.54, provided: 61.54 },
    { name: 'Lilla Chemicals Limited', type: 'Sukuk', cost: 37.2, provided: 18.6 },
  ],
};

/** The ratio of the year, and the levies in it. */
function feesOf(part: s.Part): s.Fee[] {
  const [, year] = s.ratioPair(part, MONTH);
  return [s.fee('Total Expense Ratio (YTD)', year.withLevies), s.fee('Govt. Levies in TER (YTD)', year.levies)];
}

function notesOf(fund: s.Fund): string[] {
  const basis =
    fund.subs !== undefined
      ? 'Returns of the Debt and Money Market Sub Funds up to one year are annualized; those of the Equity Sub Fund are ' +
        'absolute.'
      : fund.model.kind === 'rate'
        ? 'Returns up to one year are simple annualized.'
        : 'Returns up to one year are absolute.';
  return [
    `* Compound annual growth rate (CAGR). ${basis} Returns are net of all expenses, with dividends reinvested.`,
    ...(fund.subs === undefined ? ['** Average of the open-end funds of the same category (Source: MUFAP).'] : []),
    'TER is annualized, and includes Sindh Sales Tax, FED, SECP fee and provision for WWF.',
  ];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = '2016-11-30';
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Stocks / Equities');
    figures.fees = feesOf(part);
    const years = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    figures.historical_returns = fund.subs === undefined ? years : years.filter((r) => r.series_raw === part.line);
    const types = fund.subs === undefined ? (['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const) : [];
    const totals = types.flatMap((type) => s.hundreds(figures, type, 'Total'));
    if (totals.length > 0) Object.assign(figures, { allocation_totals: totals });
    if (fund.subs !== undefined) s.withoutBenchmark(figures, part.line);
  }
  entry.footnotes_raw = notesOf(fund);
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2016',
  footerOf: (page) => `JIML - Fund Managers' Report - Page ${page} of 6`,
  committeeOf: (fund) => [
    ['Raja Asad Janjua', 'Chief Executive Officer'],
    ['Amber Kiani, CFA', 'Chief Investment Officer'],
    ['Usman Ghakhar', 'Head of Research'],
    fund.model.kind === 'rate' ? ['Sajid Minhas, ACCA', 'Fund Manager'] : ['Faiza Sethi, CFA', 'Fund Manager'],
    ...(fund.profile.category_raw?.startsWith('Shariah') === true
      ? [['Mufti Ehsan Waqar', 'Shariah Advisor'] as const]
      : []),
  ],
  amcRating: ['AM3+', 'PACRA', [2016, 6, 3]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** Two digits of one share of the credit quality are exchanged; the total and the month before are true. */
function falsify(entry: s.Entry): void {
  const rows = s.ofMonth(entry, 'CREDIT_QUALITY', s.dashed(MONTH));
  const row = s.only(
    rows.find((r) => r.label_raw === FALSE_CLASS),
    'class',
  );
  const real = row.percent;
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  if (Math.abs(Number(printed) - Number(real)) < 2) throw new Error('the false share is too near');
  row.percent = printed;
  const sum = s.sumOf(
    rows.map((r) => r.percent),
    1,
  );
  entry.planted_fault = {
    kind: 'CREDIT_QUALITY_DIGITS_TRANSPOSED',
    false_values: [{ field: 'allocations', label_raw: FALSE_CLASS, period_label: s.dashed(MONTH), printed, real }],
    true_values: 'the other shares of the table, its total, the shares of the month before and all other facts',
    must_not_serve: 'the share of this class in this month, or the shares of the month',
    how_it_can_be_seen: `the column sums to ${sum} and not to its total of 100.0`,
  };
}

const QUIRKS = [
  'each page is ruled tables of small narrow print; particulars are three pairs of label and value in a row',
  'statistics, asset allocation and credit quality or sectors stand side by side, each with this month and the one before',
  'measures and expense ratios are rows of the statistics, below price, net assets and units',
  'one table has periods and fiscal years under two merged heads; the peers have only periods',
  'the twelve months are columns, the oldest first; negative returns are in brackets',
  'holdings are two lists of rank, name, rating or sector, and share side by side',
  'sub-funds are rows of the returns, and columns of shares with two months each below merged heads',
  'the last dividends are a table with fiscal years as columns; the committee is a line of names with offices in brackets',
];

/** The report, and one page of it with a planted fault. */
export const drawJogian = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N218_jogian_2016-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, form), path),
    hostile: { file: 'hostile_N218_credit_quality_digits', fund: FALSE_FUND, falsify },
  });
