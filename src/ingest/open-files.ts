import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withNamedFile } from '#base/files.ts';
import { Fault } from '#base/fault.ts';

/** A file named by the operator, or found in a folder named by the operator. */
interface FoundFile {
  readonly path: string;
  readonly bytes: number;
}

// The formats of documents; other files of a folder (notes, images) are ignored.
const DOCUMENT_NAME = /\.(html?|csv|xlsx|json|pdf)(\.gz)?$/i;
// Enough for a history of all funds since 1962; a larger file is not a table of the association.
export const LARGEST_BYTES = 512 * 1024 * 1024;

/** The named files and, in name order, the documents in the named folders. `-` is standard input. */
export function listFiles(paths: readonly string[]): FoundFile[] {
  return paths.flatMap((path): FoundFile[] => {
    if (path === '-') return [{ path, bytes: 0 }];
    const stat = withNamedFile(path, () => statSync(path));
    if (!stat.isDirectory()) return [{ path, bytes: stat.size }];
    const names = withNamedFile(path, () => readdirSync(path))
      .filter((name) => DOCUMENT_NAME.test(name))
      .sort();
    if (names.length === 0)
      throw new Fault(
        'FILE_NOT_FOUND',
        `The folder ${path} contains no document (html, csv, xlsx, json or pdf, also as .gz).`,
      );
    return names.map((name) => ({ path: join(path, name), bytes: statSync(join(path, name)).size }));
  });
}

/** The bytes of a file, still compressed if it is. Fault FILE_TOO_LARGE before they are read. */
export function readFileBytes(path: string): Uint8Array {
  return withNamedFile(path, () => {
    if (path !== '-' && statSync(path).size > LARGEST_BYTES) throw tooLarge(path);
    return readFileSync(path === '-' ? 0 : path);
  });
}

/**
 * The bytes of a document, decompressed if they are gzip, whatever the name of the file; `path` is for messages.
 * Faults: FILE_TOO_LARGE, FILE_DAMAGED.
 */
export function unpackDocument(bytes: Uint8Array, path: string): Uint8Array {
  if (bytes.length > LARGEST_BYTES) throw tooLarge(path);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_BYTES });
  } catch (thrown) {
    if (thrown instanceof RangeError) throw tooLarge(path);
    throw new Fault(
      'FILE_DAMAGED',
      `${path} begins like a gzip file but cannot be decompressed; it is truncated or damaged.`,
      { cause: thrown },
    );
  }
}

function tooLarge(path: string): Fault {
  return new Fault('FILE_TOO_LARGE', `${path} contains more than ${LARGEST_BYTES / 1024 / 1024} MB; split it.`);
}
