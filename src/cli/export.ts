import { resolve } from 'node:path';
import { systemClock } from '#base/clock.ts';
import { limitHeapGrowth, lowerPriority } from '#base/process-resources.ts';
import { parseTimestamp } from '#domain/dates.ts';
import { FILE_FORMATS } from '#exports/manifest.ts';
import { readSince } from '#exports/read-since.ts';
import type { ExportReport } from '#exports/write-export.ts';
import { defineCommand } from './command.ts';
import { wrongUsage } from './parse.ts';
import { countOf } from './print.ts';

const MEGABYTE = 1_048_576;

const exportData = defineCommand({
  name: 'export',
  summary: 'Write all data to Parquet, CSV and SQLite files with a manifest, while the service runs',
  args: {},
  options: {
    out: { value: 'DIR', required: true, summary: 'folder to write: new, empty, or an earlier export to replace' },
    format: { value: 'FORMAT', choices: [...FILE_FORMATS, 'all'], summary: 'file format (default: all)' },
    'as-of': {
      value: 'TIME',
      summary: 'UTC timestamp: the data as served at that time; registry data is always current',
    },
    since: {
      value: 'MANIFEST',
      summary:
        'manifest of an earlier export, or a checkpoint of the updates feed: only rows that are new or corrected',
    },
  },
  examples: [
    'mfds export --out /srv/exports/today',
    'mfds export --out navs --format parquet --as-of 2026-06-30T19:00:00Z',
    'mfds export --out increment --since /srv/exports/yesterday/manifest.json --json',
  ],
  stopped: 'The finished files are kept: run the same command again to continue.',
  async run({ options, installation, progress }) {
    const as_of = options['as-of'] === undefined ? null : parseAsOf(options['as-of']);
    const since = options.since === undefined ? undefined : readSince(options.since);
    if (since?.folder === resolve(options.out))
      throw wrongUsage('--since names the export that --out would replace. Choose another folder for the increment.');
    const formats = options.format === undefined || options.format === 'all' ? FILE_FORMATS : [options.format];
    await lowerPriority();
    limitHeapGrowth();
    // Loaded on demand: no other command needs the code of the reads and of the file formats.
    const { writeExport } = await import('#exports/write-export.ts');
    const from = await installation.exported();
    const report = await writeExport(
      from,
      { folder: options.out, formats, as_of, since: since?.checkpoint ?? null },
      progress,
    );
    return { document: report, text: () => describe(report) };
  },
});

function describe({ folder, rows, files, bytes, kept_files, generation }: ExportReport): string {
  const content = `${countOf(rows, 'row')} in ${countOf(files, 'file')} (${(bytes / MEGABYTE).toFixed(1)} MB)`;
  const done =
    kept_files === files
      ? `The export in ${folder} was already complete: ${content}, as of event ${generation.event}.`
      : `Wrote ${countOf(rows, 'row')} to ${countOf(files, 'file')} in ${folder} (${(bytes / MEGABYTE).toFixed(1)} MB), ` +
        `as of event ${generation.event}.${kept_files === 0 ? '' : ` ${countOf(kept_files, 'file')} of them existed already.`}`;
  return `${done}\nTo export only later changes: mfds export --out OTHER_DIR --since ${folder}`;
}

/** Fault WRONG_USAGE. */
function parseAsOf(text: string): number {
  const as_of = parseTimestamp(text);
  if (as_of === undefined)
    throw wrongUsage(`Expected a UTC timestamp such as 2026-06-30T19:00:00Z for --as-of; found "${text}".`);
  if (as_of > systemClock.now().getTime()) throw wrongUsage(`--as-of must not be in the future; found ${text}.`);
  return as_of;
}

export const EXPORT_COMMANDS = [exportData];
