/** N96, Chiniot: an agency's charts; shares as slopes between two months, months around a ring, returns as dots. */
import { FUNDS } from './n96-funds.ts';
import { html } from './n96-page.ts';
import { closeSectors } from './n95-sectors.ts';
import * as s from './shared15.ts';

const AMC = 'Chiniot Funds Limited';
const MONTH = { year: 2023, month: 10 };

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['FYTD', 'FY24 to date'],
    ['1Y', 'One year'],
    ['3Y', 'Three years p.a.'],
    ['5Y', 'Five years p.a.'],
    ['SI', 'Since launch p.a.'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: s.inMillions(1, 'PKR ', ' m'),
  sizeLabel: 'Fund size',
  assetTitle: 'Asset mix (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: `${s.shortMonth(month)} ${month.year}` })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2023',
  footerOf: () => 'Fund Manager Report, October 2023',
  committeeOf: (fund) => [
    ['Qamar Lali', 'Chief Executive'],
    ['Zunaira Sipra, CFA', 'Investments'],
    [fund.model.kind === 'rate' ? 'Adeel Bharwana' : 'Mehwish Kamoka', 'Fund Manager'],
    ['Imtiaz Nissoana, FCMA', 'Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2023, 3, 31]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.footnotes_raw = [`Returns of up to one year are ${basis}; p.a. means a year on average.`];
    closeSectors(entry, 'Shares');
    s.setRatios(entry, fund, MONTH, ['TER, October 2023', 'TER, FY24 to date']);
  },
};

export const drawChiniot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N96_chiniot_2023-10',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'shares are the ends of slopes: the month before at the left, label first, the month at the right, share first',
      'returns of periods are dots on lines, the figure of the fund above and that of the benchmark below',
      'twelve months around a ring, the figures of the fund outside and those of the benchmark inside',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
