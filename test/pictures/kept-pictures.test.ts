import { existsSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SetClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import { KeptPictures } from '#pictures/kept-pictures.ts';
import { openPictures, type Pictures } from '#pictures/open-pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sampleDocument, valueOutline } from './sample-documents.ts';

const { bytes, document_sha256 } = await sampleDocument();

const DAY_MS = 86_400_000;
const request = (x: number) => ({
  document_sha256,
  page_number: 1,
  outlines: [valueOutline({ x0: x, y0: 100, x1: x + 30, y1: 108 })],
});

function open(folder: string): { readonly pictures: Pictures; readonly reads: { count: number } } {
  const reads = { count: 0 };
  const read = (): Uint8Array => {
    reads.count += 1;
    return bytes;
  };
  const pictures = openPictures({ folder, archive: { read }, hasPages: false });
  onTestFinished(async () => pictures.close());
  return { pictures, reads };
}

const listKept = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('a kept picture', () => {
  it('is served without drawing, also after a restart, with the same bytes and ETag', async () => {
    const folder = temporaryFolder();
    const first = open(folder);
    const drawn = await first.pictures.crop(request(50));
    await first.pictures.close();
    const second = open(folder);
    expect(await second.pictures.crop(request(50))).toEqual(drawn);
    expect([first.reads.count, second.reads.count, second.pictures.pids()]).toEqual([1, 0, []]);
    expect(second.pictures.etagOf('crop', request(50))).toBe(drawn.etag);
    expect(second.pictures.etagOf('crop', request(51))).not.toBe(drawn.etag);
    expect(second.pictures.etagOf('page', request(50))).not.toBe(drawn.etag);
  });

  it('that is damaged is drawn again and replaced', async () => {
    const folder = temporaryFolder();
    const first = open(folder);
    const { bytes: whole } = await first.pictures.crop(request(50));
    await first.pictures.close();
    const [path = ''] = listKept(folder);
    truncateSync(path, 500);
    const second = open(folder);
    expect((await second.pictures.crop(request(50))).bytes).toEqual(whole);
    await second.pictures.close();
    expect([second.reads.count, statSync(path).size]).toEqual([1, whole.length]);
  });

  it('that cannot be written is served from memory', async () => {
    const folder = join(temporaryFolder(), 'file');
    writeFileSync(folder, 'not a folder');
    const { pictures } = open(folder);
    expect((await pictures.crop(request(50))).bytes.length).toBeGreaterThan(1_000);
  });
});

describe('the folder of kept pictures', () => {
  // The smallest file that counts as a whole WebP picture, one pixel, padded.
  const picture = (length: number): Buffer => {
    const file = Buffer.alloc(length);
    file.write('RIFF', 0, 'latin1');
    file.writeUInt32LE(length - 8, 4);
    file.write('WEBPVP8L', 8, 'latin1');
    return file;
  };
  const key = (at: number): string => at.toString(16).padStart(64, '0');

  it('drops the pictures requested longest ago when it is too large', async () => {
    const folder = temporaryFolder();
    const clock = new SetClock('2026-01-01T00:00:00Z');
    const kept = new KeptPictures(folder, { keptMs: 90 * DAY_MS, keptBytes: 100_000 }, silentLog, () =>
      clock.now().getTime(),
    );
    for (let at = 0; at < 9; at += 1) {
      clock.advance(DAY_MS);
      await kept.keep(key(at), picture(10_000));
    }
    clock.advance(DAY_MS);
    expect(await kept.read(key(0))).toBeDefined();
    for (let at = 9; at < 12; at += 1) await kept.keep(key(at), picture(10_000));
    await kept.sweep();
    expect(listKept(folder).length).toBeLessThanOrEqual(10);
    // Picture 0 is the oldest, but was requested later than 1 and 2.
    expect(
      [await kept.read(key(0)), await kept.read(key(1)), await kept.read(key(2))].map((one) => one !== undefined),
    ).toEqual([true, false, false]);
  });

  it('drops pictures that were not requested for a month, and drafts of killed processes', async () => {
    const folder = temporaryFolder();
    const clock = new SetClock(new Date());
    const kept = new KeptPictures(folder, { keptMs: 30 * DAY_MS, keptBytes: 1e6 }, silentLog, () =>
      clock.now().getTime(),
    );
    await kept.keep(key(1), picture(100));
    writeFileSync(join(folder, 'x.webp.1.draft'), 'half a picture');
    clock.advance(DAY_MS);
    await kept.sweep();
    expect([existsSync(join(folder, 'x.webp.1.draft')), listKept(folder).length]).toEqual([false, 1]);
    clock.advance(31 * DAY_MS);
    expect(await kept.read(key(1))).toBeUndefined();
    await kept.sweep();
    expect(listKept(folder)).toEqual([]);
  });
});
