/** The pages of AMC N23: facts in a narrow column, tables with nested heads, and turned annexures. */
import { esc } from './html2.ts';
import * as s from './shared6.ts';

const COLOURS = ['#1f6f54', '#74b49b', '#c8a951', '#5c8d89', '#d9e4dd', '#94612f'];
const STYLE = `
@page { size: A4; margin: 0 }
body { margin: 0; font: 9pt/1.34 'Liberation Sans', 'Nimbus Sans'; color: #1d2b26 }
section { width: 210mm; height: 296.5mm; box-sizing: border-box; position: relative; break-after: page; overflow: hidden }
.band { background: #1f6f54; color: #fff; padding: 9mm 12mm 5mm; display: flex; justify-content: space-between; align-items: flex-end } .band h1 { font-size: 19pt; margin: 0; font-weight: normal }
.band div { text-align: right; font-size: 9pt } .band span { font: 10pt 'DejaVu Sans'; display: block } .body { display: flex; gap: 6mm; padding: 5mm 12mm } .facts { width: 44mm; flex: none; border-right: .5pt solid #c8a951; padding-right: 4mm }
.facts small { display: block; font-size: 6.8pt; letter-spacing: .3pt; color: #94612f; text-transform: uppercase; margin-top: 2.8mm } .main { flex: 1; min-width: 0 }
h2 { font-size: 10.4pt; color: #1f6f54; margin: 5.4mm 0 1.2mm; border-bottom: .8pt solid #1f6f54 } h2:first-child { margin-top: 0 } table { border-collapse: collapse; width: 100% }
td, th { font-size: 8.4pt; padding: 1mm .8mm; text-align: right; font-weight: normal; border-bottom: .3pt solid #c9d6cf } td:first-child, th:first-child { text-align: left } th { color: #1f6f54; white-space: nowrap }
th.bar { background: #1f6f54; color: #fff; text-align: center; border: 1pt solid #fff; border-width: 0 1pt } .tight td, .tight th { padding: 1mm .2mm; font-size: 7.4pt; text-align: center } .tight td:first-child { text-align: left }
p { margin: 1mm 0; text-align: justify } .two { display: flex; gap: 5mm; margin-top: 3mm; align-items: flex-start } .two > * { flex: 1 } .legend { display: flex; gap: 4mm; align-items: center } .legend svg { width: 24mm; height: 24mm; flex: none } .sw { display: inline-block; width: 2mm; height: 2mm; margin-right: 1.3mm }
.left td, .left th { text-align: left } .left td:last-child, .left th:last-child { text-align: right } .foot { position: absolute; bottom: 6mm; left: 12mm; right: 12mm; font-size: 6.6pt; display: flex; justify-content: space-between; color: #5b6b64 }
.turned { position: absolute; left: 0; top: 0; width: 272mm; height: 186mm; transform: translate(12mm, 284mm) rotate(-90deg); transform-origin: 0 0 } .turned td, .turned th { font-size: 9pt; padding: 1.45mm 1mm } .turned .fund td { font-weight: bold; color: #1f6f54; border-bottom: .8pt solid #1f6f54 }
.turned .bm td { color: #5b6b64; font-style: italic } .turned h2 { font-size: 12pt }`;

export interface Report {
  readonly amc: string;
  readonly month: s.Month;
  readonly formOf: (isFund: boolean) => s.Form;
  readonly isWhole: boolean;
}

const tag = (name: string, cells: readonly string[]): string => cells.map((c) => `<${name}>${c}</${name}>`).join('');
const row = (cells: readonly string[], style = ''): string =>
  `<tr${style === '' ? '' : ` class=${style}`}>${tag('td', cells)}</tr>`;
const head = (cells: readonly string[]): string => `<tr>${tag('th', cells)}</tr>`;
const value = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : s.bracketed(v));
const bars = (names: readonly string[], width: number): string =>
  `<tr><th></th>${names.map((n) => `<th class=bar colspan=${width}>${n}</th>`).join('')}</tr>`;

const nowAndThen = (report: Report): readonly [string, string] => {
  const label = report.formOf(true).monthLabel;
  return [label(s.before(report.month)), label(report.month)];
};

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string | null => {
    const r = s.rated(entry, subject);
    const day = r?.line_raw.replace(`${r.rating_raw} ${r.rating_agency} `, '');
    return r === null ? null : `${r.rating_raw} (${r.rating_agency}) as of ${day}`;
  };
  const all: readonly (readonly [string, string | null | undefined])[] = [
    ['Category', entry.category_raw],
    ['Fund type', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
    ['Stability rating', entry.sub_funds.length > 0 ? null : (rating('FUND') ?? 'N/A')],
    ['Fund manager', entry.parties[0]?.name_raw],
    ['Shariah advisor', entry.parties[1]?.name_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Minimum investment', entry.minimum_initial_raw],
    ['AMC rating', rating('AMC')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
  return `<div class=facts>${all
    .flatMap(([l, v]) => (v === null || v === undefined ? [] : [`<small>${l}</small>${esc(v)}`]))
    .join('')}</div>`;
}

/** Sizes, prices and units: the month before and the report month, for the fund or for each sub-fund. */
function keys(parts: readonly s.Part[], report: Report): string {
  const months = nowAndThen(report);
  const olds = parts.map((p) => s.figuresAt(p, s.before(report.month), report.formOf(parts.length === 1)));
  const line = (label: string, of: (f: s.Figures) => string): string =>
    row([label, ...parts.flatMap((p, i) => [of(s.only(olds[i], 'old')), of(p.figures)])]);
  const names =
    parts.length === 1
      ? ''
      : bars(
          parts.map((p) => p.line),
          2,
        );
  return `<h2>Size and Price</h2><table>${names}${head(['', ...parts.flatMap(() => months)])}
${line(parts[0]?.figures.fund_size_label_raw ?? '', (f) => f.fund_size_raw ?? '')}${line('NAV per Unit (PKR)', (f) => f.nav_per_unit ?? '')}
${line('Units Outstanding', (f) => s.grouped(Number(f.units_outstanding), 0))}</table>`;
}

/** One line of figures: the periods of the fund, then the periods of its benchmark. */
function returns(entry: s.Entry): string {
  const rows = entry.reported_returns;
  const labels = rows.map((r) => r.period_label_raw.replace('Since inception', 'Since<br>inception'));
  return `<h2>Returns (%)</h2><table class=tight><tr><th class=bar colspan=${rows.length}>${entry.fund_column_raw}</th><th class=bar colspan=${rows.length}>Benchmark</th></tr>
<tr>${tag('th', [...labels, ...labels])}</tr><tr>${tag('td', [...rows.map((r) => value(r.fund_return_percent)), ...rows.map((r) => value(r.benchmark_return_percent))])}</tr></table>
<p><i>${entry.footnotes_raw.join(' ')}</i></p>`;
}

function subReturns(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const labels = (subs[0]?.reported_returns ?? []).map((r) => r.period_label_raw);
  const line = (label: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string =>
    row([label, ...subs.flatMap((x) => labels.map((l) => value(s.returnAt(x, l)?.[key])))]);
  const heads = subs.flatMap(() => labels.map((l) => l.replace('Since inception', 'Since<br>inception')));
  return `<h2>Returns (%)</h2><table class=tight>${bars(
    subs.map((x) => x.name_raw),
    labels.length,
  )}${head(['', ...heads])}
${line('Sub-Fund', 'fund_return_percent')}${line('Benchmark', 'benchmark_return_percent')}</table><p><i>${entry.footnotes_raw.join(' ')}</i></p>`;
}

function allocation(parts: readonly s.Part[], report: Report): string {
  const tables = parts.map((p) => new Map(s.lines(p.figures, 'ASSET_ALLOCATION').map((r) => [r.label, r.cells])));
  const labels = [...new Set(tables.flatMap((t) => [...t.keys()]))].filter((l) => l !== 'Others');
  const names =
    parts.length === 1
      ? ''
      : bars(
          parts.map((p) => p.line),
          2,
        );
  const body = [...labels, 'Others'].map((l) =>
    row([esc(l), ...tables.flatMap((t) => (t.get(l) ?? ['–', '–']).map((c) => (c === '–' ? c : `${c}%`)))]),
  );
  const title = s.ofType(s.only(parts[0], 'part').figures, 'ASSET_ALLOCATION')[0]?.table_title_raw;
  return `<h2>${title}</h2><table>${names}${head(['', ...parts.flatMap(() => nowAndThen(report))])}${body.join('')}</table>`;
}

function legend(entry: s.Entry): string {
  const rows = entry.allocations.filter((r) => r.allocation_type !== 'ASSET_ALLOCATION');
  let from = 0;
  const arcs = rows.map((r, i) => {
    const arc = `<circle cx="18" cy="18" r="9" fill="none" stroke="${COLOURS[i]}" stroke-width="18" pathLength="100" stroke-dasharray="${r.percent} 200" stroke-dashoffset="${-from}"/>`;
    from += Number(r.percent);
    return arc;
  });
  const items = rows.map(
    (r, i) => `<div><span class=sw style="background:${COLOURS[i]}"></span>${esc(r.label_raw)} ${r.percent}%</div>`,
  );
  return `<h2>${rows[0]?.table_title_raw}</h2><div class=legend><svg viewBox="0 0 36 36">${arcs.join('')}</svg><div>${items.join('')}</div></div>`;
}

/** The second half of the table is at the right of the first one. */
function holdings(figures: s.Figures, mix: s.Mix, of = ''): string {
  if (figures.holdings.length === 0) return '';
  const note = (name: string): string => mix.papers.find(([n]) => n === name)?.[2] ?? '';
  const half = Math.ceil(figures.holdings.length / 2);
  const table = (rows: readonly s.Holding[]): string =>
    `<table class=left>${head(['Name', 'Type', '%'])}${rows.map((h) => row([esc(h.name_raw), note(h.name_raw), h.percent])).join('')}</table>`;
  return `<h2>${of}${figures.holdings_title_raw}</h2><div class=two>${table(figures.holdings.slice(0, half))}${table(figures.holdings.slice(half))}</div>`;
}

function comment(entry: s.Entry): string {
  const row0 = entry.reported_returns[0];
  const own =
    row0 === undefined
      ? 'Contributions of the month were invested in Sukuk of short maturity.'
      : `${entry.fund_column_raw} posted ${value(row0.fund_return_percent)}% in the month against ${value(row0.benchmark_return_percent)}% of its benchmark.`;
  return `<h2>Comment</h2><p>${own} Inflation of October was 7.2% year on year, 1.2% more than in September. The SBP cut its policy rate by 2.5 percentage
points to 15% on 4 November. Yields of Ijara Sukuk fell by 60 to 110 basis points, and the KMI-30 Index rose 2.5% with an average volume of 212 million shares.
We keep about a quarter of the assets liquid.</p>`;
}

function page(entry: s.Entry, fund: s.Fund, report: Report): string {
  const parts = s.partsOf(entry, fund);
  const body =
    fund.subs === undefined
      ? `${keys(parts, report)}${returns(entry)}<div class=two><div>${allocation(parts, report)}</div><div>${legend(entry)}</div></div>${holdings(entry, fund)}`
      : `${keys(parts, report)}${subReturns(entry)}${allocation(parts, report)}${entry.sub_funds.map((x, i) => holdings(x, s.only(fund.subs?.[i], 'sub'), `${x.name_raw}: `)).join('')}`;
  return `<section><div class=band><h1>${entry.fund_name_raw}</h1><div><span dir=rtl lang=ur>فنڈ رپورٹ</span>${entry.report_month_label_raw}</div></div>
<div class=body>${facts(entry)}<div class=main><h2>Objective</h2><p>${entry.investment_objective_raw}</p>${body}${comment(entry)}</div></div>
<div class=foot><span>Past performance is not necessarily indicative of future results.</span><span>${entry.page_footer_raw}</span></div></section>`;
}

const turned = (title: string, table: string, number: number): string =>
  `<section><div class=turned><h2>${title}</h2><table>${table}</table></div><div class=foot><span></span><span>Fund Managers’ Report October 2024 – ${number}</span></div></section>`;

/** Lines of all funds; a pension fund is a line of its own above its sub-funds. */
function annexed(
  entries: readonly s.Entry[],
  lines: (figures: s.Figures, name: string, entry: s.Entry) => string,
  width: number,
): string {
  return entries
    .map((e) => {
      if (e.sub_funds.length === 0) return lines(e, e.fund_column_raw ?? '', e);
      const name = row([e.fund_name_raw, ...Array.from({ length: width }, () => '')], 'fund');
      return name + e.sub_funds.map((x) => lines(x, x.name_raw, e)).join('');
    })
    .join('');
}

function monthly(entries: readonly s.Entry[], number: number): string {
  const first = s.only(entries[0], 'entry');
  const labels = s.labelsOf(first.sub_funds[0]?.monthly_returns ?? first.monthly_returns);
  const lines = (of: s.Figures, name: string): string =>
    [name, 'Benchmark']
      .map((series, i) =>
        row([series, ...labels.map((l) => value(s.percentAt(of.monthly_returns, series, l)))], i === 0 ? '' : 'bm'),
      )
      .join('');
  return turned(
    'Annexure I: Monthly Returns (%)',
    head(['', ...labels]) + annexed(entries, lines, labels.length),
    number,
  );
}

function costs(entries: readonly s.Entry[], number: number): string {
  const heads = ['Management Fee p.a.', 'Front-end Load', 'Back-end Load'];
  const lines = (of: s.Figures, name: string, entry: s.Entry): string => {
    const terms = [entry.management_fee_raw, entry.front_end_load_raw, entry.back_end_load_raw];
    return row([name, ...terms.map((t) => t ?? '–'), ...of.fees.map((f) => `${f.percent}%`)]);
  };
  const top = `<tr><th></th><th class=bar colspan=3>Fees and Loads</th><th class=bar colspan=2>MTD</th><th class=bar colspan=2>YTD</th></tr>`;
  const under = ['MTD', 'YTD'].flatMap(() => ['TER with levy', 'TER without levy']);
  return turned(
    'Annexure II: Costs of the Funds',
    top + head(['', ...heads, ...under]) + annexed(entries, lines, 7),
    number,
  );
}

function front(entries: readonly s.Entry[], amc: string): string {
  const list = entries.map((e) =>
    row([e.fund_name_raw, e.fund_column_raw ?? '', e.category_raw ?? '', String(e.page_number)]),
  );
  return `<section><div class=band style="padding-top:60mm"><h1 style="font-size:30pt">Fund Managers’ Report</h1><div><span dir=rtl lang=ur style="font-size:17pt">فنڈ رپورٹ</span>October 2024</div></div>
<div style="padding:10mm 12mm"><h2>${amc}</h2><table class=left>${list.join('')}${row(['Annexures', '', '', String(entries.length + 2)])}</table></div></section>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], report: Report): string {
  const [first = 0, last = 0] = [entries[0]?.page_numbers[1], entries[0]?.page_numbers[2]];
  const pages = entries.map((e) => page(e, s.fundNamed(funds, e), report));
  const annexures = monthly(entries, first) + costs(entries, last);
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${report.isWhole ? front(entries, report.amc) : ''}${pages.join('')}${annexures}`;
}
