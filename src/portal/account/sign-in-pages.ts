import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { answerForm, renderField, renderProblem } from './forms.ts';
import { fieldOf } from './visit.ts';
import type { Answer, Visit } from './visit.ts';

interface Page {
  readonly title: string;
  readonly body: Html;
}

const LETTER_SENT = 'If this address can have an account here, a letter with a link is on its way. It works once, for 60 minutes.';

export function signUpPage(visit: Visit): Answer {
  return signUp(visit, undefined);
}

function signUp(visit: Visit, problem: string | undefined): Page {
  return {
    title: 'Sign up',
    body: card(html`<h1>Sign up</h1>
<p>Free, without a monthly quota. We send a link to your address; behind it you choose a password.</p>${renderProblem(problem)}
<form method="post" action="/account/sign-up">${emailField(visit)}
<div class="actions"><button>Send me the link</button> <a href="/account/sign-in">I have an account</a></div></form>`),
  };
}

export function sendSignUp(visit: Visit): Promise<Answer> {
  return answerForm(async () => letterSent(visit, true), (problem) => signUp(visit, problem));
}

export function resetPage(visit: Visit): Answer {
  return reset(visit, undefined);
}

function reset(visit: Visit, problem: string | undefined): Page {
  return {
    title: 'New password',
    body: card(html`<h1>New password</h1><p>We send a link to your address; behind it you choose a new password.</p>${renderProblem(problem)}
<form method="post" action="/account/reset">${emailField(visit)}
<div class="actions"><button>Send me the link</button> <a href="/account/sign-in">Back</a></div></form>`),
  };
}

export function sendReset(visit: Visit): Promise<Answer> {
  return answerForm(async () => letterSent(visit, false), (problem) => reset(visit, problem));
}

/** The same words whatever there is at this address. */
async function letterSent(visit: Visit, is_new: boolean): Promise<Answer> {
  await visit.parts.logins.askForLink(fieldOf(visit, 'email'), is_new, visit.client);
  return { title: 'Look into your mail', body: card(html`<h1>Look into your mail</h1><p class="notice" role="status">${LETTER_SENT}</p><p class="soft">Nothing there after some minutes? Look among the unwanted mail, check the spelling and ask again.</p>`) };
}

export async function showPassword(visit: Visit): Promise<Answer> {
  const token = visit.query.get('token') ?? '';
  return answerForm(async () => passwordPage(token, await visit.parts.logins.readLink(token), undefined), linkPage);
}

/** A link that opens nothing leads to a new one. */
function linkPage(problem: string): Page {
  return { title: 'Link', body: card(html`<h1>This link opens nothing</h1>${renderProblem(problem)}<p><a class="button" href="/account/reset">Send me a new link</a></p>`) };
}

function passwordPage(token: string, email: string, problem: string | undefined): Page {
  return {
    title: 'Choose a password',
    body: card(html`<h1>Choose a password</h1>${renderProblem(problem)}
<form method="post" action="/account/password"><input type="hidden" name="token" value="${token}">
<div class="field"><label for="email">E-mail address</label><input id="email" type="email" value="${email}" autocomplete="username" readonly></div>
${renderField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: 'At least 12 characters, any you like. Several words only you would put together are good.' })}
<div class="actions"><button>Confirm the address and sign in</button></div></form>`),
  };
}

export async function choosePassword(visit: Visit): Promise<Answer> {
  const token = fieldOf(visit, 'token');
  const { logins } = visit.parts;
  return answerForm(
    async () => {
      const email = await logins.readLink(token);
      return answerForm(async () => {
        const password = fieldOf(visit, 'password');
        return { to: '/account', cookies: await logins.signIn(await logins.setPassword(token, password), password, visit.client) };
      }, (problem) => passwordPage(token, email, problem));
    },
    linkPage,
  );
}

export function signInPage(visit: Visit): Answer {
  return signInForm(visit, undefined);
}

function signInForm(visit: Visit, problem: string | undefined): Page {
  return {
    title: 'Sign in',
    body: card(html`<h1>Sign in</h1>${renderProblem(problem)}
<form method="post" action="/account/sign-in">${emailField(visit)}
${renderField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
<div class="actions"><button>Sign in</button> <a href="/account/reset">Forgot password?</a></div></form>
<p>No account yet? <a href="/account/sign-up">Sign up</a>; it takes a minute.</p>`),
  };
}

export function signIn(visit: Visit): Promise<Answer> {
  return answerForm(
    async () => ({ to: '/account', cookies: await visit.parts.logins.signIn(fieldOf(visit, 'email'), fieldOf(visit, 'password'), visit.client) }),
    (problem) => signInForm(visit, problem),
  );
}

export async function signOut(visit: Visit): Promise<Answer> {
  return { to: '/account/sign-in', cookies: await visit.parts.logins.signOut(visit.client) };
}

function emailField(visit: Visit): Html {
  return renderField({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username', maxlength: 254, ...(visit.form.has('email') ? { value: fieldOf(visit, 'email') } : {}) });
}

function card(content: Html): Html {
  return html`<div class="card slim centre">${content}</div>`;
}
