/** Code that a folder must not contain, as data. Rules that the linter supports are in .oxlintrc.json; banned words are in banned-words.ts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { SOURCES, SRC } from './read-sources.ts';
import type { Piece, Source } from './read-sources.ts';

interface Ban {
  readonly rule: string;
  readonly pattern: RegExp;
  /** Folders of src that the ban applies to; absent: all of src. */
  readonly areas?: readonly string[];
  /** Folders of src that the ban does not apply to. */
  readonly except?: readonly string[];
  /** Files that the ban does not apply to, each with its reason. */
  readonly files?: Readonly<Record<string, string>>;
  readonly instead: string;
}

const EXACT = ['domain', 'store', 'sources', 'ingest', 'reads'];

/** Searched in code without comments and strings. */
const BANNED_CODE: readonly Ban[] = [
  {
    rule: 'a published decimal never passes through a binary float',
    pattern: /\bparseFloat\b|\bNumber\(|\btoFixed\b|\bvalueAsNumber\b/,
    areas: EXACT,
    instead: 'Use #domain/decimal.ts for decimals and Number.parseInt(text, 10) for counts.',
  },
  {
    rule: 'parsers and rules read no clock',
    pattern: /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/,
    areas: ['sources', 'documents', 'domain'],
    instead: 'Take the time or the date as a parameter.',
  },
  {
    rule: 'parsers and rules fetch nothing',
    pattern: /\bfetch\(|\bsetTimeout\(|\bsetInterval\(/,
    areas: ['sources', 'documents', 'domain'],
    files: {
      'src/documents/apart/read-apart.ts': 'A reader process has a limit of time.',
      'src/documents/apart/reader-process.ts': 'A reader process that waits ends after a while.',
    },
    instead: 'Let src/ingest fetch and wait, and pass the bytes.',
  },
  {
    rule: 'only store contains SQL',
    pattern: /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    except: ['store'],
    instead: 'Write the query as a function of src/store and call that.',
  },
];

/** Searched in strings and templates. */
const BANNED_TEXT: readonly Ban[] = [
  {
    rule: 'only store contains SQL text',
    // For example `select id from fund`, `insert into fund`, `update fund set name`.
    pattern:
      /\bselect\b[\s\S]+\bfrom\b\s+\w|\binsert into\b|\bupdate\s+\w+\s+set\b|\bdelete from\b|\bcreate (table|index)\b|\bpragma\s+\w/i,
    except: ['store'],
    instead: 'Write the query as a function of src/store and call that.',
  },
];

function holdsIn(ban: Ban, { area, path }: Source): boolean {
  return (ban.areas?.includes(area) ?? true) && !ban.except?.includes(area) && !(path in (ban.files ?? {}));
}

function findBanned(ban: Ban, piecesOf: (source: Source) => readonly Piece[]): string[] {
  return SRC.filter((source) => holdsIn(ban, source)).flatMap((source) =>
    piecesOf(source)
      .filter(({ text }) => ban.pattern.test(text))
      .map(({ text, line }) => `${source.path}:${line} ${text.trim()}`),
  );
}

const codeLines = (source: Source): Piece[] =>
  source.code.split('\n').map((text, index) => ({ text, line: index + 1 }));

describe('src', () => {
  for (const ban of BANNED_CODE) {
    it(ban.rule, () => {
      expect(findBanned(ban, codeLines), ban.instead).toEqual([]);
    });
  }

  for (const ban of BANNED_TEXT) {
    it(ban.rule, () => {
      expect(
        findBanned(ban, ({ literals }) => literals),
        ban.instead,
      ).toEqual([]);
    });
  }
});

it('a test is skipped only with a reason that is printed', () => {
  // For example `it.skipIf(!url)('…')`, `context.skip()` or `context.skip(!url)`, which give no reason.
  const modifier = /\b(it|test|describe|suite)\.(only|skip|skipIf|runIf|todo)\b/g;
  const oneArgument = /\bskip\(\s*(?!['"`\s])(?:[^(),]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  const wrong = SOURCES.filter(({ path }) => /^(test|tidy)\//.test(path)).flatMap(({ path, code }) =>
    [...code.matchAll(modifier), ...code.matchAll(oneArgument)].map(
      ({ 0: text, index }) => `${path}:${code.slice(0, index).split('\n').length} ${text}`,
    ),
  );
  expect(
    wrong,
    "Write context.skip(condition, 'what is missing and how to give it'); the run prints the reason at its end.",
  ).toEqual([]);
});

it('a lint rule is disabled only with a reason', () => {
  const wrong = SOURCES.flatMap(({ path, comments }) =>
    comments
      .filter(({ text }) => /(ox|es)lint-disable/.test(text) && !/ -- \S{3}/.test(text))
      .map(({ text, line }) => `${path}:${line} ${text}`),
  );
  expect(wrong, 'Write `// oxlint-disable-next-line rule-name -- the reason`, or fix the finding.').toEqual([]);
});

it('a comment of src refers to no section of a document outside the repository', () => {
  // For example `(spec 2.3)`, `decisions 4`.
  const pointer = /\b(spec|specification|decisions?|contract) \d/i;
  const wrong = SRC.flatMap(({ path, comments }) =>
    comments.filter(({ text }) => pointer.test(text)).map(({ text, line }) => `${path}:${line} ${text.trim()}`),
  );
  expect(wrong, 'State the rule itself; test/blackbox/README.md lists the test of each rule.').toEqual([]);
});

it('no file names a path outside the repository', () => {
  // Absolute paths of one machine and folders next to the checkout do not exist in other clones.
  const outside = /(?<![\w.])\/(work|home|root)\/\w|\.\.\/share[d]\//;
  const wrong = listFiles(
    '{src,test,tidy,bench,docs,bin,.ci}/**/*.*',
    '*.{ts,md,json}',
    'bin/*',
    '.ci/*',
    '.env.example',
  )
    .filter(
      (path) =>
        /\.(ts|md|json|sh|yml|yaml|html|css|example)$|^bin\/|^\.ci\//.test(path) && path !== 'package-lock.json',
    )
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => (outside.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(wrong, 'Write paths from the root of this repository, and pass other paths as parameters.').toEqual([]);
});
