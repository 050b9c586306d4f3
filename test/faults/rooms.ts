import { execFileSync, spawn } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { waitFor } from './bed.ts';

/** Where the databases stand, in the network all rooms share. */
export const HALL_ADDRESS = '10.77.0.1';

/** A network namespace with two cables: one to its clients, one to the databases, which can be cut. */
export interface Room {
  /** Where clients reach what listens in the room. */
  readonly address: string;
  /** The words before a command that let it run in the room. */
  readonly enter: readonly string[];
  /** Whatever is sent between room and databases is lost from now on, without a word to either side. */
  cut(): void;
  mend(): void;
}

/**
 * Runs the words where they have a network, processes and a view of them that
 * are theirs alone. The namespaces have no name: they are gone with the last
 * process in them, and each of those is ended when this process ends, however it does.
 */
export function inOwnHall(...words: readonly string[]): [string, string[]] {
  return [
    'setpriv',
    ['--pdeathsig', 'SIGKILL', 'unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', ...words],
  ];
}

/** Why there can be no rooms on this machine; undefined when there can. */
export async function missingRooms(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'network namespaces need Linux and root';
  try {
    execFileSync(
      ...inOwnHall(
        'sh',
        '-c',
        'ip link add hall type bridge && ip link add one type veth peer name other && unshare --net true && command -v nsenter',
      ),
      { stdio: 'pipe' },
    );
    return undefined;
  } catch (thrown) {
    return `no network namespaces can be made (${thrown instanceof Error ? thrown.message.split('\n').slice(0, 2).join(' ') : String(thrown)})`;
  }
}

/** So many rooms around a hall; to be called inside of `inOwnHall` and nowhere else, since it sets up the network it stands in. */
export async function buildRooms(count: number): Promise<Room[]> {
  ip('link set lo up');
  // Two switches, as between a load balancer and nodes, and between nodes and databases.
  for (const [name, address] of [
    ['clients', '10.77.1.1'],
    ['hall', HALL_ADDRESS],
  ] as const) {
    ip(`link add ${name} type bridge`);
    ip(`address add ${address}/24 dev ${name}`);
    ip(`link set ${name} up`);
  }
  return Promise.all(Array.from({ length: count }, (_, index) => buildRoom(index + 2)));
}

async function buildRoom(number: number): Promise<Room> {
  const keeper = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  const room = `/proc/${keeper.pid ?? 0}/ns/net`;
  await waitFor('a room is there', async () => readlinkSync(room) !== readlinkSync('/proc/self/ns/net'));
  const enter = ['nsenter', `--net=${room}`, '--'];
  const address = `10.77.1.${number}`;
  execFileSync('nsenter', [...enter.slice(1), 'ip', 'link', 'set', 'lo', 'up']);
  for (const [bridge, at] of [
    ['clients', address],
    ['hall', `10.77.0.${number}`],
  ] as const) {
    ip(`link add ${bridge}${number} type veth peer name ${bridge} netns ${keeper.pid ?? 0}`);
    ip(`link set ${bridge}${number} master ${bridge} up`);
    for (const words of [`address add ${at}/24 dev ${bridge}`, `link set ${bridge} up`])
      execFileSync('nsenter', [...enter.slice(1), 'ip', ...words.split(' ')]);
  }
  // The cable stays in the room's socket and is taken out of the switch: nobody is told that the link is down.
  return {
    address,
    enter,
    cut: () => ip(`link set hall${number} nomaster`),
    mend: () => ip(`link set hall${number} master hall`),
  };
}

function ip(words: string): void {
  execFileSync('ip', words.split(' '), { stdio: 'pipe' });
}
