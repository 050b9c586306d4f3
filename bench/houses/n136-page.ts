/** The pages of AMC N136: a front with all funds, a page of grouped facts for each, and plans as columns. */
import { COMMENTS } from './n136-funds.ts';
import * as s from './shared15.ts';

const INK = '#7b1e2b';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 13mm 0}body{font:7.9pt/1.2 'Liberation Serif';color:#111;font-variant-ligatures:none}
h1{margin:0;font:bold 18pt 'Liberation Serif';color:${INK};text-align:center}
.under{text-align:center;font-size:10pt;font-style:italic;margin:.2mm 0 1.6mm}
h2{font:bold 9.4pt 'Liberation Serif';color:#fff;background:${INK};margin:2mm 0 0;padding:.5mm 1.6mm}p{margin:1mm 0;text-align:justify}
td,th{border:.2mm solid #b9a3a6;padding:.36mm 1mm;line-height:1.14;text-align:center}th{background:#f0e4e6;font-weight:bold}
td:first-child,th:first-child{text-align:left}
.facts td{text-align:left;vertical-align:middle}.facts .g{background:#f0e4e6;font-weight:bold;width:17mm;text-align:center}.facts .l{width:37mm}
.two{display:grid;grid-template-columns:1.3fr 1fr;gap:4mm;align-items:start}
.half{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start}
.bar{text-align:left!important;width:34mm}.bar i{display:block;height:2.4mm;background:#c98a93}.price td,.price th{text-align:center!important}
.price td{font-weight:bold}
.team{border:.2mm solid #b9a3a6;padding:.6mm 1.4mm;margin-top:2mm}
.notes{position:absolute;left:13mm;right:13mm;bottom:11mm;font-size:6.9pt;line-height:1.2}.notes div{margin-top:.5mm;text-align:justify}
.foot{position:absolute;left:13mm;right:13mm;bottom:5mm;display:flex;justify-content:space-between;font-size:7.6pt;border-top:.4mm double ${INK}
;padding-top:.8mm}
.text p{font-size:11pt;line-height:1.5;margin:2.4mm 0}.text h2{margin-top:5mm;font-size:11pt}.sum td,.sum th{padding:1.4mm 1mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);

function frame(title: string, under: string, page: string, body: string): string {
  const [label = '', number = ''] = page.split(' / ');
  return `<h1>${s.esc(title)}</h1><div class=under>${s.esc(under)}</div>${body}
<div class=foot><span>Khanewal Investments Limited</span><span>${s.esc(label)} / ${s.esc(number)}</span></div>`;
}

/** Rows whose first cell names the group and is as high as the group. */
function group(name: string, items: readonly s.Item[]): string {
  return items
    .map(([label, value], i) => {
      const first = i === 0 ? `<td class=g rowspan=${items.length}>${s.esc(name)}</td>` : '';
      return `<tr>${first}<td class=l>${s.esc(label)}</td><td>${s.esc(value)}</td></tr>`;
    })
    .join('');
}

function sizes(entry: s.Entry): s.Item[] {
  const all = entry.fund_size_including_fof_pkr;
  return s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Net assets incl. fund of funds', all === null ? null : `Rs.${s.grouped(Number(all) / 1e6, 1)} million`],
  ]);
}

function facts(entry: s.Entry): string {
  const general = s.stated([
    ...s.terms(entry, [
      ['Fund type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch date', 'launch_date_raw'],
    ]),
    ...sizes(entry),
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
  ]);
  const dealing = s.terms(entry, [
    ['Par value', 'par_value_raw'],
    ['Pricing mechanism', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Dealing hours / cut-off', 'cutoff_raw'],
    ['Minimum investment', 'minimum_initial_raw'],
    ['Subsequent investment', 'minimum_subsequent_raw'],
  ]);
  const charges = [
    ...s.terms(entry, [
      ['Management fee', 'management_fee_raw'],
      ['Front end load', 'front_end_load_raw'],
      ['Back end load', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ];
  const ratings = s.stated([
    ['Stability rating', s.ratingText(entry, 'FUND', '')],
    ['AMC rating', s.ratingText(entry, 'AMC', '')],
  ]);
  const parties = s.terms(entry, [
    ['Trustee', 'trustee_raw'],
    ['Auditors', 'auditor_raw'],
    ['Registrar', 'registrar_raw'],
  ]);
  const indicators = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  return `<table class=facts>${group('General', general)}${group('Dealing', dealing)}${group('Charges', charges)}${group('Ratings', ratings)}
${group('Parties', parties)}${group('Indicators', indicators)}</table>`;
}

function prices(entry: s.Entry): string {
  const heads = ['NAV per unit (Rs.)', 'Offer price (Rs.)', 'Redemption price (Rs.)'];
  const row = [entry.nav_per_unit ?? '', entry.offer_price ?? '', entry.repurchase_price ?? ''];
  return `${s.heading('Prices as of 29 February 2024')}<table class=price>${s.tr(heads, 'th')}${s.tr(row)}</table>`;
}

function months(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), 'BM'], cell);
  return s.heading('Monthly returns') + s.htmlTable([['Month', s.short(entry), 'BM'], ...rows]);
}

function periods(entry: s.Entry): string {
  const hasPeers = entry.reported_returns.some((r) => r.peer_return_percent !== null);
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    ...(hasPeers ? [cell(r.peer_return_percent)] : []),
  ]);
  const head = ['Period', s.short(entry), 'BM', ...(hasPeers ? ['Peer group'] : [])];
  return s.heading('Fund returns') + s.htmlTable([head, ...rows]);
}

/** The bar is as long as the share of the report month, which is the last column. */
function assets(entry: s.Entry): string {
  const heads = s.tr(['', ...s.datesOf(entry, 'ASSET_ALLOCATION'), ''], 'th');
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => {
    const bar = `<td class=bar><i style="width:${r.cells.at(-1) ?? '0'}%"></i></td>`;
    return `<tr><td>${s.esc(r.label)}</td>${r.cells.map((v) => `<td>${v}%</td>`).join('')}${bar}</tr>`;
  });
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}<table>${heads}${rows.join('')}</table>`;
}

const committee = (entry: s.Entry): string => {
  const names = s.people(entry).map(([office, name]) => `${name} (${office})`);
  return `<div class=team><b>Members of Investment Committee:</b> ${s.esc(names.join('; '))}</div>`;
};

const notes = (entry: s.Entry): string => {
  const texts = [
    ...entry.footnotes_raw,
    'Sindh Workers’ Welfare Fund (SWWF): provisioning against SWWF has been discontinued since August 2021 after clarification ' +
      'by the Sindh Revenue Board.',
    `Disclaimer: ${s.RISK_NOTE}`,
  ];
  return `<div class=notes>${texts.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;
};

const objective = (entry: s.Entry): string =>
  `${s.heading('Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund manager’s review')}<p>${s.esc(COMMENTS[entry.fund_column_raw ?? 'KFPF'])}</p>`;

function fundPage(entry: s.Entry): string {
  const second = s.sharesList(entry, s.otherType(entry), (v) => cell(v));
  const held = s.holdingsList(entry, (v) => cell(v));
  const lower = held === '' ? `${second}` : `<div class=half><div>${second}</div><div>${held}</div></div>`;
  const right = prices(entry) + periods(entry) + months(entry);
  return frame(
    entry.fund_name_raw,
    'Fund manager’s report for February 2024',
    entry.page_footer_raw ?? '',
    `${objective(entry)}<div class=two><div>${s.heading('Fund profile')}${facts(entry)}</div><div>${right}</div></div>
${assets(entry)}${lower}${committee(entry)}${notes(entry)}`,
  );
}

/** One table for all the plans: a column for each, and a row for each of their figures. */
function planTable(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'plan');
  const row = (label: string, of: (x: s.SubFacts) => string | null | undefined): string[] => [
    label,
    ...subs.map((x) => of(x) ?? ''),
  ];
  const rows = [
    ['', ...subs.map((x) => x.name_raw)],
    row('Launch date', (x) => x.launch_date_raw),
    row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw),
    row('NAV per unit (Rs.)', (x) => x.nav_per_unit),
    ...first.fees.map((f) => row(f.fee_label_raw, (x) => `${s.feeOf(x, f.fee_label_raw, null)}%`)),
  ];
  return s.heading('Plans as of 29 February 2024') + s.htmlTable(rows);
}

/** Fund and benchmark of each plan below a head that spans both. */
function planReturns(subs: readonly s.SubFacts[]): string {
  const labels = s.periods(s.only(subs[0], 'plan'));
  const heads = `<tr><th rowspan=2>Period</th>${subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('')}</tr>
<tr>${subs.map(() => '<th style="text-align:center">Plan</th><th>BM</th>').join('')}</tr>`;
  const rows = labels.map((l) =>
    s.tr([
      s.esc(l),
      ...subs.flatMap((x) => {
        const r = s.returnAt(x, l);
        return [cell(r?.fund_return_percent), cell(r?.benchmark_return_percent)];
      }),
    ]),
  );
  return `${s.heading('Returns of plans')}<table>${heads}${rows.join('')}</table>`;
}

function planPage(entry: s.Entry): string {
  const { sub_funds: subs } = entry;
  const rows = s.restLast(s.matrix(subs, 'ASSET_ALLOCATION', '-'), (l) => l.startsWith('Cash'));
  const shares = rows.map(([l = '', ...v]) => [l, ...v.map((x) => (x === '-' ? x : `${x}%`))]);
  const title = s.titleOf(s.only(subs[0], 'plan'), 'ASSET_ALLOCATION');
  return frame(
    entry.fund_name_raw,
    'Fund manager’s report for February 2024',
    entry.page_footer_raw ?? '',
    `${objective(entry)}${s.heading('Fund profile')}${facts(entry)}${planTable(subs)}${planReturns(subs)}
${s.heading(title)}${s.htmlTable([['', ...subs.map((x) => x.name_raw)], ...shares])}${committee(entry)}${notes(entry)}`,
  );
}

const REVIEW = [
  'General elections were held on 8 February. The uncertainty about the formation of a coalition weighed on markets in the first ' +
    'half of the month. Inflation declined to 23.1% in February from 28.3% in January, helped by the base effect.',
  'The current account had a surplus of USD 128 million. Reserves of the State Bank were near USD 8.0 billion. The new government ' +
    'is expected to begin talks with the IMF about a larger programme after the last review of the Stand-By Arrangement.',
];
const MARKETS = [
  'The cut-off yields of three, six and twelve months Treasury Bills in the last auction of the month were 21.66%, 20.79% and ' +
    '20.29%. Bonds of three, five and ten years were sold at 16.8%, 15.5% and 14.5%.',
  'In the stock market, average turnover was 369 million shares a day. Foreign investors were net buyers of USD 22 million, ' +
    'while insurance companies and banks were net sellers.',
];

function summary(entries: readonly s.Entry[]): string {
  const labels = ['February 2024', 'Year to Date', 'Last 1 year', 'Since inception'];
  const rows = entries.flatMap((e) => {
    const parts: readonly (readonly [string, s.Figures])[] =
      e.sub_funds.length > 0 ? e.sub_funds.map((x) => [x.name_raw, x] as const) : [[e.fund_name_raw, e]];
    return parts.map(([name, f]) => [
      name,
      f.fund_size_raw ?? '',
      f.nav_per_unit ?? '',
      ...labels.map((l) => cell(s.returnAt(f, l)?.fund_return_percent)),
    ]);
  });
  return s.htmlTable([['Name of fund', 'Net assets', 'NAV (Rs.)', ...labels], ...rows], 'sum');
}

/** The pages of the whole report, or of the funds alone. */
export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? planPage(e) : fundPage(e)));
  const front = frame(
    'Economy and Markets',
    'February 2024',
    'Monthly Report February 2024 / 1',
    `<div class=text>${s.heading('Economy')}${s.paragraphs(REVIEW)}${s.heading('Money and stock markets')}${s.paragraphs(MARKETS)}
${s.heading('Performance summary as of 29 February 2024')}</div>${summary(entries)}`,
  );
  return s.htmlPages(STYLE, isWhole ? [front, ...pages] : pages);
}
