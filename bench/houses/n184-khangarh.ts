/** N184, Khangarh: one dense page for each fund in three columns; sizes and prices of two months, the older first. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n184-funds.ts';
import { html } from './n184-page.ts';
import * as s from './shared15.ts';

const AMC = 'Khangarh Investments Limited';
const MONTH = { year: 2018, month: 3 };
const FALSE_FUND = 'Khangarh Income Fund';
const THIS_MONTH = "Month (March '18)";

/** 29-Dec-17 */
const day = ([year, month, d]: s.Day): string => `${String(d).padStart(2, '0')}-${s.dashed({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', THIS_MONTH],
    ['FYTD', 'FYTD'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception*'],
  ],
  peers: true,
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets (Rs. mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m, 2), s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top TFC / Sukuk Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = { ...form, peers: false, seriesMonths: 0, size: s.inMillions(1) };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KHIF: [
    { name: 'Karamdad Qureshi Sugar Mills Limited', type: 'TFC', cost: 47.64, provided: 47.64 },
    { name: 'Chowk Munda Modaraba', type: 'TFC', cost: 58.21, provided: 14.55 },
  ],
};

function finishPart(part: s.Part, isPension: boolean): void {
  const { figures } = part;
  const [, year] = s.ratioPair(part, MONTH);
  closeSectors(figures, 'Stocks / Equities');
  figures.fees = [s.fee('Total Expense Ratio (FYTD)', year.withLevies)];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  figures.historical_returns = s
    .yearRows(part, MONTH, { count: isPension ? 4 : 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
    .filter((r) => !isPension || r.series_raw === part.line);
  if (part.mix.second?.type === 'SECTOR_ALLOCATION' && figures.holdings.length > 0)
    figures.holdings_title_raw = `Top ${isPension ? 'Five' : 'Ten'} Equity Holdings (% of Total Assets)`;
  if (isPension) s.withoutBenchmark(figures, part.line);
  else s.peersIn(figures, [THIS_MONTH, 'FYTD']);
}

/** The provision for the workers' welfare fund of the province. */
function provision(entry: s.Entry): string {
  const share = s.between(0.003, 0.009, entry.fund_name_raw, 'swwf');
  const amount = ((Number(entry.fund_size_pkr) * share) / 1e6).toFixed(2);
  const each = (Number(entry.nav_per_unit) * share).toFixed(2);
  return (
    `The Scheme has maintained a provision against Sindh Workers’ Welfare Fund’s liability to the tune of ` +
    `Rs. ${amount} million. ` +
    `If the same were not made, the NAV per unit / return of the Scheme would be higher by ` +
    `Rs. ${each} / ${(share * 100).toFixed(2)}%.`
  );
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  if (fund.subs !== undefined)
    return [
      '* Average annualized return (Morningstar method). Other returns of the Debt and the Money Market Sub-Fund ' +
        'are ' +
        'simple annualized; those of the Equity Sub-Fund are absolute.',
      `** This includes ${s
        .partsOf(entry, fund)
        .map((p) => `${s.ratioPair(p, MONTH)[1].levies}% (${p.line})`)
        .join(', ')} representing government levies and SECP fee.`,
    ];
  const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
  const { levies } = s.ratioPair(s.partOf(entry, FUNDS), MONTH)[1];
  return [
    `* Average annualized return (Morningstar method). All other returns are ${basis}.`,
    `** This includes ${levies}% representing government levies and SECP fee.`,
    provision(entry),
  ];
}

/** Millions of rupees that the fund of funds holds of the stock fund, at the share that its own page prints. */
function heldByPlanner(month: s.Month): number {
  const planner = s.only(
    FUNDS.find((f) => f.abbr === 'KIPF'),
    'fund of funds',
  );
  const of = { name: planner.name, series: planner.abbr, load: 0, model: planner.model, mix: planner };
  const figures = s.figuresOf(of, month, form);
  const share = s
    .ofMonth(figures, 'ASSET_ALLOCATION', s.dashed(month))
    .find((r) => r.label_raw === 'Khangarh Islamic Stock Fund');
  // Total assets are a little larger than net assets.
  return Math.round((Number(figures.fund_size_pkr) * Number(share?.percent) * 1.006) / 1e8);
}

function setHeld(entry: s.Entry): void {
  const without = s.grouped(Number(entry.fund_size_pkr) / 1e6 - heldByPlanner(MONTH), 0);
  Object.assign(entry, {
    fund_size_excluding_fof_pkr: s.rupees(without, 6),
    amount_invested_by_fof_pkr: null,
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2018',
  footerOf: (page) => `Khangarh Investments Limited | Fund Manager’s Report March 2018 | ${page}`,
  committeeOf: (fund) => [
    ['Sajjad Ahmed Gopang', 'Chief Executive Officer'],
    ['Mehr-un-Nisa Hinjra, CFA', 'Chief Investment Officer'],
    ['Rashid Seehar', 'Head of Fixed Income'],
    ['Uzair Dasti, FCCA', 'Head of Risk & Compliance'],
    [fund.model.kind === 'rate' ? 'Komal Arbi' : 'Junaid Sohrani, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'JCR-VIS', [2017, 8, 16]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund.subs !== undefined);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
    if (fund.fof !== undefined) setHeld(entry);
  },
};

/** The net assets of the two months are in each other's column; units, prices and the change are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const then = s.figuresThen(entry, FUNDS, s.before(MONTH), form);
  const printed = s.only(then.fund_size_raw, 'size of the month before');
  if (Math.abs(Number(then.fund_size_pkr) / Number(entry.fund_size_pkr) - 1) < 0.02) throw new Error('sizes are close');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'SIZES_OF_TWO_MONTHS_EXCHANGED',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values:
      'the NAV per unit, the units outstanding, the change of the net assets in percent, and all other facts',
    must_not_serve: 'the net assets of February as those of March',
    how_it_can_be_seen:
      'units outstanding times NAV is the size in the column of February, and the change in percent has the ' +
      'other sign',
  };
}

const QUIRKS = [
  'three columns: facts with right-aligned values and labels at half their height; tables; tables with charts',
  'net assets, units and NAV are rows with columns for the end of February, the end of March and the change',
  'a table of market rates with the same two months is on each fund page; a chart shows the growth of Rs. 100',
  'three months of asset classes, the newest last; twelve months of returns in two blocks of six, the newest first',
  'peers have two of six periods; the provision for the welfare fund is a note with amounts a unit and in percent',
  'credit quality is a pie with labels at lines; sectors are bars; the size without funds of funds is a row of ' +
    'its own',
  'assets of the fund of funds have the names of funds, one of which has its own page',
  'the facts of the pension fund are a band of three columns, and its sub-funds are columns below them',
];

/** The report, and one page of it with a planted fault. */
export const drawKhangarh = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N184_khangarh_2018-03',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printDistilled(html({ entries, isWhole, funds: FUNDS, month: MONTH, form, ofSubFunds, heldByPlanner }), path),
    hostile: { file: 'hostile_N184_sizes_of_two_months', fund: FALSE_FUND, falsify },
  });
