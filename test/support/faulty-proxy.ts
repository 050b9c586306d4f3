import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `whole`: forwards everything. `slow`: delays each chunk. `cut`: closes connections and accepts none. `silent`: keeps
 * connections open and forwards nothing, like a dead switch.
 */
export type ProxyState = 'whole' | 'slow' | 'cut' | 'silent';

/** A TCP proxy that simulates network failures between a node and a server it depends on. */
export interface FaultyProxy {
  readonly port: number;
  set(state: ProxyState): void;
  /** Open connections stay open and carry no more data, whatever arrives; new ones work. */
  deaden(): void;
  end(): Promise<void>;
}

const SLOW_MILLISECONDS = 150;

/** Forwards from one local port to another. */
export async function startFaultyProxy(to_port: number): Promise<FaultyProxy> {
  let state: ProxyState = 'whole';
  let changed = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const dead = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const carry = async (from: Socket, to: Socket): Promise<void> => {
    for await (const piece of from as AsyncIterable<Uint8Array>) {
      if (state === 'slow') await sleep(SLOW_MILLISECONDS);
      while (state === 'silent' || dead.has(from)) await changed.promise;
      if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
    }
    to.end();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = keep(connect(to_port, '127.0.0.1'));
    keep(near).on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      carry(from, to).catch(() => to.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next;
      changed.resolve();
      changed = Promise.withResolvers();
      if (next === 'cut') for (const socket of sockets) socket.resetAndDestroy();
    },
    deaden() {
      for (const socket of sockets) dead.add(socket);
    },
    async end() {
      state = 'cut';
      dead.clear();
      changed.resolve();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A port that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
