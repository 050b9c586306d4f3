import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { FundRecord } from '#payloads/registry.ts';

/** A form that opens the comparison of these funds with one more; a list of similar funds is suggested. */
export function renderCompareForm(funds: readonly FundRecord[], peers: readonly FundRecord[]): Html {
  return html`<section class="not-printed" aria-labelledby="compare">
    <h2 id="compare">Compare with</h2>
    <form class="card" method="get" action="/compare">
      <input type="hidden" name="funds" value="${funds.map(({ slug }) => slug).join(',')}" />
      <div class="field">
        <label for="add">Another fund</label
        ><input id="add" name="add" type="search" maxlength="200" list="peers" required autocomplete="off" />
        <span class="hint">A name, its beginning, or a slug.</span>
        <datalist id="peers">${peers.map(({ name }) => html`<option value="${name}"></option>`)}</datalist>
      </div>
      <button type="submit" class="quiet">Compare</button>
    </form>
  </section>`;
}
