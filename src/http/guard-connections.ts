import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Fault } from '#base/fault.ts';
import type { AppParts } from './app-parts.ts';
import { writeBareProblem } from './client-error.ts';
import { AFTER_REFUSAL } from './drain-body.ts';

// Other connections may have ended by then.
const RETRY_AFTER_SECONDS = 5;

/**
 * Accepts connections within the limits of `parts.connections`; others get 503 and are closed. A connection that has
 * sent nothing after `silentMs` gets 408 and is closed.
 */
export function guardConnections(server: Server, parts: AppParts, silentMs: number): void {
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const refusal = parts.connections.admit(socket);
    if (refusal !== undefined) {
      refuse(parts, socket, refusal === 'full' ? FULL : clientFull(parts.connections.mostPerClient));
      return;
    }
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0)
        server.emit(
          'clientError',
          Object.assign(new Error('nothing was sent'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          socket,
        );
    }, silentMs);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
    for (const listener of listeners) Reflect.apply(listener, server, [socket]);
  });
}

const FULL =
  'This node has reached its connection limit. Retry after the seconds in Retry-After, and reuse connections.';

function clientFull(most: number): string {
  return `Your network address has ${most} connections to this node, the limit per address. Close some, or reuse them.`;
}

function refuse(parts: AppParts, socket: Socket, text: string): void {
  socket.on('error', () => socket.destroy());
  const fault = new Fault('SERVICE_UNAVAILABLE', text);
  socket.end(
    writeBareProblem(parts, fault, {
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
      reason: 'Service Unavailable',
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    }),
  );
  AFTER_REFUSAL.read(socket, () => socket.destroySoon());
}
