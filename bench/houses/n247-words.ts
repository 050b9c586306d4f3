/** Words and small parts that the pages of AMC N247 share. */
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

export const AMC = 'Sheosar Asset Management Company Limited';
export const MONTH: s.Month = { year: 2019, month: 11 };
export const NOW = dashed(MONTH);
export const THEN = dashed(s.before(MONTH));
export const TER_MONTH = 'Total Expense Ratio (MTD)†';
export const TER_YEAR = 'Total Expense Ratio (YTD)†';
export const LEVIES = 'of which Govt. Levies (YTD)';
export const SIZE = 'Net Assets (Rs. mn)¶';
export const SHARES = 'Stocks / Equities';

/** The page of each fund; two pages have two funds. */
export const PAGES: Readonly<Record<string, number>> = {
  SMMF: 2,
  SGSF: 2,
  SIF: 3,
  SSF: 4,
  SAAF: 5,
  SISF: 6,
  SIIF: 6,
};

/** The fiscal year that ends in June of this year: FY 2018-19. */
export const yearLabel = (year: number): string => `FY ${year - 1}-${year % 100}`;

export const isHalf = (fund: s.Fund): boolean => PAGES[fund.abbr] === 2 || PAGES[fund.abbr] === 6;

export const footerOf = (page: number): string => `Sheosar Funds – FMR November 2019 – Page ${page} of 7`;

const RATE = '§ Returns up to 365 days are simple annualised; the Fund reinvests dividends.';
const ABSOLUTE = '§ Returns up to 365 days are absolute (cumulative); the Fund reinvests dividends.';
const CAGR = '‡ Compound annual growth rate (CAGR) as per the Morning Star formula.';
const LEVY = '† Annualised. Includes Sindh Sales Tax on management fee, SECP fee and SWWF of the period.';
const WELFARE: Readonly<Record<string, readonly [millions: string, each: string]>> = {
  SMMF: ['21.36', '0.17'],
  SGSF: ['8.94', '0.31'],
  SIF: ['33.70', '0.42'],
  SSF: ['47.18', '0.88'],
  SAAF: ['12.05', '0.56'],
  SISF: ['9.62', '0.39'],
  SIIF: ['4.27', '0.11'],
};

export function notesOf(fund: s.Fund): string[] {
  const [millions, each] = s.only(WELFARE[fund.abbr], 'provision');
  return [
    LEVY,
    CAGR,
    fund.model.kind === 'rate' ? RATE : ABSOLUTE,
    `¶ Net of provision against Sindh Workers’ Welfare Fund of Rs. ${millions} mn; without it the NAV per unit would ` +
      `be higher by Rs. ${each}.`,
  ];
}

export const COMMENTS: Readonly<Record<string, string>> = {
  SMMF: 'The Fund moved a part of its bank deposits to T-Bills before the policy meeting of November 22.',
  SGSF: 'A part of the PIBs was sold at a gain as secondary market yields fell for the third month.',
  SIF:
    'The SBP maintained the policy rate at 13.25% in its meeting of November 22. Yields of PIBs fell by 25 to 40 bps ' +
    'as foreign investors bought T-Bills through special convertible rupee accounts. The Fund bought TFCs, whose ' +
    'coupons are reset on six months KIBOR, with a part of its bank deposits. Inflation of November was 12.7% on the ' +
    'new base. The weighted average maturity will be lengthened when inflation has peaked.',
  SSF:
    'The KSE-100 Index gave up a part of the gains of the previous months as investors booked profits ahead of the ' +
    'policy meeting, although the current account was in surplus in October and yields declined. Average volumes ' +
    'improved. Cement and engineering led the market, while fertilizer lagged. The Fund increased its weight in cement ' +
    'and exploration companies and reduced fertilizer. Market valuations remain below the average of ten years.',
  SAAF:
    'The Fund reduced its equities from the level of October to take profits after the rise of the previous months, ' +
    'and placed the proceeds in T-Bills and bank deposits. Banks were sold, while cement and exploration companies ' +
    'were kept. The Fund will keep at least one fifth of its assets in cash and near cash instruments.',
  SISF: 'The KMI-30 Index closed lower with the market; the Fund added cement and trimmed fertilizer companies.',
  SIIF: 'The Fund bought Sukuk with deposits that matured with Islamic windows of commercial banks.',
};

/** Marks of footnotes at the end of a text are raised. */
export const marked = (text: string): string => s.esc(text).replace(/[†‡§¶]$/, (mark) => `<sup>${mark}</sup>`);

export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(marked), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(marked), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const block = (title: string, body: string): string => `<div class=block><h3>${marked(title)}</h3>${body}</div>`;

export const REVIEW =
  'The current account had its first monthly surplus in four years in October, as imports of goods fell by more than ' +
  'a fifth over the year. The IMF staff reached agreement on the first review of the Extended Fund Facility. Tax ' +
  'collection of five months rose by 16% but remained below target. Moody’s changed the outlook of the country to ' +
  'stable in early December. Large scale manufacturing continued to decline with weak demand for automobiles and steel.';

export const DEFINITIONS: readonly s.Item[] = [
  ['Duration', 'The change of the price of a bond for a change of one percentage point in yields.'],
  ['Standard Deviation', 'How widely the monthly returns of a fund vary around their mean, stated for a year.'],
  ['Beta', 'How much the return of a fund moved with that of its benchmark in the last three years.'],
  [
    'Total Expense Ratio',
    'All expenses that are charged to a fund in a period, as a percentage of average net assets.',
  ],
];
