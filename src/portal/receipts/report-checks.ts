/** The checks that a value of a report passed, with the figures that they compared, and the holds about it. */
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { LEAST_WHOLE, MOST_SHARES, TOTAL_LABEL, WHOLE_TYPES } from '#domain/checks/report-shares.ts';
import {
  absolute,
  compare,
  exceedsPercent,
  multiply,
  parseDecimal,
  percentOf,
  subtract,
  sum,
} from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { parseIsoDate } from '#domain/dates.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { valueOf } from '#portal/report-sections.ts';
import { formatDate, groupDigits, nameMember, showDate } from '#portal/wording.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readNavVersions } from '#reads/read-receipts.ts';
import { readValueHolds } from '#reads/read-value-holds.ts';
import type { ValueHold } from '#reads/read-value-holds.ts';
import type { Receipt } from './receipt.ts';

/** The figures that a check compared, as a sentence. */
interface Compared {
  readonly text: string;
  /** Whether these figures alone show that the check passes; it may also allow for rounding and for several tables. */
  readonly isMet: boolean;
}

/** Undefined if the report alone does not have the figures. */
type FiguresOf = (receipt: Receipt) => Compared | undefined;

// As the checks of the import allow.
const MOST_DIFFERENCE = '0.5' as Decimal;
const UNITS_PERCENT = 1;

const FIGURES: ReadonlyMap<string, FiguresOf> = new Map([
  ['allocation_sum', (receipt) => sayShareSum(receipt, true)],
  ['share_sum', (receipt) => sayShareSum(receipt, false)],
  ['units_disagree', sayUnits],
  ['return_implausible', sayStated('-100' as Decimal, '1000' as Decimal, '−100 to +1,000')],
  ['expense_ratio_implausible', sayStated('0' as Decimal, '15' as Decimal, '0 to 15')],
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
  const checks = (proven?.checks ?? []).map((check) => ({
    check,
    compared: check === 'nav_disagrees' ? published : FIGURES.get(check)?.(receipt),
  }));
  const isReleased = holds.some(({ status }) => status === 'ACCEPTED');
  const released = checks.flatMap(({ check, compared }) =>
    isReleased && compared?.isMet === false ? [{ check, text: compared.text }] : [],
  );
  const passed = checks.filter(({ check }) => released.every((one) => one.check !== check));
  return html`${
    passed.length === 0
      ? ''
      : html`<h2>Checks passed</h2>
          <ul>
            ${passed.map(
              ({ check, compared }) =>
                html`<li>
                  ${wordsOfCheck(check).passed ?? nameMember(check)}
                  ${compared?.isMet === true ? html`<strong>${compared.text}</strong>` : ''}
                </li>`,
            )}
          </ul>`
  }
  ${released.map(
    ({ check, text }) =>
      html`<p class="notice warn"><strong>${wordsOfCheck(check).title}</strong>: ${text} A reviewer released it.</p>`,
  )}
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
function sayShareSum({ value, report, row }: Receipt, isWhole: boolean): Compared | undefined {
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
  const allowed = isWhole ? `${LEAST_WHOLE} to ${MOST_SHARES}` : `up to ${MOST_SHARES}`;
  const isMet = compare(total, MOST_SHARES) <= 0 && (!isWhole || compare(total, LEAST_WHOLE) >= 0);
  return { text: `Sum of the table: ${total}, allowed ${allowed}.`, isMet };
}

/** `101.2539 × 1,000,000 units is 101,253,900; net assets are 101,250,000.` */
function sayUnits({ report: { fund_size } }: Receipt): Compared | undefined {
  const nav = decimalOf(fund_size, 'nav_per_unit');
  const units = decimalOf(fund_size, 'units_outstanding');
  const size = decimalOf(fund_size, 'fund_size_pkr') ?? decimalOf(fund_size, 'net_assets_pkr');
  if (nav === undefined || units === undefined || size === undefined) return undefined;
  const product = multiply(nav, units);
  return {
    text: `${nav} × ${groupDigits(units)} units is ${groupDigits(product)}; net assets are ${groupDigits(size)}.`,
    isMet: !exceedsPercent(subtract(product, size), size, UNITS_PERCENT),
  };
}

function sayStated(least: Decimal, most: Decimal, allowed: string): FiguresOf {
  return ({ stated }) => {
    const value = typeof stated === 'string' ? parseDecimal(stated) : undefined;
    if (value === undefined) return undefined;
    const isMet = compare(value, least) >= 0 && compare(value, most) <= 0;
    return { text: `The value is ${value}, allowed ${allowed}.`, isMet };
  };
}

/** `The association published 101.2539 for 31 Jan 2024, a difference of 0 %.` */
async function sayPublishedNav(view: FactView, { value, report, stated }: Receipt): Promise<Compared | undefined> {
  const nav = typeof stated === 'string' ? parseDecimal(stated) : undefined;
  if (nav === undefined || value.member !== 'nav_per_unit' || value.section !== 'fund_size') return undefined;
  const printed = valueOf(report.fund_size, 'nav_date');
  const date = parseIsoDate(typeof printed === 'string' ? printed : value.report_date);
  if (date === undefined) return undefined;
  const [published] = await readNavVersions(view, value.fund_slug, date);
  const official = published === undefined ? undefined : parseDecimal(published.nav);
  if (official === undefined) return undefined;
  const difference = absolute(percentOf(subtract(nav, official), official));
  return {
    text: `The association published ${official} for ${formatDate(date)}, a difference of ${difference} %.`,
    isMet: compare(difference, MOST_DIFFERENCE) <= 0,
  };
}

function decimalOf(row: object, member: string): Decimal | undefined {
  const value = valueOf(row, member);
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}
