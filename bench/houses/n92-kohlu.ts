/** N92, Kohlu: a pension manager whose sub-funds are rows of one table with merged heads. */
import { FUNDS } from './n92-funds.ts';
import { html } from './n92-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kohlu Pension Managers Limited';
const MONTH = { year: 2022, month: 9 };
const NOW = "Sep'22";

const monthText = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

const inThousands = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1e3, 0);
  return { raw, pkr: s.rupees(raw, 3) };
};

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  seriesMonths: 12,
  monthLabel: monthText,
  size: inThousands,
  sizeLabel: "Net Assets (Rs. '000)",
  prices: ['units_outstanding'],
  assetTitle: 'Asset Mix (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthText(month) })),
  holdingsTitle: 'Main Holdings (% of Total Assets)',
  day: s.dayFirstMonth,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2022',
  footerOf: (page) => `- ${page} -`,
  committeeOf: () => [
    ['Mir Shahnawaz Zarkoon', 'Chief Executive Officer'],
    ['Rubina Khetran, CFA', 'Chief Investment Officer'],
    ['Asad Buzdar', 'Head of Fixed Income'],
    ['Farrukh Hasni', 'Manager of the Equity Sub-Fund'],
    ['Saima Kakar, ACCA', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 12, 30]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [
      '* Annualized (CAGR). Shorter returns are absolute for the Equity Sub-Fund, simple annualized for the Debt and Money Market Sub-Funds.',
    ];
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = s.ratioRows(part, MONTH, 'Expense Ratio', 'withLevies');
      s.withoutBenchmark(part.figures, part.line);
      const second = s.otherType(part.figures);
      if (second !== null) s.withoutPast(part.figures, second, NOW);
    }
  },
};

/** The planted fault: the prices of two sub-funds are exchanged. */
function falsify(entry: s.Entry): void {
  const debt = s.subNamed(entry, 'Debt Sub-Fund');
  const money = s.subNamed(entry, 'Money Market Sub-Fund');
  s.falsifyNavs(entry, 'SUB_FUND_NAVS_SWAPPED', [
    { figures: debt, sub: debt.name_raw, printed: s.only(money.nav_per_unit, 'price') },
    { figures: money, sub: money.name_raw, printed: s.only(debt.nav_per_unit, 'price') },
  ]);
}

export const drawKohlu = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N92_kohlu_2022-09',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'sub-funds are rows of one table: sizes in thousands, units, prices, then expense ratios and returns under merged heads',
      'months as rows with a column for each sub-fund; below, a portfolio for each sub-fund',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
    hostile: { file: 'hostile_N92_navs_swapped', fund: 'Kohlu Pension Fund', falsify },
  });
