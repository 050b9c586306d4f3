import { dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { FUND_CHART_PATH } from '#pages/assets.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderLineChart } from '#pages/line-chart.ts';
import { renderPage } from '#pages/page.ts';
import { renderTable } from '#pages/table.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readReport } from '#reads/reports.ts';
import { readAllPayouts } from '#reads/read-whole-series.ts';
import { findRange, renderChartFoot, renderRanges } from './chart-ranges.ts';
import { renderCompareForm } from './compare-form.ts';
import { renderAllocationsCompared, renderFactsCompared, renderReturnsCompared } from './compare-tables.ts';
import type { ComparedFund } from './compare-tables.ts';
import { readComparedNavs } from './compare-file.ts';
import { chooseFunds } from './compared-funds.ts';
import type { ChosenFunds } from './compared-funds.ts';
import { linkTableFiles } from './table-file.ts';
import { listMonthEnds, rebaseNavs } from './rebased-navs.ts';
import type { RebasedNavs } from './rebased-navs.ts';
import { NOT_PUBLISHED, dateOf, formatDate } from './wording.ts';

// A year of month ends; earlier ones are in a disclosure.
const MONTHS_AT_ONCE = 13;
// Two funds are the fewest to compare.
const FEWEST = 2;

/** `/compare?funds=a,b,c`: two to five funds side by side. Unknown funds are named, the others are compared. */
export async function renderComparePage(
  view: FactView,
  query: URLSearchParams,
  today: IsoDate,
  baseUrl: string,
): Promise<string> {
  const chosen = await chooseFunds(view, query);
  const { funds } = chosen;
  const isEnough = funds.length >= FEWEST;
  return renderPage({
    title: isEnough ? `Compare ${funds.length} funds` : 'Compare funds',
    description: 'NAVs, published returns, facts and allocations of Pakistani mutual funds, side by side.',
    path: '/funds/compare',
    canonical: isEnough ? linkTo(funds) : '/compare',
    baseUrl,
    scripts: isEnough ? [FUND_CHART_PATH] : [],
    width: 'data',
    body: html`<div class="spread">
      <p class="crumbs"><a href="/funds">Funds</a> / Compare</p>
      <h1>Compare funds</h1>
      ${renderChosen(chosen)}
      ${isEnough ? await renderComparison(view, funds, query.get('range'), today) : renderCompareForm(funds, [])}
    </div>`,
  });
}

function renderChosen({ funds, unknown, candidates, isCut }: ChosenFunds): Html {
  const listWithout = (slug: string): string => linkTo(funds.filter((one) => one.slug !== slug));
  return html`${unknown.map(
    ({ text, hint }) =>
      html`<p class="notice warn">
        No fund was found for “${text}”.${hint} Check the spelling, or
        <a href="/funds">find the fund in the list</a> and open the comparison from its page.
      </p>`,
  )}
  ${
    candidates.length === 0
      ? ''
      : html`<div class="notice">
          <p>Several funds match. Choose one:</p>
          <ul>
            ${candidates.map(({ slug, name }) => html`<li><a href="${linkTo([...funds, { slug }])}">${name}</a></li>`)}
          </ul>
        </div>`
  }
  ${isCut ? html`<p class="notice warn">At most five funds are compared at once: the others were left out.</p>` : ''}
  ${
    funds.length < FEWEST
      ? html`<p class="lead">
          ${funds.length === 0 ? 'Choose two to five funds.' : html`${funds[0]?.name} is chosen. Add at least one more.`}
        </p>`
      : html`<ul class="chosen">
          ${funds.map(
            ({ slug, name }, index) =>
              html`<li>
                <span class="key-line s${index + 1}"></span><a href="/funds/${slug}">${name}</a>
                <a class="small not-printed" href="${listWithout(slug)}" aria-label="Remove ${name}">Remove</a>
              </li>`,
          )}
        </ul>`
  }`;
}

function linkTo(funds: readonly { readonly slug: string }[]): string {
  return `/compare?funds=${funds.map(({ slug }) => encodeURIComponent(slug)).join(',')}`;
}

async function renderComparison(
  view: FactView,
  funds: readonly FundRecord[],
  asked: string | null,
  today: IsoDate,
): Promise<Html> {
  const range = findRange(asked);
  const navs = await readComparedNavs(view, funds, asked);
  const compared: ComparedFund[] = [];
  for (const [index, fund] of funds.entries())
    compared.push({ fund, newest: navs[index]?.at(-1), report: await readNewestReport(view, fund) });
  const rebased = rebaseNavs(navs);
  const query = new URLSearchParams({ funds: funds.map(({ slug }) => slug).join(',') });
  return html`<section aria-labelledby="nav">
      <h2 id="nav">NAV, rebased to 100</h2>
      <div
        class="card chart-card"
        data-base="${rebased?.base_date}"
        data-chart="${funds.map(({ slug }) => `/funds/${slug}/chart.json`).join(' ')}"
      >
        <div class="chart-tools">
          ${renderRanges(range.key, query, '#nav')}
          <div class="chart-options" hidden>
            <label><input type="checkbox" data-log />Log scale</label>
          </div>
        </div>
        ${rebased === undefined ? renderNoCommonDate() : renderRebased(funds, rebased)}
      </div>
      <p class="small soft files">
        Every day as
        ${linkTableFiles('/compare', 'the compared NAVs', `?${query.toString()}${asked === null ? '' : `&range=${range.key}`}`)}
      </p>
      ${rebased === undefined ? '' : await renderMonthEnds(view, funds, rebased)}
    </section>
    ${renderReturnsCompared(compared)} ${renderFactsCompared(compared, today)} ${renderAllocationsCompared(compared)}
    <div class="slim">${renderCompareForm(funds, [])}</div>`;
}

async function readNewestReport(
  view: FactView,
  { slug, latest_report_date }: FundRecord,
): Promise<ComparedFund['report']> {
  if (latest_report_date === null) return null;
  const question = { fund_slug: slug, report_date: null, data_version: null, as_of: null };
  return readPayload(await readReport(view, { ...question, include: ['all'] }));
}

function renderNoCommonDate(): Html {
  return html`<p class="empty">
    There is no day in this range on which every fund has a NAV, so the lines have no common start. Choose a longer
    range, or remove a fund.
  </p>`;
}

function renderRebased(funds: readonly FundRecord[], { base_date, lines }: RebasedNavs): Html {
  const ends = lines.map((line, index) => `${funds[index]?.name ?? ''}: ${line.at(-1)?.index ?? 'unknown'}`);
  return html`<figure>
    <figcaption>
      100 = NAV of ${formatDate(base_date)}, the first day in this range on which every fund has one
    </figcaption>
    <div class="chart-box">
      ${renderLineChart({
        label: `NAVs rebased to 100 on ${formatDate(base_date)}. At the end: ${ends.join('; ')}.`,
        lines: lines.map((line) =>
          line.map(({ nav_date, index }) => ({ at: dayNumber(dateOf(nav_date)), value: Number(index) })),
        ),
      })}
    </div>
    ${renderChartFoot(funds.length)}
  </figure>`;
}

async function renderMonthEnds(view: FactView, funds: readonly FundRecord[], rebased: RebasedNavs): Promise<Html> {
  const months = listMonthEnds(rebased);
  const paid: string[] = [];
  for (const { slug, name } of funds) {
    const payouts = (await readAllPayouts(view, slug)).filter(({ payout_date }) => payout_date > rebased.base_date);
    if (payouts.length > 0) paid.push(`${name}: ${payouts.length}`);
  }
  const table = (caption: string, rows: typeof months): Html =>
    renderTable({
      caption,
      columns: [{ head: 'Month' }, ...funds.map(({ name }) => ({ head: name, isNumber: true }))],
      rows: rows.map(({ month, values }): HtmlPart[] => [
        html`<time class="nowrap" datetime="${month}">${formatDate(`${month}-01`).replace('1 ', '')}</time>`,
        ...values.map((value) =>
          value === null ? NOT_PUBLISHED : html`<span title="${formatDate(value.nav_date)}">${value.index}</span>`,
        ),
      ]),
    });
  return html`<p class="notice">
      A rebased NAV is a price, not a total return: a payout lowers it, and only investors who reinvest their payouts
      earn the whole return.
      ${
        paid.length === 0
          ? 'No payout of these funds is recorded in this time, which does not prove that there was none.'
          : `Payouts recorded in this time: ${paid.join('; ')}.`
      }
    </p>
    <div class="card compared">
      <p class="small soft">The last NAV of each month, in percent of the NAV on ${formatDate(rebased.base_date)}.</p>
      ${table('Rebased NAVs at month ends, newest first', months.slice(0, MONTHS_AT_ONCE))}
      ${
        months.length > MONTHS_AT_ONCE
          ? html`<details>
              <summary>Earlier months</summary>
              ${table('Rebased NAVs at earlier month ends', months.slice(MONTHS_AT_ONCE))}
            </details>`
          : ''
      }
    </div>`;
}
