/** The pages of AMC N237: markets and an index on the first one, then a page for each fund. */
import { FUNDS, VIEWS } from './n237-funds.ts';
import { STYLE } from './n237-style.ts';
import * as t from './n237-tables.ts';
import { AMC, caption, CHARGE, footerOf, head, REPORT, row, table } from './n237-words.ts';
import * as s from './shared15.ts';

const LOGO = `<svg viewBox="0 0 24 24"><path d="M2 22V12a10 10 0 0 1 20 0v10h-5v-10a5 5 0 0 0-10 0v10z" fill="#d9b25f"/>
<path d="M9.5 22v-9.6a2.5 2.5 0 0 1 5 0V22z" fill="#fff"/></svg>`;

const top = (title: string, under: string): string => `<div class=top>${LOGO}<div><h1>${s.esc(title)}</h1>
<p>${s.esc(under)}</p></div><div class=right><b>${AMC}</b>${REPORT}</div></div>`;

const foot = (text: string | null): string => `<div class=foot>${s.esc(text ?? '')}</div>`;

function left(entry: s.Entry): s.Item[] {
  return s.stated([
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Principal at Risk', entry.risk_of_principal_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Listing', entry.listing_raw],
    ['Stability Rating', s.rated(entry, 'FUND')?.line_raw],
    ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Par Value', entry.par_value_raw],
    ['Leverage', entry.leverage_raw],
  ]);
}

function right(entry: s.Entry): s.Item[] {
  const isPension = entry.sub_funds.length > 0;
  return s.stated([
    ['NAV per Unit at 31-Oct-2022 (Rs.)', entry.nav_per_unit],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Offer Price (Rs.)', entry.offer_price],
    ['Management Fee', entry.management_fee_raw],
    [CHARGE, isPension ? null : `${s.feeOf(entry, CHARGE, null)}%`],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Initial Investment', entry.minimum_initial_raw],
    ['Subsequent Investment', entry.minimum_subsequent_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
}

/** Two pairs of columns; the shorter pair ends with empty cells. */
function facts(entry: s.Entry): string {
  const [a, b] = [left(entry), right(entry)];
  const rows = Array.from({ length: Math.max(a.length, b.length) }, (_, i) => {
    const [[label = '', value = ''] = [], [other = '', text = ''] = []] = [a[i], b[i]];
    return row([label, value, other, text]);
  });
  return `${caption('Fund Facts')}${table(rows, 'facts')}`;
}

/** Figures of the month in a sentence, as they truly are. */
function sentence(real: s.Entry): string {
  const [month] = real.reported_returns;
  if (month === undefined) return '';
  const [first] = s.lines(real, 'ASSET_ALLOCATION');
  return (
    `${s.short(real)} returned ${month.fund_return_percent ?? ''}% in October 2022, and its benchmark ` +
    `${month.benchmark_return_percent ?? ''}%. At the end of the month ${first?.cells[0] ?? ''}% of the assets were ` +
    `in ${(first?.label ?? '').replace(/^[BE]/, (c) => c.toLowerCase())}. `
  );
}

function fundPage(entry: s.Entry, real: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const words = `<div class=words><div>${caption('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
</div><div>${caption('Fund Manager’s Comment')}<p>${s.esc(sentence(real))}${s.esc(VIEWS[fund.abbr])}</p></div></div>`;
  const assets = t.shares(entry, 'ASSET_ALLOCATION');
  const second = t.shares(entry, s.otherType(entry));
  const held = fund.subs === undefined ? t.held(entry, fund) : '';
  const body =
    fund.subs !== undefined
      ? `${t.subs(entry)}${t.subSeries(entry, 'Last Twelve Months (%)', 'monthly_returns')}
${t.subSeries(entry, 'Fiscal Years (%)', 'historical_returns')}${t.subExpenses(entry)}${t.subShares(entry)}
${t.held(s.only(entry.sub_funds[0], 'sub-fund'), s.only(fund.subs[0], 'mix'), 'Equity Sub-Fund: ')}`
      : isRate
        ? `${t.returns(entry, real, true)}${t.months(entry)}${t.yearsAcross(entry)}
<div class=two><div>${assets}${held}</div><div>${second}${t.expenses(entry)}</div></div>${t.breaches(entry)}`
        : `<div class=two><div>${t.returns(entry, real, false)}</div>
<div>${t.years(entry)}${t.expenses(entry)}</div></div>
${t.months(entry)}<div class=two><div>${assets}${second}</div><div>${held}</div></div>`;
  const names = s.people(entry).map(([office, name]) => `<span><b>${s.esc(name)}</b> ${s.esc(office)}</span>`);
  return `${top(entry.fund_name_raw, '31 October 2022')}${words}${facts(entry)}${body}
${caption('Investment Committee')}<div class=who>${names.join('')}</div>
<div class=notes>${entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>${foot(entry.page_footer_raw)}`;
}

const MARKETS = [
  'Inflation rose to 26.6% in October from 23.2% in September, mostly on food and on electricity. The current ' +
    'account deficit of the first quarter narrowed to USD 2.2 billion from USD 3.5 billion a year ago as imports fell.',
  'The State Bank of Pakistan left its policy rate at 15.00%. The rupee gained 3.9% against the US dollar in the ' +
    'first ten days of the month and gave back a part of that later, to close at 220.89.',
  'Trading on the stock exchange was thin for most of the month: 227 million shares a day, against 252 million in ' +
    'September. Foreign investors sold shares for USD 8.4 million, which banks and companies bought.',
];

const RATES = [
  ['Policy rate (%)', '15.00', '15.00'],
  ['Inflation, year on year (%)', '26.56', '23.18'],
  ['Rupees for one US dollar', '220.89', '228.45'],
  ['Reserves of the State Bank (USD billion)', '8.91', '7.90'],
] as const;

function cover(): string {
  const index = FUNDS.map((f, i) => row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `${top('Fund Manager Report', 'October 2022')}<div class=cover>${caption('Economy and Markets')}
${s.paragraphs(MARKETS)}${caption('Indicators')}${table(
    [head(['', 'Oct-22', 'Sep-22']), ...RATES.map((r) => row(r))],
    'long',
  )}${caption('Funds in this Report')}${table([head(['Fund', 'Category', 'Page']), ...index], 'held')}
${caption('Shariah Advisors')}<p>Mufti Zubair Ahmed Kashmiri (Chairman) and Mufti Owais Dhamiali</p>
${caption('Disclaimer')}<p>${s.esc(s.RISK_NOTE)}</p></div>${foot(footerOf(1))}`;
}

export const html = (entries: readonly s.Entry[], real: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [cover(), ...entries.map((e, i) => fundPage(e, s.only(real[i], 'entry')))]);
