import type { ImportReport } from '#ingest/import-report.ts';
import { INBOX_KINDS } from './kind.ts';
import type { DocumentKind } from '#ingest/run.ts';

/** The outcome for a file in the inbox; also the folder that it is moved to. */
export type Outcome = 'done' | 'held' | 'refused';

/** A processed file and the content of its note. */
export interface Verdict {
  readonly outcome: Outcome;
  /** The kind of the file; null if unknown. */
  readonly kind: { readonly source: DocumentKind; readonly toldBy: string } | null;
  /** Messages of the import; null if it was not started. */
  readonly report: ImportReport | null;
  /** Reason of the refusal; null if it was not refused. */
  readonly reason: string | null;
}

const ANY_KIND = Object.values(INBOX_KINDS).join(', ');

/** The note for a file: what was expected, found and held, in sentences. */
export function writeNote(name: string, verdict: Verdict, at: Date): string {
  const { outcome, kind, report, reason } = verdict;
  const expected = kind === null ? `one of: ${ANY_KIND}` : `${INBOX_KINDS[kind.source]} (detected from ${kind.toldBy})`;
  const lines = [
    // A name may contain line ends, which would break the note.
    name.replace(/\p{Cc}/gu, '?'),
    `Processed at ${at.toISOString()} (UTC): ${WORDS[outcome]}.`,
    '',
    `Expected: ${expected}.`,
    `Found: ${reason ?? (report === null ? 'nothing.' : describeFound(report))}`,
    `Held: ${describeHeld(report)}`,
    ...(outcome === 'refused'
      ? ['', 'The served data was not changed. Correct the file or fetch it again, and put it into the inbox again.']
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  done: 'imported',
  held: 'imported; some rows are held for review',
  refused: 'refused',
};

function describeFound(report: ImportReport): string {
  const { document, rows, changed, unchanged_rows, empty_rows, page_date, outcome } = report;
  const form = document.format === null ? '' : ` in a document of format ${document.format}`;
  const date = page_date === null ? '' : `, dated ${page_date}`;
  if (outcome === 'unchanged')
    return `${count(rows, 'row')}${form}${date}: this document was imported before, so nothing was changed.`;
  const changes = Object.entries(report.changes)
    .filter(([, number]) => number > 0)
    .map(([what, number]) => `${what.replaceAll('_', ' ')} ${number}`);
  const list = changes.length === 0 ? '' : ` (${changes.join(', ')})`;
  return (
    `${count(rows, 'row')}${form}${date}. ${count(changed, 'change')}${list}; ` +
    `${count(unchanged_rows, 'row')} as already served, ${count(empty_rows, 'row')} without a fact.`
  );
}

function describeHeld(report: ImportReport | null): string {
  if (report === null || report.held === 0) return 'nothing.';
  const checks = Object.entries(report.held_rows).map(([check, rows]) => `${check} ${count(rows, 'row')}`);
  const list = checks.length === 0 ? '' : ` (${checks.join(', ')})`;
  return `${count(report.held, 'hold')}${list}; \`mfds review list\` lists what is held for review.`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
