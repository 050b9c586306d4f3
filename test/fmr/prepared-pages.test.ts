/** Pages whose reading began while others were still to come. */
import { expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { preparePage, readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf } from './placed-words.ts';

/** Two pages of one report, made anew each time: what is found on a page is kept with it. */
const drawPages = (): PdfPage[] => [
  { ...pageOf([[100, [40, 'The market in October', 14]]]), page_number: 1 },
  { ...pageOf(INCOME_FUND), page_number: 2 },
];

it('a report says the same whether its pages were prepared, some of them or all, or none', () => {
  const knowledge = { funds: [fundOf('Sample Income Fund'), fundOf('Sample Stock Fund')] };
  const plain = readReport({ pages: drawPages() }, knowledge);
  expect(plain.fragments).toMatchObject([{ page_number: 2, page_type: 'FUND_PAGE' }]);
  for (const prepared of [1, 2]) {
    const pages = drawPages();
    for (const page of pages.slice(0, prepared)) preparePage(page, knowledge);
    expect(readReport({ pages }, knowledge)).toEqual(plain);
  }
});
