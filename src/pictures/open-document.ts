/** Opens PDFs for drawing, in the drawing process. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_PICTURE_PIXELS } from '#documents/pdf/pdf-limits.ts';

const PACKAGE = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), '/');

/**
 * Fonts that a PDF does not embed, character maps and image decoders are files of the package: nothing is fetched, and
 * the same page looks the same on every machine. Damaged parts of a page are left out; the importer refuses damaged
 * documents before their values are served.
 */
export function openDocument(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    // pdf.js takes ownership of the bytes.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: join(PACKAGE, 'standard_fonts/'),
    cMapUrl: join(PACKAGE, 'cmaps/'),
    wasmUrl: join(PACKAGE, 'wasm/'),
    iccUrl: join(PACKAGE, 'iccs/'),
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MAX_PICTURE_PIXELS,
  });
}
