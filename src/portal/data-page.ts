import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderPage } from '#pages/page.ts';
import type { PageFile } from '#pages/page.ts';
import { renderTable } from '#pages/table.ts';
import { packManifest } from '#exports/manifest.ts';
import type { FileFormat, Manifest } from '#exports/manifest.ts';
import type { PublishedExport, PublishedExports } from '#exports/published-exports.ts';
import { showDate } from './wording.ts';

/** `/data`: the published exports, newest first, the newest with all its files. */
export async function renderDataPage(exports: PublishedExports | undefined, baseUrl: string): Promise<string> {
  const published = (await exports?.list()) ?? [];
  const [newest, ...older] = published;
  return renderPage({
    title: 'Data files',
    description: 'All funds, NAVs, payouts and reports as Parquet, CSV and SQLite files.',
    path: '/data',
    baseUrl,
    body: html`<h1>Data files</h1>
      <p class="lead">All data of this service as files: Parquet, CSV and one SQLite database.</p>
      ${newest === undefined ? NOTHING_YET : renderNewest(newest)}
      ${
        older.length === 0
          ? ''
          : html`<h2>Earlier exports</h2>
              ${renderEarlier(older)}`
      }`,
  });
}

const NOTHING_YET = html`<p class="empty">
  This installation has not published any files. Its operator can publish them with
  <code>MFDS_EXPORTS_DIR</code> and <code>MFDS_EXPORTS_SCHEDULE</code>.
</p>`;

function renderNewest({ name, date, manifest }: PublishedExport): Html {
  const whole = manifest.files.find(({ format }) => format === 'sqlite');
  const rows = manifest.datasets.reduce((sum, dataset) => sum + dataset.rows, 0);
  return html`<p>
      Sign in to download, or send your API key in the <code>X-API-Key</code> header. A file needs the scope of the
      operations that serve its content; the SQLite database needs all of them. Every download costs 5 units.
    </p>
    <h2>Export of ${showDate(date)}</h2>
    <p>${describeState(manifest)} <a href="/data/${name}/manifest.json">Manifest</a></p>
    ${
      whole === undefined
        ? ''
        : html`<p>
            All tables in one SQLite database: <a href="/data/${name}/${whole.name}">${whole.name}</a>,
            ${showBytes(whole.bytes)}, ${groupThousands(rows)} rows.
          </p>`
    }
    <div class="card">${renderTables(name, manifest)}</div>
    <p class="soft small">
      The manifest describes every column with its type, unit and meaning. Decimals are exact in every format.
    </p>
    <details>
      <summary>SHA-256 of the files, for <code>sha256sum --check</code></summary>
      <pre tabindex="0"><code>${manifest.files.map((file) => `${file.sha256}  ${file.name}\n`)}</code></pre>
    </details>`;
}

function describeState({ generation, as_of }: Manifest): Html {
  const { event, committed_at } = generation;
  return html`The state after event ${groupThousands(event)} of the updates
  feed${committed_at === null ? '' : html`, committed on ${showDate(committed_at)} at ${committed_at.slice(11, 19)} UTC`}${
    as_of === null ? '' : `, as of ${as_of}`
  }.`;
}

function renderTables(name: string, { datasets, files }: Manifest): Html {
  const linkOf = (dataset: string, format: FileFormat): HtmlPart => {
    const file = files.find((one) => one.dataset === dataset && one.format === format);
    // The name of the table in the link distinguishes the links for screen readers.
    return file === undefined
      ? '–'
      : html`<a class="nowrap" href="/data/${name}/${file.name}" aria-label="${file.name}, ${showBytes(file.bytes)}"
          >${showBytes(file.bytes)}</a
        >`;
  };
  return renderTable({
    caption: 'Tables of the export',
    columns: [
      { head: 'Table' },
      { head: 'Rows', isNumber: true },
      { head: 'First date' },
      { head: 'Last date' },
      { head: 'Parquet', isNumber: true },
      { head: 'CSV', isNumber: true },
    ],
    rows: datasets.map(({ name: dataset, rows, from, to }) => [
      dataset,
      groupThousands(rows),
      showDate(from) ?? '–',
      showDate(to) ?? '–',
      linkOf(dataset, 'parquet'),
      linkOf(dataset, 'csv'),
    ]),
  });
}

function renderEarlier(older: readonly PublishedExport[]): Html {
  return html`<div class="card">
    ${renderTable({
      caption: 'Earlier exports',
      layout: 'narrow',
      columns: [{ head: 'Date' }, { head: 'Event', isNumber: true }, { head: 'Size', isNumber: true }],
      rows: older.map(({ name, date, manifest }) => [
        html`<a href="/data/${name}/manifest.json">${showDate(date)}</a>`,
        groupThousands(manifest.generation.event),
        showBytes(manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)),
      ]),
    })}
  </div>`;
}

/** `/data/{export_name}/manifest.json`. Fault ROUTE_NOT_FOUND. */
export async function readManifestFile(exports: PublishedExports | undefined, name: string): Promise<PageFile> {
  const published = await exports?.find(name);
  if (published === undefined)
    throw new Fault('ROUTE_NOT_FOUND', 'There is no such export. /data lists all exports and their files.');
  const bytes = packManifest(published.manifest);
  return jsonFile(bytes);
}

/** `/data.json`: the published exports for programs, newest first. */
export async function listDataFiles(exports: PublishedExports | undefined, baseUrl: string): Promise<PageFile> {
  const published = (await exports?.list()) ?? [];
  const list = published.map(({ name, date, manifest: { generation, as_of, files } }) => ({
    name,
    date,
    generation,
    as_of,
    manifest: `${baseUrl}/data/${name}/manifest.json`,
    files: files.map((file) => ({ ...file, url: `${baseUrl}/data/${name}/${file.name}` })),
  }));
  const bytes = Buffer.from(JSON.stringify({ exports: list }));
  return jsonFile(bytes);
}

function jsonFile(bytes: Buffer): PageFile {
  return { bytes, mediaType: 'application/json', etag: `"${sha256Hex(bytes)}"`, isLive: true };
}

const THOUSAND = 1_000;

function groupThousands(count: number): string {
  return count.toLocaleString('en-US');
}

/** `950 B`, `12.3 kB`, `104 MB` */
function showBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= THOUSAND && unit < units.length - 1) {
    value /= THOUSAND;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}
