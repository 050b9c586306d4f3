import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { SOURCES, SRC } from './read-sources.ts';

/** Who may import whom, and nobody else; a folder always may import itself. ARCHITECTURE.md draws the same arrows. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  cli: ['wire', 'wire-serving', 'access', 'ingest', 'review', 'upkeep', 'reads', 'domain', 'base'],
  http: ['pages', 'reads', 'access', 'domain', 'base'],
  portal: ['pages', 'access', 'reads', 'domain', 'base'],
  pages: ['base'],
  reads: ['store', 'domain', 'base'],
  access: ['store', 'domain', 'base'],
  review: ['ingest', 'store', 'domain', 'base'],
  upkeep: ['ingest', 'reads', 'store', 'domain', 'base'],
  ingest: ['sources', 'documents', 'store', 'domain', 'base'],
  sources: ['documents', 'domain', 'base'],
  store: ['domain', 'base'],
  documents: ['base'],
  domain: ['base'],
  base: [],
  sample: ['domain', 'base'],
  config: ['store', 'base'],
  'serve-thread': ['wire-serving', 'base'],
};

/** Folders that are pure: bytes or values in, values out. They take from Node only what touches nothing outside. */
const PURE = ['domain', 'documents', 'sources'];
const PURE_NODE_MODULES = ['node:buffer', 'node:string_decoder', 'node:util', 'node:zlib'];
// PDFs and pictures are read in processes of their own, so that a hostile one can be ended; bytes go in and words come out all the same.
const APART = 'src/documents/apart/';

const nameOf = (area: string): string => area.replace(/\.ts$/, '');

// The composition root puts everything together, and may know everything.
const WIRES = ['src/wire.ts', 'src/wire-parts.ts', 'src/wire-sample.ts', 'src/wire-serving.ts'];

it('src: a folder imports only along its arrows', () => {
  const wrong = SRC.filter((source) => !WIRES.includes(source.path)).flatMap((source) => {
    const from = nameOf(source.area);
    const allowed = [from, ...(ARROWS[from] ?? [])];
    return source.imports
      .filter(({ target }) => target !== undefined && !(target.startsWith('src/') && allowed.includes(nameOf(target.split('/')[1] ?? ''))))
      .map(({ specifier }) => `${source.path} imports ${specifier}`);
  });
  expect(wrong, 'These imports go against the arrows. Move the code to the folder it belongs to, or pass the thing in from src/wire.ts.').toEqual([]);
});

it('src: every folder has its arrows', () => {
  const unknown = [...new Set(SRC.map((source) => nameOf(source.area)))].filter((area) => !area.startsWith('wire') && !(area in ARROWS));
  expect(unknown, 'These folders or files stand directly under src without arrows. Draw them in ARCHITECTURE.md and in tidy/arrows.test.ts, or put the files where they belong.').toEqual([]);
});

it('src: another folder is spelled `#folder/file.ts`, the own folder `./file.ts`', () => {
  const wrong = SRC.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, specifier }) => {
      if (target === undefined) return [];
      const below = posix.relative(posix.dirname(path), target);
      // From a subfolder upwards, and from src/wire.ts down into a folder, is a crossing too.
      const isOwn = !below.startsWith('..') && (posix.dirname(path) !== 'src' || !below.includes('/'));
      const spelling = isOwn ? `./${below}` : target.replace(/^src\//, '#');
      return spelling === specifier ? [] : [`${path}: write '${spelling}' for '${specifier}'`];
    }),
  );
  expect(wrong, 'One file has one spelling from one place. Write it as the list says.').toEqual([]);
});

it('every import of our own names a file that is there', () => {
  const missing = SOURCES.flatMap((source) =>
    source.imports.filter(({ target }) => target !== undefined && !existsSync(target)).map(({ specifier }) => `${source.path} imports ${specifier}`),
  );
  expect(missing, 'These files are not there. Write the whole name with its ending, or remove the import.').toEqual([]);
});

it('src: domain, documents and sources do no I/O', () => {
  const wrong = SRC.filter((source) => PURE.includes(source.area)).flatMap((source) =>
    source.imports
      .filter(({ specifier }) => specifier.startsWith('node:') && !PURE_NODE_MODULES.includes(specifier))
      .filter(() => !source.path.startsWith(APART))
      .map(({ specifier }) => `${source.path} imports ${specifier}`),
  );
  expect(wrong, 'These folders are pure. Let the caller (ingest) read, fetch and hash, and hand in bytes or values.').toEqual([]);
});

it('test/blackbox knows the service only from outside, and so does what it imports', () => {
  const begun = SOURCES.filter(({ path }) => path.startsWith('test/blackbox/'));
  const reached = new Set(begun);
  for (const source of reached) {
    for (const { target } of source.imports) {
      const next = SOURCES.find(({ path }) => path === target);
      if (next !== undefined && !next.path.startsWith('src/')) reached.add(next);
    }
  }
  const wrong = [...reached].flatMap(({ path, imports }) => imports.filter(({ target }) => target?.startsWith('src/')).map(({ specifier }) => `${path} imports ${specifier}`));
  expect(begun.length).toBeGreaterThan(0);
  expect(wrong, 'A blackbox test uses the executable and HTTP. Move the test to test/<area>/ if it needs src.').toEqual([]);
});

it('each folder README names the arrows of its folder', () => {
  const wrong = Object.entries(ARROWS).flatMap(([area, allowed]) => {
    const readme = `src/${area}/README.md`;
    if (!existsSync(readme)) return [];
    const line = `Imports: ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}.`;
    return readFileSync(readme, 'utf8').includes(line) ? [] : [`${readme}: write the line '${line}'`];
  });
  expect(wrong, 'The README and the arrows disagree.').toEqual([]);
});

it('ARCHITECTURE.md draws exactly these arrows', () => {
  // `| `reads` | store, domain, base |`
  const drawn = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^\| `([\w-]+)` \| ([a-z, -]+) \|$/gm)].map(([, from = '', to = '']) => [from, to === 'nothing' ? [] : to.split(', ')]);
  expect(Object.fromEntries(drawn), 'Keep the table of rooms and ARROWS in step.').toEqual(ARROWS);
});
