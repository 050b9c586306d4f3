import { Fault } from '#base/fault.ts';
import type { FundMention } from '#domain/fund.ts';
import { endsOf } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { normaliseName } from '#domain/names.ts';
import { parseDocument } from '#sources/parse.ts';
import type { ParsedDocument, SourceName } from '#sources/rows.ts';
import type { FactTx } from '#store/database.ts';
import { findDocument } from '#store/document-rows.ts';
import { listDocumentsOfHolds, listHolds, listOpenQuestions } from '#store/hold-rows.ts';
import type { OpenQuestion } from '#store/hold-rows.ts';
import type { DocumentTable, HoldTable } from '#store/tables.ts';
import type { Archive } from './archive.ts';
import { Ledger } from './ledger.ts';
import type { CheckName } from './ledger.ts';
import { NOTHING_SAID } from './match.ts';
import { runPass } from './pass.ts';
import type { PassResult } from './pass.ts';
import { RegistryDraft } from './registry-draft.ts';
import { findFunds, mentionOfReport } from './reports/place-report.ts';
import { passReport, rejudgeReports, rejudgeSizes } from './reports/report-pass.ts';
import { arrivalOf, nameIdentity } from './stage.ts';
import type { Only } from './stage.ts';

/**
 * Processes the archived documents of these holds again, in order of arrival, and promotes the rows whose fund is now
 * certain.
 */
export async function rereadHolds(
  tx: FactTx,
  archive: Archive,
  holds: readonly OpenQuestion[],
  known_at: number,
): Promise<PassResult[]> {
  const results: PassResult[] = [];
  const only = onlyAbout(holds);
  for (const document_seq of await listDocumentsOfHolds(
    tx,
    holds.map((hold) => hold.id),
  )) {
    const row = await findDocument(tx, document_seq);
    if (row === undefined)
      throw new Fault('INTERNAL_ERROR', 'A held document is missing from the store.', {
        internal: `document ${document_seq}`,
      });
    if (row.source === 'fmr') {
      results.push(await passReport(tx, archive, row, known_at));
      continue;
    }
    const document = readAgain(archive, row.source as SourceName, row);
    results.push(await runPass(tx, { document, document_seq, url: row.url, known_at, only }));
  }
  return results;
}

// Reviewers decide several holds of the same few documents in sequence, and parsing is most of the cost of a decision.
// The cache contains this many rows: two months of daily pages, about 30 MB.
const ROWS_KEPT = 60_000;
const kept = new Map<string, ParsedDocument>();

/** Its dates are checked against the day of its arrival, not that of the decision. */
function readAgain(
  archive: Archive,
  source: SourceName,
  { sha256, received_at, url }: Pick<DocumentTable, 'sha256' | 'received_at' | 'url'>,
): ParsedDocument {
  const arrival = arrivalOf(received_at, url);
  const key = `${source} ${sha256} ${arrival.observed_on} ${arrival.isFetched}`;
  // It was within the limits when it arrived; they are not checked again.
  const document =
    kept.get(key) ?? parseDocument(source, archive.read(sha256), { usualRows: null, partial: true, arrival });
  const others = kept.values().reduce((sum, other) => sum + other.rows.length, 0);
  if (!kept.has(key) && others + document.rows.length > ROWS_KEPT) kept.clear();
  if (document.rows.length <= ROWS_KEPT && !kept.has(key)) kept.set(key, { ...document, rows: [...document.rows] });
  return document;
}

/** The rows of the held funds, and rows with the held names. */
function onlyAbout(holds: readonly OpenQuestion[]): Only {
  const funds = new Set(holds.flatMap((hold) => hold.fund_key ?? []));
  const names = new Set(
    holds.filter((hold) => hold.fund_key === null).map((hold) => nameIdentity(mentionOf(hold)).join('\n')),
  );
  return (fund, mention) =>
    (fund !== undefined && funds.has(fund.fund_key)) || names.has(nameIdentity(mention).join('\n'));
}

/**
 * Reconciles open holds with the changes of passes: processes the documents of holds again that the registry can now
 * resolve, or whose drop a payout may explain, until no such hold is left; then checks again the reports that state a
 * changed NAV, or a size close to a changed one. Closes the resolved holds.
 */
export async function reconcile(
  tx: FactTx,
  archive: Archive,
  before: readonly PassResult[],
  known_at: number,
): Promise<PassResult[]> {
  const results = await reconcileHolds(tx, archive, before, known_at);
  const priced = [...before, ...results].flatMap((pass) => [...pass.pricedFunds]);
  results.push(...(await rejudgeReports(tx, archive, priced, known_at)));
  return [...results, ...(await rejudgeSizes(tx, archive, [...before, ...results], known_at))];
}

async function reconcileHolds(
  tx: FactTx,
  archive: Archive,
  before: readonly PassResult[],
  known_at: number,
): Promise<PassResult[]> {
  const results: PassResult[] = [];
  const reread = new Set<string>();
  for (let passes = before; ;) {
    const ledger = await Ledger.open(tx, NO_DOCUMENT, known_at);
    const questions = await listOpenQuestions(tx, REGISTRY_CHECKS);
    const answered = questions.length === 0 ? [] : listAnswered(questions, await RegistryDraft.load(tx, ledger));
    const drops = await listDrops(
      tx,
      passes.flatMap((pass) => [...pass.paidFunds]),
    );
    const fresh = [...answered, ...drops].filter((hold) => !reread.has(hold.id));
    if (fresh.length === 0) {
      for (const hold of answered) ledger.holds.resolve(hold.id, 'The registry now contains it.');
      await ledger.flush(tx);
      return results;
    }
    for (const hold of fresh) reread.add(hold.id);
    passes = await rereadHolds(tx, archive, fresh, known_at);
    results.push(...passes);
  }
}

/** The open holds over drops of NAVs that one of these payouts may explain. */
async function listDrops(
  tx: FactTx,
  paid: readonly (readonly [fund_key: number, days: readonly IsoDate[]])[],
): Promise<HoldTable[]> {
  const [since] = endsOf(paid.flatMap(([, days]) => days));
  if (since === undefined) return [];
  const daysOf = Map.groupBy(paid, ([fund_key]) => fund_key);
  return (await listHolds(tx, { status: 'OPEN', check_name: 'nav_jump', since })).filter((hold) =>
    daysOf.get(hold.fund_key ?? 0)?.some(([, days]) => days.some((day) => isWithin(day, hold))),
  );
}

/** Whether a day is one of the drop: after the NAV before it, and not after the last held one. */
function isWithin(day: IsoDate, { figures, rows, last_date }: HoldTable): boolean {
  const { reference_date } = JSON.parse(figures) as { reference_date?: IsoDate };
  const [first] = JSON.parse(rows) as { nav_date?: IsoDate | null }[];
  // A fund's first NAV was compared with a later one; NAVs before it may have become known since.
  const isAfterReference =
    reference_date === undefined || reference_date >= (first?.nav_date ?? '') || day > reference_date;
  return isAfterReference && day <= (last_date ?? '');
}

// The document number of a ledger that only closes holds; documents are numbered from 1.
const NO_DOCUMENT = 0;

// Checks whose holds the registry resolves once it contains more: about a fund's name, category or AMC.
const REGISTRY_CHECKS: readonly CheckName[] = [
  'fund_unknown',
  'fund_ambiguous',
  'category_disagrees',
  'amc_disagrees',
  'name_disagrees',
];

/** The holds that the registry can now resolve; their documents are processed again. */
function listAnswered(questions: readonly OpenQuestion[], draft: RegistryDraft): OpenQuestion[] {
  return questions.filter((hold) => {
    const { printed } = JSON.parse(hold.figures) as { printed?: string };
    const fund = hold.fund_key === null ? undefined : draft.fund(hold.fund_key);
    switch (hold.check_name) {
      case 'fund_unknown':
      case 'fund_ambiguous':
        if (hold.dataset === 'fmr') return isReportKnown(hold, draft);
        return draft.match(mentionOf(hold)).kind === 'fund';
      case 'category_disagrees':
        return fund?.category === printed;
      case 'amc_disagrees':
        return normaliseName((fund && draft.amcNameOf(fund)) ?? '') === normaliseName(printed ?? '');
      case 'name_disagrees':
        return fund !== undefined && draft.findBearer(printed ?? '', fund) === undefined;
      default:
        return false;
    }
  });
}

/**
 * A page of an unknown fund is processed again once its name matches funds; one of several funds, once it matches a
 * single one.
 */
function isReportKnown(hold: OpenQuestion, draft: RegistryDraft): boolean {
  const { amc_name } = mentionOf(hold);
  const found = findFunds(draft, mentionOfReport(hold.subject, amc_name));
  return found.kind === 'funds' && (hold.check_name === 'fund_unknown' || found.funds.length === 1);
}

/** The words of a held row for its fund. */
function mentionOf(hold: OpenQuestion): FundMention {
  const { amc, category, association_fund_id } = JSON.parse(hold.figures) as {
    amc?: string | null;
    category?: string | null;
    association_fund_id?: string | null;
  };
  const name = typeof association_fund_id === 'string' ? '' : hold.subject;
  return {
    ...NOTHING_SAID,
    association_fund_id: association_fund_id ?? null,
    name,
    amc_name: amc ?? null,
    category: category ?? null,
  };
}
