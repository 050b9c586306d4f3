import type { Schema } from '../support/answer-judge.ts';
import type { Dice } from '../support/dice.ts';

/** Values the service really has, by the name of the parameter that takes them. */
export type KnownValues = Readonly<Record<string, readonly [string, ...string[]]>>;

// Each has broken somebody's service: escapes, scripts, other scripts' digits and letters, directions, joiners, lone surrogates are below.
const STRANGE: readonly [string, ...string[]] = [
  '\u0000', ' ', '%', '%25', '%2e%2e%2f', '../../etc', "' or 1=1 --", '"', '<script>', '{}', '[]', 'null', 'undefined', 'true', 'NaN', '-1', '1e9', '0x10', '٣', '１', 'é', 'e\u0301',
  'ﷺ', '🏦', '\u202e', '\u200d', '\ufeff', '\r\nX-Injected: 1', 'a,b', 'a&b=c', 'a;b', 'a#b', 'a?b', '\\', '/', '__proto__', 'constructor', '9999999999999999999', '2026-02-30', '2026-13-01', '0000-00-00',
];
const LONG = 5_000;

/** A text for a path or a query: mostly what the schema allows, at its bounds; often just outside or something else altogether. */
export function generateText(dice: Dice, name: string, schema: Schema, known: KnownValues): string {
  switch (dice.below(10)) {
    case 0:
      return dice.pick(STRANGE);
    case 1:
      return dice.pick(['', 'x', 'no-such-thing', 'a'.repeat(200), 'a'.repeat(201), 'a'.repeat(dice.below(LONG))]);
    default:
      return generateGood(dice, name, schema, known);
  }
}

function generateGood(dice: Dice, name: string, schema: Schema, known: KnownValues): string {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema.items ?? schema;
  if (inner.enum !== undefined) return String(inner.enum[dice.below(inner.enum.length)]);
  if (inner.type === 'boolean') return dice.pick(['true', 'false', 'True', '1']);
  if (inner.type === 'integer') return `${generateInteger(dice, inner)}`;
  if (inner.format === 'date') return generateDate(dice, known);
  return dice.pick(known[name] ?? ['sample', 'stock']);
}

/** At a bound, beside it, or well between. */
export function generateInteger(dice: Dice, { minimum = 0, maximum = 1_000_000 }: Schema): number {
  return dice.pick([minimum, minimum + 1, minimum - 1, maximum, maximum - 1, maximum + 1, minimum + dice.below(100)]);
}

export function generateDate(dice: Dice, known: KnownValues): string {
  const month = String(1 + dice.below(12)).padStart(2, '0');
  return dice.pick([dice.pick(known['report_date'] ?? ['2026-06-30']), `20${10 + dice.below(20)}-${month}-${String(1 + dice.below(31)).padStart(2, '0')}`, '1970-01-01', '9999-12-31']);
}

/** A JSON value for a member of a body, of the right kind or of any other. */
export function generateJson(dice: Dice, name: string, schema: Schema, known: KnownValues): unknown {
  if (dice.once(8)) return dice.pick<unknown>([null, 0, -1.5, true, '', {}, [], [[]], [null], { funds: 1 }, dice.pick(STRANGE)]);
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (inner.type === 'array') return Array.from({ length: dice.pick([0, 1, 1, 2, 3, 99, 100, 101]) }, () => (dice.once(40) ? dice.pick<unknown>([1, null, {}, dice.pick(STRANGE)]) : generateText(dice, name, inner, known)));
  if (inner.type === 'boolean') return dice.once(2);
  return generateText(dice, name, inner, known);
}
