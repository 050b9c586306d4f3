/**
 * `npm run bench:reading -- PDF…`: the time to read all reports in one run, as one import does, from the start of the
 * processes to the facts, against `pdftotext -bbox` on the same files, one process each; and the same for each report
 * alone. Both alternate; medians of five, and the median of the five ratios, because the speed of many machines changes
 * within minutes. Also the peak memory of all processes together. Wall-clock time shows what two cores gain; on a busy
 * machine it measures the other programs, and only processor time can be compared. `--all` leaves out the reports
 * alone. Exit code 1 if a goal is missed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMPORT_FLAGS } from '#cli/supervise-import.ts';
import { listPdfs } from './extraction/documents.ts';
import { median } from './report.ts';

const ROUNDS = 5;
const MOST_TIMES_PDFTOTEXT = 8;
const MOST_MEGABYTES = 600;
// More often would take a part of the processors that is measured.
const LOOK_EVERY_MS = 50;
const FLAGS = ['--disable-warning=ExperimentalWarning', ...IMPORT_FLAGS];
const READER = fileURLToPath(new URL('reading-process.ts', import.meta.url));

interface Spent {
  readonly wall: number;
  readonly processor: number;
  readonly megabytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'mfds-reading-'));
let runs = 0;

/** Runs the command to its end. The memory is the largest sum over its processes, looked at all the time. */
async function run(command: string, args: readonly string[]): Promise<Spent> {
  runs += 1;
  const times = join(folder, String(runs));
  const began = performance.now();
  const child = spawn('/usr/bin/time', ['-o', times, '-f', '%U %S', command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Caches the first file as well: bin/mfds is JavaScript and needs no type stripper.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  let megabytes = 0;
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, residentOf(child.pid ?? 0));
  }, LOOK_EVERY_MS);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearInterval(look);
  const wall = (performance.now() - began) / 1_000;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
  const [user = 0, system = 0] = readFileSync(times, 'utf8').trim().split(' ').map(Number);
  return { wall, processor: user + system, megabytes };
}

/** Resident memory of a process and its descendants. Pages that they share are counted once for each. */
function residentOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return children.reduce((sum, each) => sum + residentOf(Number(each)), Number(kilobytes) / 1024);
  } catch {
    // The process has ended.
    return 0;
  }
}

const readReports = (pdfs: readonly string[]): Promise<Spent> => run(process.execPath, [...FLAGS, READER, ...pdfs]);
const listWords = (pdf: string): Promise<Spent> => run('pdftotext', ['-bbox', pdf, join(folder, 'words.html')]);

function medianOf(spent: readonly Spent[]): Spent {
  const of = (member: keyof Spent): number => median(spent.map((each) => each[member]));
  return {
    wall: of('wall'),
    processor: of('processor'),
    megabytes: Math.max(...spent.map(({ megabytes }) => megabytes)),
  };
}

interface Measured {
  readonly name: string;
  readonly pages: number;
  readonly ours: Spent;
  /** Undefined without poppler. */
  readonly theirs: (Spent & { readonly ratio: Pick<Spent, 'wall' | 'processor'> }) | undefined;
}

async function listAllWords(pdfs: readonly string[]): Promise<Spent> {
  const spent: Spent[] = [];
  for (const pdf of pdfs) spent.push(await listWords(pdf));
  return addUp(spent);
}

async function measure(name: string, pdfs: readonly string[], hasPoppler: boolean): Promise<Measured> {
  const ours: Spent[] = [];
  const theirs: Spent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await readReports(pdfs));
    if (hasPoppler) theirs.push(await listAllWords(pdfs));
  }
  return {
    name,
    pages: hasPoppler ? pdfs.reduce((sum, pdf) => sum + countPages(pdf), 0) : Number.NaN,
    ours: medianOf(ours),
    theirs: theirs.length === 0 ? undefined : { ...medianOf(theirs), ratio: ratioOf(ours, theirs) },
  };
}

/** The medians of what the rounds say, each of which measures both right after each other. */
function ratioOf(ours: readonly Spent[], theirs: readonly Spent[]): Pick<Spent, 'wall' | 'processor'> {
  const of = (member: 'wall' | 'processor'): number =>
    median(ours.map((each, round) => each[member] / (theirs[round] as Spent)[member]));
  return { wall: of('wall'), processor: of('processor') };
}

function countPages(pdf: string): number {
  const info = spawnSync('pdfinfo', [pdf], { encoding: 'utf8' }).stdout;
  return Number(/^Pages:\s+(\d+)/m.exec(info)?.[1] ?? Number.NaN);
}

function addUp(spent: readonly Spent[]): Spent {
  return {
    wall: spent.reduce((total, { wall }) => total + wall, 0),
    processor: spent.reduce((total, { processor }) => total + processor, 0),
    megabytes: Math.max(...spent.map(({ megabytes }) => megabytes)),
  };
}

function print({ name, pages, ours, theirs }: Measured): void {
  const words =
    theirs === undefined
      ? ['', '', '', '']
      : [
          theirs.wall.toFixed(2),
          theirs.processor.toFixed(2),
          theirs.ratio.wall.toFixed(1),
          theirs.ratio.processor.toFixed(1),
        ];
  const cells = [pages, ours.wall.toFixed(2), ours.processor.toFixed(2), Math.round(ours.megabytes), ...words];
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

const isAllOnly = process.argv.includes('--all');
const pdfs = listPdfs(process.argv.slice(2).filter((word) => word !== '--all'));
const [first] = pdfs;
if (first === undefined) {
  console.error('Name folders or PDFs: npm run bench:reading -- [--all] PDF…');
  process.exit(2);
}
const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;
if (!hasPoppler)
  console.log('pdftotext is not installed (apt install poppler-utils): its times and the ratios are left out.');
// The first run compiles the code for all others.
await readReports([first]);
console.log(
  '| report | pages | wall s | processor s | peak MB | pdftotext wall s | processor s | ratio wall | ratio processor |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
if (!isAllOnly && pdfs.length > 1) for (const pdf of pdfs) print(await measure(basename(pdf), [pdf], hasPoppler));
const all = await measure('all in one run', pdfs, hasPoppler);
print(all);
rmSync(folder, { recursive: true });

const { ours, theirs } = all;
if (theirs !== undefined) {
  const ofProcessor = theirs.ratio.processor.toFixed(1);
  console.log(
    `${theirs.ratio.wall.toFixed(1)} times the time of pdftotext; the goal is at most ${MOST_TIMES_PDFTOTEXT}.`,
  );
  console.log(
    `${ofProcessor} times its processor time; ${(ours.processor / ours.wall).toFixed(2)} processors were in use.`,
  );
}
console.log(`${Math.round(ours.megabytes)} MB at most; the goal is under ${MOST_MEGABYTES}.`);
if ((theirs?.ratio.wall ?? 0) > MOST_TIMES_PDFTOTEXT || ours.megabytes >= MOST_MEGABYTES) process.exitCode = 1;
