/** N104, Nushki: two pages a fund; terms and returns on the first, the portfolio and the months on the second. */
import { FUNDS } from './n104-funds.ts';
import { html } from './n104-page.ts';
import * as s from './shared15.ts';

const AMC = 'Nushki Islamic Investments Limited';
const MONTH = { year: 2024, month: 3 };
const label = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

/** August 21, 2014 */
const dayText = s.dayFirstMonth;

const inBillions = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1e9, 2);
  return { raw: `Rs. ${raw} billion`, pkr: s.rupees(raw, 9) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'March 2024'],
    ['3M', 'Last 90 Days'],
    ['FYTD', 'FY24 to Date'],
    ['1Y', 'Last 365 Days'],
    ['3Y', 'Last 3 Years (CAGR)'],
    ['5Y', 'Last 5 Years (CAGR)'],
    ['SI', 'Since Inception (CAGR)'],
  ],
  monthLabel: label,
  size: inBillions,
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Five Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m), s.before(m, 2)].map((month) => ({ month, label: label(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const SMALL: readonly (readonly [label: string, percent: number])[] = [
  ['Regulatory Fee', 0.08],
  ['Trustee Fee', 0.08],
  ['Transaction Expenses', 0.05],
  ['Other Expenses', 0.07],
];

/** The parts of the expense ratio, which sum to it: the management fee is what the others leave. */
function breakdown(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) => {
    const small = SMALL.map(([name, base]) => [name, s.around(base, 2, part.words, name, r.period)] as const);
    const rest = Number(r.without) - small.reduce((sum, [, v]) => sum + Number(v), 0);
    const columns: readonly (readonly [string, string])[] = [
      ['Management Fee', rest.toFixed(2)],
      ...small,
      ['Levies & Taxes', r.levies],
      ['TER with Levies', r.withLevies],
      ['TER without Levies', r.without],
    ];
    return columns.map(([fee_label_raw, percent]) => ({ row_label_raw: r.period, fee_label_raw, percent }));
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2024',
  footerOf: () => 'Nushki Islamic Investments Limited | UAN 081-111-687-454',
  committeeOf: (fund) => [
    ['Mir Hammal Jamaldini', 'Chief Executive Officer'],
    ['Sadia Badini, CFA', 'Chief Investment Officer'],
    ['Asfandyar Mengal, FRM', 'Head of Risk'],
    ['Mahganj Notezai', 'Head of Equities'],
    ['Jawad Zehri', 'Head of Fixed Income'],
    [fund.abbr === 'NISF' ? 'Mahganj Notezai' : 'Jawad Zehri', 'Fund Manager'],
    ['Mufti Inayatullah Sasoli', 'Shariah Advisor'],
  ],
  amcRating: ['AM2+', 'PACRA', [2023, 11, 24]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized using the simple method' : 'cumulative';
    entry.footnotes_raw = [
      `Returns of up to 365 days are ${basis}.`,
      'Expense ratios are annualized. The maximum limit of the total expense ratio with levies is prescribed by the NBFC Regulations.',
      'The provision held against the Sindh Workers’ Welfare Fund was written back in August 2021.',
    ];
    const second = s.only(s.otherType(entry), 'second table');
    s.withoutPast(entry, second, label(MONTH));
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = breakdown(part);
      part.figures.historical_returns = s.yearRows(part, MONTH, {
        count: 5,
        benchmark: 'Benchmark',
        label: (y) => `FY${y}`,
      });
    }
  },
};

const AT_POINT = /(\d)\.(\d)/;

/** The planted fault: the digits before and after the point of the month's return on the first page are exchanged. */
function falsify(entry: s.Entry): void {
  const row = s.only(entry.reported_returns[0], 'month');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(AT_POINT, '$2.$1');
  if (printed === real) throw new Error(`no digits to exchange in ${real}`);
  row.fund_return_percent = printed;
  const column = s.short(entry);
  entry.planted_fault = {
    kind: 'MONTH_RETURN_DIGITS_TRANSPOSED',
    false_values: [
      {
        field: 'reported_returns',
        period_label_raw: row.period_label_raw,
        printed: { [column]: printed },
        real: { [column]: real },
      },
    ],
    true_values: 'the monthly returns on the second page, the benchmark’s return of the month and all other facts',
    must_not_serve: 'the return of the fund for March 2024 in the table of returns',
    how_it_can_be_seen: `Mar'24 of the monthly returns on the second page is ${real}, not ${printed}`,
  };
}

export const drawNushki = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N104_nushki_2024-03',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'two pages a fund, both with its name: key figures, terms and returns, then portfolio, months and expenses',
      'key figures are a row of labels above a row of values; net assets in billions with the unit in the value',
      'twelve months in two halves; three months of the asset allocation; a ring with a legend for the ratings',
      'the expense ratio is a table of its parts, with the month and the year to date as rows',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
    hostile: { file: 'hostile_N104_month_return', fund: 'Nushki Islamic Income Fund', falsify },
  });
