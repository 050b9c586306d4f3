/** The pages of AMC N190: what a text processor prints, with text boxes drawn before the body of the page. */
import { facts, subFacts } from './n190-facts.ts';
import * as s from './shared15.ts';

const BLUE = '#1f3864';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:8.3pt/1.17 'Liberation Serif';color:#000;font-variant-ligatures:none}
.top{position:absolute;left:18mm;right:18mm;top:8mm;display:flex;justify-content:space-between;
font:italic 8.4pt 'Liberation Serif'}
.foot{position:absolute;left:18mm;right:18mm;bottom:6mm;font:8pt 'Liberation Sans';display:flex;
justify-content:space-between;
border-top:.5pt solid #7f7f7f;padding-top:.8mm}
.foot i{font:italic 6.6pt/1.15 'Liberation Serif';width:122mm}
main{position:absolute;left:18mm;right:18mm;top:12.5mm;display:grid;grid-template-columns:96mm 1fr;column-gap:6mm;
align-content:start}
.name{grid-area:1/1/2/3;text-align:center}.name h1{font:bold 16pt/1.1 'URW Bookman';color:${BLUE}
;margin:0 0 .6mm;text-decoration:underline}
.name p{font:italic 8.8pt/1.2 'Liberation Serif';text-align:center;margin:0 0 1.2mm}
.left{grid-area:2/1/3/2}.right{grid-area:2/2/3/3}.wide{grid-area:3/1/4/3}.end{grid-area:4/1/5/3}
h2{font:bold 9.4pt/1.15 'URW Bookman';color:${BLUE};margin:1.5mm 0 .6mm}
div.box h2:first-child,.pairs h2:first-child{margin-top:0}
p{margin:0;text-align:justify}
td,th{vertical-align:top;padding:.35mm 1mm;text-align:left;font-weight:normal}
.facts td{padding:.34mm 1mm .34mm 0}.facts td:first-child{width:41mm}.facts b{font-weight:bold}
.sc{font-variant:small-caps}
.h1{font:8pt/1.2 'Liberation Sans'}.h2{font:8.2pt/1.2 'Liberation Sans Narrow'}
.h3{font:7.8pt/1.2 'DejaVu Sans Condensed'}.h4{font:8.8pt/1.2 'C059'}
.box{border:.75pt solid #000;padding:1.1mm 1.8mm;margin-bottom:1.4mm}.box h2{text-align:center;margin:0 0 .6mm}
.box.round{border:1.25pt solid ${BLUE};text-align:center;font:bold 11pt/1.25 'URW Bookman'}
.round small{display:block;font:8pt/1.2 'Liberation Serif'}
.grid td,.grid th{border:.5pt solid #000;padding:.22mm 1mm}.grid th{font-weight:bold;text-align:center}
.grid td+td{text-align:right}.grid.periods td+td{text-align:center}
.months td,.months th{font:7.2pt/1.15 'Liberation Sans Narrow';text-align:center!important;padding:.35mm .4mm}
.months td:first-child{text-align:left!important}.grid .sum td{font-weight:bold}
.papers td:nth-child(2),.papers th:nth-child(2){text-align:left;white-space:nowrap}
.papers td,.papers th{font:7.2pt/1.15 'Liberation Sans'}.papers td:last-child{width:12mm}
.papers td:first-child{white-space:nowrap}
.pairs{display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:start}
ul{margin:0;padding-left:4.4mm}li{text-align:justify;padding-left:.6mm}li::marker{font-size:7pt}
.who li{text-align:left}.tabs div{display:flex;gap:1mm;font:8pt/1.22 'Liberation Serif'}
.tabs u{flex:1;text-decoration:none;border-bottom:.9pt dotted #000;margin-bottom:.8mm}
.bad td,.bad th{font:7.2pt/1.12 'Liberation Sans';border:.5pt solid #000;text-align:center}
.bad td:first-child,.bad th:first-child{text-align:left}.bad th{font-weight:bold}
.fine{font:7pt/1.15 'Liberation Serif';margin-top:.4mm;text-align:justify}
.sub{grid-column:1/3}.sub .three{display:grid;grid-template-columns:66mm 42mm 1fr;gap:4mm;align-items:start}
.sub .facts td+td{white-space:nowrap}.sub h2{border-bottom:.75pt solid ${BLUE};font-size:10pt;margin-top:2.4mm}
.sub h3{font:italic bold 8.4pt/1.2 'Liberation Serif';margin:0 0 .4mm}
.mail{position:absolute;left:28mm;right:28mm;top:26mm;font:11pt/1.5 'Liberation Serif'}.mail p{margin-bottom:4mm}
.mail h1{font:bold 16pt 'URW Bookman';color:${BLUE};text-align:center}
.mail li{margin-bottom:2mm}`;

const share = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (body: string, footer: string): string => `<div class=top><span>Kulachi Asset Managers Limited</span>
<span>Fund Managers’ Report for the month of March 2017</span></div>
${body}<div class=foot><i>${s.esc(`MUFAP’s recommended format. ${s.RISK_NOTE}`)}</i>
<span>${s.esc(footer)}</span></div>`;

const bullets = (items: readonly string[], kind = ''): string =>
  `<ul class="${kind}">${items.map((t) => `<li>${s.esc(t)}</li>`).join('')}</ul>`;

/** One row of cells: the periods and their returns are lines in them. */
function returns(figures: s.Figures, name: string, hasBenchmark: boolean): string {
  const lines = (key: keyof s.ReturnRow): string =>
    figures.reported_returns.map((r) => (key === 'period_label_raw' ? s.esc(r[key]) : share(r[key]))).join('<br>');
  const heads = hasBenchmark ? ['Period', name, 'Benchmark'] : ['Period', name];
  const cells = [lines('period_label_raw'), lines('fund_return_percent'), lines('benchmark_return_percent')];
  return `<table class="grid periods">${s.tr(heads, 'th')}${s.tr(cells.slice(0, heads.length))}</table>`;
}

function assets(figures: s.Figures, hasTotal: boolean): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => s.tr([s.esc(r.label), ...r.cells.map(share)]));
  const total = hasTotal ? s.tr(['Total', ...dates.map(() => '100.0%')], 'td', 'sum') : '';
  return `<table class=grid>${s.tr(['', ...dates], 'th')}${rows.join('')}${total}</table>`;
}

/** Labels and shares at the ends of lines of dots, as tabulators draw them. */
function tabbed(figures: s.Figures): string {
  const type = s.only(s.otherType(figures), 'table');
  const rows = s.ofType(figures, type).map((r) => `<div>${s.esc(r.label_raw)}<u></u>${share(r.percent)}</div>`);
  return `<div class=box>${s.heading(s.titleOf(figures, type))}<div class=tabs>${rows.join('')}</div></div>`;
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const isDebt = s.otherType(figures) === 'CREDIT_QUALITY';
  const rows = figures.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), share(h.percent)]);
  const head = ['Name', isDebt ? 'Rating' : 'Sector / Type', '%'];
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([head, ...rows], 'grid papers')}`;
}

function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const of = (rows: readonly s.SeriesRow[], first: string): string => {
    const [head = [], ...lines] = s.wideSeries(
      rows,
      names.map((n) => [n, n] as const),
      share,
    );
    return s.htmlTable([[first, ...head.slice(1)], ...lines], 'grid months');
  };
  return `${s.heading('Monthly Returns')}${of(entry.monthly_returns, 'Month')}`;
}

function years(entry: s.Entry): string {
  const rows = s.longSeries(entry.historical_returns, [s.short(entry), 'Benchmark'], share);
  return `${s.heading('Returns by Fiscal Year')}
${s.htmlTable([['Year', s.short(entry), 'Benchmark'], ...rows], 'grid')}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Name', 'Type', 'Value before provisioning', 'Provisioning held', 'Value after provisioning'];
  return `${s.heading('Details of Non-Compliant Investments (Rs. in Million)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

const VIEWS = {
  rate:
    'The SBP kept its policy rate at 5.75% in its bi-monthly statement of March 25, 2017. Inflation rose ' +
    'to 4.94% in March ' +
    'from 4.22% in February. Yields of T-Bills stayed within a range of 3 bps.',
  market:
    'The market recovered in the second half of the month, as local funds bought what foreigners had sold ' +
    '(USD 20 million). ' +
    'Cement and fertilizer companies announced higher profits than expected.',
};

/** Bullets with the returns of the month and the year, the largest class, and what was paid out. */
function comments(entry: s.Entry, fund: s.Fund): string[] {
  const [month, year] = entry.reported_returns;
  const now = s.ofMonth(entry, 'ASSET_ALLOCATION', '31-Mar-17');
  const top = s.only(now.toSorted((a, b) => Number(b.percent) - Number(a.percent))[0], 'class');
  const paid = s.payouts(s.partOf(entry, [fund]), { year: 2017, month: 3 }, 1)[0];
  const payout =
    paid === undefined || fund.model.kind === 'market'
      ? []
      : [`For FY 2016 the Fund paid out Rs. ${paid[1] ?? ''} per unit on 27-06-2016.`];
  const against = Number(month?.fund_return_percent) < Number(month?.benchmark_return_percent) ? 'below' : 'above';
  return [
    `${s.short(entry)} returned ${share(month?.fund_return_percent)} in March, ${against} its benchmark ` +
      `(${share(month?.benchmark_return_percent)}); the return of FY17 so far is ${share(year?.fund_return_percent)}.`,
    `${top.label_raw} were ${share(top.percent)} of total assets at month end. ${VIEWS[fund.model.kind]}`,
    ...payout,
  ];
}

const committee = (entry: s.Entry): string =>
  `${s.heading('Members of the Investment Committee')}${bullets(
    s.people(entry).map(([office, name]) => `${name} – ${office}`),
    'who',
  )}`;

const fine = (entry: s.Entry): string => entry.footnotes_raw.map((t) => `<div class=fine>${s.esc(t)}</div>`).join('');

const title = (entry: s.Entry): string =>
  `<div class=name><h1>${s.esc(entry.fund_name_raw)}</h1><p>${s.esc(entry.investment_objective_raw)}</p></div>`;

function boxes(entry: s.Entry): string {
  const figures = entry.metrics.map((m) => `${m.label_raw}: ${m.value_raw}`);
  return `<div class="box round"><small>NAV per Unit as on 31st March, 2017</small>Rs. ${entry.nav_per_unit ?? ''}</div>
<div class=box>${s.heading('Performance')}${returns(entry, s.short(entry), true)}</div>
<div class=box>${s.heading('Key Figures')}${bullets(figures)}</div>${tabbed(entry)}
<div class=box>${years(entry)}</div>`;
}

/** The boxes are drawn first, and the name of the fund last. */
function fundPage(entry: s.Entry, fund: s.Fund): string {
  const paper = holdings(entry, fund);
  const portfolio = `<div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry, true)}</div>`;
  return frame(
    `<main><div class=right>${boxes(entry)}</div><div class=left>${facts(entry)}${committee(entry)}</div>
<div class=wide>${months(entry)}<div style="height:1.4mm"></div>
<div class=pairs>${portfolio}<div>${paper}</div></div></div>
<div class=end>${breaches(entry)}${s.heading('Fund Manager’s Comments')}${bullets(comments(entry, fund))}
<div style="height:1mm"></div>${fine(entry)}</div>${title(entry)}</main>`,
    entry.page_footer_raw ?? '',
  );
}

function subBlock(figures: s.SubFacts): string {
  return `<div class=sub>${s.heading(figures.name_raw)}<div class=three><div>${subFacts(figures)}</div>
<div>${returns(figures, 'Return', false)}</div>
<div><h3>${s.esc(s.titleOf(figures, 'ASSET_ALLOCATION'))}</h3>${assets(figures, false)}</div></div></div>`;
}

function pensionPage(entry: s.Entry): string {
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const held = s.htmlTable([['Name', '%'], ...first.holdings.map((h) => [h.name_raw, share(h.percent)])], 'grid');
  const comment = [
    `The Equity Sub Fund posted ${share(first.reported_returns[0]?.fund_return_percent)} in the month of March 2017.`,
    'The maturities of the Debt and Money Market Sub Funds were kept short ahead of the budget.',
  ];
  return frame(
    `<main>${entry.sub_funds.map(subBlock).join('')}
<div class=right><div class=box>${s.heading('Fund Manager’s Comments')}${bullets(comment)}</div>
<div class=box>${committee(entry)}</div></div><div class=left>${facts(entry)}</div>
<div class=sub><div class=pairs style="margin-top:2mm"><div>${s.heading(first.holdings_title_raw ?? '')}${held}</div>
<div>${tabbed(first)}</div></div>${fine(entry)}</div>${title(entry)}</main>`,
    entry.page_footer_raw ?? '',
  );
}

const NEWS = [
  'The current account deficit of eight months widened to USD 5.5 billion from USD 2.5 billion in the ' +
    'same period of last year.',
  'Headline inflation (CPI) for March 2017 was 4.94%, the highest since the beginning of the fiscal year.',
  'The equity market consolidated; average daily volumes fell by 27% to 238 million shares.',
];

const cover = (): string =>
  frame(
    `<div class=mail><p>03-04-2017</p><p>Dear Investor,</p><h1>March 2017 at a glance</h1>
<p>We are pleased to enclose the report of your funds. In brief, the month brought the following:</p>${bullets(NEWS)}
<p>Please call us at our toll free number or write to us if you have questions on any page of it.</p>
<p>Yours sincerely,</p>
<p>Inayatullah Gandapur<br>Chief Executive Officer</p></div>`,
    'Monthly Report – March 2017 | Page 1',
  );

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, s.fundNamed(funds, e))));
  return s.htmlPages(STYLE, [cover(), ...pages]);
}
