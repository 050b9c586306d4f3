import { findCategory } from '#domain/categories.ts';
import type { Fund } from '#domain/fund.ts';
import { fundId } from '#domain/identity.ts';
import { normaliseName, slugify } from '#domain/names.ts';
import type { RegistryFacts, RegistryRow } from '#sources/rows.ts';
import type { StoredFund } from '#store/registry.ts';
import type { CheckName, Ledger } from './ledger.ts';
import { createFund, distinctNames, traitsOf } from './register.ts';
import type { RegistryDraft } from './registry-draft.ts';

/**
 * One row of the operator's registry sheet: a known fund is completed and
 * changed by every filled cell, an unknown one is added. An operator's word
 * stands above a page's, except that a slug never changes.
 */
export function applySheetRow(draft: RegistryDraft, ledger: Ledger, row: RegistryRow): void {
  const [problem] = row.problems;
  if (problem !== undefined) return holdRow(ledger, row, 'unreadable_cell', `${problem.column} says "${problem.printed}"; expected ${problem.expected}.`);
  const { slug, association_fund_id } = row.facts;
  const match = draft.match(row.mention);
  const by_slug = slug === undefined ? undefined : draft.findBySlug(slug);
  if (match.kind === 'ambiguous' && by_slug === undefined) {
    return holdRow(ledger, row, 'fund_ambiguous', `${match.candidates.length} funds are called "${row.mention.name}"; give association_fund_id or slug.`);
  }
  const known = by_slug ?? (match.kind === 'fund' ? match.fund : undefined);
  const is_two_funds = match.kind === 'fund' && by_slug !== undefined && by_slug.fund_key !== match.fund.fund_key;
  const is_other_id = typeof known?.association_fund_id === 'string' && association_fund_id !== undefined && known.association_fund_id !== association_fund_id;
  if (is_two_funds || is_other_id || (known !== undefined && slug !== undefined && known.slug !== slug)) {
    return holdRow(ledger, row, 'registry_conflict', `The row's slug, association id and name belong to different funds; a slug never changes.`);
  }
  if (known === undefined && slug === undefined && row.mention.name === '') {
    return holdRow(ledger, row, 'fund_unknown', `No fund has the association id ${association_fund_id}; to add it, give its name.`);
  }
  const fund = known ?? addFund(draft, row);
  draft.changeFund(fund.fund_key, changesOf(draft, fund, row.facts));
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
  amc_key: null, risk_profile: null, lifecycle_status: 'ACTIVE', family_key: null, benchmark: null, trustee: null, rating: null,
  inception_date: null, maturity_date: null, currency: 'PKR', previous_names: [], latest_nav_date: null, latest_report_date: null, described_on: null,
} as const satisfies Partial<Fund>;

/** What the filled cells change; the sheet's reader has checked each value against its vocabulary. */
function changesOf(draft: RegistryDraft, fund: StoredFund, facts: RegistryFacts): Partial<StoredFund> {
  const { slug: _identifies, amc, category, family, family_type, previous_names, ...plain } = facts;
  const amc_key = amc === undefined ? fund.amc_key : draft.registerAmc(amc).amc_key;
  const known_category = category === undefined ? undefined : findCategory(category);
  const scheme_type = facts.scheme_type ?? fund.scheme_type;
  const traits = known_category === undefined && facts.scheme_type === undefined ? {} : traitsOf({ category: known_category?.name ?? fund.category, scheme_type });
  const type = family_type ?? (scheme_type === 'VPS' || scheme_type === 'EMPLOYER_PENSION' ? scheme_type : 'PLAN_FAMILY');
  const family_key = family === undefined ? draft.familyKeyFor(fund, scheme_type, amc_key) : draft.registerFamily(type, family, amc_key).family_key;
  return {
    ...traits,
    ...plain,
    amc_key,
    family_key,
    previous_names: distinctNames([...fund.previous_names, ...(previous_names ?? []), ...renamedFrom(fund, facts)]),
  };
}

function renamedFrom(fund: StoredFund, facts: RegistryFacts): string[] {
  const is_renamed = facts.official_name !== undefined && normaliseName(facts.official_name) !== normaliseName(fund.official_name);
  return is_renamed ? [fund.official_name] : [];
}

function holdRow(ledger: Ledger, row: RegistryRow, check: CheckName, summary: string): void {
  const identity = [row.mention.association_fund_id ?? '', row.facts.slug ?? '', row.mention.name, summary];
  if (ledger.verdictOn(check, identity) !== undefined) return;
  ledger.addHold({
    check,
    dataset: 'registry',
    identity,
    subject: row.mention.name || (row.facts.slug ?? `association id ${row.mention.association_fund_id}`),
    fund_key: null,
    summary,
    figures: {},
    rows: [{ row_number: row.row_number, document_seq: ledger.document_seq, name: row.mention.name, association_fund_id: row.mention.association_fund_id }],
  });
}
