import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { OUTLINE_ROLES, describeChain, type Outline } from '#pictures/chain.ts';
import { openPictures } from '#pictures/open-pictures.ts';
import { OUTLINE_STYLES } from '#pictures/outline-styles.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  findWord,
  hasTesseract,
  readPixels,
  recognise,
  sampleDocument,
  SETTINGS,
  valueOutline,
  type Pixels,
} from './sample-documents.ts';

const { bytes, document_sha256, pages, values } = await sampleDocument();
const folder = mkdtempSync(join(tmpdir(), 'mfds-test-'));
const pictures = openPictures({ folder, archive: { read: () => bytes }, hasPages: true });
afterAll(async () => {
  await pictures.close();
  rmSync(folder, { recursive: true });
});

const digits = (text: string): string => text.replace(/[^\d.]/g, '');
// Twelve values of each layout, from the whole page: the reader lists them in page order.
const CHOSEN = SETTINGS.flatMap((_, index) => {
  const own = values.filter(({ page_number, path }) => page_number === index + 1 && !/date|month/.test(path));
  return own.filter((_value, at) => at % Math.max(1, Math.floor(own.length / 12)) === 0).slice(0, 12);
});

describe('a crop of a value', () => {
  it('shows the printed value, inside its outline nothing else', async (context) => {
    context.skip(!hasTesseract(), 'the program tesseract is not installed; `apt install tesseract-ocr` provides it');
    expect(CHOSEN.length).toBeGreaterThanOrEqual(30);
    const crops: Pixels[] = [];
    for (const { page_number, box } of CHOSEN) {
      const { bytes: picture } = await pictures.crop({ document_sha256, page_number, outlines: [valueOutline(box)] });
      crops.push(await readPixels(picture));
    }
    const scratch = temporaryFolder();
    const inside = recognise(
      scratch,
      crops.map((crop) => {
        const line = crop.boundsOf(OUTLINE_STYLES.value.color);
        if (line === undefined) throw new Error('the crop has no outline of its value');
        const { width } = OUTLINE_STYLES.value;
        return crop.cut(
          { x0: line.x0 + width, y0: line.y0 + width, x1: line.x1 - width + 1, y1: line.y1 - width + 1 },
          1.5,
        );
      }),
      7,
    );
    const wrong = CHOSEN.filter(({ printed }, at) => digits(inside[at] ?? '') !== digits(printed));
    // Text recognition may misread a few small figures; a wrong position would fail for all of them.
    expect(wrong.length).toBeLessThanOrEqual(CHOSEN.length * 0.1);
  });

  it('outlines each part of its chain with its own colour, around the box and nowhere else', async () => {
    const page = pages[0];
    const boxes: Readonly<Record<Outline['role'], Outline['box']>> = {
      value: findWord(page, '12.41%'),
      label: findWord(page, 'Cash'),
      column_head: findWord(page, 'January'),
      unit: findWord(page, 'December'),
      month: findWord(page, '20.31%'),
    };
    const outlines = OUTLINE_ROLES.map((role) => ({ role, box: boxes[role] }));
    const { bytes: picture } = await pictures.crop({ document_sha256, page_number: 1, outlines });
    const pixels = await readPixels(picture);
    const bounds = OUTLINE_ROLES.map((role) => ({ role, found: pixels.boundsOf(OUTLINE_STYLES[role].color) }));
    expect(bounds.filter(({ found }) => found === undefined)).toEqual([]);
    // The scale and position of the crop follow from two outlines; every other outline must agree with them.
    const of = (role: Outline['role']) => {
      const found = bounds.find((one) => one.role === role)?.found ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
      return { x: (found.x0 + found.x1 + 1) / 2, y: (found.y0 + found.y1 + 1) / 2, width: found.x1 - found.x0 };
    };
    const middle = (role: Outline['role']) => {
      const { x0, x1, y0, y1 } = boxes[role];
      return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, width: x1 - x0 };
    };
    const scale = (of('value').x - of('label').x) / (middle('value').x - middle('label').x);
    expect(scale).toBeCloseTo(4, 0);
    for (const role of OUTLINE_ROLES) {
      expect(Math.abs(of(role).x - of('value').x - scale * (middle(role).x - middle('value').x))).toBeLessThan(3);
      expect(Math.abs(of(role).y - of('value').y - scale * (middle(role).y - middle('value').y))).toBeLessThan(3);
      // The line is outside the box, by at most three points on each side.
      const { width } = of(role);
      expect([width > scale * middle(role).width, width < scale * (middle(role).width + 6) + 8]).toEqual([true, true]);
    }
  });

  it('shows the surroundings of a single value and stays within the size of the portal', async () => {
    for (const { page_number, box } of CHOSEN) {
      const { width, height } = await pictures.crop({ document_sha256, page_number, outlines: [valueOutline(box)] });
      expect([width >= 400, width <= 840, height >= 100, height <= 600]).toEqual([true, true, true, true]);
    }
  });
});

describe('the words of a chain', () => {
  it('name each known part, and nothing that is not printed', () => {
    const chain = { name: 'NAV per unit', value: '103.4521', label: 'NAV Per Unit (Rs)', page_number: 4 };
    expect(describeChain(chain)).toBe('NAV per unit 103.4521, next to the label ‘NAV Per Unit (Rs)’, on page 4');
    expect(describeChain({ ...chain, column_head: 'Jun-26', unit: 'Rs in millions', month: 'June 2026' })).toBe(
      'NAV per unit 103.4521, next to the label ‘NAV Per Unit (Rs)’, under the column head ‘Jun-26’, ' +
        'in the unit ‘Rs in millions’, for the month ‘June 2026’, on page 4',
    );
  });

  it('stay short for a long label, and on one line', () => {
    const text = describeChain({ name: 'Note', value: '1\n2', label: 'word '.repeat(100), page_number: 1 });
    expect(text).toMatch(/^Note 1 2, next to the label ‘(?:word )+wor…’, on page 1$|^Note 1 2.{0,120}$/);
    expect(text.length).toBeLessThan(140);
  });
});
