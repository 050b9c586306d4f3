/** N206, Alipur: facts in a narrow column, and prices, sizes and holdings with those of the month before. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n206-funds.ts';
import { html } from './n206-page.ts';
import * as s from './shared15.ts';

const AMC = 'Alipur Asset Management Company Limited';
const MONTH = { year: 2025, month: 2 };
const FALSE_FUND = 'Alipur Stock Fund';

/** Feb’25 */
const monthLabel = (m: s.Month): string => `${s.shortMonth(m)}’${s.year2(m)}`;

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
  monthLabel,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets (PKR mn)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthLabel(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = { ...form, seriesMonths: 0 };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  AIOF: [
    { name: 'Dammar Wala Textile Mills Limited', type: 'TFC', cost: 27.43, provided: 27.43 },
    { name: 'Fatehpur Kamal Sugar Limited', type: 'Sukuk', cost: 15.06, provided: 7.53 },
  ],
};

const SELLING: Readonly<Record<string, string>> = { AIOF: '0.30', AIAAF: '0.55', ASF: '0.75' };

/** The ratio with levies is the sum of the two below it. */
function feesOf(part: s.Part): s.Fee[] {
  const ratios = s.ratiosOf(part, MONTH);
  const row = (fee_label_raw: string, key: 'withLevies' | 'without' | 'levies'): s.Fee[] =>
    ratios.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] }));
  return [
    ...row('TER with Levies', 'withLevies'),
    ...row('TER without Levies', 'without'),
    ...row('Govt. Levies & SECP Fee', 'levies'),
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Listed Equities');
  figures.fees = feesOf(part);
  if (fund.subs !== undefined) {
    s.withoutBenchmark(figures, part.line);
    return;
  }
  const selling = SELLING[fund.abbr];
  if (selling !== undefined) figures.fees.push(s.fee('Selling & Marketing Expense', selling));
  figures.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
}

function notesOf(fund: s.Fund): string[] {
  const kind =
    fund.subs !== undefined
      ? 'Returns of the Equity Sub-Fund up to one year are absolute; those of the other Sub-Funds are annualized.'
      : fund.model.kind === 'rate'
        ? 'Returns up to one year are annualized (simple).'
        : 'Returns up to one year are absolute.';
  return [
    `*Compounded annual growth rate (CAGR). ${kind} Performance is net of all expenses, with dividends reinvested.`,
    'Government levies include Sindh Sales Tax on the remuneration of the Management Company and of the Trustee. No ' +
      'provision for Sindh Workers’ Welfare Fund is held since its reversal of August 2021.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2025',
  footerOf: (page) => `Alipur Funds | Fund Manager’s Report | February 2025 | ${page}`,
  committeeOf: (fund) => [
    ['Raza Haider Bokhari', 'Chief Executive Officer'],
    ['Nighat Sehar Hunjra, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Waqas Jhandir', 'Head of Fixed Income']
      : ['Junaid Sandhila, CFA', 'Head of Equities'],
    ['Tahira Sabzwari, ACCA', 'Head of Research'],
    ['Muneeb Garha', 'Head of Risk Management'],
    ...(fund.name.includes('Islamic') ? [['Mufti Aslam Daha', 'Shariah Advisor'] as const] : []),
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 12, 20]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of the price are exchanged; the price of the month before and its change are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/(\d)(\d)\./, '$2$1.');
  if (printed === real) throw new Error('the digits are equal');
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_CONTRADICTS_ITS_CHANGE',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'the price of the month before, the change, the net assets, the returns and all other facts',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen: 'the price of January 2025 with the change in the same row, or with the return of the month',
  };
}

const QUIRKS = [
  'the net assets and the price have a column of the month before and one of the change in percent; no day is printed',
  'the newest month is the first column of the shares, the second column is the month before',
  'holdings have two columns of shares, this month and the one before; only the first is a holding of the report',
  'selling and marketing expense is one figure that spans the columns MTD and YTD of the expense ratios',
  'the facts of the fund, the expense ratios and the committee are in a narrow column at the left',
  'each sub-fund of the pension fund is a column of tables of its own under its name',
  'periods are columns, and those with a star are compounded; fiscal years have a table of their own',
];

/** The report, and one page of it with a planted fault. */
export const drawAlipur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N206_alipur_2025-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printHtml(html({ entries, isWhole, funds: FUNDS, month: MONTH, form }), path),
    hostile: { file: 'hostile_N206_nav_against_its_change', fund: FALSE_FUND, falsify },
  });
