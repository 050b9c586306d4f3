/** N132, Rajanpur: an Islamic manager; three pairs of facts in each row, grouped periods, and pies with labels. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n132-funds.ts';
import { html } from './n132-page.ts';
import * as s from './shared15.ts';

const AMC = 'Rajanpur Islamic Investments Limited';
const MONTH = { year: 2024, month: 7 };
const FALSE_FUND = 'Rajanpur Islamic Income Fund';

/** June 02, 2014 */
const dayText = ([year, month, d]: s.Day): string =>
  `${s.monthName({ year, month })} ${String(d).padStart(2, '0')}, ${year}`;

/** 31-Jul-24 */
const dashedDay = (m: s.Month): string => `${s.daysIn(m)}-${s.dashed(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'July'],
    ['FYTD', 'FYTD'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (as % of Total Assets)',
  creditTitle: 'Credit Quality (as % of Total Assets)',
  sectorTitle: 'Sector Breakdown (as % of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: dashedDay(month) })),
  holdingsTitle: 'Top Holdings (as % of Total Assets)',
  day: dayText,
});

const RATIOS = ['TER (MTD)', 'TER (FYTD)'] as const;

/** Plans print their shares of the month only, and launch dates of their own. */
function setPlans(entry: s.Entry, fund: s.Fund): void {
  Object.assign(entry, { launch_date: null, launch_date_raw: null });
  for (const part of s.partsOf(entry, fund)) {
    const { figures, model } = part;
    figures.monthly_returns = [];
    s.withoutPast(figures, 'ASSET_ALLOCATION', dashedDay(MONTH));
    delete figures.units_outstanding;
    Object.assign(figures, { launch_date: s.iso(model.launch), launch_date_raw: dayText(model.launch) });
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'July 2024',
  footerOf: (page) => `Page ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    ['Sardar Ali Dreshak', 'Chief Executive Officer'],
    ['Hafsa Mazari, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Bilal Gopang, ACCA' : 'Zohaib Gorchani, CFA', 'Fund Manager'],
    ['Mufti Ihsan Elahi', 'Shariah Advisor'],
    ['Kiran Leghari, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2023, 12, 29]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.footnotes_raw = [
      'Performance data does not include the cost incurred directly by an investor in the form of sales load. Returns are ' +
        'computed NAV to NAV with dividends reinvested.',
    ];
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = s.ratioPair(part, MONTH).map((r, i) => s.fee(RATIOS[i] ?? '', r.withLevies));
      closeSectors(part.figures, 'Stocks');
    }
    if (fund.subs !== undefined) return setPlans(entry, fund);
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, dashedDay(MONTH));
    entry.historical_returns = s.yearRows(s.partOf(entry, FUNDS), MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY ${y}`,
    });
    return undefined;
  },
};

/** The fiscal year began with the month of the report, so that both returns are the same one. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'FYTD'), 'row');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = (Number(real) + 5.4).toFixed(2);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'FYTD_OF_JULY_IS_NOT_THE_MONTH',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the return of July, the monthly returns and all other facts',
    must_not_serve: 'the FYTD return',
    how_it_can_be_seen: `in July the fiscal year to date is the month, whose return is ${real}% in both other tables`,
  };
}

const QUIRKS = [
  'facts are a ruled grid with three labels and values in each row; objective and benchmark are rows of full width',
  'benchmarks have an old part (till) and a new part (from) in one cell; launch dates begin with the month',
  'returns have heads of two rows (simple or absolute, and CAGR); July is both the month and the fiscal year to date',
  'ratings and sectors are pies with labels at the ends of lines; months are rows; plans share the tables of one page',
];

export const drawRajanpur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N132_rajanpur_2024-07',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    hostile: { file: 'hostile_N132_july_fytd', fund: FALSE_FUND, falsify },
  });
