import { Fault } from '#base/fault.ts';
import { FRAGMENT_SECTIONS } from '#domain/fragment-members.ts';
import type { Fragment } from '#domain/fragment.ts';
import { normaliseName } from '#domain/names.ts';
import { putBack } from '#domain/withheld-groups.ts';
import type { FactTx } from '#store/database.ts';
import { insertFragmentChange, listFragmentChanges, listFragments } from '#store/reports.ts';
import { findDocument } from '#store/document-rows.ts';
import { listDocumentsOfHolds } from '#store/hold-rows.ts';
import type { FragmentTable, HoldTable } from '#store/tables.ts';
import { applyChanges, correctionOf } from './change-fragment.ts';
import type { FragmentChange } from './change-fragment.ts';
import { figuresOf } from './report-holds.ts';

type ReportChange =
  | {
      readonly kind: 'correct';
      readonly path: string;
      readonly value: string;
      readonly page?: number;
      readonly reason: string;
    }
  | { readonly kind: 'drop'; readonly section: string; readonly reason: string };

/**
 * Keeps what a person changed of the pages behind a hold: a value at a member
 * path, or a section that is left out of all of them. The pages themselves stay
 * as they were read. Faults: HOLD_NOT_CHANGEABLE, PATH_UNKNOWN, VALUE_UNKNOWN, SECTION_UNKNOWN, PAGE_NEEDED.
 */
export async function changeFragments(tx: FactTx, hold: HoldTable, change: ReportChange): Promise<void> {
  if (hold.dataset !== 'fmr')
    throw new Fault('HOLD_NOT_CHANGEABLE', 'Only pages of reports can be corrected; accept or reject this hold.');
  // Re-issued documents with the same trouble share its hold: what is decided holds for each.
  for (const rows of await listPages(tx, hold)) {
    if (change.kind === 'drop') await dropSection(tx, rows, change.section, change.reason);
    else await correctValue(tx, rows, change);
  }
}

async function dropSection(tx: FactTx, rows: readonly FragmentTable[], name: string, reason: string): Promise<void> {
  const section = FRAGMENT_SECTIONS.find((one) => one === name);
  if (section === undefined)
    throw new Fault(
      'SECTION_UNKNOWN',
      `There is no section "${name}". Expected one of ${FRAGMENT_SECTIONS.join(', ')}.`,
    );
  const filled = rows.filter(({ content }) => putBack(JSON.parse(content) as Fragment)[section].length > 0);
  if (filled.length === 0) throw new Fault('SECTION_UNKNOWN', `The held pages have no rows in ${section}.`);
  for (const row of filled)
    await insertFragmentChange(tx, {
      fragment_id: row.id,
      kind: 'DROP',
      path: section,
      was: 'null',
      value: 'null',
      reason,
    });
}

async function correctValue(
  tx: FactTx,
  rows: readonly FragmentTable[],
  change: Extract<ReportChange, { kind: 'correct' }>,
): Promise<void> {
  const [row, ...others] = change.page === undefined ? rows : rows.filter((one) => one.page_number === change.page);
  if (row === undefined || others.length > 0) {
    throw new Fault(
      'PAGE_NEEDED',
      `The hold is over pages ${[...new Set(rows.map((one) => one.page_number))].join(', ')}; say which one with --page.`,
    );
  }
  const before = (await listFragmentChanges(tx, [row.id])) as FragmentChange[];
  const { fragment } = applyChanges(JSON.parse(row.content) as Fragment, before);
  await insertFragmentChange(tx, {
    fragment_id: row.id,
    ...correctionOf(fragment, change.path, change.value, change.reason),
  });
}

/** The pages the hold is over, by document, as last extracted. */
async function listPages(tx: FactTx, hold: HoldTable): Promise<FragmentTable[][]> {
  const { document_sha256, report_date, pages, group } = figuresOf(hold);
  const shas = new Set([document_sha256]);
  for (const seq of await listDocumentsOfHolds(tx, [hold.id]))
    shas.add((await findDocument(tx, seq))?.sha256 ?? document_sha256);
  const found: FragmentTable[][] = [];
  for (const sha256 of shas) {
    const rows = (await listFragments(tx, sha256)).map((row) => ({
      row,
      fragment: JSON.parse(row.content) as Fragment,
    }));
    const named = rows.filter(
      ({ fragment }) =>
        normaliseName(fragment.fund_name_raw ?? '') === normaliseName(hold.subject) && isOfMonth(fragment, report_date),
    );
    // A page whose fund was not named is held under its number.
    const chosen =
      named.length === 0
        ? rows.filter(({ row }) => pages.includes(row.page_number))
        : named.filter(({ row }) => group === undefined || pages.includes(row.page_number));
    if (chosen.length > 0) found.push(chosen.map(({ row }) => row));
  }
  return found;
}

function isOfMonth(fragment: Fragment, report_date: string | null): boolean {
  return report_date === null || fragment.report_date?.slice(0, 7) === report_date.slice(0, 7);
}
