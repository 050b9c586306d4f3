/** N216, Kalurkot: facts under their labels at the left, one table of returns in three bands, and the payouts of June. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n216-funds.ts';
import { html } from './n216-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kalurkot Investments Limited';
const MONTH = { year: 2025, month: 6 };
const FALSE_FUND = 'Kalurkot Islamic Income Fund';

/** Jun’25 */
const label = (m: s.Month): string => `${s.shortMonth(m)}’${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', label(MONTH)],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  monthLabel: label,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in million)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: label(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = {
  ...form,
  peers: false,
  holdingsTitle: 'Top Holdings of the Equity Sub-Fund (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIIF: [
    { name: 'Jhammat Textile Mills Limited', type: 'Sukuk', cost: 37.5, provided: 37.5 },
    { name: 'Gohar Sugar Mills Limited', type: 'Sukuk', cost: 24.16, provided: 9.66 },
  ],
};

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Stocks / Equities');
  const [month, year] = s.ratioPair(part, MONTH);
  figures.fees = [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
  ];
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  const years = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  if (fund.subs !== undefined) {
    s.withoutBenchmark(figures, part.line);
    figures.historical_returns = years.filter((r) => r.series_raw === part.line);
    return;
  }
  s.peersIn(figures, [label(MONTH), '3 Months', '6 Months', 'FYTD', '1 Year']);
  if (part.model.kind === 'rate' && figures.holdings.length > 0)
    figures.holdings_title_raw = 'Sukuk Holdings (% of Total Assets)';
  figures.historical_returns = years;
}

function notesOf(fund: s.Fund): string[] {
  const rates = 'are simple annualized as per the Morningstar method';
  const kind =
    fund.subs !== undefined
      ? `Returns of up to one year of the Debt and the Money Market Sub-Funds ${rates}; those of the Equity Sub-Fund ` +
        'are absolute.'
      : fund.model.kind === 'rate'
        ? `Returns of up to one year ${rates}.`
        : 'Returns of up to one year are absolute.';
  return [
    `1. ${kind} Returns of more than one year are annualized (CAGR). Performance is net of expenses and assumes the ` +
      'reinvestment of dividends.',
    ...(fund.subs === undefined
      ? ['2. Average of the funds of the same category, for periods of up to one year.']
      : []),
    ...(fund.model.kind === 'rate' ? ['3. The NAV of June 30, 2025 is after the payout for the fiscal year.'] : []),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'June 2025',
  footerOf: (page) => `Kalurkot Investments | Fund Manager Report | June 2025 | ${page}`,
  committeeOf: (fund) => [
    ['Asad Ullah Niazi', 'Chief Executive Officer'],
    ['Mahwish Qureshi, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Imtiaz Bhachar, FRM', 'Head of Fixed Income']
      : ['Talal Rokhri, CFA', 'Head of Equities'],
    ['Rabia Isakhel', 'Fund Manager'],
    ['Nauman Watto, ACA', 'Head of Risk'],
    ...(fund.name.includes('Islamic') ? [['Mufti Abdul Wadood Sial', 'Shariah Advisor'] as const] : []),
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 2, 14]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = '2025-06-30';
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The point of the net assets is one place too far to the left; price, units and the month before are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = s.grouped(Number(entry.fund_size_pkr) / 1e7, 2);
  const real_pkr = entry.fund_size_pkr;
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'NET_ASSETS_ARE_NOT_NAV_TIMES_UNITS',
    false_values: [{ field: 'fund_size_pkr', printed, real, real_pkr }],
    true_values: 'the NAV, the units, the net assets of the month before, their change and all other facts',
    must_not_serve: 'the false net assets',
    how_it_can_be_seen: `NAV times units outstanding, two rows below in the same table, is Rs. ${real} million`,
  };
}

const QUIRKS = [
  'facts are a column at the left, each value below its label; expense ratios are among them, with levies in brackets',
  'net assets, price and units have two months, the earlier one first, and a change in percent',
  'returns are one table of three bands with heads of their own; the third band has fiscal years',
  'peers have a row in the first band only, which has the periods of up to one year',
  'the report is that of June: months are those of the fiscal year, and the price is without the payout of June',
  'all tables of shares have two months, the earlier one first; the asset allocation has a total',
  'payouts of fiscal years have an amount per unit and a percentage of the par value',
  'holdings are two lists side by side with ranks; sectors or ratings stand between name and share',
  'sub-funds span two columns of months each in one table of shares; they are rows of all other tables',
];

/** The report, and one page of it with a planted fault. */
export const drawKalurkot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N216_kalurkot_2025-06',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printHtml(html({ entries, isWhole, funds: FUNDS, month: MONTH, form }), path),
    hostile: { file: 'hostile_N216_net_assets_point', fund: FALSE_FUND, falsify },
  });
