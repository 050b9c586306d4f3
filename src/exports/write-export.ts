import { explainDiskError } from '#base/files.ts';
import { Fault } from '#base/fault.ts';
import { createTokenSigner, sha256Hex } from '#base/hash.ts';
import type { OnProgress } from '#base/on-progress.ts';
import { readSnapshot } from '#reads/fact-view.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readCheckpoint, signCheckpoint } from '#reads/list-updates.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import { findSeqAt } from '#store/event-rows.ts';
import type { FeedPoint } from '#store/event-rows.ts';
import { DATASETS } from './datasets.ts';
import { ExportFolder } from './export-folder.ts';
import { ExportFiles } from './export-files.ts';
import { contentOf, EXPORT_FORMAT } from './manifest.ts';
import type { FileFormat, Manifest } from './manifest.ts';
import type { Source } from './rows-of-series.ts';
import { SQLITE_NAME } from './write-sqlite.ts';

/** The installation whose data is exported. */
export interface ExportedFrom {
  readonly facts: FactDatabase;
  /** Signs checkpoints, as those of the updates feed. */
  readonly cursorSecret: string;
  readonly service_version: string;
}

export interface ExportRequest {
  readonly folder: string;
  readonly formats: readonly FileFormat[];
  /** Milliseconds since the epoch: the data as served at that time. Null: now. */
  readonly as_of: number | null;
  /** A checkpoint: only rows added or corrected after it. Null: all rows. */
  readonly since: string | null;
}

export interface ExportReport {
  readonly folder: string;
  readonly generation: Manifest['generation'];
  readonly as_of: string | null;
  readonly since: Manifest['since'];
  readonly checkpoint: string;
  /** Rows of all tables. */
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  /** Files that an earlier run of the same export had finished. */
  readonly kept_files: number;
}

/**
 * Writes all tables of one committed state, while the service runs and imports continue. Each file appears under its
 * name when it is complete, the manifest last; repeated after an interruption, it keeps the finished files of the same
 * state. Faults: DISK_FULL, EXPORT_RUNNING, FILE_EXISTS, INVALID_CURSOR.
 */
export async function writeExport(
  from: ExportedFrom,
  request: ExportRequest,
  onProgress: OnProgress,
): Promise<ExportReport> {
  return readSnapshot(from.facts, createTokenSigner(from.cursorSecret), async (view, tx, point) => {
    const { source, head } = await describe(from, request, view, tx, point);
    const folder = new ExportFolder(request.folder);
    const names = listNames(request.formats);
    try {
      const finished = folder.open(contentOf(head), names);
      try {
        return await writeFiles(new ExportFiles(folder, finished, names, head), folder, source, onProgress);
      } finally {
        folder.close();
      }
    } catch (thrown) {
      throw explain(thrown, folder.path);
    }
  });
}

async function writeFiles(
  files: ExportFiles,
  folder: ExportFolder,
  source: Source,
  onProgress: OnProgress,
): Promise<ExportReport> {
  const kept = files.manifest.files.length;
  try {
    for (const dataset of DATASETS) await files.writeTable(dataset, source, onProgress);
    files.finish();
  } catch (thrown) {
    files.discard();
    throw thrown;
  }
  folder.complete(files.manifest);
  return reportOf(folder.path, files.manifest, kept);
}

/** What the export will contain. Fault INVALID_CURSOR. */
async function describe(
  { service_version }: ExportedFrom,
  { as_of, since }: ExportRequest,
  view: FactView,
  tx: FactTx,
  point: FeedPoint,
): Promise<{ readonly source: Source; readonly head: Omit<Manifest, 'datasets' | 'files'> }> {
  const until = as_of === null ? point.seq : await findSeqAt(tx, as_of);
  const after = since === null ? 0 : await readCheckpoint(view, tx, since);
  if (after > until)
    throw new Fault(
      'INVALID_CURSOR',
      'The checkpoint is later than the time of --as-of. Use an earlier checkpoint, or a later time.',
    );
  return {
    source: { view, tx, as_of, after, until },
    head: {
      format: EXPORT_FORMAT,
      service_version,
      generation: generationOf(point),
      checkpoint: await signCheckpoint(view, tx, until),
      as_of: as_of === null ? null : new Date(as_of).toISOString(),
      since: since === null ? null : { event: after, checkpoint: since },
    },
  };
}

/** The state that an export would read now. */
export async function readGeneration({ facts, cursorSecret }: ExportedFrom): Promise<Manifest['generation']> {
  return readSnapshot(facts, createTokenSigner(cursorSecret), async (_view, _tx, point) => generationOf(point));
}

// 128 bits.
const GENERATION_CHARACTERS = 32;

function generationOf({ seq, journal_seq, eventHash, lineage, known_at }: FeedPoint): Manifest['generation'] {
  return {
    id: sha256Hex(JSON.stringify([lineage, seq, journal_seq, eventHash])).slice(0, GENERATION_CHARACTERS),
    event: seq,
    committed_at: seq === 0 ? null : new Date(known_at).toISOString(),
  };
}

/** The names of all files of an export, in the order of the manifest. */
function listNames(formats: readonly FileFormat[]): string[] {
  return [
    ...DATASETS.flatMap(({ name }) =>
      formats.filter((format) => format !== 'sqlite').map((format) => `${name}.${format}`),
    ),
    ...(formats.includes('sqlite') ? [SQLITE_NAME] : []),
  ];
}

function reportOf(folder: string, manifest: Manifest, kept_files: number): ExportReport {
  const { generation, as_of, since, checkpoint, datasets, files } = manifest;
  return {
    folder,
    generation,
    as_of,
    since,
    checkpoint,
    rows: datasets.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    kept_files,
  };
}

/** The disk of the export is usually not that of the data directory. */
function explain(thrown: unknown, folder: string): unknown {
  const known = explainDiskError(thrown);
  const texts = new Map<string, string>([
    [
      'DISK_FULL',
      `The disk of ${folder} is full. The finished files are in the folder: free some space and run the same command ` +
        'again to continue.',
    ],
    ['STORE_READ_ONLY', `${folder} is not writable. Check its owner, its permissions and how its disk is mounted.`],
  ]);
  const text = texts.get(known?.code ?? '');
  return known === undefined || text === undefined
    ? thrown
    : new Fault(known.code, text, { cause: thrown, internal: known.internal ?? known.message });
}
