import { findCategory } from '#domain/categories.ts';
import { doubtInception } from '#domain/checks/plausible-dates.ts';
import type { Fund } from '#domain/fund.ts';
import { fundId } from '#domain/identity.ts';
import { normaliseName, slugify } from '#domain/names.ts';
import type { ParsedDocument, RegistryFacts, RegistryRow } from '#sources/rows.ts';
import type { StoredFund } from '#store/registry.ts';
import type { CheckName, Ledger } from './ledger.ts';
import { createFund, distinctNames, traitsAfter, traitsOf, withoutStated } from './register.ts';
import type { RegistryDraft } from './registry-draft.ts';
import type { Seen } from './stage.ts';

/** The operator's registry sheet: contradictory rows are held together, all others are applied in order. */
export async function applySheet(
  draft: RegistryDraft,
  ledger: Ledger,
  { rows }: ParsedDocument,
  seen: Seen,
): Promise<void> {
  const sheet = [...rows].filter((row) => row.kind === 'registry');
  const conflicts = findConflicts(
    draft,
    sheet.filter(({ problems }) => problems.length === 0),
  );
  for (const conflict of conflicts) await holdConflict(ledger, conflict);
  const held = new Set(conflicts.flatMap((conflict) => conflict.rows));
  for (const row of sheet) if (!held.has(row)) await applySheetRow(draft, ledger, row, seen);
}

function holdConflict(ledger: Ledger, { rows, stated }: SheetConflict): Promise<void> {
  const fields = Object.entries(stated).map(
    ([field, values]) => `${field} ${[...new Set(values.map((value) => JSON.stringify(value)))].join(' and ')}`,
  );
  return holdRows(
    ledger,
    rows,
    'registry_conflict',
    `${rows.length} rows of the sheet state for one fund ${fields.join('; ')}. ` +
      'Keep the right row and ingest the sheet again.',
    stated,
  );
}

/**
 * One row of the operator's registry sheet: every filled cell changes a known fund; an unknown fund is added. The
 * operator's statement overrides that of a page, except that a slug never changes.
 */
async function applySheetRow(draft: RegistryDraft, ledger: Ledger, row: RegistryRow, seen: Seen): Promise<void> {
  const [problem] = row.problems;
  if (problem !== undefined)
    return holdRow(
      ledger,
      row,
      'unreadable_cell',
      `${problem.column} contains "${problem.printed}"; expected ${problem.expected}.`,
    );
  const { slug, association_fund_id } = row.facts;
  const match = draft.match(row.mention);
  const by_slug = slug === undefined ? undefined : draft.findBySlug(slug);
  if (match.kind === 'ambiguous' && by_slug === undefined) {
    return holdRow(
      ledger,
      row,
      'fund_ambiguous',
      `${match.candidates.length} funds are called "${row.mention.name}"; give association_fund_id or slug.`,
    );
  }
  const known = by_slug ?? (match.kind === 'fund' ? match.fund : undefined);
  const isTwoFunds = match.kind === 'fund' && by_slug !== undefined && by_slug.fund_key !== match.fund.fund_key;
  const isOtherId =
    typeof known?.association_fund_id === 'string' &&
    association_fund_id !== undefined &&
    known.association_fund_id !== association_fund_id;
  if (isTwoFunds || isOtherId || (known !== undefined && slug !== undefined && known.slug !== slug)) {
    return holdRow(
      ledger,
      row,
      'registry_conflict',
      `The row's slug, association id and name belong to different funds. A slug never changes.`,
    );
  }
  if (known === undefined && slug === undefined && row.mention.name === '') {
    return holdRow(
      ledger,
      row,
      'fund_unknown',
      `No fund has the association id ${association_fund_id}; to add it, give its name.`,
    );
  }
  const doubt = doubtLife(row.facts, known, seen);
  if (doubt !== undefined) return holdRow(ledger, row, 'date_implausible', doubt);
  const fund = known ?? addFund(draft, row);
  draft.changeFund(fund.fund_key, changesOf(draft, fund, row.facts));
}

/** The reason why dates of the row are implausible for its fund, or undefined. */
function doubtLife(
  { inception_date, maturity_date }: RegistryFacts,
  known: StoredFund | undefined,
  { sighting, firstNavs }: Seen,
): string | undefined {
  const inception = inception_date ?? known?.inception_date ?? null;
  const maturity = maturity_date ?? known?.maturity_date ?? null;
  const firstNavDate = known === undefined ? undefined : firstNavs.get(known.fund_key);
  const is_stated = inception_date !== undefined || maturity_date !== undefined;
  return is_stated && inception !== null
    ? doubtInception(inception, sighting, { maturity_date: maturity, firstNavDate })
    : undefined;
}

function addFund(draft: RegistryDraft, row: RegistryRow): StoredFund {
  if (row.facts.slug === undefined) return createFund(draft, row.mention, null);
  const traits = traitsOf(row.mention);
  const name = row.mention.name === '' ? row.facts.slug : row.mention.name;
  return draft.addFund(
    {
      ...EMPTY,
      ...traits,
      id: fundId(row.mention.association_fund_id, name, traits.vps_asset_class),
      name,
      official_name: name,
      association_fund_id: row.mention.association_fund_id,
    },
    slugify(row.facts.slug),
  );
}

const EMPTY = {
  amc_key: null,
  risk_profile: null,
  lifecycle_status: 'ACTIVE',
  family_key: null,
  benchmark: null,
  trustee: null,
  rating: null,
  inception_date: null,
  maturity_date: null,
  currency: 'PKR',
  previous_names: [],
  latest_nav_date: null,
  latest_report_date: null,
  described_on: null,
  reported_on: {},
} as const satisfies Partial<Fund>;

/** The changes by the filled cells; the sheet's reader has checked each value against its vocabulary. */
function changesOf(draft: RegistryDraft, fund: StoredFund, facts: RegistryFacts): Partial<StoredFund> {
  const { slug: _identifies, amc, category, family, family_type, previous_names, ...plain } = facts;
  const amc_key = amc === undefined ? fund.amc_key : draft.registerAmc(amc).amc_key;
  const knownCategory = category === undefined ? undefined : findCategory(category);
  const scheme_type = facts.scheme_type ?? fund.scheme_type;
  const traits =
    knownCategory === undefined && facts.scheme_type === undefined
      ? {}
      : traitsAfter(fund, { category: knownCategory?.name ?? fund.category, scheme_type });
  const type =
    family_type ?? (scheme_type === 'VPS' || scheme_type === 'EMPLOYER_PENSION' ? scheme_type : 'PLAN_FAMILY');
  const family_key =
    family === undefined
      ? draft.familyKeyFor(fund, scheme_type, amc_key)
      : draft.registerFamily(type, family, amc_key).family_key;
  return {
    ...traits,
    ...plain,
    amc_key,
    family_key,
    reported_on: withoutStated(fund.reported_on, plain),
    previous_names: distinctNames([...fund.previous_names, ...(previous_names ?? []), ...renamedFrom(fund, facts)]),
  };
}

function renamedFrom(fund: StoredFund, facts: RegistryFacts): string[] {
  const isRenamed =
    facts.official_name !== undefined && normaliseName(facts.official_name) !== normaliseName(fund.official_name);
  return isRenamed ? [fund.official_name] : [];
}

function holdRow(ledger: Ledger, row: RegistryRow, check: CheckName, summary: string): Promise<void> {
  return holdRows(ledger, [row], check, summary, {});
}

async function holdRows(
  ledger: Ledger,
  rows: readonly RegistryRow[],
  check: CheckName,
  summary: string,
  figures: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { mention, facts } = first;
  const identity = [mention.association_fund_id ?? '', facts.slug ?? '', mention.name, summary];
  if ((await ledger.verdicts.find(check, identity)) !== undefined) return;
  ledger.holds.raise({
    check,
    dataset: 'registry',
    identity,
    subject: mention.name || (facts.slug ?? `association id ${mention.association_fund_id}`),
    fund_key: null,
    summary,
    figures,
    rows: rows.map((row) => ({
      row_number: row.row_number,
      document_seq: ledger.document_seq,
      ...heldFacts(row.facts),
    })),
  });
}

function heldFacts(facts: RegistryFacts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, Array.isArray(value) ? value.join(' | ') : String(value)]),
  );
}

/** Rows of one sheet that contradict each other about their fund. */
interface SheetConflict {
  readonly rows: readonly RegistryRow[];
  /** The different statements of the rows, by field. */
  readonly stated: Readonly<Record<string, readonly unknown[]>>;
}

// Each row may add several.
const ADDED_UP: ReadonlySet<string> = new Set<keyof RegistryFacts>(['previous_names']);
const NAMES: ReadonlySet<string> = new Set<keyof RegistryFacts>(['name', 'official_name', 'amc', 'family']);

/**
 * Finds rows that contradict each other before any of them changes the registry: the last one is not necessarily right.
 */
function findConflicts(draft: RegistryDraft, rows: readonly RegistryRow[]): SheetConflict[] {
  return groupByFund(draft, rows).flatMap((group) => {
    const stated = differences(group);
    return Object.keys(stated).length === 0 ? [] : [{ rows: group, stated }];
  });
}

function differences(rows: readonly RegistryRow[]): Record<string, unknown[]> {
  const fields = [...new Set(rows.flatMap(({ facts }) => Object.keys(facts)))] as (keyof RegistryFacts)[];
  const differing = fields.flatMap((field): [string, unknown[]][] => {
    const values = rows.flatMap(({ facts }) => facts[field] ?? []);
    const kinds = new Set(
      values.map((value) => (NAMES.has(field) ? normaliseName(String(value)) : JSON.stringify(value))),
    );
    return ADDED_UP.has(field) || kinds.size < 2 ? [] : [[field, values]];
  });
  return Object.fromEntries(differing);
}

/**
 * The rows about one fund: by their match in the registry, by a common id or slug, or, if a row has neither, by its
 * name.
 */
function groupByFund(draft: RegistryDraft, rows: readonly RegistryRow[]): RegistryRow[][] {
  const groups = new Map<string, Set<RegistryRow>>();
  for (const row of rows) {
    const keys = keysOf(draft, row);
    const joined = new Set([row, ...keys.flatMap((key) => [...(groups.get(key) ?? [])])]);
    for (const one of joined) for (const key of [...keys, ...keysOf(draft, one)]) groups.set(key, joined);
  }
  return [...new Set(groups.values())].map((group) =>
    [...group].toSorted((one, other) => one.row_number - other.row_number),
  );
}

function keysOf(draft: RegistryDraft, { facts, mention }: RegistryRow): string[] {
  const match = draft.match(mention);
  const known =
    (facts.slug === undefined ? undefined : draft.findBySlug(facts.slug)) ??
    (match.kind === 'fund' ? match.fund : undefined);
  const keys = [
    ...(known === undefined ? [] : [`fund ${known.fund_key}`]),
    ...(facts.association_fund_id === undefined ? [] : [`id ${facts.association_fund_id}`]),
    ...(facts.slug === undefined ? [] : [`slug ${facts.slug}`]),
  ];
  return keys.length > 0
    ? keys
    : [`name ${normaliseName(mention.name)} ${facts.vps_asset_class ?? ''} ${facts.category ?? ''}`];
}
