import { listAmcNames } from '#domain/amc-names.ts';
import type { Registry } from '#reads/registry.ts';

/** A fund, company or family that a search can find. */
export interface SearchTarget {
  readonly kind: 'amc' | 'family' | 'fund';
  readonly slug: string;
  readonly name: string;
  readonly official_name: string;
  /** Whether a fund is active; true for other kinds. */
  readonly is_active: boolean;
}

/** A target with everything by which it can be found; plain data, so that two lists can be compared as text. */
export interface Searchable extends SearchTarget {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Former names, aliases and names in reports; of a company also those of its bank or group and of its brands. */
  readonly former_names: readonly string[];
  /** The company and category of a fund, and other words that people add to a name. */
  readonly around: readonly string[];
}

interface SearchAlias {
  readonly alias: string;
  readonly fund_key: number;
}

// Words that people add to the name of a company.
const COMPANY_WORDS = 'amc company bank group asset management';

/**
 * Companies, families and funds, each by name. `otherNamesOf` has names of a company that the registry does not know.
 */
export function listSearchable(
  registry: Registry,
  aliases: readonly SearchAlias[],
  otherNamesOf: (company: string) => readonly string[] = listAmcNames,
): Searchable[] {
  const aliasesOf = Map.groupBy(aliases, ({ fund_key }) => fund_key);
  const known = (texts: readonly (string | null | undefined)[]): string[] =>
    texts.filter((text) => text !== null && text !== undefined);
  // Companies have many funds.
  const otherNames = new Map(registry.amcs.map(({ amc: { name } }) => [name, otherNamesOf(name)]));
  const around = (company: string | undefined): readonly string[] =>
    company === undefined ? [] : [company, ...(otherNames.get(company) ?? [])];
  return [
    ...registry.amcs.map(({ amc: { id, slug, name, short_name } }): Searchable => ({
      kind: 'amc',
      slug,
      name,
      official_name: name,
      is_active: true,
      ids: [id, slug],
      names: known([name, short_name]),
      former_names: otherNamesOf(name),
      around: [COMPANY_WORDS, name, ...otherNamesOf(name)],
    })),
    // A family of one fund would only repeat it.
    ...registry.families
      .filter(({ funds }) => funds.length > 1)
      .map(({ family: { id, slug, name }, record }): Searchable => ({
        kind: 'family',
        slug,
        name,
        official_name: name,
        is_active: true,
        ids: [id, slug],
        names: [name],
        former_names: [],
        around: [...around(record.amc?.name)],
      })),
    ...registry.sorted.name_asc.map(({ fund, name, amc }): Searchable => ({
      kind: 'fund',
      slug: fund.slug,
      name,
      official_name: fund.official_name,
      is_active: fund.lifecycle_status === 'ACTIVE',
      ids: known([fund.id, fund.slug, fund.association_fund_id]),
      names: [name, fund.official_name],
      former_names: [...fund.previous_names, ...(aliasesOf.get(fund.fund_key) ?? []).map(({ alias }) => alias)],
      around: [...around(amc?.name), ...known([fund.category])],
    })),
  ];
}
