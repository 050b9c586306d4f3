/** N210, Rindli: three dense columns, a break-up of the expense ratio, peers, and footnotes with marks. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n210-funds.ts';
import { html } from './n210-page.ts';
import * as s from './shared15.ts';

const AMC = 'Rindli Investments Limited';
const MONTH = { year: 2026, month: 4 };
const FALSE_FUND = 'Rindli Income Builder Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'Apr’26'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '12 Months'],
    ['3Y', '3 Years‡'],
    ['5Y', '5 Years‡'],
    ['SI', 'Since Launch‡'],
  ],
  peers: true,
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (Rs. in mn)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Mix (% of Total Assets)',
  creditTitle: 'Credit Quality of Portfolio (% of Total Assets)',
  sectorTitle: 'Sector Exposure (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: ([year, month, d]) => `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`,
});

const ofSubFunds: s.Form = { ...form, peers: false, seriesMonths: 0, prices: [] };

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  RIBF: [
    { name: 'Gulbaran Spinning Mills Limited', type: 'TFC', cost: 33.18, provided: 33.18 },
    { name: 'Balnigor Sugar Limited', type: 'Sukuk', cost: 18.64, provided: 4.66 },
  ],
};

const LABELS = ['Mgmt. Fee', 'Trustee Fee', 'SECP Fee', 'Selling & Mktg.', 'Other Expenses', 'Govt. Levies'] as const;
const WEIGHTS = [0.62, 0.06, 0.05, 0.14, 0.13];

/** A row for each period: five expenses sum to the ratio without levies, and with the levies to the other one. */
function feesOf(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) => {
    const hundredths = Math.round(Number(r.without) * 100);
    const parts = WEIGHTS.map((w) => Math.round(hundredths * w));
    parts[0] = hundredths - parts.slice(1).reduce((a, b) => a + b, 0);
    const cells = [...parts.map((p) => (p / 100).toFixed(2)), r.levies];
    const fee = (fee_label_raw: string, percent: string): s.Fee => ({
      row_label_raw: r.period,
      fee_label_raw,
      percent,
    });
    return [
      ...LABELS.map((label, i) => fee(label, s.only(cells[i], 'fee'))),
      fee('TER with Levies', r.withLevies),
      fee('TER w/o Levies', r.without),
    ];
  });
}

function notesOf(fund: s.Fund): string[] {
  const basis =
    fund.subs !== undefined
      ? 'Returns of RRSF - Equity upto 12 months are absolute; those of the other Sub-Funds are simple annualized.'
      : fund.model.kind === 'rate'
        ? 'Returns upto 12 months are simple annualized (Morningstar method).'
        : 'Returns upto 12 months are absolute.';
  return [
    ...(fund.subs === undefined ? ['* Average of all funds of the same category, as published by MUFAP.'] : []),
    '** Annualized, as % of average daily net assets; the regulatory cap has been observed.',
    `‡ Compounded annual growth rate. ${basis} Performance is net of expenses and assumes reinvestment of dividend.`,
    '§ The Scheme holds no provision against Sindh Workers’ Welfare Fund (SWWF): the provision made until 12 August ' +
      '2021 was reversed on 13 August 2021, as directed by MUFAP.',
  ];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = '2026-04-30';
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Stocks / Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
    figures.fees = feesOf(part);
    if (fund.subs !== undefined) s.withoutBenchmark(figures, part.line);
    else
      figures.historical_returns = s.yearRows(part, MONTH, {
        count: 4,
        benchmark: 'Benchmark',
        label: (y) => `FY${y}`,
      });
  }
  entry.footnotes_raw = notesOf(fund);
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2026',
  footerOf: (page) => `Rindli Investments · FMR April 2026 · ${page}`,
  committeeOf: (fund) => [
    ['Shahmeer Rodini', 'Chief Executive Officer'],
    ['Tabinda Satakzai, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Farjad Khilji, FRM', 'Head of Fixed Income']
      : ['Zuhair Barakzai, CFA', 'Head of Equities'],
    ['Rukhshanda Urak', 'Head of Research'],
    ['Wajdan Muhammadhasni', 'Head of Risk & Compliance'],
    ...(fund.profile.category_raw?.startsWith('Shariah') === true
      ? [['Mufti Marghoob Sorabi', 'Shariah Advisor'] as const]
      : []),
  ],
  amcRating: ['AM1', 'VIS', [2025, 12, 31]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** Two digits of the price are exchanged; the redemption price, the offer price, units and net assets are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/(\d)\.(\d)/, '$2.$1');
  if (printed === real) throw new Error('the digits are equal');
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_CONTRADICTS_REDEMPTION_PRICE',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'the offer and redemption prices, the units, the net assets, the returns and all other facts',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen:
      'without a back-end load the redemption price is the NAV; it, and the net assets divided by the units, ' +
      `is ${real}`,
  };
}

const QUIRKS = [
  'three dense columns: facts at the left, words, prices and returns in the middle, the portfolio at the right',
  'peers have a column of their own in the table of returns; periods are rows, and a mark says which are compounded',
  'the expense ratio is broken up into six expenses for MTD and YTD, with the ratio with and without levies',
  'the newest month is the first column of the asset mix; the second table has one month without a date',
  'redemption and offer prices share a cell with a slash; the price has its full day',
  'sub-funds are columns of prices and returns, rows of expenses, and have three tables of shares side by side',
  'footnotes have the marks *, **, ‡ and §, in two columns above the disclaimer',
];

/** The report, and one page of it with a planted fault. */
export const drawRindli = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N210_rindli_2026-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N210_nav_against_redemption', fund: FALSE_FUND, falsify },
  });
