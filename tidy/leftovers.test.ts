import { expect, it } from 'vitest';
import { SOURCES, SRC } from './read-sources.ts';
import type { Source } from './read-sources.ts';

/** Exports without importer that are kept, each with its reason: `src/x.ts name`: reason. */
const KEPT_EXPORTS: Readonly<Record<string, string>> = {};

/** Files that are started, not imported: the command line, threads, child processes, browser scripts and migrations. */
const STARTED = [
  /^src\/cli\/main\.ts$/,
  /-(thread|worker|process)\.ts$/,
  /^src\/\w+\/browser\//,
  /^src\/store\/migrations\//,
];

const isStarted = (path: string): boolean => STARTED.some((pattern) => pattern.test(path));

it('src: no file without importer', () => {
  const imported = new Set(
    SRC.flatMap((source) => source.imports.filter(({ target }) => target !== source.path).map(({ target }) => target)),
  );
  const lonely = SRC.map(({ path }) => path).filter((path) => !imported.has(path) && !isStarted(path));
  expect(
    lonely,
    'No file of src imports these. Use them or remove them; a file only tests need belongs in test/support/.',
  ).toEqual([]);
});

it('src: no unused export', () => {
  const uses = SOURCES.flatMap((source) =>
    source.imports
      .filter(({ target }) => target !== source.path)
      .flatMap(({ target, names }) => names.map((name) => `${target} ${name}`)),
  );
  const used = new Set(uses);
  const unused = SRC.filter(({ path }) => !isStarted(path) && !used.has(`${path} *`))
    .flatMap(({ path, exports }) => exports.map((name) => `${path} ${name}`))
    .filter((name) => !used.has(name) && !(name in KEPT_EXPORTS));
  expect(
    unused,
    'These exports have no importer. Remove the word `export`, or the whole declaration if its file does not use it.',
  ).toEqual([]);
});

it('every exception still names an export', () => {
  const exported = new Set(SRC.flatMap(({ path, exports }) => exports.map((name) => `${path} ${name}`)));
  const stale = Object.keys(KEPT_EXPORTS).filter((name) => !exported.has(name));
  expect(stale, 'These exceptions are no longer needed. Remove them from tidy/leftovers.test.ts.').toEqual([]);
});

it('every declared fault code is used', () => {
  const isDeclaration = ({ path }: Source): boolean => path === 'src/base/fault.ts';
  const declared = SRC.filter(isDeclaration).flatMap(readFaultCodes);
  const used = new Set(SRC.filter((source) => !isDeclaration(source)).flatMap(readFaultCodes));
  expect(declared.length).toBeGreaterThan(80);
  expect(declared.filter((code) => !used.has(code))).toEqual([]);
});

function readFaultCodes({ literals }: Source): string[] {
  return literals.map(({ text }) => /^'([A-Z][A-Z_]+)'$/.exec(text)?.[1]).filter((code) => code !== undefined);
}
