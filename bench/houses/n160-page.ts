/** The pages of AMC N160: an overview, and a screen of cards with charts for each fund. */
import { monthChart, heldChart, returnChart, SHADES } from './n160-charts.ts';
import { COMMENTS } from './n160-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.6mm;background:#f3f5f8}body{font:7pt/1.3 'Liberation Sans';color:#1f2a37;font-variant-ligatures:none}
.tabs{position:absolute;left:0;right:0;top:0;height:9mm;background:#17233a;display:flex;align-items:center;padding:0 8mm;gap:6mm;color:#aab6c8;font-size:7pt}
.tabs b{color:#fff;font-size:8.4pt;margin-right:6mm}.tabs .on{color:#fff;border-bottom:.6mm solid #38b2ac;padding-bottom:.6mm}
.bar{position:absolute;left:8mm;right:8mm;top:11mm;height:9mm;display:flex;justify-content:space-between;align-items:center}
.path{font-size:8.4pt;color:#64748b}.path b{font-size:14pt;color:#17233a}.pick span{border:.2mm solid #b8c2d0;border-radius:1mm;background:#fff;padding:.9mm 2mm;margin-left:1.4mm}
.pick{color:#64748b}.pick b{color:#1f2a37}.body{position:absolute;left:8mm;right:8mm;top:22mm;display:grid;gap:2.6mm;grid-template-columns:75mm 102mm 1fr;align-items:start}
.card{background:#fff;border:.2mm solid #dde3ea;border-radius:1.2mm;padding:1.8mm 2.4mm;margin-bottom:2.4mm}
h2{font:bold 7.4pt/1.2 'Liberation Sans';margin:0 0 1.2mm;color:#17233a}.tiles{display:flex;gap:2.4mm}.tiles .card{flex:1;white-space:nowrap}.tiles .card:nth-child(3){flex:1.2}
.tiles p,.card p{margin:0}.tiles .n{font-size:11.4pt;font-weight:bold;color:#0f766e}.small{font-size:6pt;color:#64748b}
.facts td{padding:.5mm 1mm;vertical-align:middle;border:0}.facts td:first-child{text-align:right;color:#64748b;width:27mm;border-right:.3mm solid #38b2ac;padding-right:1.6mm}
.facts td:last-child{padding-left:1.6mm}.key i{display:inline-block;width:2mm;height:2mm;border-radius:1mm;margin:0 .8mm 0 2.4mm}
svg{display:block;width:100%}.stack{display:flex;height:5.4mm;margin:.5mm 0}.stack em{font-style:normal;width:12.4mm;flex:none;align-self:center}
.stack span{min-width:6.6mm;flex-basis:0;text-align:center;line-height:5.4mm;font-size:6.2pt;color:#fff}.legend{margin-top:.8mm;line-height:1.5}
.legend span{white-space:nowrap;margin-right:2.6mm}.legend i{display:inline-block;width:2mm;height:2mm;margin-right:.9mm}
.ter td,.ter th{padding:.5mm 1mm;text-align:right;font-weight:normal}.ter th{color:#64748b}.ter td:first-child{text-align:left}
.team div{display:grid;grid-template-columns:6mm 1fr;column-gap:1.8mm;align-items:center;margin-bottom:.9mm;line-height:1.15}
.team i{font-style:normal;background:#d5efec;color:#0f766e;border-radius:3mm;height:5.6mm;width:5.6mm;line-height:5.6mm;text-align:center;font-size:5.8pt}
.foot{position:absolute;left:8mm;right:8mm;bottom:3mm;display:flex;justify-content:space-between;font-size:5.6pt;color:#64748b}
.list td,.list th{padding:1.3mm 2mm;text-align:left;border-bottom:.2mm solid #dde3ea;font-size:8.4pt}.wide{position:absolute;left:8mm;right:8mm;top:22mm}.wide p{font-size:9pt;line-height:1.5}`;

const card = (title: string, body: string, kind = ''): string =>
  `<div class="card ${kind}"><h2>${s.esc(title)}</h2>${body}</div>`;

function frame(of: { names: readonly string[]; on: string; path: string; footer: string; body: string }): string {
  const tabs = ['Overview', ...of.names].map((n) => `<span${n === of.on ? ' class=on' : ''}>${s.esc(n)}</span>`);
  return `<div class=tabs><b>Hazro Investment Management Limited</b>${tabs.join('')}</div>
<div class=bar><div class=path>${of.path}</div><div class=pick><span>Period: <b>October 2021</b></span><span>Compared with: September 2021</span></div></div>
${of.body}<div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>${s.esc(of.footer)}</span></div>`;
}

function tiles(entry: s.Entry, past: s.Figures): string {
  const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  const items = [
    ['NAV per Unit (PKR)', entry.nav_per_unit, past.nav_per_unit],
    ['Net Assets', entry.fund_size_raw, past.fund_size_raw],
    ['Units Outstanding', units(entry), units(past)],
  ] as const;
  const boxes = items.map(
    ([label, now, old]) =>
      `<div class=card><p class=small>${label}</p><p class=n>${s.esc(now)}</p><p class=small>${s.esc(old)} in Sep 2021</p></div>`,
  );
  return `<div class=tiles>${boxes.join('')}</div>`;
}

/** A bar of each month, and the legend of both. */
function stacks(entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(entry, type);
  const bars = s.datesOf(entry, type).map((day, k) => {
    const parts = rows.map((r, i) => {
      const cell = r.cells[k] ?? '';
      return `<span style="flex-grow:${cell};background:${SHADES[i]}">${cell}</span>`;
    });
    return `<div class=stack><em>${day}</em>${parts.join('')}</div>`;
  });
  const names = rows.map((r, i) => `<span><i style="background:${SHADES[i]}"></i>${s.esc(r.label)}</span>`);
  return card(s.titleOf(entry, type), `${bars.join('')}<div class=legend>${names.join(' ')}</div>`);
}

function facts(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Par value', 'par_value_raw'],
      ['Minimum investment (initial)', 'minimum_initial_raw'],
      ['Minimum investment (subsequent)', 'minimum_subsequent_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Stability rating', s.ratingText(entry, 'FUND', '')],
    ['Management quality rating', s.ratingText(entry, 'AMC', '')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return card('Key Facts', s.list(items, 'facts'));
}

function ratios(entry: s.Entry): string {
  const labels = ['TER with Govt. levies', 'TER without Govt. levies'];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`)]);
  return card('Total Expense Ratio (TER)', s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'ter'));
}

function team(entry: s.Entry): string {
  const people = s.members(entry).map(([name, office]) => {
    const letters = name
      .replace(/,.*/, '')
      .split(' ')
      .slice(-2)
      .map((w) => w[0]);
    return `<div><i>${letters.join('')}</i><span><b>${s.esc(name)}</b><br>${s.esc(office)}</span></div>`;
  });
  return card('Investment Committee', people.join(''), 'team');
}

function fundPage(entry: s.Entry, fund: s.Fund, names: readonly string[], past: s.Figures): string {
  const key = `<p class=key><i style="background:${SHADES[0]}"></i>${s.short(entry)} (figures above the line)<i style="background:${SHADES[1]}"></i>Benchmark (figures below the line)</p>`;
  const held = entry.holdings.length === 0 ? '' : card(entry.holdings_title_raw ?? '', heldChart(entry.holdings));
  const note = entry.footnotes_raw.map((t) => `<p class=small>${s.esc(t)}</p>`).join('');
  const middle = `${tiles(entry, past)}${card('Performance (%)', `${key}${returnChart(entry)}${note}`)}
${card('Monthly Returns (%)', monthChart(entry))}`;
  const right = `${stacks(entry, 'ASSET_ALLOCATION')}${stacks(entry, s.otherType(entry))}${held}${ratios(entry)}${team(entry)}`;
  const left = `${card('Objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`)}${facts(entry)}
${card('Comment of the Fund Manager', `<p>${s.esc(COMMENTS[fund.abbr])}</p>`)}`;
  const kind = fund.model.kind === 'rate' ? 'Fixed Income' : 'Equity';
  return frame({
    names,
    on: entry.fund_name_raw,
    path: `Funds / ${kind} / <b>${s.esc(entry.fund_name_raw)}</b>`,
    footer: entry.page_footer_raw ?? '',
    body: `<div class=body><div>${left}</div><div>${middle}</div><div>${right}</div></div>`,
  });
}

const REVIEW = [
  'The current account deficit was USD 3.4 billion in the first quarter of the fiscal year, as prices of oil, coal and foods rose. The rupee lost ' +
    'more than 8% since the beginning of May, and closed at 171.7 against the dollar.',
  'Inflation was 9.2% in October. The State Bank had raised the policy rate to 7.25% in September, and investors expect that it goes on. The ' +
    'stock market was volatile, and closed the month almost where it had begun.',
];

function overview(entries: readonly s.Entry[], names: readonly string[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, s.short(e), e.category_raw ?? '', e.risk_profile_raw ?? '']);
  const body = `<div class=wide>${card('Markets in the Month', s.paragraphs(REVIEW))}
${card('Our Funds', s.htmlTable([['Fund', 'Short Name', 'Category', 'Risk Profile'], ...rows], 'list'))}</div>`;
  const footer = 'reports.hazro.example | printed on 9 November 2021 at 11:05 | 1';
  return frame({ names, on: 'Overview', path: 'Funds / <b>Overview</b>', footer, body });
}

/** A page for each fund, and the overview before them if the report is whole. */
export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  pastOf: (entry: s.Entry) => s.Figures,
): string {
  const names = funds.map((f) => f.name.replace('Hazro ', ''));
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return fundPage(e, fund, names, pastOf(e)).replace(
      `<span>${fund.name.replace('Hazro ', '')}</span>`,
      `<span class=on>${fund.name.replace('Hazro ', '')}</span>`,
    );
  });
  return s.htmlPages(STYLE, isWhole ? [overview(entries, names), ...pages] : pages);
}
