/**
 * Every TypeScript file of the project, parsed once. Rules can search code without comments and strings, comments,
 * strings, or imports and exports separately.
 */
import { readFileSync } from 'node:fs';
import { listFiles } from './list-files.ts';
import { parseSource, parseSources } from './parse-sources.ts';
import type { Parsed, Span } from './parse-sources.ts';
import type { Import } from './read-modules.ts';

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
  readonly patterns: readonly PlacedPattern[];
  /** Lines on which `RegExp` is called. */
  readonly madePatterns: readonly number[];
  readonly imports: readonly Import[];
  readonly exports: readonly string[];
}

/** A regular expression between slashes. */
export interface PlacedPattern {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

// `// to the end of the line` and `/* over lines */`, looked for where literals are already blank.
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

export function readSource(path: string, text: string): Source {
  return sourceOf(path, text, parseSource(path, text));
}

function sourceOf(path: string, text: string, parsed: Parsed): Source {
  const { literals, patterns, madePatterns, imports, exports } = parsed;
  const withoutTexts = blank(text, literals, /[^\n'"`]/g);
  const comments = [...withoutTexts.matchAll(COMMENT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const lineOf = ({ start }: Span): number => text.slice(0, start).split('\n').length;
  return {
    path,
    area: areaOf(path),
    lines: text.replace(/\n$/, '').split('\n'),
    code: blank(withoutTexts, comments, /[^\n]/g),
    comments: piecesOf(text, comments),
    literals: piecesOf(text, literals),
    patterns: patterns.map((one) => ({ line: lineOf(one), source: one.source, flags: one.flags })),
    madePatterns: madePatterns.map(lineOf),
    imports,
    exports,
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

const texts = new Map(
  listFiles('{src,test,tidy,bench}/**/*.ts', '*.ts').map((path) => [path, readFileSync(path, 'utf8')]),
);
const parsedOf = parseSources(texts);

export const SOURCES: readonly Source[] = [...texts].map(([path, text]) =>
  sourceOf(path, text, parsedOf.get(path) ?? parseSource(path, text)),
);

export const SRC: readonly Source[] = SOURCES.filter((source) => source.path.startsWith('src/'));
