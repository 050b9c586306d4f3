/** The pages of AMC N75: facts in a narrow column at the left, tables and a chart at the right, months at the foot. */
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.3pt/1.24 'Liberation Sans';color:#1c1c1c;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:7mm 9mm}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.2mm solid #00694e;padding-bottom:1.2mm}.top h1{margin:0;font-size:16pt;color:#00694e}.top div{text-align:right;color:#555}.top b{display:block;font-size:9pt;color:#00694e}
.cols{display:flex;gap:4mm;margin-top:1.6mm}.left{width:72mm;flex:none}.right{flex:1;min-width:0}
h2{font-size:7.8pt;margin:1.3mm 0 .6mm;background:#00694e;color:#fff;padding:.5mm 1.2mm;text-transform:uppercase}p{margin:0 0 1mm;text-align:justify}
td,th{padding:.42mm .9mm;text-align:right;border-bottom:.3pt solid #c9d6d1;font-weight:normal}td:first-child,th:first-child{text-align:left}th{background:#e4efeb;font-weight:bold}
.list td{text-align:left;vertical-align:top}.list td:first-child{width:34mm;color:#00694e}.wide{font-size:6.6pt}.wide td,.wide th{padding:.6mm .5mm}
.small{font-size:6.2pt;color:#444}.foot{position:absolute;left:9mm;right:9mm;bottom:4mm;display:flex;justify-content:space-between;font-size:6.6pt;border-top:.5pt solid #00694e;padding-top:.8mm}
.cover h1{margin:70mm 0 3mm 14mm;font-size:30pt;color:#00694e}.cover p{margin-left:14mm;font-size:13pt}svg{display:block}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function information(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) ${day}`, 'Not Applicable');
  return s.list([
    ...s.terms(entry, [
      ['Launch Date', 'launch_date_raw'],
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV (PKR) as of 31-Jan-2025', entry.nav_per_unit ?? ''],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...s.terms(entry, [
      ['Front end Load', 'front_end_load_raw'],
      ['Back end Load', 'back_end_load_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Leverage', 'leverage_raw'],
      ['Price Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['AMC Rating', rating('AMC')],
    ['Fund Stability Rating', rating('FUND')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
}

/** Rows of the fund and the benchmark, with a column for each label. */
const series = (rows: readonly s.SeriesRow[], short: string): string => {
  const labels = s.labelsOf(rows);
  const row = (name: string): string[] => [name, ...labels.map((l) => cell(s.percentAt(rows, name, l)))];
  return s.htmlTable([['', ...labels], row(short), row('Benchmark')]);
};

/** The holdings with their shares of the month and of the month before. */
function holdings(entry: s.Entry, then: s.Figures, month: s.Month): string {
  const heads = ['', s.dashed(month), s.dashed(s.before(month))];
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    cell(h.percent),
    cell(then.holdings.find((t) => t.name_raw === h.name_raw)?.percent),
  ]);
  return rows.length === 0 ? '' : `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.htmlTable([heads, ...rows])}`;
}

/** What 100 rupees became in the last twelve months, for the fund and for its benchmark. */
function chart(entry: s.Entry, isRate: boolean): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const valuesOf = (name: string): number[] =>
    labels.reduce<number[]>(
      (all, l) => {
        const percent = Number(s.percentAt(entry.monthly_returns, name, l) ?? 0);
        return [...all, (all.at(-1) ?? 100) * (1 + percent / (isRate ? 1200 : 100))];
      },
      [100],
    );
  const [own, mark] = [valuesOf(entry.fund_column_raw ?? ''), valuesOf('Benchmark')];
  const [low, high] = [Math.min(...own, ...mark), Math.max(...own, ...mark)];
  const at = (v: number): number => 66 - ((v - low) / (high - low)) * 58;
  const line = (values: readonly number[], colour: string): string =>
    `<polyline fill=none stroke="${colour}" points="${values.map((v, i) => `${24 + i * 20},${at(v).toFixed(1)}`).join(' ')}"/>`;
  const axis = [low, (low + high) / 2, high].map((v) => `<text x=0 y=${at(v) + 2} font-size=6>${v.toFixed(0)}</text>`);
  const names = labels.map((l, i) => `<text x=${34 + i * 20} y=76 font-size=4.6>${l}</text>`);
  return `<h2>Value of PKR 100 Invested 12 Months Ago</h2><svg width="114mm" height="25mm" viewBox="0 0 280 84">${axis.join('')}${names.join('')}${line(own, '#00694e')}${line(mark, '#e08a00')}<text x=60 y=84 font-size=6 fill="#00694e">Fund</text><text x=120 y=84 font-size=6 fill="#e08a00">Benchmark</text></svg>`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  JCF: 'The State Bank of Pakistan reduced the policy rate by 100 bps to 12.0% on 27 January 2025. Headline inflation clocked in at 2.4% YoY, the lowest in nine years. Secondary market yields of short tenors moved up by 10 to 25 bps after the announcement, as the market had expected a larger cut. During the month, the Fund increased exposure in T-Bills and kept the rest in bank deposits at competitive rates. Going forward, we will continue to look for placements with good quality banks.',
  JIF: 'The current account posted a surplus of USD 582 million in December 2024, taking the first-half surplus to USD 1.2 billion. The cut-off yield of 10-year PIBs was 12.3% in the auction of the month. The Fund realized capital gains on longer PIBs and reduced duration before the monetary policy meeting. All issuers in the portfolio made timely payments. We plan to add floating rate instruments with attractive spreads.',
  JSF: 'The KSE-100 Index came under pressure during January 2025, as investors took profits after the strong close of the calendar year. Foreigners remained net sellers with an outflow of USD 38 million, absorbed by companies and individuals. Fertilizer and cement companies contributed positively while exploration and banks dragged. The Fund remains overweight on banks and cement on account of attractive valuations and improving cash flows.',
};

function page(entry: s.Entry, then: s.Figures, isRate: boolean, month: s.Month): string {
  const short = entry.fund_column_raw ?? '';
  const second = s.secondRows(entry)[0]?.allocation_type ?? 'CREDIT_QUALITY';
  const committee = s.people(entry).map(([role, name]) => [name, role] as const);
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1><div><b>FUND MANAGER’S REPORT</b>${entry.report_month_label_raw}</div></div>
<div class=cols><div class=left><h2>Investment Objective</h2><p>${s.term(entry.investment_objective_raw)}</p><h2>Fund Information</h2>${information(entry)}</div>
<div class=right><h2>Fund Manager’s Comments</h2><p>${COMMENTS[short] ?? ''}</p>${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}${s.sharesTable(entry, second, cell)}${holdings(entry, then, month)}${chart(entry, isRate)}<h2>Investment Committee</h2>${s.list(committee)}</div></div>
<div class=wide>${s.returnsTable(entry, cell)}<h2>Fiscal Year Performance</h2>${series(entry.historical_returns, short)}<h2>Monthly Performance</h2>${series(entry.monthly_returns, short)}</div>
<p class=small style="margin-top:1.2mm">${s.esc(entry.footnotes_raw.join(' '))} Sindh Workers’ Welfare Fund (SWWF): the provision held up to 12 August 2021 was reversed on 13 August 2021. The Scheme is in compliance with all requirements of its category; no investment is non-compliant. MUFAP’s Recommended Format. ${s.esc(s.RISK_NOTE)} For complaints: complaints@jungshahi.example, 0800-55864 or https://sdms.secp.gov.pk</p>
<div class=foot><span>Jungshahi Asset Management Limited, 4th Floor, Beaumont Plaza, Karachi</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

const COVER = `<div class=cover><h1>Fund Manager’s Report</h1><p>January 2025<br>Jungshahi Asset Management Limited<br>AMC Rating: AM1 by VIS</p></div>`;

export function html(
  entries: readonly s.Entry[],
  funds: readonly s.Fund[],
  thenOf: (e: s.Entry) => s.Figures,
  month: s.Month,
): string {
  const pages = entries.map((e) => page(e, thenOf(e), s.fundNamed(funds, e).model.kind === 'rate', month));
  return s.htmlPages(STYLE, [COVER, ...pages]);
}
