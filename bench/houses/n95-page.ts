/** The two pages of the form of AMC N95. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}section{width:210mm;height:297mm;padding:11mm 17mm 9mm}
body{font:8.8pt/1.3 'Liberation Serif';color:#000;font-variant-ligatures:none}
u{text-decoration:none;font:8.3pt/1.3 'Liberation Mono'}h1{font-size:12pt;text-align:center;margin:0}
h2{font-size:9pt;margin:2.6mm 0 .8mm;text-align:center}.c{text-align:center;font-size:8.4pt;margin:.4mm 0 3mm}
.b{display:inline-block;vertical-align:top;text-align:center;margin:0 1mm}
.b u{display:block;border-bottom:.6pt dotted #000;padding:0 3mm;font-size:8.8pt}.b i{font-size:6.9pt;line-height:1.1}
.no{position:absolute;right:17mm;top:7mm;font-size:8pt}.p{margin:0 0 1.6mm;text-align:justify}
td,th{border:.5pt solid #000;padding:.2mm 1.6mm;font-weight:normal;vertical-align:top;text-align:left}
th{text-align:center;font-size:8.2pt}.n td:first-child,.n th:first-child{width:9mm;text-align:center}
.k th{font-size:7pt;padding:0}.r u{display:block;text-align:right;padding-right:6mm}.part td:nth-child(2){width:66mm}
.r td:nth-child(n+3){width:27mm}.two .r td:nth-child(n+3){width:21mm}.two .r u{padding-right:2mm}.two{display:flex;
gap:5mm}.two>div{flex:1;min-width:0}.s{padding-left:5mm}
.sign{display:flex;gap:9mm;margin-top:8mm}.sign div{flex:1;border-top:.6pt solid #000;text-align:center;
font-size:7.8pt}
.foot{position:absolute;left:17mm;right:17mm;bottom:7mm;font-size:7pt;border-top:.4pt solid #000;padding-top:.8mm}`;

const filled = (text: string | null | undefined): string => `<u>${s.esc(text)}</u>`;
const blank = (text: string | null | undefined, caption: string): string =>
  `<span class=b>${filled(text)}<i>(${s.esc(caption)})</i></span>`;
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

/** Heads, the numbers of the columns, and rows that begin with their own number. */
function ruled(heads: readonly string[], rows: readonly string[], kind: string, last = ''): string {
  const numbers = heads.map((_, i) => `(${i + 1})${i === heads.length - 1 ? last : ''}`);
  return `<table class="n ${kind}">${s.tr(heads.map(s.esc), 'th')}${s.tr(numbers, 'th', 'k')}${rows.join('')}</table>`;
}

const numbered = (rows: readonly (readonly string[])[], first = 1): string[] =>
  rows.map(([name = '', ...cells], i) => s.tr([`${first + i}`, s.esc(name), ...cells.map(filled)]));

/** An entry of its own, or the head of entries (a), (b), (c). */
type Particular = readonly [label: string, value: string | readonly s.Item[]];

function particulars(items: readonly Particular[]): string[] {
  return items.flatMap(([label, value], i) => {
    if (typeof value === 'string') return [s.tr([`${i + 1}`, s.esc(label), filled(value)])];
    const parts = value.map(([name, text], k) => {
      const letter = 'abcdef'[k] ?? '';
      return s.tr(['', `<div class=s>(${letter})&ensp;${s.esc(name)}</div>`, filled(text)]);
    });
    return [s.tr([`${i + 1}`, `${s.esc(label)}:`, '']), ...parts];
  });
}

function rating(entry: s.Entry, subject: 'FUND' | 'AMC'): s.Item[] {
  const parts = s.only(s.ratingParts(entry, subject), 'rating');
  return [
    ['rating', parts.rating],
    ['rating agency', parts.agency],
    ['date of rating', parts.day],
  ];
}

function particularsPart(entry: s.Entry): string {
  const [metric] = entry.metrics;
  const own = entry.ratings.some((r) => r.rating_raw.includes('(f)')) ? 'Stability rating' : 'Performance ranking';
  const items: Particular[] = [
    ['Type of the Scheme', entry.fund_type_raw ?? ''],
    ['Category of the Scheme', entry.category_raw ?? ''],
    ['Date of launch', entry.launch_date_raw ?? ''],
    ['Benchmark', entry.benchmark_raw ?? ''],
    ['Risk profile', entry.risk_profile_raw ?? ''],
    ['Par value of a unit', entry.par_value_raw ?? ''],
    ['Management fee', entry.management_fee_raw ?? ''],
    [
      'Load',
      s.terms(entry, [
        ['front-end', 'front_end_load_raw'],
        ['back-end', 'back_end_load_raw'],
      ]),
    ],
    [
      'Minimum amount of investment',
      s.terms(entry, [
        ['initial', 'minimum_initial_raw'],
        ['subsequent', 'minimum_subsequent_raw'],
      ]),
    ],
    [
      'Dealing in units',
      s.terms(entry, [
        ['days', 'dealing_days_raw'],
        ['cut-off time', 'cutoff_raw'],
        ['pricing', 'pricing_mechanism_raw'],
      ]),
    ],
    ['Trustee', entry.trustee_raw ?? ''],
    ['Auditors', entry.auditor_raw ?? ''],
    ['Registrar', entry.registrar_raw ?? ''],
    ['Listing', entry.listing_raw ?? ''],
    [`${own} of the Scheme`, rating(entry, 'FUND')],
    ['Rating of the Management Company', rating(entry, 'AMC')],
    [metric?.label_raw ?? '', metric?.value_raw ?? ''],
  ];
  return `<h2>PART I &ndash; PARTICULARS OF THE SCHEME</h2>${ruled(
    ['No.', 'Particulars', 'Information'],
    particulars(items),
    'part',
  )}`;
}

function netAssets(entry: s.Entry): string {
  const size = (entry.fund_size_raw ?? '').replace('Rs. ', '');
  const units = s.grouped(Number(entry.units_outstanding), 0);
  return `<h2>PART II &ndash; NET ASSETS</h2><div class=p>At the close of business on ${blank(
    entry.report_month_label_raw,
    'last day of the month',
  )} the Scheme had Rs. ${blank(size, 'net assets')}, which were divided into ${blank(
    units,
    'units outstanding',
  )} units, the value of each unit being Rs. ${blank(entry.nav_per_unit, 'net asset value per unit')}.</div>`;
}

/** The differences are the true ones, also where the columns are swapped. */
function returns(entry: s.Entry): string {
  const sign = entry.planted_fault === undefined ? 1 : -1;
  const rows = entry.reported_returns.map((r) => {
    const [own, mark] = [r.fund_return_percent, r.benchmark_return_percent];
    const difference = (sign * (Number(own) - Number(mark))).toFixed(2).replace('-0.00', '0.00');
    return [r.period_label_raw, cell(own), cell(mark), cell(difference)];
  });
  return `<h2>PART IV &ndash; RETURN, PERCENT</h2>${ruled(
    ['No.', 'Period', 'Scheme', 'Benchmark', 'Difference'],
    numbered(rows),
    'r',
    ' = (3) &minus; (4)',
  )}`;
}

function months(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], cell);
  const halves = [1, 7].map((first) => {
    const table = ruled(
      ['No.', 'Month', 'Scheme', 'Benchmark'],
      numbered(rows.slice(first - 1, first + 5), first),
      'r',
    );
    return `<div>${table}</div>`;
  });
  const title = '<h2>PART V &ndash; RETURN IN EACH OF THE LAST TWELVE MONTHS, PERCENT</h2>';
  return `${title}<div class=two>${halves.join('')}</div>`;
}

function shares(entry: s.Entry, type: s.AllocationType, letter: string, name: string): string {
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map(cell)]);
  const heads = ['No.', name, ...s.datesOf(entry, type)];
  const title = `<div style="margin:1mm 0">(${letter})&ensp;${s.esc(s.titleOf(entry, type))}</div>`;
  return `<div>${title}${ruled(heads, numbered(rows), '').replaceAll('<u>', '<u style="float:right">')}</div>`;
}

function portfolio(entry: s.Entry): string {
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  return `<h2>PART VI &ndash; PORTFOLIO</h2><div class=two>${shares(
    entry,
    'ASSET_ALLOCATION',
    'a',
    'Class',
  )}${shares(entry, second, 'b', second === 'CREDIT_QUALITY' ? 'Rating' : 'Sector')}</div>
<div style="margin:2mm 0 1mm">(c)&ensp;Ten largest investments, percent of total assets</div>${ruled(
    ['No.', 'Name of the issuer', 'Share'],
    entry.holdings.length === 0
      ? [s.tr(['-', filled('NIL (the Scheme holds no shares and no term finance certificates)'), filled('-')])]
      : numbered(entry.holdings.map((h) => [h.name_raw, h.percent])),
    'r',
  )}`;
}

function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, s.feeOf(entry, l, 'month'), s.feeOf(entry, l, 'year to date')]);
  return `<h2>PART III &ndash; EXPENSES, PERCENT OF AVERAGE NET ASSETS PER ANNUM</h2>${ruled(
    ['No.', 'Expense', 'month', 'year to date'],
    numbered(rows),
    'r',
  )}`;
}

function committee(entry: s.Entry): string {
  const rows = s.members(entry);
  return `<h2>PART VII &ndash; INVESTMENT COMMITTEE</h2>${ruled(
    ['No.', 'Name', 'Designation'],
    rows.map(([name, office], i) => s.tr([`${i + 1}`, filled(name), filled(office)])),
    'part',
  )}`;
}

function pages(entry: s.Entry): string[] {
  const names = `<div class=p style="text-align:center;margin-top:1mm">${blank(
    entry.fund_name_raw,
    'name of the Scheme',
  )} managed by ${blank(entry.amc_name_raw, 'name of the Management Company')}</div>`;
  const foot = (page: number): string =>
    `<div class=foot>Form MR-7, page ${page} of 2. Entries in type. ${s.esc(s.RISK_NOTE)}</div>`;
  const first = `<div class=no>Form MR-7</div><h1>MONTHLY REPORT TO UNIT HOLDERS</h1>
<div class=c>[to be displayed at the offices of the Management Company and on its website]</div>
<div class=p style="text-align:center">of ${blank(entry.fund_name_raw, 'name of the Scheme')} managed by ${blank(
    entry.amc_name_raw,
    'name of the Management Company',
  )}</div><div class=p style="text-align:center">for the month ended ${blank(
    entry.report_month_label_raw,
    'last day of the month',
  )}</div>
${particularsPart(entry)}<div class=p style="margin-top:2mm">The objective of the Scheme is ${filled(
    entry.investment_objective_raw,
  )}</div>${netAssets(entry)}${expenses(entry)}${foot(1)}`;
  const note = `<div style="margin-top:1mm;font-size:7.6pt">Note: ${s.esc(entry.footnotes_raw.join(' '))}</div>`;
  const tables = [returns(entry), note, months(entry), portfolio(entry), committee(entry)].join('');
  const signed = ['Compliance Officer', 'Chief Financial Officer', 'Chief Executive Officer'];
  const lines = signed.map((office) => `<div>${office}</div>`).join('');
  const second = `<div class=no>Form MR-7 (continued)</div>${names}${tables}<div class=sign>${lines}</div>${foot(2)}`;
  return [first, second];
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.flatMap(pages));
