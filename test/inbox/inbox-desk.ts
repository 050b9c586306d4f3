import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SetClock } from '#base/clock.ts';
import { createLog } from '#base/log.ts';
import { NO_CHANGES } from '#ingest/import-report.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import type { Incoming } from '#ingest/run.ts';
import { watchInbox } from '#ingest/inbox/watch-inbox.ts';
import type { InboxSettings } from '#ingest/inbox/watch-inbox.ts';

/** A watched inbox with an importer that records its calls. */
export interface InboxDesk {
  readonly folder: string;
  readonly taken: Incoming[];
  readonly lines: string[];
  /** Every file in name order: `done/nav.html`, `done/nav.html.note.txt`, `new.html`. */
  readonly files: () => string[];
  put(name: string, content: string | Uint8Array): void;
  read(name: string): string;
  stop(): Promise<void>;
}

interface DeskOptions {
  readonly settings?: Partial<InboxSettings>;
  /** The importer's result; it may throw. */
  readonly answer?: (incoming: Incoming) => Partial<ImportReport> | Promise<Partial<ImportReport>>;
}

export const QUICK: Omit<InboxSettings, 'inboxDir'> = { settleMs: 60, pollMs: 100, tries: 3, firstWaitMs: 20 };

export function openInboxDesk(folder: string, { settings = {}, answer = () => ({}) }: DeskOptions = {}): InboxDesk {
  const taken: Incoming[] = [];
  const lines: string[] = [];
  const stopping = new AbortController();
  const tools = { clock: new SetClock('2026-08-20T12:00:00Z'), log: createLog((line) => lines.push(line), true) };
  const takeIn = async (incoming: Incoming): Promise<ImportReport> => {
    taken.push(incoming);
    return { ...reportOf(incoming), ...(await answer(incoming)) };
  };
  const watching = watchInbox(takeIn, { inboxDir: folder, ...QUICK, ...settings }, tools, stopping.signal);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await watching;
  };
  onTestFinished(stop);
  return {
    folder,
    taken,
    lines,
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => !one.isDirectory())
        .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
        .toSorted(),
    put: (name, content) => writeFileSync(join(folder, name), content),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    stop,
  };
}

function reportOf({ source, origin }: Incoming): ImportReport {
  return {
    document: { sha256: 'f'.repeat(64), source, format: 'html', origin },
    outcome: 'promoted',
    message: null,
    page_date: '2026-08-19',
    rows: 6,
    rows_with_nav: 6,
    distinct_association_ids: 6,
    rows_without_association_id: 0,
    changes: { ...NO_CHANGES, nav_observed: 5 },
    changed: 5,
    unchanged_rows: 1,
    empty_rows: 0,
    held_rows: {},
    held: 0,
    duration_ms: 1,
  };
}
