/** Prints HTML as a scanner with text recognition would: pictures of the pages below words that are not visible. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { printHtml } from './html2.ts';
import { printSheets } from './pdf1.ts';
import type { Sheet } from './pdf1.ts';

const run = promisify(execFile);

export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function wordsOf(pdf: string): Promise<Word[][]> {
  const { stdout } = await run('pdftotext', ['-bbox', pdf, '-'], { maxBuffer: 2 ** 26 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(WORD)].map(([, x0 = '', y0 = '', x1 = '', y1 = '', text = '']) => ({
        text: unescaped(text),
        x: Number(x0),
        y: Number(y0),
        width: Number(x1) - Number(x0),
        height: Number(y1) - Number(y0),
      })),
    );
}

/** A word in no colour, as wide as its picture. */
function putWord(sheet: Sheet, word: Word): void {
  const size = word.height * 0.84;
  // A face without kerning: each word is one piece.
  sheet.font('Courier').fontSize(size);
  const percent = (word.width / sheet.widthOfString(word.text)) * 100;
  sheet.addContent(`${percent.toFixed(2)} Tz`);
  sheet.text(word.text, word.x, word.y, { lineBreak: false });
}

/** `ordered` gives the words that the recognition found, in its order. */
export async function printScanned(
  html: string,
  ordered: (words: readonly Word[]) => Word[],
  path: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'house-'));
  try {
    const source = join(folder, 'source.pdf');
    await printHtml(html, source);
    const pages = await wordsOf(source);
    await run('pdftoppm', ['-r', '120', '-gray', '-jpeg', '-jpegopt', 'quality=52', source, join(folder, 'page')]);
    const names = (await readdir(folder)).filter((n) => n.endsWith('.jpg')).toSorted();
    const pictures = await Promise.all(names.map(async (n) => readFile(join(folder, n))));
    const pdf = await printSheets({}, false, (sheet) => {
      pages.forEach((words, i) => {
        sheet.addPage({ size: [595, 842], margin: 0 });
        sheet.image(pictures[i] ?? Buffer.alloc(0), 0, 0, { width: 595, height: 842 });
        sheet.save();
        // The third mode of text neither fills nor strokes it.
        sheet.addContent('3 Tr');
        for (const word of ordered(words)) putWord(sheet, word);
        sheet.restore();
      });
    });
    await writeFile(path, pdf);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
