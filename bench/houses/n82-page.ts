/** The pages of AMC N82: returns across the page, facts and people below them; plans as rows. */
import * as s from './shared15.ts';

const STYLE = `@page{size:letter;margin:0}
body{font:8pt/1.3 'URW Gothic';color:#2b2226;font-variant-ligatures:none}section{width:216mm;height:279mm;padding:9mm 12mm}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8mm solid #8d1f3c;padding-bottom:1.4mm}.top h1{margin:0;font-size:17pt;color:#8d1f3c}.top div{text-align:right}.top b{font-size:11pt;color:#8d1f3c;display:block}
h2{font-size:8.6pt;color:#fff;background:#8d1f3c;margin:2.6mm 0 .8mm;padding:.5mm 1.6mm}p{margin:0 0 1mm}
td,th{padding:.55mm 1mm;text-align:right;font-weight:normal;font-size:7.2pt;vertical-align:top}tr:nth-child(even) td{background:#f7f0f2}td:first-child,th:first-child{text-align:left}th{font-weight:bold;border-bottom:.6pt solid #8d1f3c}
.list td{text-align:left}.list td:first-child{width:33mm;color:#8d1f3c}.cols{display:flex;gap:6mm}.cols>div{flex:1;min-width:0}.months td,.months th{font-size:6.2pt;padding:.5mm .3mm}.under td{font-style:italic;color:#6b5a60}
.small{font-size:6.6pt;margin-top:3mm}.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;display:flex;justify-content:space-between;font-size:6.8pt;color:#6b5a60}.cover{text-align:center;padding-top:90mm}.cover h1{font-size:30pt;color:#8d1f3c;margin:0 0 4mm}.cover p{font-size:13pt}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);

function facts(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not Rated');
  const ofFunds = entry.amount_invested_by_fof_pkr;
  const isFund = entry.sub_funds.length === 0;
  return s.list([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
    ]),
    ...s.stated([
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['Investment of Fund of Funds (Rs. mn)', ofFunds === null ? null : s.grouped(Number(ofFunds) / 1e6, 0)],
      ['NAV per Unit (Rs.)', entry.nav_per_unit],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Sales Load (Front-end)', 'front_end_load_raw'],
      ['Sales Load (Back-end)', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Additional Investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...(isFund ? ([['Fund Rating', own]] as const) : []),
    ['Asset Manager Rating', amc],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
}

const COMMENTS: Readonly<Record<string, string>> = {
  JLF: 'The central bank kept its policy rate at 22% in its meeting of July 2023. Yields of short tenors rose by up to 60 bps in August, as the market feared a further increase. The Fund kept its maturity below 30 days and rolled over T-Bills at higher rates.',
  JEF: 'The KSE-100 Index lost ground on the fall of the rupee and on higher prices of petrol and power. Foreign investors remained net buyers of USD 9 million. The Fund reduced cement and technology before results were announced, and added exploration.',
  JFTF: 'Each plan holds T-Bills that mature shortly before the plan does. Units redeemed before maturity are subject to a contingent load that recovers the loss of early sale.',
  JFPF: 'The plans reduced their exposure to equities during the month on account of the uncertain outlook of inflation, and held more units of the liquidity fund.',
};

function series(rows: readonly s.SeriesRow[], name: string, kind: string): string {
  const names = [
    [name, name],
    ['Benchmark', 'Benchmark'],
  ] as const;
  return s.htmlTable(s.wideSeries(rows, names, cell), kind);
}

function ofFund(entry: s.Entry): string {
  const name = s.short(entry);
  return `${s.returnsTable(entry, cell)}${s.heading('Month by Month')}${series(entry.monthly_returns, name, 'months')}${s.heading('Financial Years')}${series(entry.historical_returns, name, '')}`;
}

function portfolio(entry: s.Entry): string {
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  return `${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}${s.sharesTable(entry, second, cell)}${s.holdingsList(entry, cell)}`;
}

/** The plans as rows, and for each of them a row of its benchmark among the returns. */
function ofPlans(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const hasMaturity = plans.some((p) => p.maturity_date_raw !== undefined);
  const heads = [
    'Plan',
    'Launched on',
    ...(hasMaturity ? ['Matures on'] : []),
    'Net Assets (Rs. mn)',
    'NAV per Unit (Rs.)',
  ];
  const ratios = s.only(plans[0], 'plan').fees.map((f) => f.fee_label_raw);
  const rows = plans.map((p) => [
    p.name_raw,
    p.launch_date_raw ?? '',
    ...(hasMaturity ? [p.maturity_date_raw ?? ''] : []),
    p.fund_size_raw ?? '',
    p.nav_per_unit ?? '',
    ...p.fees.map((f) => cell(f.percent)),
  ]);
  const labels = [...new Set(plans.flatMap(s.periods))];
  const lines = plans.flatMap((p) => [
    s.tr([p.name_raw, ...labels.map((l) => cell(s.returnAt(p, l)?.fund_return_percent))]),
    s.tr(['Benchmark', ...labels.map((l) => cell(s.returnAt(p, l)?.benchmark_return_percent))], 'td', 'under'),
  ]);
  const order = [...labels].toSorted((a, b) => Number(a === 'Since Launch') - Number(b === 'Since Launch'));
  if (order.join() !== labels.join()) throw new Error('periods are out of order');
  const classes = s.matrix(plans, 'ASSET_ALLOCATION', '-');
  const mix = classes.map(([label = '', ...cells]) => [label, ...cells.map((c) => (c === '-' ? c : `${c}%`))]);
  return `${s.heading('Plans')}${s.htmlTable([[...heads, ...ratios], ...rows])}${s.heading('Performance of Plans')}<table>${s.tr(['', ...labels], 'th')}${lines.join('')}</table>${s.heading(s.titleOf(s.only(plans[0], 'plan'), 'ASSET_ALLOCATION'))}${s.htmlTable([['', ...plans.map((p) => p.name_raw)], ...mix])}`;
}

function page(entry: s.Entry, fund: s.Fund): string {
  const isFund = entry.sub_funds.length === 0;
  const people = `${s.heading('Investment Committee')}${s.list(s.members(entry))}`;
  const comment = `${s.heading('Comments of the Fund Manager')}<p>${COMMENTS[fund.abbr] ?? ''}</p>`;
  const right = isFund ? portfolio(entry) + people : people + comment;
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1><div>Monthly Report of the Fund Manager<b>${entry.report_month_label_raw}</b></div></div>
${s.heading('Objective')}<p>${s.term(entry.investment_objective_raw)}</p>${isFund ? ofFund(entry) : ofPlans(entry)}
<div class=cols><div>${s.heading('Facts')}${facts(entry)}${isFund ? comment : ''}</div><div>${right}</div></div>
<p class=small>${s.esc(entry.footnotes_raw.join(' '))} No investment of the fund is non-compliant. ${s.esc(s.RISK_NOTE)}</p>
<div class=foot><span>Jhuddo Wealth Management Limited, Mirpurkhas Road, Hyderabad, 022-111-548-336</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[]): string {
  const cover = `<div class=cover><h1>Monthly Report</h1><p>August 2023</p><p>Jhuddo Wealth Management Limited</p></div>`;
  return s.htmlPages(STYLE, [cover, ...entries.map((e) => page(e, s.fundNamed(funds, e)))]);
}
