import { Fault } from '#base/fault.ts';
import { parseDocument } from '#sources/parse.ts';
import type { SourceName } from '#sources/rows.ts';
import type { FactTx } from '#store/database.ts';
import { findDocument, listDocumentsOfHolds } from '#store/ledger.ts';
import type { HoldTable } from '#store/tables.ts';
import type { Archive } from './archive.ts';
import { Ledger } from './ledger.ts';
import { runPass } from './pass.ts';
import type { PassResult } from './pass.ts';
import { RegistryDraft } from './registry-draft.ts';
import { listAnsweredNames } from './settle.ts';
import { nameIdentity } from './stage.ts';
import type { Only } from './stage.ts';
import { mentionOf } from './settle.ts';

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
    // It passed its bounds when it came; they are not asked again.
    const document = parseDocument(row.source as SourceName, archive.read(row.sha256), { usual_rows: null, partial: true });
    results.push(await runPass(tx, { document, document_seq, url: row.url, known_at, only }));
  }
  return results;
}

/** The rows of the held funds, and rows that print the held names. */
function onlyAbout(holds: readonly HoldTable[]): Only {
  const funds = new Set(holds.flatMap((hold) => hold.fund_key ?? []));
  const names = new Set(holds.filter((hold) => hold.fund_key === null).map((hold) => nameIdentity(mentionOf(hold)).join('\n')));
  return (fund, mention) => (fund !== undefined && funds.has(fund.fund_key)) || names.has(nameIdentity(mention).join('\n'));
}

/** After an import: names that the registry knows by now, and drops that a payout may explain. */
export async function reconsiderAnswered(tx: FactTx, archive: Archive, paid_funds: readonly number[], known_at: number): Promise<void> {
  const ledger = await Ledger.open(tx, 0, known_at);
  const draft = await RegistryDraft.load(tx, ledger);
  const named = listAnsweredNames(ledger, draft);
  const drops = ledger.listOpen().filter((hold) => hold.check_name === 'nav_jump' && hold.fund_key !== null && paid_funds.includes(hold.fund_key));
  if (named.length + drops.length === 0) return;
  await reconsider(tx, archive, [...named, ...drops], known_at);
  await closeAnsweredNames(tx, known_at);
}

/** A name that finds its fund now is no question any more. */
export async function closeAnsweredNames(tx: FactTx, known_at: number): Promise<void> {
  const ledger = await Ledger.open(tx, 0, known_at);
  const draft = await RegistryDraft.load(tx, ledger);
  for (const hold of listAnsweredNames(ledger, draft)) ledger.resolve(hold.id, 'The registry knows the name now.');
  await ledger.flush(tx);
}
