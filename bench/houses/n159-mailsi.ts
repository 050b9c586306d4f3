/** N159, Mailsi: two funds below each other on a page, prices as a strip of boxes, and plans as cards side by side. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n159-funds.ts';
import { html } from './n159-page.ts';
import * as s from './shared15.ts';

const AMC = 'Mailsi Funds Management Limited';
const MONTH = { year: 2025, month: 10 };
const FALSE_FUND = 'Mailsi Equity Fund';

/** 31-Oct-25 */
const short = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${s.year2({ year, month })}`;

const column = (m: s.Month): string => short(s.lastDay(m));

const form = s.formWith({
  periods: [
    ['MTD', 'Oct-2025'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years¹'],
    ['5Y', '5 Years¹'],
    ['SI', 'Since Inception¹'],
  ],
  peers: true,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(2, 'Rs. ', ' mn'),
  sizeLabel: 'Fund Size³',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Portfolio Quality (% of Total Assets)',
  sectorTitle: 'Sector Weights (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: column(month) })),
  allocationDecimals: 1,
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  MIIF: [{ name: 'Mitroo Spinning Sukuk', type: 'Non-performing', cost: 41.66, provided: 41.66 }],
  MISF: [{ name: 'Oil & Gas Exploration', type: 'Sector exposure above limit', cost: 250.57, provided: 0 }],
};

function feesOf(part: s.Part): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  return [
    s.fee('TER (MTD)²', month.withLevies),
    { row_label_raw: 'MTD', fee_label_raw: 'Government levies', percent: month.levies },
    s.fee('TER (YTD)²', year.withLevies),
    { row_label_raw: 'YTD', fee_label_raw: 'Government levies', percent: year.levies },
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Listed Equities');
  figures.fees = feesOf(part);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, column(MONTH));
  figures.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  if (fund.subs === undefined) return s.peersIn(figures, ['Oct-2025', 'FYTD', '1 Year']);
  s.peersIn(figures, []);
  s.withoutPast(figures, 'ASSET_ALLOCATION', column(MONTH));
  figures.monthly_returns = [];
  const { launch } = part.model;
  Object.assign(figures, {
    launch_date: s.iso(launch),
    launch_date_raw: s.dayFirstMonth(launch),
    fund_size_label_raw: 'Fund Size',
  });
}

/** What the provision for SWWF is in rupees, for each unit, and in percent of net assets. */
function provision(entry: s.Entry): string {
  const amount = Number(entry.fund_size_pkr) * s.between(0.0008, 0.004, entry.fund_name_raw, 'swwf');
  const each = amount / Number(entry.units_outstanding);
  const share = (amount / Number(entry.fund_size_pkr)) * 100;
  return (
    `³ Provision for Workers’ Welfare Fund: Rs. ${s.lakhs(Math.round(amount))}, that is Rs. ${each.toFixed(2)} per unit or ${share.toFixed(2)}% of ` +
    'net assets.'
  );
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  const isYoung = s.returnAt(entry, '3 Years¹') === undefined;
  const isPlans = entry.sub_funds.length > 0;
  const basis = kind === 'rate' ? 'annualized (simple)' : 'absolute';
  return [
    `¹ CAGR. Other returns are ${basis}${isPlans ? '; those of the Conservative Plan are annualized' : ''}.`,
    '² Annualized, including SECP fee, sales tax and other government levies.',
    ...(isPlans ? [] : [provision(entry)]),
    ...(isYoung && !isPlans ? ['N/A: not applicable, as the Fund was launched later.'] : []),
  ];
}

const footer = (page: number): string => `Mailsi Funds – FMR October 2025 – Page ${page}`;

/** Two funds share a page; the plans have the page after them. */
function setPage(entry: s.Entry): void {
  const page = 2 + Math.floor((entry.page_number - 2) / 2);
  if (entry.page_number < 2) return;
  Object.assign(entry, { page_number: page, page_numbers: [page], page_footer_raw: footer(page) });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2025',
  footerOf: footer,
  committeeOf: (fund) => [
    ['Sardar Aftab Daultana', 'CEO'],
    ['Rukhsana Bodla, CFA', 'CIO'],
    fund.model.kind === 'rate' ? ['Imran Sahu', 'Head of Fixed Income'] : ['Fahad Langrial, CFA', 'Head of Equities'],
    ['Maryam Arain', 'Head of Risk'],
    ...(/Islamic/.test(fund.name) ? ([['Mufti Abdul Basit Chishti', 'Shariah Advisor']] as const) : []),
  ],
  amcRating: ['AM2++', 'PACRA', [2025, 8, 22]],
  formOf: () => form,
  finish: (entry, fund) => {
    setPage(entry);
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    if (fund.abbr === 'MIIF') entry.holdings_title_raw = 'Top Sukuk Holdings (% of Total Assets)';
    if (fund.abbr === 'MISF') entry.holdings_title_raw = 'Top Holdings (% of Total Assets)';
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

const QUIRKS = [
  'two funds are below each other on a page, each with its own strip of price, offer, redemption, size and units',
  'units outstanding and the provision for WWF have Indian separators; notes have superscripts ¹ ² ³ of each fund',
  'facts are at the right with dotted lines; periods are rows of fund, benchmark and average of peers, with dashes',
  'twelve months are one strip below all columns, the newest first; ratios have their levies in the same value',
  'plans are cards side by side, each with its date, price, returns, years and classes; the facts are below the cards',
];

/** The report, and one page of it with a planted fault. */
export const drawMailsi = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N159_mailsi_2025-10',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html(entries, isWhole, FUNDS), path),
    hostile: {
      file: 'hostile_N159_columns_swapped',
      fund: FALSE_FUND,
      falsify: (entry) => s.swapReturns(entry, s.periods(entry), 'Oct-25'),
    },
  });
