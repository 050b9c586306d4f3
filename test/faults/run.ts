import { parseArgs } from 'node:util';
import type { FaultReport } from './fault.ts';
import { DATABASE_FAULTS, LIMITER_FAULTS, LOCAL_FAULTS, NODE_FAULTS, tryFault } from './list.ts';

/** `npm run faults`: injects every fault many times; exits with 1 if a guarantee was broken. */
const { values } = parseArgs({
  options: {
    moments: { type: 'string', default: '40' },
    seed: { type: 'string', default: '20260819' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const [moments, seed] = [values.moments, values.seed].map((text) => Number.parseInt(text, 10)) as [number, number];

const reports: FaultReport[] = [];
const skipped: { fault: string; missing: string }[] = [];
for (const fault of [...LOCAL_FAULTS, ...DATABASE_FAULTS, ...LIMITER_FAULTS, ...NODE_FAULTS].filter(({ name }) =>
  name.includes(values.only),
)) {
  const missing = await fault.missing();
  if (missing !== undefined) {
    skipped.push({ fault: fault.name, missing });
    process.stderr.write(`${fault.name}: skipped, ${missing}\n`);
    continue;
  }
  const begun = performance.now();
  const report = await tryFault(fault, moments, seed);
  reports.push(report);
  process.stderr.write(
    `${report.fault}: ${report.moments} trials, ${report.violations.length} violations, ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
  );
  // The run takes an hour: what broke is shown now, not at its end.
  for (const violation of report.violations) process.stderr.write(`  BROKEN ${violation}\n`);
}

process.stdout.write(
  values.json ? `${JSON.stringify({ moments, seed, reports, skipped }, null, 2)}\n` : reports.map(show).join('\n'),
);
process.exitCode = reports.some(({ violations }) => violations.length > 0) ? 1 : 0;

function show({ fault, moments: tried, held, violations, recovery_ms }: FaultReport): string {
  const recovery = recovery_ms === null ? '' : `  recovered within ${(recovery_ms / 1000).toFixed(2)} s\n`;
  return `${fault}: ${tried} trials\n${held.map((line) => `  ${line}\n`).join('')}${recovery}${violations.length === 0 ? '  every guarantee held\n' : violations.map((line) => `  BROKEN ${line}\n`).join('')}`;
}
