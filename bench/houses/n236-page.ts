/** The pages of AMC N236: markets first, then a page for each fund. */
import { FUNDS, VIEWS } from './n236-funds.ts';
import { STYLE } from './n236-style.ts';
import { band, classes, expenses, held, months, performance, years } from './n236-tables.ts';
import { AMC, caption, DAY, head, row, table } from './n236-words.ts';
import * as s from './shared15.ts';

const LOGO = `<div class=logo><svg viewBox="0 0 24 20" style="width:11mm"><path d="M1 19V9h4V5h4v4h6V5h4v4h4v10z"
fill="#b5652b"/><path d="M10 19v-6h4v6z" fill="#fff"/></svg><span><b>MALOT</b>Asset Management</span></div>`;

const top = (name: string, kind: string): string =>
  `<div class=top><div><h1>${s.esc(name)}</h1><p>${s.esc(kind)}</p></div>${LOGO}</div>
<div class=line><span>Fund Manager Report</span><span>November 2022</span></div>`;

const foot = (text: string | null): string => `<div class=foot>${s.esc(text ?? '')}</div>`;

function comment(entry: s.Entry, real: s.Entry, abbr: string): string {
  const [month] = real.reported_returns;
  const said =
    month === undefined
      ? ''
      : `${abbr} posted a return of ${month.fund_return_percent ?? ''}% in November 2022 against the benchmark ` +
        `return of ${month.benchmark_return_percent ?? ''}%, and closed the month with net assets of ` +
        `Rs. ${real.fund_size_raw ?? ''} mn. `;
  return `<div class=words><div>${caption('Objective')}<p>${s.esc(entry.investment_objective_raw)}</p></div>
<div>${caption('Manager’s Comments')}<p>${s.esc(said)}${s.esc(VIEWS[abbr])}</p></div></div>`;
}

function tiles(entry: s.Entry): string {
  const items = s.stated([
    ['NAV per Unit (Rs.)', entry.nav_per_unit],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units in Issue', s.grouped(Number(entry.units_outstanding), 0)],
    ['Offer Price (Rs.)', entry.offer_price],
    ['Redemption Price (Rs.)', entry.repurchase_price],
  ]);
  const all = items.map(([l, v]) => `<div>${s.esc(l)}<b>${s.esc(v)}</b></div>`);
  return `${caption(`As of ${DAY}`)}<div class=tiles>${all.join('')}</div>`;
}

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, by, day) => `${r} by ${by} (${day})`, '');
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Front End Load', entry.front_end_load_raw],
    ['Back End Load', entry.back_end_load_raw],
    ['Par Value', entry.par_value_raw],
    ['Minimum Initial Amount', entry.minimum_initial_raw],
    ['Minimum Additional Amount', entry.minimum_subsequent_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Fund Stability Rating', rating('FUND')],
    ['AMC Rating', rating('AMC')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const rows = items.map((i) => row(i));
  if (entry.sub_funds.length === 0) return `${caption('Fund Particulars')}${table(rows, 'facts')}`;
  const third = Math.ceil(rows.length / 3);
  const columns = [0, 1, 2].map((k) => table(rows.slice(k * third, (k + 1) * third), 'facts'));
  return `${caption('Fund Particulars')}<div class=thirds>${columns.join('')}</div>`;
}

function committee(entry: s.Entry): string {
  const names = s.people(entry).map(([office, name]) => `<div><b>${s.esc(name)}</b>${s.esc(office)}</div>`);
  return `${caption('Investment Committee')}<div class=who>${names.join('')}</div>`;
}

function fundPage(entry: s.Entry, real: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isPension = entry.sub_funds.length > 0;
  const isShort = entry.holdings.length === 0;
  const words = comment(entry, real, fund.abbr);
  const bands = entry.sub_funds.map((sub, i) => band(sub, s.only(fund.subs?.[i], 'mix')));
  const body = isPension
    ? `${words}${caption(`Sub-Funds as of ${DAY}`)}${bands.join('')}${facts(entry)}${committee(entry)}`
    : `${tiles(entry)}${words}<div class=two><div>${performance(entry)}${classes(entry, 'ASSET_ALLOCATION')}
${classes(entry, s.otherType(entry))}${held(entry, fund)}${isShort ? committee(entry) : ''}</div><div>${facts(entry)}
${caption('Expense Ratios')}${expenses(entry)}${isShort ? '' : committee(entry)}</div></div>
${months(entry)}${years(entry)}`;
  return `${top(entry.fund_name_raw, entry.category_raw ?? '')}
<div class="body ${isPension ? 'tight' : isShort ? '' : 'dense'}">${body}</div>
<div class=notes>${entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>
${foot(entry.page_footer_raw)}`;
}

const MARKETS: readonly (readonly [string, string])[] = [
  [
    'Economy',
    'The State Bank of Pakistan raised its policy rate by 100 basis points to 16.00% on November ' +
      '25, citing persistent ' +
      'inflation. CPI for November was recorded at 23.8% year on year against 26.6% in the month before. The current ' +
      'account deficit narrowed to USD 276 million, as imports were curtailed.',
  ],
  [
    'Money Market',
    'Yields rose across tenors after the monetary policy announcement. In the last T-Bill auction of the month, the ' +
      'cut-offs of the 3-month and 12-month papers were 17.00% and 16.84%. Demand was concentrated in the short end.',
  ],
  [
    'Equities',
    'The KSE-100 Index moved in both directions and ended the month at 42,349 points. Average daily volumes fell to ' +
      '218 million shares. Foreign investors were net buyers for the second month in a row, while mutual funds sold.',
  ],
];

function cover(real: readonly s.Entry[]): string {
  const rows = real.map((e, i) => row([e.fund_name_raw, e.category_raw ?? '', String(i + 2)]));
  const texts = MARKETS.map(([t, words]) => `<h2>${t}</h2><p>${s.esc(words)}</p>`);
  return `${top('Market Review', AMC)}<div class="body cover">${texts.join('')}<h2>In this Report</h2>
${table([head(['Fund', 'Category', 'Page']), ...rows], 'held')}<h2>Risk Disclosure</h2><p>${s.esc(s.RISK_NOTE)}</p>
<p>Malot Asset Management Limited, 6th Floor, Salt Range Tower, Shahrah-e-Faisal, Karachi.
Toll free: 0800-62568</p></div>
${foot(`${AMC} | FMR November 2022 | Page 1`)}`;
}

export const html = (entries: readonly s.Entry[], real: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [cover(real), ...entries.map((e, i) => fundPage(e, s.only(real[i], 'entry')))]);
