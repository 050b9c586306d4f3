import { Fault, isFault } from '#base/fault.ts';
import { beginsAsHtml } from '#documents/begins-as-html.ts';
import { beginsAsPdf } from '#documents/pdf/begins-as-pdf.ts';
import type { AmcProfile } from '#domain/amc-profile.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Archive, DocumentEntry } from '#ingest/archive.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FactTx } from '#store/database.ts';
import { listRegistry } from '#store/registry.ts';
import { listProfiles } from './profiles.ts';

/**
 * Reads the pages of a PDF, apart from this process, or of an HTML page: the content of a fragment file. Throws Fault
 * `SOURCE_REFUSED` for anything but a complete report.
 */
export type ReportExtractor = (
  bytes: Uint8Array,
  funds: readonly KnownFund[],
  profiles: readonly AmcProfile[],
) => Promise<unknown>;

/** Changes only when the words of reports are read, never what is read. */
export interface ReadingAhead {
  /** Begins to read a document that is imported after the current one. Its errors are reported when it is imported. */
  begin(bytes: Uint8Array): Promise<void>;
  /** Ends what was begun: no further document follows. */
  stop(): Promise<void>;
}

/** What the pages of a document say, archived under its own hash so that a rebuild judges what was judged then. */
export interface Extraction {
  readonly format: 'pdf' | 'html' | 'json';
  readonly sha256: string;
  readonly file: FragmentFile;
}

interface ReportBytes {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** What the store knows now; what is read with it is archived, so that a rebuild needs no other. */
  readonly listKnowledge: () => Promise<ReportKnowledge>;
}

/** What the reader of a report is given besides its pages. */
interface ReportKnowledge {
  readonly funds: readonly KnownFund[];
  readonly profiles: readonly AmcProfile[];
}

/** The funds of the registry and what confirmed pages taught of their AMCs. */
export async function listKnowledge(tx: FactTx): Promise<ReportKnowledge> {
  return { funds: await listKnownFunds(tx), profiles: await listProfiles(tx) };
}

/** The pages of a report document, whichever way they come; a Fault where the document is refused whole. */
export async function extractReport(
  extract: ReportExtractor | undefined,
  archive: Archive,
  { bytes, sha256, listKnowledge: read }: ReportBytes,
): Promise<Extraction | Fault> {
  try {
    if (!beginsAsPdf(bytes) && !beginsAsHtml(bytes))
      return { format: 'json', sha256, file: readFragmentFile(requireJson(bytes)) };
    if (extract === undefined)
      throw new Fault(
        'SOURCE_REFUSED',
        'This installation reads neither PDF nor HTML reports. ' +
          'Give the page extractions as a fragment file (docs/fragment-schema.md).',
      );
    const { funds, profiles } = await read();
    const extracted = Buffer.from(JSON.stringify(await extract(bytes, funds, profiles)));
    const file = readFragmentFile(extracted);
    return { format: file.document_format, sha256: archive.keep(extracted), file };
  } catch (thrown) {
    if (isFault(thrown, 'SOURCE_REFUSED')) return thrown;
    throw thrown;
  }
}

// As much of a file as shows what it is.
const HEAD_BYTES = 1024;

/** A file that begins as neither PDF nor JSON is reported as such, not as invalid JSON. */
function requireJson(bytes: Uint8Array): Uint8Array {
  const start = Buffer.from(bytes.subarray(0, HEAD_BYTES))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('{')) return bytes;
  // Printable characters, without line ends.
  const shown = start.slice(0, 24).replace(/[^\x20-\x7E]/g, '.');
  throw new Fault(
    'SOURCE_REFUSED',
    'A report is a PDF, an HTML page, or a JSON file of page extractions; ' +
      `this file ${bytes.length === 0 ? 'is empty' : `begins with "${shown}"`}. Please fetch it again.`,
  );
}

/** The extraction that a journal entry names, from the archive. */
export function readExtraction(
  archive: Archive,
  { sha256, extraction_sha256, refused }: DocumentEntry,
): Extraction | Fault {
  if (extraction_sha256 === undefined) return new Fault('SOURCE_REFUSED', refused ?? 'The document was refused.');
  const file = readFragmentFile(archive.read(extraction_sha256));
  return {
    format: extraction_sha256 === sha256 ? 'json' : file.document_format,
    sha256: extraction_sha256,
    file,
  };
}

/** The document whose pages an extraction is of. */
export function subjectOf(
  sha256: string,
  file: FragmentFile,
): { readonly document_sha256: string; readonly is_supplement: boolean } {
  const { document_sha256 } = file;
  return {
    document_sha256: document_sha256 ?? sha256,
    is_supplement: document_sha256 !== null && document_sha256 !== sha256,
  };
}

/** Every fund of the registry with the names it is or was known by. */
async function listKnownFunds(tx: FactTx): Promise<KnownFund[]> {
  const { funds, families, amcs, aliases } = await listRegistry(tx);
  const family = new Map(families.map((each) => [each.family_key, each.name]));
  const amc = new Map(amcs.map((each) => [each.amc_key, each.name]));
  const alias = Map.groupBy(aliases, (each) => each.fund_key);
  return funds.map((fund) => ({
    name: fund.official_name,
    other_names: [
      ...new Set([fund.name, ...fund.previous_names, ...(alias.get(fund.fund_key) ?? []).map((each) => each.alias)]),
    ].filter((name) => name !== fund.official_name),
    amc: fund.amc_key === null ? null : (amc.get(fund.amc_key) ?? null),
    family: fund.family_key === null ? null : (family.get(fund.family_key) ?? null),
    asset_class: fund.vps_asset_class,
  }));
}
