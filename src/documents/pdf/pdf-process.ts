/** Reads one PDF in a process of its own, which the caller may end at any moment; started by read-pdf.ts. */
import '#documents/apart/without-canvas.ts';
import '#documents/apart/without-fetch.ts';
import type { PDFDocumentProxy } from './pdfjs.ts';
import type { Fault } from '#base/fault.ts';
import { answerApart } from '#documents/apart/answer-apart.ts';
import { refusal } from '#documents/refusal.ts';
import { checkStreams, ENCRYPTED } from './check-streams.ts';
import { drawWords } from './draw-words.ts';
import { openPdf } from './open-pdf.ts';
import { packPage, type PackedPage } from './packed-page.ts';
import { MAX_PDF_PAGES, MAX_PICTURE_PIXELS } from './pdf-limits.ts';
import { WordBudget } from './word-budget.ts';

answerApart<Uint8Array, PackedPage>(readPages, explain);

async function readPages(bytes: Uint8Array, send: (page: PackedPage) => void): Promise<void> {
  checkStreams(bytes);
  const task = openPdf(bytes);
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PDF_PAGES)
      throw refusal(`The PDF has ${document.numPages} pages; at most ${MAX_PDF_PAGES} were expected of a report.`);
    if (document.numPages < 1) throw refusal('The PDF has no pages. Please fetch it again.');
    await refuseLocked(document);
    const budget = new WordBudget();
    const layers = await document.getOptionalContentConfig();
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const drawn = await drawWords(page, layers);
      budget.spend(drawn);
      send(packPage(drawn));
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}

/** A lock that opens without a password hides damage: its streams cannot be held against their checksums. */
async function refuseLocked(document: PDFDocumentProxy): Promise<void> {
  const { info } = await document.getMetadata();
  if (((info as Record<string, unknown>)['EncryptFilterName'] ?? null) !== null) throw refusal(ENCRYPTED);
}

function explain(thrown: unknown): Fault {
  const name = thrown instanceof Error ? thrown.name : '';
  const internal = String(thrown);
  if (name === 'PasswordException') return refusal(ENCRYPTED, internal);
  if (internal.includes('Image exceeded maximum'))
    return refusal(
      `A picture of the PDF has more than ${MAX_PICTURE_PIXELS} pixels; no report's does. Please check the file.`,
      internal,
    );
  return refusal(
    'The PDF is damaged and was not read: it does not hold together as a document. Please fetch it again.',
    internal,
  );
}
