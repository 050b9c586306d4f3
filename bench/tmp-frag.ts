import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readReport } from '#sources/fmr/read-report.ts';
import { readPagesOnce } from './extraction/keep-words.ts';
import { hasExpected, listPdfs, openDocument } from './extraction/documents.ts';
import { listKnownFunds } from './extraction/make-registry.ts';
for (const f of listPdfs(process.argv.slice(2))) {
  const r = await readPagesOnce(readFileSync(f));
  const pages = r.printed.map((p) => r.recognised.get(p.page_number) ?? p);
  for (const funds of [hasExpected(f) ? listKnownFunds(openDocument(f, '')) : [], []]) {
    const t = process.cpuUsage();
    const out = readReport({ pages }, { funds });
    const u = process.cpuUsage(t);
    console.log(f.split('/').slice(-2).join('/'), funds.length, createHash('sha256').update(JSON.stringify(out)).digest('hex').slice(0, 16), '|', Math.round((u.user + u.system) / 1000));
  }
}
