import { describe, expect, test } from 'vitest';
import {
  challengePage,
  exportCsv,
  fundRow,
  navPage,
  payoutsPage,
  performancePage,
  sampleFunds,
  tableTexts,
} from '../fixtures/association-page.ts';
import { parse, refusalOf } from './parse-case.ts';

const FUNDS = sampleFunds(30);
const NAV_PAGE = navPage(FUNDS);
/** The page with one header text replaced. */
const renamed = (html: string, from: string, to: string): string =>
  html.replace(new RegExp(`>\\s*${from}\\s*</th>`), `>${to}</th>`);

describe('documents of the wrong kind', () => {
  test('a bot-challenge page is rejected by name', () => {
    const text = refusalOf('nav', challengePage());
    expect(text).toContain('challenge page');
    expect(text).toContain('"Just a moment..."');
    expect(text).toContain('"Validity Date"');
  });

  test('a page without a table is rejected with the expected columns and the title found', () => {
    const text = refusalOf(
      'performance',
      '<html><head><title>Server Error</title></head><body>Oops<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script></body></html>',
    );
    expect(text).toContain('"Fund Name"');
    expect(text).toContain('"Server Error"');
    expect(text).not.toContain('challenge');
  });

  test.each([
    ['empty', ''],
    ['empty', ' \r\n\t '],
    ['JSON', '{"message":"No data found"}'],
    ['JSON', '[1]'],
    ['PDF', '%PDF-1.7 sample'],
    ['gzip', new Uint8Array([0x1f, 0x8b, 8, 0])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x3c, 0])],
    ['old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ])('%s is recognised by its bytes', (what, document) => {
    expect(refusalOf('nav', document)).toContain(what);
  });

  test('another page of the association is recognised', () => {
    expect(refusalOf('payouts', NAV_PAGE)).toContain("looks like the association's NAV page: ingest it as nav");
    expect(refusalOf('nav', performancePage(FUNDS))).toContain('ingest it as performance');
    expect(refusalOf('performance', payoutsPage(FUNDS))).toContain('ingest it as payouts');
    expect(refusalOf('nav-history', exportCsv(tableTexts('nav', FUNDS)))).toContain('ingest it as nav');
    expect(refusalOf('payouts', 'fund,nav,date\nSample A Fund,1.5,2026-08-19\n')).toContain('ingest it as nav-history');
    expect(refusalOf('registry', NAV_PAGE)).toContain('ingest it as nav');
  });

  test('a CSV with other content is rejected with the header found', () => {
    expect(refusalOf('nav', 'Stock,Price\nSample,1\n')).toContain('found the header "Stock", "Price"');
  });
});

describe('incomplete pages', () => {
  test.each([
    ['inside a row', NAV_PAGE.slice(0, NAV_PAGE.lastIndexOf('Sample Karakoram'))],
    ['between two rows', NAV_PAGE.slice(0, NAV_PAGE.lastIndexOf('<tr data-filter'))],
    ['behind its table', NAV_PAGE.slice(0, NAV_PAGE.indexOf('</table>') + 20)],
    ['inside its header', NAV_PAGE.slice(0, NAV_PAGE.indexOf('Validity Date'))],
    ['before its table', NAV_PAGE.slice(0, NAV_PAGE.indexOf('<table'))],
    [
      'with a last row that lacks cells',
      NAV_PAGE.replace(/<td class="text-left">[^<]*<\/td><\/tr>\n<\/tbody>/, '</tr>\n</tbody>'),
    ],
  ])('an incomplete page (%s) is rejected as a whole', (_where, html) => {
    expect(html).not.toBe(NAV_PAGE);
    expect(refusalOf('nav', html)).toContain('truncated');
  });

  test('a page cut at any character is rejected as a whole', () => {
    const html = navPage(FUNDS.slice(0, 2));
    for (let end = 0; end < html.trimEnd().length; end += 7) refusalOf('nav', html.slice(0, end));
    expect(parse('nav', html).rows).toHaveLength(2);
  });
});

describe('changed columns', () => {
  test.each([
    'Sector',
    'AMC',
    'Fund',
    'Category',
    'Inception Date',
    'Offer',
    'Repurchase',
    'NAV',
    'Validity Date',
    'Front-end',
    'Back-end',
    'Contingent',
    'Market',
    'Trustee',
  ])('a NAV page with a renamed column %s is rejected with the expected and the new name', (header) => {
    const text = refusalOf('nav', renamed(NAV_PAGE, header, 'Sample Heading'));
    expect(text).toContain(`"${header}"`);
    expect(text).toContain('"Sample Heading"');
  });

  test('a page with a duplicate column is rejected', () => {
    expect(refusalOf('nav', renamed(NAV_PAGE, 'Offer', 'NAV'))).toContain('"Offer"');
    const csv = 'fund,nav,date,NAV\nSample A Fund,1.5,2026-08-19,1.6\n';
    expect(refusalOf('nav', csv)).toContain('found twice: "NAV"');
    expect(
      refusalOf('nav', 'Fund,Category,NAV,Validity Date,Validity\nSample A Fund,Income,1.5,2026-08-19,2026-08-18\n'),
    ).toContain('found twice: "Validity"');
  });

  test('a header shifted by one column is detected by the content of the cells', () => {
    const swapped = renamed(renamed(NAV_PAGE, 'NAV', 'SWAP'), 'Validity Date', 'NAV').replace(
      '>SWAP<',
      '>Validity Date<',
    );
    expect(refusalOf('nav', swapped)).toContain('in 30 of 30 rows');
    const sectors = FUNDS.map((fund) => fundRow({ ...fund, sector: fund.amc }));
    expect(refusalOf('performance', performancePage(sectors))).toContain('"Sector"');
  });

  test('two odd cells are problems of their rows; three of thirty are a changed column', () => {
    const odd = (count: number) =>
      navPage(FUNDS.map((fund, index) => (index < count ? fundRow({ ...fund, category: 'Sample Category' }) : fund)));
    expect([...parse('nav', odd(2)).rows].filter((row) => row.problems.length > 0)).toHaveLength(2);
    expect(refusalOf('nav', odd(3))).toContain('"Category"');
  });

  test('three odd cells of sixty (five percent) are problems of their rows', () => {
    const rows = sampleFunds(60).map((fund, index) => (index < 3 ? fundRow({ ...fund, nav: 'x' }) : fund));
    expect([...parse('nav', navPage(rows)).rows].filter((row) => row.problems.length > 0)).toHaveLength(3);
  });

  test('a page with a NAV column that is blank in most rows is rejected', () => {
    expect(refusalOf('nav', navPage(sampleFunds(30, { nav: 'N/A' })))).toContain('blank in 30 of 30 rows');
  });

  test('rows that lost a cell are rejected, not read one column to the left', () => {
    const html = navPage(FUNDS.slice(0, -1)).replaceAll(/<td class="text-right">1\.00<\/td>/g, '');
    expect(refusalOf('nav', html)).toMatch(/truncated|its rows/);
  });
});

describe('wrong numbers of rows', () => {
  test('a page with less than half of the usual rows is rejected unless declared partial', () => {
    expect(refusalOf('nav', NAV_PAGE, { usualRows: 61 })).toContain('usually has 61 rows; found 30');
    expect(refusalOf('performance', performancePage(FUNDS), { usualRows: 61 })).toContain('--partial');
    expect(parse('nav', NAV_PAGE, { usualRows: 60 }).rows).toHaveLength(30);
    expect(parse('nav', NAV_PAGE, { usualRows: 551, partial: true }).rows).toHaveLength(30);
  });

  test('an empty NAV page is rejected, and so is one with more rows than there can be funds', () => {
    expect(refusalOf('nav', navPage([]))).toContain('1 to 20000 rows; found 0');
    const csv = `Fund,Category,NAV,Validity Date\n${'Sample A Fund,Income,1.5,2026-08-19\n'.repeat(20_001)}`;
    expect(refusalOf('nav', csv)).toContain('found 20001');
  });
});
