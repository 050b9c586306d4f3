import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { FRAGMENT_SECTIONS, MEMBERS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection, Member } from '#domain/fragment-members.ts';
import type { Fragment, NoteRow, WithheldGroup } from '#domain/fragment.ts';
import { normaliseName } from '#domain/names.ts';
import { groupOfPath, putBack, rowPathOf } from '#domain/withheld-groups.ts';
import type { FactTx } from '#store/database.ts';
import { findDocument } from '#store/document-rows.ts';
import { listDocumentsOfHolds } from '#store/hold-rows.ts';
import { insertFragmentChange, listFragmentChanges, listFragments } from '#store/reports.ts';
import type { FragmentTable, HoldTable } from '#store/tables.ts';
import { makeRow } from './added-row.ts';
import { parseValue, WANTED } from './printed-member.ts';
import { figuresOf } from './report-holds.ts';

/** What a person changed of a fragment, as it is kept. */
export interface FragmentChange {
  readonly kind: 'CORRECT' | 'DROP' | 'ADD';
  readonly path: string;
  /** JSON. */
  readonly was: string;
  /** JSON. */
  readonly value: string;
  readonly reason: string;
}

export interface ChangedFragment {
  /** The whole page, with what its reader withheld. */
  readonly fragment: Fragment;
  /** Paths whose value a person gave: the page is overruled there. */
  readonly decided: ReadonlySet<string>;
  /** What its reader withheld and no change answers. */
  readonly withheld: readonly WithheldGroup[];
}

type Json = Record<string, unknown>;

/**
 * The fragment with the decisions of reviewers. A correction applies to the value it was made for: if a better
 * extraction reads another value, that value is used. An omitted section leaves a note. A change within a group that
 * the reader withheld settles the reader's doubt; the checks judge the new values.
 */
export function applyChanges(read: Fragment, changes: readonly FragmentChange[]): ChangedFragment {
  const changed = structuredClone(putBack(read)) as unknown as Json;
  const decided = new Set<string>();
  const dropped = new Set<string>();
  for (const { kind, path, was, value, reason } of changes) {
    if (kind === 'DROP') {
      dropSection(changed, path as FragmentSection, reason);
      dropped.add(path);
      continue;
    }
    if (kind === 'ADD') {
      addRow(changed, path as FragmentSection, JSON.parse(value) as Json, decided);
      continue;
    }
    const place = findPlace(changed, path);
    if (place === undefined || JSON.stringify(own(place.holder, place.name)) !== was) continue;
    Object.assign(place.holder, { [place.name]: JSON.parse(value) as unknown });
    decided.add(path);
  }
  const isAnswered = ({ section, values = {} }: WithheldGroup): boolean =>
    dropped.has(section) ||
    [...decided].some((path) =>
      Object.keys(values).length === 0
        ? groupOfPath(path) === section
        : Object.hasOwn(values, path) || Object.hasOwn(values, rowPathOf(path)),
    );
  return {
    fragment: changed as unknown as Fragment,
    decided,
    withheld: (read.withheld ?? []).filter((group) => !isAnswered(group)),
  };
}

function dropSection(fragment: Json, section: FragmentSection, reason: string): void {
  fragment[section] = [];
  const notes = fragment['notes'] as NoteRow[];
  const note: NoteRow = {
    sub_fund_key: null,
    sub_fund_name_raw: null,
    row_order: notes.length + 1,
    note_kind: 'REVIEW',
    section_type: section,
    note_type: 'SECTION_DROPPED',
    text: `The section ${section} was left out after review: ${reason}`,
  };
  fragment['notes'] = [...notes, note];
}

/** A row at the end of its section; what a reading prints there itself is not added again. */
function addRow(fragment: Json, section: FragmentSection, row: Json, decided: Set<string>): void {
  const rows = fragment[section] as Json[];
  const stated = Object.entries(row).filter(([, value]) => value !== null);
  const isRead = rows.some((one) =>
    stated.every(([name, value]) => JSON.stringify(own(one, name)) === JSON.stringify(value)),
  );
  if (isRead) return;
  const counted = { row_order: rows.length + 1, ...(Object.hasOwn(row, 'rank') ? { rank: rows.length + 1 } : {}) };
  fragment[section] = [...rows, { ...row, ...counted }];
  for (const [name] of stated) decided.add(`${section}[${rows.length}].${name}`);
}

// `nav_per_unit`, `allocations[3].percent_of_total_assets`
const PATH = /^(?:(\w+)\[(\d{1,4})\]\.)?(\w+)$/;

interface PlaceOfValue {
  readonly holder: Json;
  readonly name: string;
  readonly member: Member;
}

function findPlace(fragment: Json, path: string): PlaceOfValue | undefined {
  const [, section, index, name = ''] = PATH.exec(path) ?? [];
  const known = FRAGMENT_SECTIONS.find((one) => one === section);
  const members: Readonly<Record<string, Member>> =
    section === undefined ? MEMBERS : known === undefined ? {} : membersOf(known);
  const member = own(members, name);
  const holder =
    section === undefined
      ? fragment
      : (own(fragment, section) as Json[] | undefined)?.[Number.parseInt(index ?? '', 10)];
  return member === undefined || holder === undefined ? undefined : { holder, name, member };
}

/**
 * The change that a correction makes; Fault `PATH_UNKNOWN`, `VALUE_UNKNOWN` say what to give instead.
 * An empty value is null: unknown.
 */
function correctionOf(fragment: Fragment, path: string, printed: string, reason: string): FragmentChange {
  const place = findPlace(structuredClone(fragment) as unknown as Json, path);
  if (place === undefined)
    throw new Fault(
      'PATH_UNKNOWN',
      `Page ${fragment.page_number} has no value at ${path}. Give a path such as nav_per_unit or ` +
        'allocations[3].percent_of_total_assets, as `mfds review show` lists them.',
    );
  const value = printed === '' ? null : parseValue(place.member, printed);
  const isBlank = value === null && !place.member.is_nullable;
  if (value === undefined || isBlank)
    throw new Fault(
      'VALUE_UNKNOWN',
      `${path} takes ${WANTED[place.member.kind]}` +
        `${place.member.values.length === 0 ? '' : ` (${place.member.values.join(', ')})`}; found "${printed}".`,
    );
  return {
    kind: 'CORRECT',
    path,
    was: JSON.stringify(own(place.holder, place.name)),
    value: JSON.stringify(value),
    reason,
  };
}

type ReportChange =
  | {
      readonly kind: 'correct';
      readonly path: string;
      readonly value: string;
      readonly also?: readonly string[];
      readonly page?: number;
      readonly reason: string;
    }
  | {
      readonly kind: 'add';
      readonly section: string;
      readonly row: Readonly<Record<string, string>>;
      readonly page?: number;
      readonly reason: string;
    }
  | { readonly kind: 'drop'; readonly section: string; readonly reason: string };

/**
 * Keeps what a person changed of the pages behind a hold: a value at a member
 * path, or a section that is left out of all of them. The pages themselves stay
 * as they were read. Faults: HOLD_NOT_CHANGEABLE, PATH_UNKNOWN, VALUE_UNKNOWN, SECTION_UNKNOWN, PAGE_NEEDED.
 */
export async function changeFragments(tx: FactTx, hold: HoldTable, change: ReportChange): Promise<void> {
  if (hold.dataset !== 'fmr')
    throw new Fault('HOLD_NOT_CHANGEABLE', 'Only pages of reports can be corrected; accept or reject this hold.');
  // Re-issued documents with the same trouble share its hold: what is decided holds for each.
  for (const rows of await listHeldPages(tx, hold)) {
    if (change.kind === 'drop') await dropSectionOf(tx, rows, change.section, change.reason);
    else if (change.kind === 'add') await addRowTo(tx, pageOf(rows, change.page), change);
    else await correctValue(tx, rows, change);
  }
}

async function addRowTo(
  tx: FactTx,
  row: FragmentTable,
  { section: name, row: printed, reason }: Extract<ReportChange, { kind: 'add' }>,
): Promise<void> {
  const section = requireSection(name);
  await insertFragmentChange(tx, {
    fragment_id: row.id,
    kind: 'ADD',
    path: section,
    was: 'null',
    value: JSON.stringify(makeRow(section, printed)),
    reason,
  });
}

function requireSection(name: string): FragmentSection {
  const section = FRAGMENT_SECTIONS.find((one) => one === name);
  if (section !== undefined) return section;
  throw new Fault('SECTION_UNKNOWN', `There is no section "${name}". Expected one of ${FRAGMENT_SECTIONS.join(', ')}.`);
}

/** The only page, or the one with this number. Fault: PAGE_NEEDED. */
function pageOf(rows: readonly FragmentTable[], page: number | undefined): FragmentTable {
  const [row, ...others] = page === undefined ? rows : rows.filter((one) => one.page_number === page);
  if (row !== undefined && others.length === 0) return row;
  throw new Fault(
    'PAGE_NEEDED',
    `The hold is over pages ${[...new Set(rows.map((one) => one.page_number))].join(', ')}; say which one with --page.`,
  );
}

async function dropSectionOf(tx: FactTx, rows: readonly FragmentTable[], name: string, reason: string): Promise<void> {
  const section = requireSection(name);
  const filled = rows.filter(({ content }) => putBack(JSON.parse(content) as Fragment)[section].length > 0);
  if (filled.length === 0) throw new Fault('SECTION_UNKNOWN', `The held pages have no rows in ${section}.`);
  for (const row of filled)
    await insertFragmentChange(tx, {
      fragment_id: row.id,
      kind: 'DROP',
      path: section,
      was: 'null',
      value: 'null',
      reason,
    });
}

async function correctValue(
  tx: FactTx,
  rows: readonly FragmentTable[],
  change: Extract<ReportChange, { kind: 'correct' }>,
): Promise<void> {
  const row = pageOf(rows, change.page);
  for (const path of [change.path, ...(change.also ?? [])]) {
    const before = (await listFragmentChanges(tx, [row.id])) as FragmentChange[];
    const { fragment } = applyChanges(JSON.parse(row.content) as Fragment, before);
    await insertFragmentChange(tx, {
      fragment_id: row.id,
      ...correctionOf(fragment, path, change.value, change.reason),
    });
  }
}

/** The pages the hold is over, by document, as last extracted. */
export async function listHeldPages(tx: FactTx, hold: HoldTable): Promise<FragmentTable[][]> {
  const { document_sha256, report_date, pages, group } = figuresOf(hold);
  const shas = new Set([document_sha256]);
  for (const seq of await listDocumentsOfHolds(tx, [hold.id]))
    shas.add((await findDocument(tx, seq))?.sha256 ?? document_sha256);
  const found: FragmentTable[][] = [];
  for (const sha256 of shas) {
    const rows = (await listFragments(tx, sha256)).map((row) => ({
      row,
      fragment: JSON.parse(row.content) as Fragment,
    }));
    const named = rows.filter(
      ({ fragment }) =>
        normaliseName(fragment.fund_name_raw ?? '') === normaliseName(hold.subject) && isOfMonth(fragment, report_date),
    );
    // A page whose fund was not named is held under its number.
    const chosen =
      named.length === 0
        ? rows.filter(({ row }) => pages.includes(row.page_number))
        : named.filter(({ row }) => group === undefined || pages.includes(row.page_number));
    if (chosen.length > 0) found.push(chosen.map(({ row }) => row));
  }
  return found;
}

function isOfMonth(fragment: Fragment, report_date: string | null): boolean {
  return report_date === null || fragment.report_date?.slice(0, 7) === report_date.slice(0, 7);
}
