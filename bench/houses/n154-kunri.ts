/** N154, Kunri: an A5 booklet of questions and answers; columns have marks, (a) to (g), that a key explains. */
import { closeSectors } from './n95-sectors.ts';
import { drawShared } from './n149-issue.ts';
import { FUNDS, PLAN_ENDS } from './n154-funds.ts';
import { html } from './n154-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kunri Savings & Investments Limited';
const MONTH = { year: 2025, month: 5 };
const FALSE_FUND = 'Kunri Income Builder Fund';

const footerOf = (page: number): string => `Kunri Funds, questions and answers, May 2025 - ${page}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Since July 2024 (FYTD)'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  peers: true,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(2),
  sizeLabel: 'Net assets, Rs. million',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset classes',
  creditTitle: 'Credit quality',
  sectorTitle: 'Sectors',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.longDay(s.lastDay(month)) })),
  holdingsTitle: 'Largest holdings',
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIBF: [{ name: 'Samaro Ginning TFC', type: 'Not performing', cost: 41.75, provided: 33.4 }],
};

function finish(entry: s.Entry, fund: s.Fund): void {
  const part = s.partOf(entry, FUNDS);
  const isRate = fund.model.kind === 'rate';
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = [
    `Up to 1 year we print ${isRate ? 'simple annualised' : 'absolute'} returns, for more than 1 year the compound rate of a year.`,
  ];
  closeSectors(entry, 'Equities');
  entry.fees = [
    ...s.ratioRows(part, MONTH, 'Total expense ratio with government levies', 'withLevies'),
    ...s.ratioRows(part, MONTH, 'Total expense ratio without government levies', 'without'),
  ];
  s.renameSeries(entry, fund.abbr, 'Fund');
  const years = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY ${y}` });
  entry.historical_returns = years.map((r) => (r.series_raw === fund.abbr ? { ...r, series_raw: 'Fund' } : r));
  Object.assign(entry, { fund_column_raw: 'Fund', allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total') });
  s.peersIn(entry, fund.abbr === 'KFRP' || fund.abbr === 'KCETF' ? [] : s.periods(entry));
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (fund.abbr === 'KFRP')
    Object.assign(entry, { maturity_date: s.iso(PLAN_ENDS), maturity_date_raw: s.longDay(PLAN_ENDS) });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2025',
  footerOf,
  committeeOf: (fund) => [
    ['Hakim Ali Samejo', 'chief executive'],
    ['Parveen Kapri, CFA', 'chief investment officer'],
    [fund.model.kind === 'rate' ? 'Lachman Das Maheshwari' : 'Zulfiqar Rajar, CFA', 'fund manager'],
  ],
  amcRating: ['AM3', 'VIS', [2024, 12, 31]],
  formOf: () => form,
  pagesEach: 2,
  finish,
};

/** The digits of the Government’s bonds are in the wrong order, so that the classes do not sum to the total. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofMonth(entry, 'ASSET_ALLOCATION', '31 May 2025').find((r) => r.label_raw === 'PIBs'),
    'class',
  );
  const real = row.percent;
  row.percent = `${real[1] ?? ''}${real[0] ?? ''}${real.slice(2)}`;
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [
      { field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed: row.percent, real },
    ],
    true_values: 'the other classes, the totals, the credit quality with the same securities, and all other facts',
    must_not_serve: 'the share of total assets of PIBs on 31 May 2025',
    how_it_can_be_seen:
      'the classes do not sum to the total of 100.0, nor to the government securities of the credit quality',
  };
}

const QUIRKS = [
  'an A5 booklet: each fund has a left page of questions with their answers, and a right page of tables under the same running head',
  'terms are answers to whole questions, with the technical term in small type under the question',
  'the columns of the tables have marks alone, (a) to (g), and the key at the foot of the page says what they are',
  'months are rows beside the periods; sizes have two decimals; net assets, offer and redemption prices are answers too',
];

/** The booklet, and the pages of one fund with a planted fault. */
export const drawKunri = (): s.Drawn[] =>
  drawShared({
    file: 'N154_kunri_2025-05',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html(entries, isWhole, FUNDS), path),
    fault: {
      file: 'hostile_N154_allocation_digits',
      fund: FALSE_FUND,
      funds: FUNDS.filter((f) => f.name === FALSE_FUND),
      falsify,
    },
  });
