/** N128, Badin: three funds on a page, returns of all funds at the end, and a page of disclosures. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n128-funds.ts';
import { html } from './n128-page.ts';
import * as s from './shared15.ts';

const AMC = 'Badin Investments Limited';
const MONTH = { year: 2017, month: 10 };
const FALSE_FUND = 'Badin Islamic Income Fund';
const EACH_PAGE = 3;

const MANAGERS: Readonly<Record<string, string>> = {
  BCF: 'Nadeem Chang',
  BIF: 'Nadeem Chang',
  BIIF: 'Rukhsana Nizamani, CFA',
  BSF: 'Faraz Talpur, CFA',
  BISF: 'Faraz Talpur, CFA',
  BAAF: 'Aamir Jamali',
};

/** Feb 15, 2010 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Oct-17'],
    ['FYTD', 'FYTD'],
    ['6M', '180 Days'],
    ['1Y', '365 Days'],
    ['3Y', '3 Yrs*'],
    ['SI', 'Inception*'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. mn)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  BIF: [
    { name: 'Shadi Large Textile Mills Ltd.', type: 'TFC', cost: 28.43, provided: 28.43 },
    { name: 'Rajo Khanani Leasing Ltd.', type: 'TFC', cost: 19.86, provided: 12.5 },
  ],
  BAAF: [{ name: 'Shadi Large Textile Mills Ltd.', type: 'TFC', cost: 11.27, provided: 11.27 }],
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2017',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Ghulam Hyder Talpur', 'Chief Executive Officer'],
    ['Sarwat Junejo, CFA', 'Chief Investment Officer'],
    [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund Manager'],
    ['Adnan Halepoto, FRM', 'Head of Research'],
  ],
  amcRating: ['AM3+', 'JCR-VIS', [2017, 6, 2]],
  formOf: () => form,
  finish: (entry, fund) => {
    const isAlone = entry.page_number === 1;
    const own = isAlone ? 1 : 2 + Math.floor(FUNDS.findIndex((f) => f.name === fund.name) / EACH_PAGE);
    const ends = isAlone ? [2, 3] : [4, 5];
    const basis = fund.model.kind === 'rate' ? 'annualized' : 'absolute';
    Object.assign(entry, {
      page_number: own,
      page_numbers: [own, ...ends],
      page_footer_raw: `Page | ${own}`,
      nav_date: s.iso(s.lastDay(MONTH)),
      footnotes_raw: [
        `* Average annual return (CAGR); all other returns are ${basis}.`,
        '** Includes government levies, the provision for SWWF and the fee of SECP.',
      ],
    });
    closeSectors(entry, 'Equities');
    const part = s.partOf(entry, FUNDS);
    const [, year] = s.ratioPair(part, MONTH);
    entry.fees = [
      s.fee('Total Expense Ratio (FYTD)**', year.withLevies),
      s.fee('Levies and SECP Fee (FYTD)', year.levies),
    ];
    entry.historical_returns = s
      .yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
      .toSorted((a, b) => a.period_label_raw.localeCompare(b.period_label_raw));
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** A class of the month gets fifty points more. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.ofMonth(entry, 'ASSET_ALLOCATION', 'Oct-17')[1], 'class');
  const real = row.percent;
  const printed = (Number(real) + 50).toFixed(1);
  row.percent = printed;
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [{ field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed, real }],
    true_values: 'the classes of the month before, the credit quality and all other facts',
    must_not_serve: 'the false weight of the asset allocation',
    how_it_can_be_seen: `the classes of Oct-17 sum to 150.0; the credit quality has ${real} for the government`,
  };
}

const QUIRKS = [
  'three funds stand below each other on a page, each in three narrow columns under a bar with its name',
  'the committee and the notes to the returns are at the foot of the page, for its three funds',
  'months, fiscal years and expense ratios of all funds are tables on one page at the end',
  'a page of disclosures has non-compliant investments and welfare provisions, a row for each fund',
];

export const drawBadin = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N128_badin_2017-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N128_allocation_sum', fund: FALSE_FUND, falsify },
  });
