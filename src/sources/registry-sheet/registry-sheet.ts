import type { FundMention } from '#domain/fund.ts';
import { collapseBlanks } from '#domain/names.ts';
import { FAMILY_TYPES, LIFECYCLE_STATUSES, RISK_PROFILES, VPS_ASSET_CLASSES } from '#domain/vocabularies.ts';
import { readDate, readText } from '#sources/cells.ts';
import type { RowCursor } from '#sources/cells.ts';
import { readAssociationId, readBenchmark, readCategory, readName, readSchemeType } from '#sources/mention.ts';
import type { RegistryFacts, RegistryRow } from '#sources/rows.ts';
import { newestDayReached, printedWhenObserved } from '#sources/table-source.ts';
import type { ColumnRule, TableSource } from '#sources/table-source.ts';

/** The columns of the sheet are the fields of the fund record, and the category slug of the API. */
const REGISTRY_FIELDS = [
  'association_fund_id',
  'slug',
  'name',
  'official_name',
  'amc',
  'category',
  'category_slug',
  'scheme_type',
  'risk_profile',
  'is_shariah_compliant',
  'is_exchange_traded',
  'is_fund_of_funds',
  'is_pension_scheme',
  'lifecycle_status',
  'family',
  'family_type',
  'vps_asset_class',
  'benchmark',
  'trustee',
  'rating',
  'inception_date',
  'maturity_date',
  'currency',
  'previous_names',
] as const;
type RegistryField = (typeof REGISTRY_FIELDS)[number];
type Cursor = RowCursor<RegistryField>;

/** A row of the operator's sheet; an unreadable cell is a problem and states nothing. */
function readRegistryRow(cursor: Cursor): RegistryRow {
  const facts = readFacts(cursor);
  if (facts.association_fund_id === undefined && facts.slug === undefined && facts.name === undefined) {
    cursor.addProblem('name', cursor.text('name'), 'an association_fund_id, slug or name that identifies the fund');
  }
  return {
    kind: 'registry',
    row_number: cursor.rowNumber,
    mention: mentionOf(facts),
    facts,
    problems: cursor.problems,
  };
}

function readFacts(cursor: Cursor): RegistryFacts {
  const { name, formerNames } = readName(cursor);
  const previousNames = [...new Set([...listNames(readText(cursor, 'previous_names') ?? ''), ...formerNames])];
  const stated: { readonly [field in keyof RegistryFacts]: RegistryFacts[field] | null | undefined } = {
    association_fund_id: readAssociationId(cursor),
    slug: readSlug(cursor),
    name: name === '' ? null : name,
    official_name: readText(cursor, 'official_name'),
    amc: readText(cursor, 'amc'),
    category: readCategory(cursor, 'category') ?? readCategory(cursor, 'category_slug'),
    scheme_type: readSchemeType(cursor),
    risk_profile: readWord(cursor, 'risk_profile', RISK_PROFILES),
    is_shariah_compliant: readBoolean(cursor, 'is_shariah_compliant'),
    is_exchange_traded: readBoolean(cursor, 'is_exchange_traded'),
    is_fund_of_funds: readBoolean(cursor, 'is_fund_of_funds'),
    is_pension_scheme: readBoolean(cursor, 'is_pension_scheme'),
    lifecycle_status: readWord(cursor, 'lifecycle_status', LIFECYCLE_STATUSES),
    family: readText(cursor, 'family'),
    family_type: readWord(cursor, 'family_type', FAMILY_TYPES),
    vps_asset_class: readWord(cursor, 'vps_asset_class', VPS_ASSET_CLASSES),
    benchmark: readBenchmark(cursor),
    trustee: readText(cursor, 'trustee'),
    rating: readText(cursor, 'rating'),
    inception_date: readDate(cursor, 'inception_date'),
    maturity_date: readDate(cursor, 'maturity_date'),
    currency: readCurrency(cursor),
    previous_names: previousNames.length === 0 ? null : previousNames,
  };
  // A blank cell states nothing: its field is absent, not null, so that it cannot overwrite known values.
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null && value !== undefined));
}

function mentionOf(facts: RegistryFacts): FundMention {
  return {
    association_fund_id: facts.association_fund_id ?? null,
    name: facts.name ?? '',
    formerNames: facts.previous_names ?? [],
    amc_name: facts.amc ?? null,
    scheme_type: facts.scheme_type ?? null,
    category: facts.category ?? null,
    rating: facts.rating ?? null,
    benchmark: facts.benchmark ?? null,
    trustee: facts.trustee ?? null,
    inception_date: facts.inception_date ?? null,
  };
}

function listNames(printed: string): string[] {
  return printed
    .split('|')
    .map(collapseBlanks)
    .filter((name) => name !== '');
}

// `sample-income-fund-2`: the form of generated slugs.
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function readSlug(cursor: Cursor): string | null {
  const text = readText(cursor, 'slug');
  if (text === null || SLUG.test(text)) return text;
  cursor.addProblem('slug', text, 'a slug like sample-income-fund');
  return null;
}

/** A word of a closed vocabulary; `Very Low` is read as `VERY_LOW`. */
function readWord<Word extends string>(cursor: Cursor, field: RegistryField, words: readonly Word[]): Word | null {
  const text = readText(cursor, field);
  if (text === null) return null;
  const asked = text.toUpperCase().replace(/[^A-Z]+/g, '_');
  const word = words.find((known) => known === asked);
  if (word === undefined) cursor.addProblem(field, text, `one of ${words.join(', ')}`);
  return word ?? null;
}

function readBoolean(cursor: Cursor, field: RegistryField): boolean | null {
  const text = readText(cursor, field);
  if (text === null) return null;
  if (/^(true|yes)$/i.test(text)) return true;
  if (/^(false|no)$/i.test(text)) return false;
  cursor.addProblem(field, text, 'true, false, yes or no');
  return null;
}

function readCurrency(cursor: Cursor): string | null {
  const text = readText(cursor, 'currency');
  if (text === null || /^[A-Z]{3}$/.test(text)) return text;
  cursor.addProblem('currency', text, 'a currency code like PKR');
  return null;
}

// The header of each column is the name of its field; the only required column is one that identifies the fund.
const COLUMNS = Object.fromEntries(
  REGISTRY_FIELDS.map((field): [RegistryField, ColumnRule] => [field, { headers: [field], required: 'never' }]),
) as Record<RegistryField, ColumnRule>;

/** The operator's own sheet: funds, states and aliases that the association's tables do not contain. */
export const REGISTRY_SHEET: TableSource<RegistryField, RegistryRow> = {
  source: 'registry',
  title: 'a registry sheet',
  columns: COLUMNS,
  one_of: ['association_fund_id', 'slug', 'name'],
  // Fields of the fund record that the service computes: a sheet made from its own list contains them.
  ignoredHeaders: ['id', 'latest_nav_date', 'latest_report_date', 'updated_at'],
  // A person wrote this header: a misspelt column would silently lose facts.
  unknownColumns: 'refuse',
  leastRows: 1,
  // As many funds as the association's pages may have.
  mostRows: 20_000,
  // The sheet contains only what the operator wants to add, so there is no usual number.
  halfOfUsual: false,
  readRow: readRegistryRow,
  dateOf: () => null,
  findPageDate: newestDayReached,
  findSighting: printedWhenObserved,
};
