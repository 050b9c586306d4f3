import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sha256Hex } from '#base/hash.ts';
import { isFault } from '#base/fault.ts';
import { openPictures, type Pictures } from '#pictures/open-pictures.ts';
import type { PictureLimits } from '#pictures/picture-limits.ts';
import { DRAWING_VERSION } from '#pictures/picture-request.ts';
import manifest from '../../package.json' with { type: 'json' };
import { HOSTILE_PDFS } from '../fixtures/hostile-pdfs.ts';
import { makePdf, stream, writeObjects } from '../fixtures/raw-pdf.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { readPixels, sampleDocument, valueOutline } from './sample-documents.ts';

const sample = await sampleDocument();

interface Opened {
  readonly pictures: Pictures;
  /** Documents that were read from the archive, in order. */
  readonly reads: readonly string[];
  readonly add: (bytes: Uint8Array) => string;
}

function openIn(folder: string, limits: Partial<PictureLimits> = {}, hasPages = true): Opened {
  const documents = new Map([[sample.document_sha256, sample.bytes]]);
  const reads: string[] = [];
  const read = (sha256: string): Uint8Array => {
    reads.push(sha256);
    return documents.get(sha256) ?? new Uint8Array();
  };
  const pictures = openPictures({ folder, archive: { read }, hasPages, limits: { processes: 1, ...limits } });
  const add = (bytes: Uint8Array): string => {
    documents.set(sha256Hex(bytes), bytes);
    return sha256Hex(bytes);
  };
  return { pictures, reads, add };
}

/** For one test; closed before its folder is removed. */
function open(limits: Partial<PictureLimits> = {}, hasPages = true): Opened & { readonly folder: string } {
  const folder = temporaryFolder();
  const one = openIn(folder, limits, hasPages);
  onTestFinished(async () => one.pictures.close());
  return { ...one, folder };
}

const cropAt = (document_sha256: string, x: number, page_number = 1) => ({
  document_sha256,
  page_number,
  outlines: [valueOutline({ x0: x, y0: 100, x1: x + 30, y1: 108 })],
});
const { document_sha256 } = sample;

async function faultOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'drawn',
    (thrown: unknown) => (isFault(thrown) ? `${thrown.code} ${thrown.retryAfterSeconds ?? ''}`.trim() : String(thrown)),
  );
}

// Ten thousand letters a thousand times: drawing them takes far longer than any limit here.
const endless = (): Uint8Array => (HOSTILE_PDFS['ten million letters'] ?? (() => new Uint8Array()))();

describe('drawing processes', () => {
  it('are shared: requests for one picture at a time draw it once, and the next document opens in the same one', async () => {
    const { pictures, reads, folder } = open();
    const all = await Promise.all(Array.from({ length: 5 }, async () => pictures.crop(cropAt(document_sha256, 50))));
    const [pid] = pictures.pids();
    await pictures.crop(cropAt(document_sha256, 60));
    expect([new Set(all.map(({ bytes }) => bytes)).size, reads.length, pictures.pids()]).toEqual([1, 1, [pid]]);
    await pictures.close();
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.webp')).length).toBe(2);
  });

  it('refuse surplus requests with a time to retry, and draw the others', async () => {
    const { pictures } = open({ waiting: 3 });
    const faults = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => faultOf(pictures.crop(cropAt(document_sha256, 50 + at)))),
    );
    expect(faults.filter((fault) => fault === 'drawn').length).toBeGreaterThanOrEqual(3);
    expect(faults.filter((fault) => fault === 'SERVICE_UNAVAILABLE 2').length).toBeGreaterThanOrEqual(3);
    expect(await faultOf(pictures.crop(cropAt(document_sha256, 50)))).toBe('drawn');
  });

  it('are ended by a page that takes too long; the page is refused at once afterwards, others are drawn', async () => {
    const { pictures, add, reads } = open({ drawingMs: 1_000 });
    const slow = add(endless());
    expect(await faultOf(pictures.crop(cropAt(slow, 50)))).toBe('SOURCE_REFUSED');
    const readBefore = reads.length;
    expect(await faultOf(pictures.crop(cropAt(slow, 60)))).toBe('SOURCE_REFUSED');
    expect(reads.length).toBe(readBefore);
  });

  it('start quickly: they load no HTTP client, and save the code that they compiled before they are killed', async () => {
    const cwd = temporaryFolder();
    const file = fileURLToPath(new URL('../../src/pictures/drawing-process.ts', import.meta.url));
    const guard = `process.on('exit', () => { process.exitCode = process.moduleLoadList.some((name) => name.includes('undici')) ? 1 : 0; });`;
    const child = fork(file, ['512'], {
      env: { NODE_COMPILE_CACHE: cwd },
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(guard)}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [message] = (await once(child, 'message')) as [unknown];
    expect(message).toEqual({ kind: 'ready' });
    expect(globSync('*/*', { cwd }).length).toBeGreaterThan(10);
    const exit = once(child, 'exit');
    child.disconnect();
    expect(await exit).toEqual([0, null]);
  });

  it('draw the page again if something else ended the process', async () => {
    const { pictures } = open();
    await pictures.crop(cropAt(document_sha256, 50));
    const [pid = 0] = pictures.pids();
    process.kill(pid, 'SIGKILL');
    expect(await faultOf(pictures.crop(cropAt(document_sha256, 60)))).toBe('drawn');
    expect(pictures.pids()).not.toEqual([pid]);
  });

  it('are replaced after a number of pictures, or when they have used much memory', async () => {
    for (const limits of [{ picturesPerProcess: 2 }, { recycleMegabytes: 1 }]) {
      const { pictures } = open(limits);
      const seen = new Set<number>();
      for (const x of [50, 60, 70]) {
        expect(await faultOf(pictures.crop(cropAt(document_sha256, x)))).toBe('drawn');
        for (const pid of pictures.pids()) seen.add(pid);
      }
      expect(seen.size).toBeGreaterThanOrEqual(2);
    }
  });

  it('end after a time without work, and are closed with the service', async () => {
    const { pictures } = open({ idleMs: 1 });
    expect(await faultOf(pictures.crop(cropAt(document_sha256, 50)))).toBe('drawn');
    await expect.poll(() => pictures.pids()).toEqual([]);
    await pictures.close();
    expect(await faultOf(pictures.crop(cropAt(document_sha256, 60)))).toBe('SERVICE_UNAVAILABLE 2');
  });
});

describe('requests', () => {
  it('that cannot be drawn are refused with a reason', async () => {
    const { pictures } = open({}, false);
    const valid = cropAt(document_sha256, 50);
    expect(await faultOf(pictures.page(valid))).toBe('ROUTE_NOT_FOUND');
    expect(await faultOf(pictures.crop({ ...valid, document_sha256: '../secret' }))).toBe('INVALID_REQUEST');
    expect(await faultOf(pictures.crop({ ...valid, page_number: 0 }))).toBe('INVALID_REQUEST');
    expect(await faultOf(pictures.crop({ ...valid, outlines: [] }))).toBe('INVALID_REQUEST');
    const box = { x0: Number.NaN, y0: 1, x1: 2, y1: 3 };
    expect(await faultOf(pictures.crop({ ...valid, outlines: [valueOutline(box)] }))).toBe('INVALID_REQUEST');
    expect(pictures.pids()).toEqual([]);
    expect(await faultOf(pictures.crop({ ...valid, page_number: 4 }))).toBe('SOURCE_REFUSED');
  });

  it('for a document that the archive does not have get the fault of the archive, and the next is drawn', async () => {
    const read = (sha256: string): Uint8Array => {
      if (sha256 !== document_sha256) throw new Error('not archived');
      return sample.bytes;
    };
    const pictures = openPictures({ folder: temporaryFolder(), archive: { read }, hasPages: true });
    onTestFinished(async () => pictures.close());
    expect(await faultOf(pictures.crop(cropAt('0'.repeat(64), 50)))).toBe('Error: not archived');
    expect(await faultOf(pictures.crop(cropAt(document_sha256, 50)))).toBe('drawn');
  });

  it('name the versions of the packages that draw, so that an update draws every picture again', () => {
    const { dependencies } = manifest;
    expect(DRAWING_VERSION).toContain(`pdfjs-dist ${dependencies['pdfjs-dist']}`);
    expect(DRAWING_VERSION).toContain(`@napi-rs/canvas ${dependencies['@napi-rs/canvas']}`);
  });
});

describe('unusual pages', () => {
  // One process for all of them.
  const folder = mkdtempSync(join(tmpdir(), 'mfds-test-'));
  let shared: Opened | undefined;
  beforeAll(() => {
    shared = openIn(folder);
  });
  afterAll(async () => {
    await shared?.pictures.close();
    rmSync(folder, { recursive: true });
  });
  const sharedOne = (): Opened => shared ?? open();
  // A red square of 20 points whose upper left corner is at 100, 60 of the page as shown.
  const redAt = (x: number, y: number): Buffer => stream('', Buffer.from(`1 0 0 rg ${x} ${y} 20 20 re f`));
  const ofPage = (attributes: string, content: Buffer): Uint8Array =>
    writeObjects([
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      Buffer.from(`<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${attributes} >>`),
      content,
    ]);
  const square = { x0: 100, y0: 60, x1: 120, y1: 80 };

  it.each([
    ['upright', '/MediaBox [0 0 400 300]', redAt(100, 220)],
    ['with a crop box', '/MediaBox [0 0 900 900] /CropBox [50 40 450 340]', redAt(150, 260)],
    ['with a media box from below zero', '/MediaBox [-100 -200 300 100]', redAt(0, 20)],
    ['rotated by 90 degrees', '/MediaBox [0 0 300 400] /Rotate 90', redAt(60, 100)],
    ['rotated by 180 degrees', '/MediaBox [0 0 400 300] /Rotate 180', redAt(280, 60)],
    ['rotated by 270 degrees', '/MediaBox [0 0 300 400] /Rotate 270', redAt(220, 280)],
    [
      'in units of two points',
      '/MediaBox [0 0 200 150] /UserUnit 2',
      stream('', Buffer.from('1 0 0 rg 50 110 10 10 re f')),
    ],
  ])('%s are outlined where the page shows the value', async (_, attributes, content) => {
    const { pictures, add } = sharedOne();
    const request = { document_sha256: add(ofPage(attributes, content)), page_number: 1 };
    const plain = await readPixels((await pictures.page({ ...request, outlines: [] })).bytes);
    const scale = plain.width / 400;
    const { x0, y0, x1, y1 } = plain.boundsWhere((red, green, blue) => red > 180 && green < 90 && blue < 90) ?? {
      x0: 0,
      y0: 0,
      x1: 0,
      y1: 0,
    };
    for (const [found, expected] of [
      [x0, square.x0],
      [y0, square.y0],
      [x1, square.x1],
      [y1, square.y1],
    ] as const)
      expect(Math.abs(found / scale - expected)).toBeLessThan(2);
    const crop = await readPixels((await pictures.crop({ ...request, outlines: [valueOutline(square)] })).bytes);
    const outline = crop.boundsOf('#c44900') ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
    expect(crop.colorAt((outline.x0 + outline.x1) / 2, (outline.y0 + outline.y1) / 2)).toMatch(/^#f[c-f]0000$/);
  });

  it.each([
    ['of no size', '/MediaBox [5 5 5 5]'],
    ['of 20,000 points', '/MediaBox [0 0 20000 20000]'],
    ['of 20,000 by 10 points', '/MediaBox [0 0 20000 10]'],
    ['as large as a country', '/MediaBox [0 0 9e37 9e37]'],
  ])('%s cost a picture of bounded size, or an error', async (_, attributes) => {
    const { pictures, add } = sharedOne();
    const request = cropAt(add(ofPage(attributes, redAt(100, 220))), 50);
    for (const picture of [pictures.page(request), pictures.crop(request)]) {
      const size = await picture.then(
        ({ width, height }) => width * height,
        (thrown: unknown) => (isFault(thrown, 'SOURCE_REFUSED') ? 0 : Infinity),
      );
      expect(size).toBeLessThan(3_000_000);
    }
  });

  it('hostile documents cost their process and an error at most: the next picture is drawn', async () => {
    const { pictures, add } = open({ drawingMs: 800, memoryMegabytes: 700, processes: 2, waiting: 200 });
    const outcomes = await Promise.all(
      Object.entries(HOSTILE_PDFS).map(async ([name, make]) => {
        const fault = await faultOf(pictures.crop(cropAt(add(make()), 50)));
        return `${name}: ${fault}`;
      }),
    );
    expect(outcomes.filter((each) => !/: (?:drawn|SOURCE_REFUSED)$/.test(each))).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(50);
    // The limit is short, so on a busy machine one attempt may exceed it; each is another document, as a page that
    // took too long is refused for a while.
    let attempts = 0;
    const drawNext = (): Promise<string> => {
      const another = Buffer.concat([sample.bytes, Buffer.from('\n'.repeat((attempts += 1)))]);
      return faultOf(pictures.crop(cropAt(add(another), 50)));
    };
    await expect.poll(drawNext).toBe('drawn');
  });

  it('of many words are drawn within the limits', async () => {
    const { pictures, add } = open();
    const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
    const lines = Array.from(
      { length: 80 },
      (_, at) => `1 0 0 1 20 ${800 - at * 10} Tm (${'Sample 1,234.56 '.repeat(8)}) Tj`,
    );
    const dense = makePdf(font, [Buffer.from(`BT /F1 7 Tf ${lines.join('\n')} ET`)]);
    expect(await faultOf(pictures.crop(cropAt(add(dense), 50)))).toBe('drawn');
  });
});
