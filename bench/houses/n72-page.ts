/** The pages of AMC N72: two funds on a page, which its tables call A and B. */
import * as s from './shared14.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.5pt/1.26 'Liberation Sans';color:#20262e;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:8mm 10mm}
.top{display:flex;justify-content:space-between;align-items:baseline;background:#14213d;color:#fff;padding:2mm 3mm}.top b{font-size:15pt}
.key{display:flex;gap:4mm;margin:2mm 0}.key>div{flex:1;display:flex;gap:2.5mm;align-items:center;border:.6pt solid #14213d;padding:1.6mm}.key i{font:bold 17pt 'Liberation Sans';color:#fff;background:#d9480f;width:10mm;text-align:center;flex:none}.key b{font-size:12pt;display:block}
h2{font-size:9pt;margin:2.2mm 0 .8mm;color:#d9480f}p{margin:0 0 1.2mm}td,th{padding:.33mm 1mm;border-bottom:.3pt solid #c3c8cf;text-align:center;font-weight:normal;vertical-align:middle}td:first-child,th:first-child{text-align:left}th{background:#eef0f4;font-weight:bold}
.facts td:first-child{width:42mm;color:#5a6472}.facts td{width:74mm}.row{display:flex;gap:4mm}.row>div{flex:1;min-width:0}.row h2{min-height:7mm}.list td:last-child{text-align:right}.months{font-size:6.8pt}.months td,.months th{padding:.5mm .3mm}.months td:first-child{white-space:nowrap}.small{font-size:6.6pt;color:#5a6472}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;display:flex;justify-content:space-between;font-size:7pt;border-top:.6pt solid #14213d;padding-top:1mm}`;

const NONE = '–';
const cell = (v: string | null | undefined): string => v ?? NONE;
const letter = (e: s.Entry): string => e.fund_column_raw ?? '';

/** A fact of both funds: one cell if they are equal. */
function both(label: string, values: readonly string[]): string {
  const [first = '', second = ''] = values.map((v) => s.esc(v === '' ? NONE : v));
  const cells = first === second ? `<td colspan=2>${first}</td>` : `<td>${first}</td><td>${second}</td>`;
  return first === NONE && second === NONE ? '' : `<tr><td>${s.esc(label)}</td>${cells}</tr>`;
}

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} ${agency}, ${day}`, 'Not rated');

const TERMS = [
  ['Fund type', 'fund_type_raw'],
  ['Category', 'category_raw'],
  ['Launch date', 'launch_date_raw'],
  ['Benchmark', 'benchmark_raw'],
  ['Risk profile', 'risk_profile_raw'],
  ['Management fee p.a.', 'management_fee_raw'],
  ['Front-end load', 'front_end_load_raw'],
  ['Back-end load', 'back_end_load_raw'],
  ['Minimum investment', 'minimum_initial_raw'],
  ['Subsequent investment', 'minimum_subsequent_raw'],
  ['Listing', 'listing_raw'],
  ['Pricing', 'pricing_mechanism_raw'],
  ['Dealing days', 'dealing_days_raw'],
  ['Cut-off time', 'cutoff_raw'],
  ['Trustee', 'trustee_raw'],
  ['Auditor', 'auditor_raw'],
] as const;

function facts(pair: readonly s.Entry[]): string {
  const first = s.only(pair[0], 'fund');
  const rows = [
    both(
      first.fund_size_label_raw ?? '',
      pair.map((e) => e.fund_size_raw ?? ''),
    ),
    both(
      'NAV per unit (Rs.), 30.09.2023',
      pair.map((e) => e.nav_per_unit ?? ''),
    ),
    ...TERMS.map(([label, key]) =>
      both(
        label,
        pair.map((e) => e[key] ?? ''),
      ),
    ),
    both(
      'Stability rating',
      pair.map((e) => rating(e, 'FUND')),
    ),
    both(
      'AMC rating',
      pair.map((e) => rating(e, 'AMC')),
    ),
    ...first.metrics.map((m, i) =>
      both(
        m.label_raw,
        pair.map((e) => e.metrics[i]?.value_raw ?? ''),
      ),
    ),
    ...first.fees.map((f, i) =>
      both(
        f.fee_label_raw,
        pair.map((e) => e.fees[i]?.percent ?? ''),
      ),
    ),
    ...s.people(first).map(([office], i) =>
      both(
        office,
        pair.map((e) => e.parties[i]?.name_raw ?? ''),
      ),
    ),
  ];
  return `<table class=facts><tr><th></th>${pair.map((e) => `<th>${letter(e)}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

function returns(pair: readonly s.Entry[]): string {
  const rows = pair.flatMap((e) => [
    [letter(e), ...e.reported_returns.map((r) => cell(r.fund_return_percent))],
    [`Benchmark ${letter(e)}`, ...e.reported_returns.map((r) => cell(r.benchmark_return_percent))],
  ]);
  return s.htmlTable([['', ...s.periods(s.only(pair[0], 'fund'))], ...rows]);
}

function months(pair: readonly s.Entry[]): string {
  const labels = s.labelsOf(s.only(pair[0], 'fund').monthly_returns);
  const rows = pair.flatMap((e) =>
    [letter(e), `Benchmark ${letter(e)}`].map((name) => [
      name,
      ...labels.map((label) => cell(s.percentAt(e.monthly_returns, name, label))),
    ]),
  );
  return `<div class=months>${s.htmlTable([['', ...labels], ...rows])}</div>`;
}

function shares(pair: readonly s.Entry[], type: s.AllocationType): string {
  const rows = s.restLast(s.matrix(pair, type, NONE), (label) => label === 'Other assets');
  return `${s.heading(s.titleOf(s.only(pair[0], 'fund'), type))}${s.htmlTable([['', ...pair.map(letter)], ...rows])}`;
}

const COMMENTS = [
  'The State Bank left the policy rate at 22.0% on 14.09.2023. Rupee and gold trade were brought under control, and the rupee rose from 307 to 288 to a dollar. A bought treasury bills of three months at 23.0%; B sold floating rate PIBs and added TFCs. Both kept deposits with banks over the end of the quarter.',
  'Share prices hardly moved in thin trade: a stronger rupee helped, the price of petrol above Rs. 330 a litre did not. A raised its weight of banks before their results. B bought and sold the shares of its index in equal parts, and its price at the exchange kept within 1.5% of the net asset value.',
];

function page(pair: readonly s.Entry[], sheet: number): string {
  const [first, second] = [s.only(pair[0], 'A'), s.only(pair[1], 'B')];
  const other = s.otherType(first);
  const held = pair.filter((e) => e.holdings.length > 0).map((e) => `<div>${s.holdingsList(e, (v) => v ?? '')}</div>`);
  const keys = pair.map(
    (e) =>
      `<div><i>${letter(e)}</i><div><b>${s.esc(e.fund_name_raw)}</b>The objective of ${letter(e)} is ${s.term(e.investment_objective_raw)}</div></div>`,
  );
  return `<div class=top><b>${first.report_month_label_raw}</b><span>${first.amc_name_raw}</span></div><div class=key>${keys.join('')}</div>
${facts([first, second])}${s.heading('Returns (%)')}${returns(pair)}<p class=small>${s.esc(first.footnotes_raw.join(' '))}</p>
<div class=row><div>${shares(pair, 'ASSET_ALLOCATION')}</div><div>${other === null ? '' : shares(pair, other)}</div>${held.join('')}</div>
${s.heading('Returns of the last twelve months (%)')}${months(pair)}${s.heading('What happened')}<p>${COMMENTS[sheet] ?? ''}</p><p class=small>${s.esc(s.RISK_NOTE)} MTD: month to date. YTD: year to date, from 01.07.2023.</p>
<div class=foot><span>Sehwan Investments Limited, 3rd Floor, Qalandar Centre, Auto Bhan Road, Hyderabad. 022-111-734-926</span><span>${s.esc(first.page_footer_raw)}</span></div>`;
}

export function html(entries: readonly s.Entry[]): string {
  const sheets = [...new Set(entries.map((e) => e.page_number))];
  return s.htmlPages(
    STYLE,
    sheets.map((n, i) =>
      page(
        entries.filter((e) => e.page_number === n),
        i,
      ),
    ),
  );
}
