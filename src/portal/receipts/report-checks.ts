/** The checks that a value of a report passed, with the figures that they compared, and the holds about it. */
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { NEAR_DAYS, NEIGHBOUR_DAYS } from '#domain/checks/report-navs.ts';
import { parseIsoDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { valueOf } from '#portal/report-sections.ts';
import { nameMember, showDate } from '#portal/wording.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readNavBefore, readSizesAround } from '#reads/read-receipts.ts';
import { readValueHolds } from '#reads/read-value-holds.ts';
import type { ValueHold } from '#reads/read-value-holds.ts';
import { compareFigures } from './compared-figures.ts';
import { rowsIn, sizesOf, textIn } from './receipt.ts';
import type { Compared, Known, Receipt } from './receipt.ts';

interface ShownCheck extends Compared {
  readonly check: string;
}

export async function renderChecks(view: FactView, receipt: Receipt): Promise<Html> {
  const { proven, value, stated } = receipt;
  const { fund_slug, report_date, section, member } = value;
  const holds = await readValueHolds(view, {
    fund_slug,
    report_date: report_date as IsoDate,
    section,
    member,
    stated: String(stated),
    page_number: proven?.page_number,
  });
  const names = proven?.checks ?? [];
  const known = await readKnown(view, receipt, new Set(names));
  const checks = names.flatMap((check): ShownCheck[] => {
    const compared = compareFigures(check, receipt, known);
    return compared === undefined ? [] : [{ check, ...compared }];
  });
  const isReleased = holds.some(({ status }) => status === 'ACCEPTED');
  const of = (outcome: Compared['outcome']): ShownCheck[] => checks.filter((one) => one.outcome === outcome);
  return html`${renderPassed(of('WITHIN'))}
  ${of('EXCEEDED').map(
    ({ check, text }) =>
      html`<p class="notice warn">
        <strong>${wordsOfCheck(check).title}</strong>: ${text}
        ${isReleased ? 'A reviewer released it.' : 'The report was checked before these figures were known.'}
      </p>`,
  )}
  ${renderNotCompared(of('NOT_COMPARED'))} ${renderHolds(holds)}`;
}

function renderPassed(checks: readonly ShownCheck[]): Html | '' {
  if (checks.length === 0) return '';
  return html`<h2>Checks passed</h2>
    <ul>
      ${checks.map(
        ({ check, text }) => html`<li>${wordsOfCheck(check).passed ?? nameMember(check)} <strong>${text}</strong></li>`,
      )}
    </ul>`;
}

function renderNotCompared(checks: readonly ShownCheck[]): Html | '' {
  if (checks.length === 0) return '';
  return html`<h2>Not compared</h2>
    <ul>
      ${checks.map(({ text }) => html`<li>${text}</li>`)}
    </ul>`;
}

/** The figures from other documents that the named checks compare the report with. */
async function readKnown(view: FactView, receipt: Receipt, checks: ReadonlySet<string>): Promise<Known> {
  const { value, parts } = receipt;
  const report_date = value.report_date as IsoDate;
  const nav_date = parseIsoDate(textIn(sizesOf(parts), 'nav_date') ?? '') ?? report_date;
  const own = slugOf(receipt);
  const isPriced = checks.has('nav_disagrees') || checks.has('sub_funds_swapped');
  const siblings = checks.has('sub_funds_swapped')
    ? rowsIn(parts, 'sub_funds').flatMap((row) => slugOfRow(row) ?? [])
    : [];
  const navs = await Promise.all(
    siblings.filter((slug) => slug !== own).map((slug) => readNavBefore(view, slug, nav_date, NEAR_DAYS)),
  );
  return {
    nav_date,
    published: isPriced && own !== undefined ? await readNavBefore(view, own, nav_date, NEAR_DAYS) : undefined,
    ofSiblings: navs.filter((nav) => nav !== undefined),
    neighbours:
      checks.has('size_jump') && own !== undefined ? await readSizesAround(view, own, report_date, NEIGHBOUR_DAYS) : [],
  };
}

/**
 * The fund that a value is about: that of the report, or of its row of the sub-funds;
 * undefined if it is not registered.
 */
function slugOf({ value, row }: Receipt): string | undefined {
  return value.section === 'sub_funds' ? slugOfRow(row) : value.fund_slug;
}

function slugOfRow(row: object): string | undefined {
  const fund = valueOf(row, 'fund');
  return typeof fund === 'object' && fund !== null ? textIn(fund, 'slug') : undefined;
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
