import { zipSync, strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { isFault } from '#base/fault.ts';
import { readDocument } from '#documents/read-document.ts';
import { WordBudget } from '#documents/pdf/word-budget.ts';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (thrown) {
    if (isFault(thrown, 'SOURCE_REFUSED')) return thrown.message;
    throw thrown;
  }
  return 'not refused';
}

function workbook(rows: number, strings = 0): Uint8Array {
  const part = strToU8(`<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(rows)}</sheetData></worksheet>`);
  const shared = strToU8(`<sst>${'<si><t>x</t></si>'.repeat(strings)}</sst>`);
  return zipSync(
    {
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': part,
      'xl/sharedStrings.xml': shared,
    },
    { level: 1 },
  );
}

it('a workbook with too many rows is rejected at the first extra row, without storing further rows', () => {
  const bytes = workbook(3_000_000);
  const before = process.memoryUsage().heapUsed;
  expect(refusalOf(() => readDocument(bytes))).toContain('more than 1048576 rows');
  // Three million rows as strings took more than 500 MB.
  expect((process.memoryUsage().heapUsed - before) / 1_048_576).toBeLessThan(400);
});

it('a workbook with more shared strings than a sheet has rows is rejected', () => {
  expect(refusalOf(() => readDocument(workbook(1, 1_048_577)))).toContain('more than 1048576 rows');
});

it('an HTML page with twenty times the rows or cells of any real page is rejected', () => {
  expect(refusalOf(() => readDocument(Buffer.from(`<table>${'<tr><td>x'.repeat(150_000)}</table>`)))).toContain(
    'more than 100000 rows',
  );
});

it('a CSV file with more rows than any history has is rejected', () => {
  expect(refusalOf(() => readDocument(Buffer.from('x\n'.repeat(5_000_101))))).toContain('more than 5000100 rows');
});

it('a fragment file with more values than a report can have is rejected before it is parsed', () => {
  expect(refusalOf(() => readFragmentFile(Buffer.from(`[${'[],'.repeat(6_000_000)}1]`)))).toContain(
    'at most 5000000 values',
  );
});

it('a page or report with too many words, or with an endless word, is rejected', () => {
  const word = (text: string): Word => ({
    text,
    x0: 0,
    y0: 0,
    x1: 1,
    y1: 1,
    baseline: 1,
    size: 8,
    bold: false,
    color: '#000000',
  });
  const page = (words: readonly Word[], page_number = 1): PdfPage => ({
    page_number,
    width: 600,
    height: 800,
    words,
    rules: [],
    walls: [],
    shades: [],
    hidden_words: 0,
    is_picture: false,
  });
  const many = Array.from({ length: 5_001 }, () => word('x'));
  expect(refusalOf(() => new WordBudget().spend(page(many)))).toContain('Page 1 of the PDF has 5001 words');
  const budget = new WordBudget();
  expect(
    refusalOf(() => {
      for (let number = 1; number <= 31; number += 1) budget.spend(page(many.slice(1), number));
    }),
  ).toContain('more than 150000 words up to page 31');
  expect(refusalOf(() => new WordBudget().spend(page([word('x'.repeat(1_001))])))).toContain('a word of 1001 letters');
  const drawn = { ...page([]), rules: Array.from({ length: 250_001 }, () => ({ x0: 0, y0: 0, x1: 1, y1: 1 })) };
  expect(refusalOf(() => new WordBudget().spend({ ...drawn, walls: drawn.rules }))).toContain(
    'more than 500000 lines and boxes up to page 1',
  );
});
