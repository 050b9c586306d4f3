/**
 * Every TypeScript file of the project, parsed once. Rules can search code without comments and strings, comments,
 * strings, or imports and exports separately.
 */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vitest/node';
import { listFiles } from './list-files.ts';
import { readExports, readImport, walk } from './read-modules.ts';
import type { Import, Node } from './read-modules.ts';

export interface Piece {
  readonly text: string;
  /** 1-based line the piece starts on. */
  readonly line: number;
}

export interface Source {
  /** From the root, with `/`: `src/base/ids.ts`. */
  readonly path: string;
  /** `base` for `src/base/ids.ts`; the file itself for `src/wire.ts`; `test` or `tidy` outside src. */
  readonly area: string;
  readonly lines: readonly string[];
  /** The text with comments and the insides of literals blanked; every line keeps its place, every quote stays. */
  readonly code: string;
  readonly comments: readonly Piece[];
  /** Strings, template parts and regular expressions, quotes included where they are part of the token. */
  readonly literals: readonly Piece[];
  readonly imports: readonly Import[];
  readonly exports: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

// `// to the end of the line` and `/* over lines */`, looked for where literals are already blank.
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

export function readSource(path: string, text = readFileSync(path, 'utf8')): Source {
  // oxlint-disable-next-line typescript/no-deprecated -- its successor is exported only by a package that is not a dependency
  const program = parseAst(text, { lang: 'ts' }) as unknown as Node;
  const literals: Span[] = [];
  const imports: Import[] = [];
  walk(program, (node) => {
    const isText = node.type === 'Literal' && (typeof node['value'] === 'string' || 'regex' in node);
    if (isText || node.type === 'TemplateElement') literals.push(node);
    const imported = readImport(node, path);
    if (imported !== undefined) imports.push(imported);
  });
  const withoutTexts = blank(text, literals, /[^\n'"`]/g);
  const comments = [...withoutTexts.matchAll(COMMENT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return {
    path,
    area: areaOf(path),
    lines: text.replace(/\n$/, '').split('\n'),
    code: blank(withoutTexts, comments, /[^\n]/g),
    comments: piecesOf(text, comments),
    literals: piecesOf(text, literals),
    imports,
    exports: readExports(program),
  };
}

function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  let [line, counted] = [1, 0];
  return spans
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => {
      line += text.slice(counted, start).split('\n').length - 1;
      counted = start;
      return { text: text.slice(start, end), line };
    });
}

function blank(text: string, spans: readonly Span[], characters: RegExp): string {
  let blanked = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    blanked += text.slice(from, start) + text.slice(start, end).replace(characters, ' ');
    from = end;
  }
  return blanked + text.slice(from);
}

function areaOf(path: string): string {
  const [top = '', second] = path.split('/');
  return top === 'src' && second !== undefined ? second : top;
}

export const SOURCES: readonly Source[] = listFiles('{src,test,tidy,bench}/**/*.ts', '*.ts').map((path) =>
  readSource(path),
);

export const SRC: readonly Source[] = SOURCES.filter((source) => source.path.startsWith('src/'));
