/**
 * `npm run bench:receipts -- PDF…`: draws the receipts of values of each report, evenly over its pages, recognises the
 * figure inside the outline of the value with tesseract, and compares its digits with the printed ones. Also the time of
 * a crop that is drawn, and of one that is kept. Exit code 1 below 98 %, or if a picture shows the figure of another
 * value of the page.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sha256Hex } from '#base/hash.ts';
import { extractPages } from '#ingest/reports/extract-pdf.ts';
import { readPages } from '#ingest/reports/read-pages.ts';
import { openPictures } from '#pictures/open-pictures.ts';
import type { PictureRequest } from '#pictures/picture-request.ts';
import { OUTLINE_STYLES } from '#pictures/outline-styles.ts';
import { hasTesseract, readPixels, recognise } from '../test/pictures/sample-documents.ts';
import type { Pixels } from '../test/pictures/sample-documents.ts';
import { listFundsOf } from './extraction/make-registry.ts';
import { median } from './report.ts';

const VALUES_A_REPORT = 24;
// Not a month or a sentence: `103.4521`, `(4.97)%`, `PKR 10.41`.
const FIGURE = /^(?:rs\.?|pkr)?[^A-Za-z]*\d[^A-Za-z]*\d[^A-Za-z]*$/i;
const LEAST_SHOWN = 0.98;
// One line of text, and the whole crop.
const LINE = 7;
const ENLARGED = 2;

const pdfs = process.argv.slice(2);
if (pdfs.length === 0 || !hasTesseract()) {
  console.error('Name PDFs (npm run bench:receipts -- PDF…); the program tesseract must be installed.');
  process.exit(2);
}

const digits = (text: string): string => text.replace(/\D/g, '');
const folder = mkdtempSync(join(tmpdir(), 'mfds-receipts-'));
const cold: number[] = [];
const kept: number[] = [];
let [shown, others, drawn] = [0, 0, 0];
try {
  for (const path of pdfs) await measure(path);
} finally {
  rmSync(folder, { recursive: true });
}
const share = shown / drawn;
const ninth = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
console.log(
  `${shown} of ${drawn} receipts show their figure (${(100 * share).toFixed(1)} %), ${others} that of another`,
);
console.log(`drawn: median ${median(cold).toFixed(0)} ms, p95 ${ninth(cold).toFixed(0)} ms`);
console.log(`kept: median ${median(kept).toFixed(1)} ms, p95 ${ninth(kept).toFixed(1)} ms`);
process.exitCode = share < LEAST_SHOWN || others > 0 ? 1 : 0;

async function measure(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const { fragments } = await extractPages(await readPages(bytes), listFundsOf(path));
  const figures = fragments.flatMap((fragment) =>
    'evidence' in fragment
      ? Object.values(fragment.evidence).filter(({ printed, x1 }) => FIGURE.test(printed) && x1 < 10_000)
      : [],
  );
  const step = Math.max(1, Math.floor(figures.length / VALUES_A_REPORT));
  const chosen = figures.filter((_, at) => at % step === 0).slice(0, VALUES_A_REPORT);
  const pictures = openPictures({ folder: join(folder, 'kept'), archive: { read: () => bytes }, hasPages: false });
  const crops: Pixels[] = [];
  for (const { page_number, x0, y0, x1, y1 } of chosen) {
    const request: PictureRequest = {
      document_sha256: sha256Hex(bytes),
      page_number,
      outlines: [{ role: 'value', box: { x0, y0, x1, y1 } }],
    };
    const began = performance.now();
    const picture = await pictures.crop(request);
    cold.push(performance.now() - began);
    crops.push(await readPixels(picture.bytes));
    const again = performance.now();
    await pictures.crop(request);
    kept.push(performance.now() - again);
  }
  await pictures.close();
  const { color, width } = OUTLINE_STYLES.value;
  const inside = crops.map((crop) => {
    const line = crop.boundsOf(color);
    if (line === undefined) throw new Error(`${basename(path)}: a crop has no outline of its value`);
    const box = { x0: line.x0 + width, y0: line.y0 + width, x1: line.x1 - width + 1, y1: line.y1 - width + 1 };
    return crop.cut(box, ENLARGED);
  });
  const seen = recognise(folder, inside, LINE).map(digits);
  const known = new Set(chosen.map(({ printed }) => digits(printed)));
  for (const [at, { printed }] of chosen.entries()) {
    drawn += 1;
    const found = seen[at] ?? '';
    if (found === digits(printed)) shown += 1;
    else {
      const isOther = found.length > 2 && known.has(found);
      if (isOther) others += 1;
      console.log(`  ${basename(path)}: printed ${printed}, seen ${found === '' ? 'nothing' : found}`);
    }
  }
}
