/** N63, Winder: handouts with two slides on a page, labels in two levels of bullets, slices like `Shares; 90.4%`. */
import { FUNDS } from './n63-funds.ts';
import { html } from './n63-page.ts';
import * as s from './shared13.ts';

const AMC = 'Winder Islamic Investments Limited';
const MONTH = { year: 2022, month: 8 };

/** 31 Aug 2022 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

function inBillions(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1e9, 2);
  return { raw: `PKR ${raw} bn`, pkr: s.rupees(raw, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['SI', 'Inception'],
  ],
  monthLabel: s.dashed,
  size: inBillions,
  sizeLabel: 'Fund size',
  assetTitle: 'Asset mix (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  holdingsTitle: 'Top holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2022',
  footerOf: () => 'Winder Islamic Investments',
  committeeOf: (fund) => [
    ['Abdul Wahid Lasi', 'Chief Executive Officer'],
    ['Mufti Zubair Roonjho', 'Shariah Advisor'],
    ['Hina Jamot, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Saad Burfat' : 'Hina Jamot, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2022, 6, 24]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    entry.footnotes_raw = [`Returns of up to 1 year are ${basis}; 3 years and inception are annualised (CAGR).`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s
        .ratiosOf(part, MONTH)
        .slice(1)
        .map((r) => s.fee('Expense ratio, year to date', r.withLevies));
  },
};

export const drawWinder = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N63_winder_2022-08',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'handouts with two slides of a fund on each page; numbers of slides besides the numbers of pages; text boxes in no order',
      'labels in two levels of bullets: the parent says the first half, such as Load, then Front-end and Back-end',
      'slices of pies with text boxes like `Shares; 90.4%` around them; columns above a table of their figures',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
