import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';

/** What the import of one document may take; `fixed` plus `a_megabyte` for each megabyte of the document as it came. */
export interface DocumentBudget {
  /** Processor time, so that waiting for a database or behind other work costs nothing. */
  readonly fixedSeconds: number;
  readonly secondsAMegabyte: number;
  /** Of the whole process. */
  readonly memory_megabytes: number;
}

// A report of a whole house takes ten seconds, a million rows of a history (80 MB) three minutes on a slow machine.
const DOCUMENT_BUDGET: DocumentBudget = { fixedSeconds: 60, secondsAMegabyte: 6, memory_megabytes: 2_048 };

/** A document that is being imported, as the process that watches hears of it. */
export interface InHand {
  readonly origin: string;
  /** The file that remembers it until the import has ended. */
  readonly marker: string;
}

/** What the file holds. */
export interface Marker {
  readonly origin: string;
  /** Imports that began and did not end, this one included. */
  readonly begun: number;
  /** Why it is not opened again; undefined while it may be. */
  readonly reason?: string;
}

/** What the thread that watches is told; null when the document is done. */
export type Watched = {
  readonly marker: string;
  readonly content: Marker;
  readonly mostSeconds: number;
  readonly mostMegabytes: number;
} | null;

// Power cuts and stopped machines are not the document's doing, as far as one or two are concerned.
const UNENDED_ALLOWED = 3;

/**
 * For a process that only imports: a document that takes more time or memory than its
 * budget ends the process, and so may one that breaks the program. A file beside the
 * archive remembers it meanwhile, so that it is refused at the next try instead of
 * being tried for ever.
 */
export class DocumentGuard {
  readonly #folder: string;
  readonly #budget: DocumentBudget;
  readonly #announce: (in_hand: InHand | null) => void;
  readonly #watch: Worker;
  #isHeld = false;

  constructor(
    archiveDir: string,
    announce: (in_hand: InHand | null) => void,
    budget: DocumentBudget = DOCUMENT_BUDGET,
  ) {
    this.#folder = join(dirname(archiveDir), 'importing');
    this.#budget = budget;
    this.#announce = announce;
    this.#watch = new Worker(new URL('watch-limits-thread.ts', import.meta.url));
    this.#watch.unref();
  }

  /** Does the work on a document under its budget. Throws Fault `SOURCE_REFUSED` for one that ended its process before. */
  async hold<Done>(bytes: Uint8Array, origin: string, work: () => Promise<Done>): Promise<Done> {
    // An inbox holds a file as it lies there, and what is unpacked from it is the same document.
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

/** Undefined where the document is not remembered. */
export function readMarker(file: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marker;
  } catch {
    return undefined;
  }
}

/** The import did not end by the document's doing. */
export function forget(marker: string): void {
  rmSync(marker, { force: true });
}
