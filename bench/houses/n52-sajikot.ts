/** N52, Sajikot: the benchmark below the fund in each cell, amounts that a sum became, people with years and mandates. */
import { FUNDS } from './n52-funds.ts';
import { html } from './n52-page.ts';
import * as s from './shared11.ts';

const AMC = 'Sajikot Investments (Private) Limited';
const MONTH = { year: 2020, month: 2 };

/** 29-Feb-2020 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Month'],
    ['3M', '3 months'],
    ['FYTD', 'Fiscal YTD'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(0),
  sizeLabel: 'Net assets (PKR mn)',
  assetTitle: 'What it holds (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Largest sectors (% of total assets)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '29-Feb-2020',
  footerOf: (page) => `Sajikot Investments, ${page}`,
  committeeOf: (fund) => [
    ['Shehla Jadoon', 'Chief executive officer'],
    ['Raheel Tanoli, CFA', 'Chief investment officer'],
    [fund.abbr === 'SSF' ? 'Hamza Swati, CFA' : 'Uzma Karlal', 'Fund manager'],
  ],
  amcRating: ['AM2', 'VIS', [2019, 12, 31]],
  formOf: (isFund) => (isFund ? form : { ...form, seriesMonths: 0 }),
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [
      fund.model.kind === 'rate'
        ? 'Returns up to 1 year are simple annualised, others CAGR.'
        : 'Returns up to 1 year are absolute (debt and money market: simple annualised), others CAGR.',
    ];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`TER (${r.period})`, r.withLevies));
  },
};

export const drawSajikot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N52_sajikot_2020-02',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'one cell has the figure of the fund and, below it in italics, the figure of the benchmark; the head likewise',
      'next to the return of a period the amount that 100,000 rupees became',
      'people with years of experience and the other fund they are responsible for; three sub-funds side by side',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries), path),
  });
