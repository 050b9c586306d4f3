import type { Clock } from '#base/clock.ts';
import type { Ingest } from '#ingest/run.ts';
import type { ReportPageReader } from '#ingest/reports/page-words.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import type { Html } from '#pages/html.ts';
import type { Inbox, InboxFilter } from '#review/inbox.ts';
import type { PendingDecisions } from './pending-decisions.ts';
import type { DeskSession } from './session.ts';

/** Everything the pages need. */
export interface DeskParts {
  readonly ingest: Ingest;
  readonly reader: ReportPageReader;
  /** Undefined if the drawing library is not installed. */
  readonly pictures: Pictures | undefined;
  readonly session: DeskSession;
  readonly pending: PendingDecisions;
  /** The reviewer's name, recorded with each decision. */
  readonly by: string;
  readonly clock: Clock;
}

/** A request that passed all checks. */
export interface DeskRequest {
  readonly parts: DeskParts;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The fields of a submitted form; empty for GET requests. */
  readonly form: URLSearchParams;
  /** The open holds, without those that the waiting action closes. */
  readonly inbox: Inbox;
}

/** A page, or the path to redirect to. */
export type DeskResult = Shown | { readonly to: string };

interface Shown {
  readonly title: string;
  readonly body: Html;
  /** Default: 200. */
  readonly status?: number;
}

// The AMC in an address if it is not known.
const NO_AMC = '-';
const LONGEST_TEXT = 200;

/** The filter of an address; anything else in it is ignored. */
export function readFilter(query: URLSearchParams): InboxFilter {
  const amc = query.get('amc') ?? '';
  const document_seq = Number.parseInt(query.get('document') ?? '', 10);
  return {
    check: query.get('check') || undefined,
    amc: amc === '' ? undefined : amc === NO_AMC ? '' : amc,
    document_seq: Number.isSafeInteger(document_seq) ? document_seq : undefined,
    text: query.get('q')?.slice(0, LONGEST_TEXT) || undefined,
  };
}

/** The filter as the end of an address: `?check=nav_jump`, or an empty text. */
export function writeFilter(filter: InboxFilter, more: Readonly<Record<string, string>> = {}): string {
  const { check, amc, document_seq, text } = filter;
  const query = new URLSearchParams({
    ...(check === undefined ? {} : { check }),
    ...(amc === undefined ? {} : { amc: amc === '' ? NO_AMC : amc }),
    ...(document_seq === undefined ? {} : { document: String(document_seq) }),
    ...(text === undefined ? {} : { q: text }),
    ...more,
  }).toString();
  return query === '' ? '' : `?${query}`;
}
