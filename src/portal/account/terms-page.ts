import { html } from '#pages/html.ts';
import type { Answer } from './visit.ts';

/** The version of the terms below; a changed text gets a new one. */
export const TERMS_VERSION = '2026-11';

export function renderTerms(): Answer {
  return {
    title: 'Terms of use',
    body: html`<h1>Terms of use</h1><p class="lead">Version ${TERMS_VERSION}. Short on purpose.</p>
<ol>
<li>The service is independent: it is not an official feed of the industry association or of any asset management company.</li>
<li>It is free, without a monthly quota. A weighted limit protects it from bursts.</li>
<li>Facts are read from what the association and the companies publish, checked, and served with their source. They may still be wrong, late or missing. A missing fact is unknown, not zero.</li>
<li>Nothing here is advice. Whoever decides about money on the strength of these data decides on their own.</li>
<li>Keep your keys to yourself: one key for each integration, never in a web page or an address. You answer for what is done with them; revoke one that others have seen.</li>
<li>Do not try to get around the limit, to disturb the service, or to reach what is not yours.</li>
<li>We keep your e-mail address, messaging number and intended use to reach you about the service, and counts of your calls for up to two years. Closing the account forgets number and use.</li>
<li>An account that breaks these terms may be suspended.</li>
</ol>`,
  };
}
