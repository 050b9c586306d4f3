/** Words known only at run time are never looked up in plain objects, which would find `toString` and `constructor`. */
import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ts } from '@ts-morph/common';
import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';

/** Files in which such look-ups stay, each with its reason. */
const KEPT: Readonly<Record<string, string>> = {
  'src/base/own.ts': 'the one look-up that asks for own properties first',
  'src/store/query-parts.ts':
    'columns are those of the rows and of the table itself, and an import reads millions of them',
  'src/store/rows.ts': 'columns are those of the rows themselves, millions in a backup',
  'src/http/fast-path/connection.ts':
    'writes what it has asked for with Object.hasOwn, and reads names of its own only',
};

// The compiler of package.json is native and has no JavaScript API. This one has, and uses the library files of the
// other.
const LIBRARY = resolve(globSync('node_modules/@typescript/*/lib/lib.esnext.d.ts')[0] ?? 'lib.esnext.d.ts');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
  noEmit: true,
  allowImportingTsExtensions: true,
  strict: true,
  skipLibCheck: true,
};

interface Found {
  readonly path: string;
  readonly text: string;
}

/** Every `record[word]` and `word in record` whose word may be any string. `texts` replace or add files. */
function findOpenLookUps(paths: readonly string[], texts: ReadonlyMap<string, string> = new Map()): Found[] {
  const files = ts.createCompilerHost(OPTIONS);
  const textOf = (path: string): string | undefined => texts.get(resolve(path));
  const readFile = (path: string): string | undefined => textOf(path) ?? files.readFile(path);
  const host: ts.CompilerHost = {
    ...files,
    readFile,
    // Types of TypeScript files are never in comments, which are a large part of the declarations of packages.
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    fileExists: (path) => textOf(path) !== undefined || files.fileExists(path),
    getSourceFile(path, version) {
      const text = readFile(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version);
    },
    getDefaultLibFileName: () => LIBRARY,
    getDefaultLibLocation: () => dirname(LIBRARY),
  };
  const program = ts.createProgram(
    paths.map((path) => resolve(path)),
    OPTIONS,
    host,
  );
  const checker = program.getTypeChecker();
  const isOpen = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(isOpen)
      : (type.flags &
          (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TemplateLiteral)) !==
        0;
  // `word as Key` only claims a type.
  const isOpenWord = (word: ts.Expression): boolean =>
    isOpen(checker.getTypeAtLocation(word)) ||
    ((ts.isAsExpression(word) || ts.isParenthesizedExpression(word)) && isOpenWord(word.expression));
  return paths.flatMap((path) => {
    const file = program.getSourceFile(resolve(path));
    const found: Found[] = [];
    const visit = (node: ts.Node): void => {
      const word = ts.isElementAccessExpression(node)
        ? node.argumentExpression
        : ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword
          ? node.left
          : undefined;
      if (word !== undefined && file !== undefined && isOpenWord(word))
        found.push({
          path,
          text: `${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1} ${node.getText(file)}`,
        });
      ts.forEachChild(node, visit);
    };
    if (file !== undefined) visit(file);
    return found;
  });
}

const SAMPLE = `
const VIEWS = { day: 'Last 30 days', hour: 'Last 48 hours' } as const;
const WORDS: Readonly<Record<string, string>> = { day: 'Day' };
const CLOSED: Readonly<Record<'day' | 'hour', string>> = { day: 'Day', hour: 'Hour' };
export function look(query: URLSearchParams, grain: 'day' | 'hour', at: number, list: readonly string[], cast: string) {
  const asked = query.get('by') ?? 'day';
  return [asked in VIEWS, WORDS[asked], VIEWS[cast as 'day'], CLOSED[grain], WORDS['day'], list[at], 'day' in VIEWS, new Map(Object.entries(WORDS)).get(asked)];
}
`;

// Checks the types of the whole tree, which takes some seconds, or a minute on a busy machine.
it('words known only at run time are looked up in a Map or by own(), never in a plain object', () => {
  const sample = 'src/sample-of-look-ups.ts';
  const paths = listFiles('src/**/*.ts').filter((path) => !/^src\/\w+\/browser\//.test(path));
  const found = findOpenLookUps([...paths, sample], new Map([[resolve(sample), SAMPLE]]));
  expect(
    found.filter(({ path }) => path === sample).map(({ text }) => text),
    'what the rule finds, and what it leaves alone',
  ).toEqual(['7 asked in VIEWS', '7 WORDS[asked]', "7 VIEWS[cast as 'day']"]);
  const wrong = found
    .filter(({ path }) => path !== sample && !(path in KEPT))
    .map(({ path, text }) => `${path}:${text}`);
  expect(wrong, 'Use own(record, word) of #base/own.ts, a Map, or a word whose type is a closed list.').toEqual([]);
  const stale = Object.keys(KEPT).filter((path) => !found.some((one) => one.path === path));
  expect(stale, 'These exceptions are no longer needed. Remove them from tidy/look-ups.test.ts.').toEqual([]);
});
