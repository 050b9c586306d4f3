import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// The access database (addresses, phone numbers, password hashes), the installation secret, and backups, which contain
// both.
const PRIVATE_FILE = /^(?:access\.sqlite(?:-wal|-shm|-journal)?|secret(?:\.[0-9a-f]+)?|.*\.tar(?:\.\d+\.draft)?)$/;
// E-mails with links that give access to an account.
const OUTBOX = 'outbox';
const GROUP_AND_OTHERS = 0o077;

/** The private paths, among them the data directory itself, that group or others may access. */
export function listExposed(dataDir: string): string[] {
  const outbox = join(dataDir, OUTBOX);
  const files = [
    ...namesIn(dataDir)
      .filter((name) => PRIVATE_FILE.test(name))
      .map((name) => join(dataDir, name)),
    ...namesIn(outbox).map((name) => join(outbox, name)),
  ];
  return [dataDir, outbox, ...files].filter(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & GROUP_AND_OTHERS) !== 0,
  );
}

/** Removes all permissions of group and others from these paths; adds none. */
export function closeToOthers(paths: readonly string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found !== undefined) chmodSync(path, found.mode & 0o7777 & ~GROUP_AND_OTHERS);
  }
}

/** The equivalent shell command, with quoted paths. */
export function writeChmod(paths: readonly string[]): string {
  return `chmod go-rwx ${paths.map((path) => `'${path.replaceAll("'", "'\\''")}'`).join(' ')}`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder does not exist or belongs to another user; either way its permissions cannot be changed.
    return [];
  }
}
