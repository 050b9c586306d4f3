import { sha256Hex } from '#base/hash.ts';
import { own } from '#base/own.ts';
import { FRAGMENT_SECTIONS, MEMBERS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import type { Fragment, FragmentMembers, FragmentRow, SubFundRow } from '#domain/fragment.ts';
import { servedName } from '#domain/names.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { listRowsUnderReview } from '#domain/withheld-groups.ts';
import type { StoredFund } from '#store/registry.ts';
import type { ReportSectionTable } from '#store/tables.ts';
import { isRowOf } from './place-report.ts';
import type { Scheme } from './place-report.ts';

/** The sources of the fragments of a report. */
export interface ReportOrigin {
  /** When the document first arrived among the others: a report of a later one is not overruled by an earlier one. */
  readonly editionSeq: number;
  idOf(fragment: Fragment): string;
  documentOf(fragment: Fragment): SourceDocument;
  /** Size of a page in points; undefined if the document's words were stored without it. */
  pageSizeOf(fragment: Fragment, page_number: number): PageSize | undefined;
}

/** A document as clients may know it. */
interface SourceDocument {
  readonly sha256: string;
  /** Its address, or its file's name without the folders of this machine. */
  readonly name: string | null;
  /** The address it was fetched from. */
  readonly url: string | null;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What a version of a report is made of besides the pages' words. */
export interface Edition {
  readonly data_version: number;
  /** ISO 8601, UTC. */
  readonly promoted_at: string;
  readonly origin: ReportOrigin;
}

/** One part of a report as it is stored: its text as served, and a mark of what it says, ids and moments aside. */
export type ReportPart = Pick<
  ReportSectionTable,
  'section' | 'row_count' | 'withheld_row_count' | 'mark' | 'text' | 'plain'
>;

/** Sections whose rows a snapshot can show. */
const SNAPSHOT_SECTIONS: ReadonlySet<string> = new Set([
  'reported_returns',
  'metrics',
  'allocations',
  'holdings',
  'fees',
  'ratings',
  'compliance',
  'notes',
]);

type Json = Readonly<Record<string, unknown>>;

/**
 * Every part of the report of one fund, rendered once as it will be served.
 * `scheme` says which rows of a pension page are the fund's.
 */
export function renderReport(draft: ReportDraft, fund: StoredFund, scheme: Scheme, edition: Edition): ReportPart[] {
  const members = membersFor(draft, scheme);
  const profile = pick(members, SERVED_MEMBERS.profile);
  // The summary of a snapshot has the benchmark already, and an object has each member once.
  const { benchmark: _inSummary, ...beside } = profile;
  const objects = {
    identity: pick(members, SERVED_MEMBERS.identity),
    fund_size: pick(members, SERVED_MEMBERS.fund_size),
    snapshot: pick(members, SNAPSHOT_MEMBERS),
  };
  const sections = FRAGMENT_SECTIONS.flatMap((section) => renderSection(draft, section, scheme, edition));
  return [
    ...Object.entries(objects).map(([section, object]) => partOf(section, 1, object, object)),
    partOf('profile', 1, profile, profile, JSON.stringify(beside)),
    renderFragments(draft, edition),
    ...sections,
    renderSource(draft, edition),
  ].map((part) => ({ ...part, mark: sha256Hex(`${fund.id}${part.mark}`).slice(0, 32) }));
}

function partOf(
  section: string,
  row_count: number,
  served: unknown,
  content: unknown,
  plain: string | null = null,
  withheld_row_count = 0,
): ReportPart {
  return { section, row_count, withheld_row_count, mark: JSON.stringify(content), text: JSON.stringify(served), plain };
}

// Prices and sizes that a pension page states for the whole scheme do not belong to a sub-fund.
const OF_WHOLE_SCHEME = {
  offer_price: null,
  redemption_price: null,
  repurchase_price: null,
  market_price: null,
  fund_size: null,
  fund_size_including_fof: null,
  fund_size_excluding_fof: null,
  amount_invested_by_fof: null,
  units_outstanding: null,
} as const;

/** A pension page states NAV and size by sub-fund: in the report of one they are the fund's own. */
export function membersFor(draft: ReportDraft, scheme: Scheme): FragmentMembers {
  if (typeof scheme.sub_fund_key !== 'string') return draft.members;
  const of_fund = draft.rows.sub_funds.filter(({ row }) => isRowOf(scheme, row)).map(({ row }) => row);
  const nav_per_unit = of_fund.find((row) => row.nav_per_unit !== null)?.nav_per_unit ?? null;
  const net_assets = of_fund.find((row) => row.net_assets_pkr !== null)?.net_assets_pkr ?? null;
  return { ...draft.members, ...OF_WHOLE_SCHEME, nav_per_unit, net_assets };
}

function renderSection(draft: ReportDraft, section: FragmentSection, scheme: Scheme, edition: Edition): ReportPart[] {
  // The list of sub-funds is the scheme's own; every other row of a sub-fund is of that sub-fund alone.
  const isShown = (row: FragmentRow): boolean => section === 'sub_funds' || isRowOf(scheme, row);
  const placed = draft.rows[section].filter(({ row }) => isShown(row));
  const withheld = draft.fragments.flatMap((fragment) => listRowsUnderReview(fragment, section)).filter(isShown);
  const rows = placed.map(({ row, fragment }, index) => {
    const content = contentOf(section, row as unknown as Json, scheme, index + 1);
    return {
      content,
      served: { ...content, report_id: edition.origin.idOf(fragment), page_number: fragment.page_number },
    };
  });
  const part = (name: string, chosen: typeof rows, withheld_row_count: number): ReportPart => {
    const contents = chosen.map(({ content }) => content);
    const plain = SNAPSHOT_SECTIONS.has(name) ? JSON.stringify(contents) : null;
    return partOf(
      name,
      chosen.length,
      chosen.map(({ served }) => served),
      contents,
      plain,
      withheld_row_count,
    );
  };
  const whole = part(section, rows, withheld.length);
  if (section !== 'allocations') return [whole];
  const types = Map.groupBy(rows, ({ content }) => String(content['allocation_type']));
  const isOfType = (row: FragmentRow, type: string): boolean =>
    'allocation_type' in row && row.allocation_type === type;
  const typed = [...types].map(([type, chosen]) =>
    part(`allocations/${type}`, chosen, withheld.filter((row) => isOfType(row, type)).length),
  );
  return [whole, ...typed];
}

function contentOf(section: FragmentSection, row: Json, scheme: Scheme, row_order: number): Json {
  if (section !== 'sub_funds')
    return {
      ...Object.fromEntries(Object.keys(membersOf(section)).map((name) => [name, own(row, name) ?? null])),
      row_order,
    };
  const { sub_fund_key, sub_fund_name_raw, asset_class, nav_per_unit, net_assets_pkr } = row as unknown as SubFundRow;
  const fund = scheme.siblings.get(sub_fund_key);
  return {
    sub_fund_key,
    sub_fund_name_raw,
    fund: fund === undefined ? null : { id: fund.id, slug: fund.slug, name: servedName(fund) },
    asset_class,
    nav_per_unit,
    net_assets_pkr,
    row_order,
  };
}

function renderFragments({ fragments }: ReportDraft, edition: Edition): ReportPart {
  const contents = fragments.map((fragment) => {
    const { report_date, report_month, page_type, extraction_mode } = fragment;
    const members = Object.fromEntries(
      Object.keys(MEMBERS).map((name) => [name, own(fragment as unknown as Json, name)]),
    );
    return { report_date, report_month, page_type, extraction_mode, ...members };
  });
  const served = fragments.map((fragment, index) => ({ ...stampOf(fragment, edition), ...contents[index] }));
  return partOf('report_fragments', fragments.length, served, contents);
}

function stampOf(fragment: Fragment, edition: Edition): Json {
  const { page_number, schema_version } = fragment;
  return {
    id: edition.origin.idOf(fragment),
    page_number,
    schema_version,
    data_version: edition.data_version,
    promoted_at: edition.promoted_at,
  };
}

/** A document as a source row names it. */
export function sourceOf({ name, sha256, url }: SourceDocument): Json {
  return { document: name, document_sha256: sha256, published_url: url };
}

function renderSource({ fragments }: ReportDraft, edition: Edition): ReportPart {
  const { promoted_at, data_version } = edition;
  const served = fragments.map((fragment) => ({
    report_id: edition.origin.idOf(fragment),
    page_number: fragment.page_number,
    ...sourceOf(edition.origin.documentOf(fragment)),
    promoted_at,
    data_version,
  }));
  return partOf('source', served.length, served, null);
}

type MemberNames = Readonly<Record<string, keyof FragmentMembers>>;

/** The objects of a report: each member by its name in the API, with its name in a fragment. */
export const SERVED_MEMBERS = {
  identity: {
    fund_name_as_reported: 'fund_name_raw',
    fund_short_name_as_reported: 'fund_short_name_raw',
    parent_fund_name_as_reported: 'parent_fund_name_raw',
    plan_name_as_reported: 'plan_name_raw',
    fund_type_as_reported: 'fund_type_raw',
    category_as_reported: 'category_raw',
    risk_profile_as_reported: 'risk_profile_raw',
    is_shariah_compliant: 'is_shariah_compliant',
    is_plan: 'is_plan',
    is_pension_scheme: 'is_pension_scheme',
    is_etf: 'is_etf',
  },
  fund_size: {
    nav_per_unit: 'nav_per_unit',
    nav_date: 'nav_date',
    offer_price: 'offer_price',
    redemption_price: 'redemption_price',
    repurchase_price: 'repurchase_price',
    market_price: 'market_price',
    net_assets_pkr: 'net_assets',
    fund_size_pkr: 'fund_size',
    fund_size_including_fof_pkr: 'fund_size_including_fof',
    fund_size_excluding_fof_pkr: 'fund_size_excluding_fof',
    amount_invested_by_fof_pkr: 'amount_invested_by_fof',
    units_outstanding: 'units_outstanding',
  },
  profile: {
    launch_date: 'launch_date',
    inception_date: 'inception_date',
    maturity_date: 'maturity_date',
    benchmark: 'benchmark_raw',
    old_benchmark: 'old_benchmark_raw',
    new_benchmark: 'new_benchmark_raw',
    benchmark_effective_date: 'benchmark_effective_date',
    risk_of_principal_erosion: 'risk_of_principal_erosion_raw',
    pricing_mechanism: 'pricing_mechanism_raw',
    dealing_days: 'dealing_days_raw',
    dealing_time: 'dealing_time_raw',
    cutoff_time: 'cutoff_time_raw',
    settlement_period: 'settlement_period_raw',
    leverage: 'leverage_raw',
    minimum_initial_investment_pkr: 'minimum_initial_investment',
    minimum_subsequent_investment_pkr: 'minimum_subsequent_investment',
    minimum_redemption_pkr: 'minimum_redemption',
    unit_classes: 'unit_classes',
  },
} as const satisfies Readonly<Record<string, MemberNames>>;

const SNAPSHOT_MEMBERS = {
  nav_per_unit: 'nav_per_unit',
  net_assets_pkr: 'net_assets',
  fund_size_pkr: 'fund_size',
  units_outstanding: 'units_outstanding',
  benchmark: 'benchmark_raw',
  risk_profile_as_reported: 'risk_profile_raw',
} as const satisfies MemberNames;

function pick(members: FragmentMembers, names: MemberNames): Json {
  return Object.fromEntries(Object.entries(names).map(([served, name]) => [served, members[name]]));
}
