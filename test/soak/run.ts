import { parseArgs } from 'node:util';
import { missingPostgres } from '../faults/own-postgres.ts';
import { showQuarters } from './measure.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak -- --minutes 60 --engine postgres`: a mixed load with imports, sign-ins, rotated keys, exports,
 * restarts and faults; exits with 1 if a response, a fact, memory or a handle is not as promised. With `--busy`, for a
 * machine with other work, 408, 503 with Retry-After and slow stops are accepted at any time.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    engine: { type: 'string', default: 'sqlite' },
    rate: { type: 'string', default: '40' },
    seed: { type: 'string', default: '20261122' },
    busy: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [minutes, rate, seed] = [values.minutes, values.rate, values.seed].map((text) => Number.parseFloat(text)) as [
  number,
  number,
  number,
];
const { engine } = values;
if (engine !== 'sqlite' && engine !== 'postgres') throw new Error('--engine is sqlite or postgres');
const missing = engine === 'postgres' ? await missingPostgres() : undefined;
if (missing !== undefined) throw new Error(missing);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const report = await soak({ engine, minutes, rate, seed, isBusy: values.busy, say, signal: stopping.signal });
process.stdout.write(
  values.json
    ? `${JSON.stringify({ minutes, engine, rate, seed, ...report }, null, 2)}\n`
    : [
        ...report.held,
        '',
        showQuarters(report.quarters),
        ...(report.violations.length === 0
          ? ['every guarantee held']
          : report.violations.map((line) => `BROKEN ${line}`)),
        '',
      ].join('\n'),
);
process.exitCode = report.violations.length > 0 ? 1 : 0;
