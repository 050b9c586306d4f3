import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Fault, FaultReport } from './fault.ts';
import { missingPostgres } from './own-postgres.ts';
import { missingValkey } from './own-valkey.ts';
import { inOwnHall, missingRooms } from './rooms.ts';

const INSIDE = fileURLToPath(new URL('./partition-inside.ts', import.meta.url));

/** One of two nodes is cut off from the database and the limiter at once, silently, and found again; its clients still reach it. */
export const PARTITION: Fault = {
  name: 'node partitioned',
  missing: async () => (await missingRooms()) ?? (await missingPostgres()) ?? (await missingValkey()),
  async run(moments, seed) {
    const child = spawn(...inOwnHall(process.execPath, '--disable-warning=ExperimentalWarning', INSIDE, String(moments), String(seed)), { stdio: ['ignore', 'pipe', 'inherit'] });
    const [stdout] = await Promise.all([child.stdout.toArray(), once(child, 'exit')]);
    if (child.exitCode !== 0) throw new Error(`the trial of a partition ended with ${child.exitCode ?? child.signalCode ?? 'nothing'}`);
    return JSON.parse(stdout.join('')) as FaultReport;
  },
};
