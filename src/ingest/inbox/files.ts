import { isUtf8 } from 'node:buffer';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Fault } from '#base/fault.ts';
import { beginsAsPdf } from '#documents/pdf/begins-as-pdf.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { LARGEST_BYTES } from '#ingest/open-files.ts';
import type { DocumentKind } from '#ingest/run.ts';
import { detectSource } from '#sources/parse.ts';

/** Every kind with its name in notes; the inbox may contain a folder for each. */
export const INBOX_KINDS: Readonly<Record<DocumentKind, string>> = {
  registry: 'a registry sheet',
  payouts: "the association's payout page",
  nav: "the association's NAV page or a NAV history",
  'nav-history': 'a plain NAV history',
  performance: "the association's performance page",
  fmr: 'a fund manager report (PDF or HTML) or page extractions (JSON)',
};

interface DetectedKind {
  readonly source: DocumentKind;
  /** How the kind was detected, as the end of a sentence. */
  readonly toldBy: string;
}

// `report.pdf`, `pages.json.gz`
const REPORT_NAME = /\.(pdf|json)(\.gz)?$/i;
// Enough for a byte order mark and white space before the first bracket.
const HEAD_BYTES = 1024;
// White space and a byte order mark before the first bracket are ignored.
const JSON_START = /^[\uFEFF\s]*[{[]/;

/**
 * The kind of a document: that of its folder, else detected from its content or name; undefined if unknown. Throws
 * Fault `SOURCE_REFUSED` for bytes that are neither a report nor a table.
 */
export function detectKind(folder: DocumentKind | null, name: string, bytes: Uint8Array): DetectedKind | undefined {
  if (folder !== null) return { source: folder, toldBy: `the folder ${folder}/` };
  if (beginsAsPdf(bytes)) return { source: 'fmr', toldBy: 'its content, a PDF' };
  if (JSON_START.test(Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('utf8')))
    return { source: 'fmr', toldBy: 'its content, JSON' };
  // Not a PDF, despite its name: the importer of reports describes the error best.
  if (REPORT_NAME.test(name)) return { source: 'fmr', toldBy: 'its name' };
  const source = detectSource(bytes);
  return source === undefined ? undefined : { source, toldBy: "its table's header" };
}

/** A file or folder in the inbox and its state when it was read. */
export interface InboxEntry {
  readonly path: string;
  readonly name: string;
  /** The kind named by its folder; null for the inbox itself. */
  readonly folder: DocumentKind | null;
  readonly is_file: boolean;
  readonly bytes: number;
  /** Changes with the content: file number, size, modification time. */
  readonly print: string;
}

const OUTCOMES: readonly Outcome[] = ['done', 'held', 'refused'];
const KINDS = Object.keys(INBOX_KINDS) as DocumentKind[];
// `.report.pdf.Xk2`, `report.pdf.part`, `nav.html.tmp`: names of files that a program is still writing.
const UNFINISHED = /^\.|\.(part|tmp)$/i;

/** Creates the inbox and the folders that files are moved to. */
export function prepareInbox(inboxDir: string): void {
  for (const outcome of OUTCOMES) mkdirSync(join(inboxDir, outcome), { recursive: true });
}

/** The inbox and those of its folders whose name is a kind. */
export function listFolders(inboxDir: string): { readonly path: string; readonly kind: DocumentKind | null }[] {
  const ofKinds = KINDS.map((kind) => ({ path: join(inboxDir, kind), kind })).filter(
    ({ path }) => look(path)?.isDirectory() === true,
  );
  return [{ path: inboxDir, kind: null }, ...ofKinds];
}

interface InboxListing {
  readonly entries: InboxEntry[];
  /** Folders whose name is not a kind. */
  readonly strangers: string[];
  /**
   * The new paths of files whose name was not UTF-8: under the old name they could be neither opened nor named in a
   * note.
   */
  readonly renamed: string[];
}

/** All files in the inbox and in its folders of kinds, in name order. */
export function listInbox(inboxDir: string): InboxListing {
  const entries: InboxEntry[] = [];
  const strangers: string[] = [];
  const renamed: string[] = [];
  for (const { path: folder, kind } of listFolders(inboxDir)) {
    for (const name of listNames(folder, renamed)
      .filter((one) => !UNFINISHED.test(one))
      .toSorted()) {
      const path = join(folder, name);
      const stats = look(path);
      // Deleted since the folder was read.
      if (stats === undefined) continue;
      if (!stats.isDirectory())
        entries.push({ path, name, folder: kind, is_file: stats.isFile(), bytes: stats.size, print: printOf(stats) });
      else if (kind !== null || ![...OUTCOMES, ...KINDS].some((known) => known === name)) strangers.push(path);
    }
  }
  return { entries, strangers, renamed };
}

function listNames(folder: string, renamed: string[]): string[] {
  return readdirSync(folder, { encoding: 'buffer' }).map((raw) => {
    if (isUtf8(raw)) return raw.toString('utf8');
    const name = findFreeName(folder, escapeBytes(raw));
    renameSync(Buffer.concat([Buffer.from(`${folder}/`), raw]), join(folder, name));
    renamed.push(join(folder, name));
    return name;
  });
}

/** `nav-%E9.html`: every byte beyond ASCII as a percent sign and two digits. */
function escapeBytes(raw: Buffer): string {
  return Array.from(raw, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase()}`,
  ).join('');
}

function findFreeName(folder: string, name: string): string {
  for (let number = 1; ; number += 1) {
    const free = numbered(name, number);
    if (look(join(folder, free)) === undefined) return free;
  }
}

/** Whether the entry is unchanged. */
export function isSame(entry: InboxEntry): boolean {
  const stats = look(entry.path);
  return stats !== undefined && printOf(stats) === entry.print;
}

/** The bytes of a file; undefined if it changed while it was read. Fault `FILE_TOO_LARGE` before anything is read. */
export function readEntry(entry: InboxEntry): Uint8Array | undefined {
  if (entry.bytes > LARGEST_BYTES)
    throw new Fault(
      'FILE_TOO_LARGE',
      `a file of ${entry.bytes} bytes; at most ${LARGEST_BYTES} are allowed. Split it.`,
    );
  // If a link or a pipe replaced the file, it must neither be followed nor waited for.
  const handle = openSync(entry.path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (printOf(fstatSync(handle)) !== entry.print) return undefined;
    const bytes = readFileSync(handle);
    return printOf(fstatSync(handle)) === entry.print ? bytes : undefined;
  } finally {
    closeSync(handle);
  }
}

/**
 * Moves an entry to the folder of its outcome, together with the note, under an unused name: `name-2` if `name` is
 * taken. The note is moved first and reserves the name, so two concurrent moves never conflict. Returns the new path;
 * throws file system errors.
 */
export function moveEntry(inboxDir: string, entry: InboxEntry, outcome: Outcome, note: string): string {
  prepareInbox(inboxDir);
  for (let number = 1; ; number += 1) {
    const target = join(inboxDir, outcome, numbered(entry.name, number));
    const notePath = `${target}.note.txt`;
    if (look(target) !== undefined || !writeNew(notePath, note)) continue;
    try {
      renameSync(entry.path, target);
    } catch (thrown) {
      rmSync(notePath);
      throw thrown;
    }
    return target;
  }
}

// A name may have 255 bytes, at up to four bytes per character; a number and `.note.txt` must still fit.
const LONGEST_NAME_BYTES = 230;
const SHORTENED_LETTERS = 45;

/** `nav.html`, `nav-2.html`, `nav-3.html`. */
function numbered(name: string, number: number): string {
  const ending = Buffer.byteLength(extname(name)) > 20 ? '' : extname(name);
  const stem = basename(name, ending);
  const short = Buffer.byteLength(name) > LONGEST_NAME_BYTES ? stem.slice(0, SHORTENED_LETTERS).toWellFormed() : stem;
  return `${short}${number === 1 ? '' : `-${number}`}${ending}`;
}

/** False if a file of that name exists. */
function writeNew(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  }
}

function look(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function printOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino}:${size}:${mtimeMs}`;
}

/** The outcome for a file in the inbox; also the folder that it is moved to. */
type Outcome = 'done' | 'held' | 'refused';

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
