import { readFileSync } from 'node:fs';
import { openDocument } from './extraction/documents.ts';
import { listKnownFunds } from './extraction/make-registry.ts';
import { readPagesOnce } from './extraction/keep-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
const [pdf, what = 'f', pages = '', amc = ''] = process.argv.slice(2);
const doc = openDocument(pdf!, amc);
const want = pages === '' ? undefined : pages.split(',').map(Number);
const reading = await readPagesOnce(readFileSync(pdf!));
const ps = reading.printed.map((p) => reading.recognised.get(p.page_number) ?? p);
if (what === 'b') {
  for (const p of ps) if (!want || want.includes(p.page_number)) {
    console.log('PAGE', p.page_number, p.width, p.height);
    for (const b of listBlocks(p, listTextLines(p), isKnownLabel)) console.log(`${b.x0.toFixed(0)}-${b.x1.toFixed(0)} y${b.y0.toFixed(0)}-${b.y1.toFixed(0)} bl${b.baseline.toFixed(1)} s${b.size.toFixed(1)}${b.bold ? ' B' : ''}${b.isFigure ? ' #' : ''} ${b.color} ${b.lines.map((l) => l.text).join(' ⏎ ')}`);
  }
} else {
  const { fragments, pages: kinds } = readReport({ pages: ps }, { funds: listKnownFunds(doc) });
  if (!want) console.log(kinds.map((k) => `${k.page_number}:${k.page_type}`).join(' '));
  for (const f of fragments) {
    if (want && !want.includes(f.page_number)) continue;
    console.log('\n=== p', f.page_number, f.fund_name_raw, f.report_date);
    const { evidence, problems, withheld, ...rest } = f as any;
    for (const [k, v] of Object.entries(rest)) {
      if (Array.isArray(v)) for (const r of v) console.log(' ', k, typeof r === 'object' ? Object.entries(r).filter(([a, x]) => x !== null && a !== 'row_order').map(([a, x]) => `${a}=${x}`).join(' ; ').slice(0, 400) : r);
      else if (v !== null && typeof v !== 'object') console.log(' ', k, '=', String(v).slice(0, 300));
    }
    for (const w of withheld ?? []) console.log('  WITHHELD', w.section, w.check, w.reason, w.figures?.slice(0, 12).join(' '), w.row_count);
    for (const q of problems) console.log('  PROBLEM', q.path, q.expected, q.found);
  }
}
