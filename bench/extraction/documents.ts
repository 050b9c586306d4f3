/** The documents to measure: PDFs with the facts they print in NAME.expected.json beside NAME.pdf. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ExpectedFund } from './expected-file.ts';

export interface BenchDocument {
  /** Absolute. */
  readonly path: string;
  /** File name without extension. */
  readonly name: string;
  readonly funds: readonly ExpectedFund[];
  /** The manager of funds whose entry names none; empty if unknown. */
  readonly amc: string;
  /** Whether the expected file lists every printed fact, so that any other served fact is wrong. */
  readonly isComplete: boolean;
}

interface ManifestEntry {
  readonly amc?: string;
  readonly layout?: string;
  readonly expected_complete?: boolean;
}

type Manifest = Readonly<Record<string, ManifestEntry | undefined>> & {
  readonly files?: Readonly<Record<string, ManifestEntry | undefined>>;
};

/** The PDFs of folders, and PDFs named themselves, in the given order. */
export function listPdfs(paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => (statSync(path).isDirectory() ? listPdfsIn(path) : [path]))
    .map((path) => resolve(path));
}

export function hasExpected(pdf: string): boolean {
  return existsSync(expectedPath(pdf));
}

function listPdfsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  return names.toSorted().map((name) => join(folder, name));
}

function expectedPath(path: string): string {
  return path.replace(/\.pdf$/, '.expected.json');
}

export function openDocument(path: string, defaultAmc: string): BenchDocument {
  const name = basename(path, '.pdf');
  const manifestPath = join(dirname(path), 'manifest.json');
  const manifest = existsSync(manifestPath) ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest) : {};
  const entry = (manifest.files ?? manifest)[name] ?? {};
  return {
    path,
    name,
    funds: JSON.parse(readFileSync(expectedPath(path), 'utf8')) as ExpectedFund[],
    amc: entry.amc ?? defaultAmc,
    // The files of a layout were written from a source with more or fewer facts than the page prints.
    isComplete: entry.expected_complete ?? entry.layout === undefined,
  };
}
