import { readFileSync } from 'node:fs';
import { readPagesOnce } from './extraction/keep-words.ts';
const [pdf, page, pat] = process.argv.slice(2);
const r = await readPagesOnce(readFileSync(pdf!));
const p = r.printed[Number(page) - 1]!;
const hit = p.words.filter((w) => new RegExp(pat!).test(w.text));
for (const h of hit) console.log(p.words.filter((w) => Math.abs(w.baseline - h.baseline) < 3).map((w) => `${w.text}[${w.x0.toFixed(1)}-${w.x1.toFixed(1)} sp${w.spacing ?? 0}]`).join(' '));
