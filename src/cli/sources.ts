import { silentLog } from '#base/log.ts';
import { Fault } from '#base/fault.ts';
import { addSource, enableSource, findSource } from '#ingest/sync/edit-sources.ts';
import { LIVE_TOOLS } from '#ingest/sync/fetch.ts';
import { describeSources } from '#ingest/sync/list-sources.ts';
import type { DescribedSource } from '#ingest/sync/list-sources.ts';
import { readReportSources } from '#ingest/sync/report-sources.ts';
import type { ReportSource } from '#ingest/sync/report-sources.ts';
import { syncReports } from '#ingest/sync/sync-reports.ts';
import type { Installation } from '#wire.ts';
import { defineCommand } from './command.ts';
import type { CommandResult } from './command.ts';
import { layTable, layWithNotes } from './print.ts';
import { reportsCopiedAt, usualReports } from './sync.ts';

const list = defineCommand({
  name: 'sources list',
  summary: 'List the report archives of the AMCs with last success, last failure and next try',
  args: {},
  options: {},
  mayBeFirst: true,
  examples: ['mfds sources list', 'mfds sources list --json'],
  run: ({ installation }) => Promise.resolve(printSources(describeSources(installation.config.dataDir))),
});

const check = defineCommand({
  name: 'sources check',
  summary: 'Look for the newest reports of sources now, without importing them',
  args: { ID: { summary: 'ids of sources; without them, all enabled sources', many: true, optional: true } },
  options: {
    months: { value: 'N', summary: 'number of months to look back (default: 3)' },
    from: { value: 'ORIGIN', summary: 'look in a copy on this machine, for example http://127.0.0.1:8123' },
  },
  mayBeFirst: true,
  examples: ['mfds sources check', 'mfds sources check sample-amc --json'],
  async run({ args, options, installation, progress }) {
    const usual = usualReports(installation, options.months);
    const named = args.ID.map((id) => findSource(installation.config.dataDir, id));
    const chosen = { ...usual, sources: named.length === 0 ? usual.sources : named, isCheck: true };
    const settings = options.from === undefined ? chosen : reportsCopiedAt(options.from, chosen);
    const report = await syncReports(importNothing, settings, { ...LIVE_TOOLS, log: silentLog, onProgress: progress });
    const rows = report.addresses.map(({ source, month, url, outcome }) => [source, month, url, outcome]);
    const notes = report.addresses.flatMap(({ amc, source, outcome, message }) =>
      message === null ? [] : [[`${amc} (${source}), ${outcome}`, message] as const],
    );
    return {
      document: report,
      text: layWithNotes(layTable(['source', 'month', 'address', 'outcome'], rows, 'No enabled sources.'), notes),
      isFailed: report.addresses.some(({ outcome }) => outcome === 'failed'),
    };
  },
});

const add = defineCommand({
  name: 'sources add',
  summary: 'Add a report archive to report-sources.json, or replace the address of one',
  args: { ID: { summary: 'a short name such as sample-amc; that of a known source replaces its address' } },
  options: {
    url: { value: 'URL', required: true, summary: 'address of the report, or of the page with links to it' },
    amc: { value: 'NAME', summary: 'name of the company; required for a new source' },
    links: { value: 'TEXT', many: true, summary: 'text in the links to reports, such as "fmr {month} {yyyy}"' },
    or: { value: 'URL', many: true, summary: 'further address of a report, for months that the first does not have' },
    name: { value: 'NAME', many: true, summary: 'value of {name} in the address: one file per fund' },
    host: { value: 'HOST', many: true, summary: 'further host that links and redirects may lead to' },
    format: { value: 'FORMAT', choices: ['pdf', 'html'], summary: 'format of the reports (default: pdf)' },
  },
  mayBeFirst: true,
  examples: [
    'mfds sources add sample-amc --amc "Sample AMC" --url https://www.sample-amc.example/{yyyy}/{mm}/fmr.pdf',
    'mfds sources add sample-amc --url https://www.sample-amc.example/reports/ --links "fmr {month} {yyyy}"',
  ],
  run({ args, options, installation }) {
    const { url, amc, links, or, name, host, format } = options;
    const source = addSource(installation.config.dataDir, {
      id: args.ID,
      ...(amc === undefined ? {} : { amc }),
      url,
      ...(links.length === 0 ? {} : { links }),
      ...(or.length === 0 ? {} : { or }),
      ...(name.length === 0 ? {} : { names: name }),
      ...(host.length === 0 ? {} : { hosts: host }),
      ...(format === undefined ? {} : { format }),
    });
    return Promise.resolve(printChanged(installation, [source]));
  },
});

const disable = switchCommand('sources disable', false, 'Exclude sources from synchronisation');
const enable = switchCommand('sources enable', true, 'Include sources in synchronisation again');

export const SOURCE_COMMANDS = [list, check, add, disable, enable];

function switchCommand(name: string, isEnabled: boolean, summary: string): ReturnType<typeof defineCommand> {
  return defineCommand({
    name,
    summary,
    args: { ID: { summary: 'ids of sources, or `all`', many: true } },
    options: {},
    mayBeFirst: true,
    examples: [`mfds ${name} sample-amc`, `mfds ${name} all`],
    run({ args, installation }) {
      const { dataDir } = installation.config;
      const ids = args.ID.includes('all') ? readReportSources(dataDir).map(({ id }) => id) : args.ID;
      // All are looked up first, so that a typing error changes nothing.
      const found = ids.map((id) => findSource(dataDir, id));
      return Promise.resolve(
        printChanged(
          installation,
          found.map(({ id }) => enableSource(dataDir, id, isEnabled)),
        ),
      );
    },
  });
}

function importNothing(): Promise<never> {
  return Promise.reject(new Fault('STOPPED', 'A check imports no document.'));
}

function printChanged({ config }: Installation, sources: readonly ReportSource[]): CommandResult {
  return printSources(describeSources(config.dataDir, sources));
}

function printSources(sources: readonly DescribedSource[]): CommandResult {
  const rows = sources.map((one) => [
    one.id,
    one.amc,
    one.is_enabled ? 'yes' : 'no',
    one.certainty,
    one.last_success_at,
    one.newest_month,
    one.is_enabled ? (one.next_try_at ?? 'next run') : null,
  ]);
  const notes = sources.flatMap(({ id, failures, last_failure_at, last_failure, note }) => [
    ...(failures === 0 || last_failure === null
      ? []
      : [[`${id}: failed at ${last_failure_at ?? 'an unknown time'}`, last_failure] as const]),
    ...(note === null ? [] : [[`${id}: note`, note] as const]),
  ]);
  const head = ['id', 'amc', 'enabled', 'address', 'last success', 'newest report', 'next try'];
  return { document: { sources }, text: layWithNotes(layTable(head, rows, 'No sources.'), notes) };
}
