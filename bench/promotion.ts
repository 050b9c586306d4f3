/** The real gates between extraction and what is served: a store of its own in a temporary folder, thrown away at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import type { Fragment } from '#domain/fragment.ts';
import { openArchive } from '#ingest/archive.ts';
import { extractPdf } from '#ingest/reports/extract-pdf.ts';
import { figuresOf } from '#ingest/reports/report-holds.ts';
import type { Ingest } from '#ingest/run.ts';
import { ingestDocument } from '#ingest/run.ts';
import { openFacts } from '#store/database.ts';
import { listFragments } from '#store/fragments.ts';
import { listHolds } from '#store/hold-rows.ts';

export interface HeldPages {
  readonly pages: readonly number[];
  readonly check: string;
  readonly summary: string;
}

interface Taken {
  readonly refused: string | null;
  readonly promoted: readonly Fragment[];
  readonly held: readonly HeldPages[];
}

export interface Gates {
  /** Registers funds by name, so that matching is not what is measured. */
  register(names: readonly string[]): Promise<void>;
  /** Takes a report in; the fragments of what was promoted, and which pages a check held. */
  take(origin: string, bytes: Uint8Array): Promise<Taken>;
  close(): Promise<void>;
}

export async function openGates(): Promise<Gates> {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-bench-'));
  const facts = await openFacts({ engine: 'sqlite', file: join(folder, 'facts.sqlite') });
  const ingest: Ingest = {
    facts,
    archive: openArchive(join(folder, 'archive')),
    clock: systemClock,
    log: silentLog,
    extractReport: extractPdf,
  };
  const takeIn = async (source: 'registry' | 'fmr', origin: string, bytes: Uint8Array) =>
    ingestDocument(ingest, { source, origin, bytes, url: null, is_partial: false });
  return {
    async register(names) {
      const lines = names.map((name) => `"${name.replaceAll('"', '""')}"`);
      await takeIn('registry', 'expected-funds.csv', Buffer.from(`name\n${lines.join('\n')}\n`));
    },
    async take(origin, bytes) {
      const { outcome, message, document } = await takeIn('fmr', origin, bytes);
      const served = await facts.query
        .selectFrom('reports')
        .select('report_ids')
        .where('superseded_at', 'is', null)
        .execute();
      const ids = new Set(served.flatMap((report) => JSON.parse(report.report_ids) as string[]));
      const rows = (await listFragments(facts.query, document.sha256)).filter((row) => ids.has(row.id));
      const holds = await facts.read(async (tx) => listHolds(tx, { status: 'OPEN' }));
      const own = holds.filter((hold) => hold.dataset === 'fmr' && figuresOf(hold).document_sha256 === document.sha256);
      return {
        refused: outcome === 'refused' ? message : null,
        promoted: rows.map((row) => JSON.parse(row.content) as Fragment),
        held: own.map((hold) => ({ pages: figuresOf(hold).pages, check: hold.check_name, summary: hold.summary })),
      };
    },
    async close() {
      await facts.close();
      rmSync(folder, { recursive: true });
    },
  };
}
