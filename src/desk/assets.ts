import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** Files of the review desk only; the style sheet and the icon of all pages are in `#pages/assets.ts`. */
const FILES = {
  styles: { file: 'desk.css', mediaType: 'text/css; charset=utf-8' },
  keys: { file: 'browser/keys.ts', mediaType: 'text/javascript; charset=utf-8' },
} as const;

function readAsset({ file, mediaType }: { readonly file: string; readonly mediaType: string }): {
  readonly path: string;
  readonly mediaType: string;
  readonly read: () => string;
} {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const text = file.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  // The name changes with the content, so browsers may cache the file.
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { path: `/desk/${hash}/${file}`, mediaType, read: () => text };
}

export const DESK_STYLES = readAsset(FILES.styles);
export const DESK_KEYS = readAsset(FILES.keys);
