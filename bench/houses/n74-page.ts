/** The pages of AMC N74: correspondence with the unit holders of each fund, the neighbouring funds at the foot. */
import * as s from './shared14.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.4pt/1.27 'Liberation Serif';color:#1d1d1d;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:8mm 16mm}
.head{text-align:center;border-bottom:1.2pt double #7c2d12;padding-bottom:1.5mm;color:#7c2d12}.head b{font-size:15pt;letter-spacing:.4pt}.day{text-align:right;margin:2mm 0 1mm}.re{font-size:11pt;font-weight:bold;margin:1.5mm 0}
p{margin:0 0 1.2mm;text-align:justify}h2{font-size:9.4pt;margin:2mm 0 .7mm;color:#7c2d12;font-style:italic}td,th{padding:.35mm 1mm;border:.3pt solid #c9b8ae;text-align:center;font-weight:normal;vertical-align:top}td:first-child,th:first-child{text-align:left}th{background:#faf1ea}
.two{display:flex;gap:7mm}.two>div{flex:1;min-width:0}.terms>div:first-child{flex:1.6}.terms td{padding:.05mm 1mm}.list td{text-align:left}.list td:first-child{width:40mm}.months{font-size:7.1pt}.months td,.months th{padding:.35mm .3mm}.months td:first-child{white-space:nowrap}.small{font-size:7.4pt}
.turn{position:absolute;left:16mm;right:16mm;bottom:6mm;border-top:1.2pt double #7c2d12;padding-top:1mm;display:flex;justify-content:space-between;font:7.4pt 'Liberation Sans';color:#7c2d12}.turn>div{flex:1;white-space:nowrap}.turn div:last-child{text-align:right}.turn div:nth-child(2){text-align:center}`;

const cell = s.percent;

/** What the foot says about a neighbouring fund. */
function neighbour(entry: s.Entry | undefined, arrow: (name: string) => string): string {
  if (entry === undefined) return '';
  const [first] = entry.reported_returns;
  const figures =
    first === undefined
      ? `${entry.sub_funds.length} plans`
      : `Rs. ${entry.nav_per_unit ?? ''} a unit, ${cell(first.fund_return_percent)} ${first.period_label_raw}`;
  return `${s.esc(arrow(entry.fund_name_raw))}<br>${figures}`;
}

const foot = (entry: s.Entry, all: readonly s.Entry[]): string => {
  const at = all.indexOf(entry);
  return `<div class=turn><div>${neighbour(all[at - 1], (n) => `« ${n}`)}</div><div>${s.esc(entry.page_footer_raw)}<br>${entry.amc_name_raw}, Minara Road, Sukkur</div><div>${neighbour(all[at + 1], (n) => `${n} »`)}</div></div>`;
};

function enclosure(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} on ${day}`, 'None');
  const own: readonly s.Item[] =
    entry.sub_funds.length > 0
      ? []
      : [
          [`${entry.fund_size_label_raw ?? ''}`, entry.fund_size_raw ?? ''],
          ['Value of a unit (NAV)', `Rs. ${entry.nav_per_unit ?? ''}`],
        ];
  return s.list([
    ...own,
    ...s.terms(entry, [
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum investment', 'minimum_initial_raw'],
      ['Additional investment', 'minimum_subsequent_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability rating', rating('FUND')],
    ['Rating of the AMC', rating('AMC')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
  ]);
}

const WORDS: Readonly<Record<string, string>> = {
  'Rohri Income Fund':
    'The State Bank left its policy rate at 11.0% on 16th June, after it had been at 20.5% a year ago. Bonds gained over the year, and less in its last month. We sold bonds of ten years and bought those of three. In May 2025 we had told you that a TFC would be repaid early; this has happened. In July 2025 we expect another cut, and a lower income for your fund.',
  'Rohri Stock Fund':
    'The war between Israel and Iran drove share prices down by 5% within a week, and the ceasefire of 24th June brought most of it back. The budget of 2025–26 did not raise the tax on capital gains. We bought banks on the weak days. In July 2025 companies will announce their results of the year; we expect good dividends from banks and fertilizers.',
  'Rohri Planning Fund':
    'Each plan did what it is made for: the Conservative Plan moved little, the Growth Plan moved with the market. On 25th June we restored the weights of all plans. If your circumstances have changed, you can move from one plan to another without a load; please write to us before the end of July 2025.',
};

const people = (entry: s.Entry): string => `${s.heading('Those who manage it')}${s.namesFirst(entry)}`;

const head = (entry: s.Entry): string =>
  `<div class=head><b>${entry.amc_name_raw}</b><br>Licensed by the Securities and Exchange Commission of Pakistan</div><p class=day>Sukkur, 8th July, 2025</p><p>To the unit holders</p><p class=re>Subject: ${s.esc(entry.fund_name_raw)} in ${entry.report_month_label_raw}</p>
<p>Dear Sir or Madam,</p><p>${s.term(entry.investment_objective_raw)} Below we report how it did in the past month.</p><p>${WORDS[entry.fund_name_raw] ?? ''}</p>`;

function fundBody(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  return `<div class=two><div>${s.heading('What it earned')}${s.htmlTable([['', short, 'Benchmark'], ...rows])}<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p>${s.heading('Key facts on 30th June, 2025')}${enclosure(entry)}</div>
<div>${s.sharesList(entry, 'ASSET_ALLOCATION')}${s.sharesList(entry, s.otherType(entry))}${s.holdingsList(entry)}${people(entry)}</div></div>${s.heading('Returns month by month')}<div class=months>${s.monthTable(entry, [short, 'Benchmark'], cell)}</div>`;
}

/** The returns of each plan and of its benchmark, with a row for each period. */
function planReturns(plans: readonly s.SubFacts[]): string {
  const first = s.only(plans[0], 'plan');
  const rows = s
    .periods(first)
    .map((label) => [
      label,
      ...plans.flatMap((p) => [
        cell(s.returnAt(p, label)?.fund_return_percent),
        cell(s.returnAt(p, label)?.benchmark_return_percent),
      ]),
    ]);
  const heads = `<tr><th></th>${plans.map((p) => `<th colspan=2>${s.esc(p.name_raw)}</th>`).join('')}</tr>`;
  const series = s.tr(['', ...plans.flatMap(() => ['Plan', 'Benchmark'])], 'th');
  return `<table>${heads}${series}${rows.map((r) => s.tr(r.map(s.esc))).join('')}</table>`;
}

function planBody(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const first = s.only(plans[0], 'plan');
  const names = ['', ...plans.map((p) => p.name_raw)];
  const row = (label: string, of: (p: s.SubFacts) => string): string[] => [label, ...plans.map(of)];
  const facts = s.htmlTable([
    names,
    row(first.fund_size_label_raw ?? '', (p) => p.fund_size_raw ?? ''),
    row('Value of a unit (NAV)', (p) => `Rs. ${p.nav_per_unit ?? ''}`),
    row('Launched on', (p) => p.launch_date_raw ?? ''),
    ...first.fees.map((f, i) => row(f.fee_label_raw, (p) => cell(p.fees[i]?.percent))),
  ]);
  const assets = s
    .matrix(plans, 'ASSET_ALLOCATION', '–')
    .map(([label = '', ...rest]) => [label, ...rest.map((v) => cell(v))]);
  const labels = s.labelsOf(first.monthly_returns);
  const months = plans.map((p) => [
    p.name_raw,
    ...labels.map((label) => cell(s.percentAt(p.monthly_returns, p.name_raw, label))),
  ]);
  return `${s.heading('Your plans on 30th June, 2025')}${facts}${s.heading('What they earned')}${planReturns(plans)}<p class=small>${s.esc(entry.footnotes_raw.join(' '))} The benchmark of a plan is the average of those of the funds it holds, by weight.</p>
${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}${s.htmlTable([names, ...assets])}${s.heading('Returns month by month')}<div class=months>${s.htmlTable([['', ...labels], ...months])}</div><div class="two terms"><div>${s.heading('Key facts of the fund')}${enclosure(entry)}</div><div>${people(entry)}</div></div>`;
}

const page = (entry: s.Entry, all: readonly s.Entry[]): string =>
  `${head(entry)}${entry.sub_funds.length > 0 ? planBody(entry) : fundBody(entry)}
<p class=small style="margin-top:2mm">${s.esc(s.RISK_NOTE)}</p>${foot(entry, all)}`;

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.map((entry) => page(entry, entries)),
  );
