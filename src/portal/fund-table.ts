import type { IsoDate } from '#domain/dates.ts';
import { asDecimal, isPositive, isZero } from '#domain/decimal.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import { FUND_ORDERS } from '#reads/fund-table.ts';
import type { FundOrder, FundRow } from '#reads/fund-table.ts';
import { linkReceipt, navReceiptPath } from './receipts/receipt-links.ts';
import { describeAge, formatDate, groupDigits, nameMember, NOT_PUBLISHED, showMoney } from './wording.ts';

/** The order of a list, as its address states it: `sort=size&dir=desc`. */
export interface ListOrder {
  readonly order: FundOrder;
  readonly is_descending: boolean;
}

/** An unknown order means by name. Figures are sorted largest first unless the address says otherwise. */
export function readOrder(query: URLSearchParams): ListOrder {
  const order = FUND_ORDERS.find((one) => one === query.get('sort')) ?? 'name';
  const direction = query.get('dir');
  return { order, is_descending: direction === 'desc' || (direction !== 'asc' && order !== 'name') };
}

const COLUMNS: Readonly<Record<FundOrder, string>> = {
  name: 'Fund',
  nav_date: 'NAV',
  change: 'Change',
  size: 'Size',
};

/** The address of the same list with other parameters; an empty value removes one. Page numbers start again. */
export function linkWith(query: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const kept = [...query].filter(([name, value]) => name !== 'page' && !Object.hasOwn(changes, name) && value !== '');
  const added = Object.entries(changes).filter(([, value]) => value !== '');
  const text = new URLSearchParams([...kept, ...added]).toString();
  return text === '' ? '?' : `?${text}`;
}

interface FundTable {
  readonly caption: string;
  readonly rows: readonly FundRow[];
  readonly query: URLSearchParams;
  readonly listOrder: ListOrder;
  readonly today: IsoDate;
  /** Whether to name the company of each fund. */
  readonly hasCompany: boolean;
}

/** Funds with their newest figures. The check boxes open a comparison; the heads sort. */
export function renderFundTable({ caption, rows, query, listOrder, today, hasCompany }: FundTable): Html {
  const sort = (order: FundOrder) => {
    const isCurrent = order === listOrder.order;
    // A second press reverses the order.
    const is_descending = isCurrent ? !listOrder.is_descending : order !== 'name';
    return {
      href: linkWith(query, { sort: order === 'name' ? '' : order, dir: isDefault(order, is_descending) }),
      order: isCurrent ? (listOrder.is_descending ? ('descending' as const) : ('ascending' as const)) : null,
    };
  };
  // Few sources state a risk; a column of gaps would only take room.
  const hasRisk = rows.some(({ fund }) => fund.risk_profile !== null);
  // The table is not inside the form, so that it is printed while forms are not.
  return html`<div class="funds">
    ${renderTable({
      caption,
      layout: 'stacked',
      columns: [
        { head: COLUMNS.name, sort: sort('name') },
        { head: 'Category' },
        { head: COLUMNS.nav_date, isNumber: true, isNamed: true, sort: sort('nav_date') },
        { head: COLUMNS.change, isNumber: true, isNamed: true, sort: sort('change') },
        { head: COLUMNS.size, isNumber: true, isNamed: true, sort: sort('size') },
        ...(hasRisk ? [{ head: 'Risk', isNamed: true }] : []),
      ],
      rows: rows.map((row): HtmlPart[] => [
        renderName(row, hasCompany),
        row.fund.category ?? NOT_PUBLISHED,
        renderNav(row, today),
        renderChange(row),
        renderSize(row),
        ...(hasRisk
          ? [
              row.fund.risk_profile === null
                ? NOT_PUBLISHED
                : html`<span class="nowrap">${nameMember(row.fund.risk_profile)}</span>`,
            ]
          : []),
      ]),
    })}
    <form id="compare" class="actions pick-actions" method="get" action="/compare">
      <button type="submit" class="quiet">Compare the chosen funds</button
      ><span class="soft small">Choose two to five funds.</span>
    </form>
  </div>`;
}

function isDefault(order: FundOrder, is_descending: boolean): string {
  if (is_descending === (order !== 'name')) return '';
  return is_descending ? 'desc' : 'asc';
}

function renderName({ fund }: FundRow, hasCompany: boolean): Html {
  return html`<span class="pick"
    ><input form="compare" type="checkbox" name="funds" value="${fund.slug}" aria-label="Compare ${fund.name}" /><span
      ><a href="/funds/${fund.slug}">${fund.name}</a>${
        fund.lifecycle_status === 'ACTIVE'
          ? ''
          : html` <span class="chip warn">${nameMember(fund.lifecycle_status)}</span>`
      }${fund.amc === null || !hasCompany ? '' : html`<br /><span class="small soft">${fund.amc.name}</span>`}</span
    ></span
  >`;
}

function renderNav({ nav, fund }: FundRow, today: IsoDate): Html {
  if (nav === null || nav.nav === null) return NOT_PUBLISHED;
  return html`${linkReceipt(navReceiptPath(fund.slug, nav.nav_date), groupDigits(nav.nav))}<br /><span
      class="small soft"
      >${describeAge(nav.nav_date, today)}</span
    >`;
}

/** `+0.0800 %`, and the date since which; the amount is its tooltip. */
function renderChange({ nav, previous_date }: FundRow): Html {
  if (nav === null) return NOT_PUBLISHED;
  const { nav_change_abs, nav_change_pct } = nav;
  if (nav_change_abs === null || nav_change_pct === null || previous_date === null)
    return html`<span class="soft">one observation</span>`;
  const since = html`<br /><span class="small soft">since ${formatDate(previous_date)}</span>`;
  const change = asDecimal(nav_change_abs);
  if (isZero(change)) return html`unchanged${since}`;
  const isUp = isPositive(change);
  const signed = (figure: string): string => (figure.startsWith('-') ? groupDigits(figure) : `+${groupDigits(figure)}`);
  return html`<span class="change ${isUp ? 'good' : 'bad'}" title="${signed(nav_change_abs)} PKR per unit"
      ><span class="spoken">${isUp ? 'Up ' : 'Down '}</span>${signed(nav_change_pct)} %</span
    >${since}`;
}

function renderSize({ size, fund }: FundRow): Html {
  if (size === null) return NOT_PUBLISHED;
  return html`${showMoney(size.amount_pkr)}<br /><a
      class="small soft"
      href="/funds/${fund.slug}/reports/${size.report_date}"
      >${formatDate(size.report_date)}</a
    >`;
}
