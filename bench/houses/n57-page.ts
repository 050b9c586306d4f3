/** The pages of AMC N57: returns with marks, a box for the benchmark, and a board of all funds at the foot. */
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.3pt/1.34 'Liberation Sans';color:#1e2a22}section{width:210mm;height:296.5mm;padding:10mm 13mm}
.name{display:flex;justify-content:space-between;align-items:center;background:#0f5132;color:#fff;margin:-10mm -13mm 3mm;padding:7mm 13mm 5mm}h1{font-size:19pt;margin:0}.name div{text-align:right}
h2{font-size:8.8pt;background:#e3efe7;color:#0f5132;margin:2.6mm 0 1mm;padding:.5mm 1.4mm}.cols{display:grid;grid-template-columns:1fr 1fr;gap:7mm}
td,th{padding:.5mm 1mm;text-align:right}td:first-child,th:first-child{text-align:left}th{color:#0f5132;border-bottom:.6pt solid #0f5132}td{border-bottom:.3pt dotted #9db5a6}
.terms td{text-align:left;vertical-align:top}.terms td:first-child{color:#52695b;width:33mm}p{margin:.8mm 0;text-align:justify}sup{font-size:6pt;color:#b3541e;line-height:0}
.strip td,.strip th{text-align:center!important}.strip td{font-size:10pt;font-weight:bold;border-bottom:none}.bench{border:.8pt solid #b3541e;padding:1.6mm 2.4mm;margin-top:2.6mm}.bench b{color:#b3541e}
.bench span{display:inline-block;margin-right:4mm;white-space:nowrap}.bench sup{font-size:7pt;margin-right:.6mm}.months td,.months th{font-size:7.2pt;padding:.5mm .5mm}
.board{position:absolute;left:13mm;right:13mm;bottom:21mm;border:1.2pt solid #0f5132}.board .cap{background:#0f5132;color:#fff;padding:.9mm 2mm;font-weight:bold;display:flex;justify-content:space-between}
.board .own td{background:#fff3cd;font-weight:bold}.board table td:first-child{padding-left:5mm;position:relative}.board .own td:first-child::before{content:'\\25ba';font:6.4pt 'DejaVu Sans';position:absolute;left:1.2mm;top:1mm;color:#b3541e}
footer{position:absolute;left:13mm;right:13mm;bottom:7mm;font-size:6.8pt;color:#52695b}`;

const LETTERS = 'abcdefghij';
const mark = (at: number): string => `<sup>${LETTERS.charAt(at)}</sup>`;

/** The returns of the fund as a strip, each with its mark. */
function strip(entry: s.Entry): string {
  const heads = entry.reported_returns.map((r) => s.esc(r.period_label_raw));
  const cells = entry.reported_returns.map((r, i) => `${s.percent(r.fund_return_percent)}${mark(i)}`);
  return `<h2>Returns of ${entry.fund_column_raw ?? ''}</h2><table class=strip>${s.tr(heads, 'th')}${s.tr(cells)}</table>`;
}

/** The benchmark and what it returned in the period of each mark. */
function benchmark(entry: s.Entry): string {
  const cells = entry.reported_returns.map((r, i) => `<span>${mark(i)}${s.percent(r.benchmark_return_percent)}</span>`);
  return `<div class=bench><b>Benchmark:</b> ${s.term(entry.benchmark_raw)}<br>Its returns in the same periods: ${cells.join(' ')}</div>`;
}

function subReturns(entry: s.Entry): string {
  const first = entry.sub_funds[0];
  return first === undefined
    ? ''
    : `<h2>Returns of the sub-funds (%)</h2>${s.htmlTable([
        ['', ...s.periods(first)],
        ...entry.sub_funds.map((f) => [f.name_raw, ...f.reported_returns.map(s.ownReturn)]),
      ])}`;
}

function shares(f: s.Figures, type: s.AllocationType, name = ''): string {
  const rows = s.lines(f, type).map((l) => [l.label, s.percent(l.cells[0])] as const);
  return rows.length === 0 ? '' : `${s.heading(`${name}${s.titleOf(f, type)}`)}${s.list(rows, '')}`;
}

const holdings = (f: s.Figures, name = ''): string =>
  f.holdings.length === 0 ? '' : `${s.heading(`${name}${f.holdings_title_raw ?? ''}`)}${s.list(s.holdingItems(f), '')}`;

/** A row for each fund or sub-fund of the AMC; the rows of the page's own fund are marked. */
function board(entries: readonly s.Entry[], own: s.Entry): string {
  const row = (name: string, f: s.Figures, kind: string): string =>
    s.tr(
      [
        s.esc(name),
        f.fund_size_raw ?? '',
        f.nav_per_unit ?? '',
        f.offer_price ?? '',
        f.repurchase_price ?? '',
        ...f.fees.map((x) => x.percent),
      ],
      'td',
      kind,
    );
  const rows = entries.flatMap((e) => {
    const kind = e === own ? 'own' : 'other';
    if (e.sub_funds.length === 0) return [row(e.fund_name_raw, e, kind)];
    return e.sub_funds.map((f) => row(`${e.fund_name_raw} - ${f.name_raw}`, f, kind));
  });
  const heads = ['Net assets<br>(Rs. million)', 'NAV<br>(Rs.)', 'Offer<br>(Rs.)', 'Redemption<br>(Rs.)'];
  const ratios = ['TER for the<br>month (%)', 'TER year<br>to date (%)'];
  return `<div class=board><div class=cap><span>Prices and sizes of all our funds</span><span>31 October 2017</span></div>
<table>${s.tr(['Fund', ...heads, ...ratios], 'th')}${rows.join('')}</table></div>`;
}

function terms(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, entry.sub_funds.length > 0 ? '' : 'Not rated');
  return s.list(
    s.stated([
      ...s.terms(entry, [
        ['Fund category', 'category_raw'],
        ['Fund type', 'fund_type_raw'],
        ['Inception date', 'launch_date_raw'],
        ['Risk profile', 'risk_profile_raw'],
        ['Management fee', 'management_fee_raw'],
        ['Front-end load', 'front_end_load_raw'],
        ['Back-end load', 'back_end_load_raw'],
        ['Minimum initial investment', 'minimum_initial_raw'],
        ['Minimum subsequent investment', 'minimum_subsequent_raw'],
        ['Pricing mechanism', 'pricing_mechanism_raw'],
        ['Dealing days', 'dealing_days_raw'],
        ['Cut-off time', 'cutoff_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditors', 'auditor_raw'],
      ]),
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      ['Fund stability rating', own],
      ['AMC rating', amc],
      ...s.people(entry),
    ]),
    'terms',
  );
}

const COMMENTS = {
  rate: 'Consumer prices rose by 3.8% over the year to October. The State Bank had left its rate at 5.75%, and yields of bills of three months were close to it. The fund held more cash than usual, as banks offered profit above the yield of bills towards the end of the quarter.',
  market:
    'The market fell in the first half of the month on concerns about politics and the external account, and recovered part of its losses when institutions bought cement and banking shares. Average volume was 152 million shares a day; foreign investors sold shares of USD 20 million net. The fund kept more cash than a year ago.',
} as const;

function page(entries: readonly s.Entry[], entry: s.Entry): string {
  const isWhole = entry.sub_funds.length === 0;
  const kind = s.ofType(entry, 'CREDIT_QUALITY').length > 0 ? 'rate' : 'market';
  const months = isWhole
    ? `<h2>Monthly returns (%)</h2><div class=months>${s.monthTable(entry, [entry.fund_column_raw ?? '', 'Benchmark'], (v) => v ?? '')}</div>`
    : '';
  const parts = isWhole ? [{ f: entry, name: '' }] : entry.sub_funds.map((f) => ({ f, name: `${f.name_raw}: ` }));
  const tables = parts.map(
    ({ f, name }) =>
      shares(f, 'ASSET_ALLOCATION', name) +
      shares(f, 'CREDIT_QUALITY') +
      shares(f, 'SECTOR_ALLOCATION') +
      holdings(f, name),
  );
  return `<div class=name><h1>${entry.fund_name_raw}</h1><div>${entry.amc_name_raw}<br>Fund Manager Report, ${entry.report_month_label_raw}</div></div>
<div><b>Investment objective.</b> ${s.term(entry.investment_objective_raw)}</div>${isWhole ? strip(entry) : subReturns(entry)}${months}
<div class=cols><div><h2>Fund information</h2>${terms(entry)}<h2>Comment</h2><p>${COMMENTS[kind]}</p></div><div>${tables.join('')}${isWhole ? benchmark(entry) : ''}<p>${s.esc(entry.footnotes_raw.join(' '))}</p></div></div>
${board(entries, entry)}<footer>${s.esc(s.RISK_NOTE)} The SWWF is accrued in the net assets of each fund.<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(entries, e)),
  );
