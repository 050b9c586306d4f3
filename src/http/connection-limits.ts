import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Socket } from 'node:net';
import { networkOf } from '#access/limits.ts';
import { Fault } from '#base/fault.ts';
import type { Metric } from '#base/metrics.ts';
import { writeBareProblem } from './client-error.ts';
import type { ProblemOrigin } from './client-error.ts';
import { AFTER_REFUSAL } from './request-body.ts';

interface Bounds {
  /** Most connections per serving thread. */
  readonly most: number;
  /** Most connections per client: an IPv4 address or an IPv6 /64. */
  readonly mostPerClient: number;
  /**
   * Addresses and networks of proxies, whose connections carry many clients: `mostPerClient` does not apply to them.
   */
  readonly trustedProxies: readonly string[];
}

type Refusal = 'client_full' | 'full';

// One connection in this many is reserved for this machine and the trusted proxies.
const RESERVED_SHARE = 16;

/**
 * Counts the connections of one serving thread and decides about new ones. No client can take more than its
 * share, and a part is reserved for this machine and for trusted proxies, so that health checks and operators
 * get in when everything else is taken. A full thread closes its oldest connection that has sent nothing yet
 * in favour of a new one.
 */
export class ConnectionLimits {
  readonly #bounds: Bounds;
  readonly #proxies: BlockList;
  /** Open connections by client. */
  readonly #clients = new Map<string, number>();
  /** Connections that had sent nothing when last checked, the oldest first. */
  readonly #silent = new Set<Socket>();
  readonly #refused: Record<Refusal, number> = { client_full: 0, full: 0 };
  #open = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#proxies = listOf(bounds.trustedProxies);
  }

  /** Number of open connections and of their clients. */
  get counts(): { readonly open: number; readonly clients: number } {
    return { open: this.#open, clients: this.#clients.size };
  }

  get mostPerClient(): number {
    return this.#bounds.mostPerClient;
  }

  /** Counts the connection until it closes; returns the reason if it is refused. */
  admit(socket: Socket): Refusal | undefined {
    const { most, mostPerClient } = this.#bounds;
    const address = plainAddress(socket.remoteAddress ?? '');
    const isProxy = isListed(this.#proxies, address);
    const client = networkOf(address);
    const ofClient = this.#clients.get(client) ?? 0;
    if (!isProxy && ofClient >= mostPerClient) return this.#refuse('client_full');
    const capacity = isProxy || isListed(LOOPBACK, address) ? most : most - Math.ceil(most / RESERVED_SHARE);
    // The connection closed in its favour leaves the count at its `close` event.
    if (this.#open >= capacity && !this.#closeSilent()) return this.#refuse('full');
    this.#open += 1;
    this.#clients.set(client, ofClient + 1);
    this.#silent.add(socket);
    socket.once('close', () => this.#forget(socket, client));
    return undefined;
  }

  readMetrics(): Metric[] {
    const refused = Object.entries(this.#refused).map(([reason, value]) => ({ labels: { reason }, value }));
    return [
      {
        name: 'mfds_connections',
        type: 'gauge',
        help: 'Open connections.',
        samples: [{ labels: {}, value: this.#open }],
      },
      {
        name: 'mfds_connections_refused_total',
        type: 'counter',
        help: 'Connections refused because their client or the thread had too many.',
        samples: refused,
      },
    ];
  }

  #refuse(reason: Refusal): Refusal {
    this.#refused[reason] += 1;
    return reason;
  }

  #closeSilent(): boolean {
    for (const socket of this.#silent) {
      this.#silent.delete(socket);
      if (socket.bytesRead > 0 || socket.destroyed) continue;
      socket.destroy();
      return true;
    }
    return false;
  }

  #forget(socket: Socket, client: string): void {
    this.#open -= 1;
    this.#silent.delete(socket);
    const left = (this.#clients.get(client) ?? 1) - 1;
    if (left > 0) this.#clients.set(client, left);
    else this.#clients.delete(client);
  }
}

// Container health checks and operators connect from here.
const LOOPBACK = listOf(['127.0.0.1', '::1']);

/** Parses networks such as `10.0.0.0/24` and `::1`. */
function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number.parseInt(bits, 10), family);
  }
  return list;
}

function isListed(list: BlockList, address: string): boolean {
  return address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A socket that listens on `::` reports IPv4 addresses as `::ffff:192.0.2.1`. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

// Other connections may have ended by then.
const RETRY_AFTER_SECONDS = 5;

interface GuardParts extends ProblemOrigin {
  readonly connections: ConnectionLimits;
}

/**
 * Accepts connections within the limits of `parts.connections`; others get 503 and are closed. A connection that has
 * sent nothing after `silentMs` gets 408 and is closed.
 */
export function guardConnections(server: Server, parts: GuardParts, silentMs: number): void {
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

function refuse(origin: ProblemOrigin, socket: Socket, text: string): void {
  socket.on('error', () => socket.destroy());
  const fault = new Fault('SERVICE_UNAVAILABLE', text);
  socket.end(
    writeBareProblem(origin, fault, {
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
      reason: 'Service Unavailable',
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    }),
  );
  AFTER_REFUSAL.read(socket, () => socket.destroySoon());
}
