/** N74, Rohri: correspondence for each fund, dated in the next month; tables say "Your fund", feet name other funds. */
import { FUNDS, LAUNCHES } from './n74-funds.ts';
import { html } from './n74-page.ts';
import * as s from './shared14.ts';

const AMC = 'Rohri Fund Management Limited';
const MONTH = { year: 2025, month: 6 };

/** 17th April, 2025 */
const dayText = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })}, ${year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'in June'],
      ['3M', 'in the last quarter'],
      ['1Y', 'in the fiscal year'],
      ['3Y', 'in three years (a year)'],
      ['SI', 'since launch (a year)'],
    ],
    monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
    size: s.inMillions(1, 'Rs. ', ' million'),
    sizeLabel: 'Net assets',
    assetTitle: isFund
      ? 'Where your money is invested (% of total assets)'
      : 'What your plan holds (% of total assets)',
    creditTitle: 'Credit quality (% of total assets)',
    sectorTitle: 'Main sectors (% of total assets)',
    holdingsTitle: 'Main investments (% of total assets)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'June 2025',
  footerOf: (page) => `Letter ${page} of 3`,
  committeeOf: (fund) => [
    ['Zulfiqar Ali Mirani', 'Chief Executive Officer'],
    ['Sanam Mahar, CFA', 'Chief Investment Officer'],
    [fund.name === 'Rohri Income Fund' ? 'Ubedullah Indhar' : 'Sanam Mahar, CFA', 'Manager of the fund'],
  ],
  amcRating: ['AM2++', 'PACRA', [2025, 3, 5]],
  formOf,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized on a simple basis' : 'absolute';
    entry.footnotes_raw = [
      `Returns of up to one year are ${basis}; those of longer periods are a year's average (CAGR).`,
    ];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    s.setRatios(entry, fund, MONTH, ['Expense ratio of the month', 'Expense ratio of the fiscal year']);
    for (const { figures, line } of s.partsOf(entry, fund)) {
      const launch = LAUNCHES[line];
      if (launch === undefined) continue;
      Object.assign(figures, { launch_date: s.iso(launch), launch_date_raw: dayText(launch) });
      figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === line);
    }
  },
};

export const drawRohri = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N74_rohri_2025-06',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'each fund has a letter: the name and the month are in its subject, the letter is dated a month later, tables say `Your fund`',
      'the foot of a page has the names, prices and returns of the funds before and after it, to turn over to; plans hold these funds',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
