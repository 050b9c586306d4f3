/** Every text that people read, with its place: comments, strings of the code, documents, settings files, the API description. */
import { readFileSync } from 'node:fs';
import { listFiles } from './list-files.ts';
import { SOURCES } from './read-sources.ts';

export interface Prose {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export function listProse(): Prose[] {
  return [...ofCode(), ...ofDocuments(), ...ofDescription()];
}

/** The comments of all code, and the strings of src that have several words. */
function ofCode(): Prose[] {
  return SOURCES.filter(({ path }) => path !== 'tidy/banned-words.ts').flatMap(({ path, comments, literals }) => {
    const strings = path.startsWith('src/') ? literals.filter(({ text }) => isSentence(text)) : [];
    return [...comments, ...strings].map(({ text, line }) => ({ path, line, text: clean(text) }));
  });
}

// `a fund with`, not `fund_slug`, `text/csv`, a regular expression or a part of one.
function isSentence(text: string): boolean {
  return !text.startsWith('/') && !text.includes('(?:') && /[a-z]{2,} [a-z]{2,}/i.test(text);
}

// Comment marks at the start of a line, names of code and of tests in backticks, and addresses.
const NOT_PROSE = [/^[\s/*]*\*?/gm, /`[^`\n]*`/g, /\]\([^)]*\)/g] as const;

function clean(text: string): string {
  return NOT_PROSE.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const FENCED = /^ *```[\s\S]*?^ *```/gm;
// The rules table of the black-box tests names tests in its third column.
const TESTS_OF_RULES = /^(\| [\dD.]+ \|[^|]*\|).*$/gm;

function ofDocuments(): Prose[] {
  const documents = listFiles('*.md', '{docs,src,test,tidy,bench}/**/*.md').map((path) => ({
    path,
    text: readFileSync(path, 'utf8')
      .replaceAll(FENCED, (block) => block.replaceAll(/[^\n]/g, ''))
      .replaceAll(TESTS_OF_RULES, '$1'),
  }));
  const settings = ['.env.example', 'Dockerfile', ...listFiles('docs/{deploy,monitoring}/*', 'bin/*', '.ci/*')].map(
    (path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }),
  );
  return [...documents, ...settings].flatMap(({ path, text }) =>
    text.split('\n').map((line, index) => ({ path, line: index + 1, text: clean(line) })),
  );
}

/** Every text of docs/openapi.json, without its examples. */
function ofDescription(): Prose[] {
  const path = 'docs/openapi.json';
  const prose: Prose[] = [];
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string' && /^(?:description|summary|title)$/.test(key))
      prose.push({ path, line: 1, text: clean(value) });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) if (!/^examples?$/.test(name)) read(inner, name);
  };
  read(JSON.parse(readFileSync(path, 'utf8')), '');
  return prose;
}
