import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { missingPostgres } from '../faults/own-postgres.ts';
import { upgradeUnderLoad } from './rolling.ts';

/**
 * `npm run rolling -- --rounds 3 --from DIR`: replaces two nodes one after the other while clients read; exits with 1
 * if a request failed. DIR is a folder with an earlier version, which the first nodes run.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '8' },
    pause: { type: 'string', default: '100' },
    drain: { type: 'string', default: '6' },
    check: { type: 'string', default: '1000' },
    from: { type: 'string' },
  },
});
const missing = await missingPostgres();
if (missing !== undefined) throw new Error(missing);
const whole = (text: string): number => Number.parseInt(text, 10);
const report = await upgradeUnderLoad({
  rounds: whole(values.rounds),
  clients: whole(values.clients),
  pauseMs: whole(values.pause),
  drainSeconds: whole(values.drain),
  checkMs: whole(values.check),
  from: values.from === undefined ? undefined : resolve(values.from, 'bin/mfds'),
  say: (line) => void process.stderr.write(`${line}\n`),
});
const ms = (value: number | null): string => (value === null ? 'not measured' : `${value.toFixed(0)} ms`);
process.stdout.write(
  `${report.replaced} nodes replaced in ${report.seconds.toFixed(0)} s: ${report.requests} requests, ${report.failed.length} failed, ${report.repeated} repeated by the proxy; ` +
    `p50 ${ms(report.p50_ms)}, p99 ${ms(report.p99_ms)}, longest ${ms(report.longest_ms)}\n`,
);
for (const line of report.failed.slice(0, 20)) process.stdout.write(`FAILED ${line}\n`);
process.exitCode = report.failed.length > 0 ? 1 : 0;
