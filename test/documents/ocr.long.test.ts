import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isFault } from '#base/fault.ts';
import { readByOcr } from '#documents/ocr/read-by-ocr.ts';
import { DOUBTFUL, type PdfPage } from '#documents/pdf/page-words.ts';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import { makeScan, type Pixels, type Printed, printPixels } from '../fixtures/scan-page.ts';

// Two readings take seconds, and more while other tests run.
const SLOW = 120_000;
const DPI = 200;
const LINES: readonly Printed[] = [
  { text: 'Sample Income Fund', x: 40, y: 60, size: 18 },
  { text: 'Launch Date: January 31, 2011', x: 40, y: 100 },
  { text: 'NAV per unit: 10.4089', x: 40, y: 120 },
  { text: 'Fund Size: Rs. 1,814 million', x: 40, y: 140 },
  { text: 'Return in the month: -4.97%', x: 40, y: 160 },
];
const print = printPixels(LINES, DPI);
// A reading takes seconds, so tests of the same page share it.
const whole = print.then((pixels) => read(pixels));

async function read(pixels: Pixels, degrees = 0): Promise<PdfPage> {
  const [page] = await readByOcr(makeScan(pixels, degrees), [1]);
  if (page === undefined) throw new Error('a page was expected');
  return page;
}

/** The picture with a box painted in one gray level; coordinates in points of the page. */
function paint(pixels: Pixels, box: { x0: number; y0: number; x1: number; y1: number }, gray: number): Pixels {
  const grays = pixels.grays.slice();
  const scale = DPI / 72;
  for (let y = Math.round(box.y0 * scale); y < box.y1 * scale; y += 1)
    grays.fill(gray, y * pixels.width + Math.round(box.x0 * scale), y * pixels.width + Math.round(box.x1 * scale));
  return { ...pixels, grays };
}

const textsOf = (page: PdfPage): string[] => page.words.map((word) => word.text);

it(
  'the words of a page that is a picture come only from text recognition',
  async () => {
    const scan = makeScan(await print);
    expect((await readPdf(scan)).pages[0]).toMatchObject({ is_picture: true, words: [] });
    const page = await whole;
    expect(page.words.map((word) => word.text).join(' ')).toBe(LINES.map((line) => line.text).join(' '));
    for (const word of page.words) expect(word.confidence).toBeGreaterThan(0.6);
  },
  SLOW,
);

it(
  'recognised words of a tilted page are on level lines at their printed positions',
  async () => {
    const page = await read(await print, 0.6);
    const line = page.words.filter(
      (word) => ['Fund', 'Size:', '1,814', 'million'].includes(word.text) && word.size < 12,
    );
    expect(
      Math.max(...line.map((word) => word.baseline)) - Math.min(...line.map((word) => word.baseline)),
    ).toBeLessThan(1.5);
    expect(line.map((word) => word.text)).toContain('1,814');
  },
  SLOW,
);

it(
  'a number with a faded decimal point is doubtful, and never read a hundred times too large',
  async () => {
    const nav = (await whole).words.find((word) => word.text === '10.4089');
    if (nav === undefined) throw new Error('the number was expected');
    // Helvetica: digits are 0.556 em wide, the point 0.278 em.
    const point = { x0: nav.x0 + 10.4, x1: nav.x0 + 13.8, y0: nav.baseline - 1.8, y1: nav.baseline + 1 };
    const worn = await read(paint(await print, point, 255));
    expect(textsOf(worn).filter((text) => /\d/.test(text) && text.includes('40'))).toEqual([]);
    const doubtful = worn.words.filter((word) => word.text.includes(DOUBTFUL));
    expect(doubtful.map((word) => word.read_as).join('')).toMatch(/10.?4089/);
  },
  SLOW,
);

it(
  'a number next to unrecognised print is doubtful',
  async () => {
    const nav = (await whole).words.find((word) => word.text === '10.4089');
    if (nav === undefined) throw new Error('the number was expected');
    const smudge = { x0: nav.x0 - 2.4, x1: nav.x0 - 0.8, y0: nav.baseline - 6, y1: nav.baseline - 1 };
    expect(textsOf(await read(paint(await print, smudge, 0)))).not.toContain('10.4089');
  },
  SLOW,
);

it(
  'words of the invisible text layer of a scan are certain only if its picture shows them, also in a coarse scan',
  async () => {
    const coarse = await printPixels(LINES, 120);
    const layer = LINES.map((line) => ({ ...line, text: line.text.replace('1,814', '1,841') }));
    const [page] = await readByOcr(makeScan(coarse, 0.4, layer), [1]);
    expect(page?.words.map((word) => word.text).join(' ')).toBe(
      LINES.map((line) => line.text.replace('1,814', '�,���')).join(' '),
    );
    const others = LINES.map((line) => ({ ...line, text: line.text.toLowerCase().replaceAll('a', 'o') }));
    const [alone] = await readByOcr(makeScan(coarse, 0.4, others), [1]);
    expect(textsOf(alone as PdfPage).filter((text) => /\d/.test(text))).toEqual([]);
  },
  SLOW,
);

it(
  'a page without a picture has no recognised words, and a missing page is rejected',
  async () => {
    const blank = { width: 200, height: 283, grays: new Uint8Array(200 * 283).fill(255) };
    expect((await read(blank)).words).toEqual([]);
    await expect(readByOcr(makeScan(blank), [7])).rejects.toSatisfy((thrown) => isFault(thrown, 'SOURCE_REFUSED'));
  },
  SLOW,
);

it(
  'text recognition ends at its timeout or at a signal, with a reason',
  async () => {
    const scan = makeScan(await print);
    await expect(readByOcr(scan, [1], undefined, { startingMs: 20, pageMs: 20 })).rejects.toThrow(
      'was not read within',
    );
    await expect(readByOcr(scan, [1], AbortSignal.timeout(30))).rejects.toThrow('was stopped before it was complete');
  },
  SLOW,
);

it(
  'a damaged scan is rejected',
  async () => {
    const scan = makeScan(await print);
    await expect(readByOcr(scan.subarray(0, scan.length - 4000), [1])).rejects.toSatisfy((thrown) =>
      isFault(thrown, 'SOURCE_REFUSED'),
    );
  },
  SLOW,
);

it(
  'without the optional packages text recognition reports that they are missing and how to install them',
  async () => {
    const hook = `import { registerHooks } from 'node:module'; registerHooks({ resolve(name, context, next) { if (name.includes('tesseract.js')) throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' }); return next(name, context); } });`;
    // Runs the reader process as it would run without the optional packages.
    const child = fork('src/documents/ocr/ocr-process.ts', {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hook)}`],
      serialization: 'advanced',
      silent: true,
    });
    child.send({ task: { bytes: makeScan(await print), page_numbers: [1] }, memory_megabytes: 1_000 });
    const [message] = (await once(child, 'message')) as [unknown];
    child.kill();
    expect(message).toMatchObject({
      kind: 'fault',
      code: 'OCR_MISSING',
      text: expect.stringContaining('npm install --include=optional') as string,
    });
  },
  SLOW,
);
