import type { AccessQuery } from './access-rows.ts';
import type { AccessDatabase } from './database.ts';
import type { AttemptTable, LoginSessionTable } from './access-tables.ts';

/** Sessions that have not ended at `now` (ISO text), the most recently used first. */
export function listLoginSessions(query: AccessQuery, email: string, now: string): Promise<LoginSessionTable[]> {
  return query
    .selectFrom('login_sessions')
    .innerJoin('logins', 'logins.id', 'login_sessions.login_id')
    .select([
      'login_sessions.id',
      'login_id',
      'ip_address',
      'user_agent',
      'login_sessions.created_at',
      'login_sessions.updated_at',
      'expires_at',
    ])
    .where('logins.email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('login_sessions.updated_at', 'desc')
    .execute();
}

/** Ends one session of this person, or all of them. */
export async function deleteLoginSessions(query: AccessQuery, email: string, session_id?: string): Promise<void> {
  const all = query
    .deleteFrom('login_sessions')
    .where('login_id', 'in', query.selectFrom('logins').select('id').where('email', '=', email));
  await (session_id === undefined ? all : all.where('id', '=', session_id)).execute();
}

/** The person can no longer sign in: password, sessions and links are deleted with the login. */
export async function deleteLogin(tx: AccessQuery, email: string): Promise<void> {
  await tx
    .deleteFrom('login_proofs')
    .where('value', 'in', tx.selectFrom('logins').select('id').where('email', '=', email))
    .execute();
  await tx.deleteFrom('logins').where('email', '=', email).execute();
}

/** Confirms the address of this login; links sent to it earlier stop working. */
export async function confirmLogin(database: AccessDatabase, login_id: string): Promise<void> {
  await database.write(async (tx) => {
    await tx.updateTable('logins').set({ email_verified: 1 }).where('id', '=', login_id).execute();
    await tx.deleteFrom('login_proofs').where('value', '=', login_id).execute();
  });
}

/** The rows of these subjects that have not expired at `now`. */
export async function readAttempts(
  tx: AccessQuery,
  subjects: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, AttemptTable>> {
  const rows = await tx
    .selectFrom('attempts')
    .selectAll()
    .where('subject', 'in', subjects)
    .where('ends_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.subject, row]));
}

export async function keepAttempt(tx: AccessQuery, { subject, ...counted }: AttemptTable): Promise<void> {
  await tx
    .insertInto('attempts')
    .values({ subject, ...counted })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(counted))
    .execute();
}

export async function forgetAttempts(tx: AccessQuery, subjects: readonly string[]): Promise<void> {
  await tx.deleteFrom('attempts').where('subject', 'in', subjects).execute();
}

/**
 * Deletes rows that expired by `now`. Above `most` rows it also deletes the tenth that expires first, so that a flood
 * does not sort the table at every attempt.
 */
export async function pruneAttempts(tx: AccessQuery, most: number, now: number): Promise<void> {
  await tx.deleteFrom('attempts').where('ends_at', '<=', now).execute();
  const surplus = tx
    .selectFrom('attempts')
    .select('subject')
    .orderBy('ends_at', 'desc')
    .orderBy('subject')
    .limit(Math.floor(most * 0.9));
  const { rows } = await tx
    .selectFrom('attempts')
    .select((of) => of.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  if (rows > most) await tx.deleteFrom('attempts').where('subject', 'not in', surplus).execute();
}
