import type { IsoDate } from '#domain/dates.ts';
import { PERIOD_KEYS } from '#domain/fragment-terms.ts';
import { renderMeter } from '#pages/chart.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import type { Report } from '#payloads/reports.ts';
import type { NavRow } from '#payloads/series.ts';
import { describeBase, shareOf } from './allocation-section.ts';
import { listFundFacts } from './fund-facts.ts';
import { linkReceipt, navReceiptPath, placeIn, reportReceiptPath } from './receipts/receipt-links.ts';
import { listPeriodReturns, showReturn } from './returns-section.ts';
import { listRows } from './typed-rows.ts';
import { NOT_PUBLISHED, describeAge, formatDate, groupDigits, nameMember, showDate, showMoney } from './wording.ts';

/** A fund with its newest report; null if it has none. */
export interface ComparedFund {
  readonly fund: FundRecord;
  /** The newest NAV in the range of the chart; undefined if there is none. */
  readonly newest: NavRow | undefined;
  readonly report: Report | null;
}

const WHOLE_PCT = 100;

/** The published returns of each fund's newest report, by period. */
export function renderReturnsCompared(compared: readonly ComparedFund[]): Html {
  const periods = compared.map(({ report }) => (report === null ? [] : listPeriodReturns(report)));
  const keys = PERIOD_KEYS.filter((key) => periods.some((of) => of.some((one) => one.key === key)));
  return renderSide('Published returns', 'Period', compared, {
    note:
      'Each manager states its returns in its own way, on the date of its own report: annualised or not, before or ' +
      'after tax. Open the report before you rank funds by them.',
    rows: keys.map((key): HtmlPart[] => [
      nameMember(key),
      ...compared.map(({ report }, index): HtmlPart => {
        const found = periods[index]?.find((one) => one.key === key);
        if (report === null || found === undefined) return NOT_PUBLISHED;
        const benchmark = found.rows.get('benchmark_return_percent');
        return html`${showReturn(report, found.rows.get('fund_return_percent'), 'fund_return_percent')}
        %${
          benchmark === undefined
            ? ''
            : html`<br /><span class="small soft"
                  >benchmark ${showReturn(report, benchmark, 'benchmark_return_percent')} %</span
                >`
        }`;
      }),
    ]),
    empty: 'No report of these funds states returns that this service can show.',
  });
}

export function renderFactsCompared(compared: readonly ComparedFund[], today: IsoDate): Html {
  const facts = compared.map((one) => new Map([...listSizes(one, today), ...listFundFacts(one.fund, one.report)]));
  const names = [...new Set(facts.flatMap((of) => [...of.keys()]))];
  return renderSide('Facts', 'Fact', compared, {
    rows: names.map((name): HtmlPart[] => [name, ...facts.map((of) => of.get(name) ?? NOT_PUBLISHED)]),
    empty: '',
  });
}

function listSizes(
  { fund, newest, report }: ComparedFund,
  today: IsoDate,
): (readonly [name: string, value: HtmlPart])[] {
  const member = (report?.fund_size.net_assets_pkr ?? null) === null ? 'fund_size_pkr' : 'net_assets_pkr';
  const size = report?.fund_size[member] ?? null;
  return [
    [
      'Latest NAV',
      newest === undefined || newest.nav === null
        ? (showDate(fund.latest_nav_date) ?? NOT_PUBLISHED)
        : html`PKR ${linkReceipt(navReceiptPath(fund.slug, newest.nav_date), groupDigits(newest.nav))}<br /><span
              class="small"
              >${describeAge(newest.nav_date, today)}</span
            >`,
    ],
    [
      'Fund size',
      report === null || size === null
        ? NOT_PUBLISHED
        : linkReceipt(reportReceiptPath({ ...placeIn(report, 'fund_size', null), member }), showMoney(size)),
    ],
  ];
}

/**
 * The asset allocation of each fund's newest report. Labels are those of the reports,
 * or the common label of the service.
 */
export function renderAllocationsCompared(compared: readonly ComparedFund[]): Html {
  const rowsOf = ({ report }: ComparedFund): ReportRow<'allocations'>[] =>
    (report === null ? [] : listRows(report, 'allocations')).filter(
      (row) => row.allocation_type === 'ASSET_ALLOCATION' && shareOf(row) !== null,
    );
  const nameOf = (row: ReportRow<'allocations'>): string =>
    row.label_normalized === null ? row.label_raw : nameMember(row.label_normalized);
  const tables = compared.map((one) => Map.groupBy(rowsOf(one), nameOf));
  const names = [...new Set(tables.flatMap((of) => [...of.keys()]))];
  return renderSide('Asset allocation', 'Asset', compared, {
    note: `${listBases(compared.map(rowsOf))}, in percent, as printed.`,
    rows: names.map((name): HtmlPart[] => [
      name,
      ...tables.map((of): HtmlPart => {
        const rows = of.get(name);
        if (rows === undefined) return html`<span class="soft small">not listed</span>`;
        return rows.map((row) => html`${shareOf(row)}${renderMeter(Number(shareOf(row) ?? 0), WHOLE_PCT)}`);
      }),
    ]),
    empty: 'No report of these funds states an asset allocation that this service can show.',
  });
}

/** `Share of total assets or share of net assets`. */
function listBases(tables: readonly (readonly ReportRow<'allocations'>[])[]): string {
  const bases = tables.filter((rows) => rows.length > 0).map(describeBase);
  return [...new Set(bases)].map((base, index) => (index === 0 ? base : base.toLowerCase())).join(' or ');
}

interface Side {
  readonly note?: string;
  /** The first cell names the row; one cell for each fund follows. */
  readonly rows: readonly (readonly HtmlPart[])[];
  /** Shown if there are no rows. */
  readonly empty: string;
}

function renderSide(title: string, head: string, compared: readonly ComparedFund[], { note, rows, empty }: Side): Html {
  return html`<h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="empty">${empty}</p>`
        : html`<div class="card compared">
            ${note === undefined ? '' : html`<p class="small soft">${note}</p>`}
            ${renderTable({
              caption: `${title} side by side`,
              columns: [
                { head },
                ...compared.map(({ fund, report }) => ({
                  head: `${fund.name}${
                    title === 'Facts' || report === null ? '' : `, ${formatDate(report.report_date)}`
                  }`,
                  isNumber: title !== 'Facts',
                })),
              ],
              rows,
            })}
          </div>`
    }`;
}
