import type { IsoDate } from '#domain/dates.ts';
import { compare, parseDecimal } from '#domain/decimal.ts';
import type { FundMention } from '#domain/fund.ts';
import { normaliseName } from '#domain/names.ts';
import type { NavFigures } from '#domain/series.ts';
import type { FactTx } from '#store/database.ts';
import { listNavAround } from '#store/series.ts';
import type { HoldTable } from '#store/tables.ts';
import type { Ledger } from './ledger.ts';
import type { CheckName, HeldRow } from './review-holds.ts';
import { findFunds, mentionOfReport } from './reports/place-report.ts';
import { NOTHING_SAID } from './match.ts';
import type { RegistryDraft } from './registry-draft.ts';

// Checks whose holds are resolved once the printed value of the day is served.
const VALUE_CHECKS: readonly CheckName[] = [
  'nav_jump',
  'nav_spike',
  'sources_disagree',
  'conflicting_values',
  'nav_not_positive',
  'date_implausible',
  'figure_implausible',
];

/** Closes open holds whose printed value is now served, promoted from another document. */
export async function resolveHolds(tx: FactTx, ledger: Ledger, draft: RegistryDraft): Promise<void> {
  for (const hold of await ledger.holds.listOpen(VALUE_CHECKS)) {
    if (hold.fund_key !== null && hold.dataset === 'nav') await resolveValue(tx, ledger, draft, hold, hold.fund_key);
  }
}

async function resolveValue(
  tx: FactTx,
  ledger: Ledger,
  draft: RegistryDraft,
  hold: HoldTable,
  fund_key: number,
): Promise<void> {
  // Only this import's own changes can resolve holds; their version numbers are above those known at its start.
  if (draft.fund(fund_key).nav_version <= ledger.events.headAtStart) return;
  const rows = JSON.parse(hold.rows) as (HeldRow & { nav_date?: IsoDate | null; nav?: string })[];
  const dates = rows.flatMap((row) => row.nav_date ?? []).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined || rows.length < hold.row_count) return;
  const accepted = new Map(
    (await listNavAround(tx, draft.fund(fund_key), first, last)).map((one) => [one.nav_date, one]),
  );
  const { figure = 'nav' } = JSON.parse(hold.figures) as { figure?: keyof NavFigures };
  const isAnswered = (row: (typeof rows)[number]): boolean => {
    const observation = row.nav_date === null || row.nav_date === undefined ? undefined : accepted.get(row.nav_date);
    if (observation === undefined) return false;
    if (figure !== 'nav') return observation[figure] !== null;
    const served = observation.nav;
    // Of conflicting values one is sufficient: the served one.
    const printed = (
      hold.check_name === 'conflicting_values' ? rows.filter((other) => other.nav_date === row.nav_date) : [row]
    ).map((one) => parseDecimal(one.nav ?? ''));
    return (
      hold.check_name === 'nav_not_positive' ||
      printed.some((value) => value !== undefined && compare(served, value) === 0)
    );
  };
  if (rows.every(isAnswered)) ledger.holds.resolve(hold.id, 'A later document resolved it.');
}

// Checks whose holds the registry resolves once it contains more.
const REGISTRY_CHECKS: readonly CheckName[] = [
  'fund_unknown',
  'fund_ambiguous',
  'category_disagrees',
  'amc_disagrees',
  'name_disagrees',
];

/**
 * Open holds about a fund's name, category or AMC. Holds of registry sheets are excluded: a sheet is not read again,
 * because a later sheet may have changed it.
 */
export async function listRegistryQuestions(ledger: Ledger): Promise<HoldTable[]> {
  return (await ledger.holds.listOpen(REGISTRY_CHECKS)).filter((hold) => hold.dataset !== 'registry');
}

/** The holds that the registry can now resolve; their documents are processed again. */
export function listAnswered(questions: readonly HoldTable[], draft: RegistryDraft): HoldTable[] {
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
function isReportKnown(hold: HoldTable, draft: RegistryDraft): boolean {
  const { amc_name } = mentionOf(hold);
  const found = findFunds(draft, mentionOfReport(hold.subject, amc_name));
  return found.kind === 'funds' && (hold.check_name === 'fund_unknown' || found.funds.length === 1);
}

/** The words of a held row for its fund. */
export function mentionOf(hold: HoldTable): FundMention {
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
