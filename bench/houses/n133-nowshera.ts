/** N133, Nowshera: facts and a chart of growth side by side, costs as columns, and cards for the sub-funds. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n133-funds.ts';
import { html } from './n133-page.ts';
import * as s from './shared15.ts';

const AMC = 'Nowshera Capital Management Limited';
const MONTH = { year: 2023, month: 11 };
const FALSE_FUND = 'Nowshera Income Opportunity Fund';
const MATURITY: s.Day = [2024, 7, 2];
const TOTAL = 'TER incl. Levies';

/** 17 Nov 2003 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')} ${s.shortMonth({ year, month })} ${year}`;

const billions = (rupees: number): { raw: string; pkr: string } => {
  const raw = (rupees / 1e9).toFixed(3);
  return { raw: `Rs. ${raw} billion`, pkr: s.rupees(raw, 9) };
};

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'MTD'],
      ['FYTD', 'FYTD'],
      ['3M', '3 Months'],
      ['6M', '6 Months'],
      ['1Y', '12 Months'],
      ['3Y', '3 Years'],
      ['5Y', '5 Years'],
      ['SI', 'Inception'],
    ],
    seriesMonths: 12,
    monthLabel: s.dashed,
    size: isFund ? billions : s.inMillions(1, 'Rs. ', ' million'),
    sizeLabel: 'Net Assets',
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Rating Exposure (% of Total Assets)',
    sectorTitle: 'Sector Exposure (% of Total Assets)',
    allocationMonths: (m) =>
      (isFund ? [m, s.before(m)] : [m]).map((month) => ({ month, label: isFund ? s.dashed(month) : null })),
    holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
    day: dayText,
  });

const PARTS: readonly (readonly [label: string, share: number])[] = [
  ['Management Fee', 0.61],
  ['Trustee Fee', 0.06],
  ['SECP Fee', 0.04],
  ['Selling & Marketing', 0.17],
];

/** The columns of costs sum to the total in the last one. */
function setCosts(part: s.Part): void {
  part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => {
    const parts = PARTS.map(([label, share]) => [label, (Number(r.without) * share).toFixed(2)] as const);
    const rest = parts.reduce((left, [, v]) => left - Number(v), Number(r.without)).toFixed(2);
    const cells = [...parts, ['Other Expenses', rest], ['Govt. Levies', r.levies], [TOTAL, r.withLevies]] as const;
    return cells.map(([fee_label_raw, percent]) => ({ row_label_raw: r.period, fee_label_raw, percent }));
  });
}

const years = (part: s.Part): s.SeriesRow[] =>
  s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });

/** Sub-funds have no benchmarks and no months, and print the totals of their costs. */
function setSubFunds(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    s.withoutBenchmark(figures, line);
    figures.monthly_returns = [];
    figures.historical_returns = years(part).filter((r) => r.series_raw === line);
    figures.fees = figures.fees.filter((f) => f.fee_label_raw === TOTAL);
    if (figures.holdings.length > 0) figures.holdings_title_raw = 'Top Five Holdings (% of Total Assets)';
  }
}

/** What units of the ETF cost at the exchange, a little less than their NAV. */
const setMarketPrice = (entry: s.Entry): void => {
  Object.assign(entry, { market_price: (Number(entry.nav_per_unit) * 0.9936).toFixed(2) });
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2023',
  footerOf: (page) => `NCML Fund Manager Report November 2023 - ${page}`,
  committeeOf: (fund) => [
    ['Aurangzeb Khattak', 'Chief Executive Officer'],
    ['Mahnoor Yousafzai, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Ikram Kakakhel' : 'Saad Durrani, CFA', 'Portfolio Manager'],
    ['Laila Afridi, FCCA', 'Chief Financial Officer'],
    ['Usman Bacha', 'Head of Research'],
  ],
  amcRating: ['AM2+', 'PACRA', [2023, 6, 23]],
  formOf,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    const upTo = fund.subs === undefined ? basis : 'absolute (Equity) or simple annualised (Debt, Money Market)';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `Returns of up to 12 Months are ${upTo}, returns of longer periods are compounded annually.`,
    ];
    for (const part of s.partsOf(entry, fund)) {
      setCosts(part);
      closeSectors(part.figures, 'Equities');
    }
    if (fund.subs !== undefined) return setSubFunds(entry, fund);
    entry.historical_returns = years(s.partOf(entry, FUNDS));
    if (fund.abbr === 'NTDP-IV')
      Object.assign(entry, { maturity_date: s.iso(MATURITY), maturity_date_raw: dayText(MATURITY) });
    if (fund.abbr === 'NIOF') entry.holdings_title_raw = 'TFC / Sukuk Holdings (% of Total Assets)';
    if (fund.abbr === 'NDETF') {
      entry.holdings_title_raw = 'Basket of the ETF (% of Total Assets)';
      setMarketPrice(entry);
    }
    return undefined;
  },
};

/** The total of the year becomes less than the management fee, which is one of its parts. */
function falsify(entry: s.Entry): void {
  const at = entry.fees.findIndex((f) => f.row_label_raw === 'YTD' && f.fee_label_raw === TOTAL);
  const total = s.only(entry.fees[at], 'total');
  const fee = s.feeOf(entry, 'Management Fee', 'YTD');
  const printed = (Number(fee) * 0.4).toFixed(2);
  entry.fees[at] = { ...total, percent: printed };
  entry.planted_fault = {
    kind: 'TOTAL_EXPENSE_RATIO_IS_LESS_THAN_ITS_PARTS',
    false_values: [{ field: 'fees', row_label_raw: 'YTD', fee_label_raw: TOTAL, printed, real: total.percent }],
    true_values: 'the parts of the ratio, the ratio of the month and all other facts',
    must_not_serve: 'the total expense ratio of the year',
    how_it_can_be_seen: `the parts in the same row sum to ${total.percent}, and the management fee alone is ${fee}`,
  };
}

const QUIRKS = [
  'striped facts at the left, a chart of growth with axes and the returns as rows of periods at the right of it',
  'months are two short tables of six months, fiscal years a table below; negatives in brackets before the percent sign',
  'the expense ratio is a table whose columns are its parts and the total; net assets in billions with three decimals',
  'an ETF has a market price and its whole basket; sub-funds are three cards side by side; the front lists all funds',
];

export const drawNowshera = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N133_nowshera_2023-11',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: { file: 'hostile_N133_expense_parts', fund: FALSE_FUND, falsify },
  });
