import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withNamedFile } from '#base/files.ts';
import { Fault } from '#base/fault.ts';
import { MANIFEST_NAME, parseManifest } from './manifest.ts';

// Checkpoints have neither dots nor slashes.
const PATH = /[./\\]/;

interface Since {
  readonly checkpoint: string;
  /** The folder of the earlier export; undefined for a checkpoint of the updates feed. */
  readonly folder: string | undefined;
}

/**
 * The checkpoint of `--since`: one of the updates feed, or that of the export whose manifest or folder is named.
 * Faults: FILE_NOT_FOUND, FILE_DAMAGED.
 */
export function readSince(text: string): Since {
  if (!PATH.test(text) && !existsSync(text)) return { checkpoint: text, folder: undefined };
  const isFolder = statSync(text, { throwIfNoEntry: false })?.isDirectory() === true;
  const path = isFolder ? join(text, MANIFEST_NAME) : text;
  const manifest = parseManifest(withNamedFile(path, () => readFileSync(path, 'utf8')));
  if (manifest === undefined)
    throw new Fault('FILE_DAMAGED', `${path} is not the undamaged manifest of an export of this service.`);
  return { checkpoint: manifest.checkpoint, folder: resolve(dirname(path)) };
}
