/** Plain technical English: no text that people read uses a banned word. The words are data in banned-words.ts. */
import { expect, it } from 'vitest';
import { BANNED_WORDS } from './banned-words.ts';
import { listProse } from './read-prose.ts';
import type { Prose } from './read-prose.ts';

const PROSE = listProse();

function findIn(prose: readonly Prose[]): string[] {
  return prose.flatMap(({ path, line, text }) =>
    BANNED_WORDS.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(text)?.[0].trim();
      return found === undefined ? [] : [`${path}:${line} "${found}" → ${instead}: ${text.trim().slice(0, 160)}`];
    }),
  );
}

it('comments, documents and public texts use plain technical English', () => {
  expect(findIn(PROSE), 'Write what the arrow suggests; the reasons are in CONTRIBUTING.md.').toEqual([]);
});
