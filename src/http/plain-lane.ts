import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { after } from '#base/after.ts';
import { uuidV7 } from '#base/ids.ts';
import type { Passed } from '#access/gate.ts';
import type { Answer } from './answer.ts';
import type { Answering, Response } from './answer-operation.ts';
import type { AppParts } from './app-parts.ts';
import { createHttpDate } from './moment.ts';
import { PlainConnection } from './plain-connection.ts';
import type { Patience, Route } from './plain-connection.ts';
import type { PlainRequest } from './plain-request.ts';
import type { Turns } from './turns.ts';
import { passedVisit } from './visit.ts';

interface LaneParts {
  readonly parts: AppParts;
  readonly answering: Answering;
  readonly turns: Turns;
  /** The long way of a request, through the router. */
  readonly route: Route;
  readonly patience: Patience;
}

/**
 * The short way of plain requests: what was answered before and still holds is
 * written to its connection as it is, past Node's parser, its response objects and
 * the router, which together cost more than all our checks. The checks are the
 * same: key, account, scope and limit at the gate, the newest state of the store,
 * the client's tags. A plain request without such an answer, or refused, goes the
 * long way on its connection; a connection that sends anything else is given to
 * Node's server with those bytes, for good, so that nothing is ever guessed.
 *
 * What is returned closes: idle connections at once, others behind their answer.
 */
export function openPlainLane(server: Server, lane: LaneParts): () => void {
  // Node's own: it makes a connection one of HTTP.
  const listeners = server.listeners('connection');
  const handOver = (socket: Socket): void => {
    for (const listener of listeners) Reflect.apply(listener, server, [socket]);
  };
  const date = createHttpDate(lane.parts.clock);
  const connections = new Set<PlainConnection>();
  let is_closing = false;
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (is_closing) return handOver(socket);
    const connection: PlainConnection = new PlainConnection(socket, {
      patience: lane.patience,
      route: lane.route,
      date,
      respond: (request) => respond(lane, request, lane.turns.of(socket)),
      handOver: () => handOver(socket),
      timeOut: () => server.emit('clientError', Object.assign(new Error('nothing was sent'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket),
      forget: () => connections.delete(connection),
    });
    connections.add(connection);
  });
  return () => {
    is_closing = true;
    for (const connection of connections) connection.finish();
  };
}

/** Undefined where the request has to go the long way; nothing was charged for it then. */
function respond(lane: LaneParts, request: PlainRequest, turn: number): Response | undefined | Promise<Response | undefined> {
  const { parts, answering } = lane;
  const { method, url, accept, key } = request;
  if (method !== 'GET' || key === undefined) return undefined;
  return after(answering.findKept(url, accept, turn), (answer) => {
    if (answer === undefined) return undefined;
    const begun_ms = performance.now();
    const { scopes, cost_units } = answer.operation;
    return after(parts.gate.admit(key, scopes, cost_units, turn), (admission) =>
      'passed' in admission ? respondTo(lane, answer, request, admission.passed, begun_ms) : undefined,
    );
  });
}

function respondTo({ parts, answering }: LaneParts, answer: Answer, { accept_encoding, if_none_match }: PlainRequest, passed: Passed, begun_ms: number): Response {
  try {
    const id = uuidV7(parts.clock.now());
    return answering.respond(answer, { id, visit: passedVisit(passed, begun_ms), accept_encoding, if_none_match });
  } catch (thrown) {
    // It is charged again on the long way, which also says what is wrong.
    passed.refund();
    throw thrown;
  }
}
