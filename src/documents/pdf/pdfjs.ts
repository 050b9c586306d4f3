/** pdf.js as the readers of words use it: without the drawing library, which some installations leave out. */
import './globals-for-pdfjs.ts';
import { allowDrawingLibrary } from '#documents/apart/without-drawing-library.ts';
// @ts-expect-error pdf.js has no types for this file.
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

export { AnnotationMode, getDocument, ImageKind, OPS, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
export type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export const { WorkerMessageHandler } = worker as {
  readonly WorkerMessageHandler: { initializeFromPort(port: EventTarget): void };
};

allowDrawingLibrary();
