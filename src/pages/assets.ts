import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file beside the pages. Its hash stands in its path, so that a browser may keep it for ever. */
export interface Asset {
  /** `/assets/styles.0a1b2c3d4e5f.css` */
  readonly path: string;
  readonly media_type: string;
  readonly text: string;
}

// 48 bits tell the versions of one file apart.
const HASH_CHARACTERS = 12;

function readAsset(file: string, media_type: string): Asset {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
  const [name, ending] = file.split('.');
  return { path: `/assets/${name}.${hash}.${ending}`, media_type, text };
}

export const STYLES = readAsset('styles.css', 'text/css; charset=utf-8');
export const FAVICON = readAsset('favicon.svg', 'image/svg+xml');

/** Every file a page may name. */
export const ASSETS: readonly Asset[] = [STYLES, FAVICON];
