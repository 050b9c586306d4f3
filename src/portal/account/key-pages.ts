import { readAccount } from '#access/accounts.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '#access/keys.ts';
import type { ApiKey, NewApiKey } from '#access/keys.ts';
import { parseScopes } from '#access/scopes.ts';
import { Fault } from '#base/fault.ts';
import { addDays, parseIsoDate, todayInKarachi } from '#domain/dates.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { writeCalls } from '#pages/browser/write-calls.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import { renderAccountPage } from './account-frame.ts';
import { answerForm, renderButton, renderField, renderProblem } from './forms.ts';
import { fieldOf } from './visit.ts';
import type { Answer, OwnVisit } from './visit.ts';
import { oneLine, showMoment } from './wording.ts';

/** What each scope opens. */
const SCOPE_WORDS: Readonly<Record<string, string>> = {
  'funds:read': 'registry, fund profiles, AMCs and classifications',
  'nav:read': 'latest and historical NAV, batches, payouts',
  'fmr:read': 'reports, snapshots, performance and portfolio sections',
  'catalog:read': 'catalog, fields, enums and coverage',
  'updates:read': 'what changed since you last asked',
};

const STATUS_CHIPS: Readonly<Record<ApiKey['status'], string>> = { ACTIVE: 'chip good', EXPIRED: 'chip warn', REVOKED: 'chip' };

export async function showKeys(visit: OwnVisit): Promise<Answer> {
  const keys = (await listKeys(visit.parts.access, visit.signed.email)).toReversed();
  const rows = keys.map((key) => [
    html`${key.name}<br><code>${key.prefix}…</code>`, html`<span class="${STATUS_CHIPS[key.status]}">${key.status.toLowerCase()}</span>`, showScopes(key),
    oneLine(showMoment(key.last_used_at)), oneLine(key.expires_at === null ? 'does not expire' : showMoment(key.expires_at)), key.status === 'ACTIVE' ? renderKeyActions(key) : '',
  ]);
  const table = renderTable({ caption: 'Your keys, the newest first', columns: ['Key', 'State', 'Scopes', 'Last used', 'Expires', 'Change'].map((head) => ({ head })), rows });
  return {
    title: 'Keys',
    body: renderAccountPage(visit, 'Keys', html`<p>One key for each integration, at most 20 at a time. A key goes into the <code>X-API-Key</code> header and nowhere else.</p>
<p><a class="button" href="/account/keys/new">Create a key</a></p>${keys.length === 0 ? html`<p class="empty">There are no keys yet.</p>` : table}`),
  };
}

function showScopes({ scopes }: ApiKey): string {
  return scopes.length === SCOPES.length ? 'all' : scopes.join(', ');
}

function renderKeyActions({ id, name }: ApiKey): Html {
  return html`<div class="actions tight"><form method="post" action="/account/keys/${id}/rotate"><button class="quiet" aria-label="Rotate ${name}">Rotate</button></form>
<a class="button danger" href="/account/keys/${id}/revoke" aria-label="Revoke ${name}">Revoke</a></div>`;
}

export async function askNewKey(visit: OwnVisit): Promise<Answer> {
  const account = await readAccount(visit.parts.access, visit.signed.email);
  return account.status === 'ACTIVE' ? newKeyPage(visit, undefined) : { to: '/account' };
}

function newKeyPage(visit: OwnVisit, problem: string | undefined): { readonly title: string; readonly body: Html } {
  const chosen = visit.form.has('name') ? visit.form.getAll('scopes') : SCOPES;
  return {
    title: 'Create a key',
    body: renderAccountPage(visit, 'Create a key', html`<div class="card slim">${renderProblem(problem)}<form method="post" action="/account/keys">
${renderField({ name: 'name', label: 'Name', type: 'text', autocomplete: 'off', maxlength: 100, value: fieldOf(visit, 'name'), hint: 'What uses the key, such as "nightly import".' })}
<fieldset><legend>Scopes</legend>${SCOPES.map((scope) => html`<p class="check"><input type="checkbox" id="${scope}" name="scopes" value="${scope}"${chosen.includes(scope) ? html` checked` : ''}><label for="${scope}"><code>${scope}</code> ${SCOPE_WORDS[scope]}</label></p>`)}</fieldset>
${renderField({ name: 'expires', label: 'Last day of use', type: 'date', autocomplete: 'off', value: fieldOf(visit, 'expires'), hint: 'Left empty, the key does not expire.', is_optional: true })}
<div class="actions"><button>Create the key</button> <a href="/account/keys">Back</a></div></form></div>`),
  };
}

export function createOwnKey(visit: OwnVisit): Promise<Answer> {
  return answerForm(
    async () => {
      const wish = { name: fieldOf(visit, 'name'), scopes: parseScopes(visit.form.getAll('scopes').join(',')), expires_at: parseLastDay(visit, fieldOf(visit, 'expires')) };
      return secretPage(visit, await createKey(visit.parts.access, visit.signed.email, wish), 'Your new key');
    },
    (problem) => newKeyPage(visit, problem),
  );
}

/** The end of that day in Karachi; the form's own field gives ISO dates only. */
function parseLastDay(visit: OwnVisit, text: string): number | null {
  if (text === '') return null;
  const day = parseIsoDate(text);
  const today = todayInKarachi(visit.parts.access.clock.now());
  if (day === undefined || day < today) throw new Fault('INVALID_EXPIRY', `Expected a day such as 2027-12-31, not before ${today}; found "${text.slice(0, 20)}".`);
  return Date.parse(`${addDays(day, 1)}T00:00:00+05:00`);
}

export async function rotateOwnKey(visit: OwnVisit): Promise<Answer> {
  const key = await readOwnKey(visit);
  return secretPage(visit, await rotateKey(visit.parts.access, key.id), 'Your key was rotated');
}

export async function askRevoke(visit: OwnVisit): Promise<Answer> {
  const key = await readOwnKey(visit);
  return {
    title: 'Revoke a key',
    body: renderAccountPage(visit, 'Revoke a key', html`<div class="slim"><p>Whatever uses <strong>${key.name}</strong> (<code>${key.prefix}…</code>) is refused from its next request on. A revoked key cannot be brought back.</p>
<div class="actions">${renderButton(`/account/keys/${key.id}/revoke`, 'Revoke the key', 'danger')} <a href="/account/keys">Keep it</a></div></div>`),
  };
}

export async function revokeOwnKey(visit: OwnVisit): Promise<Answer> {
  await revokeKey(visit.parts.access, (await readOwnKey(visit)).id);
  return { to: '/account/keys' };
}

/** Another account's key is as unknown as one that never was. Fault KEY_NOT_FOUND. */
async function readOwnKey({ parts, signed, params }: OwnVisit): Promise<ApiKey> {
  const key = (await listKeys(parts.access, signed.email)).find(({ id }) => id === params['id']);
  if (key === undefined) throw new Fault('KEY_NOT_FOUND', 'There is no such key in your account. Take one from the list of keys.');
  return key;
}

/** The first call to make with a key, by what it may read. */
const FIRST_CALLS: readonly { readonly scope: string; readonly path: string }[] = [
  { scope: 'funds:read', path: '/v1/mutual-funds/funds?per_page=5' },
  { scope: 'nav:read', path: '/v1/mutual-funds/nav/latest' },
  { scope: 'catalog:read', path: '/v1/catalog' },
  { scope: 'updates:read', path: '/v1/updates?limit=5' },
];

function secretPage(visit: OwnVisit, key: NewApiKey, title: string): Answer {
  const path = FIRST_CALLS.find(({ scope }) => (key.scopes as readonly string[]).includes(scope))?.path ?? '/v1/mutual-funds/fmr/reports';
  const calls = writeCalls({ method: 'GET', url: `${visit.parts.baseUrl()}${path}`, body: undefined });
  const code = (name: string, text: string): Html => html`<h3>${name}</h3><pre tabindex="0"><code data-copy="${name}">${text}</code></pre>`;
  return {
    title,
    body: renderAccountPage(visit, title, html`<div class="notice warn" role="status"><p>Copy the key of <strong>${key.name}</strong> now: it is stored nowhere and cannot be shown again.${key.rotated_from === null ? '' : ' The previous key is refused from now on.'}</p></div>
<h2>Key</h2>
<pre tabindex="0"><code id="key" data-copy="the key">${key.key}</code></pre>
<h2>Try it</h2>
${code('curl', calls.curl.replace('$MFDS_KEY', key.key))}
<p>For the next two, put the key into the environment: <code>export MFDS_KEY=…</code></p>
${code('TypeScript', calls.typescript)}
${code('Python', calls.python)}
<p><a class="button" href="/account/keys">Done, I have the key</a></p>`),
  };
}
