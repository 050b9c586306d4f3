/** A page says the same in letters of any size, and its values are found where they are printed. */
import { describe, expect, it } from 'vitest';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { pageOf, type Line } from './placed-words.ts';

const LINES: Line[] = [
  [40, [40, 'Sample Cash Fund', 16]],
  [80, [40, 'NAV per unit'], [420, '101.42']],
  [92, [40, 'Launch date'], [420, '17 July 2003']],
  [104, [40, 'Management fee'], [420, '2.00%']],
  [116, [40, 'Risk profile'], [420, 'Low']],
];

function scaled(page: PdfPage, scale: number): PdfPage {
  const words = page.words.map((word) => ({
    ...word,
    ...boxOf(word, scale),
    baseline: word.baseline * scale,
    size: word.size * scale,
  }));
  return { ...page, width: page.width * scale, height: page.height * scale, words };
}

const boxOf = ({ x0, x1, y0, y1 }: Box, scale: number): Box => ({
  x0: x0 * scale,
  x1: x1 * scale,
  y0: y0 * scale,
  y1: y1 * scale,
});

function read(scale: number): ReadFragment {
  const [fragment] = readReport({ pages: [scaled(pageOf(LINES), scale)] }, { funds: [] }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

describe('pages in letters of any size', () => {
  it('all facts are the same, at their places on the page', () => {
    const usual = read(1);
    expect(usual.nav_per_unit).toBe('101.42');
    for (const scale of [0.2, 0.6, 1.7, 5]) {
      const { evidence, ...facts } = read(scale);
      const { evidence: usualEvidence, ...usualFacts } = usual;
      expect(facts).toEqual(usualFacts);
      for (const side of ['x0', 'x1', 'y0', 'y1'] as const)
        for (const [path, box] of Object.entries(evidence))
          // Boxes are rounded to tenths of a point.
          expect(Math.abs(box[side] - (usualEvidence[path]?.[side] ?? 0) * scale)).toBeLessThan(0.1 * (1 + scale));
    }
  });
});
