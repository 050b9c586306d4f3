import { readFileSync } from 'node:fs';
import { openDocument } from './extraction/documents.ts';
import { listKnownFunds } from './extraction/make-registry.ts';
import { readPagesOnce } from './extraction/keep-words.ts';
import { SAME_MEANING } from '../test/generative/same-meaning.ts';
import { toSheet, toPage } from '../test/generative/placed-pieces.ts';
import { createSeededRandom } from '../test/support/seeded-random.ts';
import { readSheets } from '../test/generative/report-facts.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
const [pdf, pages, change, show] = process.argv.slice(2);
const doc = openDocument(pdf!, '');
const funds = listKnownFunds(doc);
const r = await readPagesOnce(readFileSync(pdf!));
const want = pages!.split(',').map(Number);
const sheets = r.printed.filter((p) => want.includes(p.page_number)).map(toSheet);
const target = sheets.at(-1)!;
const base = new Map(readSheets(sheets, funds).facts.map((f) => [f.path + " " + f.key, f.value]));
let bad = 0;
for (let seed = 1; seed <= 12; seed += 1) {
  const out: any = (SAME_MEANING as any)[change!](target, createSeededRandom(seed));
  const changed = out?.sheet ?? out;
  if (!changed) { console.log(seed, 'n/a'); continue; }
  const facts = readSheets([...sheets.slice(0, -1), changed], funds).facts;
  const diff = facts.filter((f) => base.has(f.path + " " + f.key) && base.get(f.path + " " + f.key) !== f.value);
  if (diff.length > 0) { bad += 1; console.log(seed, diff.length, diff.slice(0, 5).map((f) => `${f.key.slice(-60)} ${base.get(f.key)} -> ${f.value}`).join('\n   '));
    if (show && seed === 2) { const p = toPage(changed); for (const b of listBlocks(p, listTextLines(p), isKnownLabel)) if (/Chief|Execut|Zarina|Officer/.test(b.text)) console.log(`${b.x0.toFixed(1)}-${b.x1.toFixed(1)} y${b.y0.toFixed(1)}-${b.y1.toFixed(1)} bl${b.baseline.toFixed(1)} s${b.size.toFixed(1)}${b.bold ? ' B' : ''}${b.isFigure ? ' #' : ''} ${b.lines.map((l) => l.text).join(' ⏎ ')}`); } }
}
console.log('bad', bad, 'facts', base.size);
