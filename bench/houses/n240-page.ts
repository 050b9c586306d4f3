/** The pages of AMC N240: markets and a list of funds on the first one, then a page for each fund. */
import { FUNDS } from './n240-funds.ts';
import { STYLE } from './n240-style.ts';
import * as t from './n240-tables.ts';
import { AMC, AS_OF, bar, footerOf, head, REPORT, row, table, VIEWS } from './n240-words.ts';
import * as s from './shared15.ts';

const LOGO = `<svg viewBox="0 0 30 24"><path d="M1 23 15 2l14 21h-6L15 11 7 23z" fill="#7b2342"/>
<circle cx="15" cy="19" r="3.2" fill="#c79a4b"/></svg>`;

const top = (title: string, under: string): string => `<div class=top>${LOGO}<div class=amc><b>Kehror</b>
<span>Asset Management</span></div><div class=name><h1>${s.esc(title)}</h1><p>${s.esc(under)}</p></div></div>
<div class=line><span>${REPORT}</span><span>${AS_OF}</span></div>`;

const foot = (text: string | null): string => `<div class=foot>${s.esc(text ?? '')}</div>`;

/** A long value is below its label, a short one right of its label. */
function fact([label, value]: s.Item): string {
  const isLong = label.length + value.length > 40;
  return `<p class=${isLong ? 'long' : 'short'}><b>${s.esc(label)}</b><span>${s.esc(value)}</span></p>`;
}

function group(title: string, items: Parameters<typeof s.stated>[0]): string {
  const facts = s.stated(items).map(fact);
  return facts.length === 0 ? '' : `<h4>${s.esc(title)}</h4>${facts.join('')}`;
}

const units = (entry: s.Entry): string | null =>
  entry.units_outstanding === undefined ? null : s.grouped(Number(entry.units_outstanding), 0);

const facts = (entry: s.Entry): string =>
  [
    group('Prices and Size', [
      ['NAV per Unit (PKR)', entry.nav_per_unit],
      ['Offer Price (PKR)', entry.offer_price],
      ['Repurchase Price (PKR)', entry.repurchase_price],
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['Units Outstanding', units(entry)],
    ]),
    group('General Information', [
      ['Fund Type', entry.fund_type_raw],
      ['Category', entry.category_raw],
      ['Launch Date', entry.launch_date_raw],
      ['Benchmark', entry.benchmark_raw],
      ['Risk Profile', entry.risk_profile_raw],
      ['Risk of Principal Erosion', entry.risk_of_principal_raw],
      ['Par Value', entry.par_value_raw],
      ['Listing', entry.listing_raw],
      ['Leverage', entry.leverage_raw],
      ['Trustee', entry.trustee_raw],
      ['Auditor', entry.auditor_raw],
    ]),
    group('Ratings', [
      ['Stability Rating', s.rated(entry, 'FUND')?.line_raw],
      ['Asset Manager Rating', s.rated(entry, 'AMC')?.line_raw],
    ]),
    group('Fee and Loads', [
      ['Management Fee', entry.management_fee_raw],
      ['Front End Load', entry.front_end_load_raw],
      ['Back End Load', entry.back_end_load_raw],
    ]),
    group('Dealing', [
      ['Pricing Mechanism', entry.pricing_mechanism_raw],
      ['Dealing Days', entry.dealing_days_raw],
      ['Cut-Off Time', entry.cutoff_raw],
      ['Minimum Initial Investment', entry.minimum_initial_raw],
      ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    ]),
    `<h4>Investment Committee</h4>${s
      .people(entry)
      .map(([office, name]) => `<p class=who><b>${s.esc(name)}</b><span>${s.esc(office)}</span></p>`)
      .join('')}`,
  ].join('');

const pair = (a: string, b: string): string => `<div class=two><div>${a}</div><div>${b}</div></div>`;

function body(entry: s.Entry, fund: s.Fund): string {
  const [first] = entry.sub_funds;
  if (fund.subs !== undefined && first !== undefined) {
    const held = t.held(first, s.only(fund.subs[0], 'mix'), 'Sector');
    return `${t.subs(entry)}${pair(
      `${bar(s.titleOf(first, 'ASSET_ALLOCATION'))}${t.subShares(entry)}`,
      `${held}<p class=of>All holdings above are those of ${s.esc(first.name_raw)}.</p>`,
    )}`;
  }
  const isRate = fund.model.kind === 'rate';
  const assets = t.shares(entry, 'ASSET_ALLOCATION');
  const second = t.shares(entry, s.otherType(entry));
  const held = t.held(entry, fund, isRate ? 'Rating' : 'Sector');
  const portfolio = pair(`${assets}${t.statistics(entry, isRate)}`, second);
  const series = `${t.returns(entry)}${t.months(entry)}${t.years(entry)}`;
  const ratios = t.ratios(entry);
  return `${series}${portfolio}${isRate ? pair(held, ratios) : `${held}${ratios}`}${t.breaches(entry)}`;
}

function fundPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const notes = entry.footnotes_raw.map((n) => `<li>${s.esc(n)}</li>`).join('');
  return `${top(entry.fund_name_raw, fund.abbr)}<div class=page><aside>${facts(entry)}</aside><main>
<div class=block>${bar('Investment Objective')}<p class=text>${s.esc(entry.investment_objective_raw)}</p></div>
<div class=block>${bar('Manager’s Comments')}<p class=text>${s.esc(VIEWS[fund.abbr])}</p></div>
${body(entry, fund)}</main></div><ul class=notes>${notes}</ul>${foot(entry.page_footer_raw)}`;
}

const MARKETS = [
  'The Consumer Price Index of March rose by 20.7% over the year, the slowest pace since May 2022, as the base ' +
    'effect of food and energy prices set in. The current account of February had a surplus of USD 128 million.',
  'The State Bank of Pakistan left its policy rate unchanged at 22.00% and said that inflation is falling as it had ' +
    'expected. The rupee closed the month at 277.95 to the US dollar, 0.5% stronger than in February.',
  'The KSE-100 Index closed above 67,000 points. Average trading was 355 million shares a day, and foreign ' +
    'investors bought shares for a net USD 42 million.',
];

function cover(): string {
  const index = FUNDS.map((f, i) => row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `${top('Islamic Funds', 'March 2024')}<div class=cover>${bar('Economy and Capital Markets')}
${s.paragraphs(MARKETS)}${bar('Funds in this Report')}${table([head(['Fund', 'Category', 'Page']), ...index])}
${bar('Shariah Advisory Board')}<p>Mufti Abdul Basit Kharal (Chairman), Mufti Inamullah Sial and Dr. Mufti Irshad
Mohana</p>${bar('Mutual Fund Ratings and Risk')}<p>${s.esc(s.RISK_NOTE)}</p>
<p class=text>${AMC} is licensed by the Securities and Exchange Commission of Pakistan.</p></div>${foot(footerOf(1))}`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, [cover(), ...entries.map(fundPage)]);
