import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { waitFor } from './installation.ts';
import { findFreePort } from '../support/faulty-proxy.ts';

/** A private Valkey or Redis server that a test may kill without affecting others. */
export interface OwnValkey {
  readonly port: number;
  /** Of the running process. */
  readonly pid: number | undefined;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Deletes all keys at once, as by an operator's mistake. */
  flush(): Promise<void>;
}

const PROGRAMS = ['valkey-server', 'redis-server'];

/** Why this machine cannot start a server; undefined if it can. */
export async function missingValkey(): Promise<string | undefined> {
  return findProgram() === undefined ? 'neither valkey-server nor redis-server is installed' : undefined;
}

function findProgram(): string | undefined {
  return PROGRAMS.find((program) => {
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

/** `host` is the listen address. */
export async function makeOwnValkey(host = '127.0.0.1'): Promise<OwnValkey> {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(
      findProgram() ?? '',
      ['--port', String(port), '--bind', host, '--protected-mode', 'no', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    await waitFor(
      'the limiter server responds',
      async () => (await sendCommand(host, port, 'PING')) === '+PONG',
      120_000,
    );
  };
  await start();
  return {
    port,
    get pid() {
      return child?.pid;
    },
    start,
    async kill() {
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = undefined;
    },
    flush: async () => void (await sendCommand(host, port, 'FLUSHALL')),
  };
}

/** Sends one command and returns the first line of the reply; empty if the connection fails. */
async function sendCommand(host: string, port: number, command: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.write(`${command}\r\n`));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (answer) => {
      resolve(answer.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(''));
  });
}
