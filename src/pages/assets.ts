import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** A static file as browsers receive it. */
export interface Asset {
  readonly path: string;
  readonly mediaType: string;
  readonly text: string;
}

// 48 bits distinguish the versions of a few files.
const HASH_CHARACTERS = 12;

// Scripts are TypeScript; browsers receive them under the same names with the types replaced by spaces, so that their
// imports resolve.
const FILES = {
  styles: { file: 'styles.css', mediaType: 'text/css; charset=utf-8' },
  favicon: { file: 'favicon.svg', mediaType: 'image/svg+xml' },
  explorer: { file: 'browser/explorer.ts', mediaType: 'text/javascript; charset=utf-8' },
  calls: { file: 'browser/write-calls.ts', mediaType: 'text/javascript; charset=utf-8' },
  copy: { file: 'browser/copy.ts', mediaType: 'text/javascript; charset=utf-8' },
  colour: { file: 'browser/colour.ts', mediaType: 'text/javascript; charset=utf-8' },
  paintCode: { file: 'browser/paint-code.ts', mediaType: 'text/javascript; charset=utf-8' },
  answerView: { file: 'browser/answer-view.ts', mediaType: 'text/javascript; charset=utf-8' },
  choices: { file: 'browser/choices.ts', mediaType: 'text/javascript; charset=utf-8' },
  contents: { file: 'browser/contents.ts', mediaType: 'text/javascript; charset=utf-8' },
  limits: { file: 'browser/limits.ts', mediaType: 'text/javascript; charset=utf-8' },
} as const;

const texts = Object.values(FILES).map(({ file }) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
});

// The folder name changes with the content of any file, so browsers may cache the files forever.
const folder = createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, HASH_CHARACTERS);

/** Every file that pages may refer to. */
export const ASSETS: readonly Asset[] = Object.values(FILES).map(({ file, mediaType }, index) => ({
  path: pathOf(file),
  mediaType,
  text: texts[index] ?? '',
}));

/** `/assets/0a1b2c3d4e5f/styles.css` */
function pathOf(file: string): string {
  return `/assets/${folder}/${file}`;
}

export const STYLES_PATH = pathOf(FILES.styles.file);
export const FAVICON_PATH = pathOf(FILES.favicon.file);
export const EXPLORER_PATH = pathOf(FILES.explorer.file);
export const COPY_PATH = pathOf(FILES.copy.file);
export const CONTENTS_PATH = pathOf(FILES.contents.file);
export const LIMITS_PATH = pathOf(FILES.limits.file);
