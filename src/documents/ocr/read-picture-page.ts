/** One page without a text layer: its images are combined on a sheet, which is read, levelled and read again. */
import type { Line, Worker as Recogniser } from 'tesseract.js';
import { Fault } from '#base/fault.ts';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import { agreeWords, doubt } from './agree-words.ts';
import { confirmWords } from './confirm-words.ts';
import { findLines } from './find-lines.ts';
import { LEAST_DPI, LEAST_DPI_OF_FIGURES, READING_DPI, SECOND_READING_SCALE } from './ocr-limits.ts';
import { drawSheet, findDpi, grayAt } from './page-picture.ts';
import type { Picture, Sheet } from './page-picture.ts';

interface PageSize {
  readonly page_number: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** The words of its text layer that no reader can see. */
  readonly unseen: readonly Word[];
}

/**
 * The page in the form of a text layer, its words with a confidence; no words if it has no images, or only images too
 * small for text.
 */
export async function readPicturePage(
  reader: Reader,
  pictures: readonly Picture[],
  { page_number, width, height, unseen }: PageSize,
): Promise<PdfPage> {
  const size = { width, height };
  const own = findDpi(pictures, size);
  if (own < LEAST_DPI)
    return {
      page_number,
      width,
      height,
      words: [],
      rules: [],
      walls: [],
      shades: [],
      hidden_words: 0,
      is_picture: false,
    };
  const dpi = Math.min(READING_DPI[1], Math.max(READING_DPI[0], own));
  const sheet = drawSheet(pictures, size, dpi, 0);
  const first = { sheet, dpi, lines: await reader.read(sheet, dpi) };
  const levelDpi = dpi * SECOND_READING_SCALE;
  const levelSheet = drawSheet(pictures, size, levelDpi, -findSlope(first.lines));
  const level = { sheet: levelSheet, dpi: levelDpi, lines: await reader.read(levelSheet, levelDpi) };
  const agreed = agreeWords(level, first);
  const confirmed = confirmWords(agreed, unseen, level);
  const alone = agreed.map((word) => (own < LEAST_DPI_OF_FIGURES && /\d/.test(word.text) ? doubt(word) : word));
  return {
    page_number,
    width,
    height,
    words: confirmed ?? alone,
    ...findLines(levelSheet, levelDpi),
    hidden_words: 0,
    is_picture: true,
  };
}

/** The skew of the text in radians: the median of the slopes of its lines, weighted by length. */
function findSlope(lines: readonly Line[]): number {
  const slopes = lines
    .map(({ baseline: { x0, y0, x1, y1 } }) => ({ slope: (y1 - y0) / Math.max(1, x1 - x0), length: x1 - x0 }))
    .toSorted((a, b) => a.slope - b.slope);
  const half = slopes.reduce((sum, { length }) => sum + length, 0) / 2;
  let seen = 0;
  for (const { slope, length } of slopes) {
    seen += length;
    if (seen >= half) return Math.atan(slope);
  }
  return 0;
}

export interface Reader {
  /** The lines of text on a sheet, in its pixels. */
  readonly read: (sheet: Sheet, dpi: number) => Promise<Line[]>;
  readonly close: () => Promise<void>;
}

/**
 * The recogniser: tesseract with the language data of its package; it fetches and caches nothing. Throws Fault
 * `OCR_MISSING` if the optional packages are not installed.
 */
export async function openReader(): Promise<Reader> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // Without this listener a failure would end the process; every reading below awaits the promise.
  failed.catch(() => undefined);
  const recogniser = await Promise.race([
    startRecogniser((thrown) => {
      reject(new Error(String(thrown)));
    }),
    failed,
  ]);
  return {
    read: async (sheet, dpi) => {
      const options = { tessedit_pageseg_mode: SPARSE_TEXT, user_defined_dpi: String(Math.round(dpi)) };
      await Promise.race([recogniser.setParameters(options as never), failed]);
      const { data } = await Promise.race([
        recogniser.recognize(toGraymap(sheet), {}, { text: false, blocks: true }),
        failed,
      ]);
      return (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines);
    },
    close: async () => {
      await recogniser.terminate();
    },
  };
}

// Words at any position: the column detection of the other modes loses table cells.
const SPARSE_TEXT = '11';
// Only the network of the newer engine: the older one reads a full stop as a comma.
const LSTM_ONLY = 1;

async function startRecogniser(errorHandler: (thrown: unknown) => void): Promise<Recogniser> {
  try {
    const data = new URL('4.0.0_best_int', import.meta.resolve('@tesseract.js-data/eng/package.json'));
    const { createWorker } = await import('tesseract.js');
    return await createWorker('eng', LSTM_ONLY, {
      langPath: decodeURIComponent(data.pathname),
      gzip: true,
      cacheMethod: 'none',
      errorHandler,
    });
  } catch (thrown) {
    const code = (thrown as { code?: string }).code;
    if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') throw thrown;
    throw new Fault(
      'OCR_MISSING',
      'The page is an image, and the packages that read images are not installed. ' +
        'Run `npm install --include=optional`, or supply the page as a file of fragments.',
      { internal: String(thrown) },
    );
  }
}

/** A portable graymap, the simplest image format: `P5`, width, height, 255, then one byte per pixel. */
function toGraymap(sheet: Sheet): Buffer {
  const head = Buffer.from(`P5\n${sheet.width} ${sheet.height}\n255\n`);
  const map = Buffer.alloc(head.length + sheet.width * sheet.height, head);
  for (let pixel = 0; pixel < sheet.width * sheet.height; pixel += 1) map[head.length + pixel] = grayAt(sheet, pixel);
  return map;
}
