import { execFileSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { openPictures } from '#pictures/open-pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sampleDocument, valueOutline } from './sample-documents.ts';

// `MFDS_TEST_CROPS=1000` draws more.
const CROPS = Number(process.env['MFDS_TEST_CROPS'] ?? 200);
const MEGABYTE = 1024;

const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / MEGABYTE;

it(
  `a process that has drawn ${CROPS} crops uses no more memory than after the first ones`,
  { timeout: 600_000 },
  async () => {
    const { bytes, document_sha256 } = await sampleDocument();
    const folder = temporaryFolder();
    const limits = { processes: 1, picturesPerProcess: 1e6, recycleMegabytes: 1e6 };
    const pictures = openPictures({ folder, archive: { read: () => bytes }, hasPages: false, limits });
    onTestFinished(async () => pictures.close());
    const measured: number[] = [];
    for (let at = 0; at < CROPS; at += 1) {
      const box = {
        x0: 30 + (at % 40) * 10,
        y0: 60 + Math.floor(at / 40) * 5,
        x1: 70 + (at % 40) * 10,
        y1: 67 + Math.floor(at / 40) * 5,
      };
      await pictures.crop({ document_sha256, page_number: 1 + (at % 3), outlines: [valueOutline(box)] });
      if ((at + 1) % (CROPS / 4) === 0) measured.push(residentMegabytes(pictures.pids()[0] ?? 0));
    }
    expect(pictures.pids().length).toBe(1);
    // The heap grows until a collection; a canvas of each crop that stayed would be 400 MB for 200 crops.
    expect(
      (measured.at(-1) ?? Infinity) - (measured[0] ?? 0),
      `MB: ${measured.map(Math.round).join(', ')}`,
    ).toBeLessThan(80);
  },
);
