/**
 * The recogniser: tesseract, if it is installed, with the language data of its package; it fetches and caches nothing.
 */
import type { Line, Worker as Recogniser } from 'tesseract.js';
import { Fault } from '#base/fault.ts';
import { grayAt, type Sheet } from './page-picture.ts';

export interface Reader {
  /** The lines of text on a sheet, in its pixels. */
  readonly read: (sheet: Sheet, dpi: number) => Promise<Line[]>;
  readonly close: () => Promise<void>;
}

/** Throws Fault `OCR_MISSING` if the optional packages are not installed. */
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
