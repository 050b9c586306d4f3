import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ListenOptions } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { Fault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';

/** An address to listen on. */
export interface Seat {
  readonly host: string;
  readonly port: number;
  /** Whether several threads listen there, each accepting its share of the connections. */
  readonly is_shared: boolean;
}

/**
 * Makes sure that nobody else listens there: several threads can share a port only in a way that would let a
 * second service of the same user in as well, unasked. Faults: PORT_TAKEN, PORT_REFUSED.
 */
export async function takeSeat(host: string, port: number, threads: number, log: Log): Promise<Seat> {
  if (threads === 1) return { host, port, is_shared: false };
  const seat = { host, port, is_shared: true };
  await listenAndLeave(seat, false);
  try {
    await listenAndLeave(seat, true);
    return seat;
  } catch {
    log.warn('this system does not let threads share a port: one thread serves');
    return { ...seat, is_shared: false };
  }
}

async function listenAndLeave(seat: Seat, reusePort: boolean): Promise<void> {
  const server = createServer().listen({ host: seat.host, port: seat.port, reusePort });
  try {
    await once(server, 'listening');
  } catch (thrown) {
    throw cannotListen(thrown, seat);
  }
  server.close();
  await once(server, 'close');
}

/** Begins to accept there; the address, as `http://127.0.0.1:8080`. Faults: PORT_TAKEN, PORT_REFUSED. */
export async function listenAt(app: FastifyInstance, seat: Seat): Promise<string> {
  const options: ListenOptions & FastifyListenOptions = { host: seat.host, port: seat.port, reusePort: seat.is_shared };
  try {
    return await app.listen(options);
  } catch (thrown) {
    throw cannotListen(thrown, seat);
  }
}

/** What to tell of a failed listening: a Fault where the address is at fault. */
export function cannotListen(thrown: unknown, { host, port }: Pick<Seat, 'host' | 'port'>, setting = '--port or MFDS_PORT'): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'EADDRINUSE') return new Fault('PORT_TAKEN', `Port ${port} of ${host} is taken by another program. Choose another with ${setting}; 0 takes any free one.`);
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return new Fault('PORT_REFUSED', `The system does not let this program listen on ${host}:${port} (${code}). Choose another address or port.`);
  return thrown;
}
