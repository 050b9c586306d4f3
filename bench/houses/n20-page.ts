/** The pages of AMC N20: returns, months and portfolio first, facts in three columns at the foot. */
import { esc } from './html2.ts';
import * as s from './shared5.ts';

const COLOURS = ['#0b3954', '#087e8b', '#bfd7ea', '#ff8552', '#c81d25', '#8a8d91'];
const STYLE = `
@page { size: A4; margin: 0 }
body { margin: 0; font: 7.8pt/1.3 'DejaVu Sans Condensed', 'DejaVu Sans'; color: #1b2a33 }
section { width: 210mm; height: 296.5mm; box-sizing: border-box; padding: 10mm 13mm; position: relative; break-after: page }
.run { display: flex; justify-content: space-between; font-size: 7pt; color: #087e8b; letter-spacing: .4pt; margin-bottom: 6mm }
.tag { color: #ff8552; font-size: 8pt; font-weight: bold } h1 { font-size: 22pt; margin: 0; font-weight: normal; color: #0b3954; line-height: 1.1 }
.strip { border-top: 1.2pt solid #0b3954; border-bottom: .4pt solid #0b3954; padding: 1.2mm 0; margin: 3mm 0; display: flex; justify-content: space-between }
.strip span { color: #5f7480; font-size: 6.8pt } .strip b { font-size: 8.8pt; color: #0b3954 } i { color: #5f7480 }
h2 { font-size: 8.6pt; margin: 3.4mm 0 1mm; color: #087e8b } table { border-collapse: collapse; width: 100% }
td, th { padding: .6mm 1mm; text-align: right; font-size: 7.2pt; font-weight: normal; border-bottom: .3pt solid #d5dfe4 } td:first-child, th:first-child { text-align: left }
th { color: #5f7480 } th.g { text-align: center; border-bottom: .8pt solid #087e8b; color: #087e8b } .own td { font-weight: bold } .two, .three { display: flex; gap: 7mm } .two > *, .three > * { flex: 1 }
.left td, .left th { text-align: left } .left td:last-child, .left th:last-child { text-align: right } .months td, .months th { font-size: 6.2pt; padding: .5mm .2mm; text-align: center } .months td:first-child, .months th:first-child { text-align: left; width: 27mm }
.bar { display: flex; height: 5mm; margin-bottom: 1mm } .sw { display: inline-block; width: 2mm; height: 2mm; margin-right: 1.4mm } .h td:nth-child(2) { width: 34mm; text-align: left } .h div { height: 2.4mm; background: #087e8b }
.three h2 { border-top: 1.2pt solid #0b3954; padding-top: 1mm } .three td { font-size: 6.7pt; padding: .5mm 0; vertical-align: top } .three td:last-child { max-width: 34mm }
.foot { position: absolute; bottom: 6mm; left: 13mm; right: 13mm; font-size: 6.2pt; color: #5f7480 }`;

interface Report {
  readonly amc: string;
  readonly month: s.Month;
  readonly form: s.Form;
}

const cells = (of: readonly string[], tag = 'td'): string => of.map((c) => `<${tag}>${c}</${tag}>`).join('');
const row = (of: readonly string[], name = ''): string => `<tr${name === '' ? '' : ` class=${name}`}>${cells(of)}</tr>`;
const head = (of: readonly string[], name = ''): string =>
  `<tr${name === '' ? '' : ` class=${name}`}>${cells(of, 'th')}</tr>`;
const minus = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : v.replace('-', '−'));

/** Two groups of periods, by the way in which they are annualised. */
function performance(entry: s.Entry, fund: s.Fund): string {
  const rows = entry.reported_returns;
  const near = rows.filter((r) => !/years|Since/.test(r.period_label_raw)).length;
  const groups =
    fund.model.kind === 'rate' ? ['Simple annualised', 'Compounded annually'] : ['Cumulative', 'Compounded annually'];
  const line = (
    name: string,
    key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent',
    style = '',
  ): string => row([name, ...rows.map((r) => minus(r[key]))], style);
  const ranks = rows.map((r) => `${1 + Math.floor(9 * s.chance(fund.name, r.period_label_raw))} of 14`);
  return `<h2>Performance to 30 April 2025, %</h2><table><tr><th></th><th class=g colspan=${near}>${groups[0]}</th>
<th class=g colspan=${rows.length - near}>${groups[1]}</th></tr>${head(['', ...rows.map((r) => r.period_label_raw)])}
${line(entry.fund_column_raw ?? '', 'fund_return_percent', 'own')}${line('Benchmark', 'benchmark_return_percent')}
${line('Peer group average', 'peer_return_percent')}${row(['Rank in peer group', ...ranks])}</table>`;
}

/** Columns over the table of months; only its ticks have figures. */
function chart(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const values = ['', 'Benchmark'].map((series) =>
    labels.map((l) =>
      Number(s.percentAt(entry.monthly_returns, series === '' ? (entry.fund_column_raw ?? '') : series, l)),
    ),
  );
  const top = Math.max(...values.flat(), 1);
  const low = Math.min(...values.flat(), 0);
  const unit = 60 / (top - low);
  const zero = top * unit + 4;
  const step = 560 / labels.length;
  const columns = values.flatMap((of, k) =>
    of.map((v, i) => {
      const y = v >= 0 ? zero - v * unit : zero;
      return `<rect x="${100 + i * step + k * 12}" y="${y}" width="11" height="${Math.abs(v) * unit}" fill="${COLOURS[k]}"/>`;
    }),
  );
  const tick = top >= -low ? Math.floor(top / 2) : Math.ceil(low / 2);
  const ticks = [0, tick].map(
    (t) => `<text x="92" y="${zero - t * unit + 2}" font-size="8" text-anchor="end" fill="#5f7480">${t}%</text>`,
  );
  return `<svg viewBox="0 0 670 72" style="width:100%;height:20mm;display:block">${columns.join('')}${ticks.join('')}</svg>`;
}

function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const line = (series: string): string =>
    row([series, ...labels.map((l) => minus(s.percentAt(entry.monthly_returns, series, l)))]);
  return `<h2>Month by month, %</h2>${chart(entry)}<table class=months>${head(['', ...labels])}${line(entry.fund_column_raw ?? '')}${line('Benchmark')}</table>`;
}

function years(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns);
  const line = (label: string): string =>
    row([
      label,
      ...[entry.fund_column_raw ?? '', 'Benchmark'].map((of) =>
        minus(s.percentAt(entry.historical_returns, of, label)),
      ),
    ]);
  return `<h2>Fiscal years, %</h2><table>${head(['July to June', entry.fund_column_raw ?? '', 'Benchmark'])}${labels.map(line).join('')}</table>`;
}

/** Weights with the change since the month before. */
function mix(entry: s.Entry, fund: s.Fund, report: Report): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const [part] = s.partsOf(entry, fund);
  const old = s.lines(s.figuresAt(s.only(part, 'part'), s.before(report.month), report.form), 'ASSET_ALLOCATION');
  const bar = rows.map((r, i) => `<div style="width:${r.cells[0]}%;background:${COLOURS[i]}"></div>`);
  const body = rows.map((r, i) => {
    const change = (Number(r.cells[0]) - Number(old[i]?.cells[0])).toFixed(1);
    const signed = change.startsWith('-') ? minus(change) : `+${change}`;
    return row([
      `<span class=sw style="background:${COLOURS[i]}"></span>${esc(r.label)}`,
      r.cells[0] ?? '',
      `<i>${signed}</i>`,
    ]);
  });
  return `<h2>${s.ofType(entry, 'ASSET_ALLOCATION')[0]?.table_title_raw}</h2><div class=bar>${bar.join('')}</div>
<table>${head(['', 'Weight', 'Change in month, pp'])}${body.join('')}</table>`;
}

function bars(entry: s.Entry, fund: s.Fund): string {
  const type = fund.second?.type ?? 'CREDIT_QUALITY';
  const rows = s.lines(entry, type);
  const top = Math.max(...rows.map((r) => Number(r.cells[0])));
  const body = rows.map((r) => {
    const width = ((Number(r.cells[0]) / top) * 100).toFixed(0);
    return row([esc(r.label), `<div style="width:${width}%"></div>`, r.cells[0] ?? '']);
  });
  return `<h2>${s.ofType(entry, type)[0]?.table_title_raw}</h2><table class=h>${body.join('')}</table>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const note = (name: string): string => fund.papers.find(([n]) => n === name)?.[2] ?? '';
  const body = entry.holdings.map((h) => row([String(h.rank), esc(h.name_raw), note(h.name_raw), h.percent]));
  return `<h2>${entry.holdings_title_raw}</h2><table class=left>${head(['', 'Holding', 'Sector', 'Weight'])}${body.join('')}</table>`;
}

type Fact = readonly [string, string | null | undefined];

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string | null => {
    const r = s.rated(entry, subject);
    return r === null ? null : `${r.rating_raw}, ${r.rating_agency}, ${r.line_raw.split(' ').slice(-3).join(' ')}`;
  };
  const groups: readonly (readonly [string, readonly Fact[]])[] = [
    [
      'Key facts',
      [
        ['Structure', entry.fund_type_raw],
        ['Benchmark', entry.benchmark_raw],
        ['Fund stability rating', entry.sub_funds.length > 0 ? null : (rating('FUND') ?? 'Not rated')],
        ['AMC rating', rating('AMC')],
        ...entry.metrics.map((m): Fact => [m.label_raw, m.value_raw]),
      ],
    ],
    [
      'Charges',
      [
        ['Management fee', entry.management_fee_raw],
        ['Front-end load', entry.front_end_load_raw],
        ['Back-end load', entry.back_end_load_raw],
        ...entry.fees.map((f): Fact => [f.fee_label_raw, `${f.percent}%`]),
        ['Trustee', entry.trustee_raw],
        ['Auditor', entry.auditor_raw],
      ],
    ],
    [
      'Dealing',
      [
        ['Offer price', entry.offer_price],
        ['Redemption price', entry.repurchase_price],
        ['Minimum first investment', entry.minimum_initial_raw],
        ['Minimum top-up', entry.minimum_subsequent_raw],
        ['Dealing days', entry.dealing_days_raw],
        ['Cut-off time', entry.cutoff_raw],
        ['Pricing', entry.pricing_mechanism_raw],
        ['Fund manager', entry.parties[0]?.name_raw],
      ],
    ],
  ];
  const column = ([name, of]: readonly [string, readonly Fact[]]): string =>
    `<div><h2>${name}</h2><table>${of
      .filter(([, v]) => v !== null && v !== undefined)
      .map(([l, v]) => row([l, esc(v)]))
      .join('')}</table></div>`;
  return `<div class=three>${groups.map(column).join('')}</div>`;
}

/** A row for each plan, in a table of terms and returns and in one of assets. */
function plans(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const labels = (subs[0]?.reported_returns ?? []).map((r) => r.period_label_raw);
  const returns = (sub: s.SubFacts): string[] =>
    labels.flatMap((l) => {
      const r = sub.reported_returns.find((x) => x.period_label_raw === l);
      return [minus(r?.fund_return_percent), minus(r?.benchmark_return_percent)];
    });
  const terms = subs.map((x) =>
    row([
      x.name_raw,
      x.launch_date_raw ?? '',
      x.maturity_date_raw ?? '',
      x.fund_size_raw ?? '',
      x.nav_per_unit ?? '',
      `${x.fees[0]?.percent}%`,
    ]),
  );
  const classes = s.lines(s.only(subs[0], 'plan'), 'ASSET_ALLOCATION').map((r) => r.label);
  const shares = subs.map((x) => row([x.name_raw, ...s.lines(x, 'ASSET_ALLOCATION').map((r) => r.cells[0] ?? '')]));
  const title = s.ofType(s.only(subs[0], 'plan'), 'ASSET_ALLOCATION')[0]?.table_title_raw;
  return `<h2>The plans on 30 April 2025</h2><table>${head(['', 'Launch', 'Maturity', subs[0]?.fund_size_label_raw ?? '', 'NAV, PKR', subs[0]?.fees[0]?.fee_label_raw ?? ''])}${terms.join('')}</table>
<h2>Performance to 30 April 2025, %</h2><table><tr><th></th>${labels.map((l) => `<th class=g colspan=2>${l}</th>`).join('')}</tr>
${head(['', ...labels.flatMap(() => ['Plan', 'Benchmark'])])}${subs.map((x) => row([x.name_raw, ...returns(x)])).join('')}</table>
<h2>${title}</h2><table>${head(['', ...classes])}${shares.join('')}</table>`;
}

function page(entry: s.Entry, fund: s.Fund, report: Report): string {
  const strip: readonly Fact[] = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV', entry.nav_per_unit === null ? null : `PKR ${entry.nav_per_unit}`],
    ['Launched', entry.launch_date_raw],
    ['Risk', [entry.risk_profile_raw, entry.risk_of_principal_raw].filter((x) => x !== undefined).join(', ')],
  ];
  const items = strip
    .filter(([, v]) => v !== null && v !== undefined)
    .map(([l, v]) => `<div><span>${l}</span> <b>${v}</b></div>`);
  const body =
    fund.subs === undefined
      ? `${performance(entry, fund)}${months(entry)}<div class=two><div>${mix(entry, fund, report)}${years(entry)}</div><div>${bars(entry, fund)}${holdings(entry, fund)}</div></div>`
      : plans(entry);
  return `<section><div class=run><span>${report.amc}</span><span>Fact sheet | Data as at ${entry.report_month_label_raw}</span></div>
<div class=tag>${entry.category_raw}</div><h1>${entry.fund_name_raw}</h1><p style="margin:1.4mm 0 0"><i>${entry.investment_objective_raw}</i></p>
<div class=strip>${items.join('')}</div>${body}${facts(entry)}
<div class=foot>${entry.footnotes_raw.join(' ')} pp: percentage points. Past performance is no guide to the future; unit prices may fall as well as rise.<br>${entry.page_footer_raw}</div></section>`;
}

function front(entries: readonly s.Entry[], report: Report): string {
  const labels = ['1 month', 'FY to date', '1 year'];
  const rows = entries.map((e) => {
    const of = (l: string): string =>
      minus(e.reported_returns.find((r) => r.period_label_raw === l)?.fund_return_percent);
    return row([
      e.fund_name_raw,
      e.category_raw ?? '',
      e.nav_per_unit ?? '–',
      ...labels.map(of),
      String(e.page_number),
    ]);
  });
  return `<section><div class=run><span>${report.amc}</span><span>April 2025</span></div><h1 style="font-size:34pt;margin:26mm 0 4mm">Fact sheets</h1>
<p style="width:120mm">Shares fell in April as tension at the border outweighed the staff-level agreement with the IMF; the KSE-100 Index lost 5.5%. Consumer
prices rose by only 0.3% from a year ago, the least in six decades, and the State Bank prepared the ground for a policy rate of 11%.</p>
<h2>Our funds on one page</h2><table>${head(['', 'Category', 'NAV, PKR', ...labels.map((l) => `${l}, %`), 'Page'])}${rows.join('')}</table></section>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], report: Report): string {
  const pages = entries.map((e) => page(e, s.fundNamed(funds, e), report));
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${front(entries, report)}${pages.join('')}`;
}
