import { activateAccount, closeAccount, readAccount } from '#access/accounts.ts';
import type { Account } from '#access/accounts.ts';
import type { Session } from '#access/logins.ts';
import { Fault } from '#base/fault.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import {
  renderAccountPage,
  answerForm,
  renderButton,
  renderField,
  renderProblem,
  oneLine,
  showTimestamp,
} from './account-frame.ts';
import type { FormProblem } from './account-frame.ts';
import { TERMS_VERSION } from './terms-page.ts';
import { fieldOf } from './page-request.ts';
import type { PageResult, AccountRequest } from './page-request.ts';

interface Problems {
  readonly activation?: FormProblem;
  readonly password?: FormProblem;
}

export function showAccount(request: AccountRequest): Promise<PageResult> {
  return overview(request);
}

async function overview(
  request: AccountRequest,
  problems: Problems = {},
): Promise<{ readonly title: string; readonly body: Html }> {
  const { access, logins } = request.parts;
  const account = await readAccount(access, request.signed.email);
  const sessions = await logins.listSessions(account.email);
  return {
    title: 'Account',
    body: renderAccountPage(
      request,
      'Account',
      html` ${account.status === 'PENDING' ? renderActivation(request, problems.activation) : renderState(account)}
        <section class="part">
          <h2>Sessions</h2>
          ${renderSessions(sessions, request.signed.sessionId)}
        </section>
        <section class="part">
          <h2 id="password">Password</h2>
          ${renderPasswordForm(request, problems.password)}
        </section>
        <section class="part">
          <h2>Close account</h2>
          <p>All keys stop working at once. A closed account cannot be reopened.</p>
          <p><a class="button danger" href="/account/close">Close account</a></p>
        </section>`,
    ),
  };
}

const STATES: Readonly<Record<Account['status'], string>> = {
  PENDING: 'Not activated yet.',
  ACTIVE: 'Your account is active.',
  SUSPENDED: 'Suspended by the operator: your keys do not work. Contact the operator of the service.',
  CLOSED: 'Closed.',
};

function renderState(account: Account): Html {
  return html`<p class="notice${account.status === 'ACTIVE' ? '' : ' warn'}">${STATES[account.status]}</p>
    ${account.status === 'ACTIVE' ? html`<p><a class="button" href="/account/keys/new">Create a key</a></p>` : ''}
    ${renderFacts([
      ['E-mail address', account.email],
      ['Phone number', account.messaging_number],
      ['Intended use', account.intended_use],
      ['Terms accepted', account.terms_version],
      ['Active since', account.activated_at === null ? null : showTimestamp(account.activated_at)],
    ])}`;
}

function renderActivation(request: AccountRequest, problem: FormProblem | undefined): Html {
  return html`<div class="card slim">
    <h2>Activate your account</h2>
    <p>One step to your first API key. We need these to reach you if something is wrong with your calls.</p>
    ${renderProblem(problem, ['INVALID_MESSAGING_NUMBER', 'INVALID_INTENDED_USE'])}
    <form method="post" action="/account/activate">
      ${renderField({
        name: 'messaging_number',
        label: 'Phone number for messages',
        type: 'tel',
        autocomplete: 'tel',
        value: fieldOf(request, 'messaging_number'),
        hint:
          'For example 0300 1234567; with the country code if it is not in Pakistan. We use it only when e-mail does ' +
          'not reach you, for example if a key is misused. It is deleted when you close the account.',
        problem,
        codes: ['INVALID_MESSAGING_NUMBER'],
      })}
      ${renderField({
        name: 'intended_use',
        label: 'Intended use',
        type: 'text',
        autocomplete: 'off',
        maxlength: 500,
        value: fieldOf(request, 'intended_use'),
        hint: 'One sentence is enough, for example: comparing funds on our website.',
        problem,
        codes: ['INVALID_INTENDED_USE'],
      })}
      <p class="check">
        <input
          id="terms"
          name="terms_version"
          type="checkbox"
          value="${TERMS_VERSION}"
          required${fieldOf(request, 'terms_version') === TERMS_VERSION ? html` checked` : ''}
        /><label for="terms">I accept the <a href="/terms">terms of use</a>, version ${TERMS_VERSION}.</label>
      </p>
      <div class="actions"><button>Activate</button></div>
    </form>
  </div>`;
}

export function activate(request: AccountRequest): Promise<PageResult> {
  return answerAgain(request, 'activation', async () => {
    if (fieldOf(request, 'terms_version') !== TERMS_VERSION)
      throw new Fault(
        'TERMS_NOT_ACCEPTED',
        `Accept version ${TERMS_VERSION} of the terms of use to activate the account.`,
      );
    const { access } = request.parts;
    const account = await readAccount(access, request.signed.email);
    // The owner cannot reactivate an account that an operator has suspended.
    if (account.status !== 'PENDING') return { to: '/account' };
    await activateAccount(access, account.email, {
      messaging_number: fieldOf(request, 'messaging_number'),
      intended_use: fieldOf(request, 'intended_use'),
      terms_version: TERMS_VERSION,
    });
    return { to: '/account/keys/new' };
  });
}

function renderSessions(sessions: readonly Session[], current: string): Html {
  const rows = sessions.map((session) => [
    session.userAgent === '' ? 'Unknown browser' : oneLine(nameOf(session.userAgent)),
    session.address,
    oneLine(showTimestamp(session.createdAt)),
    oneLine(showTimestamp(session.usedAt)),
    session.id === current
      ? 'This session'
      : renderButton('/account/sessions', 'End', 'quiet', { session_id: session.id }),
  ]);
  return html`${renderTable({
    caption: 'Where this account is signed in',
    columns: ['Browser', 'Address', 'Signed in', 'Last used', 'Action'].map((head) => ({ head })),
    rows,
  })}
  ${renderButton('/account/sessions', 'Sign out everywhere')}`;
}

/** `Firefox on Linux`; an unknown user agent is shown as sent. */
function nameOf(userAgent: string): string {
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => userAgent.includes(`${name}/`));
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => userAgent.includes(name));
  return browser === undefined || system === undefined
    ? userAgent.slice(0, 60)
    : `${browser.replace('Edg', 'Edge').replace('OPR', 'Opera')} on ${system}`;
}

export async function endSessions(request: AccountRequest): Promise<PageResult> {
  const sessionId = fieldOf(request, 'session_id');
  await request.parts.logins.endSessions(request.signed.email, sessionId === '' ? undefined : sessionId);
  return { to: '/account' };
}

function renderPasswordForm(request: AccountRequest, problem: FormProblem | undefined): Html {
  return html`<div class="slim">
    ${renderProblem(problem, ['PASSWORD_WRONG', 'WEAK_PASSWORD'])}
    <form method="post" action="/account/change-password">
      ${renderOwner(request)}
      ${renderField({
        name: 'current',
        label: 'Current password',
        type: 'password',
        autocomplete: 'current-password',
        problem,
        codes: ['PASSWORD_WRONG'],
      })}
      ${renderField({
        name: 'next',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
        hint: 'At least 12 characters. All other sessions will end.',
        problem,
        codes: ['WEAK_PASSWORD'],
      })}
      <div class="actions"><button>Change password</button></div>
    </form>
  </div>`;
}

/** A hidden field from which password managers read the login that the password belongs to. */
function renderOwner({ signed }: AccountRequest): Html {
  return html`<input type="email" value="${signed.email}" autocomplete="username" hidden />`;
}

export function changePassword(request: AccountRequest): Promise<PageResult> {
  return answerAgain(request, 'password', async () => ({
    to: '/account',
    cookies: await request.parts.logins.changePassword(
      request.signed.email,
      fieldOf(request, 'current'),
      fieldOf(request, 'next'),
      request.client,
    ),
  }));
}

export function askClose(request: AccountRequest): PageResult {
  return closePage(request, undefined);
}

function closePage(
  request: AccountRequest,
  problem: FormProblem | undefined,
): { readonly title: string; readonly body: Html } {
  return {
    title: 'Close account',
    body: renderAccountPage(
      request,
      'Close account',
      html`<div class="slim">
        <p>
          All keys of ${request.signed.email} will stop working at once. Your phone number and intended use will be
          deleted. You cannot sign up with this address again.
        </p>
        ${renderProblem(problem, ['PASSWORD_WRONG'])}
        <form method="post" action="/account/close">
          ${renderOwner(request)}${renderField({
            name: 'password',
            label: 'Password',
            type: 'password',
            autocomplete: 'current-password',
            problem,
            codes: ['PASSWORD_WRONG'],
          })}
          <div class="actions">
            <button class="danger">Close account permanently</button> <a href="/account">Cancel</a>
          </div>
        </form>
      </div>`,
      'Account',
    ),
  };
}

export function closeOwnAccount(request: AccountRequest): Promise<PageResult> {
  const { access, logins } = request.parts;
  const { email } = request.signed;
  return answerForm(
    async () => {
      await logins.confirmPassword(email, fieldOf(request, 'password'), request.client);
      const cookies = await logins.signOut(request.client);
      await closeAccount(access, email);
      return {
        title: 'Account closed',
        body: html`<h1>Your account is closed</h1>
          <p>Its keys no longer work. Thank you for using the service.</p>`,
        cookies,
      };
    },
    (problem) => closePage(request, problem),
  );
}

/** A fault renders the overview again, with the message next to its form. */
async function answerAgain(
  request: AccountRequest,
  form: keyof Problems,
  work: () => Promise<PageResult>,
): Promise<PageResult> {
  let problem: FormProblem | undefined;
  const answer = await answerForm(work, (found) => {
    problem = found;
    return { title: '', body: html`` };
  });
  return problem === undefined ? answer : { ...answer, ...(await overview(request, { [form]: problem })) };
}
