import { MAX_PDF_BYTES } from '#documents/pdf/pdf-limits.ts';
import type { ReadingAhead } from './extraction.ts';

/** A larger file is not a report; it is in memory only while it is imported. */
export const LARGEST_EARLY_BYTES = MAX_PDF_BYTES;

/** A document of an import. */
export interface InTurn<Found> {
  open(): Promise<Found>;
  /** Whether it may be opened, and reading it may begin, while the document before it is imported. */
  readonly isOpenedEarly: boolean;
}

/**
 * The documents in their order. With `ahead`, reading a document begins while the one before it is imported. Throws the
 * error of a document when all documents before it are complete.
 */
export async function* openInTurn<Found extends { readonly bytes: Uint8Array }>(
  documents: readonly InTurn<Found>[],
  ahead: ReadingAhead | undefined,
): AsyncGenerator<Found> {
  let early: Promise<Found> | undefined;
  try {
    for (const [index, document] of documents.entries()) {
      const found = await (early ?? openAndBegin(document, ahead));
      const next = documents[index + 1];
      early = ahead !== undefined && next?.isOpenedEarly === true ? openAndBegin(next, ahead) : undefined;
      // Thrown when the document is imported.
      early?.catch(() => undefined);
      yield found;
    }
  } finally {
    await ahead?.stop();
  }
}

async function openAndBegin<Found extends { readonly bytes: Uint8Array }>(
  document: InTurn<Found>,
  ahead: ReadingAhead | undefined,
): Promise<Found> {
  const found = await document.open();
  await ahead?.begin(found.bytes);
  return found;
}
