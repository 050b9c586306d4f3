/** What the readers of one page share. */
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Scope } from './blank-rows.ts';
import type { Cell, Draft } from './draft.ts';
import type { MoneyUnit } from './printed-money.ts';

/** One plan or sub-fund of the page, gathered from the blocks under its name. */
export interface SubFundDraft {
  readonly scope: Scope & { readonly sub_fund_key: string; readonly sub_fund_name_raw: string };
  readonly name: Cell;
  nav_per_unit: Decimal | null;
  nav_cell: Cell | null;
  net_assets_pkr: Decimal | null;
  net_assets_cell: Cell | null;
  /** No member of a report; what its price and its size are held against. */
  units_outstanding: Decimal | null;
  units_cell: Cell | null;
}

export interface PageState {
  readonly page: PdfPage;
  readonly draft: Draft;
  /** `2024-01`, from the header of the page or the document; null if neither states it. */
  readonly report_month: string | null;
  /** The unit that the report's other pages state for sizes; null where they state none or several. */
  readonly size_unit: MoneyUnit | null;
  readonly sub_funds: Map<string, SubFundDraft>;
  /**
   * The price of a unit at the end of the month before, by the key of its plan or sub-fund, null for the fund: no fact
   * of the report.
   */
  readonly earlier_navs: Map<string | null, Decimal>;
  /** In percent, by the same keys: how the page says that the price changed since then. */
  readonly nav_changes: Map<string | null, Decimal>;
  /** Whether a label of the page names a day of the report's month as that of its price: `NAV, 31 August 2022`. */
  readonly has_dated_nav: boolean;
  /** As the page or the page before prints it; its own row or column may be known by it. */
  readonly fund_name: string;
}

/** A fact's label and value, what the label's brackets say, and whose fact it is. */
export interface FactPlace {
  readonly label: Cell;
  /** With its lines, if it is printed in several. */
  readonly value: Cell & { readonly lines?: readonly { readonly text: string }[] };
  readonly inside: string;
  /** The text that states the day of the value, if that is not the label. */
  readonly dated?: Cell;
  /** The label as printed where it names one plan of the fund. */
  readonly plan: string | null;
  readonly subFund: SubFundDraft | null;
  readonly scope: Scope;
}
