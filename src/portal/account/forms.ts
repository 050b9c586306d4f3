import { isFault } from '#base/fault.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import type { Answer } from './visit.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text' | 'tel' | 'date';
  /** For password managers and filling in: `current-password`, `email`. */
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly hint?: HtmlPart;
  readonly maxlength?: number;
  readonly is_optional?: true;
}

/** A labelled input; what helps to fill it in is read out with it. */
export function renderField({ name, label, type, autocomplete, value, hint, maxlength, is_optional }: Field): Html {
  const hintId = `${name}-hint`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${value === undefined ? '' : html` value="${value}"`}${maxlength === undefined ? '' : html` maxlength="${maxlength}"`}${hint === undefined ? '' : html` aria-describedby="${hintId}"`}${is_optional ? '' : html` required`}>
${hint === undefined ? '' : html`<span class="hint" id="${hintId}">${hint}</span>`}</div>`;
}

/** What went wrong, read out at once. */
export function renderProblem(text: string | undefined): Html | '' {
  return text === undefined ? '' : html`<div class="notice bad" role="alert"><p>${text}</p></div>`;
}

/** A small form that is one button. */
export function renderButton(action: string, label: string, kind: 'quiet' | 'danger' | 'plain' = 'quiet', fields: Readonly<Record<string, string>> = {}): Html {
  return html`<form method="post" action="${action}">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button${kind === 'plain' ? '' : html` class="${kind}"`}>${label}</button></form>`;
}

/** Runs a form's work; a Fault brings the form back with its text, anything else is a defect. */
export async function answerForm(work: () => Promise<Answer>, again: (problem: string) => { readonly title: string; readonly body: Html }): Promise<Answer> {
  try {
    return await work();
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    const wait = thrown.retry_after_seconds;
    return { ...again(thrown.message), status: wait === undefined ? 422 : 429, ...(wait === undefined ? {} : { retry_after_seconds: wait }) };
  }
}
