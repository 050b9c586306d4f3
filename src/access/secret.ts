import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder, writeSynced } from '#base/files.ts';
import { Fault } from '#base/fault.ts';
import { equalInConstantTime, keyedHash } from '#base/hash.ts';
import type { AccessDatabase } from '#store/database.ts';
import { keepSecretCheck } from '#store/access-rows.ts';

/** Purposes of sub-secrets. A leaked sub-secret reveals neither another one nor the installation secret. */
type SecretPurpose = 'keys' | 'cursors' | 'etags' | 'explorer' | 'sessions';

const SECRET_BYTES = 32;
// 32 bytes or more in base64url, as `randomBytes(32).toString('base64url')` gives them
const SECRET_SHAPE = /^[A-Za-z0-9_-]{43,}$/;

/**
 * The installation secret: `given` (MFDS_SECRET, if several nodes must share it), else
 * the file `secret` in the data directory, created on first use. Without it every API
 * key is invalid, so the file and its directory entry are synced to disk before use.
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
 * Rejects a database whose keys were hashed with another secret. Otherwise a database restored without its secret, or a
 * second node with its own secret, would answer 401 to every client. Fault SECRET_MISMATCH.
 */
export async function checkSecretFits(database: AccessDatabase, keysSecret: string): Promise<void> {
  const check = keyedHash(keysSecret, 'secret check');
  if (equalInConstantTime(await keepSecretCheck(database, check), check)) return;
  throw new Fault(
    'SECRET_MISMATCH',
    'The API keys in this database were created with another installation secret. ' +
      'Restore the file `secret` of the data directory they were created in, or set the same MFDS_SECRET on all ' +
      'nodes.',
  );
}

function checkShape(secret: string, where: string): string {
  if (SECRET_SHAPE.test(secret)) return secret;
  throw new Fault(
    'SECRET_MALFORMED',
    `Expected an installation secret of at least 43 characters of A-Z, a-z, 0-9, - and _ in ${where}; ` +
      `found ${secret.length} characters that do not match. Create one with: openssl rand -base64 33 | tr '+/' '-_'`,
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

/** Links a complete file into place atomically; if two processes race, both use the file of the first. */
function create(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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
