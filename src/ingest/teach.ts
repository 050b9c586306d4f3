/**
 * Decisions that teach the reader about an AMC: a word of its own, and pages that a person compared with what was read.
 */
import { Fault } from '#base/fault.ts';
import { isProfileTerm, PROFILE_TERMS } from '#domain/amc-profile.ts';
import type { FactTx } from '#store/database.ts';
import { listHolds } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import { listFragments } from '#store/reports.ts';
import type { HoldTable } from '#store/tables.ts';
import { figuresOf } from './reports/report-holds.ts';

/** An AMC's own word for a term; documents that were read before are read again by `mfds reread`. */
export interface TeachDecision {
  readonly kind: 'teach';
  readonly amc_slug: string;
  /** As printed. */
  readonly text: string;
  /** A key of `PROFILE_TERMS`. */
  readonly term: string;
  readonly reason: string;
}

/** A person compared a page of a report with what was read of it: its open holds that can be accepted are. */
export interface ConfirmPageDecision {
  readonly kind: 'confirm_page';
  readonly document_sha256: string;
  readonly page: number;
  readonly reason: string;
}

// A label or a title; the reader takes a longer text for a paragraph.
const LONGEST_WORD = 90;

/** Faults: AMC_NOT_FOUND, TERM_UNKNOWN, WORD_KNOWN. */
export async function checkTeaching(tx: FactTx, { amc_slug, text, term }: TeachDecision): Promise<void> {
  if (!(await listRegistry(tx)).amcs.some((amc) => amc.slug === amc_slug))
    throw new Fault('AMC_NOT_FOUND', `No AMC has the slug ${amc_slug}.`);
  if (!isProfileTerm(term))
    throw new Fault('TERM_UNKNOWN', `Expected one of ${Object.keys(PROFILE_TERMS).join(', ')}; found "${term}".`);
  // The reader of reports is loaded only when a word is taught.
  const { isUnderstood } = await import('#sources/fmr/profile/profile-reader.ts');
  if (!/\p{L}/u.test(text) || text.length > LONGEST_WORD)
    throw new Fault('TERM_UNKNOWN', `A word of an AMC is a text of 1 to ${LONGEST_WORD} characters with letters.`);
  if (isUnderstood(text))
    throw new Fault('WORD_KNOWN', `The reader understands "${text}" already; a profile does not change its meaning.`);
}

/** The open holds that the confirmation of a page accepts, if they can be accepted. Fault: PAGE_UNKNOWN. */
export async function listHoldsOfPage(
  tx: FactTx,
  { document_sha256, page }: Pick<ConfirmPageDecision, 'document_sha256' | 'page'>,
): Promise<HoldTable[]> {
  const pages = await listFragments(tx, document_sha256);
  if (!pages.some(({ page_number }) => page_number === page))
    throw new Fault('PAGE_UNKNOWN', `Nothing was read of page ${page} of this document.`);
  return (await listHolds(tx, { status: 'OPEN', document_sha256 })).filter((hold) =>
    figuresOf(hold).pages.every((number) => number === page),
  );
}
