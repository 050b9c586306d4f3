import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFault } from '#base/fault.ts';
import { parseDocument } from '#sources/parse.ts';
import { SOURCES, type SourceName } from '#sources/rows.ts';
import {
  exportCsv,
  fundRow,
  navPage,
  payoutsPage,
  performancePage,
  sampleFunds,
  tableTexts,
} from '../fixtures/association-page.ts';
import { workbook } from '../fixtures/workbook.ts';
import { anyText } from '../support/any-text.ts';
import { bytesOf, navRows, parse } from './parse-case.ts';

const FUNDS = sampleFunds(5);
const WHOLE: readonly Uint8Array[] = [
  performancePage(FUNDS),
  navPage(FUNDS),
  payoutsPage(FUNDS),
  exportCsv(tableTexts('nav', FUNDS)),
  workbook([
    ['fund', 'nav', 'date'],
    ['Sample A Fund', { number: '1.5' }, { day: '46253' }],
  ]),
].map(bytesOf);
// Far more than a document of some kilobytes needs, far less than a person would wait.
const PATIENCE_MILLISECONDS = 2000;

/** Parses and returns the outcome; anything but rows or a rejection fails the test. */
function outcome(source: SourceName, bytes: Uint8Array): 'read' | 'refused' {
  const before = performance.now();
  try {
    parseDocument(source, bytes, { usualRows: null, partial: false });
    return 'read';
  } catch (error) {
    if (!isFault(error, 'SOURCE_REFUSED')) throw error;
    return 'refused';
  } finally {
    expect(performance.now() - before).toBeLessThan(PATIENCE_MILLISECONDS);
  }
}

const anySource = fc.constantFrom(...SOURCES);
const markup = fc.constantFrom(
  '<table>',
  '</table>',
  '<thead>',
  '<tr>',
  '</tr>',
  '<th>',
  '<td>',
  '<td colspan=3>',
  '</html>',
  '<html>',
  '<a href="?FundID=1">',
  '<script>',
  '<!--',
  '&amp;',
  '&#x110000;',
  'NAV',
  'Fund',
  'Category',
  'Validity Date',
  'nav',
  'date',
  'fund',
  ',',
  '"',
  '\n',
  '1.5',
  'name',
);

describe('arbitrary bytes', () => {
  test('any bytes are read or rejected in bounded time, with no other error', () => {
    fc.assert(
      fc.property(anySource, fc.uint8Array({ maxLength: 2000 }), (source, bytes) => {
        expect(outcome(source, bytes)).toMatch(/read|refused/);
      }),
      { numRuns: 300 },
    );
  });

  test('any mixture of markup and header words is read or rejected', () => {
    fc.assert(
      fc.property(
        anySource,
        fc.array(fc.oneof(markup, anyText({ maxLength: 8 })), { maxLength: 120 }),
        (source, parts) => {
          expect(outcome(source, bytesOf(parts.join('')))).toMatch(/read|refused/);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('any real document with bytes changed, cut or doubled is read or rejected', () => {
    const damage = fc.record({ at: fc.nat(20_000), byte: fc.nat(255), cut: fc.nat(20_000), doubled: fc.nat(200) });
    fc.assert(
      fc.property(anySource, fc.constantFrom(...WHOLE), damage, (source, whole, { at, byte, cut, doubled }) => {
        const bytes = new Uint8Array(whole.length + doubled);
        bytes.set(whole);
        bytes.copyWithin(at % whole.length, 0, doubled);
        bytes[at % whole.length] = byte;
        expect(
          outcome(source, bytes.slice(0, whole.length + doubled - (cut % 3 === 0 ? cut % whole.length : 0))),
        ).toMatch(/read|refused/);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['open elements without end', `<table>${'<i>'.repeat(200_000)}${'</b>'.repeat(200_000)}`],
    ['blanks without end', `<table><tr><th>Fund (${' '.repeat(30_000)}formerly${' '.repeat(1000)}</th></tr></table>`],
    ['quotes without end', `fund,nav,date\n${'"'.repeat(200_000)}`],
    ['commas without end', `fund,nav,date\n${','.repeat(200_000)}`],
    ['digits without end', `fund,nav,date\nSample A Fund,${'9'.repeat(30_000)},${'9'.repeat(30_000)}\n`],
    ['open brackets without end', `fund,nav,date\n${'(formerly '.repeat(3000)},1,2026-08-19\n`],
  ])('%s are processed quickly', (_what, document) => {
    expect(outcome('nav', bytesOf(document))).toMatch(/read|refused/);
  });
});

describe('arbitrary cell contents', () => {
  test('a NAV that is a plain number is read digit by digit as printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 9999 }), (whole, fraction) => {
        const nav = `${whole}.${String(fraction).padStart(4, '0')}`;
        expect(navRows(parse('nav', navPage([fundRow({ nav })])))[0]?.figures.nav).toBe(nav);
      }),
      { numRuns: 100 },
    );
  });

  test('a name with arbitrary characters is read the same from HTML and CSV', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (signs) => {
        const fund = `Sample ${signs} Fund`;
        const name = fund.replace(/\s+/g, ' ').trim();
        fc.pre(!/[&\0\r]|formerly/i.test(signs));
        expect(navRows(parse('nav', navPage([fundRow({ fund })])))[0]?.mention.name).toBe(name);
        expect(navRows(parse('nav', exportCsv(tableTexts('nav', [fundRow({ fund })]))))[0]?.mention.name).toBe(name);
      }),
      { numRuns: 200 },
    );
  });
});
