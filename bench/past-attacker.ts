/** Asks for pages of new moments over ten connections, as fast as its limit allows; run by past-attack.ts as a process of its own. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { slugOf } from './market.ts';

const CONNECTIONS = 10;
/** More than one round asks. */
export const MOST_CALLS = 5_000;

export interface PastCalls {
  readonly address: string;
  readonly key: string;
  readonly funds: number;
  readonly seconds: number;
  /** The first moment that is asked for; each call asks for the next millisecond. */
  readonly first: string;
}

/** The status of one answer, read to its end. */
export function ask(agent: Agent, url: string, key: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-api-key': key } }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
      response.resume();
    }).on('error', reject);
  });
}

async function attack({ address, key, funds, seconds, first }: PastCalls): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + seconds * 1_000;
  let [asked, answered] = [0, 0];
  const callUntilEnd = async (): Promise<void> => {
    while (performance.now() < end && asked < MOST_CALLS) {
      const moment = new Date(Date.parse(first) + asked).toISOString();
      asked += 1;
      const slug = slugOf(1 + (asked % funds));
      const status = await ask(agent, `${address}/v1/mutual-funds/funds/${slug}/nav?as_of=${moment}&limit=1`, key);
      if (status === 200) answered += 1;
      // A client within its limit waits when it is refused.
      else await sleep(100);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, callUntilEnd));
  agent.destroy();
  return answered;
}

async function run(calls: PastCalls): Promise<void> {
  process.send?.(await attack(calls));
  process.disconnect();
}

// Begins with the first message, so that the start of this process does not slow the reader.
if (process.send !== undefined) {
  process.once('message', (calls: PastCalls) => void run(calls));
  process.send('ready');
}
