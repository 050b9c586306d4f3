import type { IsoDate } from '#domain/dates.ts';
import type { ParsedDocument, SourceRow } from '#sources/rows.ts';
import type { FactTx } from '#store/database.ts';
import { applySheetRow } from './apply-sheet.ts';
import type { ChangeCounts } from './import-report.ts';
import { Ledger } from './ledger.ts';
import type { HeldRow } from './ledger.ts';
import { heldNavRow, promoteNavs } from './promote-navs.ts';
import { heldPayoutRow, promotePayouts } from './promote-payouts.ts';
import { RegistryDraft } from './registry-draft.ts';
import type { Importing, SeriesCounts } from './series-import.ts';
import { settleHolds } from './settle.ts';
import { stageRows } from './stage.ts';
import type { Only, Staged, Unmatched } from './stage.ts';
import type { StageWatch } from './stage-watch.ts';
import { Standings } from './standings.ts';

interface PassInput {
  readonly document: ParsedDocument;
  readonly document_seq: number;
  readonly url: string | null;
  /** When what this pass promotes became known, milliseconds. */
  readonly known_at: number;
  readonly only: Only;
  /** Absent where the rows of an earlier document are looked at again. */
  readonly watch?: StageWatch | undefined;
}

export interface PassResult {
  readonly changes: ChangeCounts;
  readonly unchanged_rows: number;
  readonly empty_rows: number;
  readonly held_rows: Readonly<Record<string, number>>;
  /** Funds for which a payout became known: it may explain a held drop. */
  readonly paid_funds: readonly number[];
  /** Funds for which NAVs became known, by key, with their dates: reports state some of them. */
  readonly priced_funds: ReadonlyMap<number, readonly IsoDate[]>;
}

// What a registry sheet says is of the funds themselves: it has no rows of a series.
const NOTHING_STAGED: Staged = { placed: new Map(), unmatched: [], rejected_rows: 0 };

/**
 * One document through stage, match, validate and promote, inside the caller's
 * transaction. Also run again over an archived document, limited by `only`,
 * when a decision has made clear what some of its rows say.
 */
export async function runPass(tx: FactTx, input: PassInput): Promise<PassResult> {
  const { document, document_seq } = input;
  const ledger = await Ledger.open(tx, document_seq, input.known_at);
  const draft = await RegistryDraft.load(tx, ledger);
  const standings = await Standings.load(tx, { document_seq, source: document.source, page_date: document.page_date });
  if (document.source === 'registry') for (const row of document.rows) if (row.kind === 'registry') applySheetRow(draft, ledger, row);
  const staged = document.source === 'registry' ? NOTHING_STAGED : stageRows(document, draft, ledger, input.only);
  input.watch?.end('match');
  draft.announce();
  // Series refer to funds, so new funds are written before them; what the series change is written after.
  await draft.saveNew(tx);
  for (const unmatched of staged.unmatched) holdUnmatched(ledger, document, unmatched);
  const importing = { tx, ledger, draft, standings };
  const { navs, payouts, priced_funds } = await promoteSeries(importing, document, staged, input.url);
  await settleHolds(tx, ledger, draft);
  await draft.saveFunds(tx);
  await ledger.flush(tx);
  return {
    changes: {
      ...draft.counts,
      nav_observed: navs.observed,
      nav_corrected: navs.corrected,
      payouts_observed: payouts.observed,
      payouts_corrected: payouts.corrected,
      reports_promoted: 0,
      reports_corrected: 0,
    },
    unchanged_rows: navs.unchanged_rows + payouts.unchanged_rows,
    empty_rows: navs.empty_rows + payouts.empty_rows + staged.rejected_rows,
    held_rows: ledger.held_rows,
    paid_funds: payouts.observed + payouts.corrected === 0 ? [] : [...staged.placed.keys()],
    priced_funds,
  };
}

/** One fund after the other: only the rows of one are held at a time. */
async function promoteSeries(importing: Importing, document: ParsedDocument, staged: Staged, url: string | null): Promise<{ navs: SeriesCounts; payouts: SeriesCounts; priced_funds: Map<number, IsoDate[]> }> {
  const navs: SeriesCounts = { observed: 0, corrected: 0, unchanged_rows: 0, empty_rows: 0 };
  const payouts: SeriesCounts = { observed: 0, corrected: 0, unchanged_rows: 0, empty_rows: 0 };
  const priced_funds = new Map<number, IsoDate[]>();
  for (const [fund_key, places] of staged.placed) {
    const fund = importing.draft.fund(fund_key);
    const rows = readPlaces(document, places);
    if (document.source === 'payouts') {
      await promotePayouts(importing, fund, rows.filter((row) => row.kind === 'payout'), url, payouts);
      continue;
    }
    const dates = await promoteNavs(importing, fund, rows.filter((row) => row.kind === 'nav'), navs);
    if (dates.length > 0) priced_funds.set(fund_key, dates);
  }
  return { navs, payouts, priced_funds };
}

/** In the document's order: rows that name one fund differently may stand among each other. */
function readPlaces(document: ParsedDocument, places: readonly number[]): SourceRow[] {
  return places.toSorted((one, other) => one - other).flatMap((place) => document.rows.at(place) ?? []);
}

function holdUnmatched(ledger: Ledger, document: ParsedDocument, { check, identity, subject, fund_key, summary, figures, places }: Unmatched): void {
  const rows = readPlaces(document, places).flatMap((row): HeldRow[] => {
    if (row.kind === 'nav') return [heldNavRow(row, ledger.document_seq)];
    return row.kind === 'payout' ? [heldPayoutRow(row, ledger.document_seq)] : [];
  });
  const dataset = document.source === 'payouts' ? 'payouts' : 'nav';
  ledger.addHold({ check, dataset, identity, subject, fund_key, summary, figures, rows });
}
