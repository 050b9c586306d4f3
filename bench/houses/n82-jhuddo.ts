/** N82, Jhuddo: returns above facts, and two funds whose figures are those of their plans. */
import { DATES, FUNDS } from './n82-funds.ts';
import { html } from './n82-page.ts';
import * as s from './shared15.ts';

const AMC = 'Jhuddo Wealth Management Limited';
const MONTH = { year: 2023, month: 8 };

/** 03-Oct-2022 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', "Aug'23"],
      ['FYTD', 'FYTD'],
      ['3M', 'Trailing 3M'],
      ...(isFund ? ([['6M', 'Trailing 6M']] as const) : []),
      ['1Y', 'Trailing 1Y'],
      ['3Y', '3Y CAGR'],
      ...(isFund ? ([['5Y', '5Y CAGR']] as const) : []),
      ['SI', 'Since Launch'],
    ],
    seriesMonths: isFund ? 12 : 0,
    monthLabel: (m) => `${s.shortMonth(m)}'${s.year2(m)}`,
    size: s.inMillions(2),
    sizeLabel: 'Net Assets (Rs. mn)',
    assetTitle: 'Portfolio Mix (% of Total Assets)',
    creditTitle: 'Ratings of the Portfolio (% of Total Assets)',
    sectorTitle: 'Sectors (% of Total Assets)',
    allocationMonths: (m) =>
      isFund
        ? [m, s.before(m)].map((month) => ({ month, label: `${s.shortMonth(month)}'${s.year2(month)}` }))
        : [{ month: m, label: null }],
    holdingsTitle: 'Ten Largest Holdings (% of Total Assets)',
    day: dayText,
  });

const basis = (fund: s.Fund): string =>
  fund.abbr === 'JLF' || fund.abbr === 'JFTF'
    ? 'Returns of less than one year are annualised.'
    : 'Returns of less than one year are absolute.';

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2023',
  footerOf: (page) => `${page}`,
  committeeOf: (fund) => [
    ['Zahid Qaimkhani', 'CEO'],
    ['Uzma Bhurgri, CFA', 'CIO'],
    ['Hammad Nohri', 'Head of Fixed Income'],
    ['Saira Rahimoon', 'Head of Research'],
    [fund.abbr === 'JLF' || fund.abbr === 'JFTF' ? 'Hammad Nohri' : 'Uzma Bhurgri, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'PACRA', [2023, 6, 9]],
  formOf,
  finish: (entry, fund) => {
    entry.footnotes_raw = [basis(fund)];
    s.setRatios(entry, fund, MONTH, ['TER (MTD)', 'TER (YTD)']);
    if (fund.subs === undefined) {
      for (const part of s.partsOf(entry, fund))
        part.figures.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
      return;
    }
    for (const sub of entry.sub_funds) {
      const { launch, maturity } = s.only(DATES[sub.name_raw], 'dates');
      Object.assign(sub, { launch_date: s.iso(launch), launch_date_raw: dayText(launch) });
      if (maturity !== null)
        Object.assign(sub, { maturity_date: s.iso(maturity), maturity_date_raw: dayText(maturity) });
    }
    Object.assign(entry, { launch_date: null, launch_date_raw: null });
  },
};

export const drawJhuddo = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N82_jhuddo_2023-08',
    amc: AMC,
    producer: 'ghostscript',
    quirks: ['a row for each plan with its dates, size and price; a row for its benchmark below each row of returns'],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries, FUNDS), path),
  });
