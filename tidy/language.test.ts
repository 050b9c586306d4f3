/** Plain technical English: no text that people read uses a banned word. The words are data in banned-words.ts. */
import { expect, it } from 'vitest';
import { BANNED_WORDS } from './banned-words.ts';
import { listProse } from './read-prose.ts';
import type { Prose } from './read-prose.ts';

/** Folders that are not checked, each with its reason. */
const NOT_CHECKED: Readonly<Record<string, string>> = {
  'src/sources/fmr/': 'the report reader is being replaced',
  'src/documents/pdf/': 'the report reader is being replaced',
  'src/ingest/reports/': 'the report reader is being replaced',
  'test/fmr/': 'tests of the report reader that is being replaced',
};

/** Temporary: files and folders that still have findings. Remove a line when its texts are rewritten. */
const NOT_REWRITTEN_YET: readonly string[] = ['bench/extraction', 'test/reports/'];

const PROSE = listProse();

function findIn(prose: readonly Prose[]): string[] {
  return prose.flatMap(({ path, line, text }) =>
    BANNED_WORDS.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(text)?.[0].trim();
      return found === undefined ? [] : [`${path}:${line} "${found}" → ${instead}: ${text.trim().slice(0, 160)}`];
    }),
  );
}

const isChecked = ({ path }: Prose): boolean =>
  ![...Object.keys(NOT_CHECKED), ...NOT_REWRITTEN_YET].some((folder) => path.startsWith(folder));

it('comments, documents and public texts use plain technical English', () => {
  expect(findIn(PROSE.filter(isChecked)), 'Write what the arrow suggests; the reasons are in CONTRIBUTING.md.').toEqual(
    [],
  );
});

it('every exception is still needed', () => {
  const stale = [...Object.keys(NOT_CHECKED), ...NOT_REWRITTEN_YET].filter(
    (folder) => findIn(PROSE.filter(({ path }) => path.startsWith(folder))).length === 0,
  );
  expect(stale, 'These folders have no findings. Remove them from tidy/language.test.ts.').toEqual([]);
});
