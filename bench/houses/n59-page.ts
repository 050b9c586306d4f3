/** The pages of AMC N59: a front page with figures of all funds, a page for each fund, a page of terms and people as codes. */
import { FUNDS, PEOPLE, ROLES } from './n59-funds.ts';
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.6pt/1.36 'P052','Liberation Serif';color:#2a2420;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:12mm 15mm}
.top{display:flex;justify-content:space-between;border-bottom:1pt solid #8a1c1c;padding-bottom:1mm;font-size:8.4pt;color:#8a1c1c}h1{font-size:17pt;margin:2.4mm 0 .8mm;font-weight:normal;color:#8a1c1c}
h2{font-size:9.6pt;margin:2.2mm 0 .6mm;color:#8a1c1c}td,th{padding:.55mm 1.2mm;text-align:right}.figures td{white-space:nowrap}.figures td,.figures th{padding:.9mm .8mm}.wide td,.wide th{padding:1.1mm 1.2mm}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;vertical-align:bottom}
td{border-top:.3pt solid #d8cfc4}.group td{background:#8a1c1c;color:#fff;text-align:left;font-weight:bold;border:none}.bench td{border:none;color:#6f645a;padding-top:0}.bench td:first-child{padding-left:5mm}
.codes td,.codes th{text-align:center}.codes td:first-child,.codes th:first-child{text-align:left}.key{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm;font-size:8pt;margin-top:1.4mm}
.two{display:grid;grid-template-columns:1fr 1fr;gap:9mm}p{margin:0 0 1.6mm;text-align:justify}.months td,.months th{font-size:7.6pt;padding:.7mm .5mm}.sum td{border-top:.8pt solid #2a2420;font-weight:bold}
footer{position:absolute;left:15mm;right:15mm;bottom:8mm;font-size:7pt;color:#6f645a}`;

const shortOf = (e: s.Entry): string => e.fund_column_raw ?? '';
const top = (e: s.Entry): string =>
  `<div class=top><span>${e.amc_name_raw}</span><span>Monthly Report, ${e.report_month_label_raw}</span></div>`;
const foot = (text: string): string => `<footer>${s.esc(s.RISK_NOTE)}<br>${s.esc(text)}</footer>`;

/** Funds of one kind under a bar, with the heads again below it and the benchmark below each fund. */
function group(title: string, entries: readonly s.Entry[]): string {
  const [first] = entries;
  if (first === undefined) return '';
  const heads = ['', 'Launch date', first.fund_size_label_raw ?? '', 'NAV (Rs.)', ...s.periods(first).map(s.esc)];
  const rows = entries.flatMap((e) => [
    s.tr([
      `${s.esc(e.fund_name_raw)} (${shortOf(e)})`,
      s.esc(e.launch_date_raw),
      e.fund_size_raw ?? '',
      e.nav_per_unit ?? '',
      ...e.reported_returns.map((r) => s.percent(s.ownReturn(r))),
    ]),
    s.tr(['Benchmark', '', '', '', ...e.reported_returns.map((r) => s.percent(s.benchmarkReturn(r)))], 'td', 'bench'),
  ]);
  return `<tr class=group><td colspan=9>${s.esc(title)}</td></tr>${s.tr(heads, 'th')}${rows.join('')}`;
}

/** All classes that a fund of the AMC has, with a column for each fund. */
function allocation(entries: readonly s.Entry[]): string {
  const tables = entries.map((e) => new Map(s.lines(e, 'ASSET_ALLOCATION').map((l) => [l.label, l.cells[0] ?? ''])));
  const all = [...new Set(tables.flatMap((t) => [...t.keys()]))];
  const labels = [...all.filter((l) => l !== 'Other assets'), 'Other assets'];
  const rows = labels.map((l) => s.tr([s.esc(l), ...tables.map((t) => t.get(l) ?? '–')]));
  const sum = s.tr(['Total assets', ...entries.map(() => '100.0')], 'td', 'sum');
  return `${s.heading(s.titleOf(s.only(entries[0], 'fund'), 'ASSET_ALLOCATION'))}<table class=wide>${s.tr(['', ...entries.map(shortOf)], 'th')}${rows.join('')}${sum}</table>`;
}

const MARKETS = [
  'Political protests in the capital kept investors away from the market for most of August and September. Calm returned in the last week, when the IMF and the Government agreed on a date for the next review, and shares recovered most of what they had lost.',
  'Inflation was 7.7% over the year. The State Bank left its discount rate at 10.0% in its meeting of September, as floods had damaged crops in Punjab and the current account showed a deficit of USD 1.3 billion for two months. The market expects the first cut in November.',
  'Foreign investors bought shares of USD 41 million net. The average volume was 167 million shares a day, a fifth more than in August.',
];

function front(entries: readonly s.Entry[]): string {
  const first = s.only(entries[0], 'fund');
  const isMarket = (e: s.Entry): boolean => s.fundNamed(FUNDS, e).model.kind === 'market';
  return `${top(first)}<h1>All funds in ${first.report_month_label_raw}</h1>
<table class=figures>${group(
    'Money market and income: returns up to 12 months annualised',
    entries.filter((e) => !isMarket(e)),
  )}
${group('Shares and asset allocation: returns up to 12 months absolute', entries.filter(isMarket))}</table>
${allocation(entries)}<h2>Economy and markets</h2>${s.paragraphs(MARKETS)}${foot((first.page_footer_raw ?? '').replace(/\d+$/, '1'))}`;
}

function shares(e: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(e, type).map((l) => [l.label, s.percent(l.cells[0])] as const);
  return rows.length === 0 ? '' : `${s.heading(s.titleOf(e, type))}${s.list(rows, '')}`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  BCF: 'The Fund invested the money of maturing bills for three months, as the yields of longer bills offered no reward for waiting. Balances with banks rose ahead of the end of the quarter, when banks pay more for deposits. The maturity of the portfolio will be extended when the State Bank shows that it is going to cut its rate.',
  BIF: 'The Fund bought bonds of three and five years in the auction of the month and sold bills against them. It received the principal of a TFC that was called by its issuer. All securities of the portfolio pay their markup on time; none is provided against.',
  BAAF: 'The Fund sold shares on strength before the protests began and came back in the last week of the month. It keeps part of its money in bonds, which gain when rates are cut. The mix is reviewed by the investment committee each week.',
  BSF: 'The Fund bought cement and banks when others sold in the first half of the month. Companies of the oil and gas sector gave up part of their weight, since the price of crude oil fell below USD 100. Power producers remain attractive for their payouts.',
};

function block(e: s.Entry): string {
  const heads = [shortOf(e), 'Benchmark'];
  const holdings =
    e.holdings.length === 0 ? '' : `${s.heading(e.holdings_title_raw ?? '')}${s.list(s.holdingItems(e), '')}`;
  const metrics = e.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  return `<h1>${e.fund_name_raw}</h1><p><i>${s.term(e.investment_objective_raw)}</i></p><p>${s.esc(COMMENTS[shortOf(e)])}</p>
<p>Benchmark: ${s.term(e.benchmark_raw)}.</p>${s.heading('Returns of the last twelve months (%)')}
<div class=months>${s.monthTable(e, heads, (v) => v ?? '')}</div><p style="font-size:8pt">${s.esc(e.footnotes_raw.join(' '))}</p>
<div class=two><div>${shares(e, 'CREDIT_QUALITY')}${shares(e, 'SECTOR_ALLOCATION')}${s.heading('Statistics')}${s.list(metrics, '')}</div><div>${holdings}</div></div>`;
}

const WELFARE =
  "The funds have made provision for the Workers' Welfare Fund, because the case of the mutual funds is pending in court. If the provision had not been made, the prices of units would be higher by 0.3 to 0.9 percent.";

/** Two funds, one below the other. */
const page = (pair: readonly s.Entry[]): string =>
  `${top(s.only(pair[0], 'fund'))}${pair.map(block).join('')}
<p style="margin-top:3mm">Sizes, prices, returns and the asset allocation of the funds are in the tables of page 1, their terms and the people behind them on page 4.</p>${foot(pair[0]?.page_footer_raw ?? '')}`;

/** Codes for the distinct values, in the order in which they appear. */
function coded(entries: readonly s.Entry[], key: s.TermKey, codes: string): { cells: string[]; key: string[] } {
  const values = [...new Set(entries.map((e) => e[key] ?? ''))];
  const codeOf = (v: string): string => codes.charAt(values.indexOf(v));
  return { cells: entries.map((e) => codeOf(e[key] ?? '')), key: values.map((v) => `${codeOf(v)} = ${v}`) };
}

const PLAIN: readonly (readonly [label: string, key: s.TermKey])[] = [
  ['Category', 'category_raw'],
  ['Type', 'fund_type_raw'],
  ['Risk profile', 'risk_profile_raw'],
  ['Management fee', 'management_fee_raw'],
  ['Front-end load', 'front_end_load_raw'],
  ['Back-end load', 'back_end_load_raw'],
  ['Minimum initial investment', 'minimum_initial_raw'],
  ['Minimum subsequent investment', 'minimum_subsequent_raw'],
  ['Dealing days', 'dealing_days_raw'],
  ['Cut-off time', 'cutoff_raw'],
];

const keys = (items: readonly string[]): string =>
  `<div class=key>${items.map((k) => `<div>${s.esc(k)}</div>`).join('')}</div>`;

function terms(entries: readonly s.Entry[]): string {
  const first = s.only(entries[0], 'fund');
  const [trustee, auditor] = [coded(entries, 'trustee_raw', 'TU'), coded(entries, 'auditor_raw', 'XY')];
  const pricing = coded(entries, 'pricing_mechanism_raw', '12');
  const row = (label: string, cells: readonly string[]): string[] => [label, ...cells];
  const table = s.htmlTable(
    [
      row('', entries.map(shortOf)),
      ...PLAIN.map(([label, key]) =>
        row(
          label,
          entries.map((e) => e[key] ?? ''),
        ),
      ),
      row('Pricing', pricing.cells),
      row('Trustee', trustee.cells),
      row('Auditor', auditor.cells),
      row(
        'Stability rating',
        entries.map((e) => s.ratingText(e, 'FUND', 'None')),
      ),
      ...first.fees.map((f, i) =>
        row(
          f.fee_label_raw,
          entries.map((e) => s.percent(e.fees[i]?.percent)),
        ),
      ),
    ],
    'codes wide',
  );
  const people = s.htmlTable(
    [
      row('', entries.map(shortOf)),
      ...PEOPLE.map(([name, codes]) =>
        row(
          name,
          entries.map((e) => codes[shortOf(e)] ?? ''),
        ),
      ),
    ],
    'codes wide',
  );
  return `${top(first)}<h1>Terms and people</h1>${s.heading('Terms of all funds')}${table}${keys([...pricing.key, ...trustee.key, ...auditor.key])}
${s.heading('Who does what')}${people}${keys(Object.entries(ROLES).map(([code, role]) => `${code} = ${role}`))}
<h2>The management company</h2><p>${first.amc_name_raw} is rated ${s.ratingText(first, 'AMC')}. Complaints may be sent to the company's office at Daggar Road, Peshawar, or to the SECP.</p>
<p>${s.esc(WELFARE)} The fees of the SECP are 0.075% of the average net assets of the money market and income schemes, and 0.095% of those of the other schemes.</p>${foot((first.page_footer_raw ?? '').replace(/\d+$/, '4'))}`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [front(entries), page(entries.slice(0, 2)), page(entries.slice(2)), terms(entries)]);
