/** The pages of AMC N125: a market review with a table, and a page of a Word document for each fund. */
import { COMMENTS } from './n125-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 12mm 0}body{font:8.4pt/1.22 'Liberation Serif';color:#000}
.head{display:flex;justify-content:space-between;border-bottom:1.5pt solid #1f3864;padding-bottom:1mm;font-weight:bold;color:#1f3864;font-size:10pt}
h1{font:bold 17pt 'Liberation Serif';color:#1f3864;margin:2.4mm 0 .6mm}.sub{font-weight:bold;margin:0 0 1mm}
.line{display:flex;justify-content:space-between;font-weight:bold;margin-bottom:1mm}h2{font:bold 9pt 'Liberation Serif';background:#1f3864;color:#fff;
margin:1.8mm 0 .8mm;padding:.5mm 1.5mm}p{margin:0 0 1.3mm;text-align:justify}.perf td,.perf th,.grid td,.grid th{border:.5pt solid #7f7f7f;padding:.6mm .8mm;text-align:center;
vertical-align:middle}.perf th,.grid th{background:#dce6f1}.perf td:first-child,.perf th:first-child,.grid td:first-child,.grid th:first-child{text-align:left}
.perf td{font-weight:bold}.perf{font-size:8pt}.note{font-size:7.4pt;margin:.6mm 0 0}.cols{display:flex;gap:5mm;align-items:flex-start}
.left{width:93mm}.right{flex:1}.facts td{padding:.32mm .6mm;vertical-align:top}.facts td:first-child{width:38mm;font-weight:bold}.facts td:nth-child(2){width:2mm;padding:.32mm 0}
.rows td,.rows th{padding:.3mm 1mm;text-align:right}.rows td:first-child,.rows th:first-child{text-align:left}.rows th{border-bottom:.5pt solid #000}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;align-items:start}.three h2{font-size:8pt}.grid{font-size:7.6pt}.grid td:first-child{white-space:nowrap}
.end{position:absolute;left:12mm;right:12mm;bottom:11mm;font-size:6.9pt;line-height:1.15;text-align:justify}.page{position:absolute;right:12mm;bottom:5mm;font-size:8pt}
.review p{font-size:10.5pt;line-height:1.45}`;

/** (1.2%) */
const cell = (v: string | null | undefined): string => {
  if (v === null || v === undefined) return '-';
  return v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;
};

const head = (amc: string): string =>
  `<div class=head><span>${s.esc(amc)}</span><span>Fund Manager Report of February 2023</span></div>`;

/** The periods up to a year, the fiscal years, and the periods of several years. */
function performance(entry: s.Entry): string {
  const years = s.labelsOf(entry.historical_returns);
  const row = (name: string, series: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => {
    const cells = s.seriesCells(entry, key).map(cell);
    const past = years.map((y) => cell(s.percentAt(entry.historical_returns, series, y)));
    return [name, ...cells.slice(0, 3), ...past, ...cells.slice(3)];
  };
  const labels = s.periods(entry);
  return `<h2>Performance %</h2>${s.htmlTable(
    [
      ['Performance Period', ...labels.slice(0, 3), ...years, ...labels.slice(3)],
      row(entry.fund_name_raw, s.short(entry), 'fund_return_percent'),
      row('BENCHMARK', 'Benchmark', 'benchmark_return_percent'),
    ],
    'perf',
  )}`;
}

const notes = (entry: s.Entry): string => entry.footnotes_raw.map((t) => `<p class=note>${s.esc(t)}</p>`).join('');

/** A label, a colon and a value, each in a cell of its own. */
const facts = (items: readonly s.Item[]): string =>
  s.htmlTable(
    items.map(([label, value]) => [label, ':', value]),
    'facts',
    0,
  );

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC', none: string): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, none);

/** `1.21% p.a. (including 0.14% government levies)` */
function ratioItems(entry: s.Entry, parts: readonly s.Part[], month: s.Month): s.Item[] {
  const [part] = parts;
  if (part === undefined || entry.sub_funds.length > 0) return [];
  const [ofMonth, ofYear] = s.ratioPair(part, month);
  return entry.fees.map((f, i) => [
    f.fee_label_raw,
    `${f.percent}% p.a. (including ${i === 0 ? ofYear.levies : ofMonth.levies}% government levies)`,
  ]);
}

function information(entry: s.Entry, parts: readonly s.Part[], month: s.Month): string {
  const isPension = entry.sub_funds.length > 0;
  return facts(
    s.stated([
      ['Launch Date', entry.launch_date_raw],
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ...s.terms(entry, [
        ['Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Dealing Time', 'cutoff_raw'],
        ['Settlement', 'settlement_raw'],
        ['Pricing Mechanism', 'pricing_mechanism_raw'],
        ['Front end Load', 'front_end_load_raw'],
        ['Back end Load', 'back_end_load_raw'],
        ['Management Fee', 'management_fee_raw'],
      ]),
      ...ratioItems(entry, parts, month),
      ['Risk Profile', entry.risk_profile_raw],
      ['Risk of principal erosion', entry.risk_of_principal_raw],
      ['Fund Stability Rating', isPension ? null : rating(entry, 'FUND', '')],
      ...s.terms(entry, [
        ['Listing', 'listing_raw'],
        ['Custodian & Trustee', 'trustee_raw'],
        ['Auditors', 'auditor_raw'],
        ['Benchmark', 'benchmark_raw'],
        ['Leverage', 'leverage_raw'],
        ['Minimum Subscription', 'minimum_initial_raw'],
        ['Subsequent Subscription', 'minimum_subsequent_raw'],
      ]),
      ['Asset Manager Rating', rating(entry, 'AMC', '')],
      ...entry.metrics
        .filter((m) => m.label_raw.startsWith('Weighted'))
        .map((m) => [m.label_raw, m.value_raw] as const),
    ]),
  );
}

const moved = (percent: string): string =>
  `${percent.startsWith('-') ? 'decreased' : 'increased'} by ${percent.replace('-', '')}%`;

/** The returns of the month in words, then what else the manager says. */
function comment(entry: s.Entry): string {
  const [month] = entry.reported_returns;
  const own = month?.fund_return_percent ?? '';
  const other = month?.benchmark_return_percent ?? '';
  const isStock = entry.category_raw === 'Equity Scheme';
  const first = isStock
    ? `During February 2023, the unit price of ${entry.fund_name_raw} ${moved(own)}, while the Benchmark ${moved(other)}.`
    : `During the month, the Fund generated an annualized return of ${own}% p.a. against the Benchmark return of ${other}% p.a.`;
  const texts = COMMENTS[s.short(entry)] ?? [];
  return s.paragraphs([first, ...texts]);
}

const shares = (figures: s.Figures, type: s.AllocationType): string => {
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  const dates = s.datesOf(figures, type).filter((d) => d !== '');
  const heads = dates.length === 0 ? [] : [['', ...dates]];
  return s.heading(s.titleOf(figures, type)) + s.htmlTable([...heads, ...rows], 'rows', heads.length);
};

function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const isStock = entry.category_raw === 'Equity Scheme';
  const rows = entry.holdings.map((h) =>
    isStock ? [h.name_raw, 'Equity', cell(h.percent)] : [h.name_raw, cell(h.percent)],
  );
  const heads = isStock ? ['Name', 'Asset Class', '% of Total Assets'] : ['Name', '% of Total Assets'];
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([heads, ...rows], 'rows');
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Particulars',
    'Type of Investment',
    'Value of Investments before Provision (Rs. mln)',
    'Provision held (Rs. mln)',
    'Value of Investments after Provision (Rs. mln)',
    '% of Net Assets',
    '% of Gross Assets',
  ];
  const rows = entry.non_compliant.map((e) => {
    const cells = s.exposureCells(e);
    return [...cells.slice(0, 5), cells[6] ?? '', cells[5] ?? ''];
  });
  return `<h2>Details of Non-Compliant Investments</h2>${s.htmlTable([heads, ...rows], 'grid')}`;
}

const committee = (entry: s.Entry): string =>
  `<h2>Members of the Investment Committee</h2><p>${s.esc(
    s
      .members(entry)
      .map(([name, office]) => `${name} (${office})`)
      .join('; '),
  )}</p>`;

const end = (entry: s.Entry): string =>
  `<div class=end><b>Dispute Resolution / Complaint Handling:</b> Investors may lodge their complaints to our Investor Services Department at
the Head Office in Karachi, by e-mail or by phone. If the complaint is not redressed, the investor may lodge it with SECP.<br>
<b>Disclaimer:</b> ${s.esc(s.RISK_NOTE)}</div><div class=page>${s.esc(entry.page_footer_raw)}</div>`;

const title = (
  entry: s.Entry,
  price: string,
): string => `${head(entry.amc_name_raw)}<h1>${s.esc(entry.fund_name_raw)} (${s.esc(entry.fund_column_raw ?? 'LIPF')})</h1>
<div class=sub>MONTHLY REPORT (MUFAP's Recommended Format)</div><div class=line><span>${s.esc(price)}</span><span>February 2023</span></div>`;

function fundPage(entry: s.Entry, parts: readonly s.Part[], month: s.Month): string {
  const second = s.only(s.otherType(entry), 'second table');
  const ratios = entry.metrics.filter((m) => !m.label_raw.startsWith('Weighted'));
  const characteristics =
    ratios.length === 0
      ? ''
      : `<h2>Characteristics of Equity Portfolio</h2>${s.htmlTable(
          [ratios.map((m) => m.label_raw), ratios.map((m) => m.value_raw)].map((r, i) => [
            i === 0 ? '' : s.short(entry),
            ...r,
          ]),
          'rows',
        )}`;
  return `${title(entry, `Unit Price (28/02/2023): Rs. ${entry.nav_per_unit ?? ''}`)}${performance(entry)}${notes(entry)}<div class=cols>
<div class=left><h2>General Information</h2>${information(entry, parts, month)}${shares(entry, 'ASSET_ALLOCATION')}</div>
<div class=right><h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p><h2>Fund Manager's Commentary</h2>${comment(entry)}
${characteristics}${shares(entry, second)}${holdings(entry)}</div></div>${breaches(entry)}${committee(entry)}${end(entry)}`;
}

/** Sub-funds are the rows of one table. */
function subPerformance(entry: s.Entry): string {
  const [first] = entry.sub_funds;
  if (first === undefined) return '';
  const years = s.labelsOf(first.historical_returns);
  const labels = s.periods(first);
  const rows = entry.sub_funds.map((sub) => {
    const cells = s.seriesCells(sub, 'fund_return_percent').map(cell);
    const past = years.map((y) => cell(s.percentAt(sub.historical_returns, sub.name_raw, y)));
    const start = [sub.name_raw, sub.fund_size_raw ?? '', sub.nav_per_unit ?? ''];
    return [...start, ...cells.slice(0, 3), ...past, ...cells.slice(3)];
  });
  const heads = ['', first.fund_size_label_raw ?? '', 'Unit Price (Rs.) (28/02/2023)'];
  return `<h2>Performance %</h2>${s.htmlTable([[...heads, ...labels.slice(0, 3), ...years, ...labels.slice(3)], ...rows], 'perf')}`;
}

function pensionPage(entry: s.Entry): string {
  const [equity] = entry.sub_funds;
  const ratios = [
    ['', ...(equity?.fees ?? []).map((f) => f.fee_label_raw)],
    ...entry.sub_funds.map((sub) => [sub.name_raw, ...sub.fees.map((f) => cell(f.percent))]),
  ];
  const tables = (of: (sub: s.SubFacts) => string): string =>
    `<div class=three>${entry.sub_funds.map((sub) => `<div>${of(sub)}</div>`).join('')}</div>`;
  const held = s.htmlTable(
    (equity?.holdings ?? []).map((h) => [h.name_raw, cell(h.percent)]),
    'rows',
    0,
  );
  return `${title(entry, '')}${subPerformance(entry)}${notes(entry)}<div class=cols>
<div class=left><h2>General Information</h2>${information(entry, [], s.monthAt(0))}</div><div class=right><h2>Investment Objective</h2>
<p>${s.esc(entry.investment_objective_raw)}</p><h2>Fund Manager's Commentary</h2>${s.paragraphs(COMMENTS[entry.fund_column_raw ?? 'LIPF'] ?? [])}
<h2>Expense Ratios</h2>${s.htmlTable(ratios, 'rows')}${s.heading(equity?.holdings_title_raw ?? '')}${held}</div></div>
<p class=sub style="margin-top:2.4mm">Asset Allocation as on February 28, 2023</p>${tables((sub) => shares(sub, 'ASSET_ALLOCATION'))}
${tables((sub) => shares(sub, s.only(s.otherType(sub), 'second table')))}${committee(entry)}${end(entry)}`;
}

const REVIEW = [
  'Economic activity slowed down further in February as imports remained under administrative control. The current ' +
    'account deficit contracted, while the rupee lost ground after the exchange rate was left to the market.',
  'Inflation surged on account of higher prices of fuel and food and of additional taxes in the supplementary budget. ' +
    'The market priced in a large increase of the policy rate before the scheduled meeting.',
  'Stocks were volatile. Valuations are low by any historical standard, yet investors await the completion of the review ' +
    'by the lender. We advise investors to keep a long horizon and to spread their savings over several classes of assets.',
];

const MARKET = [
  ['Indicator', 'February 2023', 'January 2023'],
  ['Inflation (year on year)', '31.5%', '27.6%'],
  ['Policy Rate (end of month)', '17.0%', '17.0%'],
  ['Reserves of SBP (USD billion)', '3.8', '3.1'],
  ['Rupees for one US Dollar', '261.5', '267.9'],
];

export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.map((e) =>
    e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, s.partsOf(e, s.fundNamed(funds, e)), month),
  );
  const front = `${head(entries[0]?.amc_name_raw ?? '')}<h1>Capital Markets Review</h1><div class=review>${s.paragraphs(REVIEW)}</div>
${s.htmlTable(MARKET, 'grid')}<div class=page>Page 1</div>`;
  return s.htmlPages(STYLE, isWhole ? [front, ...pages] : pages);
}
