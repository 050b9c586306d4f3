import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';

/**
 * The budget for the import of one document; `fixed` plus `a_megabyte` for each megabyte of the document as received.
 */
export interface DocumentBudget {
  /** Processor time, so that waiting for a database or for other processes does not count. */
  readonly fixedSeconds: number;
  readonly secondsAMegabyte: number;
  /** Of the whole process. */
  readonly memory_megabytes: number;
}

// A report of a whole AMC takes ten seconds, a million rows of a history (80 MB) three minutes on a slow machine.
const DOCUMENT_BUDGET: DocumentBudget = { fixedSeconds: 60, secondsAMegabyte: 6, memory_megabytes: 2_048 };

/** The current document, in the form in which the watching process receives it. */
export interface CurrentDocument {
  readonly origin: string;
  /** The file that records the import until it has ended. */
  readonly marker: string;
}

/** Content of that file. */
export interface Marker {
  readonly origin: string;
  /** Number of imports that began and did not end, including the current one. */
  readonly begun: number;
  /** The reason why it is not opened again; undefined while it may be. */
  readonly reason?: string;
}

/** Message to the watching thread; null when the document is complete. */
export type Watched = {
  readonly marker: string;
  readonly content: Marker;
  readonly mostSeconds: number;
  readonly mostMegabytes: number;
} | null;

// Allows for power cuts and stopped machines, which are not caused by the document.
const UNENDED_ALLOWED = 3;

/**
 * For a process that only imports. A document that needs more time or memory than its budget ends the process, and so
 * may one that crashes the program. A file next to the archive records the running import, so that such a document is
 * refused at the next attempt instead of being retried forever.
 */
export class DocumentGuard {
  readonly #folder: string;
  readonly #budget: DocumentBudget;
  readonly #announce: (current: CurrentDocument | null) => void;
  readonly #watch: Worker;
  #isHeld = false;

  constructor(
    archiveDir: string,
    announce: (current: CurrentDocument | null) => void,
    budget: DocumentBudget = DOCUMENT_BUDGET,
  ) {
    this.#folder = join(dirname(archiveDir), 'importing');
    this.#budget = budget;
    this.#announce = announce;
    this.#watch = new Worker(new URL('watch-limits-thread.ts', import.meta.url));
    this.#watch.unref();
  }

  /**
   * Does the work on a document within its budget. Throws Fault `SOURCE_REFUSED` for a document that ended its process
   * before.
   */
  async hold<Done>(bytes: Uint8Array, origin: string, work: () => Promise<Done>): Promise<Done> {
    // The inbox may contain the file compressed; its content is the same document.
    if (this.#isHeld) return work();
    const marker = join(this.#folder, sha256Hex(bytes));
    const before = readMarker(marker);
    refuseKnown(before, marker);
    const content = { origin, begun: (before?.begun ?? 0) + 1 };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(marker, JSON.stringify(content));
    this.#isHeld = true;
    this.#announce({ origin, marker });
    const { fixedSeconds, secondsAMegabyte, memory_megabytes } = this.#budget;
    this.#tellWatch({
      marker,
      content,
      mostSeconds: fixedSeconds + Math.ceil((bytes.length / 1_000_000) * secondsAMegabyte),
      mostMegabytes: memory_megabytes,
    });
    try {
      return await work();
    } finally {
      this.#tellWatch(null);
      forget(marker);
      this.#announce(null);
      this.#isHeld = false;
    }
  }

  #tellWatch(watched: Watched): void {
    this.#watch.postMessage(watched);
  }
}

function refuseKnown(marker: Marker | undefined, file: string): void {
  const reason =
    marker?.reason ??
    ((marker?.begun ?? 0) >= UNENDED_ALLOWED
      ? `its import began ${marker?.begun} times and ended its process each time`
      : undefined);
  if (reason !== undefined)
    throw new Fault('SOURCE_REFUSED', `The document was set aside: ${reason}. To try it again, delete ${file}.`);
}

/** Undefined if the document has no record. */
export function readMarker(file: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marker;
  } catch {
    return undefined;
  }
}

/** The import ended for a reason other than the document. */
export function forget(marker: string): void {
  rmSync(marker, { force: true });
}
