import { activateAccount, closeAccount, readAccount } from '#access/accounts.ts';
import type { Account } from '#access/accounts.ts';
import type { Session } from '#access/login-sessions.ts';
import { Fault } from '#base/fault.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import { renderAccountPage } from './account-frame.ts';
import { answerForm, renderButton, renderField, renderProblem } from './forms.ts';
import { TERMS_VERSION } from './terms-page.ts';
import { fieldOf } from './visit.ts';
import type { Answer, OwnVisit } from './visit.ts';
import { oneLine, showMoment } from './wording.ts';

interface Problems {
  readonly activation?: string;
  readonly password?: string;
}

export function showAccount(visit: OwnVisit): Promise<Answer> {
  return overview(visit);
}

async function overview(visit: OwnVisit, problems: Problems = {}): Promise<{ readonly title: string; readonly body: Html }> {
  const { access, logins } = visit.parts;
  const account = await readAccount(access, visit.signed.email);
  const sessions = await logins.listSessions(account.email);
  return {
    title: 'Account',
    body: renderAccountPage(visit, 'Account', html`
${account.status === 'PENDING' ? renderActivation(visit, problems.activation) : renderState(account)}
<section class="part"><h2>Sessions</h2>${renderSessions(sessions, visit.signed.session_id)}</section>
<section class="part"><h2 id="password">Password</h2>${renderPasswordForm(visit, problems.password)}</section>
<section class="part"><h2>Close the account</h2><p>Its keys stop working at once and for good.</p><p><a class="button danger" href="/account/close">Close the account</a></p></section>`),
  };
}

const STATES: Readonly<Record<Account['status'], string>> = {
  PENDING: 'Not activated yet.',
  ACTIVE: 'Active: its keys are served.',
  SUSPENDED: 'Suspended by the operator: its keys are refused. Write to the operator of the service.',
  CLOSED: 'Closed.',
};

function renderState(account: Account): Html {
  return html`<p class="notice${account.status === 'ACTIVE' ? '' : ' warn'}">${STATES[account.status]}</p>
${account.status === 'ACTIVE' ? html`<p><a class="button" href="/account/keys/new">Create a key</a></p>` : ''}
${renderFacts([['E-mail address', account.email], ['Messaging number', account.messaging_number], ['Intended use', account.intended_use], ['Terms accepted', account.terms_version], ['Active since', account.activated_at === null ? null : showMoment(account.activated_at)]])}`;
}

function renderActivation(visit: OwnVisit, problem: string | undefined): Html {
  return html`<div class="card slim"><h2>Activate your account</h2><p>Signing in alone opens nothing. Tell us how to reach you and what the data are for; then you can create keys.</p>${renderProblem(problem)}
<form method="post" action="/account/activate">
${renderField({ name: 'messaging_number', label: 'Messaging number', type: 'tel', autocomplete: 'tel', value: fieldOf(visit, 'messaging_number'), hint: 'In full international form, such as +92 300 1234567.' })}
${renderField({ name: 'intended_use', label: 'Intended use', type: 'text', autocomplete: 'off', maxlength: 500, value: fieldOf(visit, 'intended_use'), hint: 'For example: comparing funds on our web site.' })}
<p class="check"><input id="terms" name="terms_version" type="checkbox" value="${TERMS_VERSION}" required><label for="terms">I accept the <a href="/terms">terms of use</a>, version ${TERMS_VERSION}.</label></p>
<div class="actions"><button>Activate</button></div></form></div>`;
}

export function activate(visit: OwnVisit): Promise<Answer> {
  return answerAgain(visit, 'activation', async () => {
    if (fieldOf(visit, 'terms_version') !== TERMS_VERSION) throw new Fault('TERMS_NOT_ACCEPTED', `Accept the terms, version ${TERMS_VERSION}, to activate the account.`);
    const { access } = visit.parts;
    const account = await readAccount(access, visit.signed.email);
    // An account that an operator suspended is not brought back by its owner.
    if (account.status !== 'PENDING') return { to: '/account' };
    await activateAccount(access, account.email, { messaging_number: fieldOf(visit, 'messaging_number'), intended_use: fieldOf(visit, 'intended_use'), terms_version: TERMS_VERSION });
    return { to: '/account/keys/new' };
  });
}

function renderSessions(sessions: readonly Session[], current: string): Html {
  const rows = sessions.map((session) => [
    session.user_agent === '' ? 'Unknown browser' : oneLine(nameOf(session.user_agent)), session.address, oneLine(showMoment(session.created_at)), oneLine(showMoment(session.used_at)),
    session.id === current ? 'This one' : renderButton('/account/sessions', 'End', 'quiet', { session_id: session.id }),
  ]);
  return html`${renderTable({ caption: 'Where this account is signed in', columns: ['Browser', 'From', 'Since', 'Used', 'End'].map((head) => ({ head })), rows })}
${renderButton('/account/sessions', 'Sign out everywhere')}`;
}

/** `Firefox on Linux`; what cannot be told apart is shown as sent. */
function nameOf(user_agent: string): string {
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => user_agent.includes(`${name}/`));
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => user_agent.includes(name));
  return browser === undefined || system === undefined ? user_agent.slice(0, 60) : `${browser.replace('Edg', 'Edge').replace('OPR', 'Opera')} on ${system}`;
}

export async function endSessions(visit: OwnVisit): Promise<Answer> {
  const session_id = fieldOf(visit, 'session_id');
  await visit.parts.logins.endSessions(visit.signed.email, session_id === '' ? undefined : session_id);
  return { to: '/account' };
}

function renderPasswordForm(visit: OwnVisit, problem: string | undefined): Html {
  return html`<div class="slim">${renderProblem(problem)}<form method="post" action="/account/change-password">${renderOwner(visit)}
${renderField({ name: 'current', label: 'Current password', type: 'password', autocomplete: 'current-password' })}
${renderField({ name: 'next', label: 'New password', type: 'password', autocomplete: 'new-password', hint: 'At least 12 characters. All other sessions end.' })}
<div class="actions"><button>Change the password</button></div></form></div>`;
}

/** Tells a password manager whose password is meant; nobody else needs it. */
function renderOwner({ signed }: OwnVisit): Html {
  return html`<input type="email" value="${signed.email}" autocomplete="username" hidden>`;
}

export function changePassword(visit: OwnVisit): Promise<Answer> {
  return answerAgain(visit, 'password', async () => ({
    to: '/account',
    cookies: await visit.parts.logins.changePassword(visit.signed.email, fieldOf(visit, 'current'), fieldOf(visit, 'next'), visit.client),
  }));
}

export function askClose(visit: OwnVisit): Answer {
  return closePage(visit, undefined);
}

function closePage(visit: OwnVisit, problem: string | undefined): { readonly title: string; readonly body: Html } {
  return {
    title: 'Close the account',
    body: renderAccountPage(visit, 'Close the account', html`<div class="slim"><p>All keys of ${visit.signed.email} stop working at once. Your number and intended use are forgotten. The address stays closed: it cannot sign up again.</p>${renderProblem(problem)}
<form method="post" action="/account/close">${renderOwner(visit)}${renderField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
<div class="actions"><button class="danger">Close the account for good</button> <a href="/account">Keep it</a></div></form></div>`),
  };
}

export function closeOwnAccount(visit: OwnVisit): Promise<Answer> {
  const { access, logins } = visit.parts;
  const { email } = visit.signed;
  return answerForm(
    async () => {
      await logins.confirmPassword(email, fieldOf(visit, 'password'), visit.client);
      const cookies = await logins.signOut(visit.client);
      await closeAccount(access, email);
      return { title: 'Account closed', body: html`<h1>Your account is closed</h1><p>Its keys are refused from now on. Thank you for having been here.</p>`, cookies };
    },
    (problem) => closePage(visit, problem),
  );
}

/** A fault brings the overview back with its text beside the form it belongs to. */
async function answerAgain(visit: OwnVisit, form: keyof Problems, work: () => Promise<Answer>): Promise<Answer> {
  let problem = '';
  const answer = await answerForm(work, (text) => {
    problem = text;
    return { title: '', body: html`` };
  });
  return problem === '' ? answer : { ...answer, ...(await overview(visit, { [form]: problem })) };
}
