import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { SOURCES, SRC } from './read-sources.ts';

/** Which modules a module may import, besides itself. ARCHITECTURE.md has the same table. */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  cli: [
    'wire',
    'wire-serving',
    'wire-desk',
    'access',
    'ingest',
    'review',
    'upkeep',
    'exports',
    'reads',
    'domain',
    'base',
  ],
  http: ['pages', 'exports', 'reads', 'payloads', 'access', 'domain', 'base'],
  portal: ['pages', 'pictures', 'exports', 'access', 'reads', 'payloads', 'domain', 'base'],
  pages: ['base'],
  reads: ['payloads', 'store', 'domain', 'base'],
  payloads: ['domain', 'base'],
  access: ['store', 'domain', 'base'],
  desk: ['review', 'ingest', 'pictures', 'pages', 'domain', 'base'],
  review: ['ingest', 'store', 'domain', 'base'],
  upkeep: ['ingest', 'reads', 'payloads', 'store', 'domain', 'base'],
  exports: ['reads', 'payloads', 'store', 'domain', 'base'],
  ingest: ['sources', 'documents', 'store', 'domain', 'base'],
  sources: ['documents', 'domain', 'base'],
  store: ['domain', 'base'],
  documents: ['base'],
  pictures: ['documents', 'base'],
  domain: ['base'],
  base: [],
  sample: ['domain', 'base'],
  config: ['store', 'base'],
  'serve-thread': ['wire-serving-thread', 'base'],
};

/** Pure modules take bytes or values and return values; they may use only Node modules without I/O. */
const PURE = ['domain', 'documents', 'sources'];
const PURE_NODE_MODULES = ['node:buffer', 'node:string_decoder', 'node:util', 'node:zlib'];
// Starts the child processes that read PDFs and images, so that a hostile one can be killed; its interface is still bytes to words.
const CHILD_PROCESSES = 'src/documents/apart/';

const nameOf = (area: string): string => area.replace(/\.ts$/, '');

// The composition root may import everything.
const WIRES = [
  'src/wire.ts',
  'src/wire-desk.ts',
  'src/wire-parts.ts',
  'src/wire-sample.ts',
  'src/wire-sample-import.ts',
  'src/wire-serving.ts',
  'src/wire-serving-thread.ts',
];

it('src: a module imports only the modules it may import', () => {
  const wrong = SRC.filter((source) => !WIRES.includes(source.path)).flatMap((source) => {
    const from = nameOf(source.area);
    const allowed = [from, ...(ALLOWED_IMPORTS[from] ?? [])];
    return source.imports
      .filter(
        ({ target }) =>
          target !== undefined && !(target.startsWith('src/') && allowed.includes(nameOf(target.split('/')[1] ?? ''))),
      )
      .map(({ specifier }) => `${source.path} imports ${specifier}`);
  });
  expect(
    wrong,
    'These imports break the dependency rules. Move the code to the module it belongs to, or pass the object in from src/wire.ts.',
  ).toEqual([]);
});

it('src: the review desk is no part of the service: only its own composition root imports it, for one command', () => {
  const importersOf = (isTarget: (path: string) => boolean): string[] =>
    SRC.filter(
      ({ path, imports }) => !isTarget(path) && imports.some(({ target }) => target !== undefined && isTarget(target)),
    ).map(({ path }) => path);
  expect(importersOf((path) => path.startsWith('src/desk/'))).toEqual(['src/wire-desk.ts']);
  expect(importersOf((path) => path === 'src/wire-desk.ts').toSorted()).toEqual([
    'src/cli/review-desk.ts',
    'src/wire.ts',
  ]);
});

it('src: every module has dependency rules', () => {
  const unknown = [...new Set(SRC.map((source) => nameOf(source.area)))].filter(
    (area) => !area.startsWith('wire') && !(area in ALLOWED_IMPORTS),
  );
  expect(
    unknown,
    'These modules have no dependency rules. Add them to ARCHITECTURE.md and tidy/dependency-rules.test.ts, or move the files into a module.',
  ).toEqual([]);
});

it('src: imports of another module start with `#`, imports of the same folder with `./`', () => {
  const wrong = SRC.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, specifier }) => {
      if (target === undefined) return [];
      const below = posix.relative(posix.dirname(path), target);
      // A subfolder importing from its parent, and src/wire.ts importing from a folder, use `#` as well.
      const isOwn = !below.startsWith('..') && (posix.dirname(path) !== 'src' || !below.includes('/'));
      const spelling = isOwn ? `./${below}` : target.replace(/^src\//, '#');
      return spelling === specifier ? [] : [`${path}: write '${spelling}' for '${specifier}'`];
    }),
  );
  expect(wrong, 'Use the specifiers in this list.').toEqual([]);
});

it('every import of a project file names an existing file', () => {
  const missing = SOURCES.flatMap((source) =>
    source.imports
      .filter(({ target }) => target !== undefined && !existsSync(target))
      .map(({ specifier }) => `${source.path} imports ${specifier}`),
  );
  expect(missing, 'These files do not exist. Write the file name with its extension, or remove the import.').toEqual(
    [],
  );
});

it('src: domain, documents and sources do no I/O', () => {
  const wrong = SRC.filter((source) => PURE.includes(source.area)).flatMap((source) =>
    source.imports
      .filter(({ specifier }) => specifier.startsWith('node:') && !PURE_NODE_MODULES.includes(specifier))
      .filter(() => !source.path.startsWith(CHILD_PROCESSES))
      .map(({ specifier }) => `${source.path} imports ${specifier}`),
  );
  expect(
    wrong,
    'These modules are pure. Let the caller (ingest) read, fetch and hash, and pass bytes or values.',
  ).toEqual([]);
});

it('test/blackbox and the files it imports do not import src', () => {
  const begun = SOURCES.filter(({ path }) => path.startsWith('test/blackbox/'));
  const reached = new Set(begun);
  for (const source of reached) {
    for (const { target } of source.imports) {
      const next = SOURCES.find(({ path }) => path === target);
      if (next !== undefined && !next.path.startsWith('src/')) reached.add(next);
    }
  }
  const wrong = [...reached].flatMap(({ path, imports }) =>
    imports.filter(({ target }) => target?.startsWith('src/')).map(({ specifier }) => `${path} imports ${specifier}`),
  );
  expect(begun.length).toBeGreaterThan(0);
  expect(
    wrong,
    'A blackbox test uses only the executable and HTTP. Move a test that needs src to test/<area>/.',
  ).toEqual([]);
});

it('each module README lists the modules it may import', () => {
  const wrong = Object.entries(ALLOWED_IMPORTS).flatMap(([area, allowed]) => {
    const readme = `src/${area}/README.md`;
    if (!existsSync(readme)) return [];
    const line = `Imports: ${allowed.length === 0 ? 'nothing' : allowed.join(', ')}.`;
    return readFileSync(readme, 'utf8').includes(line) ? [] : [`${readme}: write the line '${line}'`];
  });
  expect(wrong, 'The README and the dependency rules differ.').toEqual([]);
});

it('ARCHITECTURE.md has the same dependency rules', () => {
  // `| `reads` | store, domain, base |`
  const documented = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^\| `([\w-]+)` \| ([a-z, -]+) \|$/gm)].map(
    ([, from = '', to = '']) => [from, to === 'nothing' ? [] : to.split(', ')],
  );
  expect(Object.fromEntries(documented), 'Write the same modules in ARCHITECTURE.md and ALLOWED_IMPORTS.').toEqual(
    ALLOWED_IMPORTS,
  );
});
