import type { ImportReport } from '#ingest/import-report.ts';
import { INBOX_KINDS } from './kind.ts';
import type { DocumentKind } from '#ingest/run.ts';

/** What became of a file of the inbox; also the folder it is moved to. */
export type Outcome = 'done' | 'held' | 'refused';

/** A file that was dealt with, and what is to be said of it. */
export interface Verdict {
  readonly outcome: Outcome;
  /** What the file was taken for; null where nothing told its kind. */
  readonly kind: { readonly source: DocumentKind; readonly toldBy: string } | null;
  /** The import's own words; null where it did not come to an import. */
  readonly report: ImportReport | null;
  /** Why it was refused; null where it was not. */
  readonly reason: string | null;
}

const ANY_KIND = Object.values(INBOX_KINDS).join(', ');

/** The note that is laid beside a file: what was expected, found and held, in sentences. */
export function writeNote(name: string, verdict: Verdict, at: Date): string {
  const { outcome, kind, report, reason } = verdict;
  const expected = kind === null ? `one of: ${ANY_KIND}` : `${INBOX_KINDS[kind.source]} (told by ${kind.toldBy})`;
  const lines = [
    // A name may hold line ends; a note keeps its own.
    name.replace(/\p{Cc}/gu, '?'),
    `Dealt with at ${at.toISOString()} (UTC): ${WORDS[outcome]}.`,
    '',
    `Expected: ${expected}.`,
    `Found: ${reason ?? (report === null ? 'nothing.' : describeFound(report))}`,
    `Held: ${describeHeld(report)}`,
    ...(outcome === 'refused'
      ? [
          '',
          'Nothing that is served was changed. Mend the file or fetch it again, and put it into the inbox once more.',
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  done: 'taken in',
  held: 'taken in, and something of it waits for a person',
  refused: 'refused whole',
};

function describeFound(report: ImportReport): string {
  const { document, rows, changed, unchanged_rows, empty_rows, page_date, outcome } = report;
  const form = document.format === null ? '' : ` in a document of the form ${document.format}`;
  const date = page_date === null ? '' : `, dated ${page_date}`;
  if (outcome === 'unchanged')
    return `${count(rows, 'row')}${form}${date}: a document that was taken in before, so nothing was changed.`;
  const changes = Object.entries(report.changes)
    .filter(([, number]) => number > 0)
    .map(([what, number]) => `${what.replaceAll('_', ' ')} ${number}`);
  const list = changes.length === 0 ? '' : ` (${changes.join(', ')})`;
  return `${count(rows, 'row')}${form}${date}. ${count(changed, 'change')}${list}; ${count(unchanged_rows, 'row')} as already served, ${count(empty_rows, 'row')} without a fact.`;
}

function describeHeld(report: ImportReport | null): string {
  if (report === null || report.held === 0) return 'nothing.';
  const checks = Object.entries(report.held_rows).map(([check, rows]) => `${check} ${count(rows, 'row')}`);
  const list = checks.length === 0 ? '' : ` (${checks.join(', ')})`;
  return `${count(report.held, 'hold')}${list}; \`mfds review list\` shows what waits for a person.`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
