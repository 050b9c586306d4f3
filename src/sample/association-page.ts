import { SCHEME_TYPE_NAMES, type SchemeType } from '#domain/vocabularies.ts';
import { escapeHtml, padName, printDay } from './printing.ts';
import type { SampleFund } from './roster.ts';

/** A column of one of the association's tables and the text of its cells. */
interface Column<Row> {
  readonly header: string;
  readonly css: 'd-none' | 'text-left' | 'text-center' | 'text-right' | '';
  readonly print: (row: Row) => string;
}

/** The only column that is not text: the link with the fund's id. */
export const FUND_LINK = Symbol('the fund name with its link');
export type PageColumn<Row> =
  Column<Row> | { readonly header: string; readonly css: 'text-left'; readonly print: typeof FUND_LINK };

/** The fund of a row, in the first columns of the NAV page and the payout page. */
export const FUND_COLUMNS: readonly PageColumn<{ readonly fund: SampleFund; readonly inception_day: number }>[] = [
  { header: 'Sector', css: 'd-none', print: ({ fund }) => SCHEME_TYPE_NAMES[fund.scheme_type] },
  { header: 'AMC', css: 'd-none', print: ({ fund }) => fund.amc },
  { header: 'Fund', css: 'text-left', print: FUND_LINK },
  { header: 'Category', css: 'text-left', print: ({ fund }) => fund.category },
  { header: 'Inception Date', css: '', print: ({ inception_day }) => printDay(inception_day) },
];

const TABLE_START =
  '<table id="table_id" class="table-bordered table-hover" style="width:100%;"><thead class="Datatable-Header">';

/** One page of the association's site, with title, table and rows as displayed by a browser. */
export function printPage<Row extends { readonly fund: SampleFund }>(
  title: string,
  columns: readonly PageColumn<Row>[],
  rows: readonly Row[],
): string {
  const heads = columns
    .map(({ header, css }) => (css === 'd-none' ? `<th class="d-none">${header}</th>` : `<th>${header}</th>`))
    .join('');
  return `<!DOCTYPE html>
<html>
 <head>
  <meta charset="utf-8"/>
  <title>
   ${title} | MUTUAL FUNDS ASSOCIATION OF PAKISTAN
  </title>
 </head>
 <body class="index-page sidebar-collapse">
  <p>Sample page: every fund and company on it is fictional.</p>
  <div class="col-12 table-responsive">
   ${TABLE_START}<tr class="text-center">${heads}</tr></thead><tbody class="small">
${rows.map((row) => printRow(columns, row)).join('\n')}
</tbody></table>
  </div>
  <footer class="text-center text-lg-start text-white">All Right Reserved</footer>
 </body>
</html>
`;
}

function printRow<Row extends { readonly fund: SampleFund }>(columns: readonly PageColumn<Row>[], row: Row): string {
  const { fund } = row;
  const cells = columns.map(({ css, print }) => {
    const attribute = css === '' ? '' : ` class="${css}"`;
    return `<td${attribute}>${print === FUND_LINK ? printLink(fund) : escapeHtml(print(row))}</td>`;
  });
  const [sector, category] = [SECTOR_IDS[fund.scheme_type], categoryId(fund.category)];
  return `<tr data-filter="1" class="fund-block sectorId${sector} catgoryId${category}">${cells.join('')}</tr>`;
}

function printLink(fund: SampleFund): string {
  const printed = fund.formerly === undefined ? fund.name : `${fund.name}  (Formerly: ${fund.formerly})`;
  const address = `/FundProfile/FundDetail?FundID=${fund.association_fund_id}`;
  return `<a href="${address}" target="_blank">${escapeHtml(padName(printed))}</a>`;
}

// The numbers in the class attribute of a row, as on the association's site; 5 is not used.
const SECTOR_IDS: Readonly<Record<SchemeType, number>> = {
  OPEN_END: 1,
  ETF: 2,
  VPS: 3,
  DEDICATED_EQUITY: 4,
  CLOSED_END: 5,
  EMPLOYER_PENSION: 11,
};
const CATEGORY_IDS = new Map([
  ['Income', 1],
  ['Equity', 2],
  ['Asset Allocation', 4],
  ['Capital Protected', 5],
  ['Money Market', 6],
  ['Index Tracker', 8],
  ['Fund of Funds', 11],
  ['Balanced', 14],
  ['Aggressive Fixed Income', 19],
  ['Dedicated Equity', 37],
  ['Exchange Traded Fund', 42],
  ['Fixed Rate / Return', 45],
  ['VPS-Debt', 28],
  ['VPS-Money Market', 32],
  ['VPS-Equity', 35],
  ['Shariah Compliant Asset Allocation', 7],
  ['Shariah Compliant Income', 9],
  ['Shariah Compliant Equity', 10],
  ['Shariah Compliant Capital Protected', 17],
  ['Shariah Compliant Money Market', 18],
  ['Shariah Compliant Aggressive Fixed Income', 20],
  ['Shariah Compliant Index Tracker', 21],
  ['Shariah Compliant Fund of Funds', 23],
  ['Shariah Compliant Commodities', 27],
  ['Shariah Compliant Dedicated Equity', 38],
  ['Shariah Compliant Exchange Traded Fund', 43],
  ['Shariah Compliant Fixed Rate / Return', 44],
  ['VPS-Shariah Compliant Debt', 30],
  ['VPS-Shariah Compliant Commodities / Gold', 31],
  ['VPS-Shariah Compliant Money Market', 33],
  ['VPS-Shariah Compliant Equity', 34],
]);

function categoryId(category: string): number {
  const id = CATEGORY_IDS.get(category);
  if (id === undefined) throw new TypeError(`there is no number for the category ${category}`);
  return id;
}
