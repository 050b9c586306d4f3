/** The pages of AMC N167: contents, and statements and notes for each fund. */
import { FUNDS } from './n167-funds.ts';
import { NOW, THEN, THOUSANDS, amountsOf, assetsOf, cell, figuresThen } from './n167-form.ts';
import { notes } from './n167-notes.ts';
import * as s from './shared15.ts';

const INK = '#1d3b36';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:8.3pt/1.3 'Liberation Serif';color:#111;font-variant-ligatures:none}
.page{position:absolute;left:20mm;right:18mm;top:13mm}h1{font:bold 13pt/1.2 'Liberation Serif';margin:0;color:${INK}}.under{font-weight:bold;border-bottom:.5mm solid ${INK};padding-bottom:1.4mm;margin-bottom:1mm}
h2{font:bold 8.6pt/1.2 'Liberation Serif';margin:4.2mm 0 .8mm}p{margin:.4mm 0 0;text-align:justify}
td,th{padding:.5mm 1mm;text-align:right;vertical-align:bottom;line-height:1.16;white-space:nowrap}th{font-weight:bold}td:first-child,th:first-child{text-align:left;white-space:normal;padding-left:0}
.st td:first-child{width:74mm}.subs td:first-child{width:44mm}.subs .head td{padding-top:1.6mm}.st td:nth-child(2),.st th:nth-child(2){text-align:center;width:12mm}.unit td{text-align:center!important;font-style:italic;font-weight:normal}
.rule td{border-bottom:.25mm solid #111}.total td{border-top:.25mm solid #111;border-bottom:.7mm double #111;font-weight:bold}.total td:first-child{border:0}
.head td,.sector td{font-weight:bold}.sector td{padding-top:1.2mm}.in td:first-child{padding-left:5mm}.tree td:first-child{width:92mm}.tree td:nth-child(2){text-align:center;width:14mm}
.notes{font-size:7.9pt;line-height:1.25}.n{display:flex;margin-top:.5mm}.n>span:first-child{width:10mm;flex:none}.n>span:last-child{text-align:justify}.n i{font-weight:bold;font-style:normal}
h3{font:bold 8pt/1.2 'Liberation Serif';margin:2.3mm 0 .2mm;display:flex}h3 span{width:10mm;flex:none}.block{margin:.8mm 0 0 10mm}
.bad td,.bad th{white-space:normal}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.foot{position:absolute;left:20mm;right:18mm;bottom:7mm;border-top:.2mm solid #111;padding-top:1mm;display:flex;justify-content:space-between;font-size:7pt}
.front{font-size:10pt}.front td,.front th{padding:1.6mm 1mm;text-align:left}.front p{margin-top:2.4mm;line-height:1.5}`;

const frame = (
  title: string,
  kind: string,
  body: string,
  footer: string,
): string => `<div class=page><h1>${s.esc(title)}</h1>
<div class=under>${kind}<br>FOR THE MONTH ENDED JANUARY 31, 2025</div>${body}</div><div class=foot><span>Ubauro Asset Management Company Limited</span><span>${s.esc(footer)}</span></div>`;

/** A row that says what unit the figures below it have. */
const unit = (text: string, from: number, over: number): string =>
  `<tr class=unit>${'<td></td>'.repeat(from)}<td colspan=${over}>-------------- ${text} --------------</td></tr>`;

const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');

function position(entry: s.Entry, past: s.Figures, fund: s.Fund): string {
  const without = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) / 1000 : null;
  const held = Number(s.fofOf(fund, { year: 2024, month: 12 })) * 1000;
  const before = s.grouped(Number(past.fund_size_pkr) / 1000 - held, 0);
  const lines = [
    head(['', 'Note', NOW, THEN]),
    unit(THOUSANDS, 2, 2),
    row(['Net assets', '5', entry.fund_size_raw ?? '', past.fund_size_raw ?? '']),
    without === null
      ? ''
      : row(['Net assets excluding investment by funds of funds', '5', s.grouped(without, 0), before]),
    unit('(Number of units)', 2, 2),
    row(['Units in issue', '', ...[entry, past].map((f) => s.grouped(Number(f.units_outstanding), 0))]),
    unit('(Rupees)', 2, 2),
    row(['Net asset value per unit', '', entry.nav_per_unit ?? '', past.nav_per_unit ?? ''], 'total'),
  ];
  return `<h2>STATEMENT OF POSITION</h2><table class=st>${lines.join('')}</table>`;
}

/** The true return where a false one is printed. */
function trueReturn(entry: s.Entry, r: s.ReturnRow): number {
  const fault = entry.planted_fault?.false_values.find((v) => v['period_label_raw'] === r.period_label_raw);
  return Number(fault?.['real'] ?? r.fund_return_percent);
}

function returns(entry: s.Entry, fund: s.Fund): string {
  const less = (own: number, other: number): string => cell((own - other).toFixed(2));
  const periods = entry.reported_returns.map((r) =>
    row([
      r.period_label_raw,
      '7',
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
      less(trueReturn(entry, r), Number(r.benchmark_return_percent)),
    ]),
  );
  const years = s.labelsOf(entry.historical_returns).map((label) => {
    const [own, other] = [fund.abbr, 'Benchmark'].map((n) => s.percentAt(entry.historical_returns, n, label) ?? '');
    return row([label, '7', cell(own), cell(other), less(Number(own), Number(other))]);
  });
  return `<h2>STATEMENT OF RETURN</h2><table class=st>${head(['', 'Note', fund.abbr, 'Benchmark', 'Difference'])}${unit('(Percent)', 2, 3)}
${periods.join('')}<tr class=rule><td colspan=5 style="height:1mm;padding:0"></td></tr>${years.join('')}</table>`;
}

/** Amounts and percentages of both months side by side. */
function assets(entry: s.Entry, past: s.Figures): string {
  const lines = s.lines(entry, 'ASSET_ALLOCATION');
  const sums = [assetsOf(entry), assetsOf(past)];
  const [now = [], then = []] = sums.map((sum, i) =>
    amountsOf(
      lines.map((l) => l.cells[i] ?? ''),
      sum,
    ),
  );
  const rows = lines.map((l, i) =>
    row([l.label, s.grouped(now[i] ?? 0, 0), l.cells[0] ?? '', s.grouped(then[i] ?? 0, 0), l.cells[1] ?? '']),
  );
  const total = row(
    ['Total assets', s.grouped(sums[0] ?? 0, 0), '100.0', s.grouped(sums[1] ?? 0, 0), '100.0'],
    'total',
  );
  return `<h2>STATEMENT OF ASSETS</h2><table><tr><th></th><th colspan=2 style="text-align:center">${NOW}</th><th colspan=2 style="text-align:center">${THEN}</th></tr>
<tr class=unit><td></td>${`<td style="text-align:right!important">${THOUSANDS}</td><td style="text-align:right!important">(Percent)</td>`.repeat(2)}</tr>${rows.join('')}${total}</table>`;
}

function quality(entry: s.Entry): string {
  const lines = s.lines(entry, 'CREDIT_QUALITY');
  return `<h2>ANALYSIS OF CREDIT QUALITY</h2><table>${head(['', NOW, THEN])}${unit('(Percent of total assets)', 1, 2)}
${lines.map((l) => row([l.label, ...l.cells])).join('')}${row(['Total assets', '100.0', '100.0'], 'total')}</table>`;
}

/** The whole sectors in bold, and below each its holdings that are among the ten largest of the fund. */
function tree(entry: s.Entry, fund: s.Fund): string {
  const sum = assetsOf(entry);
  const amount = (percent: string): string => s.grouped((Number(percent) / 100) * sum, 0);
  const sectors = s.ofType(entry, 'SECTOR_ALLOCATION');
  const rows = sectors.flatMap((x) => {
    const held = entry.holdings.filter((h) => s.noteOf(fund, h.name_raw) === x.label_raw);
    if (held.reduce((all, h) => all + Number(h.percent), 0) > Number(x.percent))
      throw new Error(`${x.label_raw} is too small`);
    return [
      row([x.label_raw, '', amount(x.percent), x.percent], 'sector'),
      ...held.map((h) => row([h.name_raw, String(h.rank), amount(h.percent), h.percent], 'in')),
    ];
  });
  const all = sectors.reduce((total, x) => total + Number(x.percent), 0).toFixed(1);
  return `<h2>${s.esc(entry.holdings_title_raw)}</h2><table class=tree>${head(['', 'Rank', NOW, ''])}
<tr class=unit><td></td><td></td><td style="text-align:right!important">${THOUSANDS}</td><td style="text-align:right!important">(Percent of total assets)</td></tr>
${rows.join('')}${row(['Total listed equities', '', amount(all), all], 'total')}</table><p>Figures in bold are those of all investments in a sector.</p>`;
}

function sukuk(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const sum = assetsOf(entry);
  const rows = entry.holdings.map((h) => {
    const [issued = '', due = ''] = s.noteOf(fund, h.name_raw).split(' ');
    return row([h.name_raw, issued, due, s.grouped((Number(h.percent) / 100) * sum, 0), h.percent]);
  });
  return `<h2>${s.esc(entry.holdings_title_raw)}</h2><table>${head(['Issuer', 'Issued on', 'Due on', NOW, ''])}
<tr class=unit><td></td><td></td><td></td><td style="text-align:right!important">${THOUSANDS}</td><td style="text-align:right!important">(Percent of total assets)</td></tr>${rows.join('')}</table>`;
}

function statements(entry: s.Entry, fund: s.Fund): string {
  const past = figuresThen(s.partOf(entry, FUNDS));
  const rest = fund.model.kind === 'market' ? tree(entry, fund) : quality(entry) + sukuk(entry, fund);
  return position(entry, past, fund) + returns(entry, fund) + assets(entry, past) + rest;
}

/** Net assets, units and price of the sub-funds in columns, with a total if it is printed. */
function subPosition(now: readonly s.Figures[], then: readonly s.Figures[], names: readonly string[]): string {
  const total = (all: readonly s.Figures[]): string =>
    s.grouped(
      all.reduce((sum, x) => sum + Number(x.fund_size_pkr) / 1000, 0),
      0,
    );
  const block = (title: string, all: readonly s.Figures[]): string =>
    [
      row([title, '', '', '', '', ''], 'head'),
      unit(THOUSANDS, 2, 4),
      row(['Net assets', '5', ...all.map((x) => x.fund_size_raw ?? ''), total(all)]),
      unit('(Number of units)', 2, 4),
      row(['Units in issue', '', ...all.map((x) => s.grouped(Number(x.units_outstanding), 0)), '']),
      unit('(Rupees)', 2, 4),
      row(['Net asset value per unit', '', ...all.map((x) => x.nav_per_unit ?? ''), '']),
    ].join('');
  return `<h2>STATEMENT OF POSITION</h2><table class="st subs">${head(['', 'Note', ...names, 'Total'])}${block(`As at ${NOW}`, now)}${block(`As at ${THEN}`, then)}</table>`;
}

function subStatements(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const names = subs.map((x) => x.name_raw);
  const then = s.partsOf(entry, fund).map(figuresThen);
  const first = s.only(subs[0], 'sub-fund');
  const periods = first.reported_returns.map(({ period_label_raw: label }) =>
    row([label, '7', ...subs.map((x) => cell(s.returnAt(x, label)?.fund_return_percent))]),
  );
  const years = s
    .labelsOf(first.historical_returns)
    .map((label) => row([label, '7', ...subs.map((x) => cell(s.percentAt(x.historical_returns, x.name_raw, label)))]));
  const amounts = subs.map((x) => {
    const rows = s.ofType(x, 'ASSET_ALLOCATION');
    const values = amountsOf(
      rows.map((r) => r.percent),
      assetsOf(x),
    );
    return new Map(rows.map((r, i) => [r.label_raw, values[i] ?? 0]));
  });
  const table = s.restLast(s.matrix(subs, 'ASSET_ALLOCATION', '-'), (l) => l === 'Other assets');
  const classes = table.map(([label = '', ...percents]) => {
    const each = amounts.map((m) => m.get(label));
    const all = each.reduce<number>((sum, v) => sum + (v ?? 0), 0);
    const pairs = percents.flatMap((p, i) => [each[i] === undefined ? '-' : s.grouped(each[i], 0), p]);
    return row([label, ...pairs, s.grouped(all, 0)]);
  });
  const sums = subs.map(assetsOf);
  const totals = [
    ...sums.flatMap((v) => [s.grouped(v, 0), '100.0']),
    s.grouped(
      sums.reduce((a, b) => a + b, 0),
      0,
    ),
  ];
  const right = 'style="text-align:right!important"';
  const heads = names.map((n) => `<th colspan=2 style="text-align:center">${n}</th>`).join('');
  const kinds = `<td ${right}>(Rs. in ‘000)</td><td ${right}>(Percent)</td>`.repeat(3);
  return `${subPosition(subs, then, names)}<h2>STATEMENT OF RETURN</h2><table class=st>${head(['', 'Note', ...names])}${unit('(Percent)', 2, 3)}${periods.join('')}
<tr class=rule><td colspan=5 style="height:1mm;padding:0"></td></tr>${years.join('')}</table><h2>STATEMENT OF ASSETS</h2><p>As at ${NOW}</p><table><tr><th></th>${heads}<th>Total</th></tr>
<tr class=unit><td></td>${kinds}<td ${right}>(Rs. in ‘000)</td></tr>${classes.join('')}${row(['Total assets', ...totals], 'total')}</table>`;
}

const REPORT = [
  'The Management Company is pleased to present the monthly statements of the schemes under its management. They are laid out as annual accounts are, so that each figure can be compared ' +
    'with that of the month before. A number in the column “Note” refers to the note that explains the figure.',
  'Inflation fell to 2.4 percent in January 2025, the lowest for nine years. The State Bank reduced its policy rate by 100 basis points to 12.00 percent. Reserves of ' +
    'the State Bank were USD 11.4 billion at the end of the month, and the rupee closed at 278.95 against the dollar.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    String(e.page_number),
  ]);
  const body = `<div class=front>${s.paragraphs(REPORT)}<h2>CONTENTS</h2>${s.htmlTable([['Scheme', 'Category', 'Risk profile', 'Page'], ...rows])}<p>${s.esc(s.RISK_NOTE)}</p></div>`;
  return frame('Report of the Management Company', 'MONTHLY REPORT', body, 'Monthly Report | January 2025 | 1');
}

/** Two pages for each fund, and the contents before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.flatMap((e) => {
    const fund = s.fundNamed(funds, e);
    const body = fund.subs === undefined ? statements(e, fund) : subStatements(e, fund);
    const second = (e.page_footer_raw ?? '').replace(/\d+$/, (page) => String(Number(page) + 1));
    return [
      frame(e.fund_name_raw, 'MONTHLY STATEMENTS (UNAUDITED)', body, e.page_footer_raw ?? ''),
      frame(
        e.fund_name_raw,
        'NOTES TO THE MONTHLY STATEMENTS (UNAUDITED)',
        `<div class=notes>${notes(e, fund)}</div>`,
        second,
      ),
    ];
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
