import type { PdfPage } from '#documents/pdf/page-words.ts';
import { readApart } from '#documents/apart/read-apart.ts';
import { refusal } from '#documents/refusal.ts';
import {
  MAX_HEAP_MEGABYTES,
  MAX_MEMORY_MEGABYTES,
  MAX_OCR_PAGES,
  MAX_SECONDS,
  MAX_SECONDS_A_PAGE,
  STARTING_SECONDS,
} from './ocr-limits.ts';

export interface OcrTask {
  readonly bytes: Uint8Array;
  readonly page_numbers: readonly number[];
}

/** Milliseconds, shorter in tests. */
interface OcrTimes {
  readonly startingMs: number;
  readonly pageMs: number;
}

const TIMES: OcrTimes = { startingMs: STARTING_SECONDS * 1000, pageMs: MAX_SECONDS_A_PAGE * 1000 };

/**
 * The words of pages that consist of images, in the requested order and in the form of a text layer: points, levelled,
 * each word with its `confidence`; a doubtful word has U+FFFD in place of its letters and digits, and its possible text
 * in `read_as`. A page without images has no words. Works in its own process with limits on memory and on the time per
 * page; `signal` ends it at once. Throws Fault `OCR_MISSING` if the optional packages are not installed, and
 * `SOURCE_REFUSED` for documents that are damaged, too large or too slow.
 */
export async function readByOcr(
  bytes: Uint8Array,
  page_numbers: readonly number[],
  signal?: AbortSignal,
  times: OcrTimes = TIMES,
): Promise<readonly PdfPage[]> {
  if (page_numbers.length === 0) return [];
  if (page_numbers.length > MAX_OCR_PAGES)
    throw refusal(
      `The PDF has ${page_numbers.length} pages that are images; ` +
        `at most ${MAX_OCR_PAGES} were expected for a report. Ask its publisher for one with text.`,
    );
  return readApart<OcrTask, PdfPage>(
    {
      reader: new URL('ocr-process.ts', import.meta.url),
      task: { bytes, page_numbers },
      heap_megabytes: MAX_HEAP_MEGABYTES,
      memory_megabytes: MAX_MEMORY_MEGABYTES,
      first_ms: times.startingMs + times.pageMs,
      next_ms: times.pageMs,
      wholeMs: MAX_SECONDS * 1000,
      slow:
        `A page that is an image was not read within ${Math.round(times.pageMs / 1000)} seconds, or all of them ` +
        'within an hour; one takes about seven. Try again when the machine is less busy, or get a report with text.',
      heavy:
        'The images of the PDF could not be read: they need more memory than those of a report, or crash the reader.',
    },
    signal,
  );
}
