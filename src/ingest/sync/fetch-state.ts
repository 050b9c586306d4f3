import { existsSync, readFileSync } from 'node:fs';
import { writeFileDurably } from '#base/files.ts';
import type { Log } from '#base/log.ts';
import type { FetchMark } from './fetch.ts';

/** The last imported version of each URL. It only saves traffic: without it, everything is fetched again. */
export interface FetchState {
  find(url: string): FetchMark | undefined;
  /** Written durably before it returns. A document without a validator is requested in full each time. */
  keep(url: string, mark: FetchMark): void;
}

// Characters that a server may send in a header line; anything else was not written here. `"5f3-1a2b"`, `Tue, 04 Aug
// 2026 09:00:00 GMT`
const HEADER_TEXT = /^[\x20-\x7e]{1,1000}$/;

export function openFetchState(file: string, log: Log): FetchState {
  const marks = readMarks(file, log);
  return {
    find: (url) => marks.get(url),
    keep(url, mark) {
      if (mark.etag === null && mark.last_modified === null) return;
      marks.set(url, mark);
      writeFileDurably(file, Buffer.from(`${JSON.stringify(Object.fromEntries(marks), null, 1)}\n`));
    },
  };
}

function readMarks(file: string, log: Log): Map<string, FetchMark> {
  if (!existsSync(file)) return new Map();
  try {
    const kept = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Partial<FetchMark> | null>);
    return new Map(
      kept.map(([url, mark]) => [url, { etag: readText(mark?.etag), last_modified: readText(mark?.last_modified) }]),
    );
  } catch (thrown) {
    log.warn('the state of fetched documents cannot be read; they are fetched again', {
      file,
      internal: String(thrown),
    });
    return new Map();
  }
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && HEADER_TEXT.test(value) ? value : null;
}
