import { html } from '#pages/html.ts';
import type { PageResult } from './page-request.ts';

/** The version of the terms below; change it with the text. */
export const TERMS_VERSION = '2026-11-22';

export function renderTerms(): PageResult {
  return {
    title: 'Terms of use',
    body: html`<h1>Terms of use</h1>
      <p class="lead">Version ${TERMS_VERSION}.</p>
      <ol>
        <li>
          The service is independent: it is not an official feed of the industry association or of any asset management
          company.
        </li>
        <li>It is free, with no monthly quota. A weighted limit protects it from bursts.</li>
        <li>
          Facts are read from what the association and the companies publish, checked, and served with their source.
          They may still be wrong, late or missing. A missing value is unknown, not zero.
        </li>
        <li>Nothing here is financial advice. You are responsible for decisions that you base on this data.</li>
        <li>
          Keep your keys secret: use one key per integration, and never put a key in a web page or a URL. You are
          responsible for their use; revoke a key that others have seen.
        </li>
        <li>Do not circumvent the limit, disrupt the service, or access data of other accounts.</li>
        <li>
          We store your e-mail address, phone number and intended use to contact you about the service, counts of your
          calls for up to two years, and the path and parameters of the last 50 requests of each key. Closing the
          account deletes the number and the intended use.
        </li>
        <li>An account that breaks these terms may be suspended.</li>
      </ol>`,
  };
}
