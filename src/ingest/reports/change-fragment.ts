import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { parseIsoDate } from '#domain/dates.ts';
import { parseDecimal } from '#domain/decimal.ts';
import { FRAGMENT_SECTIONS, MEMBERS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection, Member } from '#domain/fragment-members.ts';
import type { Fragment, NoteRow, WithheldGroup } from '#domain/fragment.ts';
import { groupOfPath, putBack, rowPathOf } from '#domain/withheld-groups.ts';

/** What a person changed of a fragment, as it is kept. */
export interface FragmentChange {
  readonly kind: 'CORRECT' | 'DROP';
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
 * The fragment as persons decided it. A correction holds for the value it was
 * made of: where a better extraction reads another one, that one stands. A
 * dropped section leaves a note that says so. A change within a group that the
 * reader withheld answers the reader's doubt; the checks judge the new values.
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

/** The change that a correction makes; Fault `PATH_UNKNOWN`, `VALUE_UNKNOWN` say what to give instead. An empty value is null: unknown. */
export function correctionOf(fragment: Fragment, path: string, printed: string, reason: string): FragmentChange {
  const place = findPlace(structuredClone(fragment) as unknown as Json, path);
  if (place === undefined)
    throw new Fault(
      'PATH_UNKNOWN',
      `Page ${fragment.page_number} has no value at ${path}. Give a path such as nav_per_unit or allocations[3].percent_of_total_assets, as \`mfds review show\` lists them.`,
    );
  const value = printed === '' ? null : parseValue(place.member, printed);
  const isBlank = value === null && !place.member.is_nullable;
  if (value === undefined || isBlank)
    throw new Fault(
      'VALUE_UNKNOWN',
      `${path} takes ${WANTED[place.member.kind]}${place.member.values.length === 0 ? '' : ` (${place.member.values.join(', ')})`}; found "${printed}".`,
    );
  return {
    kind: 'CORRECT',
    path,
    was: JSON.stringify(own(place.holder, place.name)),
    value: JSON.stringify(value),
    reason,
  };
}

const WANTED: Readonly<Record<Member['kind'], string>> = {
  decimal: 'a decimal like 10.0080',
  date: 'a date like 2024-01-31',
  text: 'a text',
  texts: 'a text',
  flag: 'true or false',
  integer: 'a whole number',
  term: 'one of its values',
};

/** The value a person typed, in the member's form; undefined where it is none. */
function parseValue(member: Member, printed: string): unknown {
  switch (member.kind) {
    case 'decimal':
      return parseDecimal(printed);
    case 'date':
      return parseIsoDate(printed);
    case 'flag':
      return printed === 'true' ? true : printed === 'false' ? false : undefined;
    case 'integer':
      return /^\d{1,6}$/.test(printed) ? Number.parseInt(printed, 10) : undefined;
    case 'term':
      return member.values.find((value) => value === printed);
    case 'texts':
      return [printed];
    case 'text':
      return printed;
  }
}
