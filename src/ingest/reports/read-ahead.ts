import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { sha256Hex } from '#base/hash.ts';
import { endWaitingReaders } from '#documents/apart/reader-process.ts';
import { beginsAsPdf } from '#documents/pdf/begins-as-pdf.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { MOST_EARLY } from './open-in-turn.ts';
import { readPages, type PageReading } from './read-pages.ts';

// The current document and those that `openInTurn` opens early.
const MOST_BEGUN = 1 + MOST_EARLY;

/**
 * Reads the words of the next reports while the one before them is imported. Words depend on the bytes of a document
 * alone, so reading them early changes no result; facts also depend on what earlier documents changed in the registry,
 * so they are read when it is the document's turn.
 */
export class WordsAhead {
  readonly #processors: number;
  readonly #begun = new Map<string, Promise<PageReading>>();
  #stopping = new AbortController();
  #last: Promise<unknown> = Promise.resolve();
  /** Resolves when the bytes of the document that is read now have left this process. */
  #sending: Promise<unknown> = Promise.resolve();
  #preparing: Promise<unknown> = Promise.resolve();
  /** The document that a caller waits for, and the work that it can begin with each page. */
  #waiting: { readonly key: string; readonly prepare: (page: PdfPage) => void } | undefined;

  /** With one processor, reading ahead only takes memory, so nothing is. */
  constructor(processors: number = availableParallelism()) {
    this.#processors = processors;
  }

  /** Begins to read a PDF that is imported later; anything else is ignored. Errors are reported when it is imported. */
  begin(bytes: Uint8Array): void {
    if (this.#processors < 2 || this.#begun.size >= MOST_BEGUN || !beginsAsPdf(bytes)) return;
    const key = sha256Hex(bytes);
    if (this.#begun.has(key)) return;
    const { signal } = this.#stopping;
    // One after another, so that all of them are read by one process.
    const { promise: sent, resolve: onSent } = Promise.withResolvers<void>();
    const reading = this.#last.then(async () => {
      this.#sending = sent;
      return readPages(bytes, { signal, onSent, onPage: (page) => this.#offer(key, page) });
    });
    // A document that is refused at once is not sent.
    this.#last = reading.catch(() => undefined).then(() => onSent());
    this.#begun.set(key, reading);
  }

  /**
   * The words of a PDF, begun earlier or only now. Faults as `readPages`. Until all are there, `prepare` is called with
   * the pages that arrive.
   */
  async take(bytes: Uint8Array, prepare: (page: PdfPage) => void = () => undefined): Promise<PageReading> {
    const key = sha256Hex(bytes);
    const begun = this.#begun.get(key);
    this.#begun.delete(key);
    this.#waiting = { key, prepare };
    try {
      return await (begun ?? readPages(bytes));
    } finally {
      this.#waiting = undefined;
      await this.pause();
    }
  }

  /** One page after another, so that messages that arrive during this are received between them. */
  #offer(key: string, page: PdfPage): void {
    this.#preparing = this.#preparing.then(async () => {
      await setImmediate();
      if (this.#waiting?.key === key) this.#waiting.prepare(page);
    });
    // What fails fails again when the report is read.
    this.#preparing = this.#preparing.catch(() => undefined);
  }

  /**
   * Receives the words that were read and sends the next document. Finding facts blocks this process and holds back
   * both, so it pauses between its steps.
   */
  async pause(): Promise<void> {
    await setImmediate();
    await this.#sending;
  }

  /** Ends the reading of documents that are not imported, and the process that waits for the next one. */
  stop(): void {
    this.#stopping.abort();
    this.#stopping = new AbortController();
    this.#begun.clear();
    endWaitingReaders();
  }
}
