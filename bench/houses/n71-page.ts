/** The pages of AMC N71: an introduction and the pages of the funds, then one more and the page of the pension fund. */
import * as s from './shared14.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.4pt/1.32 'Liberation Sans';color:#1c2733;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:11mm 13mm}
.run{display:flex;justify-content:space-between;border-bottom:.8pt solid #0b5c8a;padding-bottom:1mm;color:#0b5c8a}h1{font-size:20pt;margin:3mm 0 1mm;color:#0b5c8a}h2{font-size:9.8pt;margin:3mm 0 1mm;color:#0b5c8a;border-bottom:.4pt solid #0b5c8a}
p{margin:0 0 1.6mm;text-align:justify}td,th{padding:.55mm 1.1mm;text-align:right;font-weight:normal;border-bottom:.3pt solid #d5dde3;vertical-align:top}td:first-child,th:first-child,.list td{text-align:left}th{background:#e3eef5}.list td:first-child{width:33mm;color:#54636e}
.two{display:flex;gap:7mm}.two>div{flex:1;min-width:0}.months{font-size:7pt}.months td,.months th{padding:.55mm .5mm}.small{font-size:6.9pt;color:#555}
.foot{position:absolute;left:13mm;right:13mm;bottom:6mm;display:flex;justify-content:space-between;font-size:7.2pt;color:#54636e}
.letter,.letter.old{font-size:10.6pt;line-height:1.55;padding:12mm 10mm}.letter p{margin-bottom:4mm}.letter h1{font-size:24pt;margin:8mm 0 2mm}
.old{font-family:'Liberation Serif';font-size:8.8pt}.old h1,.old h2{color:#5c1f1f;text-align:center;border:0}.old h1{font-size:17pt;letter-spacing:.3pt}.old th{background:#f1e6dd}.old h2{margin:2mm 0 .8mm}.old td,.old th{padding:.4mm 1mm;border:.4pt solid #b59b8a;text-align:center}.old .list td{text-align:left}.old .run{color:#5c1f1f;border-color:#5c1f1f;font-style:italic}`;

const cell = s.percent;
const ADDRESS = 'Phander House, 42 Davis Road, Lahore. UAN 042-111-742-633. www.phanderfunds.example';
const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}, ${day})`, 'Not rated');

const MONTHLY_LETTER = `<div class=letter><b>Phander Asset Management Company Limited</b><h1>Monthly Report of our Open End Funds</h1><p>Lahore, 9 March 2022</p>
<p>Dear unit holders,</p><p>this is <b>Issue 171</b> of our report. It covers <b>the month of February 2022</b>; sizes, prices and weights are those of its last day. The issue of the month before, number 170, can be found on our website.</p>
<p>February was a month of two halves. The market held firm until the middle of the month, then oil rose above USD 100 a barrel as Russia invaded Ukraine. The government cut the price of petrol by Rs. 10 on the last day of the month, and announced an amnesty for investments in industry. Inflation was 12.2%.</p>
<p>The State Bank left its policy rate at 9.75%. Our money market fund kept a short maturity, and the stock fund sold part of its cement companies, whose cost of coal doubles.</p>
<p>The report of our pension fund, which appears each quarter, is bound behind this one.</p>
<p>Yours sincerely,</p><p><b>Wazir Khan Burush</b><br>Chief Executive Officer</p></div><div class=foot><span>${ADDRESS}</span><span>Issue 171 – 1</span></div>`;

const QUARTERLY_LETTER = `<div class="letter old"><b>Phander Asset Management Company Limited</b><h1>Report to the Participants of our Pension Fund</h1><p>Lahore, 31 January 2022</p>
<p>Dear participants,</p><p><b>Report No. 26</b> is about the second quarter of the fiscal year, <b>the three months to 31 December 2021</b>. All sizes, prices and weights are as of that day. Report No. 27 will appear at the end of April.</p>
<p>In this quarter the State Bank raised its policy rate three times, from 7.25% to 9.75%. The rupee fell to 176.5 to a dollar. Share prices were lower in November and recovered in December. The Debt Sub-Fund kept away from long bonds, which was right.</p>
<p>May we remind you that contributions made before 30 June lower your income tax of the fiscal year. A change of your allocation scheme is free twice in a year.</p>
<p>With kind regards,</p><p><b>Shehla Yaftali, CFA</b><br>Chief Investment Officer</p></div><div class="foot"><span>${ADDRESS}</span><span>Report No. 26, page 1</span></div>`;

const facts = (entry: s.Entry): s.Item[] =>
  s.terms(entry, [
    ['Fund type', 'fund_type_raw'],
    ['Category', 'category_raw'],
    ['Launch date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Management fee', 'management_fee_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Minimum investment', 'minimum_initial_raw'],
    ['Subsequent investment', 'minimum_subsequent_raw'],
    ['Pricing mechanism', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Listing', 'listing_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);

const COMMENTS: Readonly<Record<string, string>> = {
  PhSF: 'The KSE-100 Index lost ground in the last days of the month as commodities rose. Exploration companies and fertilizers gained, cement and steel fell. The Fund raised its weight of exploration to the highest level of the last three years and kept little cash. Foreign investors sold shares of USD 24 million; insurance companies bought most of them.',
  PhMMF:
    'Treasury bills of three months were sold at 10.3% in the last auction. The Fund kept its weighted average maturity below 65 days, since the next monetary policy statement of 8 March may bring a further rise. Bank deposits were placed at 10.6% over the end of the month. No paper of the Fund is overdue.',
};

function fundPage(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const items = [
    ...facts(entry),
    ['Fund rating', rating(entry, 'FUND')] as const,
    ['AMC rating', rating(entry, 'AMC')] as const,
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
  ];
  return `<div class=run><span>${entry.amc_name_raw}</span><b>${entry.report_month_label_raw}</b></div><h1>${s.esc(entry.fund_name_raw)}</h1>
<p><b>Objective.</b> ${s.term(entry.investment_objective_raw)}</p><p>${COMMENTS[short] ?? ''}</p>${s.returnsTable(entry, cell)}<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p>
<div class=two><div><h2>Size and price</h2>${s.list([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per unit', `PKR ${entry.nav_per_unit ?? ''}`],
  ])}<h2>Facts</h2>${s.list(items)}</div><div>${s.sharesList(entry, 'ASSET_ALLOCATION')}${s.sharesList(entry, s.otherType(entry))}${s.holdingsList(entry)}<h2>Investment committee</h2>${s.namesFirst(entry)}</div></div><h2>Monthly returns</h2><div class=months>${s.monthTable(entry, [short, 'Benchmark'], cell)}</div>
<p class=small style="margin-top:2mm">${s.esc(s.RISK_NOTE)} SWWF: the provision of earlier years was reversed on 13 August 2021.</p><div class=foot><span>${ADDRESS}</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

function pensionPage(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const names = ['', ...subs.map((x) => x.name_raw)];
  const each = (label: string, of: (x: s.SubFacts) => string): string[] => [label, ...subs.map(of)];
  const size = s.htmlTable([
    names,
    each(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
    each('NAV per unit (PKR)', (x) => x.nav_per_unit ?? ''),
    each(first.fees[0]?.fee_label_raw ?? '', (x) => cell(x.fees[0]?.percent)),
  ]);
  const returns = s.htmlTable([
    names,
    ...s.periods(first).map((label, i) => each(label, (x) => cell(x.reported_returns[i]?.fund_return_percent))),
  ]);
  const months = s.htmlTable([
    names,
    ...s
      .labelsOf(first.monthly_returns)
      .map((label) => each(label, (x) => cell(s.percentAt(x.monthly_returns, x.name_raw, label)))),
  ]);
  const assets = s
    .matrix(subs, 'ASSET_ALLOCATION', '–')
    .map(([label = '', ...rest]) => [label, ...rest.map((v) => (v === '–' ? v : cell(v)))]);
  const mix = s.htmlTable([names, ...s.restLast(assets, (label) => label.startsWith('Receivables'))]);
  return `<div class=old><div class=run><span>To the participants</span><span>${entry.report_month_label_raw}</span></div><h1>${s.esc(entry.fund_name_raw)}</h1><p>${s.term(entry.investment_objective_raw)}</p>
<h2>Size and price of the sub-funds</h2>${size}<h2>Returns of the sub-funds</h2>${returns}<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p><h2>Returns of the three months</h2>${months}
<h2>${s.titleOf(first, 'ASSET_ALLOCATION')}</h2>${mix}<div class=two><div><h2>Terms</h2>${s.list([...facts(entry), ['AMC rating', rating(entry, 'AMC')]])}</div><div>${s.holdingsList(first)}<h2>Those responsible</h2>${s.namesFirst(entry)}</div></div><p class=small style="margin-top:2mm">${s.esc(s.RISK_NOTE)}</p></div><div class=foot><span>${ADDRESS}</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export function html(entries: readonly s.Entry[]): string {
  const funds = entries.filter((e) => e.sub_funds.length === 0).map(fundPage);
  const pensions = entries.filter((e) => e.sub_funds.length > 0).map(pensionPage);
  return s.htmlPages(STYLE, [MONTHLY_LETTER, ...funds, QUARTERLY_LETTER, ...pensions]);
}
