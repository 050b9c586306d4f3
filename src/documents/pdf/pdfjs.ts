/**
 * pdf.js as the readers of words use it: without the drawing library, which some installations leave out, and in the
 * build for current browsers. The one for older browsers replaces parts of the language that Node has, and takes a
 * tenth more time.
 */
import './globals-for-pdfjs.ts';
import { allowDrawingLibrary } from '#documents/apart/without-drawing-library.ts';
// @ts-expect-error pdf.js has no types for this file.
import * as worker from 'pdfjs-dist/build/pdf.worker.mjs';

export { AnnotationMode, getDocument, ImageKind, OPS, PDFWorker } from 'pdfjs-dist';
export type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

export const { WorkerMessageHandler } = worker as {
  readonly WorkerMessageHandler: { initializeFromPort(port: EventTarget): void };
};

allowDrawingLibrary();
