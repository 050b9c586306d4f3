import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import type { Clock } from '#base/clock.ts';
import { isFault } from '#base/fault.ts';
import type { FaultCode } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { unpackDocument } from '#ingest/open-files.ts';
import type { Incoming, Ingest } from '#ingest/run.ts';
import {
  detectKind,
  INBOX_KINDS,
  isSame,
  listFolders,
  listInbox,
  moveEntry,
  prepareInbox,
  readEntry,
  writeNote,
} from './files.ts';
import type { InboxEntry, Verdict } from './files.ts';

/** Settings of an inbox; plain data, so that it can be passed to a process. Times are milliseconds. */
export interface InboxSettings {
  /** Absolute path. */
  readonly inboxDir: string;
  /** A file is complete when its size and modification time have not changed for this long. */
  readonly settleMs: number;
  /** The longest time between two scans, if the system reports no changes. */
  readonly pollMs: number;
  /** Number of attempts for a file whose import fails for reasons outside the file. */
  readonly tries: number;
  /** Delay before the second attempt; doubled before each further one. */
  readonly firstWaitMs: number;
}

/** Suitable for files copied by people and programs. */
export const PATIENT_INBOX: Omit<InboxSettings, 'inboxDir'> = {
  // Network copies may pause for a second or two; a person hardly notices five.
  settleMs: 5_000,
  pollMs: 30_000,
  // Half an hour in total, enough for a database to be restarted or restored.
  tries: 6,
  firstWaitMs: 60_000,
};

interface InboxTools {
  readonly clock: Clock;
  readonly log: Log;
  /** Refuses files that ended the process that read them; absent if no such files are recorded. */
  readonly guard?: Ingest['guard'];
}

type TakeIn = (incoming: Incoming) => Promise<ImportReport>;

/** The state of a file between two scans. */
interface Waiting {
  readonly print: string;
  /** Earliest time of its import, by `performance.now`. */
  due: number;
  tried: number;
  /** Set if only the move failed. */
  verdict: Verdict | undefined;
}

// A file that is being written changes a thousand times per second; five scans are enough.
const LOOK_PAUSE_MILLISECONDS = 200;

/**
 * Imports the files of an inbox one at a time: a complete file is imported and moved to `done/`, `held/` or `refused/`
 * with a note. Continues after any failure; ends after `signal`, when the current file is processed. A file that was
 * being imported when the process was killed is still in the inbox and is imported again.
 */
export async function watchInbox(
  takeIn: TakeIn,
  settings: InboxSettings,
  tools: InboxTools,
  signal: AbortSignal,
): Promise<void> {
  const inbox = new Inbox(takeIn, settings, tools);
  while (!signal.aborted) {
    let bell: FolderWatcher | undefined;
    let wait = settings.pollMs;
    try {
      prepareInbox(settings.inboxDir);
      // Created before the scan, so that no change between the two is missed.
      bell = watchFolders(listFolders(settings.inboxDir).map(({ path }) => path));
      wait = await inbox.look(signal);
    } catch (thrown) {
      tools.log.error('inbox cannot be read', { inbox: settings.inboxDir, internal: String(thrown) });
    }
    bell ??= watchFolders([]);
    await bell.nextChange(wait, signal);
    bell.close();
    await watchFolders([]).nextChange(Math.min(LOOK_PAUSE_MILLISECONDS, settings.settleMs), signal);
  }
}

class Inbox {
  readonly #takeIn: TakeIn;
  readonly #settings: InboxSettings;
  readonly #tools: InboxTools;
  readonly #waiting = new Map<string, Waiting>();
  readonly #toldOf = new Set<string>();

  constructor(takeIn: TakeIn, settings: InboxSettings, tools: InboxTools) {
    this.#takeIn = takeIn;
    this.#settings = settings;
    this.#tools = tools;
  }

  /** Processes every file that is due; returns the milliseconds until the next one. */
  async look(signal: AbortSignal): Promise<number> {
    const { entries, strangers, renamed } = listInbox(this.#settings.inboxDir);
    for (const file of renamed) this.#tools.log.warn('inbox file renamed: its name was not UTF-8', { file });
    this.#tellOf(strangers);
    this.#forget(entries);
    for (const entry of entries) {
      if (signal.aborted) break;
      const waiting = this.#remember(entry);
      if (waiting.due <= performance.now()) await this.#dealWith(entry, waiting);
    }
    const next = Math.min(
      ...[...this.#waiting.values()].map(({ due }) => due - performance.now()),
      this.#settings.pollMs,
    );
    return Math.max(next, 0);
  }

  /** A folder may still be receiving files, so it is left in place. */
  #tellOf(strangers: readonly string[]): void {
    for (const folder of strangers.filter((one) => !this.#toldOf.has(one))) {
      this.#toldOf.add(folder);
      const advice =
        `Folders of the inbox are named ${Object.keys(INBOX_KINDS).join(', ')}; ` +
        'put the files themselves into one of them, or into the inbox.';
      this.#tools.log.warn('inbox folder ignored', { folder, advice });
    }
  }

  #forget(entries: readonly InboxEntry[]): void {
    const there = new Set(entries.map(({ path }) => path));
    for (const path of this.#waiting.keys()) if (!there.has(path)) this.#waiting.delete(path);
  }

  #remember(entry: InboxEntry): Waiting {
    const known = this.#waiting.get(entry.path);
    if (known?.print === entry.print) return known;
    const fresh: Waiting = {
      print: entry.print,
      due: performance.now() + this.#settings.settleMs,
      tried: 0,
      verdict: undefined,
    };
    this.#waiting.set(entry.path, fresh);
    return fresh;
  }

  async #dealWith(entry: InboxEntry, waiting: Waiting): Promise<void> {
    const { log, clock } = this.#tools;
    try {
      waiting.verdict ??= await this.#judge(entry, waiting);
      if (waiting.verdict === undefined || !isSame(entry)) return;
      const { outcome, reason, report } = waiting.verdict;
      const movedTo = moveEntry(
        this.#settings.inboxDir,
        entry,
        outcome,
        writeNote(entry.name, waiting.verdict, clock.now()),
      );
      this.#waiting.delete(entry.path);
      log.info('inbox document processed', {
        file: entry.path,
        outcome,
        movedTo,
        changed: report?.changed ?? 0,
        held: report?.held ?? 0,
        reason,
      });
    } catch (thrown) {
      log.error('inbox document cannot be moved', { file: entry.path, internal: String(thrown) });
      waiting.due = performance.now() + this.#settings.firstWaitMs;
    }
  }

  /** Undefined: not ready yet, changed while it was read, or due for another attempt later. */
  async #judge(entry: InboxEntry, waiting: Waiting): Promise<Verdict | undefined> {
    if (!entry.is_file)
      return refused(null, 'a link, a pipe or a device instead of a regular file; it was not opened.');
    const told: { kind: Verdict['kind'] } = { kind: null };
    try {
      const packed = readEntry(entry);
      if (packed === undefined) return undefined;
      const { guard } = this.#tools;
      const work = async (): Promise<Verdict> => this.#take(entry, packed, told);
      return await (guard === undefined ? work() : guard.hold(packed, entry.path, work));
    } catch (thrown) {
      if (isFault(thrown) && FAULTS_OF_FILES.includes(thrown.code)) return refused(told.kind, thrown.message);
      return this.#later(entry, waiting, told.kind, thrown);
    }
  }

  async #take(entry: InboxEntry, packed: Uint8Array, told: { kind: Verdict['kind'] }): Promise<Verdict> {
    const bytes = unpackDocument(packed, entry.name);
    const kind = detectKind(entry.folder, entry.name, bytes) ?? null;
    told.kind = kind;
    if (kind === null) {
      return refused(
        null,
        'a table with another header. If it is one of these documents, put it into a folder of the inbox named ' +
          `${Object.keys(INBOX_KINDS).join(', ')}; the note then names the missing columns.`,
      );
    }
    const origin = entry.folder === null ? entry.name : `${entry.folder}/${entry.name}`;
    const report = await this.#takeIn({ source: kind.source, bytes, origin, url: null, is_partial: false });
    if (report.outcome === 'refused')
      return { ...refused(kind, report.message ?? 'a document that was refused.'), report };
    return { outcome: report.held > 0 ? 'held' : 'done', kind, report, reason: null };
  }

  /** As far as known, the file is not the cause: it remains and is retried a limited number of times. */
  #later(entry: InboxEntry, waiting: Waiting, kind: Verdict['kind'], thrown: unknown): Verdict | undefined {
    const { tries, firstWaitMs } = this.#settings;
    waiting.tried += 1;
    waiting.due = performance.now() + firstWaitMs * 2 ** (waiting.tried - 1);
    const message = isFault(thrown) ? thrown.message : 'The service failed to import it; see the log for details.';
    this.#tools.log.error('inbox document not imported', {
      file: entry.path,
      tried: waiting.tried,
      reason: message,
      internal: isFault(thrown) ? thrown.internal : String(thrown),
    });
    return waiting.tried < tries ? undefined : refused(kind, `after ${tries} attempts: ${message}`);
  }
}

const FAULTS_OF_FILES: readonly FaultCode[] = ['SOURCE_REFUSED', 'FILE_TOO_LARGE', 'FILE_DAMAGED'];

function refused(kind: Verdict['kind'], reason: string): Verdict {
  return { outcome: 'refused', kind, report: null, reason };
}

/** Detects changes in folders. */
interface FolderWatcher {
  /** Resolves at the first change since the watcher was created, after that many milliseconds, or at the signal. */
  nextChange(milliseconds: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/**
 * Some file systems (network shares) report no changes, and a system may have no watches left; callers therefore also
 * poll.
 */
function watchFolders(folders: readonly string[]): FolderWatcher {
  const { promise: rung, resolve: ring } = Promise.withResolvers<void>();
  const watchers = folders.flatMap((folder): FSWatcher[] => {
    try {
      return [watch(folder, () => ring()).on('error', () => undefined)];
    } catch {
      return [];
    }
  });
  return {
    async nextChange(milliseconds, signal) {
      const { promise: over, resolve: end } = Promise.withResolvers<void>();
      const stop = (): void => end();
      const timer = setTimeout(stop, signal.aborted ? 0 : milliseconds);
      signal.addEventListener('abort', stop);
      await Promise.race([rung, over]);
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
    close: () => watchers.forEach((one) => one.close()),
  };
}
