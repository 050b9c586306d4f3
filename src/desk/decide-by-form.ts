import { Fault, isFault } from '#base/fault.ts';
import { readReportDocument } from '#review/document-pages.ts';
import { filterHolds } from '#review/inbox.ts';
import { readFilter } from './desk-request.ts';
import type { DeskRequest, DeskResult } from './desk-request.ts';
import { statusOf } from './fault-status.ts';
import { showHold } from './hold-page.ts';
import { readAction, readBack } from './read-action.ts';

/**
 * Decides by a submitted form and shows the next hold; a form that cannot be applied is shown again with the reason.
 */
export async function decideByForm(request: DeskRequest): Promise<DeskResult> {
  const { form, parts, inbox } = request;
  const filter = readBack(form);
  const found = filterHolds(inbox.holds, readFilter(new URLSearchParams(filter)));
  const id = form.get('hold') ?? '';
  try {
    const action = await readAction(request);
    const isCorrection = action.decisions.some(({ kind }) => kind === 'correct' || kind === 'drop' || kind === 'add');
    // What is still doubtful after a correction is a new hold, which exists only once the correction is applied.
    const preview = await parts.pending.add(action, ({ opened }) => isCorrection && opened.length > 0);
    const [again] = isCorrection ? preview.opened : [];
    if (again !== undefined) return { to: `/holds/${again}${filter}` };
    const closed = new Set(preview.closed);
    const [of] = action.decisions;
    if (of?.kind === 'teach') return { to: action.page };
    if (of?.kind === 'confirm_page') return { to: await nextPage(request, of) };
    // A correction that changes nothing keeps its hold open.
    if (isCorrection && !closed.has(id)) return { to: `/holds/${id}${filter}` };
    const place = found.findIndex((hold) => hold.id === id);
    const next = [...found.slice(place + 1), ...found.slice(0, Math.max(0, place))].find(
      (hold) => !closed.has(hold.id),
    );
    return { to: next === undefined || id === '' ? '/' : `/holds/${next.id}${filter}` };
  } catch (thrown) {
    if (!isFault(thrown) || id === '' || thrown.code === 'HOLD_NOT_FOUND') throw thrown;
    const page = { ...request, params: { id }, query: new URLSearchParams(filter) };
    return showHold(page, { problem: forPages(thrown), status: statusOf(thrown) });
  }
}

/** The next unconfirmed page of the document, else the document. */
async function nextPage(
  { parts }: DeskRequest,
  { document_sha256, page }: { readonly document_sha256: string; readonly page: number },
): Promise<string> {
  const { pages } = await readReportDocument(parts.ingest.facts, document_sha256);
  const open = pages.filter(({ confirmed, page_number }) => confirmed === undefined && page_number !== page);
  const next = open.find(({ page_number }) => page_number > page) ?? open[0];
  return next === undefined
    ? `/documents/${document_sha256}`
    : `/documents/${document_sha256}/pages/${next.page_number}`;
}

/** Faults of decisions name options of the command line. */
function forPages({ message }: Fault): string {
  return message.replaceAll(' with --reason', '').replaceAll(' with --value', ' with its button');
}

export async function undo({ form, parts }: DeskRequest): Promise<DeskResult> {
  const action = await parts.pending.undo(Number.parseInt(form.get('id') ?? '', 10));
  if (action === undefined)
    throw new Fault('HOLD_DECIDED', 'The decision was applied already; its values are promoted and it stays.');
  return { to: action.page };
}

export async function applyNow({ parts }: DeskRequest): Promise<DeskResult> {
  await parts.pending.apply();
  return { to: '/' };
}
