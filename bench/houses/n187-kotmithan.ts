/** N187, Kotmithan: one ruled table for each page, with bands, merged cells, units in captions, amounts in words. */
import { closeSectors } from './n95-sectors.ts';
import { lowerBenchmark } from './n186-rates.ts';
import { FUNDS, HELD, holder } from './n187-funds.ts';
import { html } from './n187-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kotmithan Asset Management Limited';
const MONTH = { year: 2019, month: 11 };
const FALSE_FUND = 'Kotmithan Income Opportunities Fund';
/** Total assets are larger than net assets. */
const GROSS = 1.017;

const spelled = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;
const SIZE = s.inMillions(2);

const form = s.formWith({
  periods: [
    ['MTD', 'November 2019'],
    ['3M', 'Three months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'Twelve months'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: SIZE,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors of shares (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: spelled(month) })),
  holdingsTitle: 'Top holdings (% of net assets)',
  day: s.dayFirstMonth,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIOF: [
    { name: 'Mithri Spinning Mills Limited', type: 'TFC', cost: 61.74, provided: 61.74 },
    { name: 'Kotla Mughlan Sugar Mills Limited', type: 'Sukuk', cost: 39.16, provided: 9.79 },
  ],
};

/** The remuneration of the manager in percent a year, in the month and in the year. */
const CHARGED: Readonly<Record<string, readonly [month: string, year: string]>> = {
  KLF: ['0.90', '0.90'],
  KIOF: ['1.50', '1.50'],
  KIIF: ['1.00', '1.00'],
  KIEF: ['2.00', '2.00'],
  KIFF: ['0.06', '0.07'],
};

/** Benchmarks of short papers and of deposits are this much below KIBOR, in percent a year. */
const BELOW: Readonly<Record<string, number>> = { KLF: 0.58, KIIF: 2.17 };

function feesOf(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r, i) => {
    const manager = s.only(s.only(CHARGED[part.line], 'fee')[i], 'fee');
    const rest = (Number(r.without) - Number(manager)).toFixed(2);
    if (Number(rest) <= 0) throw new Error(`no other expenses of ${part.line}`);
    const rows = [
      ['Remuneration of the Management Company', manager],
      ['Other expenses', rest],
      ['Government levies and SECP fee', r.levies],
      ['Total expense ratio', r.withLevies],
    ] as const;
    const row_label_raw = i === 0 ? 'Month' : 'Year to date';
    return rows.map(([fee_label_raw, percent]) => ({ row_label_raw, fee_label_raw, percent }));
  });
}

/** Millions that the fund of funds holds of this fund at the end of a month. */
function heldOf(abbr: string, month: s.Month): string | null {
  const name = Object.entries(HELD).find(([short]) => short === abbr)?.[1];
  if (name === undefined) return null;
  const figures = s.figuresOf(
    { name: holder.name, series: holder.abbr, load: 0, model: holder.model, mix: holder },
    month,
    form,
  );
  const share = s.ofMonth(figures, 'ASSET_ALLOCATION', spelled(month)).find((r) => r.label_raw === name);
  const total = Number(figures.nav_per_unit) * Number(figures.units_outstanding) * GROSS;
  return s.grouped((Number(s.only(share, name).percent) / 100) * (total / 1e6), 2);
}

function setHolder(entry: s.Entry, abbr: string): void {
  const held = heldOf(abbr, MONTH);
  if (held === null) return;
  const amount = s.rupees(held, 6);
  const rest = BigInt(entry.fund_size_pkr ?? '0') - BigInt(amount);
  Object.assign(entry, { amount_invested_by_fof_pkr: amount, fund_size_excluding_fof_pkr: rest.toString() });
}

/** The funds that the fund of funds holds, in percent of its net assets. */
function holdFunds(entry: s.Entry): void {
  const names: readonly string[] = Object.values(HELD);
  entry.holdings = s
    .ofMonth(entry, 'ASSET_ALLOCATION', spelled(MONTH))
    .filter((r) => names.includes(r.label_raw))
    .toSorted((a, b) => Number(b.percent) - Number(a.percent))
    .map((r, i) => ({ rank: i + 1, name_raw: r.label_raw, percent: (Number(r.percent) * GROSS).toFixed(2) }));
  entry.holdings_title_raw = 'Units of funds held (% of net assets)';
}

function notesOf(kind: s.Model['kind']): string[] {
  const short = kind === 'rate' ? 'simple annualised' : 'not annualised';
  return [
    `1. Returns of twelve months or less are ${short}; returns of longer periods are compounded per annum.`,
    '2. Amounts are in millions of Pakistan Rupees where the caption of a table states so. Figures in brackets are ' +
      'negative.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 30, 2019',
  footerOf: (page) => `Kotmithan Asset Management Limited - Monthly Report November 2019 - Page ${page}`,
  committeeOf: (fund) => [
    ['Mir Sajjad Korai', 'Chief Executive'],
    ['Amber Korejo, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Yawar Sethar', 'Head of Fixed Income'] : ['Tanveer Dahar, CFA', 'Head of Equity'],
    ['Laiba Unar, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM3++', 'PACRA', [2019, 7, 26]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.only(s.partsOf(entry, fund)[0], 'part');
    entry.nav_date = s.iso(s.lastDay(MONTH));
    closeSectors(entry, 'Listed shares');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, spelled(MONTH));
    if (fund.abbr === holder.abbr) holdFunds(entry);
    Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total assets') });
    entry.fees = feesOf(part);
    const count = fund.abbr === holder.abbr ? 3 : 5;
    entry.historical_returns = s.yearRows(part, MONTH, { count, benchmark: 'Benchmark', label: (y) => `FY 20${y}` });
    lowerBenchmark(entry, BELOW[fund.abbr] ?? 0);
    setHolder(entry, fund.abbr);
    entry.footnotes_raw = notesOf(fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of the net assets are exchanged; the words below them, units and price are those of the true size. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = real.replace(/(\d)(\d)(?=\d?\.)/, '$2$1');
  if (printed === real) throw new Error('the digits are equal');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'NET_ASSETS_ARE_NOT_THEIR_WORDS',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values: 'the words of the net assets, the price, the units, their change, total assets, and all other facts',
    must_not_serve: 'the net assets in figures',
    how_it_can_be_seen:
      'the words below the figure state another amount, units times NAV are that amount, and the change since the ' +
      'month before is that of the true size',
  };
}

const QUIRKS = [
  'each page is one ruled table: bands with numbered headings at the left and units at the right, and merged cells',
  'labels and values of the particulars are pairs of cells, two in a row, or one pair over the whole width',
  'net assets are figures of two months with their change, and words in a merged cell',
  'loads, fees, par value and minimum investments are written in words',
  'periods in words are at the left of fiscal years in the same rows; a merged cell has the basis of the returns',
  'months are under merged heads of calendar years',
  'classes have amounts and shares of this month and shares of the month before; holdings are in % of net assets',
  'expense ratios with their parts are at the left of other figures; the committee is a row of names over offices',
  'two funds state what the fund of funds on the last page holds of them',
];

/** The report, and one page of it with a planted fault. */
export const drawKotmithan = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N187_kotmithan_2019-11',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printDistilled(html({ entries, isWhole, funds: FUNDS, month: MONTH, form, heldOf, gross: GROSS }), path),
    hostile: { file: 'hostile_N187_net_assets_in_words', fund: FALSE_FUND, falsify },
  });
