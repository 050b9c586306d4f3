import { Fault } from '#base/fault.ts';
import { normaliseName } from '#domain/names.ts';
import type { FactTx } from '#store/database.ts';
import { findHold, listHolds, updateHold } from '#store/hold-rows.ts';
import { appendJournalEntry, insertDecision } from '#store/document-rows.ts';
import { addAlias, listRegistry } from '#store/registry.ts';
import type { HoldTable } from '#store/tables.ts';
import type { Archive, DecisionEntry } from './archive.ts';
import type { CheckName } from './ledger.ts';
import { changeFragments } from './reports/change-fragment.ts';
import { rejudgeSizes } from './reports/report-pass.ts';
import { figuresOf } from './reports/report-holds.ts';
import type { PassResult } from './pass.ts';
import { rereadHolds, reconcile } from './reconcile.ts';
import { checkTeaching, listHoldsOfPage } from './teach.ts';
import type { ConfirmPageDecision, TeachDecision } from './teach.ts';

/** A reviewer's decision about held rows. Ids are public ones, so a decision can be replayed into an empty store. */
export type Decision =
  | { readonly kind: 'accept'; readonly hold_id: string; readonly reason: string; readonly value?: string }
  | { readonly kind: 'reject'; readonly hold_id: string; readonly reason: string }
  | {
      readonly kind: 'correct';
      readonly hold_id: string;
      readonly path: string;
      readonly value: string;
      /** Further paths of the page that get the same value, because the page prints it once for all of them. */
      readonly also?: readonly string[];
      readonly page?: number;
      readonly reason: string;
    }
  | { readonly kind: 'drop'; readonly hold_id: string; readonly section: string; readonly reason: string }
  /** Accepts this hold and every other acceptable one over the same pages of its document. */
  | { readonly kind: 'confirm'; readonly hold_id: string; readonly reason: string }
  | { readonly kind: 'alias'; readonly alias: string; readonly fund_slug: string; readonly reason: string }
  /** Adds a row that the page prints and the reader did not read; values are as printed. */
  | {
      readonly kind: 'add';
      readonly hold_id: string;
      readonly section: string;
      readonly row: Readonly<Record<string, string>>;
      readonly page?: number;
      readonly reason: string;
    }
  | TeachDecision
  | ConfirmPageDecision;

/** A decision about a hold. */
type HoldDecision = Extract<Decision, { hold_id: string }>;

export function isAboutHold(decision: Decision): decision is HoldDecision {
  return 'hold_id' in decision;
}

interface Deciding {
  readonly by: string;
  /** Milliseconds; a rebuild passes the recorded time. */
  readonly at: number;
}

// Holds of these checks cannot be accepted, because their rows contain nothing that can be served.
const ONLY_REJECTABLE: ReadonlySet<string> = new Set<CheckName>([
  'nav_not_positive',
  'unreadable_cell',
  'date_missing',
  'fund_ambiguous',
  'name_disagrees',
  'registry_conflict',
  'payout_not_positive',
  'date_implausible',
  'page_without_text',
  'fund_unnamed',
  'month_missing',
]);

/** Applies a decision and promotes the rows that it resolves, inside the caller's transaction. */
export async function applyDecision(
  tx: FactTx,
  archive: Archive,
  decision: Decision,
  { by, at }: Deciding,
): Promise<PassResult[]> {
  const results = await applyKind(tx, archive, decision, { by, at });
  await insertDecision(tx, { decided_at: at, decided_by: by, kind: decision.kind, payload: JSON.stringify(decision) });
  await appendJournalEntry(tx, (seq): DecisionEntry => ({
    seq,
    kind: 'decision',
    at: new Date(at).toISOString(),
    by,
    decision,
  }));
  return results;
}

async function applyKind(
  tx: FactTx,
  archive: Archive,
  decision: Decision,
  { by, at }: Deciding,
): Promise<PassResult[]> {
  if (decision.kind === 'alias') return applyAlias(tx, archive, decision, at);
  if (decision.kind === 'teach') {
    await checkTeaching(tx, decision);
    return [];
  }
  if (decision.kind === 'confirm_page') {
    const holds = (await listHoldsOfPage(tx, decision)).filter((hold) => findRefusal(hold) === undefined);
    return acceptAll(tx, archive, holds, { decided_at: at, decided_by: by, reason: decision.reason });
  }
  return applyVerdict(tx, archive, decision, { by, at });
}

async function applyVerdict(
  tx: FactTx,
  archive: Archive,
  decision: HoldDecision,
  { by, at }: Deciding,
): Promise<PassResult[]> {
  const hold = await findHold(tx, decision.hold_id);
  if (hold === undefined)
    throw new Fault(
      'HOLD_NOT_FOUND',
      `There is no hold ${decision.hold_id}. \`mfds review list\` lists the open holds.`,
    );
  if (hold.status !== 'OPEN') throw alreadyDecided(hold);
  const decided = { decided_at: at, decided_by: by, reason: decision.reason };
  if (decision.kind === 'reject') {
    await updateHold(tx, hold.id, { ...decided, status: 'REJECTED' });
    // The other holds of a rejected page are obsolete, so they are closed.
    return hold.dataset === 'fmr' ? rereadReports(tx, archive, hold, at) : [];
  }
  if (decision.kind === 'confirm') return acceptAll(tx, archive, await listConfirmed(tx, hold), decided);
  if (decision.kind !== 'accept') {
    await changeFragments(tx, hold, decision);
    return rereadReports(tx, archive, hold, at);
  }
  const figures = acceptedFigures(hold, decision.value);
  return acceptAll(tx, archive, [{ ...hold, figures: JSON.stringify(figures) }], decided);
}

interface Decided {
  readonly decided_at: number;
  readonly decided_by: string;
  readonly reason: string;
}

/** Accepts holds together, so that each of their documents is processed once. */
async function acceptAll(
  tx: FactTx,
  archive: Archive,
  holds: readonly HoldTable[],
  decided: Decided,
): Promise<PassResult[]> {
  for (const { id, figures } of holds) await updateHold(tx, id, { ...decided, status: 'ACCEPTED', figures });
  // Rows that depended on these holds (the days after a jump, other rows of the fund) may now pass.
  const behind: HoldTable[] = [];
  for (const hold of holds) behind.push(...(await listBehind(tx, hold)));
  const results = await rereadHolds(tx, archive, [...holds, ...behind], decided.decided_at);
  return [...results, ...(await reconcile(tx, archive, results, decided.decided_at))];
}

/** The open holds that a confirmation of the pages of a hold accepts; Fault `HOLD_NOT_ACCEPTABLE` if there are none. */
async function listConfirmed(tx: FactTx, hold: HoldTable): Promise<HoldTable[]> {
  if (hold.dataset !== 'fmr')
    throw new Fault('HOLD_NOT_ACCEPTABLE', 'Only pages of reports can be confirmed; accept or reject this hold.');
  const { document_sha256, pages } = figuresOf(hold);
  const over = (await listHolds(tx, { status: 'OPEN', document_sha256 })).filter((other) =>
    figuresOf(other).pages.every((page) => pages.includes(page)),
  );
  const acceptable = over.filter((other) => findRefusal(other) === undefined);
  if (acceptable.length > 0) return acceptable;
  throw findRefusal(hold) ?? new Fault('HOLD_NOT_ACCEPTABLE', 'The holds over this page cannot be accepted.');
}

/** Two reviewers may decide one hold: the later one is shown the decision that counts. */
function alreadyDecided({ status, decided_by, decided_at, reason }: HoldTable): Fault {
  const at = decided_at === null ? '' : ` on ${new Date(decided_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return new Fault(
    'HOLD_DECIDED',
    `This hold is already ${status.toLowerCase()}; it cannot be decided again. ` +
      `Decided by ${decided_by ?? 'an import'}${at}: ${reason ?? 'no reason given'}`,
  );
}

/** Checks the pages of a hold again, and the sizes of the neighbouring months. */
async function rereadReports(tx: FactTx, archive: Archive, hold: HoldTable, at: number): Promise<PassResult[]> {
  const results = await rereadHolds(tx, archive, [hold], at);
  return [...results, ...(await rejudgeSizes(tx, archive, results, at))];
}

/** Open holds that an accepted one may resolve; a released part of a report does not resolve other parts. */
async function listBehind(tx: FactTx, { fund_key, dataset, figures }: HoldTable): Promise<HoldTable[]> {
  const isPart = dataset === 'fmr' && figuresOf({ figures }).group !== undefined;
  return fund_key === null || isPart ? [] : listHolds(tx, { status: 'OPEN', fund_key });
}

/** Why a hold cannot be accepted; undefined if it can. */
export function findRefusal(hold: Pick<HoldTable, 'check_name' | 'dataset' | 'figures'>): Fault | undefined {
  const figures = JSON.parse(hold.figures) as Record<string, unknown>;
  // A row of a registry sheet is corrected in the sheet, and an id alone does not contain the name of the fund.
  const is_page =
    hold.dataset === 'fmr' && (hold.check_name === 'fund_unknown' || hold.check_name === 'fund_ambiguous');
  const isUnnamed = is_page || hold.dataset === 'registry' || figures['association_fund_id'] !== undefined;
  if (figuresOf(hold).group?.values.length === 0) {
    return new Fault(
      'HOLD_NOT_ACCEPTABLE',
      `The reader could not read any value held by ${hold.check_name}. ` +
        'Correct the values from the page, or reject the hold.',
    );
  }
  if (ONLY_REJECTABLE.has(hold.check_name) || isUnnamed) {
    return new Fault(
      'HOLD_NOT_ACCEPTABLE',
      `Rows held by ${hold.check_name} cannot be served unchanged. ` +
        'Reject the hold, or give the rows a fund with `mfds review alias` or a registry sheet.',
    );
  }
  return undefined;
}

/** The values of which an acceptance may choose one; empty for most holds. */
export function listCandidates({ check_name, figures }: Pick<HoldTable, 'check_name' | 'figures'>): string[] {
  const { values, amounts } = JSON.parse(figures) as { values?: string[]; amounts?: string[] };
  if (check_name === 'conflicting_values') return values ?? [];
  return check_name === 'conflicting_payouts' ? (amounts ?? []) : [];
}

function acceptedFigures(hold: HoldTable, value: string | undefined): Record<string, unknown> {
  const refusal = findRefusal(hold);
  if (refusal !== undefined) throw refusal;
  const figures = JSON.parse(hold.figures) as Record<string, unknown>;
  const values = listCandidates(hold);
  if (hold.check_name === 'conflicting_values' && value === undefined) {
    throw new Fault('VALUE_NEEDED', `The document gives ${values.join(' and ')}; choose the correct one with --value.`);
  }
  if (value !== undefined && !values.includes(value)) {
    throw new Fault(
      'VALUE_UNKNOWN',
      values.length === 0
        ? 'This hold has only one value; --value is for conflicting values.'
        : `${value} is not one of the held values: ${values.join(', ')}.`,
    );
  }
  return value === undefined ? figures : { ...figures, chosen: value };
}

async function applyAlias(
  tx: FactTx,
  archive: Archive,
  decision: Extract<Decision, { kind: 'alias' }>,
  at: number,
): Promise<PassResult[]> {
  const { funds } = await listRegistry(tx);
  const fund = funds.find((one) => one.slug === decision.fund_slug);
  if (fund === undefined) throw new Fault('FUND_NOT_FOUND', `No fund has the slug ${decision.fund_slug}.`);
  const alias = normaliseName(decision.alias);
  if (alias === '') throw new Fault('ALIAS_BLANK', 'Give the name as printed; this one contains no letters or digits.');
  const bearers = funds.filter((one) =>
    [one.name, one.official_name, ...one.previous_names].some((name) => normaliseName(name) === alias),
  );
  if (bearers.length > 0 && !bearers.includes(fund)) {
    throw new Fault(
      'ALIAS_TAKEN',
      `"${decision.alias}" is the name of ${bearers.map((one) => one.slug).join(', ')}; ` +
        `an alias to ${fund.slug} would make it ambiguous.`,
    );
  }
  await addAlias(tx, { alias, fund_key: fund.fund_key });
  return reconcile(tx, archive, [], at);
}
