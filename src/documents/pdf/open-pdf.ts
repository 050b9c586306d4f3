import { getDocument, type PDFDocumentLoadingTask } from './pdfjs.ts';
import { openWorker } from './open-worker.ts';
import { MAX_PICTURE_PIXELS } from './pdf-limits.ts';

/**
 * A PDF opened by pdf.js with everything switched off that runs, fetches or guesses; pictures come as plain pixels, so
 * no native drawing library sees them.
 */
export function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    // pdf.js wants the bytes for itself.
    data: new Uint8Array(bytes),
    worker: openWorker(),
    verbosity: 0,
    stopAtErrors: true,
    isEvalSupported: false,
    // The programs in fonts that draw their glyphs are not run: see globals-for-pdfjs.ts.
    disableFontFace: false,
    ownerDocument: { fonts: new Set() } as never,
    useSystemFonts: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MAX_PICTURE_PIXELS,
  });
}
