import type { Served } from '../faults/installation.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { Disturbances } from './disturbances.ts';
import type { Ledger } from './measure.ts';

/** A node that receives requests. `isAway` from the signal that ends it until it is ready again. */
export interface Target {
  readonly name: string;
  served: Served;
  isAway: boolean;
  /** The process that was killed last: requests that it had not answered are expected to break. */
  killed?: Served;
}

interface Request {
  readonly kind: string;
  readonly path: string;
  readonly expected: readonly number[];
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A load at a constant rate, whatever the responses: a slow service gets more concurrent requests. */
export interface Load {
  readonly statuses: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
  /** Stated refusals during database faults. */
  readonly refusals: number;
  /** Stated refusals at other times, which a machine with too much other work causes. */
  readonly busyRefusals: number;
  /** Requests whose node was killed before it answered. */
  readonly cut: number;
  /** Requests that their node, just closed, did not accept. */
  readonly unsent: number;
  /** Sends nothing more and waits for all responses. */
  end(): Promise<void>;
}

const MF = '/v1/mutual-funds';
// Longer than the eleven seconds after which a node that cannot reach its database must have answered, for a machine
// with other work.
const TIMEOUT_MILLISECONDS = 60_000;
const TICK_MILLISECONDS = 25;

interface LoadParts {
  readonly targets: readonly Target[];
  readonly slugs: readonly string[];
  readonly names: readonly string[];
  readonly rate: number;
  readonly random: SeededRandom;
  readonly ledger: Ledger;
  readonly disturbances: Disturbances;
  /** Whether 408 and 503 with Retry-After are counted at any time, because requests reach their time limits. */
  readonly isBusy: boolean;
}

export function startLoad({ targets, slugs, names, rate, random, ledger, disturbances, isBusy }: LoadParts): Load {
  const statuses = new Map<string, number>();
  const broken = new Map<string, { count: number; first: string }>();
  const etags = new Map<string, string>();
  const running = new Set<Promise<void>>();
  let [refusals, busyRefusals, cut, unsent, owed, last] = [0, 0, 0, 0, 0, performance.now()];
  // One line for each kind of violation, with its first example: thousands of lines would hide the second kind.
  const violate = (what: string, example: string): void => {
    const found = broken.get(what);
    if (found === undefined) broken.set(what, { count: 1, first: example });
    else found.count += 1;
  };
  const count = (what: string): void => void statuses.set(what, (statuses.get(what) ?? 0) + 1);

  const send = async (target: Target, request: Request): Promise<void> => {
    const { served } = target;
    const begun = performance.now();
    let status: number;
    let headers: Headers;
    let text: string;
    try {
      const response = await fetch(served.address + request.path, {
        method: request.body === undefined ? 'GET' : 'POST',
        headers: {
          'x-api-key': served.key,
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
      text = await response.text();
      ({ status, headers } = response);
    } catch (thrown) {
      // The load itself was late: the node closed between the choice of the node and the connection.
      const isTooLate = (target.isAway || target.served !== served) && describe(thrown).includes('ECONNREFUSED');
      if (isTooLate) unsent += 1;
      else if (target.killed === served) cut += 1;
      else
        violate(
          `no response from ${target.name}, ${describe(thrown)}`,
          `${request.path}, sent ${disturbances.describeLast(begun)}`,
        );
      count('no response');
      return;
    }
    const ended = performance.now();
    count(String(status));
    const isStated = status === 503 && headers.has('retry-after');
    if (isStated && disturbances.excuses(begun, ended)) refusals += 1;
    else if (isBusy && (isStated || status === 408)) busyRefusals += 1;
    else if (!request.expected.includes(status))
      violate(
        `${status} from ${target.name}, Retry-After ${headers.get('retry-after') ?? 'missing'}`,
        `${request.path} after ${Math.round(ended - begun)} ms, sent ${disturbances.describeLast(begun)}: ${text.slice(0, 300)}`,
      );
    const etag = headers.get('etag');
    if (status === 200 && etag !== null && request.body === undefined) etags.set(request.path, etag);
    ledger.time({
      kind: request.kind,
      milliseconds: ended - begun,
      isDisturbed: disturbances.touched(begun, ended),
    });
  };

  const draw = (): Request => {
    const request = drawRequest(random, slugs, names);
    const etag = etags.get(request.path);
    return etag !== undefined && request.body === undefined && random.once(4)
      ? { ...request, kind: 'conditional', expected: [200, 304], headers: { 'if-none-match': etag } }
      : request;
  };
  const timer = setInterval(() => {
    const now = performance.now();
    owed += ((now - last) * rate) / 1_000;
    last = now;
    for (; owed >= 1; owed -= 1) {
      const open = targets.filter(({ isAway }) => !isAway);
      const target = open[random.below(open.length)];
      if (target === undefined) continue;
      const sent = send(target, draw()).finally(() => running.delete(sent));
      running.add(sent);
    }
  }, TICK_MILLISECONDS);

  return {
    statuses,
    get violations() {
      return [...broken].map(([what, { count: times, first }]) => `${times} × ${what}; first: ${first}`);
    },
    get refusals() {
      return refusals;
    },
    get busyRefusals() {
      return busyRefusals;
    },
    get cut() {
      return cut;
    },
    get unsent() {
      return unsent;
    },
    async end() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

function describe(thrown: unknown): string {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof Error ? `${String(thrown)}: ${cause.message}` : String(thrown);
}

const OK = [200];

/** Mostly reads that clients repeat, some that need the database, pages of the portal, and a few mistakes. */
function drawRequest(random: SeededRandom, slugs: readonly string[], names: readonly string[]): Request {
  const slug = slugs[random.below(slugs.length)] ?? '';
  const name = names[random.below(names.length)] ?? '';
  const few = Array.from({ length: 5 }, () => slugs[random.below(slugs.length)] ?? '');
  const fund = `${MF}/funds/${slug}`;
  return random.pick<Request>([
    { kind: 'read', path: `${fund}/nav`, expected: OK },
    { kind: 'read', path: `${fund}/nav?order=desc&limit=30`, expected: OK },
    { kind: 'read', path: fund, expected: OK },
    { kind: 'read', path: `${MF}/nav/latest`, expected: OK },
    { kind: 'read', path: `${MF}/nav/latest?funds=${slug}`, expected: OK },
    { kind: 'read', path: `${MF}/funds?per_page=20`, expected: OK },
    { kind: 'read', path: `${MF}/funds?q=${encodeURIComponent(name)}`, expected: OK },
    { kind: 'read', path: `${MF}/amcs`, expected: OK },
    { kind: 'read', path: `${MF}/coverage?per_page=20`, expected: OK },
    { kind: 'read', path: `${MF}/updates?limit=20`, expected: OK },
    { kind: 'read', path: `${fund}/nav?as_of=${new Date(Date.now() - 5_000).toISOString()}`, expected: OK },
    // A fund without a report has none.
    { kind: 'read', path: `${fund}/fmr-reports/latest?include=all`, expected: [200, 404] },
    { kind: 'read', path: `${fund}/snapshot/latest`, expected: [200, 404] },
    { kind: 'read', path: `${fund}/fmr-reports`, expected: OK },
    { kind: 'bulk', path: `${MF}/bulk/nav`, expected: OK, body: { funds: few } },
    { kind: 'portal', path: '/', expected: OK },
    { kind: 'portal', path: '/funds', expected: OK },
    { kind: 'portal', path: `/funds/${slug}`, expected: OK },
    { kind: 'mistake', path: `${MF}/funds/no-such-fund`, expected: [404] },
    { kind: 'mistake', path: `${fund}/nav?from=tomorrow`, expected: [400, 422] },
  ]);
}
