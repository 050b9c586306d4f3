import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createInstallation } from './installation.ts';
import type { Served } from './installation.ts';
import type { Fault } from './fault.ts';
import { makeOwnValkey, missingValkey } from './own-valkey.ts';
import type { OwnValkey } from './own-valkey.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import type { FaultyProxy, ProxyState } from '../support/faulty-proxy.ts';

const NODES = 2;
const CLIENTS_A_NODE = 4;
// Small enough that two nodes on a busy machine empty every bucket; errors show when buckets are empty.
const CAPACITY = 60;
const UNITS_A_SECOND = 1;
const LONGEST_OUTAGE_MILLISECONDS = 1_500;
const BEFORE_AND_AFTER_MILLISECONDS = 700;

interface Breaking {
  readonly valkey: OwnValkey;
  readonly proxy: FaultyProxy;
}

export const LIMITER_KILLED = limiterFault(
  'limiter killed',
  ({ valkey }) => valkey.kill(),
  ({ valkey }) => valkey.start(),
);
export const LIMITER_CUT = proxyFault('limiter unreachable', 'cut');
export const LIMITER_SILENT = proxyFault('limiter silent', 'silent');
export const LIMITER_SLOW = proxyFault('limiter slow', 'slow');
export const LIMITER_FLUSHED = limiterFault(
  'limiter flushed',
  ({ valkey }) => valkey.flush(),
  async () => undefined,
);

function proxyFault(name: string, state: ProxyState): Fault {
  return limiterFault(
    name,
    async ({ proxy }) => proxy.set(state),
    async ({ proxy }) => proxy.set('whole'),
  );
}

function limiterFault(
  name: string,
  strike: (on: Breaking) => Promise<void>,
  heal: (on: Breaking) => Promise<void>,
): Fault {
  return {
    name,
    missing: missingValkey,
    async run(moments, seed) {
      const valkey = await makeOwnValkey();
      const proxy = await startFaultyProxy(valkey.port);
      const random = createSeededRandom(seed).draw;
      const violations: string[] = [];
      let [admitted, refused, reached] = [0, 0, 0];
      try {
        for (let moment = 0; moment < moments; moment += 1) {
          const outageMs = random() * LONGEST_OUTAGE_MILLISECONDS;
          const counted = await hammer({ valkey, proxy }, strike, heal, outageMs);
          admitted += counted.admitted;
          refused += counted.refused;
          reached += counted.refused > 0 ? 1 : 0;
          violations.push(...counted.violations.map((text) => `moment ${moment}: ${text}`));
        }
        const held = [
          `${admitted} calls admitted and ${refused} rejected by the limit on ${NODES} nodes, reached in ${reached} of ${moments} trials; never exceeded by more than one bucket per node`,
          'no read was rejected because the limiter was unavailable',
        ];
        return { fault: name, moments, held, violations, recovery_ms: null };
      } finally {
        await proxy.end();
        await valkey.kill();
      }
    },
  };
}

interface Counted {
  readonly admitted: number;
  readonly refused: number;
  readonly violations: readonly string[];
}

/** Several clients of one key send requests to both nodes without pause while the limiter fails and recovers. */
async function hammer(
  on: Breaking,
  strike: (on: Breaking) => Promise<void>,
  heal: (on: Breaking) => Promise<void>,
  outageMs: number,
): Promise<Counted> {
  const installation = await createInstallation({
    MFDS_VALKEY_URL: `redis://127.0.0.1:${on.proxy.port}`,
    MFDS_LIMIT_UNITS_PER_MINUTE: String(CAPACITY),
  });
  const violations: string[] = [];
  let [admitted, refused] = [0, 0];
  let isOver = false;
  const ask = async ({ address, key }: Served): Promise<void> => {
    while (!isOver) {
      const response = await fetch(`${address}/v1/catalog/mutual-funds/enums`, {
        headers: { 'x-api-key': key },
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      if (response.status === 200) admitted += 1;
      else if (response.status === 429) refused += 1;
      else violations.push(`status ${response.status} while the limiter was unavailable`);
    }
  };
  try {
    const nodes = await Promise.all(Array.from({ length: NODES }, () => installation.serve()));
    const begun = performance.now();
    const clients = nodes.flatMap((node) =>
      Array.from({ length: CLIENTS_A_NODE }, () =>
        ask(node).catch((thrown: unknown) => void violations.push(`no response: ${String(thrown)}`)),
      ),
    );
    await sleep(BEFORE_AND_AFTER_MILLISECONDS);
    await strike(on);
    await sleep(outageMs);
    await heal(on);
    await sleep(BEFORE_AND_AFTER_MILLISECONDS);
    isOver = true;
    await Promise.all(clients);
    const seconds = (performance.now() - begun) / 1_000;
    // The shared bucket and its refill, plus one bucket and its refill for each node during the outage.
    const most = (1 + NODES) * (CAPACITY + UNITS_A_SECOND * seconds);
    if (admitted > most)
      violations.push(`${admitted} calls admitted in ${seconds.toFixed(1)} s, the limit is ${Math.floor(most)}`);
    if (refused > 0 && admitted < CAPACITY)
      violations.push(`calls were rejected after only ${admitted} of a bucket of ${CAPACITY}`);
    return { admitted, refused, violations };
  } finally {
    await installation.end();
  }
}
