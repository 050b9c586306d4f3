/**
 * Measures how much a reader slows down while another key, within its limit, requests `as_of` pages of large funds at
 * new times.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { slugOf } from './market.ts';
import { MOST_CALLS, ask } from './past-attacker.ts';
import type { PastCalls } from './past-attacker.ts';
import type { Server } from './processes.ts';

const PAUSE_MILLISECONDS = 4;

export interface Felt {
  readonly quiet: { readonly p50_ms: number; readonly p99_ms: number };
  readonly attacked: { readonly p50_ms: number; readonly p99_ms: number };
  readonly calls: number;
  /** Processor time of the server for one call of the attack. */
  readonly processor_ms_a_call: number;
  readonly resident_mb: number;
}

interface Attack {
  readonly server: Server;
  readonly funds: number;
  readonly reader_key: string;
  readonly attacker_key: string;
  readonly seconds: number;
  /** Returns a new time on every call. */
  readonly moment: () => string;
}

/** Alternates quiet and attacked periods, two of each, so that other work on the machine affects both. */
export async function attackWithMoments(attack: Attack): Promise<Felt> {
  const { server } = attack;
  await read(attack, 1);
  const times = { quiet: [] as number[], attacked: [] as number[] };
  let calls = 0;
  let spent = 0;
  for (let round = 0; round < 2; round += 1) {
    const before = server.processor_ms();
    times.quiet.push(...(await read(attack, attack.seconds)));
    const between = server.processor_ms();
    const asking = askPast(attack);
    times.attacked.push(...(await read(attack, attack.seconds)));
    calls += await asking;
    spent += server.processor_ms() - between - (between - before);
  }
  return {
    quiet: percentiles(times.quiet),
    attacked: percentiles(times.attacked),
    calls,
    processor_ms_a_call: Math.max(0, spent) / calls,
    resident_mb: server.resident_mb(),
  };
}

/** Durations of the reader's requests in milliseconds. */
async function read({ server, reader_key }: Attack, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const paths = [`funds/${slugOf(1)}`, `nav/latest?funds=${slugOf(2)}`, `funds/${slugOf(1)}/nav?limit=100`];
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const began = performance.now();
    await ask(agent, `${server.address}/v1/mutual-funds/${paths[turn % paths.length]}`, reader_key);
    times.push(performance.now() - began);
    await sleep(PAUSE_MILLISECONDS);
  }
  agent.destroy();
  return times;
}

/** Number of successful calls. Another process sends them, so that the reader's times are the server's alone. */
async function askPast({ server, funds, attacker_key, seconds, moment }: Attack): Promise<number> {
  const first = moment();
  const attack: PastCalls = { address: server.address, key: attacker_key, funds, seconds, first };
  const child = fork(fileURLToPath(import.meta.resolve('./past-attacker.ts')), [JSON.stringify(attack)]);
  const [answered] = (await once(child, 'message')) as [number];
  // The next round asks for moments after these.
  for (let asked = 0; asked < MOST_CALLS; asked += 1) moment();
  return answered;
}

function percentiles(times: readonly number[]): { p50_ms: number; p99_ms: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
  return { p50_ms: at(0.5), p99_ms: at(0.99) };
}
