/** The pages of AMC N226: a box of facts at the left, tables with a column of units at the right, and words below. */
import { FUNDS, VIEWS } from './n226-funds.ts';
import { pensionBody } from './n226-pension.ts';
import { STYLE } from './n226-style.ts';
import {
  assets,
  facts,
  grades,
  held,
  months,
  nums,
  periodTable,
  prices,
  sectors,
  statistics,
  years,
} from './n226-tables.ts';
import * as s from './shared15.ts';

export { LABELS, MONTH } from './n226-tables.ts';

const AMC = 'Tamewali Asset Management Limited';

export const footerOf = (page: number): string => `Fund Manager’s Report - October 2023 | Page ${page}`;

export function notesOf(fund: s.Fund): string[] {
  const short =
    fund.subs !== undefined
      ? 'absolute for the Equity Sub-Fund and simple annualized for the other Sub-Funds'
      : fund.model.kind === 'rate'
        ? 'simple annualized'
        : 'absolute';
  const paid = fund.model.kind === 'rate' ? ' Payouts are before tax and are made in June of each year.' : '';
  const pays = 'Returns are net of all expenses and assume that payouts are reinvested.';
  return [
    '1 Annualized, as a percentage of average daily net assets. Government levies are sales tax on the management ' +
      'fee and the annual fee of the SECP.',
    `2 Returns of up to one year are ${short}; returns of more than one year are compounded annual growth rates ` +
      `(CAGR). ${pays}`,
    ...(fund.subs === undefined ? [`3 July to June.${paid}`] : []),
  ];
}

const block = (title: string, body: string): string => `<div class=block><h2>${title}</h2>${body}</div>`;

function foot(notes: readonly string[], page: number): string {
  return `<div class=foot><div class=notes>${s.paragraphs(notes)}</div><p class=risk><b>Disclaimer:</b>
${s.esc(s.RISK_NOTE)} <b>Complaints:</b> write to care@tamewalifunds.example or dial (021) 111-000-226; unresolved
complaints may be lodged with the SECP.</p>
<p class=end><span>${AMC}</span><span>${s.esc(footerOf(page))}</span></p></div>`;
}

const frame = (body: string, notes: readonly string[], page: number): string =>
  `<div class=top><b>${AMC}</b><span>Fund Manager’s Report<br>October 2023</span></div>${body}${foot(notes, page)}`;

const head = (entry: s.Entry, abbr: string): string =>
  `<h1>${s.esc(entry.fund_name_raw)} <span>(${s.esc(abbr)})</span></h1>
<p class=kind>${s.esc(entry.category_raw)} &nbsp;|&nbsp; ${s.esc(entry.fund_type_raw)}</p>
<p class=objective><b>Investment Objective:</b> ${s.esc(entry.investment_objective_raw)}</p>`;

/** The members of the committee besides the fund manager, in one sentence. */
const board = (entry: s.Entry): string =>
  block(
    'Members of the Investment Committee',
    `<p class=board>${s.esc(
      s
        .members(entry)
        .slice(1)
        .map(([name, office]) => `${name} (${office})`)
        .join('; '),
    )}</p>`,
  );

const BAD = [
  'Name',
  'Type',
  'Value before Provision',
  'Provision',
  'Value after Provision',
  '% of Gross Assets',
  '% of Net Assets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : block(
        'Details of Non-Compliant Investments (PKR in million)',
        nums([BAD, ...entry.non_compliant.map(s.exposureCells)], 'bad'),
      );

/** Words that repeat figures of the month. */
function said(entry: s.Entry): string {
  const row = s.returnAt(entry, '1 Month');
  const isRate = s.fundNamed(FUNDS, entry).model.kind === 'rate';
  const [own, other] = [row?.fund_return_percent, row?.benchmark_return_percent].map(
    (v) => `${v ?? ''}%${isRate ? ' p.a.' : ''}`,
  );
  return `During October 2023, ${s.short(entry)} posted a return of ${own} as against ${other} of its benchmark.`;
}

const views = (abbr: string, first: string | null): string => {
  const [one = '', ...more] = VIEWS[abbr] ?? [];
  return block(
    'Fund Manager’s Commentary',
    `<div class=views>${s.paragraphs([first === null ? one : `${first} ${one}`, ...more])}</div>`,
  );
};

function fundPage(entry: s.Entry, form: s.Form): string {
  const part = s.partOf(entry, FUNDS);
  const { mix } = part;
  const isCredit = s.otherType(entry) === 'CREDIT_QUALITY';
  const holdings = block(s.esc(entry.holdings_title_raw), held(entry, mix, isCredit ? 'Instrument' : 'Sector / Type'));
  const assetBlock = block(s.titleOf(entry, 'ASSET_ALLOCATION'), assets(entry, true));
  const both = `<div class=two>${block('Fund Statistics', statistics(entry))}
${block(s.titleOf(entry, 'SECTOR_ALLOCATION'), sectors(entry))}</div>`;
  const right = `${block('Price and Fund Size', prices(part, form))}
${block('Fund Performance (%)<sup>2</sup>', periodTable(part))}
${block('Annual Returns (%) and Payouts<sup>3</sup>', years(part))}
${isCredit ? assetBlock + block(s.titleOf(entry, 'CREDIT_QUALITY'), grades(entry)) + holdings : both}`;
  const aside = isCredit ? block('Fund Statistics', statistics(entry)) + board(entry) : '';
  const shares = isCredit ? '' : `<div class=two><div>${assetBlock}${board(entry)}</div>${holdings}</div>`;
  const body = `${head(entry, s.short(entry))}
<main><div>${block('Fund Facts', facts(entry))}${aside}</div><div>${right}</div></main>
${shares}${block('Monthly Returns, Last Twelve Months (%)', months(entry, [s.short(entry), 'Benchmark']))}
${breaches(entry)}${views(s.short(entry), said(entry))}`;
  return frame(body, entry.footnotes_raw, entry.page_number);
}

function pensionPage(entry: s.Entry): string {
  const { abbr } = s.fundNamed(FUNDS, entry);
  const body = `${head(entry, abbr)}${pensionBody(entry, block)}${views(abbr, null)}${board(entry)}`;
  return frame(body, entry.footnotes_raw, entry.page_number);
}

const REVIEW = [
  'Headline inflation eased to 26.9% in October 2023 from 31.4% in September, helped by a high base and by lower ' +
    'prices of fuel. On a monthly basis prices rose by 1.1%. The Monetary Policy Committee kept the policy rate ' +
    'unchanged at 22.00% in its meeting of October 30.',
  'The current account posted a deficit of USD 74 million in the month, while remittances of workers rose to USD ' +
    '2.46 billion. The Rupee recovered further in the first half of the month, after administrative measures against ' +
    'the informal market, and closed at 281.47 to the US Dollar.',
  'At the auctions of T-Bills the Government accepted bids well above its target, and cut-off yields fell for all ' +
    'tenors. Liquidity in the money market remained comfortable with the support of open market operations.',
  'In the stock market, average daily volumes improved as institutions switched from fixed income. A staff level ' +
    'agreement on the first review of the Stand-By Arrangement is the next milestone. We advise investors to keep ' +
    'to their long term allocation.',
];

const INDICATORS = [
  ['Market Indicators', 'Unit', 'Sep-23', 'Oct-23'],
  ['Policy Rate', '%', '22.00', '22.00'],
  ['Inflation (year on year)', '%', '31.4', '26.9'],
  ['Remittances of Workers', 'USD bn', '2.21', '2.46'],
  ['Exchange Rate (interbank)', 'PKR/USD', '287.74', '281.47'],
  ['Foreign Exchange Reserves', 'USD bn', '13.0', '12.6'],
];

const TERMS: readonly s.Item[] = [
  ['MTD and YTD', 'the month of the report, and the fiscal year from July 1 to the end of that month.'],
  ['FYTD', 'the return from July 1, 2023 to the end of the month of the report.'],
  ['CAGR', 'the yearly rate at which an investment has grown, with compounding.'],
  ['Category Average', 'the mean of all funds of the category, as published by MUFAP.'],
  ['TER', 'all expenses of a Fund, including levies, as a percentage of its average net assets.'],
  ['NAV', 'net assets divided by the units outstanding at the end of the day.'],
];

const terms = (): string =>
  `<div class=terms>${TERMS.map(([word, says]) => `<p><b>${s.esc(word)}:</b> ${s.esc(says)}</p>`).join('')}</div>`;

function front(entries: readonly s.Entry[]): string {
  const row = (name: string, risk: string, figures: s.Figures): string[] => [
    name,
    risk,
    figures.nav_per_unit ?? '',
    figures.fund_size_raw ?? '',
    s.returnAt(figures, '1 Month')?.fund_return_percent ?? '',
    s.returnAt(figures, 'FYTD')?.fund_return_percent ?? '',
  ];
  const rows = entries.flatMap((e) =>
    e.sub_funds.length === 0
      ? [row(e.fund_name_raw, e.risk_profile_raw ?? '', e)]
      : e.sub_funds.map((x) => row(`${e.fund_name_raw} - ${x.name_raw}`, e.risk_profile_raw ?? '', x)),
  );
  const heads = ['Fund', 'Risk Profile', 'NAV per Unit (PKR)', 'Net Assets (PKR mn)', 'Oct-23 (%)', 'FYTD (%)'];
  const body = `<h1 class=big>Fund Manager’s Report</h1><p class=sub>October 2023</p>
${block('Economic and Market Review', `<div class=review>${s.paragraphs(REVIEW)}</div>`)}
${block('Performance Summary of Our Funds', nums([heads, ...rows], 'front'))}
<div style="height:4mm"></div>${nums(INDICATORS, 'unit market')}
<div style="height:4mm"></div>${block('Terms Used in This Report', terms())}`;
  return frame(body, ['Returns of money market, income, Debt and Money Market Sub-Funds are annualized.'], 1);
}

/** The review if the report is whole, and a page for each fund. */
export function html(entries: readonly s.Entry[], formOf: s.House['formOf'], isWhole: boolean): string {
  const pages = entries.map((e) => (e.sub_funds.length === 0 ? fundPage(e, formOf(true)) : pensionPage(e)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
