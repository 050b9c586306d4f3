/** The pages of AMC N173: tables with a column for each fund, and cards whose labels are below their figures. */
import { REMARKS } from './n173-funds.ts';
import * as s from './shared15.ts';

const PLUM = '#5b2a4e';
const TEAL = '#1f7a7a';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff}
body{font:6.9pt/1.3 'Liberation Sans';color:#26222a;font-variant-ligatures:none}
header{position:absolute;left:9mm;right:9mm;top:6mm;display:flex;justify-content:space-between;align-items:flex-end}
header h1{font:bold 14pt/1 'Liberation Sans';color:${PLUM};margin:0}header span{font-size:8pt;color:${TEAL}}
main{position:absolute;left:9mm;right:9mm;top:14mm}
table{table-layout:fixed}td,th{padding:.48mm 1mm;text-align:center;line-height:1.17;border:.15mm solid #d5cbd2}
td:first-child,th:first-child{width:44mm;text-align:left;font-weight:bold;color:${PLUM}}
th{background:${PLUM};color:#fff!important}th.sub{background:#e9dfe6;color:${PLUM}!important}
.band td{background:#dcecec;color:${TEAL}!important;font-weight:bold;text-align:left!important}
.cards{display:grid;grid-template-columns:44mm repeat(5,1fr);margin-bottom:1.6mm}
.cards>div{border:.3mm solid ${TEAL};border-radius:1.4mm;margin-left:1.4mm;padding:1.2mm;text-align:center}
.cards h3{font:bold 7.4pt/1.15 'Liberation Sans';color:${PLUM};margin:0 0 .8mm;height:6mm}
.cards b{display:block;font:bold 11pt/1.1 'Liberation Sans';color:#111}.cards i{display:block;font:5.5pt/1.2 'Liberation Sans';color:#666;white-space:nowrap}
.cards .pair{display:grid;grid-template-columns:1fr 1fr;margin-top:1mm}.cards .pair b{font-size:7.4pt}
.cards .first{border:0;text-align:left;margin:0;padding:1mm 2mm 0 0;font-size:7.4pt;line-height:1.4}
.num{font-size:7.6pt}.num td{padding:.8mm 1mm}.num td:nth-child(n+2){text-align:right;padding-right:3mm}
h2{font:bold 8pt/1.1 'Liberation Sans';color:${TEAL};margin:2mm 0 .8mm}
.remarks{font-size:7.6pt;display:grid;grid-template-columns:repeat(5,1fr);gap:3mm;margin-top:1.6mm}
.remarks p{margin:0;padding-top:.8mm;border-top:.4mm solid ${TEAL}}.remarks p b{display:block;color:${PLUM}}
.fine{font-size:6.6pt;line-height:1.3;margin:.5mm 0 0}
.two{display:grid;grid-template-columns:1fr 1fr;gap:5mm}.two td:first-child,.two th:first-child{width:38mm}
.held{font-size:7.6pt;display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm}.held td:first-child{width:auto;font-weight:normal;color:inherit}
.held td:nth-child(2){width:16mm;text-align:right}.held h3{font:bold 7.2pt 'Liberation Sans';color:${PLUM};margin:0 0 .5mm}
footer{position:absolute;left:9mm;right:9mm;bottom:4.5mm;font-size:5.8pt;color:#666;display:flex;justify-content:space-between;gap:8mm}
footer span:last-child{white-space:nowrap;color:${PLUM};font-size:6.6pt}.text{font-size:10pt;line-height:1.6;columns:2;column-gap:10mm}
.text p{margin:0 0 3mm;text-align:justify}`;

const NONE = '–';
const percent = (v: string | null | undefined): string =>
  v === null || v === undefined ? NONE : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const frame = (title: string, body: string, page: number): string =>
  `<header><h1>${title}</h1><span>Naudero Fund Management Limited &nbsp;|&nbsp; 30 April 2024</span></header><main>${body}</main>
<footer><span>${s.esc(s.RISK_NOTE)}</span><span>Naudero Funds | All Funds at a Glance | April 2024 | ${page}</span></footer>`;

function cards(entries: readonly s.Entry[]): string {
  const figure = (value: string, label: string): string => `<div><b>${value}</b><i>${label}</i></div>`;
  const each = entries.map(
    (e) => `<div><h3>${s.esc(e.fund_name_raw)} (${s.short(e)})</h3>${figure(e.nav_per_unit ?? '', 'NAV per unit (Rs.)')}
<div class=pair>${figure(e.fund_size_raw ?? '', s.esc(e.fund_size_label_raw))}
${figure(s.grouped(Number(e.units_outstanding), 0), 'Units in issue')}</div></div>`,
  );
  return `<div class=cards><div class=first>The labels are below the figures. All figures are as of the last day of the month.
</div>${each.join('')}</div>`;
}

/** Equal neighbours share one cell. */
function factRow(label: string, values: readonly string[]): string {
  const runs: { value: string; span: number }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.value === value && value !== NONE) last.span += 1;
    else runs.push({ value, span: 1 });
  }
  const cells = runs.map((r) => `<td${r.span > 1 ? ` colspan=${r.span}` : ''}>${s.esc(r.value)}</td>`);
  return `<tr><td>${s.esc(label)}</td>${cells.join('')}</tr>`;
}

const heads = (entries: readonly s.Entry[]): string => s.tr(['', ...entries.map((e) => s.short(e))], 'th');

const TERMS: readonly (readonly [label: string, key: s.TermKey])[] = [
  ['Type', 'fund_type_raw'],
  ['Category', 'category_raw'],
  ['Launched', 'launch_date_raw'],
  ['Benchmark', 'benchmark_raw'],
  ['Risk profile', 'risk_profile_raw'],
  ['Risk of principal erosion', 'risk_of_principal_raw'],
  ['Management fee (p.a.)', 'management_fee_raw'],
  ['Front-end load', 'front_end_load_raw'],
  ['Back-end load', 'back_end_load_raw'],
  ['Minimum investment, first', 'minimum_initial_raw'],
  ['Minimum investment, further', 'minimum_subsequent_raw'],
  ['Par value', 'par_value_raw'],
  ['Pricing', 'pricing_mechanism_raw'],
  ['Dealing days', 'dealing_days_raw'],
  ['Cut-off time', 'cutoff_raw'],
  ['Trustee', 'trustee_raw'],
  ['Auditor', 'auditor_raw'],
  ['Listing', 'listing_raw'],
  ['Leverage', 'leverage_raw'],
];

function factsPage(entries: readonly s.Entry[], funds: readonly s.Fund[], month: s.Month): string {
  const row = (label: string, cell: (e: s.Entry) => string): string => factRow(label, entries.map(cell));
  const office = (label: string): string =>
    row(label, (e) => e.parties.find((p) => p.designation_raw === label)?.name_raw ?? NONE);
  const ratio = (e: s.Entry, at: 0 | 1): string => {
    const r = s.ratioPair(s.partOf(e, funds), month)[at];
    return `${r.withLevies}% (levies ${r.levies}%)`;
  };
  const measures = [...new Set(entries.flatMap((e) => e.metrics.map((m) => m.label_raw)))];
  const rating = (subject: 'FUND' | 'AMC', none: string) => (e: s.Entry) =>
    s.ratingWith(e, subject, (r, by, day) => `${r} by ${by}, ${day}`, none);
  const rows = [
    row('Investment objective', (e) => e.investment_objective_raw ?? NONE),
    ...TERMS.map(([label, key]) => row(label, (e) => e[key] ?? NONE)),
    row('Stability rating', rating('FUND', 'Not applicable')),
    row('Rating of the management company', rating('AMC', NONE)),
    office('Fund manager'),
    office('Chief investment officer'),
    office('Chief executive'),
    row('Total expense ratio, month', (e) => ratio(e, 0)),
    row('Total expense ratio, year to date', (e) => ratio(e, 1)),
    ...measures.map((label) => row(label, (e) => e.metrics.find((m) => m.label_raw === label)?.value_raw ?? NONE)),
  ];
  return frame('All Funds at a Glance', `${cards(entries)}<table>${heads(entries)}${rows.join('')}</table>`, 2);
}

/** Bands of periods, months and years; a fund has two columns in each. */
function returnsPage(entries: readonly s.Entry[]): string {
  const first = s.only(entries[0], 'fund');
  const band = (text: string): string => `<tr class=band><td colspan=11>${text}</td></tr>`;
  const periods = s.periods(first).map((label) =>
    s.tr([
      label,
      ...entries.flatMap((e) => {
        const r = e.reported_returns.find((x) => x.period_label_raw === label);
        return [percent(r?.fund_return_percent), percent(r?.benchmark_return_percent)];
      }),
    ]),
  );
  const series = (key: 'monthly_returns' | 'historical_returns'): string =>
    s
      .labelsOf(first[key])
      .map((label) =>
        s.tr([
          label,
          ...entries.flatMap((e) => [s.short(e), 'Benchmark'].map((name) => percent(s.percentAt(e[key], name, label)))),
        ]),
      )
      .join('');
  const top = `<tr><th></th>${entries.map((e) => `<th colspan=2>${s.short(e)}</th>`).join('')}</tr>
<tr><th class=sub></th>${entries.map(() => '<th class=sub>Fund</th><th class=sub>Benchmark</th>').join('')}</tr>`;
  const remarks = entries.map((e) => `<p><b>${s.short(e)}</b>${s.esc(REMARKS[s.short(e)])}</p>`).join('');
  const notes = first.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');
  const body = `<table class=num>${top}${band('Periods ended 30 April 2024')}${periods.join('')}${band('Months')}
${series('monthly_returns')}${band('Fiscal years (July to June)')}${series('historical_returns')}</table>
<div class=remarks>${remarks}</div><div style="height:1.4mm"></div>${notes}`;
  return frame('Returns and Remarks', body, 3);
}

/** Rows of one kind for the funds that have it. */
function shares(entries: readonly s.Entry[], type: s.AllocationType): string {
  const having = entries.filter((e) => s.ofType(e, type).length > 0);
  const rows = s.restLast(s.matrix(having, type, NONE), (l) => l.startsWith('Other'));
  const lines = rows.map(([label = '', ...cells]) =>
    s.tr([s.esc(label), ...cells.map((c) => (c === NONE ? c : percent(c)))]),
  );
  const total = type === 'ASSET_ALLOCATION' ? s.tr(['Total assets', ...having.map(() => '100.0%')]) : '';
  const title = s.titleOf(s.only(having[0], 'fund'), type);
  return `<div><h2>${s.esc(title)}</h2><table class=num>${heads(having)}${lines.join('')}${total}</table></div>`;
}

function portfolioPage(entries: readonly s.Entry[]): string {
  const having = entries.filter((e) => e.holdings.length > 0);
  const held = having.map(
    (e) =>
      `<div><h3>${s.short(e)}</h3>${s.htmlTable(
        e.holdings.map((h) => [h.name_raw, percent(h.percent)]),
        '',
        0,
      )}</div>`,
  );
  const title = s.only(having[0], 'fund').holdings_title_raw ?? '';
  const body = `${shares(entries, 'ASSET_ALLOCATION')}
<div class=two>${shares(entries, 'CREDIT_QUALITY')}${shares(entries, 'SECTOR_ALLOCATION')}</div>
<h2>${s.esc(title)}</h2><div class=held>${held.join('')}</div>`;
  return frame('What the Funds Own', body, 4);
}

const WORDS = [
  'The State Bank of Pakistan maintained its policy rate at 22% for the seventh time in a row. Inflation slowed to 17.3% in ' +
    'April from 20.7% in March, and the real interest rate was positive by a wide margin.',
  'On April 29, 2024 the Executive Board of the IMF completed the second review of the Stand-By Arrangement, and USD 1.1 ' +
    'billion were disbursed. The reserves of the State Bank were close to USD 9.1 billion at the end of the month.',
  'The stock market lost ground on profit taking, after large gains in the fiscal year. The average daily volume rose to ' +
    '587 million shares. Foreigners were buyers of USD 16.2 million in the month.',
  'This report has one column for each of our funds, in the same order on every page. A fact that several funds ' +
    'share is printed once across their columns.',
];

export const html = (entries: readonly s.Entry[], funds: readonly s.Fund[], month: s.Month): string =>
  s.htmlPages(STYLE, [
    frame('From the Investment Desk', `<div class=text>${s.paragraphs(WORDS)}</div>`, 1),
    factsPage(entries, funds, month),
    returnsPage(entries),
    portfolioPage(entries),
  ]);
