import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { Fault } from '#base/fault.ts';
import { writeFileDurably } from '#base/files.ts';
import { operatorFile, readOperatorList, readReportSources } from './report-sources.ts';
import type { ReportSource, SourceEntry } from './report-sources.ts';

/** The source of an id. Fault REPORT_SOURCE_UNKNOWN. */
export function findSource(dataDir: string, id: string): ReportSource {
  const sources = readReportSources(dataDir);
  const found = sources.find((source) => source.id === id);
  if (found !== undefined) return found;
  throw new Fault(
    'REPORT_SOURCE_UNKNOWN',
    `There is no report source "${id}". The sources are: ${sources.map((source) => source.id).join(', ')}.`,
  );
}

/**
 * Adds an entry to the operator's list, or replaces the one with its id. Fault CONFIG_INVALID, which changes nothing.
 */
export function addSource(dataDir: string, entry: SourceEntry & { readonly id: string }): ReportSource {
  write(dataDir, entry.id, () => entry);
  return findSource(dataDir, entry.id);
}

/** Includes a source in synchronisation or excludes it. The address is kept. */
export function enableSource(dataDir: string, id: string, enabled: boolean): ReportSource {
  findSource(dataDir, id);
  write(dataDir, id, (before) => ({ ...before, id, enabled }));
  return findSource(dataDir, id);
}

/** Writes the list with one changed entry; if it is invalid, the list before is restored. */
function write(dataDir: string, id: string, change: (before: SourceEntry) => SourceEntry): void {
  const file = operatorFile(dataDir);
  const before = existsSync(file) ? readFileSync(file) : Buffer.from('[]\n');
  // Also checks the list before: an invalid one is for its author to correct.
  readReportSources(dataDir);
  const list = readOperatorList(dataDir);
  const at = list.findIndex((one) => one.id === id);
  const entries = list.map(({ entry }, index) => (index === at ? change(entry) : entry));
  if (at === -1) entries.push(change({}));
  mkdirSync(dataDir, { recursive: true });
  writeFileDurably(file, Buffer.from(`${JSON.stringify(entries, null, 2)}\n`));
  try {
    readReportSources(dataDir);
  } catch (thrown) {
    writeFileDurably(file, before);
    throw thrown;
  }
}
