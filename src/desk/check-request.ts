import type { FastifyRequest } from 'fastify';
import { Fault } from '#base/fault.ts';
import { isSame } from './session.ts';
import type { DeskSession } from './session.ts';

/** Only this address: a name would let a hostile name server send other sites' requests here (DNS rebinding). */
export const LOOPBACK = '127.0.0.1';

/** How a refused request is answered. */
export interface Refusal {
  readonly status: 401 | 403 | 421;
  readonly text: string;
}

/** Why a request is not answered; undefined if it may be. Every request is checked, before its route is known. */
export function refuse(request: FastifyRequest, session: DeskSession, port: number): Refusal | undefined {
  if (request.headers.host !== `${LOOPBACK}:${port}`)
    return { status: 421, text: `The review desk answers at http://${LOOPBACK}:${port} only.` };
  if (isOpening(request)) return undefined;
  if (!session.admits(request.headers.cookie, port))
    return {
      status: 401,
      text: 'There is no session. Open the link that mfds review open printed; each link works once, in one browser.',
    };
  // Browsers set these headers themselves, and no page can forge them. `none`: typed, or opened from the terminal.
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && origin !== `http://${LOOPBACK}:${port}`);
  return isForeign ? { status: 403, text: 'Another site sent this request, so it was ignored.' } : undefined;
}

/** The one-time link has no session yet, and a terminal in a browser opens it from another site. */
function isOpening({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && url.startsWith('/open/');
}

/** Fault FOREIGN_FORM. Browsers send Origin with every form. */
export function checkForm(request: FastifyRequest, session: DeskSession): void {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  if (request.headers.origin !== undefined && isSame(form.get('token') ?? '', session.formToken)) return;
  throw new Fault(
    'FOREIGN_FORM',
    'This form was not sent from a page of the review desk, so it was ignored. Load the page again.',
  );
}
