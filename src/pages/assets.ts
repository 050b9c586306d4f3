import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** A file beside the pages, as a browser gets it. */
interface Asset {
  readonly path: string;
  readonly media_type: string;
  readonly text: string;
}

// 48 bits tell the versions of a few files apart.
const HASH_CHARACTERS = 12;

// Scripts are TypeScript here; a browser gets the same text with blanks for the types, under the same name, so that they find each other.
const FILES = {
  styles: { file: 'styles.css', media_type: 'text/css; charset=utf-8' },
  favicon: { file: 'favicon.svg', media_type: 'image/svg+xml' },
  explorer: { file: 'browser/explorer.ts', media_type: 'text/javascript; charset=utf-8' },
  calls: { file: 'browser/write-calls.ts', media_type: 'text/javascript; charset=utf-8' },
  copy: { file: 'browser/copy.ts', media_type: 'text/javascript; charset=utf-8' },
} as const;

const texts = Object.values(FILES).map(({ file }) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
});

// One folder whose name changes with any of the files: each may be kept for ever.
const folder = createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, HASH_CHARACTERS);

/** Every file a page may name. */
export const ASSETS: readonly Asset[] = Object.values(FILES).map(({ file, media_type }, index) => ({ path: pathOf(file), media_type, text: texts[index] ?? '' }));

/** `/assets/0a1b2c3d4e5f/styles.css` */
function pathOf(file: string): string {
  return `/assets/${folder}/${file}`;
}

export const STYLES_PATH = pathOf(FILES.styles.file);
export const FAVICON_PATH = pathOf(FILES.favicon.file);
export const EXPLORER_PATH = pathOf(FILES.explorer.file);
export const COPY_PATH = pathOf(FILES.copy.file);
