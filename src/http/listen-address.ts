import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ListenOptions } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { Fault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** Whether several threads listen on this port, each accepting a share of the connections. */
  readonly isShared: boolean;
}

/**
 * Checks that the port is free: threads share it with an option that would also let a second service of the same user
 * listen there, unnoticed. Faults: PORT_TAKEN, PORT_REFUSED.
 */
export async function reserveAddress(host: string, port: number, threads: number, log: Log): Promise<ListenAddress> {
  // For `localhost`, Fastify would open a second server on the other address, without the connection limits of the
  // first.
  const address = host === 'localhost' ? (await lookup(host)).address : host;
  if (threads === 1) return { host: address, port, isShared: false };
  const reserved = { host: address, port, isShared: true };
  await listenAndClose(reserved, false);
  try {
    await listenAndClose(reserved, true);
    return reserved;
  } catch {
    log.warn('serving with one thread: this system does not let threads share a port');
    return { ...reserved, isShared: false };
  }
}

async function listenAndClose(address: ListenAddress, reusePort: boolean): Promise<void> {
  const server = createServer().listen({ host: address.host, port: address.port, reusePort });
  try {
    await once(server, 'listening');
  } catch (thrown) {
    throw explainListenError(thrown, address);
  }
  server.close();
  await once(server, 'close');
}

/** Starts listening; returns the address, such as `http://127.0.0.1:8080`. Faults: PORT_TAKEN, PORT_REFUSED. */
export async function listenAt(app: FastifyInstance, address: ListenAddress): Promise<string> {
  const options: ListenOptions & FastifyListenOptions = {
    host: address.host,
    port: address.port,
    reusePort: address.isShared,
  };
  try {
    return await app.listen(options);
  } catch (thrown) {
    throw explainListenError(thrown, address);
  }
}

/** A Fault if the address is the cause, otherwise the error itself. */
export function explainListenError(
  thrown: unknown,
  { host, port }: Pick<ListenAddress, 'host' | 'port'>,
  setting = '--port or MFDS_PORT',
): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'EADDRINUSE')
    return new Fault(
      'PORT_TAKEN',
      `Another program uses port ${port} of ${host}. Choose another port with ${setting}; 0 picks a free one.`,
    );
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return new Fault(
      'PORT_REFUSED',
      `The system does not allow listening on ${host}:${port} (${code}). Choose another address or port.`,
    );
  return thrown;
}
