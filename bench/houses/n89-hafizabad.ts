/** N89, Hafizabad: one axis of twelve months heads all rows of a page; returns of periods are brackets below their months. */
import { FUNDS } from './n89-funds.ts';
import { html } from './n89-page.ts';
import * as s from './shared15.ts';

const AMC = 'Hafizabad Investments Limited';
const MONTH = { year: 2021, month: 10 };

/** 19 Aug 2013 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;
const axis = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;
const MONTHS = Array.from({ length: 12 }, (_, i) => s.before(MONTH, 11 - i));

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'Fiscal year to date'],
    ['6M', '6 months'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: axis,
  size: s.inMillions(0),
  sizeLabel: 'Net assets, Rs. million',
  assetTitle: 'Asset allocation, % of total assets',
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Largest sectors, % of total assets',
  allocationMonths: () => MONTHS.map((month) => ({ month, label: axis(month) })),
  holdingsTitle: 'Largest holdings, % of total assets',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2021',
  footerOf: (page) => `${AMC} | ${page}`,
  committeeOf: (fund) => [
    ['Mehr Asad Tarar', 'Chief executive officer'],
    ['Rabia Bhatti, CFA', 'Chief investment officer'],
    [fund.model.kind === 'rate' ? 'Usman Kharal' : 'Rabia Bhatti, CFA', 'Fund manager'],
  ],
  amcRating: ['AM3++', 'PACRA', [2021, 6, 25]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'not annualised';
    entry.footnotes_raw = [`Returns of up to 12 months are ${basis}, longer ones are annual averages (CAGR).`];
    s.setRatios(entry, fund, MONTH, ['Expense ratio, month', 'Expense ratio, fiscal year to date']);
  },
};

// The page prints the shares of twelve months; an API has members for those of the newest and of the month before.
const SERVED = new Set<string | null>(MONTHS.slice(-2).map(axis));

function withServed(entry: s.Entry): s.Entry {
  return { ...entry, allocations: entry.allocations.filter((row) => SERVED.has(row.period_label)) };
}

export const drawHafizabad = (): s.Drawn[] =>
  drawAll().map((drawn) => ({ ...drawn, entries: drawn.entries.map(withServed) }));

const drawAll = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N89_hafizabad_2021-10',
    amc: AMC,
    producer: 'chromium and ghostscript',
    quirks: [
      'one head of twelve months at the top of the page for prices, sizes, returns, classes and sectors; the newest is the last',
      'returns of periods are brackets below the months that they span, longer ones are arrows to the left',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => {
      const historyOf = (e: s.Entry): s.Figures[] => MONTHS.map((m) => s.figuresThen(e, FUNDS, m, form));
      await s.printDistilled(html(entries, { months: MONTHS.map(axis), historyOf }), path);
    },
  });
