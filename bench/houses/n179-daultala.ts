/** N179, Daultala: a summary and a table of risks at the front, two airy pages for each fund, charts with figures. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n179-funds.ts';
import { html } from './n179-page.ts';
import * as s from './shared15.ts';

const AMC = 'Daultala Investments Limited';
const MONTH = { year: 2023, month: 9 };
const FALSE_FUND = 'Daultala Savings Growth Fund';

/** Billions of rupees with three decimals. */
function inBillions(rupees: number): { raw: string; pkr: string } {
  const digits = (rupees / 1e9).toFixed(3);
  return { raw: `Rs. ${digits} bn`, pkr: s.rupees(digits, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years p.a.'],
    ['5Y', '5 years p.a.'],
    ['SI', 'Since launch p.a.'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: inBillions,
  sizeLabel: 'Fund size',
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  DSGF: [
    { name: 'Saidpur Ghee Mills Limited', type: 'Sukuk', cost: 62.5, provided: 62.5 },
    { name: 'Chakri Telecom Limited', type: 'TFC', cost: 44.5, provided: 33.25 },
  ],
};

const UNITS: Readonly<Record<string, string>> = {
  'Weighted average time to maturity': ' days',
  'Modified duration': ' days',
  'Yield to maturity': '%',
  'Standard deviation': '%',
  'Price to earnings': 'x',
  'Dividend yield': '%',
};

const PERIODS = { MTD: 'Month', YTD: 'Year to date' } as const;

/** A row of the table of expenses for each of the ratio, its levies and the rest. */
const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) =>
    (
      [
        ['Total expense ratio', r.withLevies],
        ['Government levies', r.levies],
        ['Ratio without levies', r.without],
      ] as const
    ).map(([fee_label_raw, percent]) => ({ row_label_raw: PERIODS[r.period], fee_label_raw, percent })),
  );

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  figures.fees = feesOf(part);
  figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[m.label_raw] ?? ''}` }));
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const)
    s.withoutPast(figures, type, `${s.monthName(MONTH)} ${MONTH.year}`);
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: fund.subs === undefined ? 5 : 4,
    benchmark: 'Benchmark',
    label: (y) => `FY${y}`,
  });
  if (fund.subs === undefined) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
  figures.monthly_returns = [];
  if (figures.holdings.length > 0)
    figures.holdings_title_raw = 'Largest holdings of the Equity sub-fund (% of total assets)';
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  const basis =
    entry.sub_funds.length > 0
      ? 'Returns of the Debt and Money Market sub-funds up to one year are simple annualised; those of the Equity sub-fund are absolute.'
      : `Returns up to one year are ${kind === 'rate' ? 'simple annualised' : 'absolute'}, with dividends reinvested.`;
  return [
    `${basis} Returns p.a. are compound annual rates.`,
    'Expense ratios are annualised. Government levies are Sindh sales tax and the fee of the SECP.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '30 September 2023',
  footerOf: (page) => `Daultala Monthly | September 2023 | ${page}`,
  committeeOf: (fund) => [
    ['Raja Zaheer Janjua', 'Chief executive'],
    ['Ayesha Satti, CFA', 'Chief investment officer'],
    [fund.model.kind === 'rate' ? 'Waqas Kiani' : 'Hina Abbasi, CFA', 'Portfolio manager'],
    ['Moeez Dhanial', 'Head of risk'],
  ],
  amcRating: ['AM2+', 'VIS', [2022, 12, 30]],
  formOf: () => form,
  introduction: 1,
  pagesEach: 2,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The digits of `Rs. 8.312 bn`. */
const billionsIn = (raw: string | null): string => s.only(/\d+\.\d+/.exec(raw ?? '')?.[0], 'size');

/** The size at the end of each of the last six months, as the report of that month prints it. */
const sizesOf = (entry: s.Entry): readonly (readonly [month: string, billions: string])[] =>
  Array.from({ length: 6 }, (_, i) => s.before(MONTH, 5 - i)).map(
    (month) => [form.monthLabel(month), billionsIn(s.figuresThen(entry, FUNDS, month, form).fund_size_raw)] as const,
  );

/** Two digits of the size are exchanged. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = real.replace(/(\d)\.(\d)/, '$2.$1');
  const pkr = s.rupees(billionsIn(printed), 9);
  if (Math.abs(Number(pkr) / Number(entry.fund_size_pkr) - 1) < 0.05) throw new Error(`${printed} is no fault`);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = pkr;
  entry.planted_fault = {
    kind: 'FUND_SIZE_DIGITS_EXCHANGED',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values: 'the NAV per unit, the units outstanding, the sizes of the chart, and all other facts',
    must_not_serve: 'the false fund size',
    how_it_can_be_seen:
      `the NAV times the units outstanding beside it is ${real}, and the last column of the chart of sizes on the next ` +
      'page says so too',
  };
}

const QUIRKS = [
  'a summary of all funds and a table of their risks are at the front: they have names, sizes, prices and returns of every fund, and risks of sub-funds',
  'fiscal years are only the figures above or below the columns of a chart, one column for the fund and one for the benchmark',
  'asset classes are pairs of bars with figures at their ends, the upper of this month and the lower of the month before; ratings are columns of a chart',
  'a chart has the size of the fund at the end of each of six months, which are no facts of the report month but the last',
  'returns have a third column of differences with signs; a minus is U+2212',
  'NAV, size, units and risk are four tiles below the name; sizes are billions with three decimals',
  'the second page has a head of its own with the name and (continued); prose of the manager and the people are on it',
  'expense ratios have columns Month and Year to date, with the levies and the rest as rows',
];

/** The report, and the two pages of one fund with a planted fault. */
export const drawDaultala = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N179_daultala_2023-09',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, sizesOf), path),
    hostile: { file: 'hostile_N179_size_digits_exchanged', fund: FALSE_FUND, falsify },
  });
