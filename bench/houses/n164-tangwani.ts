/** N164, Tangwani: statements with numbered lines, a column of units, and one head of columns for each page. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n164-funds.ts';
import { html } from './n164-page.ts';
import * as s from './shared15.ts';

const AMC = 'Tangwani Asset Management Limited';
const MONTH = { year: 2026, month: 4 };
const FALSE_FUND = 'Tangwani Stock Fund';

/** The months whose ends are the columns of a statement: this one, the one before, and the same one a year ago. */
const COLUMNS = [0, 1, 12].map((n) => s.before(MONTH, n));

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  peers: true,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(2),
  sizeLabel: 'Net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (share of total assets)',
  creditTitle: 'Credit quality (share of total assets)',
  sectorTitle: 'Sector allocation (share of total assets)',
  allocationMonths: () => COLUMNS.map((month) => ({ month, label: s.dayFirstMonth(s.lastDay(month)) })),
  holdingsTitle: 'Top holdings (share of total assets)',
  day: s.dayFirstMonth,
});

/** The rate of the management fee that was charged, in percent a year. */
const CHARGED: Readonly<Record<string, string>> = { TCMF: '0.62', TIF: '1.10', TISF: '2.45', TSF: '2.30' };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  TIF: [{ name: 'Shah Belo Steel Limited', type: 'TFC in default', cost: 42.5, provided: 42.5 }],
};

const PEERS = ['1 month', 'Fiscal year to date', '12 months'];

const ratiosOf = (part: s.Part, month: s.Month): s.Fee[] => [
  ...s.ratioRows(part, month, 'Total expense ratio', 'withLevies'),
  ...s.ratioRows(part, month, 'Total expense ratio without levies', 'without'),
];

/** The figures at the end of each of the months that the statement compares. */
const columnsOf = (entry: s.Entry): s.Figures[] =>
  COLUMNS.map((month) => ({
    ...s.figuresThen(entry, FUNDS, month, form),
    fees: ratiosOf(s.partOf(entry, FUNDS), month),
  }));

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 30, 2026',
  footerOf: (page) => `${AMC} – Statements of the Funds – ${page}`,
  committeeOf: (fund) => [
    ['Abdul Wahab Bijarani', 'Chief Executive Officer'],
    ['Shazia Sundrani, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Mumtaz Domki' : 'Irshad Khoso, CFA', 'Fund Manager'],
    ['Nadir Golo, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 10, 3]],
  formOf: () => form,
  pagesEach: 2,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    entry.nav_date = s.iso(s.lastDay(MONTH));
    closeSectors(entry, 'Equities');
    Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total assets') });
    s.peersIn(entry, PEERS);
    entry.fees = [s.fee('Management fee charged', s.only(CHARGED[fund.abbr], 'fee')), ...ratiosOf(part, MONTH)];
    entry.historical_returns = s.yearRows(part, MONTH, {
      count: 4,
      benchmark: 'Benchmark',
      label: (y) => `Fiscal year 20${y}`,
    });
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    entry.footnotes_raw = [
      fund.model.kind === 'rate'
        ? 'Returns of periods of up to 12 months are annualised; those of longer periods are compound annual rates.'
        : 'Returns of periods of up to 12 months are not annualised; those of longer periods are compound annual rates.',
      'Figures in parentheses are negative; a dash means that there is no figure.',
    ];
  },
};

/** The fund's return of the fiscal year to date and that of its category are exchanged. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'Fiscal year to date'), 'row');
  const { fund_return_percent: own, peer_return_percent: peers } = row;
  row.fund_return_percent = peers;
  row.peer_return_percent = own;
  const { period_label_raw } = row;
  entry.planted_fault = {
    kind: 'FUND_AND_PEERS_EXCHANGED',
    false_values: [
      {
        field: 'reported_returns',
        period_label_raw,
        printed: { TSF: peers, 'Category average': own },
        real: { TSF: own, 'Category average': peers },
      },
    ],
    true_values: 'the months, the benchmark, the other periods and all other facts',
    must_not_serve: 'the return of the fiscal year to date (each belongs to the other one)',
    how_it_can_be_seen: 'the months from July 2025 to April 2026 on the same page compound to the real figure',
  };
}

const QUIRKS = [
  'statements as of an auditor: lines are numbered through both pages of a fund, and the unit of each line is in a column of its own',
  'one head of columns for a whole page: three dates for prices, sizes, classes, ratings or sectors and holdings alike',
  'the second page has the fund, the benchmark and the category in the places of the dates, for periods, months and fiscal years',
  'figures are aligned at their decimal points, so that neither their left nor their right ends agree; negatives in brackets',
  'terms and people are lines of the same statement, whose text covers the columns of figures',
];

/** The report, and the statement of one fund with a planted fault. */
export const drawTangwani = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N164_tangwani_2026-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, columnsOf), path),
    hostile: { file: 'hostile_N164_peers_exchanged', fund: FALSE_FUND, falsify },
  });
