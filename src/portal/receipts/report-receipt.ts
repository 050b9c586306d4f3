import { Fault, isFault } from '#base/fault.ts';
import { parseIsoDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { EvidenceValue, PageBox } from '#domain/report-evidence.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderPage } from '#pages/page.ts';
import type { PageFile } from '#pages/page.ts';
import { renderFacts } from '#pages/table.ts';
import type { Report } from '#payloads/reports.ts';
import { describeChain } from '#pictures/chain.ts';
import type { Outline, OutlineRole } from '#pictures/chain.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import { MAX_OUTLINES } from '#pictures/picture-limits.ts';
import type { PictureRequest } from '#pictures/picture-request.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readEvidence } from '#reads/read-evidence.ts';
import { listRevisions, readReportParts } from '#reads/reports.ts';
import type { ReportParts } from '#reads/reports.ts';
import { renderDocument } from './document-facts.ts';
import type { Proof, Receipt } from './receipt.ts';
import { renderChecks } from './report-checks.ts';
import { parseValueName, reportReceiptPath } from './receipt-links.ts';
import type { ReportValue } from './receipt-links.ts';
import { valueOf } from '#portal/report-sections.ts';
import { formatDate, groupDigits, nameMember, showDate, showValue } from '#portal/wording.ts';

/** What a path names: the parts of a receipt's address. */
export interface ReceiptPath {
  readonly fund_slug: string;
  readonly report_date: string;
  readonly data_version: string;
  readonly value: string;
}

/**
 * `/receipts/{fund_slug}/reports/{report_date}/{data_version}/{value}`: where one value of a report is printed. Faults:
 * FUND_NOT_FOUND, REPORT_NOT_FOUND, ROUTE_NOT_FOUND.
 */
export async function renderReportReceipt(
  view: FactView,
  path: ReceiptPath,
  pictures: Pictures | undefined,
  baseUrl: string,
): Promise<string> {
  const receipt = await openReceipt(view, path);
  const { value, fund, stated } = receipt;
  const { fund_slug, report_date, data_version } = value;
  const revisions = readPayload(
    await listRevisions(view, { fund_slug, report_date: report_date as IsoDate, as_of: null }),
  );
  const current = revisions.find(({ is_current }) => is_current);
  const name = nameOfValue(receipt);
  return renderPage({
    title: `${name}, ${fund.name}, ${formatDate(report_date)}`,
    description: `Where ${name} of ${fund.name} is printed in the fund manager report of ${formatDate(report_date)}.`,
    path: `/funds/${fund_slug}`,
    canonical: reportReceiptPath(value),
    baseUrl,
    // A page for each figure would bury those of the funds.
    isUnlisted: true,
    body: html`<p class="crumbs">
        <a href="/funds">Funds</a> / <a href="/funds/${fund_slug}">${fund.name}</a> /
        <a href="/funds/${fund_slug}/reports/${report_date}?version=${data_version}"
          >Report of ${formatDate(report_date)}</a
        >
      </p>
      <h1>${name}: <span class="nowrap">${showFigure(stated)}</span></h1>
      ${
        current === undefined || current.data_version === data_version
          ? ''
          : html`<p class="notice warn">
              This is from version ${data_version} of the report. Version ${current.data_version} has replaced it.
              <a href="/funds/${fund_slug}/reports/${report_date}">Show the current report</a>.
            </p>`
      }
      ${renderProof(receipt, pictures, await renderChecks(view, receipt))}
      <h2>Versions of this report</h2>
      <ul>
        ${revisions.map(
          (one) =>
            html`<li>
              <a href="/funds/${fund_slug}/reports/${report_date}?version=${one.data_version}"
                >Version ${one.data_version}</a
              >, published here on
              ${showDate(one.promoted_at)}${
                one.data_version === 1
                  ? ''
                  : `, changed ${one.changed_sections.map((section) => nameMember(section).toLowerCase()).join(', ')}`
              }
            </li>`,
        )}
      </ul>
      <p class="soft small">
        Over the API: <code>/v1/mutual-funds/funds/${fund_slug}/fmr-reports/${report_date}/evidence</code>. See
        <a href="/docs/readReportEvidence">its documentation</a>.
      </p>`,
  });
}

/** The picture of a receipt: the value with its label, column head, unit and month outlined. Faults as the page. */
export async function drawReceipt(view: FactView, path: ReceiptPath, pictures: Pictures): Promise<PageFile> {
  const request = requestOf(await readProof(view, readPath(path)));
  if (request === undefined) throw notFound('There is no picture of this value.');
  const { bytes, mediaType, etag } = await pictures.crop(request);
  return { bytes, mediaType, etag };
}

/** The names in a path. Fault ROUTE_NOT_FOUND. */
function readPath(path: ReceiptPath): ReportValue {
  const report_date = parseIsoDate(path.report_date);
  const named = parseValueName(path.value);
  if (report_date === undefined || named === undefined || !/^[1-9]\d{0,8}$/.test(path.data_version))
    throw notFound('Receipts have addresses such as /receipts/FUND/reports/2026-07-31/1/fund_size.nav_per_unit.');
  return { fund_slug: path.fund_slug, report_date, data_version: Number.parseInt(path.data_version, 10), ...named };
}

/** The place of the value on its page; reads the evidence of the report and nothing else of it. */
async function readProof(view: FactView, value: ReportValue): Promise<Proof> {
  const { fund_slug, data_version, section, row_order, member } = value;
  const report_date = value.report_date as IsoDate;
  const { pages, values } = readPayload(
    await readEvidence(view, { fund_slug, report_date, data_version, as_of: null }),
  );
  const proven = values.find((one) => one.section === section && one.row_order === row_order && one.member === member);
  const isOnPage = (one: EvidenceValue): boolean =>
    one.page_number === proven?.page_number && one.document_sha256 === proven.document_sha256;
  return {
    proven,
    page: pages.find(
      (page) => page.page_number === proven?.page_number && page.document_sha256 === proven.document_sha256,
    ),
    values,
    month: values.find((one) => one.member === 'report_date' && isOnPage(one)),
  };
}

async function openReceipt(view: FactView, path: ReceiptPath): Promise<Receipt> {
  const value = readPath(path);
  const proof = await readProof(view, value);
  const question = { ...value, report_date: value.report_date as IsoDate, as_of: null };
  const report = await readReportParts(view, question, listParts(value, proof));
  const row = rowOf(report, value);
  const stated = row === undefined ? undefined : valueOf(row, value.member);
  if (row === undefined || stated === null || stated === undefined)
    throw notFound('The report does not state this value. Open the report and follow the link of a figure.');
  return { value, ...report, row, stated, ...proof };
}

/** The parts of the report that the page shows: a report may have megabytes of others. */
function listParts({ section }: ReportValue, { proven }: Proof): string[] {
  const isOnPages = proven?.checks.includes('values_conflict') === true;
  return [
    section,
    // The checks of prices and sizes compare them with each other.
    'fund_size',
    ...(isOnPages ? ['report_fragments'] : []),
    ...(proven?.checks.includes('sub_fund_unnamed') === true ? ['sub_funds'] : []),
    // Without a place, the documents of the report are named.
    ...(proven === undefined ? ['source'] : []),
  ];
}

/** The object or row of a report that a value is in. */
function rowOf(
  { parts }: ReportParts,
  { section, row_order }: Pick<ReportValue, 'section' | 'row_order'>,
): object | undefined {
  const part = valueOf(parts, section);
  if (row_order === null) return typeof part === 'object' && part !== null && !Array.isArray(part) ? part : undefined;
  return Array.isArray(part) ? (part as readonly object[])[row_order - 1] : undefined;
}

/** `NAV per unit`, or with the row's label: `Cash: percent of total assets`. */
function nameOfValue({ value, row }: Receipt): string {
  const member = nameMember(value.member);
  const label = ['label_raw', 'name_raw', 'period_label_raw', 'sub_fund_name_raw']
    .map((name) => valueOf(row, name))
    .find((text) => typeof text === 'string' && text !== '');
  return typeof label === 'string' && value.row_order !== null ? `${label}, ${lowerFirst(member)}` : member;
}

// Abbreviations keep their capitals.
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function showFigure(stated: unknown): HtmlPart {
  if (typeof stated !== 'string') return showValue(stated);
  return parseIsoDate(stated) === undefined ? groupDigits(stated) : formatDate(stated);
}

function renderProof(receipt: Receipt, pictures: Pictures | undefined, checks: Html): Html {
  const { proven, page } = receipt;
  if (proven === undefined || page === undefined)
    return html`<p class="notice">
        The exact place of this value on the page is not recorded. Either a reviewer stated it after comparing it with
        the source, or the page was read before places were recorded.
      </p>
      ${renderSourceOf(receipt)} ${checks}`;
  return html`${pictures === undefined ? '' : renderCrop(receipt, pictures)}
    <div class="card">
      ${renderFacts([
        ['Printed as', proven.printed],
        ...proven.chain.map(({ role, printed }) => [nameMember(role), printed] as const),
        ...(proven.multiplied_by === null
          ? []
          : [['One printed unit', `PKR ${groupDigits(proven.multiplied_by)}`] as const]),
        ['Page', proven.page_number],
        ['Read from', READINGS.get(proven.extraction_mode) ?? proven.extraction_mode],
      ])}
    </div>
    ${renderDocument({ name: page.document, sha256: page.document_sha256, url: page.published_url })} ${checks}`;
}

/** The document of a value without a known place: that of its row, or of the whole report. */
function renderSourceOf({ parts, row }: Receipt): Html {
  const source = (parts['source'] ?? []) as NonNullable<Report['source']>;
  const report_id = valueOf(row, 'report_id');
  const found = source.find((one) => one.report_id === report_id) ?? source[0];
  if (found === undefined || found.document_sha256 === null) return html``;
  const { document, document_sha256, published_url, page_number } = found;
  return renderDocument({ name: document, sha256: document_sha256, url: published_url }, [['Page', page_number]]);
}

const READINGS: ReadonlyMap<string, string> = new Map([
  ['TEXT_LAYER', 'the text of the PDF'],
  ['OCR', 'text recognition, confirmed by a reviewer'],
  ['IMPORTED', 'an extraction supplied by the operator'],
  ['MODEL', 'a model, confirmed by a reviewer'],
]);

function renderCrop(receipt: Receipt, pictures: Pictures): Html {
  const crop = cropOf(receipt, pictures);
  if (crop === undefined) return html``;
  return html`<figure class="card receipt">
    ${renderPicture(crop)}
    <figcaption>
      ${crop.roles.map((role) => html`<span class="outline ${role}">${nameMember(role)}</span> `)}
    </figcaption>
  </figure>`;
}

/** The picture of a value as a page shows it. */
interface Crop {
  readonly src: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly roles: readonly OutlineRole[];
}

export function renderPicture({ src, width, height, alt }: Crop): Html {
  return html`<img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy" />`;
}

/** A value with its picture, for pages that lead to a receipt; undefined if the value or its picture is missing. */
export async function findCrop(
  view: FactView,
  path: ReceiptPath,
  pictures: Pictures,
): Promise<
  { readonly crop: Crop; readonly name: string; readonly figure: HtmlPart; readonly href: string } | undefined
> {
  try {
    const receipt = await openReceipt(view, path);
    const crop = cropOf(receipt, pictures);
    const href = reportReceiptPath(receipt.value);
    return crop && { crop, name: nameOfValue(receipt), figure: showFigure(receipt.stated), href };
  } catch (thrown) {
    if (isFault(thrown)) return undefined;
    throw thrown;
  }
}

function cropOf(receipt: Receipt, pictures: Pictures): Crop | undefined {
  const request = requestOf(receipt);
  const { proven, page, value } = receipt;
  if (request === undefined || proven === undefined || page === undefined || page.width === null) return undefined;
  const { width, height } = pictures.sizeOfCrop(request, { width: page.width, height: page.height ?? 1 });
  const printed = (role: EvidenceValue['chain'][number]['role']): string | undefined =>
    proven.chain.find((link) => link.role === role)?.printed;
  const [label, column_head, unit, month] = [
    printed('LABEL'),
    printed('COLUMN_HEAD'),
    printed('UNIT'),
    receipt.month?.printed,
  ];
  const words = describeChain({
    name: nameOfValue(receipt),
    value: proven.printed,
    page_number: proven.page_number,
    ...(label === undefined ? {} : { label }),
    ...(column_head === undefined ? {} : { column_head }),
    ...(unit === undefined ? {} : { unit }),
    ...(month === undefined ? {} : { month }),
  });
  return {
    src: `${reportReceiptPath(value)}/crop.webp`,
    width,
    height,
    alt: `Part of the printed page: ${words}.`,
    roles: [...new Set(['value' as const, ...request.outlines.map(({ role }) => role)])],
  };
}

const ROLES: Readonly<Record<EvidenceValue['chain'][number]['role'], OutlineRole>> = {
  LABEL: 'label',
  COLUMN_HEAD: 'column_head',
  UNIT: 'unit',
};

/** The request for the picture, in points; undefined if the position of the value is unknown. */
function requestOf({ proven, page, month }: Proof): PictureRequest | undefined {
  const { width, height } = page ?? { width: null, height: null };
  if (proven === undefined || proven.box === null || width === null || height === null) return undefined;
  const outline = (role: OutlineRole, box: PageBox | null): Outline[] =>
    box === null
      ? []
      : [{ role, box: { x0: box.x0 * width, y0: box.y0 * height, x1: box.x1 * width, y1: box.y1 * height } }];
  return {
    document_sha256: proven.document_sha256,
    page_number: proven.page_number,
    outlines: [
      ...outline('value', proven.box),
      // An extraction that an operator supplied may have a longer chain than a picture can outline.
      ...proven.chain.slice(0, MAX_OUTLINES - 2).flatMap((link) => outline(ROLES[link.role], link.box)),
      ...(month === undefined ? [] : outline('month', month.box)),
    ],
  };
}

function notFound(detail: string): Fault {
  return new Fault('ROUTE_NOT_FOUND', detail);
}
