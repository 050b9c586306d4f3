import { own } from '#base/own.ts';
import type { PageWord, PageWords } from '#domain/checks/report-evidence.ts';
import { listValues, MEMBERS, membersOf } from '#domain/fragment-members.ts';
import type { Member, MemberValue } from '#domain/fragment-members.ts';
import type { Evidence, Fragment } from '#domain/fragment.ts';
import { groupOfPath, parsePath, rowPathOf } from '#domain/withheld-groups.ts';
import { applyChanges, listHeldPages } from '#ingest/reports/change-fragment.ts';
import type { FragmentChange } from '#ingest/reports/change-fragment.ts';
import type { ReportPageReader } from '#ingest/reports/page-words.ts';
import { figuresOf } from '#ingest/reports/report-holds.ts';
import type { HeldGroup } from '#ingest/reports/report-holds.ts';
import type { HeldRow } from '#ingest/ledger.ts';
import type { FactTx } from '#store/database.ts';
import { listFragmentChanges } from '#store/reports.ts';
import type { HoldTable } from '#store/tables.ts';

/** A value of a page, as it was read and as it is printed. */
export interface CaseValue extends Pick<MemberValue, 'path'> {
  readonly member: Member;
  /** As the API would serve it; null if unknown. */
  readonly value: string | null;
  /** Undefined if the page was read without positions, or if a reviewer gave the value. */
  readonly evidence: Evidence | undefined;
  readonly isHeld: boolean;
}

/** A page of a held report. */
export interface CasePage {
  readonly document_sha256: string;
  readonly page_number: number;
  /** Whether the archive has the PDF, so that the page can be drawn. */
  readonly isPdf: boolean;
  readonly words: readonly PageWord[];
  /** Set if only the text of the page is known. */
  readonly text: string | null;
  /** In points; undefined if the extraction does not say. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** The held values and, if the whole page is held, the others. */
  readonly values: readonly CaseValue[];
  /** Members of the held part that the page may state but none was read: a reviewer may give them. */
  readonly missing: readonly { readonly path: string; readonly member: Member }[];
}

/** The pages of a hold over a report, with the changes that reviewers made so far. */
export async function listCasePages(tx: FactTx, reader: ReportPageReader, hold: HoldTable): Promise<CasePage[]> {
  const { document_sha256, pages: numbers, group } = figuresOf(hold);
  const report = await reader.read(tx, document_sha256);
  const rows = (await listHeldPages(tx, hold)).flat().filter((row) => row.document_sha256 === document_sha256);
  const changes = Map.groupBy(
    await listFragmentChanges(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ fragment_id }) => fragment_id,
  );
  const accused = group?.values ?? (JSON.parse(hold.rows) as HeldRow[]);
  const byPage = new Map(
    rows.map((row) => {
      const read = JSON.parse(row.content) as Fragment;
      return [row.page_number, applyChanges(read, (changes.get(row.id) ?? []) as FragmentChange[]).fragment];
    }),
  );
  return numbers.map((page_number) => {
    const fragment = byPage.get(page_number);
    const held = new Set(
      accused.flatMap((one) => (one.page_number === page_number && typeof one.path === 'string' ? [one.path] : [])),
    );
    return {
      document_sha256,
      page_number,
      isPdf: report.isPdf,
      ...sizeOf(report.pages.get(page_number)),
      values: fragment === undefined ? [] : listCaseValues(fragment, withName(held, hold), group),
      missing: fragment === undefined ? [] : listMissing(fragment, group?.section),
    };
  });
}

/** A fund that was not found is doubted for its name, and not for the values of its page. */
function withName(held: ReadonlySet<string>, { check_name }: HoldTable): ReadonlySet<string> {
  return check_name.startsWith('fund_') ? new Set(['fund_name_raw']) : held;
}

export function sizeOf(page: PageWords | undefined): Pick<CasePage, 'words' | 'text' | 'width' | 'height'> {
  return { words: page?.words ?? [], text: page?.text ?? null, width: page?.width, height: page?.height };
}

/** Numbers of rows, which are counted and not printed. */
const COUNTERS: ReadonlySet<string> = new Set(['row_order', 'rank']);

/** The doubted values; with all others of the part if the reader read none of it, or with all of a whole page. */
function listCaseValues(fragment: Fragment, held: ReadonlySet<string>, group: HeldGroup | undefined): CaseValue[] {
  const isShown = (path: string): boolean =>
    group === undefined || (group.values.length === 0 && groupOfPath(path) === group.section);
  // A page that is held for no value in particular is doubted as a whole.
  const isWhole = group === undefined && held.size === 0;
  return [...listValues(fragment)].flatMap(({ path, member, value }): CaseValue[] => {
    const isHeld = held.has(path) || held.has(rowPathOf(path));
    const isStated = value !== null && value !== undefined && !COUNTERS.has(parsePath(path).member ?? '');
    // A held value that a reviewer set to unknown is still shown, so that it can be corrected again.
    if (!held.has(path) && !(isStated && (isHeld || isShown(path)))) return [];
    const evidence = own(fragment.evidence, path);
    return [{ path, member, value: showValue(value), evidence, isHeld: isHeld || isWhole }];
  });
}

/** As the API would serve it; null if unknown. */
export function showValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Members of the same group, or of any group of a whole page, that have no value. */
function listMissing(fragment: Fragment, group: string | undefined): CasePage['missing'] {
  return Object.entries(MEMBERS).flatMap(([path, member]) =>
    own(fragment as unknown as Readonly<Record<string, unknown>>, path) === null &&
    (group === undefined || groupOfPath(path) === group)
      ? [{ path, member }]
      : [],
  );
}

/** What a value at a path may be; undefined if no page has such a path. */
export function memberAt(path: string): Member | undefined {
  const { section, member } = parsePath(path);
  if (section === null) return own<Member>(MEMBERS, path);
  return member === null ? undefined : own(membersOf(section), member);
}
