/** N140, Burewala: dense pages with shaded labels, two pies of the asset allocation, and months in two rows of six. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n140-funds.ts';
import { html } from './n140-page.ts';
import * as s from './shared15.ts';

const AMC = 'Burewala Asset Management Limited';
const MONTH = { year: 2020, month: 10 };
const FALSE_FUND = 'Burewala Pakistan Stock Fund';

/** The actual management fee of each fund, in percent. */
const CHARGED: Readonly<Record<string, string>> = {
  BCMF: '0.43',
  BGSF: '0.82',
  BIEF: '1.27',
  BIIF: '0.57',
  BAAF: '2.15',
  BPSF: '2.04',
  BISF: '2.36',
};

/** 14-Sep-2009 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['1Y', '1YR'],
    ['3Y', '3YR'],
    ['5Y', '5YR'],
    ['SI', 'Since Inception'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in mn)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Asset Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: dayText,
});

const BREACHES: readonly s.Breach[] = [
  { name: 'Kachi Pakki Sugar Mills Limited', type: 'TFC', cost: 33.75, provided: 33.75 },
  { name: 'Adda Jahan Polymer Limited', type: 'Sukuk', cost: 52.4, provided: 39.3 },
];

function ratios(entry: s.Entry, fund: s.Fund): s.Fee[] {
  const rows = s.ratiosOf(s.partOf(entry, FUNDS), MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: 'TER with Govt. levies', percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: 'Govt. levies', percent: r.levies },
  ]);
  return [...rows, s.fee('Actual Rate of Mgmt. Fee', s.only(CHARGED[fund.abbr], 'fee'))];
}

/** The page has the size without what funds of funds hold in a row of its own. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const without = (Number(entry.fund_size_pkr) / 1e6 - Number(s.fofOf(fund, MONTH))).toFixed(2);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2020',
  footerOf: (page) => `Fund Manager’s Report | October 2020 | ${page}`,
  committeeOf: (fund) => [
    ['Saqib Dogar', 'Chief Executive Officer'],
    ['Hina Bhatti, CFA', 'Chief Investment Officer'],
    ['Omer Langrial', 'Head of Risk Management'],
    ['Kamran Joiya, CFA', 'Head of Equities'],
    ['Asma Khichi, FRM', 'Head of Fixed Income'],
    [fund.model.kind === 'rate' ? 'Usman Wattoo' : 'Bilal Daultana, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM1', 'VIS', [2019, 12, 31]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis =
      fund.model.kind === 'rate' ? 'annualized on the basis of simple interest' : 'absolute (not annualized)';
    entry.footnotes_raw = [
      `FYTD, MTD and 1YR returns are ${basis}. 3YR, 5YR and Since Inception returns are annualized on the basis of the ` +
        'Morningstar method (CAGR).',
    ];
    closeSectors(entry, 'Stocks / Equities');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, 'October 2020');
    entry.fees = ratios(entry, fund);
    setHeld(entry, fund);
    if (fund.abbr === 'BIEF') {
      entry.holdings_title_raw = 'Top Ten TFCs / Sukuk (% of Total Assets)';
      entry.non_compliant = BREACHES.map((b) => s.exposureOf(b, entry));
    }
    if (fund.abbr === 'BIIF') entry.holdings_title_raw = 'Sukuk Holdings (% of Total Assets)';
  },
};

/** The return of the month is another one than in the monthly returns. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'MTD'), 'row');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = (Number(real) + 6.3).toFixed(2);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'MONTH_CONTRADICTS_MONTHLY_RETURNS',
    false_values: [{ field: 'reported_returns', period_label_raw: 'MTD', printed, real }],
    true_values: 'the monthly returns, the return of the benchmark and all other facts',
    must_not_serve: 'the return of the fund for the month (MTD)',
    how_it_can_be_seen: 'the monthly returns on the same page have another figure of the fund for Oct-20',
  };
}

const QUIRKS = [
  'facts have shaded labels in the left column; minimum amounts and ratings share a row; the objective is in a band on top',
  'returns have FYTD before MTD; monthly returns are two rows of six months, each with its own head',
  'two pies with a legend of labels and shares each, the month at the left and the month before at the right',
  'quality or sectors have no month; holdings have their rating or sector; SWWF is told in a paragraph with amounts',
];

/** The report, and the page with the planted fault. */
export const drawBurewala = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N140_burewala_2020-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: { file: 'hostile_N140_month', fund: FALSE_FUND, falsify },
  });
