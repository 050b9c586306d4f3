/**
 * Generates texts on which a backtracking engine is slow: a prefix of a repetition, many repeats, and an end
 * that cannot match. They derive from the syntax tree of the pattern, so new patterns need no manual attack.
 */
import { createContext, Script } from 'node:vm';
import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** Longer than any text a pattern is given; a linear pattern needs a millisecond, a quadratic one a second, a cubic one hours. */
const ATTACK_CHARACTERS = 20_000;
const TRIES_A_REPETITION = 6;
// No pattern matches these characters after a repetition.
const ENDS = ['\u0000', 'x1 \u0000'];
const CHARACTERS_TRIED =
  ' \t\n-–.,:;()[]{}"\'*%&|/\\+#@=<>?!_0123456789aAbBcCdDeEfFgGhHiIlLmMnNoOpPrRsStTuUvVwWxXyYzZéß\uFFFD\u0000'.split(
    '',
  );

/** Texts for one pattern, the same ones at every run. */
export function* listAttacks(source: string, flags: string): Generator<string> {
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const draw = seededDraw(source);
  const whole = tree.alternatives;
  // A pattern without repetition can still be slow if its search restarts at every position of a long text.
  for (const _try of Array.from({ length: TRIES_A_REPETITION }))
    yield pump('', sample(pick(whole, draw), draw, flags), pick(ENDS, draw));
  for (const { path, quantifier } of listRepetitions(whole, [])) {
    const ambiguous =
      quantifier.element.type === 'Group' || quantifier.element.type === 'CapturingGroup'
        ? findTwoReadings(quantifier, draw, flags)
        : undefined;
    if (ambiguous !== undefined) yield pump('', ambiguous, ENDS[0] ?? '');
    for (let attempt = 0; attempt < TRIES_A_REPETITION; attempt += 1) {
      const before = path.map((part) => sampleAny(part, draw, flags)).join('');
      const pieces = Array.from({ length: 1 + (attempt % 3) }, () => sampleAny(quantifier.element, draw, flags));
      yield pump(attempt % 2 === 0 ? before : '', pieces.join(''), ENDS[attempt % ENDS.length] ?? '');
    }
  }
}

/** A text that the repetition can match in two ways; repeated, each match doubles the work. */
function findTwoReadings(quantifier: AST.Quantifier, draw: Draw, flags: string): string | undefined {
  const drawn = Array.from({ length: WORDS_TRIED }, () => sampleAny(quantifier.element, draw, flags));
  const words = [...new Set(drawn.map((word) => (flags.includes('i') ? word.toLowerCase() : word)))].filter(
    (word) => word !== '' && word.length < LONGEST_WORD,
  );
  // One match has reached the end of the text, the other lacks `rest`.
  const open = words.flatMap((long) =>
    words
      .filter((short) => short !== long && long.startsWith(short))
      .map((short) => ({ text: long, rest: long.slice(short.length) })),
  );
  const seen = new Set<string>();
  for (const { text, rest } of open) {
    if (seen.has(rest)) continue;
    seen.add(rest);
    for (const word of words) {
      if (word === rest) return text;
      if (word.startsWith(rest)) open.push({ text: text + word.slice(rest.length), rest: word.slice(rest.length) });
      else if (rest.startsWith(word)) open.push({ text, rest: rest.slice(word.length) });
    }
  }
  return undefined;
}

const WORDS_TRIED = 600;
const LONGEST_WORD = 12;

function pump(before: string, piece: string, end: string): string {
  return piece === '' ? before + end : before + piece.repeat(Math.ceil(ATTACK_CHARACTERS / piece.length)) + end;
}

interface Repetition {
  /** The elements before the repetition, in order. */
  readonly path: readonly AST.Element[];
  readonly quantifier: AST.Quantifier;
}

// A repetition of at most a hundred characters costs as much as that at each place.
const HARMLESS_REPEATS = 100;
// Groups can match one text in several ways, and every further group multiplies the ways.
const HARMLESS_GROUPS = 1;

function listRepetitions(alternatives: readonly AST.Alternative[], before: readonly AST.Element[]): Repetition[] {
  return alternatives.flatMap(({ elements }) =>
    elements.flatMap((element, index) => {
      const path = [...before, ...elements.slice(0, index)];
      const inner = element.type === 'Quantifier' ? element.element : element;
      const harmless = 'alternatives' in inner ? HARMLESS_GROUPS : HARMLESS_REPEATS;
      const own = element.type === 'Quantifier' && element.max > harmless ? [{ path, quantifier: element }] : [];
      return [...own, ...('alternatives' in inner ? listRepetitions(inner.alternatives, path) : [])];
    }),
  );
}

type Draw = () => number;

function sample(alternative: AST.Alternative, draw: Draw, flags: string): string {
  return alternative.elements.map((element) => sampleAny(element, draw, flags)).join('');
}

/** A text that the element matches, more or less: look-around is taken to hold. */
function sampleAny(element: AST.Element, draw: Draw, flags: string): string {
  switch (element.type) {
    case 'Assertion':
    case 'Backreference':
      return '';
    case 'Group':
    case 'CapturingGroup':
      return sample(pick(element.alternatives, draw), draw, flags);
    case 'Quantifier': {
      const times = Math.min(element.max, Math.max(element.min, Math.floor(draw() * draw() * 4)));
      return Array.from({ length: Math.min(times, 20) }, () => sampleAny(element.element, draw, flags)).join('');
    }
    case 'Character':
      return String.fromCodePoint(element.value);
    default:
      return sampleClass(element.raw, draw, flags);
  }
}

const classes = new Map<string, readonly string[]>();

function sampleClass(raw: string, draw: Draw, flags: string): string {
  const key = `${raw}/${flags}`;
  const fitting =
    classes.get(key) ?? CHARACTERS_TRIED.filter((one) => new RegExp(raw, flags.replaceAll(/[gy]/g, '')).test(one));
  classes.set(key, fitting);
  return fitting.length === 0 ? '' : pick(fitting, draw);
}

function pick<Item>(items: readonly Item[], draw: Draw): Item {
  return items[Math.floor(draw() * items.length)] as Item;
}

/** Numbers from 0 to 1 that depend only on the pattern. */
function seededDraw(seed: string): Draw {
  let state = Array.from(seed).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 0x1_00_00_00;
  };
}

// A tenth of what a quadratic pattern takes, a hundred times what a linear one does; the best of three.
const MOST_MILLISECONDS = 150;
const TRIES = 3;
// While other programs have the processor, time passes in which a pattern cannot run: such a try decides nothing, and the
// next one may take twice as long.
const LEAST_SHARE = 0.8;

/** The first text on which the pattern is slow, shortened for a message; undefined where it is quick on all. */
export function findSlowText(source: string, flags: string): string | undefined {
  const texts = [...listAttacks(source, flags)];
  // Each time limit starts a thread, which takes longer than a quick pattern takes for all texts.
  if (isQuick(source, flags, texts)) return undefined;
  for (const text of texts) {
    if (isSlowOn(source, flags, text))
      return `${JSON.stringify(text.slice(0, 60))} … ${JSON.stringify(text.slice(-4))}`;
  }
  return undefined;
}

function isSlowOn(source: string, flags: string, text: string): boolean {
  let [slow, limit] = [0, MOST_MILLISECONDS];
  while (slow < TRIES) {
    const before = process.threadCpuUsage();
    if (isQuick(source, flags, [text], limit)) return false;
    const { user, system } = process.threadCpuUsage(before);
    if ((user + system) / 1000 < LEAST_SHARE * MOST_MILLISECONDS) limit *= 2;
    else slow += 1;
  }
  return true;
}

const context = createContext({ texts: [], pattern: /x/ }) as { texts: readonly string[]; pattern: RegExp };
// Replacing tries every place of the text, as any use of the pattern may.
const script = new Script(
  'for (const text of texts) { pattern.lastIndex = 0; pattern.sticky ? pattern.test(text) : text.replace(pattern, "") }',
);

function isQuick(source: string, flags: string, texts: readonly string[], timeout = MOST_MILLISECONDS): boolean {
  context.texts = texts;
  context.pattern = new RegExp(source, flags.includes('g') || flags.includes('y') ? flags : `${flags}g`);
  try {
    script.runInContext(context, { timeout });
    return true;
  } catch (thrown) {
    if ((thrown as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw thrown;
  }
}
