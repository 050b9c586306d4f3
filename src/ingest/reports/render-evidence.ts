import { own } from '#base/own.ts';
import { checksOf } from '#domain/checks/checks-of.ts';
import { FRAGMENT_SECTIONS } from '#domain/fragment-members.ts';
import type { Evidence, Fragment } from '#domain/fragment.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import type { EvidencePage, EvidenceValue, PageBox } from '#domain/report-evidence.ts';
import { isRowOf } from './place-report.ts';
import type { Scheme } from './place-report.ts';
import { SERVED_MEMBERS, sourceOf } from './render-report.ts';
import type { PageSize, ReportOrigin } from './render-report.ts';

interface RenderedEvidence {
  readonly pages: readonly EvidencePage[];
  readonly values: readonly EvidenceValue[];
}

/** A served value and its evidence. */
interface Proven {
  readonly section: string;
  readonly row_order: number | null;
  readonly member: string;
  readonly fragment: Fragment;
  readonly evidence: Evidence;
}

/**
 * The printed place of each value of a report, in the order of the sections: page, box, printed words and checks.
 * Values that a reviewer stated have none.
 */
export function renderEvidence(draft: ReportDraft, scheme: Scheme, origin: ReportOrigin): RenderedEvidence {
  const proven = [...listMembers(draft, scheme), ...listPageMembers(draft), ...listRowValues(draft, scheme)];
  const pages = new Map<string, EvidencePage>();
  for (const { fragment, evidence } of proven) {
    const { page_number } = evidence;
    const page = describePage(fragment, page_number, origin);
    pages.set(`${page.document_sha256} ${page_number}`, page);
  }
  return {
    pages: [...pages.values()].toSorted((one, other) => one.page_number - other.page_number),
    values: proven.map((one) => describeValue(one, origin)),
  };
}

function describePage(fragment: Fragment, page_number: number, origin: ReportOrigin): EvidencePage {
  const { width, height } = origin.pageSizeOf(fragment, page_number) ?? { width: null, height: null };
  const document = sourceOf(origin.documentOf(fragment)) as Pick<
    EvidencePage,
    'document' | 'document_sha256' | 'published_url'
  >;
  return { page_number, ...document, width, height };
}

function describeValue(
  { section, row_order, member, fragment, evidence }: Proven,
  origin: ReportOrigin,
): EvidenceValue {
  const size = origin.pageSizeOf(fragment, evidence.page_number);
  return {
    section,
    row_order,
    member,
    report_id: origin.idOf(fragment),
    document_sha256: origin.documentOf(fragment).sha256,
    page_number: evidence.page_number,
    extraction_mode: fragment.extraction_mode,
    printed: evidence.printed,
    multiplied_by: evidence.multiplied_by,
    box: fractionsOf(evidence, size),
    chain: (evidence.chain ?? []).map((link) => ({
      role: link.role,
      printed: link.printed,
      box: fractionsOf(link, size),
    })),
    checks: checksOf(section, member),
  };
}

/** Members of the report's objects, each from the first page that states it. */
function listMembers(draft: ReportDraft, scheme: Scheme): Proven[] {
  return Object.entries(SERVED_MEMBERS).flatMap(([section, names]) =>
    Object.entries(names).flatMap(([member, name]): Proven[] => {
      const found = sourceOfMember(draft, scheme, name);
      const evidence = found === undefined ? undefined : own(found.fragment.evidence, found.path);
      return found === undefined || evidence === undefined
        ? []
        : [{ section, row_order: null, member, fragment: found.fragment, evidence }];
    }),
  );
}

// Members that only `report_fragments` has.
const OF_PAGE = ['report_date', 'report_month', 'amc_name_raw', 'par_value', 'listing_raw'] as const;

function listPageMembers({ fragments }: ReportDraft): Proven[] {
  return fragments.flatMap((fragment, index) =>
    OF_PAGE.flatMap((member): Proven[] => {
      const evidence = own(fragment.evidence, member);
      return evidence === undefined
        ? []
        : [{ section: 'report_fragments', row_order: index + 1, member, fragment, evidence }];
    }),
  );
}

// Of a sub-fund's report, these members are those of its row in the scheme's list of sub-funds.
const OF_SUB_FUND: ReadonlyMap<string, 'nav_per_unit' | 'net_assets_pkr'> = new Map([
  ['nav_per_unit', 'nav_per_unit'],
  ['net_assets', 'net_assets_pkr'],
]);

function sourceOfMember(
  draft: ReportDraft,
  scheme: Scheme,
  name: keyof Fragment,
): { readonly fragment: Fragment; readonly path: string } | undefined {
  const column = OF_SUB_FUND.get(name);
  if (typeof scheme.sub_fund_key === 'string' && column !== undefined) {
    const placed = draft.rows.sub_funds.find(({ row }) => isRowOf(scheme, row) && row[column] !== null);
    return placed === undefined ? undefined : { fragment: placed.fragment, path: `${placed.path}.${column}` };
  }
  const fragment = draft.fragments.find((one) => one[name] !== null && own(one.evidence, name) !== undefined);
  return fragment === undefined ? undefined : { fragment, path: name };
}

function listRowValues(draft: ReportDraft, scheme: Scheme): Proven[] {
  const byRow = new Map(draft.fragments.map((fragment) => [fragment, groupByRow(fragment)]));
  return FRAGMENT_SECTIONS.flatMap((section) => {
    const shown = draft.rows[section].filter(({ row }) => section === 'sub_funds' || isRowOf(scheme, row));
    return shown.flatMap(({ fragment, path }, index) =>
      (byRow.get(fragment)?.get(path) ?? []).map(([member, evidence]): Proven => ({
        section,
        row_order: index + 1,
        member,
        fragment,
        evidence,
      })),
    );
  });
}

/** The evidence of a fragment's rows: members by `allocations[3]`. */
function groupByRow({ evidence }: Fragment): Map<string, [member: string, evidence: Evidence][]> {
  const rows = new Map<string, [string, Evidence][]>();
  for (const [path, each] of Object.entries(evidence)) {
    const end = path.indexOf('].');
    if (end < 0) continue;
    const row = path.slice(0, end + 1);
    rows.set(row, [...(rows.get(row) ?? []), [path.slice(end + 2), each]]);
  }
  return rows;
}

/** A box in fractions of the page; null if its place on the page or the page's size is unknown. */
function fractionsOf({ x0, y0, x1, y1 }: PageBox, size: PageSize | undefined): PageBox | null {
  if (size === undefined || x1 > size.width * MOST_OUTSIDE || y1 > size.height * MOST_OUTSIDE) return null;
  const at = (value: number, whole: number): number => Math.round((value / whole) * PLACES) / PLACES;
  return {
    x0: at(x0, size.width),
    y0: at(y0, size.height),
    x1: at(x1, size.width),
    y1: at(y1, size.height),
  };
}

// A glyph may reach over the edge of a page; a box far outside is that of a value without a position.
const MOST_OUTSIDE = 1.1;
// A hundredth of a millimetre on a page of 300 mm.
const PLACES = 100_000;
