/** The pages of AMC N233: markets on the first one, then a page for each fund, with the terms in a sidebar. */
import { bars, months, navLine, pie, years } from './n233-charts.ts';
import { FUNDS } from './n233-funds.ts';
import { pensionMain } from './n233-pension.ts';
import { STYLE } from './n233-style.ts';
import { AMC, cell, DAY, head, row, table, title, VIEWS } from './n233-words.ts';
import * as s from './shared15.ts';

const LOGO = `<div class=logo><svg viewBox="0 0 20 20" style="width:10mm">
<circle cx="10" cy="10" r="9.5" fill="#5d1a44"/>
<path d="M4 14 L8 7 L11 11 L16 4" fill="none" stroke="#d08b2c" stroke-width="2"/></svg>
<span><b>BAHADURPUR</b>Asset Managers</span></div>`;

export const footerOf = (page: number): string => `Fund Manager Report, April 2024 | ${AMC} | ${page}`;

const foot = (page: number): string => `<div class=foot><span>${s.esc(footerOf(page))}</span></div>`;

function keyFacts(entry: s.Entry): string {
  const items = s.stated([
    ['NAV per unit (PKR)', entry.nav_per_unit],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ['Offer price (PKR)', entry.offer_price],
    ['Repurchase price (PKR)', entry.repurchase_price],
  ]);
  return entry.sub_funds.length > 0
    ? ''
    : `${title(`On ${DAY}`)}${table(
        items.map((i) => row(i)),
        'key',
      )}`;
}

function terms(entry: s.Entry): string {
  const items = s.terms(entry, [
    ['Category', 'category_raw'],
    ['Type', 'fund_type_raw'],
    ['Launch date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Risk of principal erosion', 'risk_of_principal_raw'],
    ['Par value', 'par_value_raw'],
    ['Management fee', 'management_fee_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Minimum investment', 'minimum_initial_raw'],
    ['Subsequent investment', 'minimum_subsequent_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Leverage', 'leverage_raw'],
    ['Listing', 'listing_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);
  const rating = (subject: 'FUND' | 'AMC'): string | undefined => s.rated(entry, subject)?.line_raw;
  const ratings = s.stated([
    ['Stability rating', rating('FUND')],
    ['AMC rating', rating('AMC')],
  ]);
  return `${title('Fund information')}${table(
    [...items, ...ratings].map((i) => row(i)),
    'terms',
  )}`;
}

function ratios(entry: s.Entry): string {
  if (entry.sub_funds.length > 0) return '';
  const rows = ['TER with levies', 'TER without levies'].map((l) =>
    row([l, s.feeOf(entry, l, 'MTD'), s.feeOf(entry, l, 'YTD')]),
  );
  const fee = s.feeOf(entry, 'Management fee charged', null);
  const charged = table([row(['Management fee charged', fee])], 'key');
  return `${title('Expenses (%)†')}${table([head(['', 'MTD', 'YTD']), ...rows], '')}${charged}`;
}

const statistics = (entry: s.Entry): string =>
  entry.metrics.length === 0
    ? ''
    : `${title('Statistics')}${table(
        entry.metrics.map((m) => row([m.label_raw, m.value_raw])),
        'key',
      )}`;

function side(entry: s.Entry): string {
  const names = s.people(entry).map(([office, name]) => `<p><b>${s.esc(name)}</b>${s.esc(office)}</p>`);
  return `<div class=side>${LOGO}${keyFacts(entry)}${terms(entry)}${ratios(entry)}${statistics(entry)}
${title('Investment committee')}<div class=people>${names.join('')}</div></div>`;
}

/** The benchmark is before the fund, and peers are in a few periods only. */
function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) =>
    row([
      r.period_label_raw,
      cell(r.benchmark_return_percent),
      cell(r.peer_return_percent),
      cell(r.fund_return_percent),
    ]),
  );
  const top = head(['Period', 'Benchmark', 'Peers^', s.short(entry)]);
  return `${title(`Performance to ${DAY} (%)`)}${table([top, ...rows], '')}`;
}

export function held(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => row([h.name_raw, s.noteOf(mix, h.name_raw), h.percent]));
  return `${title(figures.holdings_title_raw ?? '')}${table(rows, 'held')}`;
}

function fundPage(entry: s.Entry, page: number): string {
  const fund = s.fundNamed(FUNDS, entry);
  const aim = `${title('Investment objective')}<p class=view>${s.esc(entry.investment_objective_raw)}</p>`;
  const view = `${title("Fund manager's comments")}<div class=view>${s.paragraphs(VIEWS[fund.abbr] ?? [])}</div>`;
  const main =
    entry.sub_funds.length > 0
      ? pensionMain(entry, aim, view, held(s.only(entry.sub_funds[0], 'sub'), s.only(fund.subs?.[0], 'mix')))
      : `<div class=cols><div>${aim}${view}${navLine(fund)}${years(entry)}${pie(entry)}</div>
<div>${returns(entry)}${months(entry)}${bars(entry)}${held(entry, fund)}</div></div>`;
  return `<div class=main><div class=kind>April 2024</div><h1>${s.esc(entry.fund_name_raw)}</h1><div class=bar></div>
${main}</div>${side(entry)}<div class=notes>${entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>
${foot(page)}`;
}

const ECONOMY = [
  'Pakistan completed its stand-by arrangement with the IMF: the Executive Board approved the last tranche of USD ' +
    '1.1 billion on April 29. The current account showed a surplus of USD 619 million in March, the ' +
    'largest in nine years.',
  'The rupee closed the month at 278.31 for one US dollar. Reserves of the State Bank stood at USD 8.0 billion.',
];
const MONEY = [
  'Yields moved little, as banks waited for the meeting of the monetary policy committee. Secondary yields of PIBs ' +
    'eased by 10 to 25 basis points, while those of twelve-month bills hardly moved.',
];
const STOCKS = [
  'The KSE-100 Index lost 6,412 points. An average of 528 million shares changed hands each day, a third more than ' +
    'in March. Commercial banks, fertilizer and oil companies were behind most of the fall.',
];
const RATES = [
  ['Policy rate', '19.50', '19.50'],
  ['3-month T-Bills', '19.26', '19.12'],
  ['12-month T-Bills', '18.60', '18.56'],
  ['5-year PIBs', '15.48', '15.70'],
  ['6-month KIBOR', '19.38', '19.41'],
] as const;

function cover(): string {
  const rows = FUNDS.map((f, i) => row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `<div class=main><div class=kind>April 2024</div><h1>Fund Manager Report</h1><div class=bar></div>
<div class="cols cover"><div>${title('Economy')}${s.paragraphs(ECONOMY)}
${title('Money market')}${s.paragraphs(MONEY)}</div>
<div>${title('Stock market')}${s.paragraphs(STOCKS)}</div></div>
${title('Our funds')}${table([head(['Fund', 'Category', 'Page']), ...rows], 'index held left')}
${title('Disclaimer')}<p>${s.esc(s.RISK_NOTE)}</p></div>
<div class=side>${LOGO}${title('Rates (%)')}${table([head(['', 'Apr', 'Mar']), ...RATES.map((r) => row(r))], 'wide')}
${title('Contact')}<p>${AMC}<br>4th Floor, Canal View Plaza<br>Vehari Road, Multan</p></div>${foot(1)}`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [cover(), ...entries.map((e, i) => fundPage(e, i + 2))]);
