import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder, writeSynced } from '#base/durable-file.ts';
import { Fault } from '#base/fault.ts';
import { equalInConstantTime, keyedHash } from '#base/hash.ts';
import type { AccessDatabase } from '#store/database.ts';
import { keepSecretCheck } from '#store/access-rows.ts';

/** What a sub-secret is for. A leak of one says nothing about another, or about the installation's own. */
type SecretPurpose = 'keys' | 'cursors' | 'etags' | 'explorer' | 'sessions';

const SECRET_BYTES = 32;
// 32 bytes or more in base64url, as `randomBytes(32).toString('base64url')` gives them
const SECRET_SHAPE = /^[A-Za-z0-9_-]{43,}$/;

/**
 * The secret of this installation: `given` (MFDS_SECRET, where several nodes
 * must agree), else the file `secret` of the data directory, made on first use.
 * Losing it makes every API key invalid, so it is on the disk, directory entry
 * included, before it is used.
 */
export function readInstallationSecret(dataDir: string, given?: string): string {
  if (given !== undefined) return checkShape(given, 'MFDS_SECRET');
  const file = join(dataDir, 'secret');
  const kept = readIfThere(file) ?? create(dataDir, file);
  return checkShape(kept.trim(), file);
}

export function deriveSecret(secret: string, purpose: SecretPurpose): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `mfds ${purpose}`, SECRET_BYTES)).toString('base64url');
}

/**
 * Refuses to work with keys that another secret hashed: a database restored
 * without its secret, or a second node with its own, would otherwise answer
 * 401 to every client without saying why. Fault SECRET_MISMATCH.
 */
export async function checkSecretFits(database: AccessDatabase, keysSecret: string): Promise<void> {
  const check = keyedHash(keysSecret, 'secret check');
  if (equalInConstantTime(await keepSecretCheck(database, check), check)) return;
  throw new Fault(
    'SECRET_MISMATCH',
    'The API keys of this database were made with another installation secret. Restore the file `secret` of the data directory they were made with, or give all nodes the same MFDS_SECRET.',
  );
}

function checkShape(secret: string, where: string): string {
  if (SECRET_SHAPE.test(secret)) return secret;
  throw new Fault(
    'SECRET_MALFORMED',
    `Expected an installation secret of at least 43 characters of A-Z, a-z, 0-9, - and _ in ${where}; found ${secret.length} characters that do not fit. Make one with: openssl rand -base64 33 | tr '+/' '-_'`,
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT')) return undefined;
    throw thrown;
  }
}

/** The whole file appears at once, by link; the process that comes second finds it there and takes the first one's. */
function create(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  writeSynced(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, 'wx', 0o600);
  try {
    linkSync(draft, file);
  } catch (thrown) {
    if (!hasCode(thrown, 'EEXIST')) throw thrown;
  } finally {
    unlinkSync(draft);
  }
  syncFolder(dataDir);
  return readFileSync(file, 'utf8');
}

function hasCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code;
}
