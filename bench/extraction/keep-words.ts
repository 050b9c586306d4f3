/** Words of PDFs, kept between runs: reading them takes longer than everything that is measured. */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { sha256Hex } from '#base/hash.ts';
import { readPages, type PageReading } from '#ingest/reports/read-pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/words');

let code: string | undefined;

/** The words of a PDF by its content and by the code that reads words. Faults are not kept. */
export async function readPagesOnce(bytes: Uint8Array): Promise<PageReading> {
  code ??= hashOfCode();
  const folder = join(FOLDER, code);
  const path = join(folder, sha256Hex(bytes));
  if (existsSync(path)) return deserialize(readFileSync(path)) as PageReading;
  const reading = await readPages(bytes);
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, serialize(reading));
  renameSync(draft, path);
  return reading;
}

/** Changes with every file that words depend on: the readers, their packages and Node. */
function hashOfCode(): string {
  const files = [
    ...globSync('src/documents/{pdf,ocr,apart}/**/*.ts', { cwd: ROOT }),
    'package-lock.json',
    'src/ingest/reports/extract-pdf.ts',
  ].toSorted();
  const hashes = files.map((file) => `${file} ${sha256Hex(readFileSync(join(ROOT, file)))}`);
  return sha256Hex([process.version, ...hashes].join('\n')).slice(0, 16);
}
