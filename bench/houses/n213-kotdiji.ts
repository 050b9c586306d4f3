/** N213, Kotdiji: sums that state prices and expenses, boxes in boxes, exceptions to the terms of the AMC, and an index. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n213-funds.ts';
import { html } from './n213-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kotdiji Capital Management Limited';
const MONTH = { year: 2026, month: 3 };
const FALSE_FUND = 'Kotdiji Islamic Equity Fund';

/** Mar 2026 */
const spaced = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['FYTD', 'Fiscal Year to Date'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  monthLabel: spaced,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets in Rs. million',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: spaced(month) })),
  holdingsTitle: 'Holdings (% of Total Assets)',
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIF: [
    { name: 'Kumb Town Textile Mills Limited', type: 'TFC', cost: 31.25, provided: 31.25 },
    { name: 'Ripri Sugar Mills Limited', type: 'Sukuk', cost: 22.84, provided: 11.42 },
  ],
};

const PARTS = ['Management Fee', 'Trustee Fee', 'SECP Fee', 'Other Expenses'] as const;
const WEIGHTS = [0.74, 0.07, 0.06, 0.13];

/** Four expenses sum to the ratio without levies, and with the levies to the other one. */
function feesOf(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) => {
    const hundredths = Math.round(Number(r.without) * 100);
    const cents = WEIGHTS.map((w) => Math.round(hundredths * w));
    cents[0] = hundredths - cents.slice(1).reduce((a, b) => a + b, 0);
    const fee = (fee_label_raw: string, percent: string): s.Fee => ({
      row_label_raw: r.period,
      fee_label_raw,
      percent,
    });
    return [
      ...PARTS.map((label, i) => fee(label, ((cents[i] ?? 0) / 100).toFixed(2))),
      fee('Expense Ratio without Levies', r.without),
      fee('Government Levies', r.levies),
      fee('Total Expense Ratio with Levies', r.withLevies),
    ];
  });
}

/** Holdings are boxes in the box of the sector or the rating that they belong to. */
function sortHoldings(entry: s.Entry, fund: s.Fund): void {
  const boxes = s.lines(entry, s.otherType(entry));
  const at = (h: s.Holding): number => boxes.findIndex((b) => b.label === s.noteOf(fund, h.name_raw));
  entry.holdings = entry.holdings
    .toSorted((a, b) => at(a) - at(b) || a.rank - b.rank)
    .map((h, i) => ({ ...h, rank: i + 1 }));
  for (const { label, cells } of boxes) {
    const held = entry.holdings.filter((h) => s.noteOf(fund, h.name_raw) === label);
    const sum = held.reduce((all, h) => all + Number(h.percent), 0);
    if (sum > Number(cells[0])) throw new Error(`${fund.name}: holdings exceed ${label}`);
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2026',
  footerOf: (page) => `Kotdiji Funds, March 2026, page ${page}`,
  committeeOf: (fund) => [
    ['Nadir Ali Talpur', 'Chief Executive Officer'],
    ['Zehra Phulpoto, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Imdad Wassan', 'Head of Fixed Income'] : ['Bushra Narejo, CFA', 'Head of Equities'],
    ['Yasir Shar, FRM', 'Head of Risk Management'],
    ...(fund.name.includes('Islamic') ? [['Mufti Waliullah Ujjan', 'Shariah Advisor'] as const] : []),
  ],
  amcRating: ['AM1', 'VIS', [2025, 12, 29]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = '2026-03-31';
    const part = s.partOf(entry, FUNDS);
    closeSectors(entry, 'Shares');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, spaced(MONTH));
    sortHoldings(entry, fund);
    entry.fees = feesOf(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'absolute';
    entry.footnotes_raw = [
      `Returns of up to one year are ${basis}; longer ones are compound annual rates, with dividends reinvested.`,
      'No provision for Sindh Workers’ Welfare Fund is held.',
    ];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Terms of the AMC are on the first page and the index is on the last one. */
const entriesOf = (funds: readonly s.Fund[]): s.Entry[] =>
  s
    .entriesOf(HOUSE)(funds, 2)
    .map((e) => ({ ...e, page_numbers: [1, e.page_number, funds.length + 2] }));

/** Two digits of the net assets are exchanged; the price and the units of the same sum are true. */
function falsify(entry: s.Entry): void {
  const [real, raw] = [s.only(entry.fund_size_pkr, 'size'), s.only(entry.fund_size_raw, 'size')];
  const printed = raw.replace(/^(\d),(\d)/, '$2,$1');
  if (printed === raw) throw new Error('the digits are equal');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'NET_ASSETS_ARE_NOT_THE_PRODUCT',
    false_values: [{ field: 'fund_size_pkr', printed, under: entry.fund_size_label_raw, real_pkr: real }],
    true_values: 'the NAV per unit, the units in issue, and all other facts',
    must_not_serve: 'the false net assets',
    how_it_can_be_seen: `the price times the units, which stand before them in the same line, is ${raw} million`,
  };
}

const QUIRKS = [
  'price, units and net assets are one multiplication; offer and redemption price are results of sums with the load',
  'each expense is a term of a sum in one line for the month and one for the year, its label below the figure',
  'asset allocation is a chart of slopes: each month has its own order, labels stand outside of the figures',
  'sectors or ratings are boxes, and the holdings are boxes in the box of their sector or rating',
  'monthly returns are cells of a calendar below and above a diagonal; a specimen cell says which is which',
  'periods are in the middle, with the fund at their left and the benchmark at their right',
  'category, type, pricing and risk profile are ticked boxes among all options',
  'house terms are on the first page; a fund’s page has only the terms that replace one of them',
  'people, trustee, auditors and registrar are entries of an index on the last page, with the funds they act for',
];

/** The report, and the first, the last and one fund's page with a planted fault. */
export const drawKotdiji = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N213_kotdiji_2026-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf,
    write: async (entries, path) => s.printHtml(html({ entries, funds: FUNDS }), path),
    hostile: { file: 'hostile_N213_net_assets_are_not_the_product', fund: FALSE_FUND, falsify },
  });
