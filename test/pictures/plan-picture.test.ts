import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outline } from '#pictures/chain.ts';
import { MAX_PICTURE_PIXELS } from '#pictures/picture-limits.ts';
import type { Drawing } from '#pictures/picture-request.ts';
import { planPicture } from '#pictures/plan-picture.ts';

const A4 = { width: 595, height: 842 };

function crop(...boxes: readonly (readonly [number, number, number, number])[]): Drawing {
  const outlines = boxes.map(([x0, y0, x1, y1]): Outline => ({ role: 'value', box: { x0, y0, x1, y1 } }));
  return { kind: 'crop', document_sha256: '0'.repeat(64), page_number: 1, outlines };
}

describe('the part of a page that a picture shows', () => {
  it('contains every box whole, with a margin, at four pixels per point', () => {
    const { x0, x1, bands, scale } = planPicture(crop([100, 300, 140, 307], [200, 300, 230, 307]), A4);
    expect([x0 <= 85, x1 >= 245, bands.length, scale]).toEqual([true, true, 1, 4]);
    expect([(bands[0]?.y0 ?? 999) <= 288, (bands[0]?.y1 ?? 0) >= 319]).toEqual([true, true]);
  });

  it('ends at the edge of the page, and is extended on the other side', () => {
    const { x0, x1, bands } = planPicture(crop([2, 2, 20, 9]), A4);
    expect([x0, x1, bands[0]?.y0, bands[0]?.y1]).toEqual([0, 250, 0, 64]);
  });

  it('leaves out lines between distant parts, and keeps the columns above each other', () => {
    const plan = planPicture(crop([300, 40, 340, 47], [300, 700, 340, 707], [60, 701, 120, 708]), A4);
    expect(plan.bands.length).toBe(2);
    expect(plan.height).toBeLessThan(100 * plan.scale);
    expect(plan.bands[1]?.top).toBeGreaterThan(plan.bands[0]?.bottom ?? 0);
  });

  it('keeps parts that are close to each other together, also in a high crop', () => {
    const rows = Array.from({ length: 12 }, (_, at) => [300, 40 + at * 30, 340, 47 + at * 30] as const);
    expect(planPicture(crop(...rows), A4).bands.length).toBe(1);
  });

  it('is the whole page for evidence without a position', () => {
    const { bands, x0, x1 } = planPicture(crop([0, 0, 100_000, 100_000]), A4);
    expect([x0, x1, bands[0]?.y0, bands[0]?.y1]).toEqual([0, 595, 0, 842]);
  });

  it('never exceeds the largest picture, whatever page and boxes are', () => {
    const side = fc.double({ min: -100_000, max: 100_000, noNaN: true });
    const size = fc.double({ min: 0.1, max: 200_000, noNaN: true });
    const box = fc.tuple(side, side, side, side).map(([a, b, c, d]) => {
      const sorted = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
      return sorted;
    });
    fc.assert(
      fc.property(
        fc.array(box, { minLength: 1, maxLength: 16 }),
        fc.record({ width: size, height: size }),
        fc.constantFrom('crop', 'page'),
        (boxes, page, kind) => {
          const plan = planPicture({ ...crop(...boxes), kind }, page);
          const sides = [plan.width, plan.height, ...plan.bands.flatMap(({ top, bottom }) => [top, bottom])];
          expect(sides.every((each) => Number.isInteger(each) && each >= 0 && each <= 8_500)).toBe(true);
          expect(plan.width * plan.height).toBeLessThanOrEqual(MAX_PICTURE_PIXELS * 1.2);
          expect([plan.width >= 1, plan.height >= 1, plan.scale > 0]).toEqual([true, true, true]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
