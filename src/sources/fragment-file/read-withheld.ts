import { own } from '#base/own.ts';
import { FRAGMENT_SECTIONS, MEMBERS, membersOf } from '#domain/fragment-members.ts';
import type { Fragment, WithheldGroup } from '#domain/fragment.ts';
import { groupOfPath, parsePath, rowPathOf } from '#domain/withheld-groups.ts';
import type { JsonReader } from './json-reader.ts';
import { readEvidence, readRow } from './read-values.ts';

const GROUPS = [...FRAGMENT_SECTIONS, 'fund_size', 'profile', 'identity'] as const;
const TEXT_OR_NULL = { kind: 'text', is_nullable: true, values: [] } as const;
const MOST_ROWS = 2_000;

/** A group of values that the reader of a page withheld, with its values if it has any. */
export function readWithheld(reader: JsonReader, json: unknown, page_number: number, at: string): WithheldGroup {
  const given = reader.object(json, at);
  const names = ['section', 'check', 'reason', 'figures', 'row_count', 'sub_fund_key', 'sub_fund_name_raw'];
  reader.known(given, [...names, 'values', 'evidence'], at);
  const section = reader.member(
    given['section'],
    { kind: 'term', is_nullable: false, values: GROUPS },
    `${at}.section`,
  ) as WithheldGroup['section'];
  const key = given['sub_fund_key'];
  return {
    section,
    check: reader.text(given['check'], `${at}.check`),
    reason: reader.text(given['reason'], `${at}.reason`),
    figures: reader.member(
      given['figures'],
      { kind: 'texts', is_nullable: false, values: [] },
      `${at}.figures`,
    ) as string[],
    row_count: reader.integer(given['row_count'], `${at}.row_count`, 0, MOST_ROWS),
    ...(key === undefined
      ? {}
      : {
          sub_fund_key: reader.text(key, `${at}.sub_fund_key`),
          sub_fund_name_raw: reader.member(given['sub_fund_name_raw'], TEXT_OR_NULL, `${at}.sub_fund_name_raw`) as
            string | null,
        }),
    ...(given['values'] === undefined
      ? {}
      : {
          values: readValues(reader, given['values'], section, `${at}.values`),
          evidence: readEvidence(reader, given['evidence'] ?? {}, page_number, `${at}.evidence`),
        }),
  };
}

/** Withheld and other rows together are the rows of the page: a position without a row is a mistake. */
export function checkPositions(reader: JsonReader, { withheld = [], ...fragment }: Fragment, at: string): void {
  const rows = new Set(withheld.flatMap(({ values = {} }) => Object.keys(values)).map(rowPathOf));
  for (const path of rows) {
    const { section, index } = parsePath(path);
    if (section === null) continue;
    const isTaken = (row: string): boolean => withheld.some(({ values = {} }) => Object.hasOwn(values, row));
    const taken = [...rows].filter((row) => parsePath(row).section === section && isTaken(row)).length;
    if (index >= fragment[section].length + taken)
      reader.refuse(`${at}["${path}"]`, `a row of ${section}`, `row ${index + 1}`);
  }
}

function readValues(
  reader: JsonReader,
  json: unknown,
  group: WithheldGroup['section'],
  at: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(reader.object(json, at)).map(([path, value]) => {
      const place = `${at}["${path}"]`;
      const { section, index, member } = parsePath(path);
      if (section !== null && member === null && section === group)
        return [path, readRow(reader, value, section, index, place)];
      const known = own(section === null ? MEMBERS : membersOf(section), member ?? '');
      if (known === undefined || groupOfPath(path) !== group || index >= MOST_ROWS) {
        reader.refuse(place, `a path within ${group}`, value);
        return [path, null];
      }
      return [path, reader.member(value, known, place)];
    }),
  );
}
