/**
 * What is known of a page while its parts are read: whose it is, its month, the fund's names, what is withheld so far.
 */
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import type { FundOwners } from '#sources/fmr/identity/fund-owners.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { PageState } from '#sources/fmr/page-state.ts';
import type { PageNote } from './page-notes.ts';
import type { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';

export interface PageContext {
  readonly ink: PageInk;
  readonly state: PageState;
  /** The fund's full name and every short form met for it. */
  readonly fund_names: readonly string[];
  /**
   * What the page calls the fund's benchmark: in full, and its short name in brackets; found before tables are read.
   */
  readonly benchmark_names: string[];
  readonly known: KnownFund | null;
  readonly sub_fund_names: SubFundNames;
  /** Several funds share its tables: entries that do not name a fund are not assigned to any. */
  readonly is_shared: boolean;
  /** The page is what a page of all funds says of this one: it has no part of another fund. */
  readonly is_part: boolean;
  /** Headings of plans and sub-funds on the page, as printed. */
  readonly headings: readonly string[];
  /** The plan or sub-fund whose part the page before ended with. */
  readonly last_scope: string | null;
  /** The page's own fund and the other funds of its AMC, by name and short form. */
  readonly owners: FundOwners;
  /** Lines of the page that name several owners side by side, as heads of columns do. */
  readonly owner_lines: Block[][];
  /** The head of the group of rows that a label is in. */
  readonly row_groups: ReadonlyMap<Block, Block>;
  /** Its tables, once they are known. */
  readonly tables: Table[];
  /** Blocks that a table, a title or a list has taken. */
  readonly taken: Set<Block>;
  /** Paragraphs of several styles, each with its pieces of one style, which are taken. */
  readonly styled: { readonly paragraph: Block; readonly blocks: readonly Block[] }[];
  /** The benchmark's return for each of the fund's that bears the same letter elsewhere on the page. */
  readonly lettered: Map<Block, Block>;
  /** Footnotes and remarks; what they say of rows is read once all pages of the fund are. */
  readonly notes: readonly PageNote[];
}
