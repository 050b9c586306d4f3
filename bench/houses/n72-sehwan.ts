/** N72, Sehwan: one page for two funds that all tables call A and B; the month is 09/2023 and days are 30.09.2023. */
import { FUNDS } from './n72-funds.ts';
import { html } from './n72-page.ts';
import * as s from './shared14.ts';

const AMC = 'Sehwan Investments Limited';
const MONTH = { year: 2023, month: 9 };

const two = (n: number): string => String(n).padStart(2, '0');

/** 30.09.2023 */
const dayText = ([year, month, d]: s.Day): string => `${two(d)}.${two(month)}.${year}`;

const formOf = (line: string): s.Form =>
  s.formWith({
    periods: [
      ['MTD', '09/2023'],
      ['3M', '07–09/2023'],
      ['1Y', '1 year'],
      ['3Y', '3 years p.a.'],
      ['SI', 'Since launch p.a.'],
    ],
    monthLabel: (m) => `${two(m.month)}/${s.year2(m)}`,
    benchmarkSeries: `Benchmark ${line}`,
    size: s.inMillions(1),
    sizeLabel: 'Net assets (Rs. mn)',
    assetTitle: 'Asset allocation (% of total assets)',
    creditTitle: 'Credit quality (% of total assets)',
    sectorTitle: 'Sector allocation (% of total assets)',
    holdingsTitle: `Largest holdings of ${line} (% of total assets)`,
    day: dayText,
  });

const sheetOf = (fund: s.Fund): number => Math.floor(FUNDS.indexOf(fund) / 2) + 1;

const houseOf = (line: string): s.House => ({
  amc: AMC,
  month: MONTH,
  monthLabel: 'FMR 09/2023',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Murtaza Lashari', 'Chief Executive'],
    ['Rubina Panhwar, CFA', 'Head of Investments'],
    [fund.model.kind === 'rate' ? 'Sarfraz Jamali' : 'Rubina Panhwar, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 6, 23]],
  formOf: () => formOf(line),
  finish: (entry, fund) => {
    const sheet = sheetOf(fund);
    const basis = sheet === 1 ? 'simple annualised' : 'absolute';
    Object.assign(entry, { page_number: sheet, page_numbers: [sheet], page_footer_raw: `Sheet ${sheet}/2` });
    entry.footnotes_raw = [`Returns of up to one year are ${basis}, longer ones are CAGR.`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    s.setRatios(entry, fund, MONTH, ['Expense ratio MTD (%)', 'Expense ratio YTD (%)']);
  },
});

export const drawSehwan = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N72_sehwan_2023-09',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'two funds on a page, A and B: the key is at the top, each table has them as columns or rows, on the next page they are two others',
      'days as 30.09.2023, months as 09/2023 or 09/23, a period as 07–09/2023; a cell for both funds where they are equal',
    ],
    funds: FUNDS,
    entriesOf: (funds) => funds.flatMap((fund) => s.entriesOf(houseOf(fund.abbr))([fund], 1)),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
