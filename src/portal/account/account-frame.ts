import { isFault } from '#base/fault.ts';
import type { FaultCode } from '#base/fault.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import type { AccountRequest, PageResult } from './page-request.ts';

const SECTIONS = [
  { path: '/account', name: 'Account' },
  { path: '/account/keys', name: 'Keys' },
  { path: '/account/activity', name: 'Activity' },
] as const;

/** The frame of all pages for signed-in people: navigation, e-mail address and sign-out button. */
export function renderAccountPage(
  request: AccountRequest,
  title: string,
  content: Html,
  section: (typeof SECTIONS)[number]['name'] | undefined = SECTIONS.find(({ name }) => name === title)?.name,
): Html {
  return html`<div class="actions">
      <nav aria-label="Your account">
        <ul class="choices">
          ${SECTIONS.map(
            ({ path, name }) =>
              html`<li>
                <a href="${path}" ${name === section ? html` aria-current="${name === title ? 'page' : 'true'}"` : ''}
                  >${name}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      <span class="soft small">${request.signed.email}</span>${renderButton('/account/sign-out', 'Sign out')}
    </div>
    <h1>${title}</h1>
    ${content}`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text' | 'tel' | 'date';
  /** For password managers and autofill: `current-password`, `email`. */
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly hint?: HtmlPart;
  readonly maxlength?: number;
  readonly isOptional?: true;
  /** Why the form was returned, and the codes that are about this field. */
  readonly problem?: FormProblem | undefined;
  readonly codes?: readonly FaultCode[];
}

/** A labelled input; screen readers announce its hint and error. A wrong one gets the focus. */
export function renderField(field: Field): Html {
  const { name, label, type, autocomplete, value, hint, maxlength, isOptional, problem, codes = [] } = field;
  const isWrong = problem !== undefined && codes.includes(problem.code);
  const notes = [...(isWrong ? [`${name}-error`] : []), ...(hint === undefined ? [] : [`${name}-hint`])];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${value === undefined ? '' : html` value="${value}"`}${
        maxlength === undefined ? '' : html` maxlength="${maxlength}"`
      }${notes.length === 0 ? '' : html` aria-describedby="${notes.join(' ')}"`}${isOptional ? '' : html` required`}${
        isWrong ? html` aria-invalid="true" autofocus` : ''
      }
    />
    ${isWrong ? html`<span class="error" id="${name}-error" role="alert">${problem.message}</span>` : ''}
    ${hint === undefined ? '' : html`<span class="hint" id="${name}-hint">${hint}</span>`}
  </div>`;
}

/** Why a form was not accepted. */
export interface FormProblem {
  readonly message: string;
  readonly code: FaultCode;
}

/** An error that belongs to no field of its form; screen readers announce it at once. */
export function renderProblem(problem: FormProblem | undefined, ofFields: readonly FaultCode[] = []): Html | '' {
  return problem === undefined || ofFields.includes(problem.code)
    ? ''
    : html`<div class="notice bad" role="alert"><p>${problem.message}</p></div>`;
}

/** A form that consists of one button. */
export function renderButton(
  action: string,
  label: string,
  kind: 'quiet' | 'danger' | 'plain' = 'quiet',
  fields: Readonly<Record<string, string>> = {},
): Html {
  return html`<form method="post" action="${action}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}<button${kind === 'plain' ? '' : html` class="${kind}"`}>${label}</button></form>`;
}

/** Handles a form; a Fault renders the form again with its message, any other error is a defect. */
export async function answerForm(
  work: () => Promise<PageResult>,
  again: (problem: FormProblem) => { readonly title: string; readonly body: Html },
): Promise<PageResult> {
  try {
    return await work();
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    const wait = thrown.retryAfterSeconds;
    return {
      ...again(thrown),
      status: wait === undefined ? 422 : 429,
      ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    };
  }
}

/** `20 Nov 2026, 14:05 UTC` */
export function showTimestamp(milliseconds: number | null): string {
  if (milliseconds === null) return 'never';
  return `${TIMESTAMP.format(milliseconds)} UTC`;
}

const TIMESTAMP = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A cell without line breaks; the table scrolls instead. */
export function oneLine(text: HtmlPart): Html {
  return html`<span class="nowrap">${text}</span>`;
}
