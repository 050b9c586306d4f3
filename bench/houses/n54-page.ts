/** The pages of AMC N54: each value is followed by its label in brackets; a restated month; plans over two pages. */
import * as s from './shared11.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.4pt/1.4 'P052','Liberation Serif';color:#23262b;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:12mm 15mm}
.run{display:flex;justify-content:space-between;font-size:8pt;color:#3d4f91}h1{font-size:20pt;margin:2mm 0 1mm;color:#3d4f91}.lead{font-style:italic;margin-bottom:2mm}
h2{font-size:10pt;margin:3.4mm 0 .8mm;color:#3d4f91;border-bottom:.6pt solid #3d4f91}ul{columns:2;column-gap:9mm;margin:0;padding-left:3.4mm}li{break-inside:avoid;margin-bottom:.5mm}li i{color:#6a6f7d}
td,th{padding:.5mm 1.2mm;text-align:right;border-bottom:.3pt solid #d9dcea}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic}
.two{display:grid;grid-template-columns:1fr 1fr;gap:9mm}p{margin:0 0 2mm;text-align:justify;font-size:9.6pt;line-height:1.55}.plan td{font-weight:bold}.note{font-size:7pt;margin-top:2.4mm}
footer{position:absolute;left:15mm;right:15mm;bottom:8mm;font-size:6.8pt;color:#6a6f7d}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);
/** The label in brackets behind its value. */
const bullets = (items: readonly s.Item[]): string =>
  `<ul>${items.map(([l, v]) => `<li>${s.esc(v)} <i>(${s.esc(l)})</i></li>`).join('')}</ul>`;

export interface Past {
  readonly date: string;
  readonly figures: s.Figures;
  /** The month that the table of months marks, and what the last report said of it. */
  readonly restated: string;
}

function numbers(entry: s.Entry, past: Past): string {
  if (entry.sub_funds.length > 0) return '';
  const items: s.Item[] = [
    [
      `${entry.fund_size_label_raw ?? ''}; ${past.figures.fund_size_raw ?? ''} on ${past.date}`,
      entry.fund_size_raw ?? '',
    ],
    [`NAV per unit; Rs. ${past.figures.nav_per_unit ?? ''} on ${past.date}`, `Rs. ${entry.nav_per_unit ?? ''}`],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => {
      const sum = (Number(f.percent) * 10).toFixed(2);
      return [`${f.fee_label_raw}; Rs. ${sum} a year on Rs. 1,000`, `${f.percent}%`] as const;
    }),
  ];
  return `<h2>The month in numbers</h2>${bullets(items)}`;
}

function terms(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency}, ${day}`, '');
  return `<h2>Terms</h2>${bullets([
    ...s.terms(entry, [
      ['category', 'category_raw'],
      ['fund type', 'fund_type_raw'],
      ['launch date', 'launch_date_raw'],
      ['benchmark', 'benchmark_raw'],
      ['risk profile', 'risk_profile_raw'],
      ['management fee', 'management_fee_raw'],
      ['front-end load', 'front_end_load_raw'],
      ['back-end load', 'back_end_load_raw'],
      ['minimum initial investment', 'minimum_initial_raw'],
      ['minimum subsequent investment', 'minimum_subsequent_raw'],
      ['pricing mechanism', 'pricing_mechanism_raw'],
      ['dealing days', 'dealing_days_raw'],
      ['cut-off time', 'cutoff_raw'],
      ['trustee', 'trustee_raw'],
      ['auditor', 'auditor_raw'],
    ]),
    ...s.stated([
      ['stability rating', rating('FUND')],
      ['rating of the management company', rating('AMC')],
    ]),
    ...s.people(entry),
  ])}`;
}

function months(entry: s.Entry, past: Past): string {
  const short = entry.fund_column_raw ?? '';
  const rows = s.labelsOf(entry.monthly_returns).map((l) => {
    const mark = l === past.restated ? ' (r)' : '';
    const at = (series: string): string => cell(s.percentAt(entry.monthly_returns, series, l));
    return [l, at(short) + mark, at('Benchmark')];
  });
  return `<h2>Monthly returns</h2>${s.htmlTable([['', short, 'Benchmark'], ...rows])}`;
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => [r.label, cell(r.cells[0])] as const);
  return rows.length === 0 ? '' : `<h2>${s.titleOf(entry, type)}</h2>${s.list(rows, '')}`;
}

const top = (entry: s.Entry, suffix = ''): string =>
  `<div class=run><span>${entry.amc_name_raw}</span><span>Fund Manager Report, ${entry.report_month_label_raw}</span></div><h1>${entry.fund_name_raw}${suffix}</h1>`;
const foot = (text: string): string => `<footer>${s.esc(s.RISK_NOTE)}<br>${s.esc(text)}</footer>`;
const notes = (entry: s.Entry): string => entry.footnotes_raw.map((n) => `<div class=note>${s.esc(n)}</div>`).join('');

function fundPage(entry: s.Entry, past: Past): string {
  const holdings = entry.holdings.map((h) => [h.name_raw, cell(h.percent)] as const);
  return `${top(entry)}<div class=lead>${s.term(entry.investment_objective_raw)}</div>${numbers(entry, past)}${s.returnsTable(entry, cell)}
<div class=two><div>${months(entry, past)}</div><div>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, 'CREDIT_QUALITY')}${shares(entry, 'SECTOR_ALLOCATION')}
<h2>${entry.holdings_title_raw ?? ''}</h2>${s.list(holdings, '')}</div></div>${terms(entry)}${notes(entry)}${foot(entry.page_footer_raw ?? '')}`;
}

const REVIEW = `<h2>From the fund manager</h2><p>Shares gave up part of their gains in the second half of July, after foreign funds had sold shares of USD 38 million net and
the companies of the cement sector had reported lower margins. Trading was thin: an average of 412 million shares changed hands each day, a fifth less than in June. The index of the
largest thirty companies that comply with Shariah ended the month a little higher nevertheless.</p><p>Consumer prices rose by 5.3% over the year, after 5.6% in June. The State Bank left its
policy rate at 10.50% at its meeting on 29 July, as most analysts had expected, and pointed to the floods in the south, which may raise the prices of food in the coming months. Yields of
treasury bills hardly moved in the two auctions of the month, in which the Government accepted bids of Rs. 1,140 billion against a target of Rs. 1,200 billion.</p><p>The plans kept their
proportions. The Adventurous Plan may hold up to 90% of its assets in funds of shares, the Steady Plan up to 60% and the Careful Plan up to 25%; each plan returns to its own proportions
at the end of each quarter. We expect companies to report better earnings in the autumn and intend to raise the part of shares slowly, as far as the limits allow. Holders who want to
change from one plan to another may do so twice a year without a load; the form is on our website and in our branches in Hyderabad, Karachi and Sukkur.</p>`;

/** A row of each plan and one of its benchmark. */
function planReturns(plans: readonly s.SubFacts[], labels: readonly string[], title: string): string {
  const row = (p: s.SubFacts, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] =>
    labels.map((l) => cell(s.returnAt(p, l)?.[key]));
  const rows = plans.flatMap((p) => [
    s.tr([p.name_raw, ...row(p, 'fund_return_percent')], 'td', 'plan'),
    s.tr(['Benchmark', ...row(p, 'benchmark_return_percent')]),
  ]);
  return `<h2>${title}</h2><table>${s.tr(['', ...labels], 'th')}${rows.join('')}</table>`;
}

function planPages(entry: s.Entry): string[] {
  const plans = entry.sub_funds;
  const labels = s.periods(s.only(plans[0], 'plan'));
  const total = plans.reduce((sum, p) => sum + Number(p.fund_size_pkr), 0);
  const facts = s.htmlTable([
    [
      '',
      'Launched',
      plans[0]?.fund_size_label_raw ?? '',
      'Share of the Fund',
      'NAV per unit (Rs.)',
      'Expense ratio YTD',
    ],
    ...plans.map((p) => [
      p.name_raw,
      p.launch_date_raw ?? '',
      p.fund_size_raw ?? '',
      cell(((Number(p.fund_size_pkr) / total) * 100).toFixed(1)),
      p.nav_per_unit ?? '',
      cell(p.fees[0]?.percent),
    ]),
  ]);
  const classes = [...new Set(plans.flatMap((p) => p.allocations.map((a) => a.label_raw)))];
  const mix = s.htmlTable([
    ['', ...plans.map((p) => p.name_raw)],
    ...classes.map((c) => [c, ...plans.map((p) => cell(p.allocations.find((a) => a.label_raw === c)?.percent))]),
  ]);
  const title = 'Performance of the plans';
  return [
    `${top(entry)}<div class=lead>${s.term(entry.investment_objective_raw)}</div>${terms(entry)}${REVIEW}<h2>The plans</h2>${facts}
${planReturns(plans.slice(0, 2), labels, title)}<div class=note>Continued on the next page</div>${foot(entry.page_footer_raw ?? '')}`,
    `${top(entry, ' (continued)')}${planReturns(plans.slice(2), labels, `${title} (continued)`)}
<h2>${s.titleOf(s.only(plans[0], 'plan'), 'ASSET_ALLOCATION')}</h2>${mix}${notes(entry)}${foot('Rahuki Fund Management Limited, page 4')}`,
  ];
}

export const html = (entries: readonly s.Entry[], past: (entry: s.Entry) => Past): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((e) => (e.sub_funds.length > 0 ? planPages(e) : [fundPage(e, past(e))])),
  );
