import { expect, it } from 'vitest';
import { createLater } from '#access/later.ts';
import { silentLog } from '#base/log.ts';
import type { Log } from '#base/log.ts';

function openLater(): { readonly later: ReturnType<typeof createLater>; readonly errors: string[] } {
  const errors: string[] = [];
  const log: Log = { ...silentLog, error: (message) => void errors.push(message) };
  return { later: createLater(log), errors };
}

it('a job that fails is repeated, and the jobs after it wait for it', async () => {
  const { later, errors } = openLater();
  const ran: string[] = [];
  later.queue(async () => {
    ran.push('first');
    if (ran.length === 1) throw new Error('the mail server restarts');
    later.queue(async () => void ran.push('queued by a job'));
  });
  later.queue(async () => void ran.push('second'));
  await later.idle();
  expect(ran).toEqual(['first', 'first', 'second', 'queued by a job']);
  expect(errors).toEqual([]);
});

it('an e-mail that the mail server refuses is not sent again', async () => {
  const { later, errors } = openLater();
  let sent = 0;
  later.queue(async () => {
    sent += 1;
    throw Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  });
  await later.idle();
  expect(sent).toBe(1);
  expect(errors).toEqual(['email could not be sent']);
});

it('while the service stops, a job that fails is not repeated', async () => {
  const { later, errors } = openLater();
  let sent = 0;
  later.queue(async () => {
    sent += 1;
    throw new Error('the mail server is away');
  });
  await later.close();
  expect(sent).toBe(1);
  expect(errors).toEqual(['email could not be sent']);
});
