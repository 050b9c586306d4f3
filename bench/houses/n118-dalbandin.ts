/** N118, Dalbandin: returns and expense ratios of all funds in two tables, and a page for each fund with the rest. */
import { closeSectors } from './n95-sectors.ts';
import { EXTRAS, FUNDS } from './n118-funds.ts';
import { html } from './n118-page.ts';
import * as s from './shared15.ts';

const AMC = 'Dalbandin Fund Management Company Limited';
const MONTH = { year: 2025, month: 9 };
const FALSE_FUND = 'Dalbandin Income Fund';

/** 13/05/2013 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

const inThousands = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1e3, 0);
  return { raw, pkr: s.rupees(raw, 3) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Yr'],
    ['3Y', '3 Yrs'],
    ['5Y', '5 Yrs'],
    ['SI', 'Since Launch'],
  ],
  peers: true,
  seriesMonths: 0,
  size: inThousands,
  sizeLabel: 'Net Assets (Rs. in ’000)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of total assets)',
  creditTitle: 'Rating Exposure (% of total assets)',
  sectorTitle: 'Sector Exposure (% of total assets)',
  allocationMonths: (m) => [s.before(m, 2), s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Largest Holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2025',
  footerOf: () => null,
  committeeOf: (fund) => [[s.only(EXTRAS[fund.abbr], 'manager').manager, 'Fund Manager']],
  amcRating: ['AM2', 'PACRA', [2025, 2, 21]],
  formOf: () => form,
  finish: (entry, fund) => {
    const isAlone = entry.page_number === 1;
    const own = isAlone ? 2 : 3 + FUNDS.findIndex((f) => f.name === fund.name);
    const [returns, costs] = isAlone ? [1, 3] : [2, 3 + FUNDS.length];
    Object.assign(entry, {
      page_number: own,
      page_numbers: [returns, own, costs],
      page_footer_raw: `Page ${own}`,
      nav_date: s.iso(s.lastDay(MONTH)),
      footnotes_raw: [
        'MTD, FYTD and 1 Yr returns are simple annualized for the first three funds and absolute for the last two; ' +
          'returns of longer periods are annualized (CAGR).',
        'n.a.: the fund was launched within the period.',
      ],
    });
    if (isAlone)
      entry.footnotes_raw[0] =
        'MTD, FYTD and 1 Yr returns are simple annualized; returns of longer periods are annualized (CAGR).';
    closeSectors(entry, 'Equities');
    const part = s.partOf(entry, FUNDS);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 2, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    entry.fees = s.ratiosOf(part, MONTH).flatMap((r) => [
      { row_label_raw: r.period, fee_label_raw: 'TER excl. levies', percent: r.without },
      { row_label_raw: r.period, fee_label_raw: 'Govt. levies', percent: r.levies },
      { row_label_raw: r.period, fee_label_raw: 'TER', percent: r.withLevies },
    ]);
  },
};

/** The levies of the year get their point one digit further to the right. */
function falsify(entry: s.Entry): void {
  const at = entry.fees.findIndex((f) => f.row_label_raw === 'YTD' && f.fee_label_raw === 'Govt. levies');
  const fee = s.only(entry.fees[at], 'levies');
  const printed = (Number(fee.percent) * 10).toFixed(2);
  entry.fees[at] = { ...fee, percent: printed };
  const total = s.feeOf(entry, 'TER', 'YTD');
  entry.planted_fault = {
    kind: 'LEVIES_EXCEED_TOTAL_EXPENSE_RATIO',
    false_values: [{ field: 'fees', row_label_raw: 'YTD', fee_label_raw: 'Govt. levies', printed, real: fee.percent }],
    true_values: 'the other expense ratios and all other facts',
    must_not_serve: 'the levies of the year',
    how_it_can_be_seen: `levies of ${printed}% cannot be part of a total expense ratio of ${total}%, and the sum does not hold`,
  };
}

const QUIRKS = [
  'returns of all funds stand in one table at the front, expense ratios in one at the back, the rest on the fund’s page',
  'three rows a fund (fund, benchmark, category average), and the average of all funds at the end of the table',
  'prices of the last three days; shares of three months and the range that is allowed; an index weight beside weights',
  'net assets in thousands; statistics have a column for the market; days as numbers',
];

export const drawDalbandin = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N118_dalbandin_2025-09',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N118_levies_above_total', fund: FALSE_FUND, falsify },
  });
