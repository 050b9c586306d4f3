/** N33, Bhambore: the printout of a text terminal, whose tables are lines of blanks, dashes and stars. */
import { FUNDS } from './n33-funds.ts';
import { textPages, toPostScript } from './n33-page.ts';
import * as s from './shared8.ts';

const AMC = 'Bhambore Investment Company Limited';
const MONTH = { year: 2019, month: 9 };
const MANAGERS = { rate: 'Aftab Jokhio', market: 'Shaista Qureshi, CFA' } as const;
const NOTES = {
  rate: 'RETURNS UP TO 12 MONTHS ARE SIMPLE ANNUALISED, OTHERS ARE CAGR.',
  market: 'RETURNS UP TO 12 MONTHS ARE NOT ANNUALISED, OTHERS ARE CAGR.',
} as const;

const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month }).toUpperCase()}-${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m).toUpperCase()}-${s.year2(m)}`;

export const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: isFund
      ? [
          ['MTD', 'SEPTEMBER 2019'],
          ['3M', '3 MONTHS'],
          ['FYTD', 'JUL-SEP 2019'],
          ['1Y', '12 MONTHS'],
          ['3Y', '3 YEARS'],
          ['5Y', '5 YEARS'],
          ['SI', 'SINCE LAUNCH'],
        ]
      : [
          ['MTD', 'SEPTEMBER 2019'],
          ['FYTD', 'JUL-SEP 2019'],
          ['1Y', '12 MONTHS'],
          ['SI', 'SINCE LAUNCH'],
        ],
    peers: isFund,
    seriesMonths: isFund ? 12 : 0,
    monthLabel: monthText,
    size: (rupees) => {
      const raw = s.grouped(rupees / 1e3, 0);
      return { raw, pkr: s.rupees(raw, 3) };
    },
    sizeLabel: 'NET ASSETS (RS. 000)',
    prices: isFund ? ['units_outstanding'] : [],
    assetTitle: 'ASSET ALLOCATION (% OF TOTAL ASSETS)',
    creditTitle: 'CREDIT QUALITY (% OF TOTAL ASSETS)',
    sectorTitle: 'TOP SECTORS (% OF TOTAL ASSETS)',
    allocationMonths: (m) =>
      isFund ? [m, s.before(m)].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    holdingsTitle: 'TOP HOLDINGS (% OF TOTAL ASSETS)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'SEPTEMBER 30, 2019',
  footerOf: () => null,
  committeeOf: (fund) => [
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'FUND MANAGER'],
    ['Nisar Memon', 'CHIEF EXECUTIVE'],
  ],
  amcRating: ['AM3++', 'VIS', [2018, 12, 31]],
  formOf,
  pagesEach: 2,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.footnotes_raw = isFund ? [NOTES[fund.model.kind]] : [];
    for (const part of s.partsOf(entry, fund)) {
      const second = s.secondRows(part.figures)[0]?.allocation_type;
      if (second !== undefined) s.withoutPast(part.figures, second, monthText(MONTH));
      part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => [
        { row_label_raw: r.period, fee_label_raw: 'TOTAL EXPENSE RATIO', percent: r.withLevies },
        { row_label_raw: r.period, fee_label_raw: 'OF WHICH LEVIES', percent: r.levies },
      ]);
    }
  },
};

export const drawBhambore = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N33_bhambore_2019-09',
    amc: AMC,
    producer: 'Ghostscript',
    quirks: [
      'the printout of a text terminal in one type of fixed width; each line is one piece of text with runs of blanks',
      'two tables next to each other share the lines; rules of dashes, bars of stars after the weights',
      'no zero before the point: .31 and -.45; the run date of the report beside its month',
      'heads of tables over two lines; the rating before and the current one in one table',
      'two pages for each fund: facts and returns, then the portfolio',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: (entries, path, isWhole) =>
      s.distill(toPostScript(textPages(entries, FUNDS, { amc: AMC, month: MONTH, formOf, isWhole })), 'ps', path),
  });
