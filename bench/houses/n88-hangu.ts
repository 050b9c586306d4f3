/** N88, Hangu: pages of a dashboard; figures are the data labels of charts, the fund is a marked choice of a slicer. */
import { FUNDS } from './n88-funds.ts';
import { html } from './n88-page.ts';
import { closeSectors } from './n88-sectors.ts';
import * as s from './shared15.ts';

const AMC = 'Hangu Capital Management Limited';
const MONTH = { year: 2024, month: 10 };

/** 16 Sep 2019 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Inception'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR mn)',
  assetTitle: '% of Total Assets by Asset Class',
  creditTitle: '% of Total Assets by Credit Rating',
  sectorTitle: '% of Total Assets by Sector',
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2024',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Shahnawaz Bangash', 'CEO'],
    ['Hira Orakzai, CFA', 'CIO'],
    [fund.model.kind === 'rate' ? 'Zubair Khattak' : 'Hira Orakzai, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 8, 23]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'absolute';
    entry.footnotes_raw = [`Returns up to 1 year are ${basis}, longer ones are CAGR.`];
    closeSectors(entry);
    s.setRatios(entry, fund, MONTH, ['TER (MTD)', 'TER (YTD)']);
  },
};

export const drawHangu = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N88_hangu_2024-10',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'a dashboard: the names of all funds and months are in slicers, of which one each is marked; the filters are named below',
      'returns are the data labels of clustered columns, in the order and colours of the legend',
      'shares are the data labels of bars, of a ring and of a treemap; tiles also have the figure of the month before',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => {
      const thenOf = (e: s.Entry): s.Figures => s.figuresThen(e, FUNDS, s.before(MONTH), form);
      await s.printHtml(html(entries, { month: MONTH, names: FUNDS.map((f) => f.name), thenOf }), path);
    },
  });
