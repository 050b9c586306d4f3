import { isFault } from '#base/fault.ts';
import { readByOcr } from '#documents/ocr/read-by-ocr.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { readPdf, type ReadingWatch } from '#documents/pdf/read-pdf.ts';

/** The pages of a PDF as words: those of the text layer, and those recognised on pages that are pictures. */
export interface PageReading {
  readonly printed: readonly PdfPage[];
  /** By page number. */
  readonly recognised: ReadonlyMap<number, PdfPage>;
  /** Why pages that are pictures were not recognised: they stay without text and are held. */
  readonly failure?: string;
}

/**
 * The words of a PDF. They depend on its bytes alone, so a caller may keep them. Throws Fault `SOURCE_REFUSED` for
 * anything but a PDF, and for a PDF that is damaged, encrypted, too large or too slow.
 */
export async function readPages(bytes: Uint8Array, watch: ReadingWatch = {}): Promise<PageReading> {
  const printed = (await readPdf(bytes, watch)).pages;
  return { printed, ...(await recognise(bytes, printed, watch.signal)) };
}

async function recognise(
  bytes: Uint8Array,
  pages: readonly PdfPage[],
  signal: AbortSignal | undefined,
): Promise<Omit<PageReading, 'printed'>> {
  const pictures = pages.filter((page) => page.is_picture).map((page) => page.page_number);
  if (pictures.length === 0) return { recognised: new Map() };
  try {
    return { recognised: new Map((await readByOcr(bytes, pictures, signal)).map((page) => [page.page_number, page])) };
  } catch (thrown) {
    if (isFault(thrown)) return { recognised: new Map(), failure: thrown.message };
    throw thrown;
  }
}
