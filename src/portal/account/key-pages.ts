import { readAccount } from '#access/accounts.ts';
import { createKey, listKeys, revokeKey, rotateKey, parseScopes } from '#access/keys.ts';
import type { ApiKey, NewApiKey } from '#access/keys.ts';
import { Fault } from '#base/fault.ts';
import { addDays, parseIsoDate, todayInKarachi } from '#domain/dates.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import type { Scope } from '#domain/vocabularies.ts';
import { writeCalls } from '#pages/browser/write-calls.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { ExampleValues } from '#reads/example-values.ts';
import {
  renderAccountPage,
  answerForm,
  renderButton,
  renderField,
  renderProblem,
  oneLine,
  showTimestamp,
} from './account-frame.ts';
import { fieldOf } from './page-request.ts';
import type { PageResult, AccountRequest } from './page-request.ts';

/** The data that each scope gives access to. */
const SCOPE_WORDS: Readonly<Record<string, string>> = {
  'funds:read': 'funds, asset management companies and classifications',
  'nav:read': 'latest and historical NAVs, payouts',
  'fmr:read': 'fund manager reports and their sections',
  'catalog:read': 'catalog, fields, enums and coverage',
  'updates:read': 'changes since your last request',
};

const STATUS_CHIPS: Readonly<Record<ApiKey['status'], string>> = {
  ACTIVE: 'chip good',
  EXPIRED: 'chip warn',
  REVOKED: 'chip',
};

export async function showKeys(request: AccountRequest): Promise<PageResult> {
  const keys = (await listKeys(request.parts.access, request.signed.email)).toReversed();
  const rows = keys.map((key) => [
    html`${key.name}<br /><code>${key.prefix}…</code>`,
    html`<span class="${STATUS_CHIPS[key.status]}">${key.status.toLowerCase()}</span>`,
    showScopes(key),
    oneLine(showTimestamp(key.last_used_at)),
    oneLine(key.expires_at === null ? 'does not expire' : showTimestamp(key.expires_at)),
    key.status === 'ACTIVE' ? renderKeyActions(key) : '',
  ]);
  const table = renderTable({
    caption: 'Your keys, newest first',
    columns: ['Key', 'Status', 'Scopes', 'Last used', 'Expires', 'Actions'].map((head) => ({ head })),
    rows,
  });
  return {
    title: 'Keys',
    body: renderAccountPage(
      request,
      'Keys',
      html`<p>
          Create one key per integration, up to 20. Send a key in the <code>X-API-Key</code> header only, never in a
          URL.
        </p>
        <p><a class="button" href="/account/keys/new">Create a key</a></p>
        ${keys.length === 0 ? html`<p class="empty">You have no keys yet.</p>` : table}`,
    ),
  };
}

function showScopes({ scopes }: ApiKey): string {
  return scopes.length === SCOPES.length ? 'all' : scopes.join(', ');
}

function renderKeyActions({ id, name }: ApiKey): Html {
  return html`<div class="actions tight">
    <form method="post" action="/account/keys/${id}/rotate">
      <button class="quiet" aria-label="Rotate ${name}">Rotate</button>
    </form>
    <a class="button danger" href="/account/keys/${id}/revoke" aria-label="Revoke ${name}">Revoke</a>
  </div>`;
}

export async function askNewKey(request: AccountRequest): Promise<PageResult> {
  const account = await readAccount(request.parts.access, request.signed.email);
  return account.status === 'ACTIVE' ? newKeyPage(request, undefined) : { to: '/account' };
}

function newKeyPage(
  request: AccountRequest,
  problem: string | undefined,
): { readonly title: string; readonly body: Html } {
  const chosen = request.form.has('name') ? request.form.getAll('scopes') : SCOPES;
  return {
    title: 'Create a key',
    body: renderAccountPage(
      request,
      'Create a key',
      html`<div class="card slim">
        ${renderProblem(problem)}
        <form method="post" action="/account/keys">
          ${renderField({
            name: 'name',
            label: 'Name',
            type: 'text',
            autocomplete: 'off',
            maxlength: 100,
            value: fieldOf(request, 'name'),
            hint: 'The integration that uses the key, such as "nightly import".',
          })}
          <fieldset>
            <legend>Scopes</legend>
            ${SCOPES.map(
              (scope) =>
                html`<p class="check">
                  <input
                    type="checkbox"
                    id="${scope}"
                    name="scopes"
                    value="${scope}"
                    ${chosen.includes(scope) ? html` checked` : ''}
                  /><label for="${scope}"><code>${scope}</code> ${SCOPE_WORDS[scope]}</label>
                </p>`,
            )}
          </fieldset>
          ${renderField({
            name: 'expires',
            label: 'Last valid day (optional)',
            type: 'date',
            autocomplete: 'off',
            value: fieldOf(request, 'expires'),
            hint: 'If empty, the key does not expire.',
            isOptional: true,
          })}
          <div class="actions"><button>Create key</button> <a href="/account/keys">Cancel</a></div>
        </form>
      </div>`,
    ),
  };
}

export function createOwnKey(request: AccountRequest): Promise<PageResult> {
  return answerForm(
    async () => {
      const wish = {
        name: fieldOf(request, 'name'),
        scopes: parseScopes(request.form.getAll('scopes').join(',')),
        expires_at: parseLastDay(request, fieldOf(request, 'expires')),
      };
      return secretPage(request, await createKey(request.parts.access, request.signed.email, wish), 'Your new key');
    },
    (problem) => newKeyPage(request, problem),
  );
}

/** The end of that day in Karachi; date inputs submit ISO dates. */
function parseLastDay(request: AccountRequest, text: string): number | null {
  if (text === '') return null;
  const day = parseIsoDate(text);
  const today = todayInKarachi(request.parts.access.clock.now());
  if (day === undefined || day < today)
    throw new Fault(
      'INVALID_EXPIRY',
      `Expected a date such as 2027-12-31, not before ${today}; found "${text.slice(0, 20)}".`,
    );
  return Date.parse(`${addDays(day, 1)}T00:00:00+05:00`);
}

export async function rotateOwnKey(request: AccountRequest): Promise<PageResult> {
  const key = await readOwnKey(request);
  return secretPage(request, await rotateKey(request.parts.access, key.id), 'Your key was rotated');
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
          request on. A revoked key cannot be restored.
        </p>
        <div class="actions">
          ${renderButton(`/account/keys/${key.id}/revoke`, 'Revoke key', 'danger')}
          <a href="/account/keys">Cancel</a>
        </div>
      </div>`,
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

/** A suitable first call for a key with each scope. */
const FIRST_CALLS: Readonly<Record<Scope, (examples: ExampleValues) => string>> = {
  'funds:read': () => '/v1/mutual-funds/funds?per_page=5',
  'nav:read': () => '/v1/mutual-funds/nav/latest',
  'fmr:read': ({ fund_slug = 'a-fund-slug' }) => `/v1/mutual-funds/funds/${fund_slug}/fmr-reports/latest`,
  'catalog:read': () => '/v1/catalog',
  'updates:read': () => '/v1/mutual-funds/updates?limit=5',
};

async function secretPage(request: AccountRequest, key: NewApiKey, title: string): Promise<PageResult> {
  const scope = SCOPES.find((one) => (key.scopes as readonly string[]).includes(one)) ?? 'funds:read';
  // The key is shown only once, so a failure to read an example must not prevent this page.
  const path = FIRST_CALLS[scope](await request.parts.examples().catch(() => ({})));
  const calls = writeCalls({ method: 'GET', url: `${request.parts.baseUrl()}${path}`, body: undefined });
  const code = (name: string, text: string): Html =>
    html`<h3>${name}</h3>
      <pre tabindex="0"><code data-copy="${name}">${text}</code></pre>`;
  return {
    title,
    body: renderAccountPage(
      request,
      title,
      html`<div class="notice warn" role="status">
          <p>
            Copy the key of <strong>${key.name}</strong> now: it is not stored and cannot be shown
            again.${key.rotated_from === null ? '' : ' The previous key no longer works.'}
          </p>
        </div>
        <h2>Key</h2>
        <pre tabindex="0"><code id="key" data-copy="the key">${key.key}</code></pre>
        <h2>Try it</h2>
        ${code('curl', calls.curl.replace('$MFDS_KEY', key.key))}
        <p>The next two examples read the key from the environment: <code>export MFDS_KEY=…</code></p>
        ${code('Python', calls.python)} ${code('JavaScript', calls.javascript)}
        <p><a class="button" href="/account/keys">I have copied the key</a></p>`,
    ),
  };
}
