import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A reverse proxy in this process with the rules of docs/deploy/haproxy.cfg and nginx.conf: it polls /readyz, prefers
 * the node with fewest requests, and repeats a request on another node after a refused connection, a connection that
 * closed without a response, or a 503.
 */
export interface Balancer {
  readonly address: string;
  /** Requests that were answered by another node than the first. */
  readonly repeated: number;
  /** Whether the node at this address receives requests. */
  isIn(address: string): boolean;
  end(): Promise<void>;
}

interface Node {
  readonly address: string;
  isIn: boolean;
  failedChecks: number;
  running: number;
}

/** `fall 2` and `rise 1` of haproxy.cfg. */
const FALL = 2;
const CHECK_TIMEOUT_MILLISECONDS = 2_000;

/** `checkMs` is the time between two health checks; haproxy.cfg has one second. */
export async function startBalancer(addresses: readonly string[], checkMs = 1_000): Promise<Balancer> {
  const nodes = addresses.map((address): Node => ({ address, isIn: true, failedChecks: 0, running: 0 }));
  const agent = new Agent({ keepAlive: true });
  let repeated = 0;
  const check = async (node: Node): Promise<void> => {
    const isReady = await fetch(`${node.address}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MILLISECONDS) })
      .then(async (response) => (await response.arrayBuffer(), response.status === 200))
      .catch(() => false);
    node.failedChecks = isReady ? 0 : node.failedChecks + 1;
    if (isReady) node.isIn = true;
    else if (node.failedChecks >= FALL) node.isIn = false;
  };
  const timer = setInterval(() => nodes.forEach((node) => void check(node)), checkMs);

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await incoming.toArray());
    const present = nodes.filter(({ isIn }) => isIn).toSorted((one, other) => one.running - other.running);
    const [first, ...others] = present.length === 0 ? nodes : present;
    const tried = first === undefined ? undefined : await send(first, incoming, body, agent);
    if (tried !== undefined && tried.statusCode !== 503) return pass(tried, outgoing);
    // A node that was found absent is tried as well if it is the only other one.
    const second = others[0] ?? nodes.find((node) => node !== first);
    const again = second === undefined ? undefined : await send(second, incoming, body, agent);
    repeated += 1;
    if (again !== undefined) {
      tried?.resume();
      return pass(again, outgoing);
    }
    if (tried !== undefined) return pass(tried, outgoing);
    outgoing.writeHead(502).end('no node answered');
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get repeated() {
      return repeated;
    },
    isIn: (address) => nodes.some((node) => node.address === address && node.isIn),
    async end() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The head of the response; undefined if the connection was refused or closed without one. */
async function send(
  node: Node,
  incoming: IncomingMessage,
  body: Buffer,
  agent: Agent,
): Promise<IncomingMessage | undefined> {
  const url = new URL(incoming.url ?? '/', node.address);
  node.running += 1;
  return new Promise((resolve) => {
    const sent = request(url, { method: incoming.method, agent, headers: { ...incoming.headers, host: url.host } });
    sent.on('response', (response) => {
      response.on('close', () => (node.running -= 1));
      resolve(response);
    });
    sent.on('error', () => {
      node.running -= 1;
      resolve(undefined);
    });
    sent.end(body);
  });
}

function pass(response: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(response.statusCode ?? 502, response.headers);
  response.on('error', () => outgoing.destroy());
  // A body that ends early must not look complete.
  response.on('close', () => {
    if (!response.complete) outgoing.destroy();
  });
  response.pipe(outgoing);
}
