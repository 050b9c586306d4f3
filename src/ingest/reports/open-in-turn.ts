import { MAX_PDF_BYTES } from '#documents/pdf/pdf-limits.ts';
import type { ReadingAhead } from './extraction.ts';

/** A larger file is not a report; it is in memory only while it is imported. */
export const LARGEST_EARLY_BYTES = MAX_PDF_BYTES;

// This process finds the facts of one document while another process reads the words of the next. The facts of a short
// document take less time than the words of a long one: with a second document the words are ready in time. More would
// only take memory.
export const MOST_EARLY = 2;

/** A document of an import. */
export interface InTurn<Found> {
  open(): Promise<Found>;
  /** Whether it may be opened, and reading it may begin, while a document before it is imported. */
  readonly isOpenedEarly: boolean;
}

/**
 * The documents in their order. With `ahead`, reading the next documents begins while one is imported. Throws the error
 * of a document when all documents before it are complete.
 */
export async function* openInTurn<Found extends { readonly bytes: Uint8Array }>(
  documents: readonly InTurn<Found>[],
  ahead: ReadingAhead | undefined,
): AsyncGenerator<Found> {
  const early: Promise<Found>[] = [];
  try {
    for (const [index, document] of documents.entries()) {
      const found = await (early.shift() ?? openAndBegin(document, ahead));
      while (ahead !== undefined && early.length < MOST_EARLY) {
        const next = documents[index + 1 + early.length];
        if (next?.isOpenedEarly !== true) break;
        const opened = openAndBegin(next, ahead, early.at(-1));
        // Thrown when the document is imported.
        opened.catch(() => undefined);
        early.push(opened);
      }
      yield found;
    }
  } finally {
    // What they begin would not be stopped otherwise.
    await Promise.allSettled(early);
    await ahead?.stop();
  }
}

async function openAndBegin<Found extends { readonly bytes: Uint8Array }>(
  document: InTurn<Found>,
  ahead: ReadingAhead | undefined,
  before?: Promise<Found>,
): Promise<Found> {
  // One after another, so that they are read in the order of the import.
  await before?.catch(() => undefined);
  const found = await document.open();
  await ahead?.begin(found.bytes);
  return found;
}
