/** The checks that a value of a report passed, with the figures that they compared, and the holds about it. */
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { LEAST_WHOLE, MOST_SHARES, TOTAL_LABEL, WHOLE_TYPES } from '#domain/checks/report-shares.ts';
import { absolute, multiply, parseDecimal, percentOf, subtract, sum } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { IsoDate } from '#domain/dates.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { valueOf } from '#portal/report-sections.ts';
import { formatDate, groupDigits, nameMember, showDate } from '#portal/wording.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readNavVersions } from '#reads/read-receipts.ts';
import { readValueHolds } from '#reads/read-value-holds.ts';
import type { ValueHold } from '#reads/read-value-holds.ts';
import type { Receipt } from './report-receipt.ts';

/** Which of the report's figures a check compared, as a sentence; undefined if the report alone does not say. */
type FiguresOf = (receipt: Receipt) => string | undefined;

const FIGURES: ReadonlyMap<string, FiguresOf> = new Map([
  ['allocation_sum', (receipt) => sayShareSum(receipt, true)],
  ['share_sum', (receipt) => sayShareSum(receipt, false)],
  ['units_disagree', sayUnits],
  ['return_implausible', sayStated('allowed −100 to +1,000')],
  ['expense_ratio_implausible', sayStated('allowed 0 to 15')],
]);

export async function renderChecks(view: FactView, receipt: Receipt): Promise<Html> {
  const { proven, value, stated } = receipt;
  const { fund_slug, report_date, section, member } = value;
  const holds = await readValueHolds(view, {
    fund_slug,
    report_date,
    section,
    member,
    stated: String(stated),
    page_number: proven?.page_number,
  });
  const published = await sayPublishedNav(view, receipt);
  const items = (proven?.checks ?? []).map((check) => {
    const figures = check === 'nav_disagrees' ? published : FIGURES.get(check)?.(receipt);
    return html`<li>
      ${wordsOfCheck(check).passed ?? nameMember(check)}${figures === undefined ? '' : html` <strong>${figures}</strong>`}
    </li>`;
  });
  return html`${
    items.length === 0
      ? ''
      : html`<h2>Checks passed</h2>
          <ul>
            ${items}
          </ul>`
  }
  ${renderHolds(holds)}`;
}

const STATES: ReadonlyMap<string, string> = new Map([
  ['OPEN', 'under review'],
  ['ACCEPTED', 'released by a reviewer'],
  ['REJECTED', 'rejected by a reviewer'],
  ['RESOLVED', 'resolved'],
]);

function renderHolds(holds: readonly ValueHold[]): Html | '' {
  if (holds.length === 0) return '';
  return html`<h2>Held for review</h2>
    <ul>
      ${holds.map(
        ({ check, status, summary, decided_at, reason }) =>
          html`<li>
            <strong>${wordsOfCheck(check).title}</strong>:
            ${STATES.get(status) ?? status.toLowerCase()}${decided_at === null ? '' : html` on ${showDate(decided_at)}`}.
            ${summary}${reason === null ? '' : html` <span class="soft">${reason}</span>`}
          </li>`,
      )}
    </ul>`;
}

/** `Sum of the table: 100.01, allowed 98.5 to 101.5.` */
function sayShareSum({ value, report, row }: Receipt, isWhole: boolean): string | undefined {
  const type = valueOf(row, value.section === 'holdings' ? 'holding_group' : 'allocation_type');
  const isBreakdown = typeof type === 'string' && WHOLE_TYPES.has(type);
  if (isBreakdown !== isWhole) return undefined;
  const rows = (valueOf(report, value.section) as readonly object[] | undefined) ?? [];
  const shares = rows.flatMap((one): Decimal[] => {
    const isOfTable =
      valueOf(one, value.section === 'holdings' ? 'holding_group' : 'allocation_type') === type &&
      valueOf(one, 'sub_fund_key') === valueOf(row, 'sub_fund_key');
    const label = valueOf(one, 'label_raw');
    const share =
      isOfTable && !(typeof label === 'string' && TOTAL_LABEL.test(label)) ? decimalOf(one, value.member) : undefined;
    return share === undefined ? [] : [share];
  });
  if (shares.length === 0) return undefined;
  const total = sum(shares);
  return isWhole
    ? `Sum of the table: ${total}, allowed ${LEAST_WHOLE} to ${MOST_SHARES}.`
    : `Sum of the table: ${total}, allowed up to ${MOST_SHARES}.`;
}

/** `101.2539 × 1,000,000 units is 101,253,900; net assets are 101,250,000.` */
function sayUnits({ report: { fund_size } }: Receipt): string | undefined {
  const nav = decimalOf(fund_size, 'nav_per_unit');
  const units = decimalOf(fund_size, 'units_outstanding');
  const size = decimalOf(fund_size, 'fund_size_pkr') ?? decimalOf(fund_size, 'net_assets_pkr');
  if (nav === undefined || units === undefined || size === undefined) return undefined;
  return `${nav} × ${groupDigits(units)} units is ${groupDigits(multiply(nav, units))}; net assets are ${groupDigits(size)}.`;
}

function sayStated(allowed: string): FiguresOf {
  return ({ stated }) => (typeof stated === 'string' ? `Printed ${stated}, ${allowed}.` : undefined);
}

/** `The association published 101.2539 for 31 Jan 2024, a difference of 0 %.` */
async function sayPublishedNav(view: FactView, { value, report, stated }: Receipt): Promise<string | undefined> {
  const nav = typeof stated === 'string' ? parseDecimal(stated) : undefined;
  if (nav === undefined || value.member !== 'nav_per_unit' || value.section !== 'fund_size') return undefined;
  const date = valueOf(report.fund_size, 'nav_date') ?? value.report_date;
  const [published] = await readNavVersions(view, value.fund_slug, date as IsoDate);
  const official = published === undefined ? undefined : parseDecimal(published.nav);
  if (official === undefined) return undefined;
  const difference = absolute(percentOf(subtract(nav, official), official));
  return `The association published ${official} for ${formatDate(String(date))}, a difference of ${difference} %.`;
}

function decimalOf(row: object, member: string): Decimal | undefined {
  const value = valueOf(row, member);
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}
