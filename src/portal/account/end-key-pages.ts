import { OLD_KEY_ENDS, listKeys, revokeKey, rotateKey } from '#access/keys.ts';
import type { ApiKey, OldKeyEnd } from '#access/keys.ts';
import { Fault } from '#base/fault.ts';
import { html } from '#pages/html.ts';
import { renderAccountPage, renderButton, showTimestamp } from './account-frame.ts';
import { renderSecretPage } from './new-key-pages.ts';
import { fieldOf } from './page-request.ts';
import type { AccountRequest, PageResult } from './page-request.ts';

const END_WORDS: Readonly<Record<OldKeyEnd, string>> = {
  now: 'Now. Use this if others may have seen the key.',
  hour: 'In an hour',
  day: 'In a day',
  week: 'In a week',
};

export async function askRotate(request: AccountRequest): Promise<PageResult> {
  const key = await readOwnKey(request);
  return {
    title: 'Rotate a key',
    body: renderAccountPage(
      request,
      'Rotate a key',
      html`<div class="card slim">
        <p>
          You get a new key with the name, scopes and last day of <strong>${key.name}</strong>
          (<code>${key.prefix}…</code>). Until the old key ends, both work, so that you can replace it without a gap.
        </p>
        <form method="post" action="/account/keys/${key.id}/rotate">
          <fieldset>
            <legend>When does the old key end?</legend>
            ${OLD_KEY_ENDS.map(
              (end) =>
                html`<p class="check">
                  <input
                    type="radio"
                    id="ends-${end}"
                    name="ends"
                    value="${end}"
                    ${end === 'day' ? html` checked` : ''}
                  /><label for="ends-${end}">${END_WORDS[end]}</label>
                </p>`,
            )}
          </fieldset>
          <div class="actions"><button>Rotate key</button> <a href="/account/keys">Cancel</a></div>
        </form>
      </div>`,
      'Keys',
    ),
  };
}

export async function rotateOwnKey(request: AccountRequest): Promise<PageResult> {
  const key = await readOwnKey(request);
  const given = fieldOf(request, 'ends');
  // Without a choice the old key ends at once, the safer of the two.
  const ends = OLD_KEY_ENDS.find((end) => end === given) ?? 'now';
  const rotated = await rotateKey(request.parts.access, key.id, ends);
  const words =
    ends === 'now'
      ? 'The old key no longer works.'
      : `The old key (${key.prefix}…) works until ${showTimestamp(rotated.old_key_ends_at)}.`;
  return renderSecretPage(request, rotated, { title: 'Your key was rotated', words });
}

export async function askRevoke(request: AccountRequest): Promise<PageResult> {
  const key = await readOwnKey(request);
  return {
    title: 'Revoke a key',
    body: renderAccountPage(
      request,
      'Revoke a key',
      html`<div class="slim">
        <p>
          Programs that use <strong>${key.name}</strong> (<code>${key.prefix}…</code>) will be refused from their next
          request on. A revoked key cannot be restored. To replace a key without a gap,
          <a href="/account/keys/${key.id}/rotate">rotate it</a>.
        </p>
        <div class="actions">
          ${renderButton(`/account/keys/${key.id}/revoke`, 'Revoke key', 'danger')}
          <a href="/account/keys">Cancel</a>
        </div>
      </div>`,
      'Keys',
    ),
  };
}

export async function revokeOwnKey(request: AccountRequest): Promise<PageResult> {
  await revokeKey(request.parts.access, (await readOwnKey(request)).id);
  return { to: '/account/keys' };
}

/** A key of another account is reported like a key that does not exist. Fault KEY_NOT_FOUND. */
async function readOwnKey({ parts, signed, params }: AccountRequest): Promise<ApiKey> {
  const key = (await listKeys(parts.access, signed.email)).find(({ id }) => id === params['id']);
  if (key === undefined)
    throw new Fault('KEY_NOT_FOUND', 'Your account has no such key. Choose one from the list of keys.');
  return key;
}
