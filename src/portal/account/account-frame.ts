import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderButton } from './forms.ts';
import type { AccountRequest } from './page-request.ts';

const SECTIONS = [
  { path: '/account', name: 'Account' },
  { path: '/account/keys', name: 'Keys' },
  { path: '/account/activity', name: 'Activity' },
] as const;

/** The frame of all pages for signed-in people: navigation, e-mail address and sign-out button. */
export function renderAccountPage(request: AccountRequest, title: string, content: Html): Html {
  return html`<div class="actions">
      <nav aria-label="Your account">
        <ul class="choices">
          ${SECTIONS.map(
            ({ path, name }) =>
              html`<li><a href="${path}" ${name === title ? html` aria-current="page"` : ''}>${name}</a></li>`,
          )}
        </ul>
      </nav>
      <span class="soft small">${request.signed.email}</span>${renderButton('/account/sign-out', 'Sign out')}
    </div>
    <h1>${title}</h1>
    ${content}`;
}
