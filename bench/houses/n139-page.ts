/** The pages of AMC N139: a landscape page for each fund with cards, and a message to the investors before them. */
import { COMMENTS, FUNDS } from './n139-funds.ts';
import * as s from './shared15.ts';

const INK = '#6d1f3a';
const SLATE = '#44546a';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.6mm;background:#fff;padding:7mm 11mm 0}
body{font:7.6pt/1.28 'Liberation Sans';color:#2b2b2b;font-variant-ligatures:none}
.top{display:flex;justify-content:space-between;align-items:center}.top h1{margin:0;font:bold 18pt 'Liberation Sans';color:${INK}}
.top h1 small{font:9pt 'Liberation Sans';color:${SLATE};margin-left:2mm}.top div{text-align:right;color:${SLATE};font-size:9pt}
.cards{display:grid;grid-template-columns:repeat(3,52mm) 1fr;gap:4mm;margin:2.5mm 0 2.2mm}
.card{background:#f4eef0;border-left:1.4mm solid ${INK};padding:1.2mm 3mm .8mm;height:15.5mm}
.card b{display:block;font-size:15pt;line-height:1.1;color:${INK}}.card span{display:block;font-size:7.4pt;color:${SLATE}}
.card i{font-style:normal;font-size:6.8pt;color:#666}
.meter{padding:1mm 0}.meter div{display:grid;grid-template-columns:repeat(5,1fr);gap:.6mm;margin-top:1.4mm}
.meter s{text-decoration:none;background:#dcdfe5;color:#777;text-align:center;padding:1.3mm 0;font-size:7pt}
.meter s.on{background:${INK};color:#fff;font-weight:bold}
.cols{display:grid;grid-template-columns:86mm 93mm 1fr;gap:7mm;align-items:start}
h2{font:bold 8.8pt 'Liberation Sans';color:${INK};margin:2.2mm 0 .6mm}h2:first-child{margin-top:0}p{margin:0 0 1mm;text-align:left}
td,th{padding:.62mm 1mm;text-align:right;border-bottom:.2mm solid #ddd}td:first-child,th:first-child{text-align:left}
th{color:${SLATE};border-bottom:.4mm solid ${SLATE};font-size:7.2pt;vertical-align:bottom}
ul{margin:0;padding:0 0 0 3.2mm}li{margin:0 0 .35mm;font-size:7.3pt;line-height:1.22}li::marker{color:${INK}}.months{margin-top:2mm}
.months td,.months th{text-align:center;padding:.5mm}.months td:first-child,.months th:first-child{text-align:left}
.pair{margin-top:2.2mm;display:grid;grid-template-columns:1fr 1fr;gap:5mm;align-items:start}.note td:nth-child(2){color:#666;text-align:center}
.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;font-size:6.4pt;color:#666}
.foot div:last-child{display:flex;justify-content:space-between;border-top:.4mm solid ${INK};padding-top:.8mm;margin-top:.8mm;font-size:7pt;color:${SLATE}}
.letter{columns:2;column-gap:10mm;font-size:10pt;line-height:1.5;margin-top:6mm}.letter p{margin-bottom:3mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

const LEVELS = ['Very low', 'Low', 'Medium', 'High', 'Very high'] as const;

function frame(
  title: string,
  note: string,
  amc: string,
  foot: readonly [string, readonly string[]],
  body: string,
): string {
  const [footer, notes] = foot;
  return `<div class=top><h1>${s.esc(title)}<small>${s.esc(note)}</small></h1><div><b>${s.esc(amc)}</b><br>Fact sheet, May 2023</div></div>${body}
<div class=foot>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}
<div><span>0800-24452 · invest@chilascapital.example</span><span>${s.esc(footer)}</span></div></div>`;
}

function cards(entry: s.Entry): string {
  const [year, month] = entry.fees;
  const card = (figure: string, label: string, small = ''): string =>
    `<div class=card><b>${s.esc(figure)}</b><span>${s.esc(label)}</span><i>${s.esc(small)}</i></div>`;
  const levels = LEVELS.map((l) => `<s${l === entry.risk_profile_raw ? ' class=on' : ''}>${l}</s>`).join('');
  return `<div class=cards>${card(`Rs. ${entry.nav_per_unit ?? ''}`, 'NAV per unit on 31 May 2023')}
${card(entry.fund_size_raw ?? '', entry.fund_size_label_raw ?? '')}
${card(cell(year?.percent), year?.fee_label_raw ?? '', `${month?.fee_label_raw ?? ''}: ${cell(month?.percent)}`)}
<div class=meter><h2>Risk meter</h2><div>${levels}</div></div></div>`;
}

/** The month and the year in words; the month is taken from the series of months. */
function sentences(entry: s.Entry, kind: s.Model['kind']): string {
  const at = (series: string): string => s.percentAt(entry.monthly_returns, series, 'May 23') ?? '';
  const year = s.returnAt(entry, 'Fiscal year to date');
  const basis = kind === 'rate' ? ' (annualised)' : '';
  const shares = s
    .ofType(entry, 'ASSET_ALLOCATION')
    .toSorted((a, b) => Number(b.percent) - Number(a.percent))
    .slice(0, 2);
  const words = s.listed(shares.map((r) => ({ label: r.label_raw, text: `${r.percent}%` })));
  const since =
    year === undefined
      ? ''
      : ` Since July it has earned ${cell(year.fund_return_percent)} and the benchmark ${cell(year.benchmark_return_percent)}.`;
  return (
    `The Fund returned ${at(s.short(entry))}%${basis} in May, compared with ${at('Benchmark')}% of its benchmark.${since} ` +
    `At the end of the month its largest classes were ${words}.`
  );
}

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}, ${day})`, '');

function bullets(items: readonly s.Item[]): string {
  return `<ul>${items.map(([label, value]) => `<li>${s.esc(label)}: ${s.esc(value)}</li>`).join('')}</ul>`;
}

function keyFacts(entry: s.Entry): string {
  return bullets(
    s.stated([
      ...s.terms(entry, [
        ['Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Inception date', 'launch_date_raw'],
      ]),
      ['Maturity date', entry.maturity_date_raw],
      ...s.terms(entry, [
        ['Benchmark', 'benchmark_raw'],
        ['Risk profile', 'risk_profile_raw'],
        ['Risk of principal erosion', 'risk_of_principal_raw'],
        ['Leverage', 'leverage_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditor', 'auditor_raw'],
      ]),
      ['Fund stability rating', rating(entry, 'FUND')],
      ['Asset manager rating', rating(entry, 'AMC')],
    ]),
  );
}

const dealing = (entry: s.Entry): string =>
  bullets(
    s.terms(entry, [
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum initial investment', 'minimum_initial_raw'],
      ['Minimum subsequent investment', 'minimum_subsequent_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Redemption paid', 'settlement_raw'],
      ['Par value', 'par_value_raw'],
      ['Listing', 'listing_raw'],
    ]),
  );

/** Periods and below them the fiscal years, which have no figure of the category. */
function returns(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  const years = s.longSeries(entry.historical_returns, names, cell).map((r) => [...r, '–']);
  return s.heading('Returns') + s.htmlTable([['', ...names, 'Category average'], ...rows, ...years]);
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const isRated = fund.papers.some(([, , note]) => note !== '');
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    ...(isRated ? [s.noteOf(fund, h.name_raw)] : []),
    cell(h.percent),
  ]);
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable(rows, isRated ? 'note' : '', 0);
}

function maturities(entry: s.Entry, month: s.Month): string {
  const weights = FUNDS.find((f) => f.abbr === entry.fund_column_raw)?.maturities;
  if (weights === undefined) return '';
  const cells = s.shares(`${entry.fund_name_raw} maturities`, weights, month, 1);
  return s.heading('Maturity profile') + s.list(weights.map(([label], i) => [label, cell(cells[i])] as const));
}

function statistics(entry: s.Entry): string {
  if (entry.metrics.length === 0) return '';
  return s.heading('Statistics') + s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const));
}

function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const rows = s.wideSeries(
    entry.monthly_returns,
    names.map((n) => [n, n] as const),
    cell,
  );
  return `<div class=months>${s.heading('Monthly returns')}${s.htmlTable(rows)}</div>`;
}

function fundPage(entry: s.Entry, month: s.Month): string {
  const fund = s.fundNamed(FUNDS, entry);
  const second = s.sharesList(entry, s.otherType(entry), cell);
  const left = `<h2>Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p><h2>The manager’s view</h2>
<p>${s.esc(sentences(entry, fund.model.kind))}</p><p>${s.esc(COMMENTS[fund.abbr])}</p>
<h2>Key facts</h2>${keyFacts(entry)}<h2>Fees and dealing</h2>${dealing(entry)}`;
  const middle = `${returns(entry)}<div class=pair><div>${statistics(entry)}</div><div>${s.heading('Investment team')}${s
    .members(entry)
    .map(([name, office]) => `<div><b>${s.esc(name)}</b><br>${s.esc(office)}</div>`)
    .join('')}</div></div>${maturities(entry, month)}`;
  const right = `${s.sharesList(entry, 'ASSET_ALLOCATION', cell)}${second}${holdings(entry, fund)}`;
  return frame(
    entry.fund_name_raw,
    fund.abbr,
    entry.amc_name_raw,
    [entry.page_footer_raw ?? '', [entry.footnotes_raw.join(' '), s.RISK_NOTE]],
    `${cards(entry)}<div class=cols><div>${left}</div><div>${middle}</div><div>${right}</div></div>${months(entry)}`,
  );
}

const LETTER = [
  'Dear investors, the economy passed through another difficult month. Inflation reached a record of 38.0% in May, and the growth of ' +
    'the fiscal year is estimated at 0.3% only. Imports remain restricted to protect the reserves of the State Bank, which stood at ' +
    'USD 4.1 billion.',
  'The ninth review of the programme with the IMF has not been completed, and the programme ends in June. The budget for the next ' +
    'fiscal year, which will be presented in the second week of June, is expected to show whether an agreement is still possible.',
  'In the money market, cut-off yields of Treasury bills were close to 22%. Banks were the main buyers, and took part in the open ' +
    'market operations of the State Bank with record amounts.',
  'The stock market moved sideways with low volumes. Political events and the review of the IMF determined the days’ results, while ' +
    'companies with revenues in foreign currency did better than the rest. Our funds hold cash for better opportunities.',
];

/** A page for each fund, and the message before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, month: s.Month): string {
  const pages = entries.map((e) => fundPage(e, month));
  const amc = entries[0]?.amc_name_raw ?? '';
  const front = frame(
    'Letter to our investors',
    '',
    amc,
    ['Fund fact sheets - May 2023 - 1', [s.RISK_NOTE]],
    `<div class=letter>${s.paragraphs(LETTER)}</div>`,
  );
  return s.htmlPages(STYLE, isWhole ? [front, ...pages] : pages);
}
