/**
 * `npm run fuzz:reports -- --pages 2000 --seed 1 DIR_OR_PDF…`: changes pages of reports in ways that keep their meaning,
 * or that alter one fact, and reads them again. A fact may stay, follow the alteration or be missing; another value is
 * wrong. Without a folder, the fictional AMCs of the benchmark are drawn (needs poppler-utils and groff), and they are
 * added to the given ones with --drawn. --only CHANGE tries one change, --round N repeats a trial of an earlier run over
 * the same documents. Prints the counts of each change and every wrong value; the exit code is 1 if there is any. Facts
 * "added" were not read on the unchanged page.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isFault } from '#base/fault.ts';
import { listPdfs } from '../../bench/extraction/documents.ts';
import { readPagesOnce } from '../../bench/extraction/keep-words.ts';
import { listFundsOf } from '../../bench/extraction/make-registry.ts';
import { CHANGES, changeReports, printOutcome, type ReportWords } from './run-reports.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '2000' },
    seed: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    round: { type: 'string', multiple: true, default: [] },
    drawn: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const changes = values.only.length === 0 ? CHANGES : CHANGES.filter((change) => values.only.includes(change));
if (changes.length === 0) {
  console.error(`--only takes one of these: ${CHANGES.join('; ')}`);
  process.exit(2);
}

const SETS = [1, 2, 3, 4];
const folder = mkdtempSync(join(tmpdir(), 'mfds-fuzz-reports-'));

function drawFictional(): string[] {
  return SETS.flatMap((set) => {
    const script = fileURLToPath(new URL(`../../bench/houses/draw${set}.ts`, import.meta.url));
    const target = join(folder, String(set));
    const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, target], {
      encoding: 'utf8',
    });
    if (status === 0) return [target];
    console.error(`Set ${set} of the fictional AMCs was not drawn and is left out: ${stderr.trim().slice(-400)}`);
    return [];
  });
}

async function readWords(pdf: string): Promise<ReportWords[]> {
  try {
    const { printed, recognised } = await readPagesOnce(readFileSync(pdf));
    const pages = printed.map((page) => recognised.get(page.page_number) ?? page);
    return [{ name: basename(pdf, '.pdf'), pages, funds: listFundsOf(pdf) }];
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    console.error(`${pdf} is left out: ${thrown.message}`);
    return [];
  }
}

try {
  const folders = positionals.length === 0 || values.drawn ? [...positionals, ...drawFictional()] : positionals;
  const reports: ReportWords[] = [];
  for (const pdf of listPdfs(folders)) reports.push(...(await readWords(pdf)));
  console.log(`${values.pages} changed pages of ${reports.length} reports with seed ${seed}`);
  const outcome = changeReports(reports, Number(values.pages), seed, changes, values.round.map(Number));
  printOutcome(outcome);
  if (outcome.wrong.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
