/** A history of imports with new, late and corrected facts of every kind, and exports of its states. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeExport } from '#exports/write-export.ts';
import type { ExportedFrom, ExportReport, ExportRequest } from '#exports/write-export.ts';
import type { FactDatabase } from '#store/database.ts';
import { fundRow, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import { allocation, fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';
import type { ReportDesk } from '../support/report-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { readCsv, readManifest } from './read-files.ts';
import type { ReadManifest, TextRow } from './read-files.ts';

export type Step = (desk: ReportDesk) => Promise<unknown>;

const CASH = { fund: 'Sample Crescent Cash Fund', fund_id: '1' };
const STOCK = { fund: 'Sample Crescent Stock Fund', fund_id: '2', category: 'Equity' };

/** One page with the NAVs of a day in August 2026. */
export function navs(day: number, cash: string, stock: string): Step {
  const validity_date = `Aug ${day}, 2026`;
  return (desk) =>
    desk.take(
      'performance',
      performancePage([
        fundRow({ ...CASH, validity_date, nav: cash }),
        fundRow({ ...STOCK, validity_date, nav: stock }),
      ]),
    );
}

export function payout(day: number, amount: string, ex_nav: string): Step {
  return (desk) =>
    desk.take('payouts', payoutsPage([fundRow({ ...CASH, payout_date: `Aug ${day}, 2026`, payout: amount, ex_nav })]));
}

export function report(ratio: string, sukuk: boolean): Step {
  const holding = (rank: number, name_raw: string) => ({
    holding_group: 'TOP_HOLDINGS',
    rank,
    name_raw,
    holding_type: 'SUKUK',
    percent_of_total_assets: '1.90',
    is_top_holding: true,
  });
  return (desk) =>
    desk.take(
      'fmr',
      fragmentFile([
        fundPage({
          // A corrected report can have fewer rows than the version before it.
          holdings: [holding(1, '=Sample, "Bank"'), ...(sukuk ? [holding(2, 'Sample Sugar Mills')] : [])],
          fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'Total Expense Ratio', value_percent: ratio }],
        }),
      ]),
    );
}

export function pension(cash: string, others: string): Step {
  const rows = [allocation('ASSET_ALLOCATION', 'Cash', cash), allocation('ASSET_ALLOCATION', 'Others', others)];
  return (desk) => desk.take('fmr', fragmentFile([pensionPage({ page_number: 9, allocations: rows })]));
}

/** The operator's sheet: a rating and another name of the stock fund. */
function registry(rating: string): Step {
  const head = 'association_fund_id,slug,name,rating,risk_profile,previous_names\n';
  return async (desk) => {
    const { outcome } = await desk.take('registry', `${head}2,,Sample Crescent Equity Fund,${rating},HIGH,\n`);
    expect(outcome).not.toBe('refused');
  };
}

/** Every kind of change: late rows, corrections, a value with another number of decimals, reports that shrink, a renamed fund. */
export const HISTORY: readonly Step[] = [
  navs(10, '10.5000', '88.1000'),
  navs(13, '10.5100', '88.2000'),
  report('1.58', true),
  payout(10, '0.1000', '10.4000'),
  navs(12, '10.5050', '88.1500'),
  navs(13, '10.5101', '88.2000'),
  payout(10, '0.1000', '10.4001'),
  report('1.61', false),
  pension('60.00', '40.00'),
  navs(14, '10.52', '88.25'),
  payout(13, '0.2500', '10.3797'),
  pension('62.50', '37.50'),
  navs(10, '10.5001', '88.1001'),
  registry('AA'),
  registry('AA+'),
];

export function sourceOf(facts: FactDatabase): ExportedFrom {
  return { facts, cursorSecret: 'the secret of cursors', service_version: '0.0.0' };
}

export interface Exported {
  readonly folder: string;
  readonly report: ExportReport;
  readonly manifest: ReadManifest;
}

export async function exportTo(facts: FactDatabase, request: Partial<ExportRequest> = {}): Promise<Exported> {
  const folder = request.folder ?? join(temporaryFolder(), 'export');
  const wanted = { formats: ['csv'] as const, as_of: null, since: null, ...request, folder };
  const made = await writeExport(sourceOf(facts), wanted, () => undefined);
  return { folder, report: made, manifest: readManifest(folder) };
}

export type Tables = ReadonlyMap<string, readonly TextRow[]>;

export function readTables({ folder, manifest }: Exported): Tables {
  return new Map(manifest.datasets.map((table) => [table.name, readCsv(folder, table)]));
}

/** Applies an increment as docs/data-files.md says: replaces rows by the columns that the manifest names. */
export function applyIncrement(tables: Tables, increment: Exported): Tables {
  const changes = readTables(increment);
  return new Map(
    increment.manifest.datasets.map(({ name, replace_by, replaced_with }) => {
      const keyOf = (row: TextRow): string => JSON.stringify(replace_by.map((column) => row[column]));
      const replaced = new Set((changes.get(replaced_with) ?? []).map(keyOf));
      const kept = (tables.get(name) ?? []).filter((row) => !replaced.has(keyOf(row)));
      return [name, [...kept, ...(changes.get(name) ?? [])]];
    }),
  );
}

/** The tables without the order of their rows. */
export function sortTables(tables: Tables): Record<string, string[]> {
  return Object.fromEntries(
    [...tables].map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).toSorted()]),
  );
}
