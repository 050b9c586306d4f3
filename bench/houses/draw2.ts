/** `npx node bench/houses/draw2.ts OUT_DIR [AMC...]`: draws the reports of the fictional AMCs N05 to N08. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSoan } from './n05-soan.ts';
import { drawHanna } from './n06-hanna.ts';
import { drawTakatu } from './n07-takatu.ts';
import { drawDeosai } from './n08-deosai.ts';
import { unprinted } from './printed2.ts';
import type { Drawn, Entry } from './shared2.ts';

const HOUSES: Readonly<Record<string, () => Drawn[]>> = {
  N05: drawSoan,
  N06: drawHanna,
  N07: drawTakatu,
  N08: drawDeosai,
};

/** How many values the entry has: every leaf that is printed. */
function valuesIn(node: unknown): number {
  if (node === null || node === undefined) return 0;
  if (Array.isArray(node)) return node.reduce<number>((sum, x) => sum + valuesIn(x), 0);
  if (typeof node === 'object') return Object.values(node).reduce<number>((sum, x) => sum + valuesIn(x), 0);
  return 1;
}

function about(drawn: Drawn, values: number[]): Record<string, unknown> {
  const fault = drawn.entries[0]?.planted_fault;
  return {
    style: drawn.file.match(/N0\d/)?.[0],
    amc: drawn.amc,
    expected_complete: true,
    ...(fault === undefined
      ? {}
      : { hostile: true, planted_fault: { ...fault, fund_name_raw: drawn.entries[0]?.fund_name_raw } }),
    quirks: drawn.quirks,
    must_not_be_served: fault === undefined ? [] : [fault.must_not_serve],
    file: `${drawn.file}.pdf`,
    producer: drawn.producer,
    report_date: drawn.entries[0]?.report_date,
    funds: drawn.entries.map((e: Entry) => e.fund_name_raw),
    fund_pages: drawn.entries.map((e: Entry) => e.page_numbers),
    entries: drawn.entries.length,
    expected_values: values.reduce((a, b) => a + b, 0),
    values_per_entry: values,
    text_layer: true,
  };
}

async function main(): Promise<void> {
  const [out = '', ...chosen] = process.argv.slice(2);
  if (out === '') throw new Error('draw2.ts OUT_DIR [HOUSE...]');
  await mkdir(out, { recursive: true });
  const manifestPath = join(out, 'manifest.json');
  const previous: unknown = JSON.parse(await readFile(manifestPath, 'utf8').catch(() => '{}'));
  const files: Record<string, unknown> =
    typeof previous === 'object' && previous !== null && 'files' in previous ? { ...(previous.files as object) } : {};
  let faults = 0;
  for (const [house, draw] of Object.entries(HOUSES)) {
    if (chosen.length > 0 && !chosen.includes(house)) continue;
    for (const drawn of draw()) {
      const pdf = join(out, `${drawn.file}.pdf`);
      await drawn.write(pdf);
      await writeFile(join(out, `${drawn.file}.expected.json`), `${JSON.stringify(drawn.entries, null, 1)}\n`);
      const values = drawn.entries.map((e) =>
        valuesIn({ ...e, planted_fault: null, page_numbers: null, page_number: null }),
      );
      files[drawn.file] = about(drawn, values);
      const missing = unprinted(pdf, drawn.entries);
      faults += missing.length;
      console.log(
        `${drawn.file}: ${drawn.entries.length} funds, ${values.reduce((a, b) => a + b, 0)} values, ${missing.length} not found`,
      );
      for (const line of missing.slice(0, 25)) console.log(`  ${line}`);
    }
  }
  await writeFile(
    manifestPath,
    `${JSON.stringify({ source: 'drawn from a seed; every name is fictional', files }, null, 1)}\n`,
  );
  process.exitCode = faults === 0 ? 0 : 1;
}

await main();
