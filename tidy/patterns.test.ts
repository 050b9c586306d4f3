/**
 * Every regular expression of src must run in linear time, because documents, names and requests come from strangers.
 * Patterns are found in the syntax tree, so new files are checked automatically.
 */
import { analyse } from 'scslre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSlowText } from './attack-pattern.ts';
import { SRC } from './read-sources.ts';
import type { Source } from './read-sources.ts';

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Patterns put together at every call, from texts of the program alone. */
const MADE_AT_RUN_TIME: Readonly<Record<string, string>> = {
  'src/http/app.ts': 'one for each path of the list of operations, made at the start',
  'src/sources/fmr/identity/short-forms.ts':
    'one for each name of a fund, of at most 14 words, without anything that repeats',
  'src/store/writer-lock.ts': 'holds the number of a file, and is used on a text of the system',
};

/** The problem of a pattern in words; undefined if there is no problem. */
function findFault({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  // A pattern with the flag y is tried at one position only, so its search cannot be quadratic.
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: !flags.includes('y') } });
  if (reports.length > 0)
    return `${reports[0]?.exponential === true ? 'exponential' : 'quadratic or worse'} by analysis`;
  const text = findSlowText(source, flags);
  return text === undefined ? undefined : `slow on ${text}`;
}

const ADVICE =
  'Give what repeats an upper bound (`\\s{0,9}`), let a run begin only at its beginning (`(?<!x)x+$`), or read the text with a loop.';

describe('regular expressions', () => {
  const literals = SRC.flatMap(({ path, patterns: all }) =>
    all.map(({ line, source, flags }): Pattern => ({ place: `${path}:${line}`, source, flags })),
  );
  const patterns = new Map(literals.map((one) => [`/${one.source}/${one.flags}`, one]));
  const composed = SRC.filter(({ path, madePatterns }) => madePatterns.length > 0 && !(path in MADE_AT_RUN_TIME));
  const Own = globalThis.RegExp;

  beforeAll(async () => {
    const paths = new Set(composed.map(({ path }) => path));
    let path = '';
    // A pattern put together from named parts is seen when its module is loaded.
    globalThis.RegExp = new Proxy(Own, {
      construct(target, [source, flags]: [string | RegExp, string | undefined]) {
        const made = new target(source, flags);
        patterns.set(String(made), { place: path, source: made.source, flags: made.flags });
        return made;
      },
    });
    for (path of paths) await import(`../${path}`);
    globalThis.RegExp = Own;
  });
  afterAll(() => {
    globalThis.RegExp = Own;
  });

  it('regular expressions are literals or composed when their module is loaded, so that they can be checked', () => {
    const inside = composed.flatMap((source) =>
      source.madePatterns.filter((line) => !isAtTop(source, line)).map((line) => `${source.path}:${line}`),
    );
    expect(
      inside,
      'A pattern composed at each call cannot be checked. Write a literal, compose it in a constant of the module, or read the text with a loop.',
    ).toEqual([]);
  });

  it('regular expressions run in linear time on any text', () => {
    const slow = [...patterns.values()].flatMap((pattern) => {
      const fault = findFault(pattern);
      return fault === undefined
        ? []
        : [`${pattern.place} /${pattern.source.slice(0, 100)}/${pattern.flags}: ${fault}`];
    });
    expect(slow, ADVICE).toEqual([]);
    expect(patterns.size).toBeGreaterThan(300);
  });

  it.each([
    [
      'letters that match as different sequences of words',
      /^(?:(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA|CIPM|MS|MSc)(?:\s+\(?(?:UK|USA|Level\s+[I1-3]+)\)?)?[\s,&]*)+$/i,
    ],
    [
      'at most sixty words that match as different sequences',
      /^(?:(?:FCA|ACA|CA|FRM|MBA|CIMA|CMA|CPA|MS|MSc)[\s,&]{0,6}){1,60}$/i,
    ],
    ['bounded runs inside a bounded repetition', /(?:\w{1,20}\s?){1,50};/],
    ['a repetition inside a repetition', /^(?:[^"\\]+|\\.)*"$/],
    ['two adjacent runs of spaces', /formerly\s*[:;]?\s*([^()]+)\)/],
    ['a run at the end of a text', /[*:]+$/],
    ['four optional runs of spaces', /\s*\(\s*formerly\s*[:;]?\s*((?:[^()]|\([^()]*\))+)\)/gi],
  ])('a regular expression with %s is rejected', (_what, { source, flags }) => {
    expect(findFault({ source, flags })).toBeDefined();
  });
});

/** Whether a line is outside functions: `const NAME = new RegExp(…)` at the start of a line. */
function isAtTop({ lines }: Source, line: number): boolean {
  return /^(?:export )?const /.test(lines[line - 1] ?? '');
}
