/** N119, Harnai: a sidebar of facts at the right, rings with a legend of two months, twelve months under their names. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n119-funds.ts';
import { html } from './n119-page.ts';
import * as s from './shared15.ts';

const AMC = 'Harnai Asset Management Company Limited';
const MONTH = { year: 2025, month: 9 };
const FALSE_FUND = 'Harnai Islamic Stock Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'September 2025'],
    ['FYTD', 'FYTD'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  size: s.inMillions(2),
  sizeLabel: 'Fund Size (PKR Millions)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of Portfolio (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

function setFees(part: s.Part): void {
  part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => [
    { row_label_raw: r.period, fee_label_raw: 'TER with Levies', percent: r.withLevies },
    { row_label_raw: r.period, fee_label_raw: 'Government Levies', percent: r.levies },
    { row_label_raw: r.period, fee_label_raw: 'TER without Levies', percent: r.without },
  ]);
}

const setTotals = (figures: s.Figures): void => {
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
};

/** The pension fund has the month's heads only, no months and no peers. */
function setSubFunds(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    setFees(part);
    part.figures.monthly_returns = [];
    closeSectors(part.figures, 'Stock / Equities');
    for (const row of part.figures.reported_returns) row.peer_return_percent = null;
    setTotals(part.figures);
    if (part.figures.holdings_title_raw !== undefined)
      part.figures.holdings_title_raw = 'Top Five Holdings (% of Total Assets)';
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2025',
  footerOf: (page) => `Harnai Funds | Page ${page}`,
  committeeOf: (fund) => [
    ['Sardar Wali Tareen', 'Chief Executive Officer'],
    ['Nargis Panezai, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Jehanzeb Luni, ACCA' : 'Palwasha Dumar, CFA', 'Fund Manager'],
    ['Asfandyar Khetran', 'Head of Research'],
    ['Zarmina Marri, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM1', 'VIS', [2024, 12, 31]],
  formOf: () => form,
  finish: (entry, fund) => {
    const isRate = fund.model.kind === 'rate';
    const basis = isRate ? 'simple annualized' : 'absolute';
    const own =
      fund.subs === undefined
        ? `¹ Returns of up to 1 Year are ${basis}; returns of 3 Years, 5 Years and Since Inception are annualized (CAGR).`
        : '¹ Returns of up to 1 Year are absolute for the Equity and simple annualized for the other Sub-Funds; longer ' +
          'returns are annualized (CAGR).';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [own, '² Levies are the SECP fee and Sindh sales tax.'];
    if (fund.subs !== undefined) return setSubFunds(entry, fund);
    closeSectors(entry, 'Stock / Equities');
    setTotals(entry);
    if (entry.holdings.length > 0 && entry.holdings.length < 10)
      entry.holdings_title_raw = 'Top Holdings (% of Total Assets)';
    return setFees(s.partOf(entry, FUNDS));
  },
};

/** The share of stocks of the newer month loses twenty points, while the total of the column stays at 100. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    entry.allocations.findLast((r) => r.label_raw === 'Stock / Equities'),
    'class',
  );
  const real = row.percent;
  row.percent = (Number(real) - 20).toFixed(1);
  entry.planted_fault = {
    kind: 'ALLOCATION_DOES_NOT_SUM_TO_ITS_TOTAL',
    false_values: [
      { field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed: row.percent, real },
    ],
    true_values: 'the asset allocation of the month before and all other facts',
    must_not_serve: 'the share of Stock / Equities of the month',
    how_it_can_be_seen:
      'the classes of the month sum to 80%, the table prints a total of 100.0%, and the sectors are more',
  };
}

const QUIRKS = [
  'facts stand in a tinted sidebar at the right, the text and the tables at the left of it',
  'size and price in a table of two months and the change; a row of peers; twelve months as a table in full width',
  'rings without words beside a legend that is a table of two months with a total',
  'the pension fund has a band for each sub-fund, with small tables in three columns',
];

export const drawHarnai = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N119_harnai_2025-09',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N119_assets_not_100', fund: FALSE_FUND, falsify },
  });
