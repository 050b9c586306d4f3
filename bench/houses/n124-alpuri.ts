/** N124, Alpuri: a green bar at the left of both pages of a fund; facts, then people and costs. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n124-funds.ts';
import { html } from './n124-page.ts';
import * as s from './shared15.ts';

const AMC = 'Alpuri Investments Limited';
const MONTH = { year: 2025, month: 3 };
const FALSE_FUND = 'Alpuri Islamic Stock Fund';

/** 31 Mar 2025 */
const column = (m: s.Month): string => `${s.lastDay(m)[2]} ${s.shortMonth(m)} ${m.year}`;

const inRupees = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees, 0);
  return { raw: `Rs. ${raw}`, pkr: s.rupees(raw, 0) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'March 2025'],
    ['3M', 'Last 3 months'],
    ['6M', 'Last 6 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'Last 12 months'],
    ['3Y', 'Last 3 years†'],
    ['5Y', 'Last 5 years†'],
    ['SI', 'Since launch†'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: inRupees,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const PARTS: readonly (readonly [label: string, percent: number])[] = [
  ['Trustee fee', 0.07],
  ['SECP fee', 0.08],
  ['Brokerage and bank charges', 0.04],
  ['Other expenses', 0.05],
];

/** The parts of the ratio sum to it: the management fee is what the others leave. */
function costs(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) => {
    const small = PARTS.map(([label, base]) => [label, s.around(base, 2, part.words, label, r.period)] as const);
    const own = Number(r.without) - small.reduce((sum, [, v]) => sum + Number(v), 0);
    const rows: readonly (readonly [string, string])[] = [
      ['Management fee', own.toFixed(2)],
      ...small,
      ['Total expense ratio without levies', r.without],
      ['Government levies‡', r.levies],
      ['Total expense ratio with levies', r.withLevies],
    ];
    return rows.map(([fee_label_raw, percent]) => ({ row_label_raw: r.period, fee_label_raw, percent }));
  });
}

const isIslamic = (fund: s.Fund): boolean => fund.name.includes('Islamic');

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2025',
  footerOf: () => 'Alpuri Investments Limited, helpline 0800-25787, alpuri.example',
  committeeOf: (fund) => [
    ['Sher Alam Khan', 'Chief Executive'],
    ['Zarmina Yousafzai, CFA', 'Chief Investment Officer'],
    ['Fazal Wadood', 'Head of Research'],
    ['Nadia Swati, FRM', 'Head of Risk'],
    [fund.model.kind === 'rate' ? 'Hamid Gul Afridi' : 'Rukhsana Bacha', 'Fund Manager'],
    ...(isIslamic(fund) ? ([['Mufti Ihsanullah', 'Shariah Advisor']] as const) : []),
  ],
  amcRating: ['AM2', 'PACRA', [2024, 12, 20]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    const basis = fund.model.kind === 'rate' ? 'annualised (simple)' : 'absolute';
    closeSectors(entry, 'Shares');
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `† Compounded annually (CAGR); all other returns are ${basis}.`,
      '‡ Sales tax of the province and the levy of the federal budget.',
    ];
    entry.fees = costs(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY 20${y}` });
  },
};

/** The first two digits of the share of fertilizer are exchanged. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    entry.allocations.findLast((r) => r.label_raw === 'Fertilizer'),
    'sector',
  );
  const real = row.percent;
  row.percent = real.replace(/^(\d)(\d)/, '$2$1');
  const sum = s.ofMonth(entry, 'SECTOR_ALLOCATION', row.period_label).reduce((all, r) => all + Number(r.percent), 0);
  if (sum <= 100) throw new Error(`the sectors sum to ${sum}`);
  entry.planted_fault = {
    kind: 'SECTOR_WITH_EXCHANGED_DIGITS',
    false_values: [
      { field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed: row.percent, real },
    ],
    true_values: 'the sectors of the month before, the asset allocation and all other facts',
    must_not_serve: 'the share of Fertilizer of the month',
    how_it_can_be_seen: `the sectors sum to ${sum.toFixed(1)}%, more than the share of all shares and more than all assets`,
  };
}

const QUIRKS = [
  'portrait: a green bar at the left of both pages with labels above their values, in white',
  'two pages a fund: text, returns with a difference in points and years; then portfolio, months, people and costs',
  'net assets in rupees to the unit; the month before is the first column of the shares, the month the second',
  'the expense ratio is a table of parts with columns for the month and the fiscal year to date; `†` and `‡` as marks',
];

export const drawAlpuri = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N124_alpuri_2025-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
    hostile: { file: 'hostile_N124_sector_digits', fund: FALSE_FUND, falsify },
  });
