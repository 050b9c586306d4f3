/** The pages of AMC N67: one dense page for each fund, periods with two days, tables that are folded in tiers. */
import * as s from './shared13.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.32 'Liberation Sans';color:#222;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:8mm 9mm}
.head{display:flex;justify-content:space-between;background:#0b3d2e;color:#fff;padding:2mm 3mm}.head b{font-size:13pt}.head span{text-align:right}
.cols{display:flex;gap:4mm;margin-top:2mm}.left{width:64mm;flex:none}.right{flex:1;min-width:0}
h2{font-size:8.6pt;margin:2.4mm 0 1mm;background:#b8860b;color:#fff;padding:.4mm 1.4mm}p{margin:0 0 1mm;text-align:justify}
td,th{padding:.5mm .9mm;border:.3pt solid #9aa;text-align:center;font-weight:normal}table{margin-bottom:.6mm}
.list{font-size:7.5pt}.list td{text-align:left;border:0;border-bottom:.3pt solid #ccc;vertical-align:top}.list td:first-child{width:27mm;color:#0b3d2e;font-weight:bold}
.right th{font-size:7pt;padding:.5mm .3mm}.fold th{background:#e6efe9;font-size:7.4pt}.fold{table-layout:fixed}.months td:first-child,.months th:first-child{text-align:left}.months{font-size:6.6pt}
.small{font-size:6.7pt;color:#444}.foot{position:absolute;left:9mm;right:9mm;bottom:5mm;border-top:.8pt solid #b8860b;padding-top:1mm;display:flex;justify-content:space-between}svg{display:block}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

/** Labels above their values in tiers of this number of columns; the last tier may be shorter. */
function folded(items: readonly s.Item[], columns: number): string {
  const tiers = Array.from({ length: Math.ceil(items.length / columns) }, (_, i) =>
    items.slice(i * columns, (i + 1) * columns),
  );
  const row = (tier: readonly s.Item[], tag: 'td' | 'th', at: 0 | 1): string => {
    const rest = tiers.length > 1 ? columns - tier.length : 0;
    const empty = rest > 0 ? `<td colspan=${rest} style="border:0"></td>` : '';
    return `<tr>${tier.map((item) => `<${tag}>${s.esc(item[at])}</${tag}>`).join('')}${empty}</tr>`;
  };
  return `<table class=fold>${tiers.map((t) => row(t, 'th', 0) + row(t, 'td', 1)).join('')}</table>`;
}

function shares(entry: s.Entry, type: s.AllocationType, columns: number): string {
  const items = s.lines(entry, type).map((r) => [r.label, cell(r.cells[0])] as const);
  return items.length === 0 ? '' : `<h2>${s.esc(s.titleOf(entry, type))}</h2>${folded(items, columns)}`;
}

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, 'Not applicable');
  const items: s.Item[] = [
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per Unit (Rs.)', entry.nav_per_unit ?? ''],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', rating('FUND')],
    ['AMC Rating', rating('AMC')],
  ];
  return `<h2>Fund Information</h2>${s.list(items)}<h2>Members of the Investment Committee</h2>${s.list(
    s.people(entry).map(([role, name]) => [name, role] as const),
  )}`;
}

/** A line of the last prices with the figures of its axis. */
function priceChart(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const points = s.recent(s.historyOf(fund.name, fund.model, month), 24).map((p) => p.nav);
  const [low, high] = [Math.floor(Math.min(...points)), Math.ceil(Math.max(...points))];
  const at = (v: number): number => 62 - ((v - low) / (high - low)) * 56;
  const line = points.map((v, i) => `${24 + i * 7},${at(v).toFixed(1)}`).join(' ');
  const ticks = [low, (low + high) / 2, high].map((v) => `<text x=0 y=${at(v) + 2} font-size=6>${v.toFixed(1)}</text>`);
  return `<h2>NAV of the Last 24 Months (Rs.)</h2><svg width="66mm" height="24mm" viewBox="0 0 190 70">${ticks.join('')}<polyline points="${line}" fill=none stroke="#b8860b"/></svg><p class=small>${s.esc(entry.fund_name_raw)}, prices of month ends, before dividends.</p>`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  GBCF: 'The Monetary Policy Committee cut the policy rate by 250 bps to 15.0% on 4 November 2024, the fourth cut in a row. CPI inflation fell to 4.9% in November. The Fund increased its weighted average maturity before the decision, and gained as the cut-off yields of treasury bills fell by 90 to 140 bps during the month. Unit holders should note that bank rates for large deposits have come below the yields of treasury bills because of the tax on the advance-to-deposit ratio of banks.',
  GBIOF:
    'Yields of PIBs of three and five years fell to 12.5% and 12.7%. The Fund sold part of its floating rate PIBs at a gain and bought TFCs of good issuers. Deposits were placed before the end of the quarter with banks that still paid above 14%. The Fund has no exposure to a defaulted issuer. We expect yields to fall further, and keep a moderate duration to profit from it while we limit the risk of a reversal.',
  GBSF: 'The KSE-100 Index closed lower in a month of heavy trading. Local mutual funds were net buyers of USD 55 million, while foreign investors sold USD 60 million. Cement and technology shares lost most, while fertilizer and banks held up better. The market suffered on 26 November from the protests in Islamabad and recovered part of its loss on the next day. The Fund remained fully invested, and sold some cement shares after their rally to add to pharmaceutical companies.',
};

function page(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const short = entry.fund_column_raw ?? '';
  const holdings = entry.holdings.map((h) => [h.name_raw, cell(h.percent)] as const);
  const held = holdings.length === 0 ? '' : `<h2>${entry.holdings_title_raw ?? ''}</h2>${folded(holdings, 5)}`;
  return `<div class=head><div><b>${s.esc(entry.fund_name_raw)}</b><br>A wholly owned subsidiary of Gadani Bank Limited manages this fund</div><span>${entry.amc_name_raw}<br>Fund Manager Report, ${entry.report_month_label_raw}</span></div>
<div class=cols><div class=left><h2>Investment Objective</h2><p>${s.term(entry.investment_objective_raw)}</p>${facts(entry)}</div>
<div class=right><h2>Fund Manager’s Comments</h2><p>${COMMENTS[short] ?? ''}</p>${s.returnsTable(entry, cell)}<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p>
${shares(entry, 'ASSET_ALLOCATION', 4)}${shares(entry, 'CREDIT_QUALITY', 4)}${shares(entry, 'SECTOR_ALLOCATION', 4)}${held}${priceChart(entry, fund, month)}
<p class=small>Sindh Workers’ Welfare Fund (SWWF): the Fund has reversed its provision for SWWF as on 13 August 2021, after the clarification of the Sindh Revenue Board.</p></div></div>
<h2>Monthly Returns</h2><div class=months>${s.monthTable(entry, [short, 'Benchmark'], cell)}</div><p class=small>MUFAP’s recommended format. ${s.esc(s.RISK_NOTE)} Complaints may be sent to complaints@gadanifunds.example or to SECP at sdms.secp.gov.pk.</p>
<div class=foot><span>7th Floor, Gadani Bank Tower, I. I. Chundrigar Road, Karachi. UAN 111-423-264</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[], fundOf: (e: s.Entry) => s.Fund, month: s.Month): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, fundOf(e), month)),
  );
