import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import type { DeskSession } from './session.ts';

/** The hidden field without which no form is accepted. */
export function renderHiddenToken({ formToken }: DeskSession): Html {
  return html`<input type="hidden" name="token" value="${formToken}" />`;
}

export function renderHidden(fields: Readonly<Record<string, string>>): Html {
  return html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`;
}

/** A visible hint at a key. The script announces keys with `aria-keyshortcuts`, because they work with it only. */
export function renderKey(key: string): Html {
  return html` <kbd aria-hidden="true">${key}</kbd>`;
}

interface ReasonField {
  /** Distinguishes the fields of several forms on a page. */
  readonly id: string;
  readonly value: string;
  readonly key?: string;
  /** Default: `Reason`. */
  readonly label?: string;
}

/** The reason, which is stored with the decision. */
export function renderReason({ id, value, key, label = 'Reason' }: ReasonField): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="reason"
      value="${value}"
      maxlength="500"
      autocomplete="off"
      required
      ${key === undefined ? '' : html` data-key="${key}"`}
    />
  </div>`;
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A labelled list of choices. */
export function renderSelect(
  id: string,
  label: HtmlPart,
  choices: readonly Choice[],
  chosen: string,
  attributes: HtmlPart = '',
): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${id}" ${attributes}>
      ${choices.map(
        ({ value, text }) =>
          html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${text}</option> `,
      )}
    </select>
  </div>`;
}
