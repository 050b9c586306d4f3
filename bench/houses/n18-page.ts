/** The pages of AMC N18: tables at the left, the fund information in a bar at the right. */
import { esc } from './html2.ts';
import * as s from './shared5.ts';

const STYLE = `
@page { size: A4; margin: 0 }
body { margin: 0; font: 7.6pt/1.3 'URW Gothic', 'Liberation Sans'; color: #26302b }
section { width: 210mm; height: 296.5mm; box-sizing: border-box; padding: 0 11mm; position: relative; break-after: page }
.band { background: #0c6b4f; color: #fff; margin: 0 -11mm 4mm; padding: 6mm 11mm 4mm; text-align: right } .band b { font-size: 18pt; display: block; font-weight: normal }
.band span { font-size: 8.6pt } .cols { display: grid; grid-template-columns: 1fr 60mm; gap: 6mm }
h2 { font-size: 8.4pt; color: #0c6b4f; border-bottom: .9pt solid #c9a227; margin: 3.4mm 0 .8mm; padding-bottom: .4mm }
table { border-collapse: collapse; width: 100% } td, th { padding: .45mm .8mm; text-align: right; font-size: 7.2pt; font-weight: normal }
td:first-child, th:first-child { text-align: left } th { color: #0c6b4f; border-bottom: .4pt solid #c9a227 } sup { font-size: 5pt; line-height: 0 }
.months td, .months th { font-size: 6.3pt; padding: .45mm .2mm } p { margin: .8mm 0; text-align: justify } aside { background: #f3f1e6; padding: 2mm 3mm; align-self: start }
aside dt { color: #0c6b4f; font-size: 6.6pt; margin-top: 1.1mm } aside dd { margin: 0; font-size: 7.4pt } .risk { border: .9pt solid #c9a227; padding: 1mm 2mm; text-align: center; margin-bottom: 2mm }
.two { display: flex; gap: 5mm } .two > * { flex: 1 } .notes { position: absolute; bottom: 11mm; left: 11mm; right: 11mm; font-size: 6.2pt }
footer { position: absolute; bottom: 6mm; left: 11mm; right: 11mm; font-size: 6.6pt; color: #667 }`;

interface Report {
  readonly amc: string;
  readonly month: s.Month;
  readonly form: s.Form;
  readonly isWhole: boolean;
}

const td = (cells: readonly string[]): string => `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`;
const th = (cells: readonly string[]): string => `<tr>${cells.map((c) => `<th>${c}</th>`).join('')}</tr>`;
const percent = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
const number = (raw: string | null | undefined): number => Number((raw ?? '').replaceAll(',', ''));
const label = (m: s.Month): string => `${s.shortMonth(m)}’${s.year2(m)}`;

const change = (now: number, old: number): string => `${((now / old - 1) * 100).toFixed(2)}%`;

/** Fund and benchmark are columns; deviation, yield and the like are further rows. */
function performance(entry: s.Entry): string {
  const of = (name: string): s.ReturnRow | undefined => entry.reported_returns.find((r) => r.period_label_raw === name);
  const rows = ['FY-YTD', 'January 2024', 'Since Inception'].map((name) =>
    td([`${name}<sup>1</sup>`, percent(of(name)?.fund_return_percent), percent(of(name)?.benchmark_return_percent)]),
  );
  const rest = entry.metrics.map((m) => td([m.label_raw, m.value_raw, 'n/a']));
  return `<h2>Fund Performance</h2><table>${th(['', entry.fund_column_raw ?? '', 'Benchmark'])}${rows.join('')}${rest.join('')}</table>`;
}

function sizes(entry: s.Entry, fund: s.Fund, report: Report): string {
  const [part] = s.partsOf(entry, fund);
  const before = s.before(report.month);
  const old = s.figuresAt(s.only(part, 'part'), before, report.form);
  const line = (name: string, now: string, then: string): string =>
    td([name, now, then, change(number(now), number(then))]);
  const rows = [line(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', old.fund_size_raw ?? '')];
  if (fund.fof !== undefined) {
    const without = (size: string | null, m: s.Month): string => s.grouped(number(size) - number(s.fofOf(fund, m)), 2);
    rows.push(
      line(
        'Fund Size excluding FoFs (PKR Mn)',
        without(entry.fund_size_raw, report.month),
        without(old.fund_size_raw, before),
      ),
    );
  }
  rows.push(line('NAV (PKR)', entry.nav_per_unit ?? '', old.nav_per_unit ?? ''));
  rows.push(
    line(
      'Units Outstanding',
      s.grouped(number(entry.units_outstanding), 0),
      s.grouped(number(old.units_outstanding), 0),
    ),
  );
  const fof =
    fund.fof === undefined
      ? ''
      : `<p>Total amount invested by FoFs is PKR ${s.grouped(Number(s.fofOf(fund, report.month)), 0)} Mn.</p>`;
  return `<h2>Fund Size and NAV</h2><table>${th(['', label(report.month), label(before), 'Change'])}${rows.join('')}</table>${fof}`;
}

function longer(entry: s.Entry): string {
  const rows = entry.reported_returns.filter((r) => /Months|Year/.test(r.period_label_raw));
  if (rows.length === 0) return '';
  return `<h2>Returns vs. Benchmark<sup>1</sup></h2><table>${th(['', ...rows.map((r) => r.period_label_raw)])}
${td([entry.fund_column_raw ?? '', ...rows.map((r) => percent(r.fund_return_percent))])}
${td(['Benchmark', ...rows.map((r) => percent(r.benchmark_return_percent))])}</table>`;
}

function months(entry: s.Entry, report: Report): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const own = entry.fund_column_raw ?? '';
  const row = (series: string): string => {
    const cells = labels.map((l) => s.percentAt(entry.monthly_returns, series, l) ?? '-');
    return td([series, ...cells, cells.at(-1) ?? '']);
  };
  return `<h2>Monthly Yield (%)</h2><table class=months>${th(['', ...labels, `CY${s.year2(report.month)}TD`])}${row(own)}${row('Benchmark')}</table>`;
}

function composition(entry: s.Entry): string {
  const rows = s.ofType(entry, 'ASSET_ALLOCATION');
  const heads = [...new Set(rows.map((r) => r.period_label ?? ''))];
  const body = s.lines(entry, 'ASSET_ALLOCATION').map((r) => td([r.label, ...r.cells.map(percent)]));
  return `<h2>${rows[0]?.table_title_raw}</h2><table>${th(['', ...heads])}${body.join('')}${td(['Leverage', ...heads.map(() => 'Nil')])}</table>`;
}

/** Two labels with their figures on each line. */
function paired(items: readonly (readonly [string, string])[], title: string): string {
  const half = Math.ceil(items.length / 2);
  const rows = Array.from({ length: half }, (_, i) => {
    const [a, b] = [items[i], items[i + half]];
    const right = '<td style="text-align:left;padding-left:5mm">';
    return `<tr><td>${esc(a?.[0])}</td><td>${a?.[1]}</td>${right}${esc(b?.[0])}</td><td>${b?.[1] ?? ''}</td></tr>`;
  });
  return `<h2>${esc(title)}</h2><table>${rows.join('')}</table>`;
}

function portfolio(entry: s.Entry, fund: s.Fund): string {
  const type = fund.second?.type ?? 'CREDIT_QUALITY';
  const second = s.lines(entry, type).map((r): readonly [string, string] => [r.label, percent(r.cells[0])]);
  const title = s.ofType(entry, type)[0]?.table_title_raw ?? '';
  const held =
    entry.holdings.length === 0
      ? ''
      : `<h2>${entry.holdings_title_raw}</h2><table>${entry.holdings.map((h) => td([esc(h.name_raw), percent(h.percent)])).join('')}</table>`;
  return composition(entry) + paired(second, title) + held;
}

function information(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string | null => {
    const r = s.rated(entry, subject);
    return r === null ? null : `${r.rating_raw} (${r.rating_agency}) ${r.line_raw.split(' ').at(-1)}`;
  };
  const hasPlans = entry.sub_funds.length > 0;
  const items: readonly (readonly [string, string | null | undefined])[] = [
    ['Fund Type', entry.fund_type_raw],
    ['Categorization', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Management Co. Rating', rating('AMC')],
    ['Fund Stability Rating', hasPlans ? null : (rating('FUND') ?? 'Not Applicable')],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Management Fee', entry.management_fee_raw],
    ...entry.fees.map((f) => [`${f.fee_label_raw}<sup>2</sup>`, `${f.percent}%`] as const),
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Fund Manager', entry.parties[0]?.name_raw],
  ];
  const list = items
    .filter(([, v]) => v !== null && v !== undefined)
    .map(([l, v]) => `<dt>${l}</dt><dd>${esc(v)}</dd>`);
  const people = entry.parties.slice(1).map((p) => `${p.name_raw} – ${p.designation_raw}`);
  const principal =
    entry.risk_of_principal_raw === undefined ? '' : `<br>Risk of Principal Erosion: ${entry.risk_of_principal_raw}`;
  return `<aside><div class=risk>Risk Profile: ${entry.risk_profile_raw}${principal}</div><h2>Fund Information</h2><dl style="margin:0">${list.join('')}</dl>
<h2>Members of the Investment Committee</h2>${people.map((p) => `<p>${p}</p>`).join('')}</aside>`;
}

/** Each plan is a column; its returns and the benchmark's are a pair of rows for each period. */
function plans(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const line = (name: string, of: (sub: s.SubFacts) => string): string => td([name, ...subs.map(of)]);
  const heads = th(['', ...subs.map((x) => x.name_raw)]);
  const labels = (subs[0]?.reported_returns ?? []).map((r) => r.period_label_raw);
  const returns = labels.flatMap((l) => {
    const of = (sub: s.SubFacts): s.ReturnRow | undefined => sub.reported_returns.find((r) => r.period_label_raw === l);
    return [
      line(`${l}<sup>1</sup>`, (x) => percent(of(x)?.fund_return_percent)),
      line('Benchmark', (x) => percent(of(x)?.benchmark_return_percent)),
    ];
  });
  const classes = s.lines(s.only(subs[0], 'plan'), 'ASSET_ALLOCATION').map((r) => r.label);
  const title = s.ofType(s.only(subs[0], 'plan'), 'ASSET_ALLOCATION')[0]?.table_title_raw;
  const shares = classes.map((c) =>
    line(c, (x) => percent(s.lines(x, 'ASSET_ALLOCATION').find((r) => r.label === c)?.cells[0])),
  );
  return `<h2>Plans at a Glance</h2><table>${heads}${line('Launch Date', (x) => x.launch_date_raw ?? '')}
${line('Fund Size (PKR Mn)', (x) => x.fund_size_raw ?? '')}${line('NAV (PKR)', (x) => x.nav_per_unit ?? '')}
${line(`${subs[0]?.fees[0]?.fee_label_raw}<sup>2</sup>`, (x) => percent(x.fees[0]?.percent))}</table>
<h2>Fund Performance</h2><table>${heads}${returns.join('')}</table><h2>${title}</h2><table>${heads}${shares.join('')}</table>`;
}

function page(entry: s.Entry, fund: s.Fund, report: Report): string {
  const body =
    fund.subs === undefined
      ? `<div class=two><div>${performance(entry)}</div><div>${sizes(entry, fund, report)}</div></div>${longer(entry)}${months(entry, report)}${portfolio(entry, fund)}`
      : plans(entry);
  const notes = entry.footnotes_raw.map((n) => n.replace(/^(\d) /, '<sup>$1</sup> ')).join('<br>');
  return `<section><div class=band><span>Fund Managers’ Report – ${entry.report_month_label_raw}</span><b>${entry.fund_name_raw} (${fund.abbr})</b></div>
<div class=cols><main><h2 style="margin-top:0">Investment Objective</h2><p>${entry.investment_objective_raw}</p>${body}</main>${information(entry)}</div>
<div class=notes>${notes}<br>Managed by ${report.amc}. Use of the name and logo of the sponsor does not mean that it is responsible for the liabilities of the company or of any fund.</div>
<footer>${entry.page_footer_raw}</footer></section>`;
}

function front(entries: readonly s.Entry[], report: Report): string {
  const rows = entries.map((e) => td([e.fund_name_raw, e.risk_profile_raw ?? '', String(e.page_number)]));
  return `<section><div class=band style="padding-top:60mm;height:40mm"><span>Fund Managers’ Report</span><b>January’24</b></div>
<h2>Table of Contents</h2><table>${th(['Fund', 'Risk Profile', 'Page'])}${rows.join('')}</table>
<h2>Market Outlook</h2><p>The benchmark index lost 0.8% in the month after a gain of 4.5% in December. Yields of the six-month T-Bill fell by 61 basis points
to 20.39% as inflation is seen to ease from 28.3% in January. Foreigners were net sellers of equities of USD 13.5 million.</p>
<p>${report.amc}</p></section>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], report: Report): string {
  const pages = entries.map((e) => page(e, s.fundNamed(funds, e), report));
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${report.isWhole ? front(entries, report) : ''}${pages.join('')}`;
}
