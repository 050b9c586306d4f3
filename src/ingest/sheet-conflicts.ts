import { normaliseName } from '#domain/names.ts';
import type { RegistryFacts, RegistryRow } from '#sources/rows.ts';
import type { RegistryDraft } from './registry-draft.ts';

/** Rows of one sheet that contradict each other about their fund. */
export interface SheetConflict {
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
export function findConflicts(draft: RegistryDraft, rows: readonly RegistryRow[]): SheetConflict[] {
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
