import { execFileSync, spawn } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { waitFor } from './installation.ts';

/** Address of the databases in the network that all namespaces share. */
export const DATABASE_ADDRESS = '10.77.0.1';

/** A network namespace with two links: one to its clients, one to the databases, which can be cut. */
export interface NodeNetwork {
  /** Address on which clients reach the processes in the namespace. */
  readonly address: string;
  /** Command prefix that runs a process in the namespace. */
  readonly enter: readonly string[];
  /** From now on packets between the namespace and the databases are lost, and neither side is notified. */
  cut(): void;
  mend(): void;
}

/**
 * Runs a command in private network, process and mount namespaces. They have no name and end with their last process;
 * each of those is killed when this process ends in any way.
 */
export function inPrivateNetwork(...words: readonly string[]): [string, string[]] {
  return [
    'setpriv',
    ['--pdeathsig', 'SIGKILL', 'unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', ...words],
  ];
}

/** Why this machine cannot create namespaces; undefined if it can. */
export async function missingNetworks(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'network namespaces need Linux and root';
  try {
    execFileSync(
      ...inPrivateNetwork(
        'sh',
        '-c',
        'ip link add databases type bridge && ip link add one type veth peer name other && unshare --net true && command -v nsenter',
      ),
      { stdio: 'pipe' },
    );
    return undefined;
  } catch (thrown) {
    return `network namespaces cannot be created (${thrown instanceof Error ? thrown.message.split('\n').slice(0, 2).join(' ') : String(thrown)})`;
  }
}

/**
 * Creates `count` namespaces connected to the databases. It changes the network of the calling process, so it must run
 * inside `inPrivateNetwork`.
 */
export async function createNetworks(count: number): Promise<NodeNetwork[]> {
  ip('link set lo up');
  // Two bridges, like the networks between a load balancer and nodes, and between nodes and databases.
  for (const [name, address] of [
    ['clients', '10.77.1.1'],
    ['databases', DATABASE_ADDRESS],
  ] as const) {
    ip(`link add ${name} type bridge`);
    ip(`address add ${address}/24 dev ${name}`);
    ip(`link set ${name} up`);
  }
  return Promise.all(Array.from({ length: count }, (_, index) => createNetwork(index + 2)));
}

async function createNetwork(number: number): Promise<NodeNetwork> {
  const keeper = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  const network = `/proc/${keeper.pid ?? 0}/ns/net`;
  await waitFor(
    'the network namespace exists',
    async () => readlinkSync(network) !== readlinkSync('/proc/self/ns/net'),
  );
  const enter = ['nsenter', `--net=${network}`, '--'];
  const address = `10.77.1.${number}`;
  execFileSync('nsenter', [...enter.slice(1), 'ip', 'link', 'set', 'lo', 'up']);
  for (const [bridge, at] of [
    ['clients', address],
    ['databases', `10.77.0.${number}`],
  ] as const) {
    ip(`link add ${bridge}${number} type veth peer name ${bridge} netns ${keeper.pid ?? 0}`);
    ip(`link set ${bridge}${number} master ${bridge} up`);
    for (const words of [`address add ${at}/24 dev ${bridge}`, `link set ${bridge} up`])
      execFileSync('nsenter', [...enter.slice(1), 'ip', ...words.split(' ')]);
  }
  // Removes the link from the bridge and leaves it up, so that neither side notices that it is down.
  return {
    address,
    enter,
    cut: () => ip(`link set databases${number} nomaster`),
    mend: () => ip(`link set databases${number} master databases`),
  };
}

function ip(words: string): void {
  execFileSync('ip', words.split(' '), { stdio: 'pipe' });
}
