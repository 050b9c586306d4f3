import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { DeskResult } from './desk-request.ts';
import { renderKey } from './fields.ts';

const KEYS: readonly (readonly [key: string, meaning: string])[] = [
  ['j', 'Next hold; in the inbox, the first one'],
  ['k', 'Previous hold'],
  ['a', 'Accept the hold, or release the withheld group: what was read is served unchanged'],
  ['g', 'Release all holds of the page, if there are several; confirm the page that is compared'],
  ['n', 'Add a row that was not read: click its words, or type them'],
  ['p', 'Everything that was read of the page; in the inbox of a document, all of its pages'],
  ['h', 'First hold over the page that is compared'],
  ['t', "Teach the AMC's words: go to the first one"],
  ['c', 'Correct a value: type it, or click it on the page'],
  ['r', 'Reject: type the reason, then press Enter'],
  [
    '1 to 9',
    'Take another candidate; choose one of the values or funds that are offered, in a correction another figure',
  ],
  ['u', 'Undo the last decision until it is applied'],
  ['/', 'Search'],
  ['i', 'Inbox'],
  ['d', 'Decided'],
  ['Esc', 'Leave a field, then the correction'],
  ['?', 'This list'],
];

function renderKeys(): Html {
  return renderTable({
    caption: 'Keys',
    columns: [{ head: 'Key' }, { head: 'Action' }],
    rows: KEYS.map(([key, meaning]) => [html`<kbd>${key}</kbd>`, meaning]),
    layout: 'narrow',
  });
}

/** The keys over any page; without scripts the link leads to the page of the same name. */
export function renderHelp(): Html {
  return html`<dialog class="help" id="help" aria-label="Keys">
    <form method="dialog"><button class="quiet" autofocus>Close${renderKey('Esc')}</button></form>
    ${renderKeys()}
  </dialog>`;
}

export function showKeys(): DeskResult {
  return {
    title: 'Keys',
    body: html`<h1>Keys</h1>
      ${renderKeys()}
      <p class="check" hidden>
        <input type="checkbox" id="keys-off" /> <label for="keys-off">Switch these keys off in this browser</label>
      </p>
      <p>
        A decision waits for some seconds, in which it can be undone; the next decision applies it early. Once it is
        applied, its values are promoted and it cannot be decided again. A correction that does not resolve the doubt is
        applied at once and can be corrected again.
      </p>
      <p>
        Every decision is stored with your name and the reason, in the same journal as those of
        <code>mfds review</code>, and <code>mfds rebuild</code> repeats it.
      </p>`,
  };
}
