import type { FactView } from '#reads/fact-view.ts';
import { readFundTable } from '#reads/fund-table.ts';
import type { FundRow } from '#reads/fund-table.ts';
import { findAskedFunds } from './asked-funds.ts';
import { readOrder } from './fund-table.ts';
import type { FileTable } from './table-file.ts';

interface Column {
  readonly head: string;
  readonly kind: 'date' | 'decimal' | 'text';
  readonly valueOf: (row: FundRow) => string | null;
}

const COLUMNS: readonly Column[] = [
  { head: 'fund', kind: 'text', valueOf: ({ fund }) => fund.name },
  { head: 'fund_slug', kind: 'text', valueOf: ({ fund }) => fund.slug },
  { head: 'association_fund_id', kind: 'text', valueOf: ({ fund }) => fund.association_fund_id },
  { head: 'company', kind: 'text', valueOf: ({ fund }) => fund.amc?.name ?? null },
  { head: 'category', kind: 'text', valueOf: ({ fund }) => fund.category },
  { head: 'risk_profile', kind: 'text', valueOf: ({ fund }) => fund.risk_profile },
  { head: 'lifecycle_status', kind: 'text', valueOf: ({ fund }) => fund.lifecycle_status },
  { head: 'nav_date', kind: 'date', valueOf: ({ nav }) => nav?.nav_date ?? null },
  { head: 'nav', kind: 'decimal', valueOf: ({ nav }) => nav?.nav ?? null },
  { head: 'previous_nav_date', kind: 'date', valueOf: ({ previous_date }) => previous_date },
  { head: 'nav_change_abs', kind: 'decimal', valueOf: ({ nav }) => nav?.nav_change_abs ?? null },
  { head: 'nav_change_pct', kind: 'decimal', valueOf: ({ nav }) => nav?.nav_change_pct ?? null },
  { head: 'size_pkr', kind: 'decimal', valueOf: ({ size }) => size?.amount_pkr ?? null },
  { head: 'size_report_date', kind: 'date', valueOf: ({ size }) => size?.report_date ?? null },
];

/** `/funds.csv`: the funds that `/funds` shows with the same parameters, on all its pages, in its order. */
export async function listFundsOfFile(view: FactView, query: URLSearchParams): Promise<FileTable> {
  const entries = findAskedFunds(view, query);
  const { rows } = await readFundTable(view, entries, {
    ...readOrder(query),
    page: 1,
    per_page: Math.max(1, entries.length),
  });
  return { name: 'funds', columns: COLUMNS, rows: rows.map((row) => COLUMNS.map(({ valueOf }) => valueOf(row))) };
}
