import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openArchive } from '#ingest/archive.ts';
import { makeSmallDisk, missingDisk } from '../support/small-disk.ts';

it('a document that a full disk stored only in part is not archived, blocks nothing, and can be archived later', async ({
  skip,
}) => {
  const missing = await missingDisk();
  skip(missing !== undefined, missing);
  const disk = makeSmallDisk(4);
  onTestFinished(() => disk.remove());
  const archive = openArchive(join(disk.folder, 'archive'));
  const document = randomBytes(1_000_000);
  disk.fill(300_000);
  expect(() => archive.keep(document)).toThrow(/ENOSPC/);
  const files = readdirSync(join(disk.folder, 'archive'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.map(({ name }) => name)).toEqual([]);
  disk.empty();
  expect(Buffer.from(archive.read(archive.keep(document))).equals(document)).toBe(true);
});
