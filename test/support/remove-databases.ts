import { removeSharedDatabases } from './postgres.ts';

/** Called by vitest when all processes of a run have ended. */
export async function teardown(): Promise<void> {
  await removeSharedDatabases();
}
