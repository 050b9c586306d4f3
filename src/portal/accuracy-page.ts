import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderPage } from '#pages/page.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import { describeDrift } from '#reads/read-drifts.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readReviewState } from '#reads/read-review-state.ts';
import { ACCURACY } from './accuracy-figures.ts';
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { formatDate, nameMember } from './wording.ts';

/** `/accuracy`: how report facts are read, how well, and what is withheld now. */
export async function renderAccuracyPage(view: FactView, baseUrl: string): Promise<string> {
  const { checks, drifts } = await readReviewState(view);
  return renderPage({
    title: 'Accuracy',
    description: 'How facts are read from fund manager reports, measured recall and precision, and what is withheld.',
    path: '/status',
    canonical: '/accuracy',
    baseUrl,
    body: html`<h1>Accuracy</h1>
      <p class="lead">
        Facts of fund manager reports are read by a program. This page states how well, measured on reports whose facts
        are known, and what is withheld at the moment.
      </p>
      <h2>How a fact is read</h2>
      <ol>
        <li>The words of the PDF are read with their positions. Scanned pages are recognised and held for a person.</li>
        <li>Fund and month are identified by evidence on the page and in the registry.</li>
        <li>Each figure is bound to its label, column head and unit; of several possible readings one is chosen.</li>
        <li>Checks compare the figures with each other, with the association's NAVs and with the month before.</li>
        <li>What a check doubts is withheld alone until a person has compared it with the page. The rest is served.</li>
      </ol>
      <p>Every served figure links to <strong>its place on the page</strong>: open a report and choose a figure.</p>
      <h2>Measured</h2>
      ${renderMeasured()}
      <h2>Withheld now</h2>
      ${renderChecks(checks)}
      <h2>Reading compared with the months before</h2>
      ${
        drifts.length === 0
          ? html`<p>The newest reports of every company are read as well as those before.</p>`
          : html`<div class="notice warn">
              <ul>
                ${drifts.map((drift) => html`<li>${describeDrift(drift)}</li>`)}
              </ul>
            </div>`
      }`,
  });
}

function renderMeasured(): Html {
  const { measured_on, amcs, first } = ACCURACY;
  const sumOf = (member: 'want' | 'right' | 'wrong'): number => amcs.reduce((sum, one) => sum + one[member], 0);
  const [want, right, wrong] = [sumOf('want'), sumOf('right'), sumOf('wrong')];
  return html`<p>
      Measured on ${formatDate(measured_on)} with the project's own benchmark (<code>npm run bench:extraction</code>):
      each served value is compared with its own column, fund and month. Recall is the share of the printed facts that
      were served; precision is the share of the served facts that are right.
    </p>
    <div class="card">
      ${renderFacts(
        [
          ['Printed facts', want.toLocaleString('en')],
          ['Recall', percentOf(right, want)],
          ['Precision', percentOf(right, right + wrong)],
        ],
        'large',
      )}
    </div>
    <p>
      The reader was developed with these reports. On reports of companies it had never seen, drawn afterwards by people
      who do not know it, its first reading had a recall of ${percentOf(first.right, first.want)} and a precision of
      ${percentOf(first.right, first.right + first.wrong)}. Expect figures between the two for a new layout; a reviewer
      sees what is withheld.
    </p>
    <div class="card">
      ${renderTable({
        caption: 'Recall and precision by company',
        layout: 'narrow',
        columns: [
          { head: 'Company' },
          { head: 'Reports' },
          ...['Printed facts', 'Recall', 'Precision'].map((head) => ({ head, isNumber: true })),
        ],
        rows: amcs.map((one): HtmlPart[] => [
          one.name,
          one.kind === 'real' ? 'published' : 'drawn for the test',
          one.want.toLocaleString('en'),
          percentOf(one.right, one.want),
          percentOf(one.right, one.right + one.wrong),
        ]),
      })}
    </div>`;
}

function percentOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function renderChecks(
  checks: readonly { readonly check: string; readonly holds: number; readonly rows: number }[],
): Html {
  if (checks.length === 0) return html`<p>Nothing of any report is withheld.</p>`;
  return html`<div class="card">
    ${renderTable({
      caption: 'Values of reports that wait for review, by the check that they failed',
      columns: [
        { head: 'Check' },
        { head: 'A value passes if' },
        { head: 'Holds', isNumber: true },
        { head: 'Rows', isNumber: true },
      ],
      rows: checks.map(({ check, holds, rows }): HtmlPart[] => [
        nameMember(check),
        wordsOfCheck(check).passed ?? '',
        holds,
        rows,
      ]),
    })}
  </div>`;
}
