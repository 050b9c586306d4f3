import { expect, it } from 'vitest';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import { extractFragments } from '#sources/fmr/extract.ts';
import { sayFragment } from './say-fragment.ts';
import { drawVaried } from './varied-drawing.ts';
import { tellFacts } from './varied-facts.ts';
import { pickBy } from './varied-pick.ts';

// The same pages in every run; `npm run bench:layouts` draws hundreds of others.
// Beside the first: a title over two lines beside another column, buckets under an asset title, a wrapped qualification,
// a label in two parts, months over one and two lines.
const SEEDS = [...Array.from({ length: 24 }, (_, index) => index + 1), 1116, 2091, 1006, 1088, 1218, 1201, 2009, 1098];
// Of all values that the pages show, the share that a reader of unknown layouts must find.
const LEAST_FOUND = 0.97;

it('pages in layouts never seen give nothing but what they show, and nearly all of it', { timeout: 60_000 }, async () => {
  const told = SEEDS.map((seed) => ({ facts: tellFacts(pickBy(seed)), pick: pickBy(seed + 1_000_000) }));
  const { pages } = await readPdf(await drawVaried(told));
  let found = 0;
  let shown = 0;
  for (const [index, { facts }] of told.entries()) {
    const { fragments } = extractFragments({ pages: pages.slice(index, index + 1) });
    const said = fragments.flatMap((fragment) => [...sayFragment(fragment)]);
    expect(said.filter((line) => !facts.truth.has(line)), `seed ${SEEDS[index] ?? 0}`).toEqual([]);
    found += said.length;
    shown += facts.truth.size;
  }
  expect(found / shown).toBeGreaterThan(LEAST_FOUND);
});
