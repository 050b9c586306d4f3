import { own } from '#base/own.ts';
import type { Decimal } from '#domain/decimal.ts';
import { membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { CHAIN_ROLES } from '#domain/fragment.ts';
import type { ChainLink, Evidence } from '#domain/fragment.ts';
import type { JsonObject, JsonReader } from './json-reader.ts';

// The longest report has 120 pages.
export const MOST_PAGES = 1_000;
// The box of evidence that names its page only: it contains every word of the page.
const WHOLE_PAGE = { x0: 0, y0: 0, x1: 100_000, y1: 100_000 };

// A label, a few heads over one column, a unit.
const MOST_LINKS = 20;
const ROLE = { kind: 'term', is_nullable: false, values: CHAIN_ROLES } as const;

/** One row of a section with all its members. */
export function readRow(
  reader: JsonReader,
  json: unknown,
  section: FragmentSection,
  index: number,
  at: string,
): JsonObject {
  const members = membersOf(section);
  const row: JsonObject = { row_order: index + 1, ...reader.object(json, at) };
  reader.known(row, Object.keys(members), at);
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, reader.member(own(row, name), member, `${at}.${name}`)]),
  );
}

/** The positions of values, by path. */
export function readEvidence(
  reader: JsonReader,
  json: unknown,
  page_number: number,
  at: string,
): Record<string, Evidence> {
  const entries = Object.entries(reader.object(json, at)).map(([path, each]): [string, Evidence] => {
    const place = `${at}["${path}"]`;
    const given = reader.object(each, place);
    reader.known(given, ['page_number', 'x0', 'y0', 'x1', 'y1', 'printed', 'multiplied_by', 'chain'], place);
    const isBoxed = ['x0', 'y0', 'x1', 'y1'].some((name) => Object.hasOwn(given, name));
    const side = (name: 'x0' | 'y0' | 'x1' | 'y1'): number =>
      isBoxed ? reader.coordinate(given[name], `${place}.${name}`) : WHOLE_PAGE[name];
    const multiplied_by = reader.member(
      given['multiplied_by'],
      { kind: 'decimal', is_nullable: true, values: [] },
      `${place}.multiplied_by`,
    ) as Decimal | null;
    return [
      path,
      {
        page_number: reader.integer(given['page_number'] ?? page_number, `${place}.page_number`, 1, MOST_PAGES),
        x0: side('x0'),
        y0: side('y0'),
        x1: side('x1'),
        y1: side('y1'),
        printed: reader.text(given['printed'], `${place}.printed`),
        multiplied_by,
        ...(given['chain'] === undefined ? {} : { chain: readChain(reader, given['chain'], `${place}.chain`) }),
      },
    ];
  });
  return Object.fromEntries(entries);
}

function readChain(reader: JsonReader, json: unknown, at: string): ChainLink[] {
  return reader.list(json, at, MOST_LINKS).map((each, index): ChainLink => {
    const place = `${at}[${index}]`;
    const given = reader.object(each, place);
    reader.known(given, ['role', 'x0', 'y0', 'x1', 'y1', 'printed'], place);
    const side = (name: 'x0' | 'y0' | 'x1' | 'y1'): number => reader.coordinate(given[name], `${place}.${name}`);
    return {
      role: reader.member(given['role'], ROLE, `${place}.role`) as ChainLink['role'],
      x0: side('x0'),
      y0: side('y0'),
      x1: side('x1'),
      y1: side('y1'),
      printed: reader.text(given['printed'], `${place}.printed`),
    };
  });
}
