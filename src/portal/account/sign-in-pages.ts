import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { answerForm, renderField, renderProblem } from './account-frame.ts';
import type { FormProblem } from './account-frame.ts';
import { fieldOf } from './page-request.ts';
import type { PageResult, PageRequest } from './page-request.ts';

interface Page {
  readonly title: string;
  readonly body: Html;
}

const EMAIL_SENT =
  'If this address can have an account here, an e-mail with a link is on its way. The link works once, for 60 minutes.';

export function signUpPage(request: PageRequest): PageResult {
  return signUp(request, undefined);
}

function signUp(request: PageRequest, problem: FormProblem | undefined): Page {
  return {
    title: 'Sign up',
    body: card(
      html`<h1>Sign up</h1>
        <p>
          An account gives you API keys. It is free, with no monthly quota. We e-mail you a link to a page where you
          choose a password.
        </p>
        ${renderProblem(problem, EMAIL_CODES)}
        <form method="post" action="/account/sign-up">
          ${emailField(request, problem)}
          <div class="actions"><button>Send link</button> <a href="/account/sign-in">I already have an account</a></div>
        </form>`,
    ),
  };
}

export function sendSignUp(request: PageRequest): Promise<PageResult> {
  return answerForm(
    async () => emailSent(request, true),
    (problem) => signUp(request, problem),
  );
}

export function resetPage(request: PageRequest): PageResult {
  return reset(request, undefined);
}

function reset(request: PageRequest, problem: FormProblem | undefined): Page {
  return {
    title: 'Reset password',
    body: card(
      html`<h1>Reset password</h1>
        <p>We e-mail you a link to a page where you choose a new password.</p>
        ${renderProblem(problem, EMAIL_CODES)}
        <form method="post" action="/account/reset">
          ${emailField(request, problem)}
          <div class="actions"><button>Send link</button> <a href="/account/sign-in">Back to sign-in</a></div>
        </form>`,
    ),
  };
}

export function sendReset(request: PageRequest): Promise<PageResult> {
  return answerForm(
    async () => emailSent(request, false),
    (problem) => reset(request, problem),
  );
}

/** The same page for every address, so that it does not reveal whether an account exists. */
async function emailSent(request: PageRequest, isNew: boolean): Promise<PageResult> {
  await request.parts.logins.askForLink(fieldOf(request, 'email'), isNew, request.client);
  return {
    title: 'Check your e-mail',
    body: card(
      html`<h1>Check your e-mail</h1>
        <p class="notice" role="status">${EMAIL_SENT}</p>
        <p class="soft">
          No e-mail after a few minutes? Check your spam folder and the spelling of the address, then try again.
        </p>`,
    ),
  };
}

export async function showPassword(request: PageRequest): Promise<PageResult> {
  const token = request.query.get('token') ?? '';
  return answerForm(async () => passwordPage(token, await request.parts.logins.readLink(token), undefined), linkPage);
}

/** Shown for an invalid link; offers a new one. */
function linkPage(problem: FormProblem): Page {
  return {
    title: 'Invalid link',
    body: card(
      html`<h1>This link is not valid</h1>
        ${renderProblem(problem)}
        <p><a class="button" href="/account/reset">Request a new link</a></p>`,
    ),
  };
}

function passwordPage(token: string, email: string, problem: FormProblem | undefined): Page {
  return {
    title: 'Choose a password',
    body: card(
      html`<h1>Choose a password</h1>
        ${renderProblem(problem, ['WEAK_PASSWORD'])}
        <form method="post" action="/account/password">
          <input type="hidden" name="token" value="${token}" />
          <div class="field">
            <label for="email">E-mail address</label
            ><input id="email" type="email" value="${email}" autocomplete="username" readonly />
          </div>
          ${renderField({
            name: 'password',
            label: 'Password',
            type: 'password',
            autocomplete: 'new-password',
            hint: 'At least 12 characters of any kind. Several unrelated words work well.',
            problem,
            codes: ['WEAK_PASSWORD'],
          })}
          <div class="actions"><button>Confirm address and sign in</button></div>
        </form>`,
    ),
  };
}

export async function choosePassword(request: PageRequest): Promise<PageResult> {
  const token = fieldOf(request, 'token');
  const { logins } = request.parts;
  return answerForm(async () => {
    const email = await logins.readLink(token);
    return answerForm(
      async () => {
        const password = fieldOf(request, 'password');
        return {
          to: '/account',
          cookies: await logins.signInByLink(await logins.setPassword(token, password), password, request.client),
        };
      },
      (problem) => passwordPage(token, email, problem),
    );
  }, linkPage);
}

export function signInPage(request: PageRequest): PageResult {
  return signInForm(request, undefined);
}

function signInForm(request: PageRequest, problem: FormProblem | undefined): Page {
  return {
    title: 'Sign in',
    body: card(
      html`<h1>Sign in</h1>
        ${renderProblem(problem, EMAIL_CODES)}
        <form method="post" action="/account/sign-in">
          ${emailField(request, problem)}
          ${renderField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
          <div class="actions"><button>Sign in</button> <a href="/account/reset">Forgot password?</a></div>
        </form>
        <p>No account yet? <a href="/account/sign-up">Sign up</a> in a minute.</p>`,
    ),
  };
}

export function signIn(request: PageRequest): Promise<PageResult> {
  return answerForm(
    async () => ({
      to: '/account',
      cookies: await request.parts.logins.signIn(
        fieldOf(request, 'email'),
        fieldOf(request, 'password'),
        request.client,
      ),
    }),
    (problem) => signInForm(request, problem),
  );
}

export async function signOut(request: PageRequest): Promise<PageResult> {
  return { to: '/account/sign-in', cookies: await request.parts.logins.signOut(request.client) };
}

const EMAIL_CODES = ['INVALID_EMAIL'] as const;

function emailField(request: PageRequest, problem: FormProblem | undefined): Html {
  return renderField({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    autocomplete: 'username',
    maxlength: 254,
    problem,
    codes: EMAIL_CODES,
    ...(request.form.has('email') ? { value: fieldOf(request, 'email') } : {}),
  });
}

function card(content: Html): Html {
  return html`<div class="card slim centre">${content}</div>`;
}
