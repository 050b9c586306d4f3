/** The drawing process: draws one picture after another, and keeps the last document open. Started by drawer.ts. */
import '#documents/apart/without-fetch.ts';
import { flushCompileCache } from 'node:module';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isFault, type Fault } from '#base/fault.ts';
import { watchMemory } from '#documents/apart/watch-memory.ts';
import { refusal } from '#documents/refusal.ts';
import type { DrawingMessage, DrawingTask } from './drawer.ts';

const MEMORY_MEGABYTES = Number.parseInt(process.argv[2] ?? '', 10);

/** pdf.js and the drawing library, loaded after this process has connected, so that a missing library is reported. */
async function loadParts() {
  const [{ openDocument }, { drawPicture }] = await Promise.all([
    import('./open-document.ts'),
    import('./draw-picture.ts'),
  ]);
  return { openDocument, drawPicture };
}
type Parts = Awaited<ReturnType<typeof loadParts>>;

// A page with one word in a font that is not embedded: drawing it loads the rest of pdf.js
// and compiles what every page uses.
const FIRST_PAGE = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R
  /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj
4 0 obj << /Length 33 >> stream
BT /F 9 Tf 9 50 Td (NAV 1) Tj ET 
endstream endobj
trailer << /Root 1 0 R >>
%%EOF`;

interface Opened {
  readonly task: PDFDocumentLoadingTask;
  readonly document: PDFDocumentProxy;
}
let opened: Opened | undefined;

function send(message: DrawingMessage): void {
  process.send?.(message);
}

async function start(): Promise<void> {
  watchMemory(MEMORY_MEGABYTES);
  const parts = await loadParts();
  const box = { x0: 9, y0: 40, x1: 20, y1: 50 };
  await drawOne(parts, {
    bytes: Buffer.from(FIRST_PAGE),
    drawing: { kind: 'crop', document_sha256: '', page_number: 1, outlines: [{ role: 'value', box }] },
  });
  process.on('message', (task: DrawingTask) => {
    drawOne(parts, task).then(
      (bytes) => send({ kind: 'drawn', bytes, memoryBytes: process.memoryUsage.rss() }),
      (thrown: unknown) => {
        const { code, message, internal } = isFault(thrown) ? thrown : explain(thrown);
        send({
          kind: 'fault',
          code,
          text: message,
          internal: internal ?? null,
          memoryBytes: process.memoryUsage.rss(),
        });
      },
    );
  });
  // Node saves its compile cache when a process ends normally; this process is killed when it is no longer needed.
  flushCompileCache();
  send({ kind: 'ready' });
}

async function drawOne({ openDocument, drawPicture }: Parts, { bytes, drawing }: DrawingTask): Promise<Buffer> {
  if (bytes !== null) {
    await opened?.task.destroy();
    opened = undefined;
    const task = openDocument(bytes);
    opened = { task, document: await task.promise };
  }
  if (opened === undefined) throw new Error('the process has no open document');
  const { document } = opened;
  if (drawing.page_number > document.numPages)
    throw refusal(`The document has ${document.numPages} pages; page ${drawing.page_number} was requested.`);
  // The page stays in memory, because the next crop is often of the same page; the document's end frees it.
  return drawPicture(await document.getPage(drawing.page_number), drawing);
}

function explain(thrown: unknown): Fault {
  const internal = String(thrown);
  if (thrown instanceof Error && thrown.name === 'PasswordException')
    return refusal('The PDF is encrypted; its pages cannot be drawn.', internal);
  return refusal('The page cannot be drawn: the document is not a PDF, or is damaged.', internal);
}

// The service has ended or no longer needs this process.
process.once('disconnect', () => {
  process.exit();
});

start().catch((thrown: unknown) => {
  send({ kind: 'missing', internal: String(thrown) });
});
