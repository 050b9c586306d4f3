import { readApart } from '#documents/apart/read-apart.ts';
import { refusal } from '#documents/refusal.ts';
import { unpackPage, type PackedPage } from './packed-page.ts';
import type { PdfPage, PdfText } from './page-words.ts';
import { MAX_HEAP_MEGABYTES, MAX_MEMORY_MEGABYTES, MAX_PDF_BYTES, MAX_READING_SECONDS } from './pdf-limits.ts';

/** Signals between a caller and the reading of a PDF. */
export interface ReadingWatch {
  /** Ends the reading at once. */
  readonly signal?: AbortSignal;
  /** Called when the reading process has the bytes. */
  readonly onSent?: () => void;
  /** Called with each page as it arrives. */
  readonly onPage?: (page: PdfPage) => void;
}

/**
 * Reads the words of a PDF with their positions, page by page, in a child process with its own limits for each PDF
 * of memory and time. Throws Fault `SOURCE_REFUSED` with the reason if the file is not a PDF, is damaged, encrypted or
 * too large, or takes too long.
 */
export async function readPdf(bytes: Uint8Array, { signal, onSent, onPage }: ReadingWatch = {}): Promise<PdfText> {
  if (bytes.byteLength > MAX_PDF_BYTES)
    throw refusal(`The file has ${bytes.byteLength} bytes; at most ${MAX_PDF_BYTES} were expected of a report.`);
  const pages = new Map<number, PdfPage>();
  const parts = await readApart<Uint8Array, PackedPage>(
    {
      reader: new URL('pdf-process.ts', import.meta.url),
      task: bytes,
      heap_megabytes: MAX_HEAP_MEGABYTES,
      memory_megabytes: MAX_MEMORY_MEGABYTES,
      first_ms: MAX_READING_SECONDS * 1000,
      next_ms: null,
      isKept: true,
      onSent,
      // A document that is read again has its pages again.
      onPart: (part) => {
        const page = unpackPage(part);
        pages.set(page.page_number, page);
        onPage?.(page);
      },
      slow:
        `The PDF was not read within ${MAX_READING_SECONDS} seconds; a report takes a few. ` +
        'It may be damaged on purpose.',
      heavy: 'The PDF could not be read: it needs more memory than a report does, or breaks its reader.',
    },
    signal,
  );
  return { pages: parts.map(({ page_number }) => pages.get(page_number) as PdfPage) };
}
