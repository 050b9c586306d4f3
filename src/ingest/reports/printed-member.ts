/** A value that a person typed, in the form of the member that it is for. */
import { parseIsoDate } from '#domain/dates.ts';
import { parseDecimal } from '#domain/decimal.ts';
import type { Member } from '#domain/fragment-members.ts';

/** What a person may type, in words. */
export const WANTED: Readonly<Record<Member['kind'], string>> = {
  decimal: 'a decimal like 10.0080',
  date: 'a date like 2024-01-31',
  text: 'a text',
  texts: 'a text',
  flag: 'true or false',
  integer: 'a whole number',
  term: 'one of its values',
};

/** The value a person typed, in the member's form; undefined if it is not a value of that form. */
export function parseValue(member: Member, printed: string): unknown {
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
