import { existsSync, readFileSync } from 'node:fs';
import { writeFileDurably } from '#base/files.ts';
import type { Log } from '#base/log.ts';
import type { FetchMark } from './judge-response.ts';

/** The imported version of an address: its validators, and the hash of its bytes for sites that send none. */
interface KeptMark extends FetchMark {
  readonly sha256: string | null;
}

/** The last imported version of each URL. It only saves traffic: without it, everything is fetched again. */
export interface FetchMarks {
  find(url: string): KeptMark | undefined;
  /** Written durably before it returns. */
  keep(url: string, mark: KeptMark): void;
}

// Characters that a server may send in a header line; anything else was not written here. `"5f3-1a2b"`, `Tue, 04 Aug
// 2026 09:00:00 GMT`
const HEADER_TEXT = /^[\x20-\x7e]{1,1000}$/;

export function openFetchMarks(file: string, log: Log): FetchMarks {
  const marks = readMarks(file, log);
  return {
    find: (url) => marks.get(url),
    keep(url, mark) {
      marks.set(url, mark);
      writeFileDurably(file, Buffer.from(`${JSON.stringify(Object.fromEntries(marks), null, 1)}\n`));
    },
  };
}

function readMarks(file: string, log: Log): Map<string, KeptMark> {
  if (!existsSync(file)) return new Map();
  try {
    const kept = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Partial<KeptMark> | null>);
    return new Map(
      kept.map(([url, mark]) => [
        url,
        {
          etag: readText(mark?.etag),
          last_modified: readText(mark?.last_modified),
          sha256: readText(mark?.sha256),
        },
      ]),
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
