/**
 * Measures how much a reader slows down while another key, within its limit, requests `as_of` pages of large funds at
 * new times.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { slugOf } from './market.ts';

import { MOST_CALLS, ask } from './past-attacker.ts';
import type { PastCalls } from './past-attacker.ts';
import { keepToCore } from './processes.ts';
import type { Server } from './processes.ts';
import { median } from './report.ts';

const PAUSE_MILLISECONDS = 4;
const ROUNDS = 5;
// The server has core 0 to itself.
const READER_CORE = '1';

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

/**
 * Alternates quiet and attacked periods, so that other work on the machine affects both; the percentiles are the
 * medians of the periods'.
 */
export async function attackWithMoments(attack: Attack): Promise<Felt> {
  const { server } = attack;
  keepToCore(READER_CORE);
  await warm(attack);
  const periods = { quiet: [] as number[][], attacked: [] as number[][] };
  let calls = 0;
  let spent = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = server.processor_ms();
    periods.quiet.push(await read(attack, attack.seconds));
    const between = server.processor_ms();
    const attacker = await startAttacker();
    const asking = askPast(attack, attacker);
    periods.attacked.push(await read(attack, attack.seconds));
    calls += await asking;
    spent += server.processor_ms() - between - (between - before);
  }
  return {
    quiet: percentiles(periods.quiet),
    attacked: percentiles(periods.attacked),
    calls,
    processor_ms_a_call: Math.max(0, spent) / calls,
    resident_mb: server.resident_mb(),
  };
}

/** Reads every fund once: what the first reader of a history costs is not part of the attack. */
async function warm(attack: Attack): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let fund = 1; fund <= attack.funds; fund += 1)
    await ask(agent, `${attack.server.address}/v1/mutual-funds/funds/${slugOf(fund)}/nav?limit=1`, attack.reader_key);
  agent.destroy();
  await read(attack, 1);
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

/**
 * Another process of the lowest priority: a client on another machine takes no processor time from the reader, and the
 * times are the server's alone.
 */
async function startAttacker(): Promise<ChildProcess> {
  const attacker = fork(fileURLToPath(import.meta.resolve('./past-attacker.ts')));
  setPriority(attacker.pid ?? 0, constants.priority.PRIORITY_LOW);
  await once(attacker, 'message');
  return attacker;
}

/** Number of successful calls. */
async function askPast(
  { server, funds, attacker_key, seconds, moment }: Attack,
  attacker: ChildProcess,
): Promise<number> {
  const calls: PastCalls = { address: server.address, key: attacker_key, funds, seconds, first: moment() };
  attacker.send(calls);
  const [answered] = (await once(attacker, 'message')) as [number];
  // The next round asks for moments after these.
  for (let asked = 0; asked < MOST_CALLS; asked += 1) moment();
  return answered;
}

function percentiles(periods: readonly (readonly number[])[]): { p50_ms: number; p99_ms: number } {
  const sorted = periods.map((times) => times.toSorted((a, b) => a - b));
  const at = (share: number): number =>
    Math.round(median(sorted.map((times) => times[Math.floor(times.length * share)] ?? 0)) * 100) / 100;
  return { p50_ms: at(0.5), p99_ms: at(0.99) };
}
