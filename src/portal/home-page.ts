import { addDays, dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { COPY_PATH, LIVE_CALL_PATH } from '#pages/assets.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderSparkline } from '#pages/sparkline.ts';
import { listStatements } from '#pages/statements.ts';
import { renderFacts } from '#pages/table.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import type { FactView } from '#reads/fact-view.ts';
import { newestOf, readPayload } from '#reads/query-result.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import type { FundEntry } from '#reads/registry.ts';
import { readReport } from '#reads/reports.ts';
import { linkReceipt, navReceiptPath } from './receipts/receipt-links.ts';
import { findCrop, renderPicture } from './receipts/report-receipt.ts';
import { renderSearchForm } from './search-page.ts';
import { dateOf, describeAge, formatDate, groupDigits, NOT_PUBLISHED, REPORT_AGE } from './wording.ts';

interface Home {
  readonly baseUrl: string;
  readonly unitsPerMinute: number;
  readonly today: IsoDate;
  readonly pictures: Pictures | undefined;
  /** A mailbox or web address of the operator. */
  readonly contact: string | undefined;
}

/** `/`: the price of a fund, the call that returns it, and the place where a figure is printed; then where to go. */
export async function renderHomePage(view: FactView, home: Home): Promise<string> {
  const example = pickExample(view);
  const fund_slug = example?.fund.slug ?? '';
  return renderPage({
    title: '',
    description:
      'Pakistani mutual fund data over REST: registry, NAVs, payouts and validated facts from fund manager ' +
      'reports. Free and independent.',
    path: '/',
    baseUrl: home.baseUrl,
    scripts: [LIVE_CALL_PATH, COPY_PATH],
    body: html`<h1>Pakistani mutual funds, as data you can check</h1>
      <p class="lead">Prices, payouts and monthly reports. Each figure leads to the document that states it.</p>
      ${renderSearchForm('', 'Find a fund or company')} ${renderTotals(view, home.today)}
      ${
        example !== undefined
          ? html`<div class="duo">
              ${await renderLiveCall(view, fund_slug, home.baseUrl)} ${await renderPrice(view, fund_slug, home.today)}
            </div>`
          : ''
      }
      ${home.pictures === undefined ? '' : await renderExample(view, example, home.pictures)} ${renderWays(fund_slug)}
      <h2>Good to know</h2>
      <ul>
        ${listStatements(home.unitsPerMinute).map((statement) => html`<li>${statement}</li>`)}
      </ul>
      ${renderOperator(home.contact)}`,
  });
}

/** A fund with a report whose price moves, if there is one: the NAV of many others falls back to par every day. */
function pickExample(view: FactView): FundEntry | undefined {
  const active = view.registry.sorted.name_asc.filter(
    ({ fund }) => fund.lifecycle_status === 'ACTIVE' && fund.latest_nav_date !== null,
  );
  const reported = active.filter(({ fund }) => fund.latest_report_date !== null);
  const isEquity = ({ fund }: FundEntry): boolean => fund.category?.endsWith('Equity') === true;
  return (
    reported.find((entry) => entry.family === null && isEquity(entry)) ??
    reported.find((entry) => entry.family === null) ??
    reported[0] ??
    active[0]
  );
}

function renderTotals({ registry }: FactView, today: IsoDate): Html {
  const funds = [...registry.fundByKey.values()].map(({ fund }) => fund);
  const nav_date = newestOf(funds.map(({ latest_nav_date }) => latest_nav_date));
  const report_date = newestOf(funds.map(({ latest_report_date }) => latest_report_date));
  const active = funds.filter(({ lifecycle_status }) => lifecycle_status === 'ACTIVE').length;
  return html`<div class="totals">
    ${renderFacts([
      ['Active funds', html`<a href="/funds">${active}</a>`],
      ['Companies', html`<a href="/amcs">${registry.amcs.length}</a>`],
      ['Newest NAV', nav_date === null ? NOT_PUBLISHED : describeAge(nav_date, today)],
      ['Newest report', report_date === null ? NOT_PUBLISHED : describeAge(report_date, today, REPORT_AGE)],
    ])}
  </div>`;
}

/** A call with its answer from the facts of this page; the script repeats it as a real request. */
async function renderLiveCall(view: FactView, fund_slug: string, baseUrl: string): Promise<Html> {
  const path = `/v1/mutual-funds/nav/latest?funds=${fund_slug}`;
  const data = readPayload(
    await readNavSelection(view, { funds: [fund_slug], date: null, date_policy: 'previous_available', as_of: null }),
  );
  return html`<section class="card" aria-labelledby="live">
    <h2 id="live" class="label">One call</h2>
    <pre class="call" tabindex="0" aria-label="The call"><code data-copy="the call">curl -H "X-API-Key: $MFDS_KEY" \\
  "${baseUrl}${path}"</code></pre>
    <pre
      class="answer"
      tabindex="0"
      aria-label="Its answer"
    ><code id="live-answer">${JSON.stringify({ success: true, data }, null, 2)}</code></pre>
    <p class="actions">
      <button id="live-run" type="button" class="quiet" data-path="${path}" hidden>Run it now</button
      ><span id="live-status" class="soft small" role="status">Answer without its <code>meta</code> part.</span>
      <a class="small" href="/account">Get a free key</a>
    </p>
  </section>`;
}

// Enough to see a trend; the fund's page has every range.
const SPARKLINE_DAYS = 366;

async function renderPrice(view: FactView, fund_slug: string, today: IsoDate): Promise<Html> {
  const entry = view.registry.fundBySlug.get(fund_slug);
  const to = entry?.fund.latest_nav_date ?? null;
  if (entry === undefined || to === null) return html``;
  const { navs } = readPayload(
    await readNavHistory(view, {
      fund_slug,
      from: addDays(to, -SPARKLINE_DAYS),
      to,
      cursor: null,
      limit: SPARKLINE_DAYS + 1,
      order: 'asc',
      as_of: null,
    }),
  );
  const priced = navs.flatMap(({ nav, nav_date }) => (nav === null ? [] : [{ nav, nav_date }]));
  const [first, last] = [priced[0], priced.at(-1)];
  if (first === undefined || last === undefined) return html``;
  const since = `from ${formatDate(first.nav_date)} to ${formatDate(last.nav_date)}`;
  return html`<section class="card" aria-labelledby="price">
    <h2 id="price" class="label">One fund</h2>
    <p class="fund-name"><a href="/funds/${fund_slug}">${entry.name}</a></p>
    <p class="shown-price">
      <span class="unit">PKR</span> ${linkReceipt(navReceiptPath(fund_slug, last.nav_date), groupDigits(last.nav))}
    </p>
    <p>${describeAge(last.nav_date, today)}</p>
    ${renderSparkline({
      label: `NAV per unit ${since}: ${first.nav} at the start, ${last.nav} at the end.`,
      points: priced.map(({ nav, nav_date }) => ({ at: dayNumber(dateOf(nav_date)), value: Number(nav) })),
    })}
    <p class="small soft">${priced.length} ${priced.length === 1 ? 'observation' : 'observations'} ${since}</p>
    <p class="actions">
      <a class="button quiet" href="/funds/${fund_slug}">Open the fund</a
      ><a class="button quiet" href="/funds/${fund_slug}/nav.csv">NAV history as CSV</a>
    </p>
  </section>`;
}

// In the order in which they are asked for; the first one with a known place is shown.
const SHOWN_VALUES = ['fund_size.net_assets_pkr', 'fund_size.fund_size_pkr', 'fund_size.nav_per_unit'];

/** A figure of a report with the picture of its place. */
async function renderExample(view: FactView, entry: FundEntry | undefined, pictures: Pictures): Promise<Html> {
  const { slug: fund_slug, latest_report_date: report_date } = entry?.fund ?? { slug: '', latest_report_date: null };
  if (entry === undefined || report_date === null) return html``;
  const question = { fund_slug, report_date, data_version: null, include: null, as_of: null };
  const data_version = String(readPayload(await readReport(view, question)).data_version);
  for (const value of SHOWN_VALUES) {
    const found = await findCrop(view, { fund_slug, report_date, data_version, value }, pictures);
    if (found === undefined) continue;
    const { crop, name, figure, href } = found;
    return html`<section aria-labelledby="proof">
      <h2 id="proof">Every figure shows where it is printed</h2>
      <figure class="card receipt proof">
        <a href="${href}">${renderPicture(crop)}</a>
        <div>
          <p>
            ${entry.name}<br />${name}: <a href="${href}"><strong>${figure}</strong></a>
          </p>
          <p class="soft">
            The value, its label and the month are outlined on the printed page of the
            <a href="/funds/${fund_slug}/reports/${report_date}">report of ${formatDate(report_date)}</a>. Choose any
            figure of this site to see its document, its checks and what it was before.
          </p>
        </div>
      </figure>
    </section>`;
  }
  return html``;
}

function renderWays(fund_slug: string): Html {
  return html`<h2>Three ways in</h2>
    <div class="cards">
      <div class="card">
        <h3>Browse</h3>
        <p>Lists, charts and reports of every fund, with the source of each figure.</p>
        <p><a href="/funds">Browse funds</a> or <a href="/amcs">companies</a></p>
      </div>
      <div class="card">
        <h3>Call</h3>
        <p>A read-only REST API with exact decimals, point-in-time reads and a feed of changes.</p>
        <p><a href="/docs">Try the API</a> without a key</p>
      </div>
      <div class="card">
        <h3>Download</h3>
        <p>CSV and Excel files of each table, CSV from every call, and all data in a few files.</p>
        <p>
          <a href="/data">All data as files</a>, <a href="/docs/readNavHistory">files over the API</a>${
            fund_slug === '' ? '' : html`, or from <a href="/funds/${fund_slug}">a fund's page</a>`
          }
        </p>
      </div>
    </div>`;
}

// `Example Data <funds@example.com>`
const NAMED_MAILBOX = /^([^<>]{1,200}) <([^<>\s]{1,200})>$/;

/** Who runs the installation, the licence of the software, and how to write. */
function renderOperator(contact: string | undefined): Html {
  const [, name, mailbox] = NAMED_MAILBOX.exec(contact ?? '') ?? [];
  const address = mailbox ?? contact;
  return html`<h2 id="about">About this installation</h2>
    <p>
      ${
        address === undefined
          ? 'The operator of this installation has not stated a contact.'
          : html`Operated by
            ${
              address.startsWith('http')
                ? html`<a href="${address}" rel="noreferrer">${address}</a>`
                : html`${name === undefined ? '' : `${name}, `}<a href="mailto:${address}">${address}</a>`
            }.
            Write there if a figure is wrong or a report is missing.`
      }
      The software is open source under the MIT licence. The facts remain those of their publishers: each one names its
      document. See <a href="/status">the status of the data</a> and <a href="/accuracy">how accurate it is</a>.
    </p>`;
}
