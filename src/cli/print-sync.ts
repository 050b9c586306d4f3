import type { ReportSyncReport } from '#ingest/sync/sync-reports.ts';
import type { SyncReport } from '#ingest/sync/sync-association.ts';
import { countOf, layFields, layTable, layWithNotes } from './print.ts';
import type { Page } from './print.ts';

type Pages = SyncReport['pages'];
type Addresses = ReportSyncReport['addresses'];

/** The tables of a synchronisation, the reasons of failures with the next step, and the counts as closing lines. */
export function printSync(pages: Pages, addresses: Addresses): (page: Page) => string {
  const tables = [
    ...(pages.length === 0
      ? []
      : [
          layTable(
            ['source', 'outcome', 'changed', 'held'],
            pages.map(({ source, outcome, report }) => [source, outcome, report?.changed, report?.held]),
            'No pages.',
          ),
        ]),
    ...(addresses.length === 0
      ? []
      : [
          layTable(
            ['source', 'month', 'address', 'outcome', 'changed', 'held'],
            addresses.map((one) => [
              one.source,
              one.month,
              one.url,
              one.outcome,
              one.report?.changed,
              one.report?.held,
            ]),
            'No addresses.',
          ),
        ]),
  ];
  const notes = [
    ...pages.flatMap(({ source, outcome, message }) => noteOf(source, outcome, message)),
    ...addresses.flatMap(({ amc, source, outcome, message }) => noteOf(`${amc} (${source})`, outcome, message)),
  ];
  const closing = layFields(closingLines(pages, addresses));
  return (page) =>
    [layWithNotes((each) => tables.map((table) => table(each)).join('\n\n'), notes)(page), '', closing(page)].join(
      '\n',
    );
}

function noteOf(name: string, outcome: string, message: string | null): (readonly [string, string])[] {
  return message === null ? [] : [[`${name}, ${outcome}`, message]];
}

const FAILED: readonly string[] = ['failed', 'refused', 'stopped'];

function closingLines(pages: Pages, addresses: Addresses): Record<string, string> {
  const count = (...outcomes: readonly string[]): string => {
    const fits = ({ outcome }: { readonly outcome: string }): boolean => outcomes.includes(outcome);
    const counts = [
      [pages.filter(fits).length, 'page'],
      [addresses.filter(fits).length, 'report'],
    ] as const;
    return counts.flatMap(([number, noun]) => (number === 0 ? [] : [countOf(number, noun)])).join(', ');
  };
  const failed = count(...FAILED);
  const waiting = addresses.filter(({ outcome }) => outcome === 'waiting').length;
  const held = [...pages, ...addresses].reduce((sum, { report }) => sum + (report?.held ?? 0), 0);
  return {
    fetched: count('promoted') || 'nothing new',
    unchanged: count('unchanged', 'not_modified') || 'none',
    ...entry('not published yet', count('not_there')),
    ...entry('waiting', waiting === 0 ? '' : `${countOf(waiting, 'source')} after earlier failures, see above`),
    failed: failed === '' ? 'none' : `${failed}; the reasons and next steps are above`,
    ...entry('held', held === 0 ? '' : `${countOf(held, 'hold')}; list them with \`mfds review list\``),
  };
}

function entry(name: string, text: string): Record<string, string> {
  return text === '' ? {} : { [name]: text };
}
