/** The pages of AMC N119: a cover, a page for each fund with a sidebar, and a page of bands for the pension fund. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.7pt/1.32 'Liberation Sans';color:#26323a}
.side{position:absolute;right:0;top:0;bottom:0;width:62mm;background:#f1ece1;padding:24mm 5mm 0 5mm}
.main{position:absolute;left:10mm;top:9mm;width:130mm}.month{position:absolute;right:0;top:0;width:62mm;height:19mm;background:#7a1f2b;
color:#fff;padding:4.4mm 5mm;font-size:7pt;letter-spacing:.3mm}.month b{display:block;font-size:11.5pt;letter-spacing:0;margin-top:.6mm}
.logo{display:flex;align-items:center;gap:2mm;font-size:8pt;color:#7a1f2b;font-weight:bold}.logo svg{width:8mm;height:7mm}
h1{font-size:19pt;margin:3.2mm 0 0;line-height:1.1;color:#26323a;font-weight:bold}.sub{font-size:9pt;color:#7a1f2b;margin:.8mm 0 2mm}
h2{font-size:8.6pt;margin:2.6mm 0 .9mm;color:#7a1f2b;text-transform:none;border-bottom:.35mm solid #7a1f2b;padding-bottom:.4mm}
p{margin:0 0 1mm;text-align:justify}td,th{padding:.62mm 1mm;text-align:right;font-size:7.2pt;border-bottom:.18mm solid #d9d2c3}
td:first-child,th:first-child{text-align:left}th{background:#7a1f2b;color:#fff;font-weight:bold;border:0}.tot td{font-weight:bold;background:#f1ece1}
.side td{vertical-align:top;font-size:7pt;border-color:#d3c8b2;padding:.7mm .6mm}.side .list td{text-align:left}
.side .list td:first-child{width:25.5mm;font-weight:bold}
.side h2{margin-top:4mm}.side h2:first-child{margin-top:0}.two{display:flex;gap:5mm}.two>div{flex:1}.mix{display:flex;gap:4mm;align-items:center}
.mix .r{text-align:center;font-size:6.4pt;color:#5a656c}.mix table{flex:1}.sw{display:inline-block;width:2mm;height:2mm;margin-right:1.4mm}
.months td,.months th{padding:.7mm .4mm;font-size:6.5pt;text-align:center}.notes{position:absolute;left:10mm;width:130mm;bottom:10mm;font-size:6.1pt;
color:#5a656c;line-height:1.28}.notes p{margin:0 0 .4mm}.foot{position:absolute;left:10mm;bottom:5mm;font-size:6.8pt;color:#7a1f2b;font-weight:bold}
.band{margin-top:2mm;border:.3mm solid #7a1f2b}.band>h3{margin:0;background:#7a1f2b;color:#fff;font-size:9pt;padding:.9mm 2mm}
.grid{display:grid;grid-template-columns:40mm 35mm 1fr;gap:2.4mm;padding:.9mm 1.6mm 1mm}.grid h4{margin:0 0 .5mm;font-size:6.9pt;color:#7a1f2b}
.grid h4~h4{margin-top:1.3mm}.grid td,.grid th{font-size:6.2pt;line-height:1.22;padding:.26mm .5mm}.grid th{white-space:nowrap;background:#f1ece1;color:#26323a}
.letter{left:24mm;right:24mm;top:52mm;
width:auto;font-size:10pt;line-height:1.6}.letter p{margin-bottom:4mm}`;

const COLOURS = ['#7a1f2b', '#c98f2e', '#4e6e81', '#97a97c', '#b9b4a7'];
const LOGO =
  '<svg viewBox="0 0 32 28"><path d="M0 28L11 6l7 12 4-7 10 17z" fill="#7a1f2b"/><circle cx="25" cy="5" r="4" fill="#c98f2e"/></svg>';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);
const PERIODS = ['September 2025', 'FYTD', '6 Months', '1 Year', '3 Years', '5 Years', 'Since Inception'];

const MONTH_BOX = '<div class=month>FUND MANAGER’S REPORT<b>September 2025</b></div>';

function top(amc: string): string {
  return `<div class=logo>${LOGO}${s.esc(amc)}</div>`;
}

/** What two amounts with the same decimals differ by, in percent of the first one. */
function change(from: string | null, to: string | null): string {
  const [a, b] = [from, to].map((v) => Number((v ?? '').replaceAll(',', '')));
  return `${(((b ?? 0) / (a ?? 1) - 1) * 100).toFixed(2)}%`;
}

function sizeRows(now: s.Figures, then: s.Figures): string[][] {
  return [
    ['', '31-Aug-25', '30-Sep-25', '% Change'],
    [
      now.fund_size_label_raw ?? '',
      then.fund_size_raw ?? '',
      now.fund_size_raw ?? '',
      change(then.fund_size_raw, now.fund_size_raw),
    ],
    [
      'NAV per Unit (PKR)',
      then.nav_per_unit ?? '',
      now.nav_per_unit ?? '',
      change(then.nav_per_unit, now.nav_per_unit),
    ],
  ];
}

const COMMENTS: Readonly<Record<string, string>> = {
  HCF:
    'Yields in the secondary market stayed close to the policy rate of 11.00%. The Fund kept about half of its assets in ' +
    'treasury bills of short tenors and moved a part of its deposits to banks that offered better rates at the quarter end.',
  HIF:
    'The Fund reduced its floating rate bonds and bought bonds of three years, of which the yields rose by 9 basis points ' +
    'in the month. We intend to keep the duration near its present level until the next monetary policy statement.',
  HISF:
    'The market rose on the results season and lower financing costs. The Fund added to pharmaceuticals and trimmed ' +
    'cement and exploration companies, where the settlement of circular debt is largely priced in.',
  HAAF:
    'The Fund held its exposure to shares, with banks and cement as the largest sectors. The remaining assets are in ' +
    'government securities, which offer a stable return while inflation is near 5%.',
};

function comment(entry: s.Entry): string {
  const row = s.returnAt(entry, 'September 2025');
  const [own, other] = [cell(row?.fund_return_percent), cell(row?.benchmark_return_percent)];
  return `<h2>Fund Manager’s Comments</h2><p>During September 2025, ${s.short(entry)} generated a return of ${own} against the
benchmark return of ${other}. ${COMMENTS[s.short(entry)] ?? ''}</p>`;
}

function performance(entry: s.Entry): string {
  const keys = ['fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'] as const;
  const rows = keys.map((key, i) => [
    [s.short(entry), 'Benchmark', 'Peer Group Average'][i] ?? '',
    ...PERIODS.map((l) => cell(s.returnAt(entry, l)?.[key])),
  ]);
  return `<h2>Performance¹</h2>${s.htmlTable([['', ...PERIODS], ...rows])}`;
}

/** A ring for each month, and the legend's table of both months. */
function mix(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type);
  const dates = s.datesOf(entry, type);
  const rings = dates.map((date, k) => {
    const shares = rows.map((r) => Number(r.cells[k]));
    return `<div class=r>${s.ring(shares, COLOURS, '23mm')}${s.esc(date)}</div>`;
  });
  const lines = rows.map((r, i) =>
    s.tr([
      `<span class=sw style="background:${COLOURS[i % COLOURS.length] ?? ''}"></span>${s.esc(r.label)}`,
      ...r.cells.map(cell),
    ]),
  );
  const table = `<table>${s.tr(['', ...dates], 'th')}${lines.join('')}${s.tr(['Total', '100.0%', '100.0%'], 'td', 'tot')}</table>`;
  return `<h2>${s.titleOf(entry, type)}</h2><div class=mix>${rings.join('')}${table}</div>`;
}

function months(entry: s.Entry): string {
  const rows = s.wideSeries(
    entry.monthly_returns,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    (v) => v ?? '-',
  );
  return `<h2>Monthly Returns (%)</h2>${s.htmlTable(rows, 'months')}`;
}

function holdings(entry: s.Figures): string {
  const list = s.list(entry.holdings.map((h) => [h.name_raw, `${h.percent}%`] as const));
  return entry.holdings.length === 0 ? '' : `<h2>${s.esc(entry.holdings_title_raw)}</h2>${list}`;
}

function ratios(figures: s.Figures): string[][] {
  const labels = ['TER with Levies', 'Government Levies', 'TER without Levies'];
  const cells = (label: string): string[] => ['MTD', 'YTD'].map((period) => cell(s.feeOf(figures, label, period)));
  return [['', 'MTD', 'YTD'], ...labels.map((label) => [label, ...cells(label)])];
}

function side(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['AMC Rating', s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} (${agency}) ${day}`, '')],
    ['Fund Stability Rating', s.ratingWith(entry, 'FUND', (r, agency, day) => `${r} (${agency}) ${day}`, 'N/A')],
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
  ]);
  const isPension = entry.sub_funds.length > 0;
  const costs = isPension ? '' : `<h2>Expense Ratio (Annualized)²</h2>${s.htmlTable(ratios(entry))}`;
  const figures = s.htmlTable(
    entry.metrics.map((m) => [m.label_raw, m.value_raw]),
    '',
    0,
  );
  return `<div class=side><h2>Basic Information</h2>${s.list(items)}${costs}
${isPension ? '' : `<h2>Technical Information</h2>${figures}`}
<h2>Investment Committee</h2>${s.list(s.members(entry), '')}</div>${MONTH_BOX}`;
}

function end(entry: s.Entry): string {
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`].map((t) => `<p>${s.esc(t)}</p>`);
  return `<div class=notes>${notes.join('')}</div><div class=foot>${s.esc(entry.page_footer_raw)}</div>`;
}

function head(entry: s.Entry): string {
  return `${top(entry.amc_name_raw)}<h1>${s.esc(entry.fund_name_raw)}</h1><div class=sub>${s.esc(entry.category_raw)}</div>
<h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>`;
}

function page(entry: s.Entry, then: s.Figures): string {
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const rest =
    second === 'CREDIT_QUALITY'
      ? s.sharesTable(entry, second, cell) + holdings(entry)
      : `<div class=two><div>${s.sharesTable(entry, second, cell)}</div><div>${holdings(entry)}</div></div>`;
  return `${side(entry)}<div class=main>${head(entry)}${comment(entry)}<h2>Fund Size and Price</h2>${s.htmlTable(sizeRows(entry, then))}
${performance(entry)}${months(entry)}${mix(entry, 'ASSET_ALLOCATION')}${rest}</div>${end(entry)}`;
}

function band(sub: s.SubFacts, then: s.Figures): string {
  const returns = PERIODS.map((l) => {
    const row = s.returnAt(sub, l);
    return [l, cell(row?.fund_return_percent), cell(row?.benchmark_return_percent)];
  });
  const shares = (type: s.AllocationType): string =>
    `<h4>${s.titleOf(sub, type)}</h4>${s.htmlTable([
      ['', ...s.datesOf(sub, type)],
      ...s.lines(sub, type).map((r) => [r.label, ...r.cells.map(cell)]),
      ...(type === 'ASSET_ALLOCATION' ? [['Total', '100.0%', '100.0%']] : []),
    ])}`;
  const list = sub.holdings.map((h) => [h.name_raw, `${h.percent}%`]);
  const papers = list.length === 0 ? '' : `<h4>${s.esc(sub.holdings_title_raw)}</h4>${s.htmlTable(list, '', 0)}`;
  return `<div class=band><h3>${s.esc(sub.name_raw)}</h3><div class=grid><div><h4>Size and Price</h4>
${s.htmlTable(sizeRows(sub, then).map((cells) => cells.slice(0, 3)))}
<h4>Expense Ratio (Annualized)²</h4>${s.htmlTable(ratios(sub))}</div><div><h4>Performance¹</h4>${s.htmlTable([['', 'Sub-Fund', 'Benchmark'], ...returns])}
</div><div>${shares('ASSET_ALLOCATION')}${papers === '' ? shares(s.otherType(sub) ?? 'CREDIT_QUALITY') : ''}</div>
${papers === '' ? '' : `<div style="grid-column:1/3">${papers}</div><div>${shares('SECTOR_ALLOCATION')}</div>`}</div></div>`;
}

function letter(amc: string): string {
  return `${MONTH_BOX}<div class=main>${top(amc)}</div><div class="main letter"><h1 style="margin-bottom:8mm">From the Chief Investment Officer</h1>
<p>The State Bank of Pakistan left its policy rate unchanged at 11.00% in September 2025. Inflation was 5.6% in the month,
and foreign exchange reserves stood at USD 14.4 billion.</p><p>The KSE-100 Index gained 5.94% in the month and closed at
165,494 points. Local mutual funds and companies were the largest buyers, while foreign investors sold shares of USD 38 million.</p>
<p>The reports of our five funds are on the pages that follow.</p><p>Nargis Panezai, CFA</p></div>
<div class=foot>Harnai Funds | Page 1</div>`;
}

export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const pages = entries.map((entry) => {
    if (entry.sub_funds.length === 0) return page(entry, s.figuresThen(entry, funds, s.before(month), form));
    const parts = s.partsOf(entry, s.fundNamed(funds, entry));
    const bands = entry.sub_funds.map((sub, i) =>
      band(sub, s.figuresAt(s.only(parts[i], 'part'), s.before(month), form)),
    );
    return `${side(entry)}<div class=main>${head(entry)}${bands.join('')}</div>${end(entry)}`;
  });
  return s.htmlPages(STYLE, isWhole ? [letter(entries[0]?.amc_name_raw ?? ''), ...pages] : pages);
}
