import { listKeys } from '#access/keys.ts';
import type { ApiKey } from '#access/keys.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import { oneLine, renderAccountPage, showTimestamp } from './account-frame.ts';
import type { AccountRequest, PageResult } from './page-request.ts';

const STATUS_CHIPS: Readonly<Record<ApiKey['status'], string>> = {
  ACTIVE: 'chip good',
  EXPIRED: 'chip warn',
  REVOKED: 'chip',
};

export async function showKeys(request: AccountRequest): Promise<PageResult> {
  const keys = (await listKeys(request.parts.access, request.signed.email)).toReversed();
  const left = await readLimits(request, keys);
  const replaced = new Map(keys.map((key) => [key.rotated_from, key]));
  const rows = keys.map((key) => [
    html`${key.name}<br /><code>${key.prefix}…</code>`,
    html`<span class="${STATUS_CHIPS[key.status]}">${key.status.toLowerCase()}</span>`,
    key.status === 'ACTIVE' ? oneLine(html`<span data-limit-of="${key.id}">${left.get(key.id)}</span>`) : '',
    oneLine(showTimestamp(key.last_used_at)),
    showEnd(key, replaced.get(key.id)),
    showScopes(key),
    key.status === 'ACTIVE' ? renderKeyActions(key, replaced.has(key.id)) : '',
  ]);
  const table = renderTable({
    caption: 'Your keys, newest first',
    layout: 'stacked',
    columns: [
      { head: 'Key' },
      { head: 'Status' },
      { head: 'Units left', isNumber: true, isNamed: true },
      { head: 'Last used', isNamed: true },
      { head: 'Ends', isNamed: true },
      { head: 'Scopes', isNamed: true },
      { head: 'Actions' },
    ],
    rows,
  });
  return {
    title: 'Keys',
    body: renderAccountPage(
      request,
      'Keys',
      html`<p>
          Create one key for each program that calls the API, up to 20. Send it in the <code>X-API-Key</code> header,
          never in a URL.
        </p>
        <p><a class="button" href="/account/keys/new">Create a key</a></p>
        ${
          keys.length === 0
            ? html`<p class="empty">You have no keys yet.</p>`
            : html`<div class="card">${table}</div>
                <p class="soft small">
                  "Units left" is what the key can spend now; a full key regains what it has spent within a minute. See
                  <a href="/docs/guides/limits">limits</a>.
                </p>`
        }`,
    ),
  };
}

/** `/account/limits`: the units left of each active key, for the script that keeps the page current. */
export async function listLimits(request: AccountRequest): Promise<PageResult> {
  const keys = await listKeys(request.parts.access, request.signed.email);
  return { json: Object.fromEntries(await readLimits(request, keys)) };
}

/** `588 of 600` by key id. */
async function readLimits(
  { parts: { buckets } }: AccountRequest,
  keys: readonly ApiKey[],
): Promise<ReadonlyMap<string, string>> {
  const active = keys.filter(({ status }) => status === 'ACTIVE');
  const texts = await Promise.all(
    active.map(async ({ id }) => {
      const { remaining, limit } = await buckets.peek(id);
      return [id, `${remaining} of ${limit}`] as const;
    }),
  );
  return new Map(texts);
}

function showEnd({ expires_at, revoked_at }: ApiKey, replacement: ApiKey | undefined): Html {
  const end =
    revoked_at !== null
      ? html`revoked ${showTimestamp(revoked_at)}`
      : expires_at === null
        ? 'does not expire'
        : showTimestamp(expires_at);
  return replacement === undefined
    ? oneLine(end)
    : html`${oneLine(end)}<br /><span class="soft small">replaced by <code>${replacement.prefix}…</code></span>`;
}

function showScopes({ scopes }: ApiKey): string {
  return scopes.length === SCOPES.length ? 'all' : scopes.join(', ');
}

function renderKeyActions({ id, name, prefix }: ApiKey, isReplaced: boolean): Html {
  return html`<div class="actions tight">
    ${
      isReplaced
        ? ''
        : html`<a class="button quiet" href="/account/keys/${id}/rotate" aria-label="Rotate ${name} (${prefix}…)"
            >Rotate</a
          >`
    }
    <a class="button danger" href="/account/keys/${id}/revoke" aria-label="Revoke ${name} (${prefix}…)">Revoke</a>
  </div>`;
}
