/** A row of a page that the reader did not read, from the values that a person typed or clicked. */
import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection, Member } from '#domain/fragment-members.ts';
import { parseValue, WANTED } from './printed-member.ts';

// The service counts rows, so these are not typed.
const COUNTED: ReadonlySet<string> = new Set(['row_order', 'rank']);

/** The row with null for everything that was not given. Faults: PATH_UNKNOWN, VALUE_UNKNOWN. */
export function makeRow(
  section: FragmentSection,
  printed: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const members = membersOf(section);
  const unknown = Object.keys(printed).find((name) => own<Member>(members, name) === undefined || COUNTED.has(name));
  if (unknown !== undefined) throw new Fault('PATH_UNKNOWN', `A row of ${section} has no value ${unknown}.`);
  const given = Object.entries(members).filter(([name]) => (own<string>(printed, name) ?? '').trim() !== '');
  if (given.every(([, { kind }]) => kind === 'term'))
    throw new Fault('VALUE_NEEDED', `Give at least one value of the row of ${section}.`);
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, valueOf(section, name, member, own<string>(printed, name))]),
  );
}

function valueOf(section: string, name: string, member: Member, printed = ''): unknown {
  const text = printed.trim();
  if (text === '') {
    if (member.is_nullable) return null;
    if (member.kind === 'flag') return false;
    if (member.kind === 'integer') return 0;
    if (member.kind === 'texts') return [];
  }
  const value = text === '' ? undefined : parseValue(member, text);
  if (value !== undefined) return value;
  throw new Fault(
    'VALUE_UNKNOWN',
    `${name} of a row of ${section} takes ${WANTED[member.kind]}` +
      `${member.values.length === 0 ? '' : ` (${member.values.join(', ')})`}; found "${text}".`,
  );
}
