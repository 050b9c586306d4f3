/** The pages of AMC N229: numbered paragraphs in which facts are in sentences, as a company secretary types them. */
import { CHARGED, COMMON, FUNDS, MANAGERS, VIEWS } from './n229-funds.ts';
import { schedules } from './n229-schedules.ts';
import { STYLE } from './n229-style.ts';
import { cells, DAY, LAST, para, SIZE, THEN } from './n229-words.ts';
import * as s from './shared15.ts';

export const FOOTER = 'Pithoro Asset Management Company Limited - Fund Manager’s Report for November 2022';

/** A section of a fund continues on the next page from this paragraph. */
export const BREAKS: Readonly<Record<string, number>> = { PCF: 4, PIAF: 1 };

const money = (figures: s.Figures): string => `Rs. ${figures.fund_size_raw ?? ''} million`;
const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);

const KEYS: readonly (readonly [label: string, key: keyof typeof COMMON])[] = [
  ['type', 'fund_type_raw'],
  ['trustee', 'trustee_raw'],
  ['auditor', 'auditor_raw'],
  ['par value of a unit', 'par_value_raw'],
  ['listing', 'listing_raw'],
  ['pricing mechanism', 'pricing_mechanism_raw'],
  ['dealing days', 'dealing_days_raw'],
  ['cut-off time', 'cutoff_raw'],
  ['leverage', 'leverage_raw'],
  ['minimum initial investment', 'minimum_initial_raw'],
  ['minimum subsequent investment', 'minimum_subsequent_raw'],
  ['back-end load', 'back_end_load_raw'],
];

/** `category: Income Scheme; date of launch: 9 October 2006.` */
const clauses = (items: readonly s.Item[]): string => {
  const text = items.map(([label, value]) => `${label}: ${value}`).join('; ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
};

const constitution = (entry: s.Entry): string =>
  clauses(
    s.stated([
      ['category', entry.category_raw],
      ['date of launch', entry.launch_date_raw],
      ['benchmark', entry.benchmark_raw],
      ['risk profile', entry.risk_profile_raw],
      ['risk of principal erosion', entry.risk_of_principal_raw],
      ['front-end load', entry.front_end_load_raw],
      ['fund manager', MANAGERS[entry.fund_column_raw ?? 'PPF'] ?? ''],
    ]),
  );

function departures(entry: s.Entry): string {
  const items = KEYS.flatMap(([label, key]) => {
    const value = entry[key];
    return value === COMMON[key] || value === null ? [] : [[label, value] as const];
  });
  return items.length === 0
    ? 'All of the common terms in paragraph 1.5 apply.'
    : `In place of the common terms in paragraph 1.5, ${clauses(items).replace(/^./, (c) => c.toLowerCase())}`;
}

function price(entry: s.Entry, then: s.Figures): string {
  return (
    `Net assets of ${entry.fund_column_raw ?? ''} at the close of ${DAY} were ${money(entry)} ` +
    `[${THEN}: ${money(then)}], represented by ${units(entry)} units in issue. The net asset value (NAV) was ` +
    `Rs. ${entry.nav_per_unit ?? ''} per unit [${THEN}: Rs. ${then.nav_per_unit ?? ''}]; the offer price was ` +
    `Rs. ${entry.offer_price ?? ''} and the redemption price Rs. ${entry.repurchase_price ?? ''}.`
  );
}

function charges(entry: s.Entry): string {
  const of = (label: string, period: string | null): string => s.feeOf(entry, label, period);
  const ratio = (period: string): string =>
    `for the ${period} ${of('Total expense ratio', period)}%, of which government levies ` +
    `${of('Government levies', period)}%`;
  return (
    `Management fee: ${s.only(entry.management_fee_raw, 'fee')}; actual management fee for the ` +
    `Month: ${CHARGED[entry.fund_column_raw ?? ''] ?? ''}% p.a. Total expense ratio [annualized, inclusive of ` +
    `government levies and the SECP fee]: ${ratio('Month')}; ${ratio('Year to date')}.`
  );
}

function rating(entry: s.Entry): string {
  const words = s.ratingWith(entry, 'FUND', (r, by, d) => `Stability rating: ${r}, assigned by ${by} on ${d}.`, '');
  const metrics = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  return `${words === '' ? 'No rating is assigned to schemes of this category.' : words} ${clauses(metrics)}`;
}

const numbered = (section: number, heads: readonly (readonly [head: string, body: string])[]): string[] =>
  heads.map(([head, body], i) => para(`${section}.${i + 1}`, `<i>${s.esc(head)}.</i> ${body}`));

/** The paragraphs of a fund, the first one with the heading of the section. */
function sectionOf(entry: s.Entry, then: readonly s.Figures[], number: number): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  const isPension = fund.subs !== undefined;
  const start: (readonly [string, string])[] = [
    ['Object', s.esc(entry.investment_objective_raw)],
    ['Constitution', s.esc(constitution(entry))],
    ['Other terms', s.esc(departures(entry))],
  ];
  const rest: (readonly [string, string])[] = isPension
    ? [['Sub-Funds', subFunds(entry)]]
    : [
        ['Size and price', s.esc(price(entry, s.only(then[0], 'figures')))],
        ['Charges', s.esc(charges(entry))],
        ['Rating and statistics', s.esc(rating(entry))],
      ];
  const paragraphs = numbered(number, [...start, ...rest, ['Comment', s.esc(VIEWS[fund.abbr])]]);
  const [first = '', ...others] = paragraphs;
  return [`<h2>${number}. ${s.esc(fund.name.toUpperCase())} (${fund.abbr})</h2>${first}`, ...others];
}

/** Sub-funds are columns, at tab stops. */
function subFunds(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const row = (label: string, of: (x: s.SubFacts) => string): string => cells('three', [label, ...subs.map(of)]);
  const fees = s
    .only(subs[0], 'sub-fund')
    .fees.map((f) => row(f.fee_label_raw, (x) => `${s.feeOf(x, f.fee_label_raw, null)}%`));
  return `PPF has no units of its own. Management fee: ${s.esc(s.only(entry.management_fee_raw, 'fee'))}. The
position of each Sub-Fund at the close of ${DAY} was as follows.
<div class=in>${cells('three', ['', ...subs.map((x) => x.name_raw)], 'head')}
${row('NAV per unit (Rs.)', (x) => x.nav_per_unit ?? '')}
${row(SIZE, (x) => x.fund_size_raw ?? '')}${row('Units in issue', units)}${fees.join('')}</div>
<p class=note>[Total expense ratios are annualized, inclusive of government levies and the SECP fee.]</p>`;
}

const named = (fund: s.Fund): string => `“${fund.abbr}” means ${fund.name}`;

function definitions(): string {
  const funds = FUNDS.map(named).join('; ');
  return s.esc(
    `In this report: ${funds}; “Funds” means all of these; “Sub-Funds” means the Equity Sub-Fund, the Debt Sub-Fund ` +
      'and the Money Market Sub-Fund of PPF; “Month” means November 2022; “Year to date” means the period from 1 ' +
      'July 2022 to 30 November 2022; “FY22” means the financial year ended on 30 June 2022, and so for earlier years; ' +
      '“T-Bills” means Treasury Bills; “PIBs” means Pakistan Investment Bonds; “TFC” means Term Finance Certificate; ' +
      '“p.a.” means per annum; “n.a.” means not applicable, the Fund being younger than the period.',
  );
}

const committee = (entry: s.Entry): string =>
  clauses(
    s
      .members(entry)
      .filter(([, office]) => office !== 'Fund Manager')
      .map(([name, office]) => [office, name] as const),
  );

const REVIEW =
  'Inflation for the Month was 23.8% over November 2021 [October 2022: 26.6%]. The State Bank of Pakistan on 25 ' +
  'November 2022 raised its policy rate by 100 basis points to 16.00%. Foreign exchange reserves held by it fell to ' +
  'USD 7.5 billion. The current account deficit for October 2022 was USD 567 million, against USD 363 million in ' +
  'September.';

/** Net assets of all, with the total of both months. */
function summary(entries: readonly s.Entry[], then: readonly (readonly s.Figures[])[]): string {
  const rows = entries.flatMap((entry, i) => {
    const subs = entry.sub_funds;
    const at = then[i] ?? [];
    return subs.length === 0
      ? [[entry.fund_name_raw, entry.fund_size_raw ?? '', at[0]?.fund_size_raw ?? '']]
      : subs.map((x, k) => [`PPF ${x.name_raw}`, x.fund_size_raw ?? '', at[k]?.fund_size_raw ?? '']);
  });
  const total = (k: number): string =>
    s.grouped(
      rows.reduce((sum, r) => sum + Number((r[k] ?? '').replaceAll(',', '')), 0),
      2,
    );
  return `<div class=in>${cells('sum', [SIZE, DAY, THEN], 'head')}${rows.map((r) => cells('sum', r)).join('')}
${cells('sum', ['All Funds', total(1), total(2)], 'gap total')}</div>`;
}

function front(entries: readonly s.Entry[], then: readonly (readonly s.Figures[])[]): string {
  const entry = s.only(entries[0], 'entry');
  const amc = s.ratingWith(entry, 'AMC', (r, by, d) => `${r} [assigned by ${by} on ${d}]`, '');
  const common = clauses(KEYS.map(([label, key]) => [label, COMMON[key]] as const));
  const heads: readonly (readonly [string, string])[] = [
    ['Definitions', definitions()],
    ['Management Company', `Asset manager rating: ${s.esc(amc)}.`],
    ['Investment Committee', `${s.esc(committee(entry))} The fund manager of each Fund is named in its section.`],
    ['Schedules', s.esc(SCHEDULES)],
    [
      'Common terms',
      s.esc(`Unless the section of a Fund states otherwise, the following apply to all Funds. ${common}`),
    ],
    ['Funds under management', `Net assets were as follows.${summary(entries, then)}`],
    ['Economic review', s.esc(REVIEW)],
  ];
  return `<h1>PITHORO ASSET MANAGEMENT COMPANY LIMITED</h1>
<p class=sub>2nd Floor, Old Customs House, Wallace Road, Karachi</p>
<p class="sub b">FUND MANAGER’S REPORT FOR THE MONTH ENDED 30 NOVEMBER 2022</p>
<h2>1. GENERAL</h2>${numbered(1, heads).join('')}`;
}

const SCHEDULES =
  'Sections 2 to 6 deal with the Funds one by one. Returns are given for all Funds together in Schedule A, and ' +
  'investments in Schedule B; both form part of this report.';

const CLOSING = [
  s.RISK_NOTE,
  'This report is for information only and is not an offer to sell units. The name of a Fund does not imply any ' +
    'assurance of its return. Unit holders may address complaints to the Company Secretary at the above address, or ' +
    'to the Service Desk of the Securities and Exchange Commission of Pakistan (SECP).',
];

const closing = (): string =>
  `<h2>7. DISCLAIMER</h2>${CLOSING.map((text, i) => para(`7.${i + 1}`, s.esc(text))).join('')}
<p class=sign>By order of the Board<br>Mehboob Dars<br>Company Secretary</p>`;

const page = (body: string, number: number, count: number): string =>
  `${body}<div class=foot><p>${s.esc(FOOTER)}</p><p>Page ${number} of ${count}</p></div>`;

/** Sections follow one another; after a break they continue on the next page. */
function prose(entries: readonly s.Entry[], then: readonly (readonly s.Figures[])[]): string[] {
  const pages = [front(entries, then)];
  entries.forEach((entry, i) => {
    const { abbr } = s.fundNamed(FUNDS, entry);
    sectionOf(entry, then[i] ?? [], i + 2).forEach((paragraph, k) => {
      if (k === BREAKS[abbr]) pages.push('');
      pages[pages.length - 1] += paragraph;
    });
  });
  pages[pages.length - 1] += closing();
  return pages;
}

export function html(entries: readonly s.Entry[], formOf: s.House['formOf']): string {
  const parts = entries.map((entry) => s.partsOf(entry, s.fundNamed(FUNDS, entry)));
  const then = parts.map((of) => of.map((part) => s.figuresAt(part, LAST, formOf(of.length === 1))));
  const pages = [...prose(entries, then), ...schedules(entries)];
  return s.htmlPages(
    STYLE,
    pages.map((body, i) => page(body, i + 1, pages.length)),
  );
}
