import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainNumber, serialDate } from '#documents/xlsx.ts';
import { workbook, workbookParts } from '../fixtures/workbook.ts';
import { navRows, parse, refusalOf } from './parse-case.ts';

const HEADER = ['Fund', 'Category', 'Validity Date', 'NAV', 'Offer'];
const number = (text: string): { number: string } => ({ number: text });

/** The archive with another uncompressed size in every entry (offset 24 of each central directory entry `PK\\1\\2`). */
function withStatedSizes(archive: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4))
    bytes.writeUInt32LE(size, at + 24);
  return bytes;
}

describe('a number of a spreadsheet', () => {
  test.each([
    ['102.89239999999999', '102.8924'],
    ['1.0E-4', '0.0001'],
    ['100', '100'],
    ['100.0', '100'],
    ['-0.5', '-0.5'],
    ['1.5E3', '1500'],
    ['0', '0'],
    ['-0.0', '0'],
    ['0.1234567890123445', '0.123456789012344'],
    ['0.1234567890123435', '0.123456789012344'],
    ['0.12345678901234451', '0.123456789012345'],
    ['999999999999999.9', '1000000000000000'],
    ['9.9999999999999995E-5', '0.0001'],
    ['1E+308', `1${'0'.repeat(308)}`],
    ['1E999', '1E999'],
    ['N/A', 'N/A'],
  ])('the spreadsheet number %s is read as %s', (stored, printed) => {
    expect(plainNumber(stored)).toBe(printed);
  });

  test('a spreadsheet number is read as it was typed, whatever binary double was stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 0, max: 4 }), (digits, scale) => {
        const typed = `${digits}`.padStart(scale + 1, '0');
        const decimal = scale === 0 ? typed : `${typed.slice(0, -scale)}.${typed.slice(-scale)}`;
        const noisy = (digits / 10 ** scale).toPrecision(17);
        expect(plainNumber(noisy)).toBe(decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);
      }),
    );
  });

  test('a spreadsheet number is a date only within the range of spreadsheet dates', () => {
    expect(serialDate('46253', false)).toBe('2026-08-19');
    expect(serialDate('46253.75', false)).toBe('2026-08-19');
    expect(serialDate('44791', true)).toBe('2026-08-19');
    expect(serialDate('1', false)).toBe('1900-01-01');
    expect(serialDate('61', false)).toBe('1900-03-01');
    expect(serialDate('60', false)).toBeUndefined();
    expect(serialDate('2958466', false)).toBeUndefined();
    expect(serialDate('-5', false)).toBeUndefined();
  });
});

describe('an XLSX export', () => {
  test('an XLSX export gives shared strings, inline strings, numbers and dates as printed texts', () => {
    const bytes = workbook([
      ['Sample title'],
      HEADER,
      [
        'Sample Income &amp; Growth Fund',
        { inline: 'Income' },
        { day: '46253' },
        number('102.89239999999999'),
        number('0'),
      ],
      [{ inline: 'Sample B Fund' }, 'Money Market', 'Aug 18, 2026', number('46253'), null],
    ]);
    const parsed = parse('nav', bytes);
    expect(parsed).toMatchObject({ source: 'nav', format: 'xlsx', carriesIds: false });
    expect(navRows(parsed)).toMatchObject([
      { nav_date: '2026-08-19', navPrinted: '102.8924', figures: { nav: '102.8924', offer_price: null }, problems: [] },
      { nav_date: '2026-08-18', navPrinted: '46253', figures: { nav: '46253' }, problems: [] },
    ]);
  });

  test('an XLSX export is read from the first sheet with the header', () => {
    const rows = (nav: string): (string | { number: string })[][] => [
      ['fund', 'nav', 'date'],
      ['Sample A Fund', number(nav), '2026-08-19'],
    ];
    const parsed = parse('nav', workbook([['Notes of the sample sheet']], rows('1.5'), rows('2.5')));
    expect(parsed.source).toBe('nav-history');
    expect(navRows(parsed)[0]?.figures.nav).toBe('1.5');
  });

  test('an XLSX export with prefixed names, absolute targets, a built-in date style and the 1904 calendar is read the same', () => {
    const parts = workbookParts([
      ['fund', 'nav', 'date'],
      ['Sample A Fund', number('1.5'), { day: '44791' }],
    ]);
    const text = (name: string): string => new TextDecoder().decode(parts[name]);
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      text('xl/worksheets/sheet1.xml')
        .replace(/<(\/?)([a-z])/gi, '<$1x:$2')
        .replace('s="2"', 's="1"'),
    );
    parts['xl/_rels/workbook.xml.rels'] = strToU8(
      text('xl/_rels/workbook.xml.rels').replace('"worksheets', '"/xl/worksheets'),
    );
    parts['xl/workbook.xml'] = strToU8(text('xl/workbook.xml').replace('<workbookPr/>', '<workbookPr date1904="1"/>'));
    expect(navRows(parse('nav', zipSync(parts)))[0]).toMatchObject({ nav_date: '2026-08-19', figures: { nav: '1.5' } });
  });

  test('an XLSX export that is truncated or has an unclosed sheet is rejected', () => {
    const sheet = [
      ['fund', 'nav', 'date'],
      ['Sample A Fund', number('1.5'), '2026-08-19'],
    ];
    const bytes = workbook(sheet);
    expect(refusalOf('nav', bytes.slice(0, bytes.length - 30))).toContain('truncated or damaged');
    const parts = workbookParts(sheet);
    parts['xl/worksheets/sheet1.xml'] = (parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).slice(0, -20);
    expect(refusalOf('nav', zipSync(parts))).toContain('truncated');
  });

  test('another kind of ZIP archive is rejected', () => {
    expect(refusalOf('nav', zipSync({ 'notes.txt': strToU8('sample') }))).toContain('not an XLSX workbook');
  });

  test('an XLSX export that declares hundreds of megabytes is rejected before decompression, and one that understates its size is stopped', () => {
    const sheet = workbook([
      ['fund', 'nav', 'date'],
      ['Sample A Fund', number('1.5'), '2026-08-19'],
    ]);
    expect(refusalOf('nav', withStatedSizes(sheet, 300_000_000))).toContain('unpack to more than');
    expect(refusalOf('nav', withStatedSizes(sheet, 250))).toMatch(/truncated|damaged|no header/);
  });

  test('an XLSX export with thousands of parts, or with a cell far outside any table, is rejected', () => {
    const many = Object.fromEntries(Array.from({ length: 1200 }, (_, index) => [`x${index}`, strToU8('x')]));
    expect(refusalOf('nav', zipSync(many))).toContain('parts');
    const parts = workbookParts([['fund', 'nav', 'date']]);
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      '<worksheet><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>',
    );
    expect(refusalOf('nav', zipSync(parts))).toContain('cells');
  });
});
