/** The pages of AMC N93: two funds on a page, each with boxes for its prices, returns with a difference, and facts. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.1pt/1.22 'DejaVu Sans Condensed';color:#1b1b1b;font-variant-ligatures:none}section{width:210mm;height:296.5mm}
.band{background:#222;color:#fff;display:flex;justify-content:space-between;padding:2.2mm 11mm;font-size:8.6pt}.band i{color:#f0b323;font-style:normal}
.fund{height:138mm;padding:2.5mm 11mm 0}.fund+.fund{border-top:1.2pt solid #f0b323}.head{display:flex;justify-content:space-between;align-items:center}.head h1{font-size:14pt;margin:0}.boxes{display:flex;gap:2mm}.boxes div{border:.7pt solid #222;padding:.8mm 2mm;font-weight:bold;font-size:8pt}.boxes small{display:block;font-size:5.8pt;font-weight:normal;color:#555}
.cols{display:flex;gap:4mm;margin-top:1mm}.cols>div{flex:1;min-width:0}.cols .facts{flex:0 0 64mm}h2{font-size:7pt;margin:1.6mm 0 .6mm;text-transform:uppercase;border-left:2.2mm solid #f0b323;padding-left:1.2mm}
td,th{padding:.44mm .8mm;text-align:right;vertical-align:top;border-bottom:.3pt solid #bbb}th{background:#eee}td:first-child,th:first-child,.facts td{text-align:left}.facts td:first-child{width:30mm}p{margin:.8mm 0 0;text-align:justify}.months{margin-top:1.4mm}.months td,.months th{font-size:6.7pt}.foot span:last-child{white-space:nowrap}.notes{font-size:6pt;color:#444}
.foot{position:absolute;left:11mm;right:11mm;bottom:4mm;font-size:6pt;color:#444;display:flex;justify-content:space-between;gap:8mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

/** What the fund earned more than its benchmark. */
const excess = (own: string | null | undefined, mark: string | null | undefined): string =>
  own === null || own === undefined || mark === null || mark === undefined
    ? '-'
    : `${(Number(own) - Number(mark)).toFixed(2)}%`;

function boxes(entry: s.Entry): string {
  const items: s.Item[] = [
    ['NAV (30-Nov-18)', entry.nav_per_unit ?? ''],
    ['OFFER', entry.offer_price ?? ''],
    ['REDEMPTION', entry.repurchase_price ?? ''],
    ['LATEST FMR', entry.report_month_label_raw],
  ];
  return `<div class=boxes>${items.map(([label, value]) => `<div><small>${label}</small>${value}</div>`).join('')}</div>`;
}

function facts(entry: s.Entry): string {
  const own = s.ratingWith(entry, 'FUND', (r, agency, day) => `${r} (${agency}) ${day}`, 'Not applicable');
  const amc = s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} (${agency}) ${day}`, '-');
  return s.list(
    [
      ...s.terms(entry, [
        ['Type of Scheme', 'fund_type_raw'],
        ['Category of CIS', 'category_raw'],
        ['Inception Date', 'launch_date_raw'],
      ]),
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
      ...s.terms(entry, [
        ['Benchmark (BM)', 'benchmark_raw'],
        ['Management Fee', 'management_fee_raw'],
        ['Front end Load', 'front_end_load_raw'],
        ['Back end Load', 'back_end_load_raw'],
        ['Min. Subscription', 'minimum_initial_raw'],
        ['Risk Profile', 'risk_profile_raw'],
        ['Par Value', 'par_value_raw'],
        ['Listing', 'listing_raw'],
        ['Cut-off Time', 'cutoff_raw'],
        ['Custodian & Trustee', 'trustee_raw'],
        ['Auditors', 'auditor_raw'],
        ['Transfer Agent', 'registrar_raw'],
      ]),
      [own.includes('Star') ? 'Star Ranking' : 'Stability Rating', own],
      ['Mgt. Quality Rating', amc],
      ...entry.fees.map((f) => [`${f.fee_label_raw}*`, cell(f.percent)] as const),
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      ...s.people(entry),
    ],
    '',
  );
}

function returns(entry: s.Entry): string {
  const heads = (first: string): string[] => [first, s.short(entry), 'BM', 'Diff.'];
  const periods = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    excess(r.fund_return_percent, r.benchmark_return_percent),
  ]);
  const years = s.labelsOf(entry.historical_returns).map((l) => {
    const own = s.percentAt(entry.historical_returns, s.short(entry), l);
    const mark = s.percentAt(entry.historical_returns, 'BM', l);
    return [l, cell(own), cell(mark), excess(own, mark)];
  });
  return `${s.heading('Fund returns')}${s.htmlTable([heads('Period'), ...periods])}${s.heading('Returns by fiscal year')}${s.htmlTable([heads('Year'), ...years])}`;
}

function months(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['BM', 'BM'],
  ] as const;
  return s.htmlTable(s.wideSeries(entry.monthly_returns, names, cell), 'months');
}

const COMMENTS: Readonly<Record<string, string>> = {
  LCF: 'The SBP raised the policy rate by 150 bps to 10.00% on the last day of the month. The fund had shortened its maturity and will reinvest at higher yields.',
  LIF: 'KIBOR rose ahead of the monetary policy. Floating coupons of the TFCs will be reset from December; the fund added margin trading and sold paper of long tenor.',
  LSF: 'The index fell in the second half of the month as the rupee was adjusted again to 138 per dollar. Exploration companies lost on the fall of oil to USD 59 a barrel.',
  LISF: 'The fund remained underweight in cement, where prices came under pressure in the north, and added power companies whose returns are indexed to the dollar.',
};

function half(entry: s.Entry): string {
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  return `<div class=fund><div class=head><h1>${s.esc(entry.fund_name_raw)}</h1>${boxes(entry)}</div>
<div class=cols><div class=facts>${facts(entry)}</div><div>${returns(entry)}${s.heading("Manager's view")}<p>${COMMENTS[s.short(entry)] ?? ''}</p></div><div>${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}${s.sharesTable(entry, second, cell)}${s.holdingsList(entry, cell)}</div></div>
${months(entry)}<p class=notes>${entry.footnotes_raw.map(s.esc).join('<br>')}</p></div>`;
}

function page(entries: readonly s.Entry[]): string {
  return `<div class=band><span>Layyah Asset Managers Limited</span><i>Fund Manager Report</i></div>${entries.map(half).join('')}
<div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>${s.esc(entries[0]?.page_footer_raw)}</span></div>`;
}

/** Two funds on each page. */
export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    [...Map.groupBy(entries, (e) => e.page_number).values()].map((pair) => page(pair)),
  );
