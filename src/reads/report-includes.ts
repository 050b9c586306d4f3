import { Fault } from '#base/fault.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import { nameNearest } from './check-filter.ts';

/** The sections of a complete report without `include`. */
const DEFAULT_SECTIONS: readonly ReportSection[] = [
  'sub_funds',
  'reported_returns',
  'metrics',
  'fees',
  'ratings',
  'parties',
  'source',
];
const ALL = 'all';

/** The expansions of a snapshot; `performance` and `profile` cover several parts. */
export const SNAPSHOT_EXPANSIONS = [
  'profile',
  'performance',
  'allocations',
  'holdings',
  'fees',
  'ratings',
  'compliance',
  'notes',
] as const;
export type SnapshotExpansion = (typeof SNAPSHOT_EXPANSIONS)[number];

/**
 * Sections in the order of the response. Comma-separated and repeated names may be mixed. Fault UNSUPPORTED_EXPANSION.
 */
export function readReportIncludes(include: readonly string[] | null): readonly ReportSection[] {
  const names = splitNames(include ?? []);
  if (names.length === 0) return DEFAULT_SECTIONS;
  checkNames(names, [...REPORT_SECTIONS, ALL]);
  return names.includes(ALL) ? REPORT_SECTIONS : REPORT_SECTIONS.filter((section) => names.includes(section));
}

/**
 * One name per element, as in any list of a body. Fault UNSUPPORTED_EXPANSION, also for `all`, which snapshots do not
 * support.
 */
export function readSnapshotIncludes(include: readonly string[]): readonly SnapshotExpansion[] {
  checkNames(include, SNAPSHOT_EXPANSIONS);
  return SNAPSHOT_EXPANSIONS.filter((expansion) => include.includes(expansion));
}

function splitNames(include: readonly string[]): string[] {
  return include
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function checkNames(names: readonly string[], allowed: readonly string[]): void {
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown === undefined) return;
  throw new Fault(
    'UNSUPPORTED_EXPANSION',
    `There is no expansion '${unknown.slice(0, 80)}' here.${nameNearest(unknown, allowed)} Allowed: ` +
      `${allowed.join(', ')}.`,
  );
}
