import { Fault } from '#base/fault.ts';
import { parseDocument } from '#sources/parse.ts';
import type { ParsedDocument, SourceName } from '#sources/rows.ts';
import type { FactTx } from '#store/database.ts';
import { findDocument } from '#store/document-rows.ts';
import { listDocumentsOfHolds } from '#store/hold-rows.ts';
import type { HoldTable } from '#store/tables.ts';
import type { Archive } from './archive.ts';
import { Ledger } from './ledger.ts';
import { runPass } from './pass.ts';
import type { PassResult } from './pass.ts';
import { RegistryDraft } from './registry-draft.ts';
import { rejudgeReports } from './reports/rejudge-reports.ts';
import { passReport } from './reports/report-pass.ts';
import { listAnswered, listRegistryQuestions, mentionOf } from './settle.ts';
import { nameIdentity } from './stage.ts';
import type { Only } from './stage.ts';

/**
 * Reads the archived documents behind these holds again, in order of arrival,
 * and promotes what has become certain about their funds and names.
 */
export async function reconsider(tx: FactTx, archive: Archive, holds: readonly HoldTable[], known_at: number): Promise<PassResult[]> {
  const results: PassResult[] = [];
  const only = onlyAbout(holds);
  for (const document_seq of await listDocumentsOfHolds(tx, holds.map((hold) => hold.id))) {
    const row = await findDocument(tx, document_seq);
    if (row === undefined) throw new Fault('INTERNAL_ERROR', 'A held document is missing from the store.', { internal: `document ${document_seq}` });
    if (row.source === 'fmr') {
      results.push(await passReport(tx, archive, row, known_at));
      continue;
    }
    const document = readAgain(archive, row.source as SourceName, row.sha256);
    results.push(await runPass(tx, { document, document_seq, url: row.url, known_at, only }));
  }
  return results;
}

// Decisions come in runs over the same few documents, and reading one is nearly all that a decision costs.
// This many rows, two months of daily pages, take about 30 MB.
const ROWS_KEPT = 60_000;
const kept = new Map<string, ParsedDocument>();

function readAgain(archive: Archive, source: SourceName, sha256: string): ParsedDocument {
  const key = `${source} ${sha256}`;
  // It passed its bounds when it came; they are not asked again.
  const document = kept.get(key) ?? parseDocument(source, archive.read(sha256), { usual_rows: null, partial: true });
  const others = kept.values().reduce((sum, other) => sum + other.rows.length, 0);
  if (!kept.has(key) && others + document.rows.length > ROWS_KEPT) kept.clear();
  if (document.rows.length <= ROWS_KEPT && !kept.has(key)) kept.set(key, { ...document, rows: [...document.rows] });
  return document;
}

/** The rows of the held funds, and rows that print the held names. */
function onlyAbout(holds: readonly HoldTable[]): Only {
  const funds = new Set(holds.flatMap((hold) => hold.fund_key ?? []));
  const names = new Set(holds.filter((hold) => hold.fund_key === null).map((hold) => nameIdentity(mentionOf(hold)).join('\n')));
  return (fund, mention) => (fund !== undefined && funds.has(fund.fund_key)) || names.has(nameIdentity(mention).join('\n'));
}

/**
 * Reads again what an import or a decision has answered: names and words the
 * registry knows by now, drops that a payout of these passes may explain, and
 * what that in turn answers; then the reports that their NAVs speak of. Closes the questions that are none any more.
 */
export async function reconsiderAnswered(tx: FactTx, archive: Archive, before: readonly PassResult[], known_at: number): Promise<PassResult[]> {
  const results = await rereadAnswered(tx, archive, before, known_at);
  const priced = [...before, ...results].flatMap((pass) => [...pass.priced_funds]);
  return [...results, ...(await rejudgeReports(tx, archive, priced, known_at))];
}

async function rereadAnswered(tx: FactTx, archive: Archive, before: readonly PassResult[], known_at: number): Promise<PassResult[]> {
  const results: PassResult[] = [];
  const asked = new Set<string>();
  for (let paid = before.flatMap((pass) => pass.paid_funds); ; ) {
    const ledger = await Ledger.open(tx, NO_DOCUMENT, known_at);
    const questions = listRegistryQuestions(ledger);
    const answered = questions.length === 0 ? [] : listAnswered(questions, await RegistryDraft.load(tx, ledger));
    const drops = ledger.listOpen().filter((hold) => hold.check_name === 'nav_jump' && hold.fund_key !== null && paid.includes(hold.fund_key));
    const fresh = [...answered, ...drops].filter((hold) => !asked.has(hold.id));
    if (fresh.length === 0) {
      for (const hold of answered) ledger.resolve(hold.id, 'The registry knows it now.');
      await ledger.flush(tx);
      return results;
    }
    for (const hold of fresh) asked.add(hold.id);
    const passes = await reconsider(tx, archive, fresh, known_at);
    results.push(...passes);
    paid = passes.flatMap((pass) => pass.paid_funds);
  }
}

// For a ledger that only closes holds: documents are numbered from 1.
const NO_DOCUMENT = 0;
