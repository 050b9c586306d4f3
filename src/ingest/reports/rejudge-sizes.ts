import type { Archive } from '#ingest/archive.ts';
import type { PassResult } from '#ingest/pass.ts';
import type { FactTx } from '#store/database.ts';
import { listDocumentsOfHolds, listHolds } from '#store/hold-rows.ts';
import { passDocuments } from './report-pass.ts';

/**
 * Judges the reports again whose sizes are withheld for a jump, once another report of the fund is promoted or corrected: a
 * size is compared with those of the months beside it. A size that is released may answer the next one.
 */
export async function rejudgeSizes(
  tx: FactTx,
  archive: Archive,
  before: readonly PassResult[],
  known_at: number,
): Promise<PassResult[]> {
  const results: PassResult[] = [];
  const judged = new Set<number>();
  for (let news = before; ;) {
    const holds = [];
    for (const fund_key of new Set(news.flatMap((pass) => pass.reportedFunds)))
      holds.push(...(await listHolds(tx, { status: 'OPEN', check_name: 'size_jump', fund_key })));
    const documents = await listDocumentsOfHolds(
      tx,
      holds.map(({ id }) => id),
    );
    const fresh = documents.filter((document_seq) => !judged.has(document_seq));
    if (fresh.length === 0) return results;
    for (const document_seq of fresh) judged.add(document_seq);
    news = await passDocuments(tx, archive, fresh, known_at);
    results.push(...news);
  }
}
