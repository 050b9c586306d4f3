/** Prints HTML to PDF with Chromium. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const esc = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export async function printHtml(html: string, pdf: string): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'house-'));
  try {
    const page = join(dir, 'report.html');
    await writeFile(page, html);
    await run('chromium-headless-shell', [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--user-data-dir=${dir}`,
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
