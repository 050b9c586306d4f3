/** N32, Kumrat: four funds in the quarters of a large sheet, their terms and months on sheets for all funds. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n32-funds.ts';
import { html } from './n32-page.ts';
import * as s from './shared8.ts';

const AMC = 'Kumrat Asset Managers Limited';
const MONTH = { year: 2024, month: 2 };
const SHEETS = { firstQuarters: 2, secondQuarters: 3, months: 4, terms: 5 } as const;
const MANAGERS = { rate: 'Nazia Yousafzai', market: 'Imran Swati, CFA' } as const;

/** 14 May 2012 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)} ${s.year2(m)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: isFund
      ? [
          ['MTD', '1M'],
          ['3M', '3M'],
          ['6M', '6M'],
          ['FYTD', 'FYTD'],
          ['1Y', '12M'],
          ['3Y', '36M'],
          ['5Y', '60M'],
          ['SI', 'Incept.'],
        ]
      : [
          ['MTD', '1M'],
          ['FYTD', 'FYTD'],
          ['1Y', '12M'],
          ['SI', 'Incept.'],
        ],
    seriesMonths: isFund ? 13 : 0,
    monthLabel: monthText,
    size: (rupees) => {
      const raw = (rupees / 1e9).toFixed(3);
      return { raw: `Rs. ${raw} bn`, pkr: s.rupees(raw, 9) };
    },
    sizeLabel: 'Fund size',
    assetTitle: 'Assets (% of total assets)',
    creditTitle: 'Credit quality (% of total assets)',
    sectorTitle: 'Sectors (% of total assets)',
    allocationMonths: (m) =>
      isFund ? [s.before(m), m].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    holdingsTitle: 'Top holdings (% of net assets)',
    holdingDecimals: 1,
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '29 February 2024',
  footerOf: () => null,
  committeeOf: (fund) => [[MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund manager']],
  amcRating: ['AM2', 'VIS', [2023, 6, 30]],
  formOf,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    const first = FUNDS.indexOf(fund) < 4 ? SHEETS.firstQuarters : SHEETS.secondQuarters;
    entry.page_number = first;
    entry.page_numbers = [first, ...(isFund ? [SHEETS.months] : []), SHEETS.terms];
    for (const part of s.partsOf(entry, fund)) {
      const second = s.secondRows(part.figures)[0]?.allocation_type;
      if (second !== undefined) s.withoutPast(part.figures, second, monthText(MONTH));
      part.figures.fees = s
        .ratiosOf(part, MONTH)
        .flatMap((r) => [
          { row_label_raw: r.period, fee_label_raw: 'TER', percent: r.withLevies },
          ...(isFund ? [{ row_label_raw: r.period, fee_label_raw: 'of which levies', percent: r.levies }] : []),
        ]);
    }
  },
};

export const drawKumrat = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N32_kumrat_2024-02',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'four funds in the quarters of an A3 sheet, a pension fund over two of them; names turned at the edge of each quarter',
      'the month before and the report month in one cell, with an arrow between them',
      'holdings in percent of net assets, allocations in percent of total assets',
      'months of all funds on one sheet under turned heads, the benchmark below each fund',
      'terms of all funds on one sheet; what they have in common is a sentence below the table',
      'the expense ratio with its levies as a part: 1.02% of which levies 0.12%',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: (entries, path) => printHtml(html(entries, FUNDS, AMC), path),
  });
