import { listListedShares } from '#sources/fmr/candidates/listed-shares.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { readFileSync } from 'node:fs';
import { readPagesOnce } from './extraction/keep-words.ts';
const r = await readPagesOnce(readFileSync('/work/blind/set4/N15_gorakh_2020-07.pdf'));
for (const p of r.printed) for (const b of listBlocks(p, listTextLines(p), isKnownLabel)) if (b.text.includes('Pharmaceuticals 6.1')) console.log(b.text, JSON.stringify(listListedShares([b]).map((l) => l.items.map((i) => [i.name.text, i.figure.text, i.other?.figure.text]))), b.lines.map((l) => l.words.map((w) => w.text + '@' + w.baseline.toFixed(1)).join(' ')));
