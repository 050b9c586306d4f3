/** Pages between processes. */
import { expect, it } from 'vitest';
import { packPage, unpackPage } from '#documents/pdf/packed-page.ts';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';

const wordAt = (x0: number, text: string, more: Partial<Word> = {}): Word => ({
  text,
  x0,
  x1: x0 + 20.125,
  y0: 10.1,
  y1: 18.3,
  baseline: 16.700000000000003,
  size: 7.5,
  bold: false,
  color: '#1a2b3c',
  ...more,
});

const PAGE: PdfPage = {
  page_number: 3,
  width: 595.276,
  height: 841.89,
  words: [
    wordAt(20, 'NAV'),
    wordAt(45, '101.2345', { bold: true }),
    wordAt(70, ''),
    wordAt(90, 'جون', { color: '#ffffff' }),
    wordAt(110, '𝟙2\u0000', { spacing: 1.5 }),
  ],
  turned: [{ ...wordAt(5, 'Returns'), turn: 'UP' }],
  rules: [{ x0: 0, y0: 1.5, x1: 500, y1: 2 }],
  walls: [],
  shades: [
    { x0: 0, y0: 0, x1: 595, y1: 40, color: '#003366' },
    { x0: -1, y0: 0.1, x1: 2, y1: 3, color: '#eeeeee' },
  ],
  hidden_words: 2,
  is_picture: false,
};

it('a page is the same after another process has received it', () => {
  expect(unpackPage(structuredClone(packPage(PAGE)))).toStrictEqual(PAGE);
  const empty = { ...PAGE, words: [], turned: [], rules: [], shades: [], is_picture: true };
  expect(unpackPage(structuredClone(packPage(empty)))).toStrictEqual(empty);
});
