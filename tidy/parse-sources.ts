/** What the rules need of the syntax tree of a file. A tree takes longest to make, so it is kept for files that did not change. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseAst } from 'vitest/node';
import { readExports, readImport, walk } from './read-modules.ts';
import type { Import, Node } from './read-modules.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Pattern extends Span {
  readonly source: string;
  readonly flags: string;
}

export interface Parsed {
  readonly literals: readonly Span[];
  /** Regular expressions between slashes, which are also in `literals`. */
  readonly patterns: readonly Pattern[];
  /** Calls of `RegExp`. */
  readonly madePatterns: readonly Span[];
  readonly imports: readonly Import[];
  readonly exports: readonly string[];
}

export function parseSource(path: string, text: string): Parsed {
  // oxlint-disable-next-line typescript/no-deprecated -- its successor is exported only by a package that is not a dependency
  const program = parseAst(text, { lang: 'ts' }) as unknown as Node;
  const literals: Span[] = [];
  const patterns: Pattern[] = [];
  const madePatterns: Span[] = [];
  const imports: Import[] = [];
  walk(program, (node) => {
    const { type, start, end } = node;
    const isPattern = type === 'Literal' && 'regex' in node;
    const isText = isPattern || (type === 'Literal' && typeof node['value'] === 'string') || type === 'TemplateElement';
    if (isText) literals.push({ start, end });
    if (isPattern) {
      const { pattern, flags } = node['regex'] as { pattern: string; flags: string };
      patterns.push({ start, end, source: pattern, flags });
    }
    const isCall = type === 'NewExpression' || type === 'CallExpression';
    if (isCall && (node['callee'] as { name?: string }).name === 'RegExp') madePatterns.push({ start, end });
    const imported = readImport(node, path);
    if (imported !== undefined) imports.push(imported);
  });
  return { literals, patterns, madePatterns, imports, exports: readExports(program) };
}

// In node_modules, next to the record of the type check: not under version control, and removed by a new installation.
const KEPT = 'node_modules/.cache/parsed-sources.json';
// Another parser, or another way to read its tree, finds other things in the same text.
const READERS = ['package-lock.json', 'tidy/parse-sources.ts', 'tidy/read-modules.ts'];

/** Like `parseSource` for each file. Several workers apply rules, and most files are as they were at the last run. */
export function parseSources(texts: ReadonlyMap<string, string>): Map<string, Parsed> {
  const reader = hash('sha256', READERS.map((path) => readFileSync(path, 'utf8')).join('\n'));
  const kept = new Map<string, Parsed>(
    existsSync(KEPT) ? Object.entries(JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Parsed>) : [],
  );
  const current = new Map(
    [...texts].map(([path, text]) => {
      const name = hash('sha256', `${reader}\n${path}\n${text}`);
      return [name, { path, parsed: kept.get(name) ?? parseSource(path, text) }] as const;
    }),
  );
  if ([...current.keys()].some((name) => !kept.has(name)))
    keep([...current].map(([name, { parsed }]) => [name, parsed]));
  return new Map([...current.values()].map(({ path, parsed }) => [path, parsed]));
}

/** Renamed when it is complete, because other workers read it. */
function keep(entries: readonly (readonly [name: string, parsed: Parsed])[]): void {
  const begun = `${KEPT}.${process.pid}`;
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(begun, JSON.stringify(Object.fromEntries(entries)));
  renameSync(begun, KEPT);
}
