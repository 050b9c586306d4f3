import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Log } from '#base/log.ts';
import { withTimeout } from '#base/promises.ts';

/**
 * A client for a Valkey or Redis server that may become unavailable at any time: calls then fail at once, and it
 * reconnects in the background.
 */
export interface Valkey {
  /** Runs a Lua script that returns a list of integers. Rejects while the server is unavailable, and on a timeout. */
  run(script: Script, keys: readonly string[], args: readonly number[]): Promise<readonly number[]>;
  readonly isUnavailable: boolean;
  close(): Promise<void>;
}

export interface Script {
  readonly text: string;
  /** SHA-1 of the text, for EVALSHA. */
  readonly sha1: string;
}

// A healthy server answers within 1 ms, and within some tens of ms while it forks for a snapshot. API clients notice
// longer waits.
const COMMAND_TIMEOUT_MILLISECONDS = 250;
// Reconnects within a second without flooding a server that is down.
const RETRY_MILLISECONDS = 500;
/**
 * After a silent network failure TCP retransmits with growing delays, so an old connection
 * can take as long again to recover; a new connection works at once. Connections younger
 * than this are kept, so that a slow server is not flooded with new ones.
 */
const SILENCE_MILLISECONDS = 2_000;

/** Returns without waiting for the connection. `valkey://` and `valkeys://` are read as `redis://` and `rediss://`. */
export function openValkey(url: string, log: Log): Valkey {
  let client = createConnection(url);
  let connectedAt = 0;
  let isTrusted = true;
  let isClosed = false;
  let wasUnavailable = true;
  const isUnavailable = (): boolean => !isTrusted || !client.isReady;
  const logChange = (): void => {
    if (isUnavailable() === wasUnavailable || isClosed) return;
    wasUnavailable = isUnavailable();
    if (wasUnavailable) log.warn('the shared limiter is unavailable; this node falls back to in-process limits');
    else log.info('limits are shared again');
  };
  const distrust = (): void => {
    if (!isTrusted) return;
    isTrusted = false;
    logChange();
    void untilAnswering();
  };
  const untilAnswering = async (): Promise<void> => {
    while (!isTrusted && !isClosed) {
      await sleep(RETRY_MILLISECONDS, undefined, { ref: false });
      isTrusted = await within(client.ping()).then(
        () => true,
        () => false,
      );
      if (isTrusted || isClosed || !client.isReady || performance.now() - connectedAt < SILENCE_MILLISECONDS) continue;
      client.destroy();
      client = createConnection(url);
      connect();
    }
    logChange();
  };
  const connect = (): void => {
    connectedAt = performance.now();
    client.on('error', logChange);
    client.on('ready', logChange);
    client.connect().catch(() => undefined);
  };
  connect();
  return {
    async run(script, keys, args) {
      if (isUnavailable()) throw new Error('the shared limiter is unavailable');
      const rest = [String(keys.length), ...keys, ...args.map(String)];
      try {
        return (await within(evaluate((command) => client.sendCommand(command), script, rest))) as number[];
      } catch (thrown) {
        distrust();
        throw thrown;
      }
    },
    get isUnavailable() {
      return isUnavailable();
    },
    async close() {
      isClosed = true;
      client.destroy();
    },
  };
}

function createConnection(url: string) {
  return createClient({
    url: url.replace(/^valkey/, 'redis'),
    // Every version of both servers supports RESP 2.
    RESP: 2,
    // A queued command would charge a call that has long been answered.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: RETRY_MILLISECONDS },
  });
}

/** Runs the script by its hash, or by its text if the server has lost it after a restart or flush. */
async function evaluate(
  send: (command: string[]) => Promise<unknown>,
  script: Script,
  rest: readonly string[],
): Promise<unknown> {
  try {
    return await send(['EVALSHA', script.sha1, ...rest]);
  } catch (thrown) {
    if (!(thrown instanceof Error && thrown.message.startsWith('NOSCRIPT'))) throw thrown;
    return send(['EVAL', script.text, ...rest]);
  }
}

async function within<Reply>(reply: Promise<Reply>): Promise<Reply> {
  return withTimeout(reply, COMMAND_TIMEOUT_MILLISECONDS, () => new Error('the shared limiter did not answer in time'));
}
