import type { AccessQuery } from './access-rows.ts';
import type { AccessDatabase } from './database.ts';
import type { LoginSessionTable } from './access-tables.ts';

/** Sessions that have not ended at `now` (ISO text), the one used last first. */
export function listLoginSessions(query: AccessQuery, email: string, now: string): Promise<LoginSessionTable[]> {
  return query
    .selectFrom('login_sessions')
    .innerJoin('logins', 'logins.id', 'login_sessions.login_id')
    .select(['login_sessions.id', 'login_id', 'ip_address', 'user_agent', 'login_sessions.created_at', 'login_sessions.updated_at', 'expires_at'])
    .where('logins.email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('login_sessions.updated_at', 'desc')
    .execute();
}

/** Ends one session of this person, or all of them. */
export async function deleteLoginSessions(query: AccessQuery, email: string, session_id?: string): Promise<void> {
  const all = query.deleteFrom('login_sessions').where('login_id', 'in', query.selectFrom('logins').select('id').where('email', '=', email));
  await (session_id === undefined ? all : all.where('id', '=', session_id)).execute();
}

/** The person can no longer sign in: password, sessions and links go with the login. */
export async function deleteLogin(tx: AccessQuery, email: string): Promise<void> {
  await tx.deleteFrom('login_proofs').where('value', 'in', tx.selectFrom('logins').select('id').where('email', '=', email)).execute();
  await tx.deleteFrom('logins').where('email', '=', email).execute();
}

/** The address of this login is confirmed; links sent to it before open nothing any more. */
export async function confirmLogin(database: AccessDatabase, login_id: string): Promise<void> {
  await database.write(async (tx) => {
    await tx.updateTable('logins').set({ email_verified: 1 }).where('id', '=', login_id).execute();
    await tx.deleteFrom('login_proofs').where('value', '=', login_id).execute();
  });
}

/** One more try of the subject in the window that ends at `ends_at`; says how many that makes. Windows that ended by `now` are forgotten. */
export async function countAttempt(database: AccessDatabase, subject: string, ends_at: number, now: number): Promise<number> {
  return database.write(async (tx) => {
    await tx.deleteFrom('attempts').where('ends_at', '<=', now).execute();
    const row = await tx
      .insertInto('attempts')
      .values({ subject, ends_at, tries: 1 })
      .onConflict((conflict) => conflict.columns(['subject', 'ends_at']).doUpdateSet((old) => ({ tries: old('attempts.tries', '+', 1) })))
      .returning('tries')
      .executeTakeFirstOrThrow();
    return row.tries;
  });
}
