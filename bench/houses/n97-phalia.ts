/** N97, Phalia: a directory in three columns, through which funds flow and in which tables break anywhere. */
import { FUNDS } from './n97-funds.ts';
import { html } from './n97-page.ts';
import { closeSectors } from './n95-sectors.ts';
import * as s from './shared15.ts';

const AMC = 'Phalia Investment Managers Limited';
const MONTH = { year: 2022, month: 11 };

/** 30 Nov */
const dayOfMonth = (month: s.Month): string => `${s.lastDay(month)[2]} ${s.shortMonth(month)}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Since June'],
    ['1Y', '12 months'],
    ['3Y', '3 years p.a.'],
    ['5Y', '5 years p.a.'],
    ['SI', 'Launch p.a.'],
  ],
  peers: true,
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(1, 'Rs ', ' mn'),
  sizeLabel: 'Net assets',
  assetTitle: 'Assets, % of total',
  creditTitle: 'Ratings of assets, % of total',
  sectorTitle: 'Sectors, % of total assets',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dayOfMonth(month) })),
  holdingsTitle: 'Largest holdings, % of total assets',
  day: s.longDay,
});

/** The places at which the funds begin and end. */
const PAGES: Readonly<Record<string, readonly number[]>> = { PDIF: [1], PFIF: [1], PVSF: [1, 2] };

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2022',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Rai Khalid Kharal', 'Chief Executive'],
    ['Tehmina Fatyana, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Noman Rajoka' : 'Tehmina Fatyana, CFA', 'Manager of the fund'],
    ['Salman Gujjar, ACCA', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2022, 6, 24]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'not annualised';
    entry.footnotes_raw = [`Up to 12 months ${basis}.`];
    const pages = [...s.only(PAGES[fund.abbr], 'pages')];
    Object.assign(entry, { page_number: pages[0], page_numbers: pages });
    closeSectors(entry, 'Shares');
    entry.historical_returns = s.fiscalYears(s.partOf(entry, FUNDS), MONTH, 5, 'Benchmark');
    s.setRatios(entry, fund, MONTH, ['TER, November', 'TER since June']);
  },
};

export const drawPhalia = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N97_phalia_2022-11',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'three columns through which the funds flow: funds begin in the middle of a column, tables break anywhere',
      'labels and figures of a row are close together, and unlike rows of the next column have the same height',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
