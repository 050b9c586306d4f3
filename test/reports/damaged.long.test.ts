import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeOperator } from '../cli/operate.ts';
import { documentOf, makeDataDir, makeInstallation } from '../cli/run-mfds.ts';
import { damagePdf } from '../fixtures/damage-pdf.ts';
import { HOSTILE_PDFS } from '../fixtures/hostile-pdfs.ts';
import { drawReport } from '../fixtures/report-page.ts';
import { samplePage } from '../fixtures/sample-report.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Taken {
  readonly document: { readonly origin: string };
  readonly outcome: string;
  readonly message: string | null;
  readonly changed: number;
  readonly held: number;
  readonly duration_ms: number;
}

// All of them take minutes; these are one of each kind that ends soon.
const QUICK = [
  'zero bytes',
  'a web page that speaks of a PDF',
  'a page tree that is its own child',
  'a tree ten thousand levels deep',
  'a page named forty thousand times',
  'a cross reference that follows itself',
  'brackets a million deep',
  'a form that draws itself',
  'a photograph that claims 65,000 by 65,000',
  'a bomb behind a lock that is open',
];
const QUICK_SEEDS = [1, 3, 5, 6, 7, 10, 11];
const wanted = Number.parseInt(process.env['MFDS_TEST_DAMAGED_PDFS'] ?? '0', 10);
// The limit of a document's reading, and what a busy machine adds to it.
const LONGEST_MS = 90_000;

/** Damaged documents by what is wrong with them, `wanted` of them or the quick ones. */
function* damaged(report: Buffer): Generator<readonly [what: string, bytes: Uint8Array]> {
  const names = Object.keys(HOSTILE_PDFS).filter((name) => wanted > 0 || QUICK.includes(name));
  for (const name of names) yield [name, HOSTILE_PDFS[name]?.() ?? Buffer.alloc(0)];
  const seeds =
    wanted > 0 ? Array.from({ length: Math.max(0, wanted - names.length) }, (_, seed) => seed) : QUICK_SEEDS;
  for (const seed of seeds) yield [`damage ${seed}`, damagePdf(report, seed)];
}

it(
  'damaged and hostile PDFs are refused or held one by one, each with its reason, and no fact comes of them',
  { timeout: 240_000 + wanted * 10_000 },
  async () => {
    const report = await drawReport([
      samplePage('bars', { fund: 'Sample Income Fund' }),
      samplePage('lines', { fund: 'Sample Stock Fund' }),
    ]);
    const folder = join(temporaryFolder(), 'reports');
    mkdirSync(folder);
    const put = (name: string, bytes: string | Uint8Array): string => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    };
    const dataDir = makeDataDir();
    const registry = await makeOperator(dataDir)([
      'ingest',
      'registry',
      put('funds.csv', 'official_name,slug\nSample Income Fund,sample-income\nSample Stock Fund,sample-stock\n'),
      '--json',
    ]);
    expect(registry.code).toBe(0);
    const files = [...damaged(report)].map(([what, bytes], index) =>
      put(`${String(index).padStart(3, '0')} ${what}.pdf`, bytes),
    );
    // The undamaged report is first, so that a differing value read from a damaged copy would show as a second version.
    const ran = await makeInstallation(dataDir)(['ingest', 'fmr', put('whole.pdf', report), ...files, '--json']);
    expect(ran.code, ran.stderr).toBe(1);
    const [whole, ...taken] = documentOf(ran)['documents'] as Taken[];
    expect(whole).toMatchObject({ outcome: 'promoted', changes: { reports_promoted: 2 } });
    expect(taken.map((one) => one.document.origin)).toEqual(files);
    for (const one of taken) {
      expect(one.changed, one.document.origin).toBe(0);
      expect(one.duration_ms, one.document.origin).toBeLessThan(LONGEST_MS);
    }
    const refused = taken.filter((one) => one.outcome === 'refused');
    expect(refused.length).toBeGreaterThan(taken.length / 2);
    for (const one of refused) expect(one.message, one.document.origin).toMatch(/^[^\n]{20,300}[.?!]$/);
    // Only a copy whose damage touches nothing that is read says what is served already; what else was read is held.
    expect(
      taken.filter((one) => one.outcome !== 'refused' && one.held === 0 && !one.document.origin.includes('damage')),
    ).toEqual([]);
  },
);
