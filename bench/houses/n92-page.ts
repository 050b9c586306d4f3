/** The pages of AMC N92: sub-funds as rows under merged heads, months as rows, and a portfolio for each sub-fund. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.8pt/1.3 'DejaVu Sans Condensed';color:#20242c;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:8mm 11mm}
.top{display:flex;justify-content:space-between;align-items:baseline;border-bottom:1.6pt solid #0b5563;padding-bottom:1.2mm;color:#0b5563}.top h1{font-size:15pt;margin:0}.top span{font-size:8.4pt;text-align:right}
h2{font-size:8pt;color:#0b5563;margin:2.4mm 0 .7mm;text-transform:uppercase}h3{font-size:8.6pt;margin:3.2mm 0 .8mm;background:#d5eaee;color:#0b5563;padding:.7mm 1.5mm}p{margin:0 0 1mm;text-align:justify}
td,th{padding:.5mm .9mm;text-align:right;vertical-align:top;font-weight:normal;font-size:7.2pt}td:first-child,th:first-child{text-align:left}th{color:#0b5563}
.all td,.all th{border:.4pt solid #86b4bd;font-size:6.9pt;padding:.8mm .9mm}.all th{background:#eef6f8;text-align:center;vertical-align:middle}.cols{display:flex;gap:5mm}.cols .left{width:62mm}.cols .right{flex:1;min-width:0}
.list td{text-align:left;border-bottom:.3pt solid #c9dde1}.list td:first-child{width:25mm;color:#0b5563}.months tr:nth-child(even) td{background:#f1f7f8}.parts{display:flex;gap:5mm}.parts>div{flex:1;min-width:0}.parts h4{font-size:7.2pt;margin:.6mm 0 .3mm;border-bottom:.4pt solid #0b5563}
.small{font-size:6.4pt;color:#444;margin-top:2mm}.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;display:flex;justify-content:space-between;font-size:6.8pt;color:#0b5563;border-top:.5pt solid #0b5563;padding-top:.8mm}`;

/** Losses in brackets with the percent sign inside. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'N/A' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

function facts(entry: s.Entry): string {
  return s.list([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Structure', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Seed Price (Par)', 'par_value_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Fee', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Initial Contribution', 'minimum_initial_raw'],
      ['Subsequent Contribution', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timings', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    [
      'Rating of Pension Fund Manager',
      s.ratingWith(entry, 'AMC', (r, agency, day) => `"${r}" by ${agency} (${day})`, ''),
    ],
  ]);
}

/** A row for each sub-fund; expense ratios and returns are under merged heads. */
function overview(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'sub-fund');
  const labels = s.periods(first);
  const tall = ['Sub-Fund', first.fund_size_label_raw ?? '', 'Units in Issue', 'NAV per Unit (Rs.)']
    .map((h) => `<th rowspan=2>${s.esc(h)}</th>`)
    .join('');
  const heads = `<tr>${tall}<th colspan=2>Expense Ratio</th><th colspan=${labels.length}>Return</th></tr>${s.tr(['MTD', 'YTD', ...labels], 'th')}`;
  const rows = subs.map((x) =>
    s.tr([
      x.name_raw,
      x.fund_size_raw ?? '',
      s.grouped(Number(x.units_outstanding), 0),
      x.nav_per_unit ?? '',
      ...x.fees.map((f) => cell(f.percent)),
      ...labels.map((l) => cell(s.returnAt(x, l)?.fund_return_percent)),
    ]),
  );
  return `<table class=all>${heads}${rows.join('')}</table>`;
}

function months(subs: readonly s.SubFacts[]): string {
  const rows = s
    .labelsOf(subs[0]?.monthly_returns ?? [])
    .map((l) => [l, ...subs.map((x) => cell(s.percentAt(x.monthly_returns, x.name_raw, l)))]);
  return s.htmlTable([['', ...subs.map((x) => x.name_raw)], ...rows], 'months');
}

function sharesOf(sub: s.SubFacts, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(sub, type).map((r) => [r.label, ...r.cells.map(cell)]);
  const dates = s.datesOf(sub, type);
  const heads = dates.join('') === '' ? [] : [['', ...dates]];
  return `<h4>${s.titleOf(sub, type)}</h4>${s.htmlTable([...heads, ...rows], '', heads.length)}`;
}

function portfolio(sub: s.SubFacts): string {
  const holdings =
    sub.holdings.length === 0
      ? ''
      : `<h4>${s.esc(sub.holdings_title_raw)}</h4>${s.htmlTable(s.holdingItems(sub, cell), '', 0)}`;
  const second = sharesOf(sub, s.otherType(sub));
  const isEquity = s.otherType(sub) === 'SECTOR_ALLOCATION';
  const left = sharesOf(sub, 'ASSET_ALLOCATION') + (isEquity ? second : '');
  const right = isEquity ? holdings : second + holdings;
  return `<h3>${sub.name_raw}: Portfolio</h3><div class=parts><div>${left}</div><div>${right}</div></div>`;
}

/** What the participants may choose; no figures of the month. */
const SCHEMES: readonly (readonly string[])[] = [
  ['Scheme', 'Equity', 'Debt', 'Money Market'],
  ['High Volatility', 'Min. 65%', 'Min. 20%', 'Nil'],
  ['Medium Volatility', 'Min. 35%', 'Min. 40%', 'Min. 10%'],
  ['Low Volatility', 'Min. 10%', 'Min. 60%', 'Min. 15%'],
  ['Lower Volatility', 'Nil', 'Min. 40%', 'Min. 40%'],
  ['Customized', '0% to 100%', '0% to 100%', '0% to 100%'],
];
const RULES =
  'A participant may change the allocation scheme twice in a financial year. Without a choice, the Pension Fund Manager allocates contributions according to the age of the participant. The scheme is rebalanced once a year, at the anniversary of the account.';

const COMMENT =
  'Floods in Sindh and Balochistan weighed on the economy in the month; the rupee touched 239.7 to a dollar before it recovered after the change of the finance minister. The policy rate was kept at 15.00%. Contributions made before the end of June qualify for a tax credit.';

function page(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const committee = s.members(entry).map(([name, office]) => `${s.esc(name)} (${office})`);
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1><span>Kohlu Pension Managers Limited<br><b>Pension Fund Manager's Report, ${entry.report_month_label_raw}</b></span></div>
<h2>Purpose of the Fund</h2><p>${s.term(entry.investment_objective_raw)}</p>
<h2>The Sub-Funds on September 30, 2022</h2>${overview(subs)}<p class=small style="margin:.8mm 0 0">${s.esc(entry.footnotes_raw.join(' '))}</p>
<div class=cols><div class=left><h2>Information on the Fund</h2>${facts(entry)}<h2>Return of Each Month</h2>${months(subs)}<h2>Manager's Comment</h2><p>${COMMENT}</p></div><div class=right>${subs.map(portfolio).join('')}<h3>Allocation Schemes offered to Participants</h3>${s.htmlTable(SCHEMES)}<p style="margin-top:1.5mm">${RULES}</p></div></div>
<p class=small><b>Members of the Investment Committee:</b> ${committee.join('; ')}</p><p class=small>${s.esc(s.RISK_NOTE)}</p>
<div class=foot><span>Kohlu Pension Managers Limited | UAN 111-565-648 | pensions@kohlupm.example</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
