import { Fault } from '#base/fault.ts';
import { parseIsoDate } from '#domain/dates.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderPage } from '#pages/page.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readFund } from '#reads/funds.ts';
import { readPayload } from '#reads/query-result.ts';
import { readNavVersions, readPayoutVersions } from '#reads/read-receipts.ts';
import { navReceiptPath, payoutReceiptPath } from './receipt-links.ts';
import { renderDocument } from './document-facts.ts';
import { formatDate, groupDigits, nameMember, showDate, showValue } from '#portal/wording.ts';

type Versions = Awaited<ReturnType<typeof readNavVersions>> | Awaited<ReturnType<typeof readPayoutVersions>>;

/** `/receipts/{fund_slug}/nav/{nav_date}`: the row that a NAV comes from. Faults: FUND_NOT_FOUND, ROUTE_NOT_FOUND. */
export async function renderNavReceipt(
  view: FactView,
  fund_slug: string,
  date: string,
  baseUrl: string,
): Promise<string> {
  const nav_date = parseIsoDate(date);
  const versions = nav_date === undefined ? [] : await readNavVersions(view, fund_slug, nav_date);
  const [newest] = versions;
  if (newest === undefined) throw notFound('No NAV of this fund and date has been accepted.');
  return renderSeriesReceipt(view, fund_slug, versions, {
    address: { path: navReceiptPath(fund_slug, date), baseUrl },
    name: `NAV of ${formatDate(date)}`,
    figure: newest.nav,
    row: [
      ['NAV', newest.nav],
      ['Offer', newest.offer_price],
      ['Repurchase', newest.repurchase_price],
      ['Market price', newest.market_price],
      ['Front-end load, %', newest.front_end_load_pct],
      ['Back-end load, %', newest.back_end_load_pct],
      ['Contingent load, %', newest.contingent_load_pct],
    ],
    figures: versions.map(({ nav }) => nav),
  });
}

/** `/receipts/{fund_slug}/payouts/{id}`: the row that a payout comes from. Faults as a NAV's. */
export async function renderPayoutReceipt(
  view: FactView,
  fund_slug: string,
  id: string,
  baseUrl: string,
): Promise<string> {
  const versions = /^[0-9a-f-]{36}$/.test(id) ? await readPayoutVersions(view, fund_slug, id) : [];
  const [newest] = versions;
  if (newest === undefined) throw notFound('This fund has no such payout.');
  return renderSeriesReceipt(view, fund_slug, versions, {
    address: { path: payoutReceiptPath(fund_slug, id), baseUrl },
    name: `Payout of ${formatDate(newest.payout_date)}`,
    figure: newest.amount_per_unit,
    row: [
      ['Date', showDate(newest.payout_date)],
      ['Amount per unit', newest.amount_per_unit],
      ['Ex-NAV', newest.ex_nav],
    ],
    figures: versions.map(({ amount_per_unit }) => amount_per_unit),
  });
}

interface SeriesReceipt {
  readonly address: { readonly path: string; readonly baseUrl: string };
  readonly name: string;
  readonly figure: string;
  /** The figures of the row, as printed. */
  readonly row: readonly (readonly [name: string, value: HtmlPart])[];
  /** The figure of each version. */
  readonly figures: readonly string[];
}

async function renderSeriesReceipt(
  view: FactView,
  fund_slug: string,
  versions: Versions,
  { address, name, figure, row, figures }: SeriesReceipt,
): Promise<string> {
  const { name: fund } = readPayload(await readFund(view, { fund_slug }));
  const [newest] = versions;
  if (newest === undefined) throw notFound('There is no such figure.');
  const { document } = newest;
  return renderPage({
    title: `${name}, ${fund}`,
    description: `The document and row that the ${name} of ${fund} comes from, and what it was before.`,
    path: `/funds/${fund_slug}`,
    canonical: address.path,
    baseUrl: address.baseUrl,
    // A page for each figure would bury those of the funds.
    isUnlisted: true,
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / <a href="/funds/${fund_slug}">${fund}</a></p>
      <h1>${name}: <span class="nowrap">PKR ${groupDigits(figure)}</span></h1>
      ${
        newest.superseded_at === null
          ? ''
          : html`<p class="notice warn">No longer served since ${showDate(newest.superseded_at)}.</p>`
      }
      <h2>Row of the document</h2>
      <div class="card">${renderFacts(row.map(([label, value]) => [label, showValue(value)]))}</div>
      ${renderDocument(document, [
        ['Kind', KINDS.get(document.source) ?? nameMember(document.source)],
        ['Date of the page', showDate(document.page_date)],
        ['Received', showDate(document.received_at)],
      ])}
      ${renderVersions(versions, figures)}`,
  });
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['nav', "the association's daily NAV table"],
  ['performance', "the association's performance table"],
  ['payouts', "the association's payout table"],
  ['nav-history', 'a NAV history file of the operator'],
]);

function renderVersions(versions: Versions, figures: SeriesReceipt['figures']): Html {
  if (versions.length === 1) return html`<p class="soft">Not corrected since it was first accepted.</p>`;
  return html`<h2>What it was before</h2>
    <div class="card">
      ${renderTable({
        caption: 'Versions, newest first',
        layout: 'narrow',
        columns: [{ head: 'Served from' }, { head: 'Until' }, { head: 'Figure', isNumber: true }, { head: 'Document' }],
        rows: versions.map(({ known_at, superseded_at, document }, index) => [
          showDate(known_at),
          showDate(superseded_at) ?? 'now',
          figures[index],
          document.name,
        ]),
      })}
    </div>`;
}

function notFound(detail: string): Fault {
  return new Fault('ROUTE_NOT_FOUND', `${detail} Open the fund's page and follow the link of a figure.`);
}
