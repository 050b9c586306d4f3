/** The pages of AMC N203: a form of two sheets for each fund, whose options are ticked. */
import { AGENCIES, AMC_RATINGS, FUND_RATINGS, OPTIONS } from './n203-funds.ts';
import { bands, gains, officers, places, ticks } from './n203-tables.ts';
import type { Race } from './n203-tables.ts';
import * as s from './shared15.ts';

const INK = '#17365c';
const TINT = '#e9eff6';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:8pt/1.3 'DejaVu Sans Condensed','Liberation Sans';color:#1d1d1d;font-variant-ligatures:none}
i{font:9.5pt/1 'DejaVu Sans';color:${INK}}.o{display:inline-block;white-space:nowrap;margin-right:4.5mm}
.by{display:inline-block;white-space:nowrap}.top{position:absolute;left:12mm;right:12mm;top:8mm;display:flex;
justify-content:space-between;color:${INK};border-bottom:.6mm solid ${INK};padding-bottom:1.4mm}
.top b{font-size:11pt}main{position:absolute;left:12mm;right:12mm;top:17mm}
h1{font:bold 16pt/1.1 'DejaVu Sans Condensed';margin:0 0 1mm;color:${INK}}.key{background:${TINT};padding:1mm 2mm;
margin-bottom:1mm}
h2{font:bold 8.6pt/1.15 'DejaVu Sans Condensed';color:#fff;background:${INK};margin:3.2mm 0 0;padding:.9mm 1.6mm}
p{margin:1mm 0;text-align:justify}td,th{border:.15mm solid #8da2bd;padding:.7mm 1.2mm;text-align:right;line-height:1.2}
th{background:${TINT};color:${INK};font-weight:normal;text-align:center}td:first-child,th:first-child{text-align:left}
.form td{text-align:left}.form td:first-child{width:45mm;color:${INK};background:${TINT}}
.written td{text-align:center;font-weight:bold;font-size:9pt}.written th{font-size:7.2pt}
.written td:first-child,.written th:first-child{text-align:center}
.race td,.team td{text-align:center}.race td:first-child,.team td:first-child{text-align:left}.team th{font-size:7.2pt}
.bands td{width:10.5%}.bands td:first-child{width:auto;text-align:left}.bands th{font-size:6.3pt;padding:.5mm .1mm;
white-space:nowrap}.bands{font-size:7.3pt}.gains{font-size:7.3pt}.gains td{padding:.55mm 1.2mm}
.two{display:grid;grid-template-columns:1fr 1fr;gap:5mm;align-items:start}.bad td:nth-child(2){text-align:left}
.bad{font-size:6.8pt}
.subs td{text-align:center}.fine{font-size:7pt;color:#444}.long p{font-size:10pt;line-height:1.6}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:6.3pt;color:#555;border-top:.2mm solid ${INK};
padding-top:1mm}.foot b{float:right;font-size:7pt;margin-left:8mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly races: ReadonlyMap<string, readonly Race[]>;
  readonly footerOf: (page: number) => string | null;
}

const KEY =
  '<div class=key><span class=o><i>☒</i> applies</span><span class=o><i>☐</i> does not apply</span> All other ' +
  'entries are written in.</div>';

const frame = (title: string, body: string, footer: string | null): string =>
  `<div class=top><b>Bisham Capital Managers Limited</b><span>Monthly Return of a Fund · August 2024</span></div>
<main><h1>${s.esc(title)}</h1>${KEY}${body}</main><div class=foot><b>${s.esc(footer)}</b>${s.esc(s.RISK_NOTE)}</div>`;

const row = (label: string, value: string): string => s.tr([s.esc(label), value]);

function rating(entry: s.Entry, subject: 'FUND' | 'AMC'): string {
  const r = s.ratingParts(entry, subject);
  const scale = subject === 'FUND' ? [...FUND_RATINGS, 'Not rated'] : AMC_RATINGS;
  const by = r === null ? '' : ` <span class=by>by&ensp;${ticks(AGENCIES, r.agency)} on ${s.esc(r.day)}</span>`;
  return `${ticks(scale, r?.rating ?? 'Not rated')}${by}`;
}

/** The terms with all options that the form has for them. */
function terms(entry: s.Entry): string {
  const rows = OPTIONS.flatMap(([label, key, options]) => {
    const value = entry[key];
    return typeof value === 'string' ? [row(label, ticks(options, value))] : [];
  });
  const isPension = entry.sub_funds.length > 0;
  const written = s.stated([
    ['Inception Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Management Fee', entry.management_fee_raw],
  ]);
  return `<table class=form>${rows.join('')}${isPension ? '' : row('Fund Stability Rating', rating(entry, 'FUND'))}
${row('AMC Rating', rating(entry, 'AMC'))}
${written.map(([label, value]) => row(label, s.esc(value))).join('')}</table>`;
}

const NAV = 'NAV per Unit (PKR) on 30 August 2024';

function figures(entry: s.Entry): string {
  const cells = s.stated([
    [NAV, entry.nav_per_unit],
    ['Offer Price (PKR)', entry.offer_price],
    ['Redemption Price (PKR)', entry.repurchase_price],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const costs = entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const);
  const table = (items: readonly s.Item[]): string =>
    s.htmlTable([items.map(([label]) => label), items.map(([, value]) => value)], 'written');
  return `${s.heading('3 Figures')}${table(cells)}${s.heading('4 Costs')}${table(costs)}
<p class=fine>The Total Expense Ratio is ${ticks(['with', 'without'], 'with')} Government Levies.</p>`;
}

function subFigures(entry: s.Entry): string {
  const labels = s.only(entry.sub_funds[0], 'sub-fund').fees.map((f) => f.fee_label_raw);
  const rows = entry.sub_funds.map((x) => [
    x.name_raw,
    x.nav_per_unit ?? '',
    x.fund_size_raw ?? '',
    ...labels.map((l) => `${s.feeOf(x, l, null)}%`),
  ]);
  const head = ['', NAV, entry.sub_funds[0]?.fund_size_label_raw ?? '', ...labels];
  return `${s.heading('3 Figures and Costs of the Sub-Funds')}${s.htmlTable([head, ...rows], 'subs')}
<p class=fine>The Total Expense Ratio is ${ticks(['with', 'without'], 'with')} Government Levies.</p>`;
}

function comment(entry: s.Entry, kind: s.Model['kind']): string {
  const rates =
    'The SBP had cut its policy rate to 19.5% at the end of July, and inflation fell to 9.6% in August, so that ' +
    'yields of all ' +
    'tenors came down. We lengthened maturities before the meeting of 12 September.';
  if (entry.sub_funds.length > 0)
    return `The Debt Sub-Fund bought PIBs of five years, and the Equity Sub-Fund kept its cash low. ${rates}`;
  const last = s.labelsOf(entry.monthly_returns).at(-1) ?? '';
  const own = s.percentAt(entry.monthly_returns, s.short(entry), last) ?? '';
  const view =
    kind === 'rate'
      ? rates
      : 'Companies that pay high dividends held up better than the market, and results of banks and fertilizer ' +
        'makers were above ' +
        'what we had expected. We sold cement makers with much debt.';
  return `The fund had a return of ${own}% in ${last}. ${view}`;
}

function firstSheet(entry: s.Entry, fund: s.Fund): string {
  const isPension = entry.sub_funds.length > 0;
  return frame(
    entry.fund_name_raw,
    `${s.heading('1 Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('2 Terms')}${terms(entry)}${isPension ? subFigures(entry) : figures(entry)}
${s.heading('5 Investment Committee')}${officers(entry)}
${s.heading('6 Fund Manager’s Comment')}<p>${s.esc(comment(entry, fund.model.kind))}</p>`,
    entry.page_footer_raw,
  );
}

const sharesOf = (of: s.Figures, type: s.AllocationType | null, before = ''): string =>
  type === null
    ? ''
    : bands(
        `${before}${s.titleOf(of, type)}`,
        s.ofType(of, type).map((r) => [r.label_raw, r.percent] as const),
      );

const held = (of: s.Figures): string =>
  bands(
    of.holdings_title_raw ?? '',
    of.holdings.map((h) => [h.name_raw, h.percent] as const),
  );

const notes = (entry: s.Entry): string => entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');

function disclosure(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-Compliant Investment',
    'Type',
    'Value before Provision',
    'Provision',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return `${s.heading('10 Non-Compliant Investments (PKR million)')}${s.htmlTable(
    [head, ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

function secondSheet(entry: s.Entry, fund: s.Fund, report: Report): string {
  const races = s.only(report.races.get(entry.fund_name_raw), 'returns');
  const basis = ticks(['annualised', 'absolute'], fund.model.kind === 'rate' ? 'annualised' : 'absolute');
  const body =
    entry.sub_funds.length > 0
      ? entry.sub_funds
          .map(
            (x) =>
              `<div class=two><div>${sharesOf(x, 'ASSET_ALLOCATION', `${x.name_raw}: `)}</div><div>${sharesOf(
                x,
                s.otherType(x),
                `${x.name_raw}: `,
              )}</div></div>`,
          )
          .join('') + entry.sub_funds.map(held).join('')
      : `<p class=fine>Returns of up to one year are ${basis}</p><div class=two><div>${s.heading('8 Returns by Month')}
${gains(entry, entry.monthly_returns, 'Month')}${s.heading('9 Returns by Fiscal Year')}
${gains(entry, entry.historical_returns, 'Year')}</div><div>${sharesOf(entry, 'ASSET_ALLOCATION')}
${sharesOf(entry, s.otherType(entry))}${held(entry)}</div></div>`;
  return frame(
    `${entry.fund_name_raw}`,
    `${s.heading('7 Returns in Order of Place')}${places(entry, races)}${notes(entry)}${body}${disclosure(entry)}`,
    report.footerOf(s.only(entry.page_numbers[1], 'page')),
  );
}

const REVIEW = [
  'The rating of the country was raised by Moody’s to Caa2 on 28 August. The rupee was stable at 278.5 against ' +
    'the US Dollar, and ' +
    'remittances of USD 2.9 billion were 40.5% higher than a year ago.',
  'Stocks fell on the delay of the programme of the IMF, whose board is expected to approve it in September. ' +
    'Foreigners ' +
    'were net sellers after the rebalancing of an index of frontier markets.',
];

function front(report: Report): string {
  const views: readonly (readonly [string, string])[] = [
    ['Policy rate in the next quarter', 'Lower'],
    ['Inflation in the next quarter', 'Lower'],
    ['Rupee against the US Dollar', 'Unchanged'],
    ['Earnings of listed companies', 'Higher'],
  ];
  const rows = views.map(([label, view]) => row(label, ticks(['Lower', 'Unchanged', 'Higher'], view)));
  const list = report.entries.map((e) => [e.fund_name_raw, `sheets ${e.page_numbers.join(' and ')}`] as const);
  return frame(
    'Market Review',
    `<div class=long>${s.paragraphs(REVIEW)}</div>
${s.heading('What We Expect')}<table class=form>${rows.join('')}</table>
${s.heading('Funds')}${s.list(list)}`,
    report.footerOf(1),
  );
}

/** The review if the report is whole, and two sheets for each fund. */
export function html(report: Report): string {
  const pages = report.entries.flatMap((e) => {
    const fund = s.fundNamed(report.funds, e);
    return [firstSheet(e, fund), secondSheet(e, fund, report)];
  });
  return s.htmlPages(STYLE, report.isWhole ? [front(report), ...pages] : pages);
}
