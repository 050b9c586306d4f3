import { colour } from './browser/colour.ts';
import type { Language } from './browser/colour.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

interface Block {
  readonly text: string;
  readonly language: Language;
  /** For the script that replaces the text. */
  readonly id?: string;
  /** Names the text for the copy button ("Copy the curl call"); absent: no button. */
  readonly copy?: string;
  /** Names the block for screen readers. */
  readonly label?: string;
}

/** A coloured block of code that scrolls, also by keyboard, if it is wider than its column. */
export function renderCode({ text, language, id, copy, label }: Block): Html {
  const attributes = html`${id === undefined ? '' : html` id="${id}"`}${
    copy === undefined ? '' : html` data-copy="${copy}"`
  }
  data-language="${language}"`;
  const name = label ?? copy;
  const group = name === undefined ? '' : html` role="group" aria-label="${name}"`;
  const pieces = renderPieces(text, language);
  return html`<div class="code"><pre tabindex="0"${group}><code${attributes}>${pieces}</code></pre></div>`;
}

/** The coloured text alone. */
function renderPieces(text: string, language: Language): Html {
  return html`${colour(text, language).map(({ text: piece, kind }) =>
    kind === '' ? piece : html`<span class="c-${kind}">${piece}</span>`,
  )}`;
}
