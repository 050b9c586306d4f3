/** The pages of AMC N154: a booklet with a page of answers and a page of tables for each fund. */
import { COMMENTS } from './n154-funds.ts';
import * as s from './shared15.ts';

const RED = '#a4161a';
const PAPER = '#fffdf8';

const STYLE = `@page{size:A5;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:148mm;height:209.8mm;background:${PAPER};padding:7mm 10mm}body{font:7.2pt/1.28 'DejaVu Serif Condensed';color:#262019;font-variant-ligatures:none}
.head{display:flex;justify-content:space-between;border-bottom:.4mm solid ${RED};padding-bottom:1mm;margin-bottom:2mm;font-style:italic}
.head span{font-size:6.8pt;white-space:nowrap}.head b{font:bold 10pt 'DejaVu Serif Condensed';color:${RED};white-space:nowrap}
.qa{display:grid;grid-template-columns:60mm 1fr;column-gap:4mm;padding:.45mm 0;font-size:6.8pt;line-height:1.22;border-bottom:.15mm dotted #c9bfae}
.qa i{color:${RED}}.qa small{display:block;font:5.2pt/1.15 'DejaVu Sans';color:#7d7466}
h2{font:italic 7.8pt 'DejaVu Serif Condensed';color:${RED};margin:1.8mm 0 .5mm}h2:first-child{margin-top:0}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:6mm}p{margin:0 0 1mm}
table{font-size:6.7pt}td,th{padding:.32mm .8mm;text-align:right}th{font-weight:normal;color:${RED};border-bottom:.2mm solid #c9bfae}
td:first-child,th:first-child{text-align:left;padding-left:0}tr.sum td{border-top:.2mm solid #c9bfae;font-weight:bold}
.three td:nth-child(2),.three th:nth-child(2){text-align:left}.wide td,.wide th{font-size:6.2pt}
.key{position:absolute;left:10mm;right:10mm;bottom:10mm;border-top:.2mm solid ${RED};padding-top:1mm;font-size:6pt}.key b{color:${RED}}
.key span{margin-right:2.4mm;white-space:nowrap}.foot{position:absolute;left:10mm;right:10mm;bottom:4.5mm;font-size:6pt;text-align:center;color:#7d7466}
.cover{text-align:center;padding-top:30mm}
.cover h1{font:italic 22pt/1.2 'DejaVu Serif Condensed';color:${RED};margin:0 0 6mm}.cover p{font-size:8.4pt;margin:0 4mm 3mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

interface Answer {
  readonly question: string;
  readonly term: string;
  readonly text: string | null | undefined;
}

const asked = (question: string, term: string, text: string | null | undefined): Answer => ({ question, term, text });

function fits(e: s.Entry): Answer[] {
  return [
    asked('What does the fund want to do?', 'Investment objective', e.investment_objective_raw),
    asked('Which kind of fund is it?', 'Category', e.category_raw),
    asked('May I come and go?', 'Fund type', e.fund_type_raw),
    asked('How much risk do I take?', 'Risk profile', e.risk_profile_raw),
    asked('What do you want to do better than?', 'Benchmark', e.benchmark_raw),
    asked('Since when does it exist?', 'Launch date', e.launch_date_raw),
    asked('When does it end?', 'Maturity date', e.maturity_date_raw),
    asked('What is one unit worth on 31 May 2025?', 'Net asset value (NAV) per unit, Rs.', e.nav_per_unit),
    asked('At what price do you sell it to me?', 'Offer price, Rs.', e.offer_price),
    asked('At what price do you buy it back?', 'Redemption price, Rs.', e.repurchase_price),
    asked('How large is the fund?', e.fund_size_label_raw ?? '', e.fund_size_raw),
    asked('How much of that is yours?', 'Held by our funds of funds, Rs. million', heldBy(e)),
  ];
}

const heldBy = (e: s.Entry): string | null =>
  e.amount_invested_by_fof_pkr === null ? null : s.grouped(Number(e.amount_invested_by_fof_pkr) / 1e6, 0);

function costs(e: s.Entry): Answer[] {
  return [
    asked('What do I pay when I buy?', 'Front-end load', e.front_end_load_raw),
    asked('What do I pay when I sell?', 'Back-end load', e.back_end_load_raw),
    asked('What do you take in a year?', 'Management fee', e.management_fee_raw),
    asked('How much do I need to begin?', 'Minimum investment', e.minimum_initial_raw),
    asked('And to add to it?', 'Minimum subsequent investment', e.minimum_subsequent_raw),
    asked('On which days can I buy and sell?', 'Dealing days', e.dealing_days_raw),
    asked('Until what time?', 'Cut-off time', e.cutoff_raw),
    asked('Which price do I get?', 'Pricing mechanism', e.pricing_mechanism_raw),
    asked('Does the fund borrow?', 'Leverage', e.leverage_raw),
    asked('Who keeps the money?', 'Trustee', e.trustee_raw),
    asked('Who checks the books?', 'Auditor', e.auditor_raw),
    asked('How stable is the fund?', 'Stability rating', s.ratingText(e, 'FUND', 'It has no rating')),
    asked('How good is the manager?', 'Asset manager rating', s.ratingText(e, 'AMC')),
    asked(
      'Who decides?',
      'Investment committee',
      s
        .members(e)
        .map(([name, office]) => `${name} (${office})`)
        .join(', '),
    ),
  ];
}

const line = ({ question, term, text }: Answer): string =>
  text === null || text === undefined
    ? ''
    : `<div class=qa><div><i>${s.esc(question)}</i><small>${s.esc(term)}</small></div><div>${s.esc(text)}</div></div>`;

const head = (entry: s.Entry, what: string): string =>
  `<div class=head><b>${s.esc(entry.fund_name_raw)}</b><span>${s.esc(what)}</span></div>`;

const foot = (page: number): string => `<div class=foot>Kunri Funds, questions and answers, May 2025 - ${page}</div>`;

function leftPage(entry: s.Entry, fund: s.Fund): string {
  const month = asked('How was the month?', 'Comment of the manager', COMMENTS[fund.abbr]);
  const answers = [...fits(entry), ...costs(entry), month];
  return `${head(entry, `${entry.amc_name_raw}, May 2025`)}${answers.map(line).join('')}${foot(entry.page_number)}`;
}

function returns(entry: s.Entry): string {
  const hasPeers = entry.reported_returns.some((r) => r.peer_return_percent !== null);
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    ...(hasPeers ? [cell(r.peer_return_percent)] : []),
  ]);
  return `${s.heading('How much did I earn?')}${s.htmlTable([['', '(a)', '(b)', ...(hasPeers ? ['(c)'] : [])], ...rows])}`;
}

/** Rows of the months or the fiscal years with both series. */
const series = (rows: readonly s.SeriesRow[], title: string): string =>
  rows.length === 0
    ? ''
    : s.heading(title) + s.htmlTable([['', '(a)', '(b)'], ...s.longSeries(rows, ['Fund', 'Benchmark'], cell)]);

/** Shares of two months, of which the asset classes have a total. */
function shares(entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(entry, type).map((r) => s.tr([s.esc(r.label), ...r.cells.map(cell)]));
  const total = type === 'ASSET_ALLOCATION' ? s.tr(['Total', '100.0%', '100.0%'], 'td', 'sum') : '';
  const title = `${s.titleOf(entry, type)}, % of total assets`;
  return `${s.heading(title)}<table>${s.tr(['', '(d)', '(e)'], 'th')}${rows.join('')}${total}</table>`;
}

function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((label) => [label, ...['MTD', 'YTD'].map((period) => `${s.feeOf(entry, label, period)}%`)]);
  return `${s.heading('What did the fund spend, annualised?')}${s.htmlTable([['', '(f)', '(g)'], ...rows])}`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), `${h.percent}%`]);
  const title = `${entry.holdings_title_raw ?? ''}, % of total assets`;
  return s.heading(title) + s.htmlTable([['', '', '(d)'], ...rows], 'three');
}

const BREACH_HEAD =
  'Name|Why|Before provision, Rs. million|Provision, Rs. million|After provision, Rs. million|% of gross assets|% of net assets';

const breaches = (entry: s.Entry): string =>
  s.heading('Does it hold what it should not?') +
  (entry.non_compliant.length === 0
    ? '<p>No.</p>'
    : s.htmlTable([BREACH_HEAD.split('|'), ...entry.non_compliant.map(s.exposureCells)], 'three wide'));

const metrics = (entry: s.Entry): string =>
  s.heading('Some figures for experts') + s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw]));

/** The meaning of the marks that the page has. */
function key(entry: s.Entry): string {
  const hasPeers = entry.reported_returns.some((r) => r.peer_return_percent !== null);
  const marks = [
    ['(a)', 'Fund'],
    ['(b)', 'Benchmark'],
    ...(hasPeers ? [['(c)', 'Average of peers']] : []),
    ['(d)', '31 May 2025'],
    ['(e)', '30 April 2025'],
    ['(f)', 'May 2025 (MTD)'],
    ['(g)', 'July 2024 to May 2025 (YTD)'],
  ];
  const words = marks.map(([mark, text]) => `<span><b>${mark}</b> ${text}</span>`).join(' ');
  return `<div class=key>${words}<br>${s.esc(entry.footnotes_raw.join(' '))} ${s.esc(s.RISK_NOTE)}</div>`;
}

function rightPage(entry: s.Entry, fund: s.Fund): string {
  return `${head(entry, 'Returns and portfolio, May 2025')}
<div class=cols><div>${returns(entry)}${series(entry.historical_returns, 'And in fiscal years (July to June)?')}${metrics(entry)}</div>
<div>${series(entry.monthly_returns, 'And in each month?')}${expenses(entry)}</div></div>
<div class=cols style="margin-top:1.8mm"><div>${shares(entry, 'ASSET_ALLOCATION')}</div><div>${shares(entry, s.otherType(entry))}</div></div>
${holdings(entry, fund)}${breaches(entry)}${key(entry)}${foot(entry.page_number + 1)}`;
}

function cover(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => `${s.esc(e.fund_name_raw)}, page ${e.page_number}`);
  return `<div class=cover><h1>Your questions,<br>our answers</h1><p><b>${s.esc(entries[0]?.amc_name_raw)}</b><br>Fund Manager Report, May 2025</p>
<p>The State Bank cut its policy rate to 11.00% at the beginning of May. Inflation was 3.5%. Shares fell with the tensions at the border, and
recovered all of their losses by the end of the month.</p><p>${rows.join('<br>')}</p></div>${foot(1)}`;
}

/** Two pages for each fund, and a cover before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.flatMap((e) => {
    const fund = s.fundNamed(funds, e);
    return [leftPage(e, fund), rightPage(e, fund)];
  });
  return s.htmlPages(STYLE, isWhole ? [cover(entries), ...pages] : pages);
}
