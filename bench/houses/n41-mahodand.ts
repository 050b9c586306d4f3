/** N41, Mahodand: rounded headline figures above the exact ones, and peers in a table of their own. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n41-funds.ts';
import { html } from './n41-page.ts';
import * as s from './shared9.ts';

const AMC = 'Mahodand Islamic Asset Management Limited';
const MONTH = { year: 2025, month: 5 };
const MANAGERS = { rate: 'Hina Yousafzai, CFA', market: 'Salman Gujjar' } as const;
/** The periods for which peers are compared. */
const PEER_PERIODS = ['MTD', 'FYTD', '365 Days'];
const NOTES = {
  rate: 'Annualised return for periods of up to one year; CAGR otherwise. Peer averages as published by MUFAP.',
  market: 'Absolute return for periods of up to one year; CAGR otherwise. Peer averages as published by MUFAP.',
} as const;

/** 07 May 2012 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')} ${s.shortMonth({ year, month })} ${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'MTD'],
      ['FYTD', 'FYTD'],
      ['1Y', '365 Days'],
      ...(isFund
        ? ([
            ['3Y', '3 Years'],
            ['5Y', '5 Years'],
          ] as const)
        : []),
      ['SI', 'Since Inception'],
    ],
    peers: isFund,
    seriesMonths: isFund ? 12 : 0,
    size: s.inMillions(2),
    sizeLabel: 'Net Assets (PKR million)',
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Sector Allocation (% of Total Assets)',
    allocationMonths: (m) =>
      isFund ? [m, s.before(m)].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    allocationDecimals: 1,
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'MAY 2025',
  footerOf: (page) => String(page),
  committeeOf: (fund) => [
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'market'], 'Fund Manager'],
    ['Mufti Abdul Hakeem', 'Shariah Advisor'],
  ],
  amcRating: ['AM1', 'VIS', [2024, 12, 27]],
  formOf,
  introduction: 1,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.footnotes_raw = [NOTES[isFund ? fund.model.kind : 'rate']];
    for (const row of entry.reported_returns)
      if (!PEER_PERIODS.includes(row.period_label_raw)) row.peer_return_percent = null;
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = [
        ...s.ratioRows(part, MONTH, 'TER incl. Govt. Levy', 'withLevies'),
        ...s.ratioRows(part, MONTH, 'TER excl. Govt. Levy', 'without'),
      ];
  },
};

export const drawMahodand = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N41_mahodand_2025-05',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'size and price rounded in large type at the top, exact in the table below',
      'peers in a table of their own, in which the figures of the fund stand once more',
      'months in two blocks; the unit of the maturity after the figure; ratios with the periods as columns',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => printHtml(html(entries, FUNDS, AMC, isWhole), path),
  });
