import type { Schema } from '../support/answer-judge.ts';
import type { SeededRandom } from '../support/seeded-random.ts';

/** Values that exist in the service, by the name of the parameter that accepts them. */
export type KnownValues = Readonly<Record<string, readonly [string, ...string[]]>>;

// Each has broken some service before: escapes, markup, digits and letters of other scripts, text direction, joiners;
// lone surrogates are below.
const STRANGE: readonly [string, ...string[]] = [
  '\u0000',
  ' ',
  '%',
  '%25',
  '%2e%2e%2f',
  '../../etc',
  "' or 1=1 --",
  '"',
  '<script>',
  '{}',
  '[]',
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '1e9',
  '0x10',
  '٣',
  '１',
  'é',
  'e\u0301',
  'ﷺ',
  '🏦',
  '\u202e',
  '\u200d',
  '\ufeff',
  '\r\nX-Injected: 1',
  'a,b',
  'a&b=c',
  'a;b',
  'a#b',
  'a?b',
  '\\',
  '/',
  '__proto__',
  'constructor',
  '9999999999999999999',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
];
const LONG = 5_000;

/**
 * A text for a path or a query: usually allowed by the schema and at its limits; often just outside, or something else.
 */
export function generateText(random: SeededRandom, name: string, schema: Schema, known: KnownValues): string {
  switch (random.below(10)) {
    case 0:
      return random.pick(STRANGE);
    case 1:
      return random.pick(['', 'x', 'no-such-thing', 'a'.repeat(200), 'a'.repeat(201), 'a'.repeat(random.below(LONG))]);
    default:
      return generateGood(random, name, schema, known);
  }
}

function generateGood(random: SeededRandom, name: string, schema: Schema, known: KnownValues): string {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema.items ?? schema;
  if (inner.enum !== undefined) return String(inner.enum[random.below(inner.enum.length)]);
  if (inner.type === 'boolean') return random.pick(['true', 'false', 'True', '1']);
  if (inner.type === 'integer') return `${generateInteger(random, inner)}`;
  if (inner.format === 'date') return generateDate(random, known);
  return random.pick(known[name] ?? ['sample', 'stock']);
}

/** At a limit, next to it, or well inside. */
export function generateInteger(random: SeededRandom, { minimum = 0, maximum = 1_000_000 }: Schema): number {
  return random.pick([
    minimum,
    minimum + 1,
    minimum - 1,
    maximum,
    maximum - 1,
    maximum + 1,
    minimum + random.below(100),
  ]);
}

export function generateDate(random: SeededRandom, known: KnownValues): string {
  const month = String(1 + random.below(12)).padStart(2, '0');
  return random.pick([
    random.pick(known['report_date'] ?? ['2026-06-30']),
    `20${10 + random.below(20)}-${month}-${String(1 + random.below(31)).padStart(2, '0')}`,
    '1970-01-01',
    '9999-12-31',
  ]);
}

/** A JSON value for a member of a body, of the right type or any other. */
export function generateJson(random: SeededRandom, name: string, schema: Schema, known: KnownValues): unknown {
  if (random.once(8))
    return random.pick<unknown>([null, 0, -1.5, true, '', {}, [], [[]], [null], { funds: 1 }, random.pick(STRANGE)]);
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (inner.type === 'array')
    return Array.from({ length: random.pick([0, 1, 1, 2, 3, 99, 100, 101]) }, () =>
      random.once(40)
        ? random.pick<unknown>([1, null, {}, random.pick(STRANGE)])
        : generateText(random, name, inner, known),
    );
  if (inner.type === 'boolean') return random.once(2);
  return generateText(random, name, inner, known);
}
