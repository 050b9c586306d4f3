import { Fault } from '#base/fault.ts';
import { PROFILE_TERMS } from '#domain/amc-profile.ts';
import { own } from '#base/own.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { readHold } from '#review/holds.ts';
import { readRow } from './add-row-form.ts';
import { inRupees } from './correction-form.ts';
import type { DeskRequest } from './desk-request.ts';
import type { Action } from './pending-decisions.ts';

// The list of one group; a form has at most 64 kB.
const MOST_HOLDS = 1_500;

// Of one printed value; a row has fewer members.
const MOST_TWINS = 20;

/** The decisions of a submitted form. Faults: HOLD_NOT_FOUND, FUND_NOT_FOUND, INVALID_REQUEST. */
export async function readAction(request: DeskRequest): Promise<Action> {
  const { form, parts } = request;
  const reason = fieldOf(form, 'reason');
  const [kind = '', ...chosen] = fieldOf(form, 'kind').split(' ');
  if (kind === 'accept-all' || kind === 'reject-all') return readBatch(request, kind, reason);
  if (kind === 'teach') return readTeaching(form, reason);
  if (kind === 'confirm_page') return readConfirmation(form, reason);
  const hold = await readHold(parts.ingest.facts, fieldOf(form, 'hold'));
  const page = `/holds/${hold.id}${readBack(form)}`;
  const of = `${hold.subject}, ${wordsOfCheck(hold.check).title.toLowerCase()}`;
  const action = (done: string, decision: Decision): Action => ({
    decisions: [decision],
    title: `${done}: ${of}`,
    page,
  });
  switch (kind) {
    case 'accept':
      return action(chosen.length === 0 ? 'Accepted' : `Accepted ${chosen.join(' ')}`, {
        kind,
        hold_id: hold.id,
        reason,
        ...(chosen.length === 0 ? {} : { value: chosen.join(' ') }),
      });
    case 'confirm':
      return action('Released all holds of the page', { kind, hold_id: hold.id, reason });
    case 'reject':
      return action('Rejected', { kind, hold_id: hold.id, reason });
    case 'drop':
      return action('Left out', { kind, hold_id: hold.id, section: fieldOf(form, 'section'), reason });
    case 'correct': {
      const path = fieldOf(form, 'path');
      const number = Number.parseInt(fieldOf(form, 'page'), 10);
      const also = form.getAll('also').slice(0, MOST_TWINS);
      const value = inRupees(fieldOf(form, 'value').trim(), form.get('unit'));
      return action(`Corrected ${path} to ${value === '' ? 'unknown' : value}`, {
        kind,
        hold_id: hold.id,
        path,
        value,
        ...(also.length === 0 ? {} : { also }),
        ...(Number.isSafeInteger(number) ? { page: number } : {}),
        reason,
      });
    }
    case 'add':
      return action(
        `Added a row to ${fieldOf(form, 'section').replaceAll('_', ' ')}`,
        readAddition(form, hold.id, reason),
      );
    case 'alias':
      return action(`Name of ${readFund(form)}`, { kind, alias: hold.subject, fund_slug: readFund(form), reason });
    default:
      throw new Fault('INVALID_REQUEST', 'The form names no decision. Load the page again.');
  }
}

function readAddition(form: URLSearchParams, hold_id: string, reason: string): Decision {
  const number = Number.parseInt(fieldOf(form, 'page'), 10);
  const page = Number.isSafeInteger(number) ? { page: number } : {};
  return { kind: 'add', hold_id, section: fieldOf(form, 'section'), row: readRow(form), ...page, reason };
}

/** The words for which a term was chosen; the document is read again once they are applied. */
function readTeaching(form: URLSearchParams, reason: string): Action {
  const terms = form.getAll('term');
  const taught = form.getAll('text').flatMap((text, index) => {
    const term = terms[index] ?? '';
    return term === '' ? [] : [{ text, term }];
  });
  const sha256 = fieldOf(form, 'document');
  if (taught.length === 0) throw new Fault('INVALID_REQUEST', 'Choose what at least one of the words means.');
  return {
    decisions: taught.map(({ text, term }) => ({ kind: 'teach', amc_slug: fieldOf(form, 'amc'), text, term, reason })),
    title: `Taught ${taught.map(({ text, term }) => `“${text}”: ${own<string>(PROFILE_TERMS, term) ?? term}`).join(', ')}`,
    page: `/documents/${sha256}/pages/${Number.parseInt(fieldOf(form, 'page'), 10)}`,
    reread: [sha256],
  };
}

function readConfirmation(form: URLSearchParams, reason: string): Action {
  const [document_sha256, page] = [fieldOf(form, 'document'), Number.parseInt(fieldOf(form, 'page'), 10)];
  if (!Number.isSafeInteger(page)) throw new Fault('INVALID_REQUEST', 'The form names no page. Load the page again.');
  return {
    decisions: [{ kind: 'confirm_page', document_sha256, page, reason }],
    title: `Confirmed page ${page}`,
    page: `/documents/${document_sha256}/pages/${page}`,
  };
}

/** A typed fund counts more than a chosen one: it was filled in later, or on purpose. */
function readFund(form: URLSearchParams): string {
  const slug = fieldOf(form, 'other').trim() || fieldOf(form, 'fund');
  if (slug === '') throw new Fault('FUND_NOT_FOUND', 'Choose a fund, or type the slug of another one.');
  return slug;
}

function readBatch({ form }: DeskRequest, kind: 'accept-all' | 'reject-all', reason: string): Action {
  const ids = [...new Set(fieldOf(form, 'holds').split(' '))].filter((id) => id !== '');
  if (ids.length === 0 || ids.length > MOST_HOLDS)
    throw new Fault('INVALID_REQUEST', `Expected 1 to ${MOST_HOLDS} holds; found ${ids.length}.`);
  const decided = kind === 'accept-all' ? ('accept' as const) : ('reject' as const);
  return {
    decisions: ids.map((hold_id) => ({ kind: decided, hold_id, reason })),
    title: `${decided === 'accept' ? 'Accepted' : 'Rejected'} ${ids.length} holds`,
    page: `/${readBack(form)}`,
  };
}

/** The filter of the page with the form: a query, never another address. */
export function readBack(form: URLSearchParams): string {
  const filter = fieldOf(form, 'filter');
  return filter.startsWith('?') ? filter : '';
}

function fieldOf(form: URLSearchParams, name: string): string {
  return form.get(name) ?? '';
}
