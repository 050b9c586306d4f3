/** N165, Isakhel: letters whose sentences pair values, benchmarks in brackets, and slopes of two months. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n165-funds.ts';
import { html } from './n165-page.ts';
import * as s from './shared15.ts';

const AMC = 'Isakhel Investments Limited';
const MONTH = { year: 2024, month: 10 };
const FALSE_FUND = 'Isakhel Dividend Stock Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'October'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'since July'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'since launch'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: 'net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.longDay(s.lastDay(month)) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const CHARGED: Readonly<Record<string, string>> = { IMMF: '0.56', IIIF: '1.05', IDSF: '2.15', IISF: '2.20' };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  IIIF: [{ name: 'Kot Chandna Packages', type: 'Sukuk in default', cost: 31.25, provided: 31.25 }],
};

const RATIO_OF = 'total expense ratio';
const LEVIES = 'Government levies';

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2024',
  footerOf: (page) => `Isakhel Investments Limited, Letters to Unit Holders, ${page}`,
  committeeOf: (fund) => [
    fund.model.kind === 'rate' ? ['Rafia Niazi, CFA', 'Fund Manager'] : ['Sher Afgan Watta Khel, CFA', 'Fund Manager'],
    ['Humayun Khattak', 'Chief Executive Officer'],
    ['Naveed Chughtai', 'Chief Investment Officer'],
    ['Saima Bangi Khel', 'Head of Research'],
  ],
  amcRating: ['AM2', 'VIS', [2024, 1, 26]],
  formOf: () => form,
  pagesEach: 2,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    entry.nav_date = s.iso(s.lastDay(MONTH));
    closeSectors(entry, 'Equities');
    const rows = s.ratiosOf(part, MONTH).map((r, i) => ({ ...r, row_label_raw: ['month', 'year to date'][i] ?? '' }));
    entry.fees = [
      s.fee('management fee charged', s.only(CHARGED[fund.abbr], 'fee')),
      ...rows.map(({ row_label_raw, withLevies }) => ({ row_label_raw, fee_label_raw: RATIO_OF, percent: withLevies })),
      ...rows.map(({ row_label_raw, levies }) => ({ row_label_raw, fee_label_raw: LEVIES, percent: levies })),
    ];
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    if (fund.model.kind === 'rate') entry.metrics = entry.metrics.map((m) => ({ ...m, value_raw: `${m.value} days` }));
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    entry.footnotes_raw = [
      fund.model.kind === 'rate'
        ? 'Returns of up to one year are annualised, those of longer periods are compounded annually.'
        : 'Returns of up to one year are absolute, those of longer periods are compounded annually.',
    ];
  },
};

/** Two digits of the price are exchanged in the sentence; the prices of offer and redemption are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/(\d)(\d)(?=\.)/, '$2$1');
  if (printed === real) throw new Error(`${real} has equal digits`);
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_DIGITS_EXCHANGED',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'net assets, units, the offer and the redemption price, and all other facts',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen: 'the redemption price in the next sentence is the real one, as are net assets divided by units',
  };
}

const QUIRKS = [
  'letters: the name of the fund and the month are in a subject line, and the letter has a date of its own in the next month',
  'terms, prices, sizes, loads and ratios are sentences, in which `respectively` assigns pairs of values to pairs of words',
  'the return of the benchmark is in brackets after that of the fund, in periods, months and fiscal years; negatives have a sign',
  'two months of classes, ratings or sectors are slopes, each end in the order of its weights with its label and figure',
  'the fund manager signs the letter, and the rest of the committee gets a copy; tables are on an enclosure',
];

/** The report, and the pages of one fund with a planted fault. */
export const drawIsakhel = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N165_isakhel_2024-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printHtml(
        html(entries, isWhole, (e) => s.figuresThen(e, FUNDS, s.before(MONTH), form)),
        path,
      ),
    hostile: { file: 'hostile_N165_nav_digits', fund: FALSE_FUND, falsify },
  });
