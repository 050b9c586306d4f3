import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderButton } from './forms.ts';
import type { OwnVisit } from './visit.ts';

const PLACES = [
  { path: '/account', name: 'Account' },
  { path: '/account/keys', name: 'Keys' },
  { path: '/account/activity', name: 'Activity' },
] as const;

/** What all pages of a signed-in person have in common: where they are, who they are, the way out. */
export function renderAccountPage(visit: OwnVisit, title: string, content: Html): Html {
  return html`<div class="actions"><nav aria-label="Your account"><ul class="choices">${PLACES.map(({ path, name }) => html`<li><a href="${path}"${name === title ? html` aria-current="page"` : ''}>${name}</a></li>`)}</ul></nav>
<span class="soft small">${visit.signed.email}</span>${renderButton('/account/sign-out', 'Sign out')}</div>
<h1>${title}</h1>
${content}`;
}
