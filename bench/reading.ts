/**
 * `npm run bench:reading -- PDF…`: the time to read each report, from the start of the processes to the facts, against
 * `pdftotext -bbox` on the same file in the same run, alternating; medians of three. Also the peak memory of all its
 * processes together, and two reports at once on two cores against one after the other. The ratio that counts is the one
 * of processor time: on a busy machine, wall-clock time measures the other programs. Exit code 1 if a goal is missed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPdfs } from './extraction/documents.ts';
import { median } from './report.ts';

const ROUNDS = 3;
const MOST_TIMES_PDFTOTEXT = 8;
const MOST_MEGABYTES = 600;
const LOOK_EVERY_MS = 15;
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

const readReport = (pdf: string): Promise<Spent> =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', READER, pdf]);
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
  readonly theirs: Spent | undefined;
}

async function measure(pdf: string, hasPoppler: boolean): Promise<Measured> {
  const ours: Spent[] = [];
  const theirs: Spent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await readReport(pdf));
    if (hasPoppler) theirs.push(await listWords(pdf));
  }
  const info = hasPoppler ? spawnSync('pdfinfo', [pdf], { encoding: 'utf8' }).stdout : '';
  return {
    name: basename(pdf),
    pages: Number(/^Pages:\s+(\d+)/m.exec(info)?.[1] ?? Number.NaN),
    ours: medianOf(ours),
    theirs: theirs.length === 0 ? undefined : medianOf(theirs),
  };
}

function addUp(name: string, measured: readonly Measured[]): Measured {
  const add = (spent: readonly Spent[]): Spent => ({
    wall: spent.reduce((total, { wall }) => total + wall, 0),
    processor: spent.reduce((total, { processor }) => total + processor, 0),
    megabytes: Math.max(...spent.map(({ megabytes }) => megabytes)),
  });
  const theirs = measured.flatMap((each) => each.theirs ?? []);
  return {
    name,
    pages: measured.reduce((total, { pages }) => total + pages, 0),
    ours: add(measured.map(({ ours }) => ours)),
    theirs: theirs.length === 0 ? undefined : add(theirs),
  };
}

function print({ name, pages, ours, theirs }: Measured): void {
  const words =
    theirs === undefined
      ? ['', '', '', '']
      : [
          theirs.wall.toFixed(2),
          theirs.processor.toFixed(2),
          (ours.wall / theirs.wall).toFixed(1),
          (ours.processor / theirs.processor).toFixed(1),
        ];
  const cells = [pages, ours.wall.toFixed(2), ours.processor.toFixed(2), Math.round(ours.megabytes), ...words];
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

const pdfs = listPdfs(process.argv.slice(2));
const [first] = pdfs;
if (first === undefined) {
  console.error('Name folders or PDFs: npm run bench:reading -- PDF…');
  process.exit(2);
}
const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;
if (!hasPoppler)
  console.log('pdftotext is not installed (apt install poppler-utils): its times and the ratios are left out.');
// The first run compiles the code for all others.
await readReport(first);
console.log(
  '| report | pages | wall s | processor s | peak MB | pdftotext wall s | processor s | ratio wall | ratio processor |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
const measured: Measured[] = [];
for (const pdf of pdfs) {
  const each = await measure(pdf, hasPoppler);
  measured.push(each);
  print(each);
}
const total = addUp('total', measured);
print(total);

const largest = measured
  .map((each, index) => ({ pdf: pdfs[index] ?? '', wall: each.ours.wall }))
  .toSorted((one, other) => other.wall - one.wall)
  .slice(0, 2);
if (largest.length === 2) {
  const apart: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    for (const { pdf } of largest) await readReport(pdf);
    const between = performance.now();
    await Promise.all(largest.map(({ pdf }) => readReport(pdf)));
    apart.push((between - began) / 1_000);
    together.push((performance.now() - between) / 1_000);
  }
  const [one, both] = [median(apart), median(together)];
  console.log(
    `The two longest one after the other: ${one.toFixed(2)} s; at once: ${both.toFixed(2)} s, ${(one / both).toFixed(2)} times as fast.`,
  );
}
rmSync(folder, { recursive: true });

const ratio = total.theirs === undefined ? undefined : total.ours.processor / total.theirs.processor;
if (ratio !== undefined)
  console.log(
    `${ratio.toFixed(1)} times the processor time of pdftotext; the goal is at most ${MOST_TIMES_PDFTOTEXT}.`,
  );
console.log(`${Math.round(total.ours.megabytes)} MB at most; the goal is under ${MOST_MEGABYTES}.`);
if ((ratio ?? 0) > MOST_TIMES_PDFTOTEXT || total.ours.megabytes >= MOST_MEGABYTES) process.exitCode = 1;
