import { readFileSync } from 'node:fs';
import { isSafeAddress, renderMarkdown } from '#pages/markdown.ts';
import type { Picture, Rendered } from '#pages/markdown.ts';

/** A document of `docs/` as a page of the reference. */
export interface Guide extends Rendered {
  readonly path: string;
  /** One sentence, for the overview and search engines. */
  readonly summary: string;
}

/** The guides in the order of the navigation: file name in `docs/` and what the guide answers. */
const GUIDES: readonly (readonly [name: string, summary: string])[] = [
  ['api-guide', 'Recipes to copy: find a fund, download a history, read a report, follow updates.'],
  ['errors', 'How errors look, what to do about each status, and how to retry.'],
  ['limits', 'How many requests a key may send, and how to stay below the limit.'],
  ['paging', 'Page numbers, cursors and checkpoints: how to read a long list to its end.'],
  ['point-in-time', 'Read the data as it was known on an earlier day, for back-tests.'],
  ['csv', 'CSV and NDJSON, and how to use them in spreadsheets and notebooks.'],
  ['data-files', 'All data as Parquet, CSV or SQLite files, with recipes for DuckDB, pandas and spreadsheets.'],
  ['how-reports-are-read', 'How figures of fund manager reports are read, checked and withheld.'],
];

const FOLDER = new URL('../../docs/', import.meta.url);
const CHANGELOG = new URL('../../CHANGELOG.md', import.meta.url);
const PICTURE = 'how-reports-are-read.svg';

export const GUIDE_PICTURE = readPicture(PICTURE);

/** Paths of the guides, in the order of the navigation. */
export const GUIDE_PATHS: readonly string[] = GUIDES.map(([name]) => guidePath(name));

/** Reads and renders all guides. */
export function readGuides(): readonly Guide[] {
  return GUIDES.map(([name, summary]) => ({
    path: guidePath(name),
    summary,
    ...renderMarkdown(
      readFileSync(new URL(`${name}.md`, FOLDER), 'utf8'),
      mapAddress,
      new Map([[PICTURE, GUIDE_PICTURE]]),
    ),
  }));
}

export function readChangelog(): Rendered {
  return renderMarkdown(readFileSync(CHANGELOG, 'utf8'), mapAddress);
}

function guidePath(name: string): string {
  return `/docs/guides/${name}`;
}

function readPicture(name: string): Picture & { readonly text: string } {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
  return { path: guidePath(name), text, width: Number(width), height: Number(height) };
}

/** Links between documents lead to their pages; a document that the portal does not show has no link. */
function mapAddress(href: string): string | undefined {
  const [, file, anchor = ''] = /^(?:docs\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (file !== undefined) return GUIDES.some(([name]) => name === file) ? guidePath(file) + anchor : undefined;
  return isSafeAddress(href) ? href : undefined;
}
