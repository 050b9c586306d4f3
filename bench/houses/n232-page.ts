/** The pages of AMC N232: a first page for all funds, and a page for each fund with its facts at the foot. */
import { FUNDS, VIEWS } from './n232-funds.ts';
import { held, mix, monthsOfSubs, performance, second, subCards, subPerformance, years } from './n232-tables.ts';
import { STYLE } from './n232-style.ts';
import { AMC, DAY, caption, CHARGE, head, LEVIES, pair, RATIO, row, table } from './n232-words.ts';
import * as s from './shared15.ts';

const top = (title: string): string => `<div class=top><h1>${s.esc(title)}</h1>
<div>${AMC}<b>Fund Manager's Report</b>February 2021</div></div>`;

const foot = (text: string | null): string =>
  `<div class=foot><span>${s.esc(text ?? '')}</span><span>UAN 111-562-766</span></div>`;

/** `The Fund posted a return of 6.97% for the month against 7.20% of its benchmark.` */
function sentence(real: s.Entry): string {
  const [month] = real.reported_returns;
  if (month === undefined) return '';
  const size = `${real.fund_size_raw ?? ''} mn`;
  return (
    `During February 2021 ${s.short(real)} posted a return of ${month.fund_return_percent ?? ''}%, while its ` +
    `benchmark stood at ${month.benchmark_return_percent ?? ''}%. The fund size was Rs. ${size} at month end. `
  );
}

function key(entry: s.Entry): string {
  const items = s.stated([
    ['NAV per Unit (Rs.)', entry.nav_per_unit],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Offer Price (Rs.)', entry.offer_price],
    ['Repurchase Price (Rs.)', entry.repurchase_price],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const lines = items.map(([l, v]) => `<p><span>${s.esc(l)}</span><b>${s.esc(v)}</b></p>`);
  return `<div class=key><h4>As on ${DAY}</h4>${lines.join('')}</div>`;
}

/** The ratios of the month and of the year under one label; sub-funds have theirs in their cards. */
function ratiosIn(entry: s.Entry): [string, string | null][] {
  if (entry.sub_funds.length > 0) return [];
  const of = (label: string, period: string | null): string => `${s.feeOf(entry, label, period)}%`;
  return [
    [`${RATIO} (MTD / YTD)`, pair(of(RATIO, 'MTD'), of(RATIO, 'YTD'))],
    [`${LEVIES} (MTD / YTD)`, pair(of(LEVIES, 'MTD'), of(LEVIES, 'YTD'))],
    [CHARGE, of(CHARGE, null)],
  ];
}

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, by, day) => `${r} by ${by} (${day})`, '');
  const items = s.stated([
    ['Fund Category', entry.category_raw],
    ['Fund Type', entry.fund_type_raw],
    ['Inception Date', entry.launch_date_raw],
    ['Risk Profile / Principal at Risk', pair(entry.risk_profile_raw, entry.risk_of_principal_raw)],
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ['Listing', entry.listing_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days / Cut-off Time', pair(entry.dealing_days_raw, entry.cutoff_raw)],
    ['Min. Investment (Initial / Subsequent)', pair(entry.minimum_initial_raw, entry.minimum_subsequent_raw)],
    ['Sales Load (Front-end / Back-end)', pair(entry.front_end_load_raw, entry.back_end_load_raw)],
    ['Leverage', entry.leverage_raw],
    ...ratiosIn(entry),
    ['Fund Stability Rating', rating('FUND')],
    ['AMC Quality Rating', rating('AMC')],
    ['Management Fee', entry.management_fee_raw],
    ['Benchmark', entry.benchmark_raw],
  ]);
  const cards = items.map(([label, value]) => {
    const wide = value.length > 52 || label === 'Management Fee' ? ' class=w' : '';
    return `<div${wide}><small>${s.esc(label)}</small>${s.esc(value)}</div>`;
  });
  return `${caption('Fund Facts')}<div class=facts>${cards.join('')}</div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const names = [
    'Non-compliant Investment',
    'Type',
    'Value before Provision',
    'Provision Held',
    'Value after Provision',
  ];
  const top2 = head([...names, '% of Gross Assets', '% of Net Assets']);
  const rows = entry.non_compliant.map((e) => row(s.exposureCells(e)));
  return `${caption('Details of Non-compliant Investments (Rs. mn)')}${table([top2, ...rows], 'npa')}`;
}

function committee(entry: s.Entry): string {
  const names = s.people(entry).map(([office, name]) => `<div><b>${s.esc(name)}</b>${s.esc(office)}</div>`);
  return `${caption('Investment Committee')}<div class=who>${names.join('')}</div>`;
}

function fundPage(entry: s.Entry, real: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isPension = entry.sub_funds.length > 0;
  const words = `<div>${caption('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${caption("Manager's Comment")}<p>${s.esc(sentence(real))}${s.esc(VIEWS[fund.abbr])}</p></div>`;
  const middle = isPension
    ? `${words}${subCards(entry)}${subPerformance(entry)}${monthsOfSubs(entry)}${held(
        s.only(entry.sub_funds[0], 'sub-fund'),
        s.only(fund.subs?.[0], 'mix'),
        'Equity Sub-Fund: ',
      )}`
    : `<div class=lead>${words}${key(entry)}</div>
<div class=two><div>${performance(entry, fund)}${held(entry, fund)}</div><div>
${mix(entry)}${second(entry)}</div></div>${years(entry)}`;
  const kind = isPension || entry.holdings.length > 0 ? '' : ' class=airy';
  return `${top(entry.fund_name_raw)}<div${kind}>${middle}${breaches(entry)}${facts(entry)}${committee(entry)}</div>
<div class=notes>${entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>
${foot(entry.page_footer_raw)}`;
}

const MARKETS = [
  'The State Bank of Pakistan kept its policy rate at 7.00% and for the first time gave forward guidance that rates ' +
    'would stay broadly unchanged in the near term. Remittances and exports supported the external account, and the ' +
    'rupee was firm against the US dollar.',
  'Secondary market yields rose at the longer end as investors weighed the risk of higher inflation after increases ' +
    'of the prices of power and petroleum products. Auctions of T-Bills drew heavy participation in short tenors.',
  'Equities opened the month on a strong note and gave way in its second half, when volumes shifted to second-tier ' +
    'stocks. Technology and cement companies were in the limelight, while foreigners stayed on the selling side.',
];

const RATES = [
  ['SBP Policy Rate', '%', '7.00', '7.00'],
  ['6 Months KIBOR (average)', '%', '7.62', '7.56'],
  ['CPI Inflation (YoY)', '%', '5.65', '8.70'],
  ['Interbank Exchange Rate', 'Rs. per US$', '160.09', '158.10'],
  ['KSE-100 Index', 'Points', '46,385.54', '44,469.82'],
];

function cover(real: readonly s.Entry[]): string {
  const rows = real.flatMap((e) => {
    const parts = e.sub_funds.length > 0 ? e.sub_funds : [e];
    return parts.map((p) => {
      const name = p === e ? e.fund_name_raw : `${e.fund_name_raw} – ${'name_raw' in p ? p.name_raw : ''}`;
      const at = (label: string): string => s.returnAt(p, label)?.fund_return_percent ?? '–';
      return row([name, e.category_raw ?? '', p.fund_size_raw ?? '', p.nav_per_unit ?? '', at('MTD'), at('FYTD')]);
    });
  });
  const names = head(['Fund', 'Category', 'Fund Size (Rs. mn)', 'NAV (Rs.)', 'MTD (%)', 'FYTD (%)']);
  return `${top('Funds at a Glance')}<div class=cover><h2>Economy and Capital Markets</h2>${s.paragraphs(MARKETS)}
<h2>Our Funds</h2>${table([names, ...rows], 'all')}
<h2>Key Indicators</h2>${table([head(['Indicator', 'Unit', 'Jan-21', 'Feb-21']), ...RATES.map((r) => row(r))], 'all')}
<h2>Disclaimer</h2><p>${s.esc(s.RISK_NOTE)}</p>
<p>${AMC}, Level 3, Silk Route Centre, Gilgit. This publication is for informational purposes only and nothing herein
should be construed as a solicitation, recommendation or an offer to buy or sell any fund.</p></div>
${foot("Karomber Asset Management | Fund Manager's Report | 1")}`;
}

export const html = (entries: readonly s.Entry[], real: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [cover(real), ...entries.map((e, i) => fundPage(e, s.only(real[i], 'entry')))]);
