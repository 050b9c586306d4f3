import { readAccount } from '#access/accounts.ts';
import { createKey, parseScopes } from '#access/keys.ts';
import type { NewApiKey } from '#access/keys.ts';
import { Fault } from '#base/fault.ts';
import { addDays, parseIsoDate, todayInKarachi } from '#domain/dates.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import type { Scope } from '#domain/vocabularies.ts';
import { LANGUAGES, writeCalls } from '#pages/browser/write-calls.ts';
import { renderCode } from '#pages/code.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { ExampleValues } from '#reads/example-values.ts';
import { answerForm, renderAccountPage, renderField, renderProblem } from './account-frame.ts';
import type { FormProblem } from './account-frame.ts';
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

export async function askNewKey(request: AccountRequest): Promise<PageResult> {
  const account = await readAccount(request.parts.access, request.signed.email);
  return account.status === 'ACTIVE' ? newKeyPage(request, undefined) : { to: '/account' };
}

function newKeyPage(
  request: AccountRequest,
  problem: FormProblem | undefined,
): { readonly title: string; readonly body: Html } {
  const chosen = request.form.has('name') ? request.form.getAll('scopes') : SCOPES;
  return {
    title: 'Create a key',
    body: renderAccountPage(
      request,
      'Create a key',
      html`<div class="card slim">
        ${renderProblem(problem, ['INVALID_KEY_NAME', 'INVALID_EXPIRY'])}
        <form method="post" action="/account/keys">
          ${renderField({
            name: 'name',
            label: 'Name',
            type: 'text',
            autocomplete: 'off',
            maxlength: 100,
            value: fieldOf(request, 'name'),
            hint: 'The program that uses the key, such as "nightly import".',
            problem,
            codes: ['INVALID_KEY_NAME'],
          })}
          <fieldset>
            <legend>Scopes: what the key may read</legend>
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
            label: 'Last day (optional)',
            type: 'date',
            autocomplete: 'off',
            value: fieldOf(request, 'expires'),
            hint: 'If empty, the key does not expire.',
            isOptional: true,
            problem,
            codes: ['INVALID_EXPIRY'],
          })}
          <div class="actions"><button>Create key</button> <a href="/account/keys">Cancel</a></div>
        </form>
      </div>`,
      'Keys',
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
      const key = await createKey(request.parts.access, request.signed.email, wish);
      return renderSecretPage(request, key, { title: 'Your new key' });
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

/** A small first call for a key with each scope. */
const FIRST_CALLS: Readonly<Record<Scope, (examples: ExampleValues) => string>> = {
  'funds:read': () => '/v1/mutual-funds/funds?per_page=1',
  'nav:read': ({ fund_slug = 'a-fund-slug' }) => `/v1/mutual-funds/nav/latest?funds=${fund_slug}`,
  // The list of reports is a valid answer for every fund, also without reports.
  'fmr:read': ({ fund_slug = 'a-fund-slug' }) => `/v1/mutual-funds/funds/${fund_slug}/fmr-reports?per_page=1`,
  'catalog:read': () => '/v1/mutual-funds/coverage?per_page=1',
  'updates:read': () => '/v1/mutual-funds/updates?limit=1',
};

/** Shows the secret of a new key, once, with calls to paste. `words` are added to the warning. */
export async function renderSecretPage(
  request: AccountRequest,
  key: NewApiKey,
  { title, words = '' }: { readonly title: string; readonly words?: string },
): Promise<PageResult> {
  const scope = SCOPES.find((one) => (key.scopes as readonly string[]).includes(one)) ?? 'funds:read';
  // The key is shown only once, so a failure to read an example must not prevent this page.
  const path = FIRST_CALLS[scope](await request.parts.examples().catch(() => ({})));
  const calls = writeCalls({ method: 'GET', url: `${request.parts.baseUrl()}${path}`, body: undefined });
  const [first, ...others] = LANGUAGES;
  const firstCall = calls[first.id].replace('$MFDS_KEY', key.key);
  return {
    title,
    body: renderAccountPage(
      request,
      title,
      html`<div class="notice warn" role="status">
          <p>Copy the key of <strong>${key.name}</strong> now: it is not stored and cannot be shown again. ${words}</p>
        </div>
        <h2>Key</h2>
        ${renderCode({ text: key.key, language: 'text', id: 'key', copy: 'the key' })}
        <h2>Try it</h2>
        <p>Paste this into a terminal. The answer is a few lines of JSON.</p>
        ${renderCode({ text: firstCall, language: first.language, id: 'first-call', copy: 'the curl call' })}
        <p>In a program, read the key from the environment: <code>export MFDS_KEY=…</code></p>
        ${others.map(
          ({ id, name, language }) =>
            html`<h3>${name}</h3>
              ${renderCode({ text: calls[id], language, copy: `the ${name} call` })}`,
        )}
        <div class="actions">
          <a class="button" href="/account/keys">I have copied the key</a><a href="/docs">Read the docs</a>
        </div>`,
      'Keys',
    ),
  };
}
