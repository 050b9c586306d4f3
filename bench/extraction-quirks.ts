/**
 * Which expected pages contradict themselves, so that right is to hold them:
 * decided from the manifest and the expected file alone, never from what our own
 * checks held.
 */
import { compare, sum, type Decimal } from '#domain/decimal.ts';
import type { ExpectedFund } from './extraction-values.ts';

interface Quirk {
  readonly kind: string;
  readonly page_number?: number;
  readonly note?: string;
  readonly label_raw?: string;
  readonly sum?: number;
}

export interface ReportManifest {
  readonly layout?: string;
  readonly text_layer?: boolean;
  readonly natural_quirks?: readonly Quirk[];
  readonly planted_faults?: readonly unknown[];
}

// `FOOTER_OTHER_MONTH`, `TABLE_DOES_NOT_SUM_TO_100`, `STALE_DATE_IN_LABEL`, `YEAR_TYPO_IN_TITLE`; `SPARSE` or `RENAMED_FUND` contradict nothing.
const CONTRADICTION = /OTHER_MONTH|NOT_SUM|STALE|TYPO|WRONG|DISAGREE|CONTRADICT|MISMATCH|SWAPPED|IMPLAUSIBLE/;

/** Why the pages of one expected fund cannot all be true, or cannot be promoted unseen; undefined where they can. */
export function findContradiction(fund: ExpectedFund, manifest: ReportManifest | undefined): string | undefined {
  const pages = fund['page_numbers'] as number[];
  const quirks = (manifest?.natural_quirks ?? []).filter(
    (quirk) => CONTRADICTION.test(quirk.kind) && (quirk.page_number === undefined || pages.includes(quirk.page_number)),
  );
  if (quirks.length > 0) return `manifest: ${quirks.map((quirk) => quirk.kind).join(', ')}`;
  if (isPlanted(fund) || (manifest?.planted_faults ?? []).some((fault) => isOnPages(fault, pages)))
    return 'expected file: a planted fault';
  if (manifest?.text_layer === false) return 'manifest: a scan without a text layer';
  if ((fund['report_date'] ?? null) === null) return 'expected file: the page states no month';
  return findImpossible(fund);
}

// Decisions 6: what no true page can print, whatever a manifest says of it.
const MOST_SHARES = '101.5' as Decimal;
const MOST_EXPENSE_RATIO = '15' as Decimal;
const NOTHING = '0' as Decimal;

/** Figures of the expected file that break a rule by themselves. */
function findImpossible(fund: ExpectedFund): string | undefined {
  const sectors = rowsOf(fund, 'allocations').filter(
    (row) => row['allocation_type'] === 'SECTOR_ALLOCATION' && typeof row['percent'] === 'string',
  );
  for (const table of Map.groupBy(sectors, (row) =>
    JSON.stringify([row['table_title_raw'], row['period_label']]),
  ).values()) {
    const total = sum(table.map((row) => row['percent'] as Decimal));
    if (compare(total, MOST_SHARES) > 0) return `expected file: sectors that sum to ${total}`;
  }
  const ratio = rowsOf(fund, 'fees')
    .map((row) => row['percent'])
    .find(
      (percent) =>
        typeof percent === 'string' &&
        (compare(percent as Decimal, MOST_EXPENSE_RATIO) > 0 || compare(percent as Decimal, NOTHING) < 0),
    );
  return typeof ratio === 'string' ? `expected file: an expense ratio of ${ratio} %` : undefined;
}

function rowsOf(fund: ExpectedFund, name: string): ExpectedFund[] {
  return (Array.isArray(fund[name]) ? fund[name] : []) as ExpectedFund[];
}

function isPlanted(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isPlanted);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => (key === 'planted_fault' && inner !== null && inner !== false) || isPlanted(inner),
  );
}

function isOnPages(fault: unknown, pages: readonly number[]): boolean {
  const page = typeof fault === 'object' && fault !== null && 'page_number' in fault ? fault.page_number : undefined;
  return typeof page === 'number' && pages.includes(page);
}
