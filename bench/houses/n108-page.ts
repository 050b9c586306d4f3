/** The pages of AMC N108: a front page, and two pages for each fund. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}section{width:210mm;height:296.8mm;padding:11mm 15mm}
body{font:8.6pt/1.38 'TeX Gyre Pagella','Nimbus Roman',serif;color:#221f1c;font-variant-ligatures:none}
.run{display:flex;justify-content:space-between;font:7.4pt 'Liberation Sans';letter-spacing:.6pt;color:#8a4b2d;
border-bottom:.6pt solid #8a4b2d;padding-bottom:1.4mm}h1{font-size:31pt;line-height:1.05;margin:6mm 0 2.5mm;
font-weight:normal}.stand{font-size:10.4pt;font-style:italic;color:#5b4636;margin:0 0 4mm;max-width:160mm}
.stand b{font:bold 7pt 'Liberation Sans';letter-spacing:.8pt;color:#8a4b2d;display:block;margin-bottom:.8mm;
font-style:normal}
.strip{display:flex;border-top:1.4pt solid #221f1c;border-bottom:.5pt solid #221f1c;margin-bottom:5mm}
.strip div{flex:1;padding:2mm 3mm;border-left:.5pt solid #b9a999}.strip div:first-child{border:0;padding-left:0}
.strip span{font:6.8pt 'Liberation Sans';color:#6d5f53;margin-right:2mm}
.strip b{font-size:11.5pt;font-weight:normal;white-space:nowrap}
.flow{columns:2;column-gap:9mm;column-rule:.4pt solid #cdbfb2;height:183mm;column-fill:auto}
h2{font:bold 9pt 'Liberation Sans';color:#8a4b2d;margin:0 0 1.4mm;break-after:avoid}.flow p{margin:0 0 1.6mm;
text-align:justify}.drop::first-letter{float:left;font-size:34pt;line-height:.86;padding:1mm 1.6mm 0 0;color:#8a4b2d}
.gap{margin-top:4mm}td,th{font:7.6pt/1.25 'Liberation Sans';padding:.75mm 0;text-align:right;
border-bottom:.3pt solid #d9cec4;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
th{color:#8a4b2d;font-weight:bold}tr{break-inside:avoid}
.f{display:flex;font:7.6pt/1.3 'Liberation Sans';gap:3mm;padding:.75mm 0;border-bottom:.3pt solid #d9cec4;
break-inside:avoid}.f span:first-child{width:27mm;color:#6d5f53;flex:none}
.two{display:grid;grid-template-columns:1fr 1fr;gap:10mm}.key{font:7pt 'Liberation Sans';margin-bottom:2mm}
.key i{display:inline-block;width:2.4mm;height:2.4mm;margin:0 1mm 0 0}.key i+i,.key span+i{margin-left:4mm}
.bar{margin-bottom:2mm;font:7.4pt/1.2 'Liberation Sans'}.bar u{text-decoration:none;display:flex;align-items:center;
gap:1.4mm;height:3mm}.bar u i{display:block;height:2.3mm;border-radius:0 1mm 1mm 0}.bar u+u{color:#7d6f63;
font-size:6.8pt}
.rank{columns:2;column-gap:10mm;font:7.8pt 'Liberation Sans'}.rank div{display:flex;align-items:baseline;gap:2.6mm;
padding:1mm 0;border-bottom:.3pt solid #d9cec4;break-inside:avoid}.rank b{font:15pt 'TeX Gyre Pagella','Nimbus Roman';
color:#c98a5e;width:7mm}.rank em{margin-left:auto;font-style:normal;font-weight:bold}
.panel{background:#f6efe8;padding:3.5mm 4.5mm;border-radius:2mm;margin-top:6mm}
.nums{display:flex;gap:10mm;font:7.6pt 'Liberation Sans'}.nums b{display:block;font:17pt 'TeX Gyre Pagella';
color:#8a4b2d}.foot{position:absolute;left:15mm;right:15mm;bottom:8mm;font:6.7pt/1.3 'Liberation Sans';color:#7d6f63;
border-top:.4pt solid #cdbfb2;padding-top:1.4mm}.foot b{float:right;padding-left:6mm}
.cover{background:#8a4b2d;color:#fff;margin:-11mm -15mm 9mm;padding:26mm 15mm 14mm}.cover h1{font-size:54pt;margin:0}
.cover p{font-size:13pt;margin:2mm 0 0}.all td,.all th{padding:2.2mm 0;font-size:8.2pt}
.all td:nth-child(2),.all th:nth-child(2){text-align:left;padding-left:3mm;width:38mm}`;

const DARK = '#8a4b2d';
const PALE = '#dcbfa6';
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

function glance(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum investment', 'minimum_initial_raw'],
      ['Further investments', 'minimum_subsequent_raw'],
      ['Par value', 'par_value_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Fund rating', s.ratingText(entry, 'FUND', '')],
    ['AMC rating', s.ratingText(entry, 'AMC', '')],
  ]);
  return items.map(([l, v]) => `<div class=f><span>${s.esc(l)}</span><span>${s.esc(v)}</span></div>`).join('');
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  return s.htmlTable([['Period', 'Fund', 'Benchmark', 'Category average'], ...rows]);
}

function monthly(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], (v) => cell(v));
  return s.htmlTable([['Month', s.short(entry), 'Benchmark'], ...rows]);
}

const STORIES: Readonly<Record<string, readonly string[]>> = {
  UIF: [
    'Bond investors had a month to remember. The State Bank cut its policy rate by 250 basis points to 15% on ' +
      '4 November, the largest step since the pandemic, and the yields of the market ran ahead of it. We had ' +
      'bought long bonds since the spring, and it paid.',
    'What now? Much of the good news is in the prices. We have begun to sell the longest of our bonds and put ' +
      'the money into floating rate papers, of which the coupons fall only with a delay.',
  ],
  UICF: [
    'Islamic banks now pay less for deposits than they did a month ago, since the State Bank has exempted ' +
      'their savings accounts from the minimum rate. We had placed a good part of the fund for three months ' +
      'before that day.',
    'Short term sukuk of companies pay somewhat more, and their issuers are sound. We hold them only as long ' +
      'as we can sell our units in a day if all of our investors ask for their money.',
  ],
  UISF: [
    'After a new record in the first days of November the market turned round. Foreigners sold, local funds ' +
      'took their profits, and unrest in the capital did the rest. Shares of cement and of fertilizer companies ' +
      'fell less than the others.',
    'We used the weakness to add to oil and gas, where the settlement of the circular debt is not in the ' +
      'price yet, and sold two small positions that had reached their price. The fund remains almost fully ' +
      'invested.',
  ],
};

const run = (left: string, entry: s.Entry): string =>
  `<div class=run><span>${s.esc(left)}</span><span>${s.esc(entry.report_month_label_raw)}</span></div>`;

const foot = (entry: s.Entry, text: string): string =>
  `<div class=foot><b>${s.esc(entry.page_footer_raw)}</b>${s.esc(text)}</div>`;

function story(entry: s.Entry): string {
  const [first = '', ...others] = STORIES[s.short(entry)] ?? [];
  const people = s.members(entry).map(([name, office]) => `<p><b>${s.esc(name)}</b><br>${s.esc(office)}</p>`);
  return `${run(entry.amc_name_raw, entry)}<h1>${s.esc(entry.fund_name_raw)}</h1>
<p class=stand><b>INVESTMENT OBJECTIVE</b>${s.term(entry.investment_objective_raw)}</p>
<div class=strip><div><span>NAV per unit</span><b>PKR ${entry.nav_per_unit ?? ''}</b></div>
<div><span>${s.esc(entry.fund_size_label_raw)}</span><b>${s.esc(entry.fund_size_raw)}</b></div>
<div><span>Units</span><b>${s.grouped(Number(entry.units_outstanding), 0)}</b></div></div>
<div class=flow><h2>The manager’s view</h2><p class=drop>${s.esc(first)}</p>${s.paragraphs(others)}
<h2 class=gap>How we did</h2>${returns(entry)}<h2 class=gap>The last twelve months</h2>${monthly(entry)}
<h2 class=gap>The fund at a glance</h2>${glance(entry)}<h2 class=gap>Who looks after it</h2>${people.join('')}</div>
${foot(entry, entry.footnotes_raw.join(' '))}`;
}

function bars(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type);
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  const [now = '', past = ''] = s.datesOf(entry, type);
  const bar = (value: string | undefined, colour: string): string => {
    const width = ((Number(value) / most) * 62).toFixed(1);
    return `<u><i style="width:${width}mm;background:${colour}"></i>${cell(value)}</u>`;
  };
  const lines = rows.map(
    (r) => `<div class=bar>${s.esc(r.label)}${bar(r.cells[0], DARK)}${bar(r.cells[1], PALE)}</div>`,
  );
  const key = `<div class=key><i style="background:${DARK}"></i><span>${now}</span><i style="background:${PALE}"></i><span>${past}</span></div>`;
  return `<div><h2>${s.esc(s.titleOf(entry, type))}</h2>${key}${lines.join('')}</div>`;
}

function portfolio(entry: s.Entry): string {
  const ranks = entry.holdings.map(
    (h) => `<div><b>${h.rank}</b><span>${s.esc(h.name_raw)}</span><em>${cell(h.percent)}</em></div>`,
  );
  const numbers: s.Item[] = [
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
  const cards = numbers.map(([l, v]) => `<div><b>${s.esc(v)}</b>${s.esc(l)}</div>`).join('');
  return `${run(`${entry.fund_name_raw}: the portfolio`, entry)}<div class=two style="margin-top:8mm">
${bars(entry, 'ASSET_ALLOCATION')}${bars(entry, s.otherType(entry) ?? 'CREDIT_QUALITY')}</div>
<h2 class=gap>${s.esc(entry.holdings_title_raw)}</h2><div class=rank>${ranks.join('')}</div>
<div class=panel><h2>Costs and other figures</h2><div class=nums>${cards}</div></div>
<div class=panel><h2>Sindh Workers’ Welfare Fund</h2><p style="margin:0">In the light of the clarification of the Sindh
Revenue Board that mutual funds are not establishments, the provision for SWWF was reversed on
13 August 2021. The net asset value has had no charge for it since then. Expense ratios include
government levies such as the fee of the SECP and sales tax.</p></div>
${foot(entry, `Disclaimer: ${s.RISK_NOTE} The holdings are listed for information and are no advice to buy or sell.`)}`;
}

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.nav_per_unit ?? '',
    (e.fund_size_raw ?? '').replace(/[^\d.]/g, ''),
    cell(s.returnAt(e, 'November')?.fund_return_percent),
    cell(s.returnAt(e, 'Since July')?.fund_return_percent),
    cell(s.returnAt(e, 'Twelve months')?.fund_return_percent),
  ]);
  const heads = ['Fund', 'Category', 'NAV, PKR', 'PKR billion', 'November', 'Since July', 'Twelve months'];
  return `<div class=cover><h1>The Monthly</h1><p>Fund Manager Report November 2024</p><p>${s.esc(entries[0]?.amc_name_raw)}</p></div>
<h2>All our funds in one table</h2>${s.htmlTable([heads, ...rows], 'all')}
<div class="flow gap" style="height:auto;margin-top:9mm;column-fill:balance">
<h2>The economy in a page</h2><p class=drop>Inflation fell to 4.9% in November, from 7.2% the month before
and 29.2% a year ago. Exports of textiles grew again, workers sent home more money than ever in the
first five months of a fiscal year, and the current account was in surplus for the fourth month. The rupee hardly moved.</p>
<p>The programme of the IMF is on its way, although taxes fall short of their target. We expect another cut of the policy rate in December, and one or two
smaller ones in the first half of the new year. Savers who have grown used to a return of more than 20% will have to lower their sights.</p></div>
<div class=foot>${s.esc(s.RISK_NOTE)}</div>`;
}

/** `trueEntries` are what the front page prints. */
export const html = (entries: readonly s.Entry[], trueEntries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [front(trueEntries), ...entries.flatMap((e) => [story(e), portfolio(e)])]);
