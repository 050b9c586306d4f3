/** pdf.js as the readers of words use it: without the drawing library, which some installations leave out. */
import './matrix-for-pdfjs.ts';
import { allowDrawingLibrary } from '#documents/apart/without-drawing-library.ts';

export { AnnotationMode, getDocument, ImageKind, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
export type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

allowDrawingLibrary();
