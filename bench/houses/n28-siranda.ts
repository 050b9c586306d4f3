/** N28, Siranda: bullets with dashes, returns as `fund vs benchmark`, legends with the weight first, sub-funds as rows. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n28-funds.ts';
import { html } from './n28-page.ts';
import * as s from './shared7.ts';

const AMC = 'Siranda Savings and Pensions Limited';
const MONTH = { year: 2023, month: 2 };
const MANAGERS = { rate: 'Mahrukh Jamot', market: 'Ghulam Qadir Angaria' } as const;
const NOTES = {
  rate: 'simple annual rates up to 1 year, compound ones after that',
  market: 'absolute up to 1 year, compound annual rates after that',
  pension: 'equity absolute, others annualised up to 1 year; since launch compound annual rates',
} as const;

const dayText = ([y, m, d]: s.Day): string =>
  `${s.shortMonth({ year: y, month: m })} ${String(d).padStart(2, '0')}, ${y}`;
const monthText = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: isFund
      ? [
          ['MTD', 'Month'],
          ['6M', '6 months'],
          ['FYTD', 'Year to date'],
          ['1Y', '1 year'],
          ['3Y', '3 years'],
          ['SI', 'Since launch'],
        ]
      : [
          ['MTD', 'Month'],
          ['FYTD', 'Year to date'],
          ['1Y', '1 year'],
          ['SI', 'Since launch'],
        ],
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: monthText,
    size: isFund
      ? (rupees) => {
          const raw = s.grouped(rupees / 1e6, 1);
          return { raw: `PKR ${raw} million`, pkr: s.rupees(raw, 6) };
        }
      : s.inMillions(1),
    sizeLabel: isFund ? 'Net assets' : 'Net assets, PKR million',
    prices: isFund ? ['units_outstanding'] : [],
    assetTitle: 'Asset allocation, % of total assets',
    creditTitle: 'Credit quality, % of total assets',
    sectorTitle: 'Largest sectors, % of total assets',
    holdingsTitle: 'Largest holdings, % of total assets',
    holdingDecimals: 1,
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2023',
  footerOf: (page) => `Siranda ${page}`,
  committeeOf: (fund) => [[MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund manager']],
  amcRating: ['AM3+', 'VIS', [2022, 8, 5]],
  formOf,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.footnotes_raw = [NOTES[isFund ? fund.model.kind : 'pension']];
    for (const part of s.partsOf(entry, fund)) {
      const [month, year] = s.ratiosOf(part, MONTH);
      const fee = (fee_label_raw: string, percent: string | undefined): s.Fee => ({
        row_label_raw: null,
        fee_label_raw,
        percent: percent ?? '',
      });
      part.figures.fees = isFund
        ? [
            fee('Expense ratio of the month', month?.withLevies),
            fee('Expense ratio, year to date', year?.withLevies),
            fee('Government levies, year to date', year?.levies),
          ]
        : [fee('Expense ratio, year to date', year?.withLevies)];
    }
  },
};

export const drawSiranda = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N28_siranda_2023-02',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'letter paper; facts as bullets in two columns, label and value parted by a dash',
      'periods as heads without a column of names; fund and benchmark in one cell, parted by vs; a plus before gains',
      'full names of months, newest first; weights before their labels in the legends of rings, ranks before names',
      'sub-funds as rows with the benchmark below each, classes of assets as rows and sub-funds as columns; two pension funds',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: (entries, path, isWhole) => printHtml(html(entries, { amc: AMC, month: 'February 2023', isWhole }), path),
  });
