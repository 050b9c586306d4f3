/**
 * An installation with the fictional market, filled through `mfds ingest` and kept in the temporary folder for later
 * runs.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IsoDate } from '#domain/dates.ts';
import { monthReports, writeHistory } from './market.ts';
import type { Market } from './market.ts';
import { runMfds } from './processes.ts';

export const TODAY = '2026-11-20' as IsoDate;
/** The market of the published figures: 600 funds × 2,500 days. */
export const MARKET: Market = { funds: 600, days: 2_500, today: TODAY };
const MONTH_ENDS = [
  '2026-02-28',
  '2026-03-31',
  '2026-04-30',
  '2026-05-31',
  '2026-06-30',
  '2026-07-31',
  '2026-08-31',
  '2026-09-30',
  '2026-10-31',
] as IsoDate[];

const FUNDS_A_DOCUMENT = 600;

export interface Installation {
  readonly env: Readonly<Record<string, string>>;
  /** A key with all scopes. */
  readonly key: string;
}

export function openInstallation(market: Market, with_reports: boolean): Installation {
  const folder = join(tmpdir(), `mfds-bench-${market.funds}x${market.days}${with_reports ? '-reports' : ''}`);
  if (!existsSync(folder)) make(folder, market, with_reports);
  return { env: environment(join(folder, 'data')), key: readFileSync(join(folder, 'key'), 'utf8') };
}

/** The limiter runs on every request; its capacity is never used up. */
export function environment(dataDir: string): Record<string, string> {
  return { MFDS_DATA_DIR: dataDir, MFDS_SAMPLE: 'off', MFDS_LIMIT_UNITS_PER_MINUTE: '600000000' };
}

function make(folder: string, market: Market, with_reports: boolean): void {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  const env = environment(join(draft, 'data'));
  const document = join(draft, 'document.csv');
  // A document may have at most five million rows, so the large market is imported in parts.
  for (let first = 1; first <= market.funds; first += FUNDS_A_DOCUMENT) {
    writeHistory(document, market, first, Math.min(market.funds, first + FUNDS_A_DOCUMENT - 1));
    runMfds(['ingest', 'nav', document, '--json'], env);
  }
  for (const month_end of with_reports ? MONTH_ENDS : []) {
    writeFileSync(document, monthReports(market, month_end));
    runMfds(['ingest', 'fmr', document, '--json'], env);
  }
  rmSync(document);
  const made = runMfds(
    ['keys', 'create', '--account', 'bench@example.com', '--name', 'bench', '--scopes', 'all', '--json'],
    env,
  );
  writeFileSync(join(draft, 'key'), (JSON.parse(made.stdout) as { key: string }).key);
  renameSync(draft, folder);
}
