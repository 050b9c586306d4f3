/** What a service answered for one document, in the form in which it is saved: one JSON file per document. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Value = string | number | boolean | null;
/** Members are read by name and not by the types of today's API: a saved answer may be of another version. */
export type ServedRow = Readonly<Record<string, Value | undefined>>;

export interface ServedReport {
  readonly report_date: string;
  readonly identity: ServedRow;
  readonly fund_size: ServedRow;
  readonly profile: ServedRow;
  readonly report_fragments: readonly ServedRow[];
  readonly sub_funds?: readonly ServedRow[];
  readonly reported_returns?: readonly ServedRow[];
  readonly allocations?: readonly ServedRow[];
  readonly holdings?: readonly ServedRow[];
  readonly metrics?: readonly ServedRow[];
  readonly fees?: readonly ServedRow[];
  readonly ratings?: readonly ServedRow[];
  readonly parties?: readonly ServedRow[];
  readonly special_terms?: readonly ServedRow[];
  readonly compliance?: readonly ServedRow[];
  readonly notes?: readonly ServedRow[];
  readonly sections: Readonly<Record<string, { readonly withheld_row_count?: number } | undefined>>;
}

export interface ServedFund {
  readonly fund: { readonly official_name: string; readonly vps_asset_class: string | null };
  readonly reports: readonly ServedReport[];
}

export interface Served {
  /** What `mfds ingest fmr --json` prints; empty if it printed nothing. */
  readonly ingest: string;
  /** Exit code of that command. */
  readonly exit?: number;
  readonly served: readonly ServedFund[];
}

/** The import's own account of a document. */
export interface IngestedDocument {
  readonly document: { readonly origin: string };
  readonly outcome: string;
  /** Why it was refused. */
  readonly message?: string | null;
  /** Rows held for review, by check. */
  readonly held_rows: Readonly<Record<string, number>>;
}

export function listIngested({ ingest }: Served): readonly IngestedDocument[] {
  return ingest === '' ? [] : ((JSON.parse(ingest) as { documents?: IngestedDocument[] }).documents ?? []);
}

export function saveServed(folder: string, name: string, served: Served): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(served));
}

/** What was saved for a document of this name; undefined if nothing was. */
export function readSaved(folder: string, name: string): Served | undefined {
  const path = join(folder, `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Served) : undefined;
}
