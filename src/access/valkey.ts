import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Log } from '#base/log.ts';
import { withPatience } from '#base/patience.ts';

/** A Valkey or Redis that may go away at any time: whoever asks it is told at once, and it is tried again in the background. */
interface Valkey {
  /** The reply of a Lua script, which is a list of whole numbers. Rejects while the server is away, or when it takes too long. */
  run(script: Script, keys: readonly string[], args: readonly number[]): Promise<readonly number[]>;
  readonly is_away: boolean;
  close(): Promise<void>;
}

export interface Script {
  readonly text: string;
  /** SHA-1 of the text, by which the server knows it. */
  readonly sha1: string;
}

// A healthy server answers within one millisecond, one that forks for a snapshot within some tens; a client feels more.
const PATIENCE_MILLISECONDS = 250;
// Often enough to be back within the second, seldom enough not to press a server that is down.
const TRY_AGAIN_MILLISECONDS = 500;
/**
 * A connection that was cut without a word is tried again by the system ever more
 * seldom, for as long again as the network was gone; a new one is there as soon as
 * the network is. One so young is left alone, so that a slow server is not pressed.
 */
const SILENCE_MILLISECONDS = 2_000;

/** Never waits for the server: one that is not there yet is away. `valkey://` and `valkeys://` are read as `redis://` and `rediss://`. */
export function openValkey(url: string, log: Log): Valkey {
  let client = createConnection(url);
  let connected_at = 0;
  let isTrusted = true;
  let isClosed = false;
  let wasAway = true;
  const isAway = (): boolean => !isTrusted || !client.isReady;
  const tell = (): void => {
    if (isAway() === wasAway || isClosed) return;
    wasAway = isAway();
    if (wasAway) log.warn('the shared limiter is away; this node limits by its own buckets meanwhile');
    else log.info('limits are shared again');
  };
  const distrust = (): void => {
    if (!isTrusted) return;
    isTrusted = false;
    tell();
    void untilAnswering();
  };
  const untilAnswering = async (): Promise<void> => {
    while (!isTrusted && !isClosed) {
      await sleep(TRY_AGAIN_MILLISECONDS, undefined, { ref: false });
      isTrusted = await within(client.ping()).then(() => true, () => false);
      if (isTrusted || isClosed || !client.isReady || performance.now() - connected_at < SILENCE_MILLISECONDS) continue;
      client.destroy();
      client = createConnection(url);
      connect();
    }
    tell();
  };
  const connect = (): void => {
    connected_at = performance.now();
    client.on('error', tell);
    client.on('ready', tell);
    client.connect().catch(() => undefined);
  };
  connect();
  return {
    async run(script, keys, args) {
      if (isAway()) throw new Error('the shared limiter is away');
      const rest = [String(keys.length), ...keys, ...args.map(String)];
      try {
        return (await within(evaluate((command) => client.sendCommand(command), script, rest))) as number[];
      } catch (thrown) {
        distrust();
        throw thrown;
      }
    },
    get is_away() {
      return isAway();
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
    // What every version of both servers speaks.
    RESP: 2,
    // A command that waited for the server to come back would be charged to a client long gone.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: TRY_AGAIN_MILLISECONDS },
  });
}

/** By its hash, and whole where a server that was restarted or flushed has forgotten it. */
async function evaluate(send: (command: string[]) => Promise<unknown>, script: Script, rest: readonly string[]): Promise<unknown> {
  try {
    return await send(['EVALSHA', script.sha1, ...rest]);
  } catch (thrown) {
    if (!(thrown instanceof Error && thrown.message.startsWith('NOSCRIPT'))) throw thrown;
    return send(['EVAL', script.text, ...rest]);
  }
}

async function within<Reply>(reply: Promise<Reply>): Promise<Reply> {
  return withPatience(reply, PATIENCE_MILLISECONDS, () => new Error('the shared limiter did not answer in time'));
}
