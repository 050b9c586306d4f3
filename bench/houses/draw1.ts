/**
 * `npx node bench/houses/draw1.ts OUT_DIR [AMC]`: draws the reports of the fictional AMCs N01 to N04, and writes the
 * facts that a reader should find.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawn } from './entries1.ts';
import { drawCholistan } from './n01-cholistan.ts';
import { drawSoan } from './n02-soan.ts';
import { drawNeelum } from './n03-neelum.ts';
import { drawZhob } from './n04-zhob.ts';

import { countValues, findUnprinted } from './printed1.ts';

const HOUSES: Readonly<Record<string, () => Drawn[] | Promise<Drawn[]>>> = {
  N01: drawCholistan,
  N02: drawSoan,
  N03: drawNeelum,
  N04: drawZhob,
};

function producerOf(path: string): string {
  const info = spawnSync('pdfinfo', [path], { encoding: 'utf8' }).stdout;
  return /^Producer:\s*(.*)$/m.exec(info)?.[1] ?? '';
}

function pagesOf(path: string): number {
  return Number.parseInt(
    /^Pages:\s*(\d+)$/m.exec(spawnSync('pdfinfo', [path], { encoding: 'utf8' }).stdout)?.[1] ?? '0',
    10,
  );
}

/** Writes the document and returns its part of the manifest. */
function save(folder: string, drawn: Drawn): Record<string, unknown> {
  const path = join(folder, `${drawn.name}.pdf`);
  writeFileSync(path, drawn.pdf);
  writeFileSync(join(folder, `${drawn.name}.expected.json`), `${JSON.stringify(drawn.entries, null, 1)}\n`);
  for (const line of findUnprinted(path, drawn.entries)) {
    process.exitCode = 1;
    console.error(`${drawn.name}: ${line}`);
  }
  const values = drawn.entries.map(countValues);
  const fault = drawn.entries.find((entry) => entry.planted_fault)?.planted_fault;
  return {
    style: drawn.style,
    amc: drawn.amc,
    expected_complete: true,
    ...(fault && { hostile: true, planted_fault: fault }),
    quirks: drawn.quirks,
    must_not_be_served: drawn.must_not_be_served,
    file: `${drawn.name}.pdf`,
    pages: pagesOf(path),
    producer: producerOf(path),
    report_date: drawn.entries[0]?.report_date,
    funds: drawn.entries.map((entry) => entry.fund_name_raw),
    fund_pages: drawn.entries.map((entry) => entry.page_numbers),
    entries: drawn.entries.length,
    expected_values: values.reduce((sum, count) => sum + count, 0),
    values_per_entry: values,
    text_layer: true,
  };
}

const [folder, only] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: draw1.ts OUT_DIR [HOUSE]');
mkdirSync(folder, { recursive: true });
const manifestPath = join(folder, 'manifest.json');
const before = existsSync(manifestPath)
  ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as { files: Record<string, unknown> }).files
  : {};
const files: Record<string, unknown> = { ...before };
for (const [house, draw] of Object.entries(HOUSES)) {
  if (only !== undefined && only !== house) continue;
  for (const drawn of await draw()) files[drawn.name] = save(folder, drawn);
}
const source = 'generated; managers, funds, people and securities are fictional';
writeFileSync(manifestPath, `${JSON.stringify({ source, expected_complete: true, files }, null, 1)}\n`);
