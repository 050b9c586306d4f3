import type { CallDetails } from '#access/activity.ts';
import { ownText } from '#base/own-text.ts';
import type { Fault } from '#base/fault.ts';
import type { Operation } from './operation.ts';
import { KEY_SHAPE, pathOf, queryOf } from './problems.ts';

interface DescribedRequest {
  readonly url: string;
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly fault: Fault | undefined;
}

// Enough to recognise a request in a list of fifty.
const MOST_PARAMETERS = 20;
const LONGEST_VALUE = 80;
const MOST_REFUSALS = 5;
const LONGEST_REFUSAL = 300;
const LONGEST_URL = 2_000;

/**
 * The description of a call, which is needed only if the call is still one of the last when the activity is written.
 * Keeps a short copy of the URL, which may be a part of a longer text; a body or a fault is described at once,
 * because it can be large.
 */
export function rememberCall(
  operation: Operation,
  { url, body, fault }: { readonly url: string; readonly body: unknown; readonly fault?: Fault },
): () => CallDetails {
  const ownUrl = ownText(url.slice(0, LONGEST_URL));
  if (body === undefined && fault === undefined)
    return () => describeCall(operation, { url: ownUrl, body: undefined, fault: undefined });
  const details = describeCall(operation, { url: ownUrl, body, fault });
  return () => details;
}

/**
 * A request as its sender may see it again. Unknown parameters are left out, name and value, and anything that looks
 * like a key is hidden: clients put secrets into addresses by mistake.
 */
function describeCall({ parameters }: Operation, { url, body, fault }: DescribedRequest): CallDetails {
  const query = [...new URLSearchParams(queryOf(url))].filter(([name]) => Object.hasOwn(parameters.query, name));
  const members = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const known = members.filter(([name]) => parameters.body !== null && Object.hasOwn(parameters.body, name));
  return {
    path: hideKeys(pathOf(url)),
    parameters: [...query, ...known.map(([name, value]) => [name, textOf(value)] as const)]
      .slice(0, MOST_PARAMETERS)
      .map(([name, value]) => [name, shorten(hideKeys(value))]),
    refusals: (fault?.errors ?? []).slice(0, MOST_REFUSALS).map(({ location, message, type }) => ({
      // The name of an unknown parameter can be a secret as well.
      location: type === 'extra_forbidden' ? (location.split('.')[0] ?? '') : hideKeys(location),
      message: hideKeys(message).slice(0, LONGEST_REFUSAL),
    })),
  };
}

/** Lists of scalars are read; deeper values, which no parameter has, are not followed. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.slice(0, MOST_PARAMETERS).map(scalarText).join(', ');
  return scalarText(value);
}

function scalarText(value: unknown): string {
  return typeof value === 'object' && value !== null ? '…' : String(value);
}

function shorten(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function hideKeys(text: string): string {
  return text.replace(KEY_SHAPE, 'mfd_[hidden]');
}
