/**
 * Run by `npm run fuzz:documents`: imports names, texts, cells and tables designed to take long, with `mfds ingest` of
 * every kind, for HOSTILE_SECONDS in total (default 20). Prints the longest call of each kind, three documents and the
 * start of the program. Fails if a command ends in any other way than importing, holding or rejecting.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';
import { fundRow, navPage, payoutsPage, performancePage, tableTexts, exportCsv } from '../fixtures/association-page.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { createSeededRandom } from '../support/seeded-random.ts';

const seconds = Number.parseInt(process.env['HOSTILE_SECONDS'] ?? '20', 10);
const { draw: random } = createSeededRandom(Number.parseInt(process.env['HOSTILE_SEED'] ?? '1', 10));
const folder = mkdtempSync(join(tmpdir(), 'mfds-hostile-'));
const EXECUTABLE = fileURLToPath(new URL('../../bin/mfds', import.meta.url));
const DOCUMENTS_A_CALL = 3;

// Texts that cause backtracking, nesting or repetition in some reader.
const PIECES = [
  'Aa ',
  'Sample ',
  'formerly ',
  '(',
  '(formerly ',
  '((',
  ') ',
  ' - Plan ',
  'MSCACA',
  'fund plan ',
  '  \t',
  '.',
  '. . ',
  '1,',
  '9',
  '0.1 % ',
  '*',
  '†',
  ':',
  ';',
  '"',
  "'",
  '&',
  '|',
  '\u00A0',
  'é',
  '\u0301',
  '\uFFFD',
  'Rs. ',
  'PKR',
  'Level I ',
  'up to ',
  'NAV - ',
  'by PACRA ',
  '31 Jul ',
];

function hostileText(longest: number): string {
  const piece = Array.from({ length: 1 + Math.floor(random() * 3) }, pick).join('');
  const most = Math.ceil((longest * random() ** 2) / piece.length);
  return `${random() < 0.5 ? 'Sample Income Fund ' : ''}${piece.repeat(Math.max(1, most))}${pick()}`.slice(0, longest);
}

function pick(): string {
  return PIECES[Math.floor(random() * PIECES.length)] ?? '';
}

function hostileRow(): ReturnType<typeof fundRow> {
  const long = [200, 300, 2_000, 30_000][Math.floor(random() * 4)] ?? 200;
  return fundRow({
    fund: hostileText(long),
    fund_id: String(Math.floor(random() * 1_000_000)),
    ...(random() < 0.3 ? { amc: hostileText(long) } : {}),
    ...(random() < 0.2 ? { nav: hostileText(100) } : {}),
  });
}

const rows = (): ReturnType<typeof fundRow>[] => Array.from({ length: 1 + Math.floor(random() * 40) }, hostileRow);

/** A page with one part out of all proportion. */
function hugePage(): string {
  const shape = Math.floor(random() * 5);
  if (shape === 0) return '<div>'.repeat(200_000);
  if (shape === 1) return `<table>${'<table><tr><td>'.repeat(390)}`;
  if (shape === 2) return `<table>${'<tr><td>x'.repeat(400_000)}`;
  if (shape === 3) return `<table><tr>${'<td colspan="999">x'.repeat(100_000)}`;
  return `<html><title>${'&amp;'.repeat(300_000)}</title><table><tr><th>Fund</th></tr><tr><td>${hostileText(30_000)}`;
}

const csv = (header: string, cells: () => string[]): string =>
  `${header}\n${Array.from({ length: 1 + Math.floor(random() * 2_000) }, () =>
    cells()
      .map((cell) => (random() < 0.5 ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(','),
  ).join('\n')}\n`;

async function drawPdf(): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', compress: true });
  const bytes = document.toArray() as Promise<Buffer[]>;
  const size = random() < 0.3 ? 2 : 7;
  for (let page = 0; page < 1 + Math.floor(random() * 4); page += 1) {
    if (page > 0) document.addPage();
    document.fontSize(14).text(hostileText(300).replace(/[^\x20-\x7E]/g, ' '), 40, 40, { lineBreak: false });
    document.fontSize(8).text('FUND MANAGER REPORT July 2026', 40, 60, { lineBreak: false });
    for (let line = 0; line < 80; line += 1)
      document
        .fontSize(size)
        .text(hostileText(400).replace(/[^\x20-\x7E]/g, ' '), 40 + (line % 3) * 150, 80 + line * 8, {
          lineBreak: false,
        });
  }
  document.end();
  return Buffer.concat(await bytes);
}

function fragments(): string {
  if (random() < 0.3) return `${'['.repeat(100_000)}`;
  if (random() < 0.3) return `{"schema_version":"${'\\"'.repeat(200_000)}`;
  const text = (): string => hostileText(3_000);
  return JSON.stringify({
    schema_version: '1.0',
    fragments: Array.from({ length: 20 }, () => ({
      page_number: 1,
      report_date: '2026-07-31',
      fund_name_raw: text(),
      amc_name_raw: text(),
      benchmark_raw: text(),
      evidence: { fund_name_raw: { printed: text() } },
    })),
    pages: [{ page_number: 1, text: hostileText(400_000) }],
  });
}

const KINDS: Readonly<Record<string, () => Promise<string | Buffer> | string | Buffer>> = {
  performance: () => (random() < 0.3 ? hugePage() : performancePage(rows())),
  nav: () => (random() < 0.3 ? hugePage() : random() < 0.5 ? navPage(rows()) : exportCsv(tableTexts('nav', rows()))),
  payouts: () => (random() < 0.3 ? hugePage() : payoutsPage(rows())),
  'nav-history': () =>
    csv('fund,nav,date', () => [hostileText(300), hostileText(40), random() < 0.9 ? '2026-07-01' : hostileText(60)]),
  registry: () =>
    csv('name,previous_names,benchmark', () => [hostileText(300), hostileText(3_000), hostileText(2_000)]),
  'fmr (PDF)': drawPdf,
  'fmr (JSON)': fragments,
};

interface Longest {
  documents: number;
  refused: number;
  /**
   * Processor time of the longest call, since the documents of a call are imported in sequence. Imports run at low
   * priority, so wall-clock time is meaningless.
   */
  seconds: number;
}

/** The last line of bash's `times`: `0m1.234s 0m0.120s`, user and system time of child processes. */
function secondsOf(stderr: string): number {
  const last = stderr.trimEnd().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes = '0', rest = '0']) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
}

const table = new Map<string, Longest>();
const failures: string[] = [];

async function take(kind: string, make: () => Promise<string | Buffer> | string | Buffer): Promise<void> {
  const longest = table.get(kind) ?? { documents: 0, refused: 0, seconds: 0 };
  const files: string[] = [];
  for (let index = 0; index < DOCUMENTS_A_CALL; index += 1) {
    const file = join(folder, `${kind.replaceAll(/\W/g, '-')}-${longest.documents + index}`);
    writeFileSync(file, await make());
    files.push(file);
  }
  const ran = spawnSync(
    'bash',
    [
      '-c',
      '"$@"; code=$?; times >&2; exit $code',
      'bash',
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      EXECUTABLE,
      'ingest',
      kind.split(' ')[0] ?? '',
      ...files,
      '--json',
    ],
    { env: childEnvironment({ MFDS_DATA_DIR: join(folder, 'data') }), encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const told = JSON.parse(ran.stdout === '' ? '{}' : ran.stdout) as {
    documents?: { outcome: string }[];
    error?: unknown;
  };
  if (told.documents === undefined || ![0, 1, 3].includes(ran.status ?? -1))
    failures.push(`${kind}: exit ${ran.status} ${JSON.stringify(told.error)} ${ran.stderr.slice(0, 400)}`);
  longest.documents += files.length;
  longest.refused += told.documents?.filter(({ outcome }) => outcome === 'refused').length ?? 0;
  longest.seconds = Math.max(longest.seconds, secondsOf(ran.stderr));
  table.set(kind, longest);
}

for (const [kind, make] of Object.entries(KINDS)) {
  const end = performance.now() + (seconds * 1_000) / Object.keys(KINDS).length;
  // A kind whose share of the time is shorter than one call is still tried once.
  do await take(kind, make);
  while (performance.now() < end);
}
rmSync(folder, { recursive: true });
process.stdout.write(
  '| kind | documents | refused | processor time of the longest call |\n| --- | --- | --- | --- |\n',
);
for (const [kind, { documents, refused, seconds: most }] of table)
  process.stdout.write(`| ${kind} | ${documents} | ${refused} | ${most.toFixed(1)} s |\n`);
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
