/** How each return of a page is reckoned, where its own label or a note of the page says so. */
import { own } from '#base/own.ts';
import type { FragmentSections } from '#domain/fragment.ts';
import type { PageContext } from './page-context.ts';
import type { PageNote } from './page-notes.ts';
import { findBasis, isInReach, REACHES, readBasisClauses, type BasisClause, type ReturnBasis } from './return-basis.ts';
import { marksOf } from './row-marks.ts';
import { listRaisedMarks, type RaisedMark } from '#sources/fmr/ink/text-cells.ts';

type ReturnRow = FragmentSections['reported_returns'][number];
type MarkedClause = BasisClause & { readonly mark: string | null };

// Clauses of these reaches apply only to returns whose basis nothing nearer states.
const WEAK = new Set<BasisClause['reach']>(['CATEGORY', 'ALL', 'REST']);

/** `notes` by page: the row's own page first, then the fund's other pages. */
export function completeReturns(context: PageContext, notes: readonly (readonly PageNote[])[]): void {
  const { draft } = context.state;
  const raised = listRaisedMarks(context.ink.page.words);
  const clauses = notes.map(clausesOf);
  for (const [index, row] of draft.sections.reported_returns.entries()) {
    const marks = marksOfReturn(context, row, index, raised);
    const noted = clauses.map((each) => basisByNotes(context, each, row, marks)).find((basis) => basis !== undefined);
    const basis = findBasis(row.period_label_raw) ?? noted;
    if (basis !== undefined) draft.sections.reported_returns[index] = withBasis(row, basis);
  }
}

function clausesOf(notes: readonly PageNote[]): MarkedClause[] {
  return notes.flatMap(({ mark, text }) =>
    readBasisClauses(text, mark !== null).map((clause) => ({ ...clause, mark })),
  );
}

/** What the nearest kind of note says of a row; undefined where two notes of that kind contradict each other. */
function basisByNotes(
  { state }: PageContext,
  clauses: readonly MarkedClause[],
  row: ReturnRow,
  marks: ReadonlySet<string>,
): ReturnBasis | undefined {
  const category = state.draft.members.category_raw ?? '';
  for (const reach of REACHES) {
    if (WEAK.has(reach) && row.return_type !== null) return undefined;
    const told = clauses.filter(
      (clause) =>
        clause.reach === reach &&
        (reach !== 'MARKED' || (clause.mark !== null && marks.has(clause.mark))) &&
        isInReach(reach, row.period_key, state.report_month) &&
        (clause.category === null || clause.category.test(category)),
    );
    const [first] = told;
    if (first === undefined) continue;
    return told.every((clause) => clause.return_type === first.return_type) ? first : undefined;
  }
  return undefined;
}

function marksOfReturn(
  { ink, state }: PageContext,
  row: ReturnRow,
  index: number,
  raised: readonly RaisedMark[],
): ReadonlySet<string> {
  const places = ['period_label_raw', 'fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'].map(
    (member) => own(state.draft.evidence, `reported_returns[${index}].${member}`),
  );
  const value = places.find((place) => place !== undefined);
  return value === undefined ? new Set() : marksOf({ label: row.period_label_raw, value }, ink.blocks, raised);
}

function withBasis(row: ReturnRow, { return_type, is_annualized, words }: ReturnBasis): ReturnRow {
  const isOfOther = row.calculation_basis_raw !== null && findBasis(row.calculation_basis_raw) === undefined;
  return { ...row, return_type, is_annualized, calculation_basis_raw: isOfOther ? row.calculation_basis_raw : words };
}
