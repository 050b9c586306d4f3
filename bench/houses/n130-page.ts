/** The pages of AMC N130: the economy, a page for each fund with its returns at the top, and tables of all funds. */
import { FUNDS, VIEWS } from './n130-funds.ts';
import * as s from './shared15.ts';

const INK = '#0b5394';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 10mm 0}body{font:7.5pt/1.28 'Liberation Sans';color:#1a1a1a;font-variant-ligatures:none}
.head{display:flex;background:${INK};color:#fff;padding:2mm 3mm;align-items:center}.head h1{flex:1;font-size:15pt;margin:0}.head div{text-align:right;font-size:8pt}
.sub{display:flex;background:#dce8f4;color:${INK};padding:1mm 3mm;font-weight:bold;font-size:8.2pt;margin-bottom:2mm}.sub span{flex:1}
h2{font-size:8.2pt;color:#fff;background:${INK};padding:.6mm 1.4mm;margin:2.2mm 0 .6mm}h2:first-child{margin-top:0}p{margin:0 0 1.3mm;text-align:justify}
td,th{padding:.8mm 1mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{background:#dce8f4;vertical-align:middle}
.perf td,.perf th{border:.2mm solid #8fb0d0;text-align:center;padding:.9mm .7mm}.perf td:first-child,.perf th:first-child{text-align:left;width:27mm}
.cols{display:grid;grid-template-columns:72mm 115mm;gap:3mm;margin-top:2.2mm}.facts td{text-align:left;padding:.9mm .8mm;border-bottom:.15mm solid #cfdbe8}.facts td:first-child{width:25mm;font-weight:bold}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 3mm;margin-top:2.2mm}.pair h2,.pair div{margin-top:0}.full h2{margin-top:2.2mm}.rows td{border-bottom:.15mm solid #d9e3ee}.mid td:nth-child(n+2),.mid th:nth-child(n+2){text-align:center}
.law td:nth-child(2){text-align:left}.halves{display:grid;grid-template-columns:1fr 1fr;gap:4mm}.end{position:absolute;left:10mm;right:10mm;bottom:6mm;font-size:6.6pt;color:#333}
.end p{margin:0 0 .6mm}.end b{color:${INK}}.no{text-align:center;border-top:.3mm solid ${INK};margin-top:1mm;padding-top:.6mm}.list{font-size:8pt}
.list td,.list th{border:.2mm solid #8fb0d0;padding:1mm 1.3mm}.words td,.words th{text-align:left}.rows th{white-space:nowrap}.law th{white-space:normal!important}.law td:first-child{white-space:nowrap}.eco p{font-size:9.6pt;line-height:1.55;margin:3mm 0}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);

const head = (title: string, price: string): string =>
  `<div class=head><h1>${s.esc(title)}</h1><div>Dadu Capital Management Limited<br>Fund Manager Report of August 2022</div></div>
<div class=sub><span>MONTHLY REPORT (MUFAP’s Recommended Format)</span>${s.esc(price)}</div>`;

const end = (lines: readonly string[], footer: string): string =>
  `<div class=end>${lines.map((l) => `<p>${l}</p>`).join('')}<div class=no>${s.esc(footer)}</div></div>`;

/** Short periods, fiscal years and long periods next to each other; the long ones have a star. */
function periodsOf(f: s.Figures): { labels: string[]; isYear: (label: string) => boolean } {
  const all = s.periods(f);
  const years = s.labelsOf(f.historical_returns);
  const isLong = (l: string): boolean => l.endsWith('*');
  return {
    labels: [...all.filter((l) => !isLong(l)), ...years, ...all.filter(isLong)],
    isYear: (label) => years.includes(label),
  };
}

function performance(entry: s.Entry): string {
  const { labels, isYear } = periodsOf(entry);
  const row = (
    name: string,
    series: string,
    of: (r: s.ReturnRow | undefined) => string | null | undefined,
  ): string[] => [
    name,
    ...labels.map((l) => cell(isYear(l) ? s.percentAt(entry.historical_returns, series, l) : of(s.returnAt(entry, l)))),
  ];
  const rows = [
    row(s.short(entry), s.short(entry), (r) => r?.fund_return_percent),
    row('Benchmark', 'Benchmark', (r) => r?.benchmark_return_percent),
    row('Peer Average', 'none', (r) => r?.peer_return_percent),
  ];
  return s.heading('Performance %') + s.htmlTable([['Performance Period', ...labels], ...rows], 'perf');
}

function information(entry: s.Entry): string {
  const levies = entry.sub_funds.length > 0 ? [] : s.ratiosOf(s.partOf(entry, FUNDS), { year: 2022, month: 8 });
  const quoted = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `“${r}” by ${agency} (${day})`, '');
  const manager = s.members(entry).find(([, office]) => office === 'Fund Manager')?.[0];
  const items = s.stated([
    ...s.terms(entry, [
      ['Launch Date', 'launch_date_raw'],
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Dealing Time', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...(entry.sub_funds.length > 0 ? [] : entry.fees).map(
      (f, i) =>
        [f.fee_label_raw, `${f.percent}% p.a. (including ${levies[i]?.levies ?? ''}% government levies)`] as const,
    ),
    ['Fund Stability Rating', quoted('FUND')],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Custodian & Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Minimum Subscription', 'minimum_initial_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Asset Manager Rating', quoted('AMC')],
    ['Fund Manager', manager],
  ]);
  return `<h2>General Information</h2>${s.list(items, 'facts')}`;
}

/** Ratios of shares have a column for the benchmark, too. */
function statistics(entry: s.Entry): string {
  if (s.otherType(entry) !== 'SECTOR_ALLOCATION')
    return (
      s.heading('Portfolio Statistics') +
      s.list(
        entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
        'rows',
      )
    );
  const rows = entry.metrics.map((m) => [m.label_raw, m.value_raw, (Number(m.value_raw) * 1.09).toFixed(1)]);
  return (
    s.heading('Characteristics of Equity Portfolio') +
    s.htmlTable([['', s.short(entry), 'KSE-30'], ...rows], 'rows mid')
  );
}

function story(entry: s.Entry): string {
  const [month] = entry.reported_returns;
  const own = entry.fund_column_raw ?? 'DPF';
  const launch = s.returnAt(entry, 'Since Launch*');
  const figures =
    month === undefined
      ? `During the month, ${entry.sub_funds.map((x) => `${x.name_raw} posted a return of ${x.reported_returns[0]?.fund_return_percent ?? ''}%`).join(', ')}. `
      : `${own} posted a return of ${month.fund_return_percent ?? ''}% in August 2022 versus the benchmark’s ${month.benchmark_return_percent ?? ''}%. ` +
        `Since its launch, the Fund has returned ${launch?.fund_return_percent ?? ''}% p.a. against ${launch?.benchmark_return_percent ?? ''}% p.a. of the benchmark. `;
  return `<h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p><h2>Fund Manager’s Commentary</h2><p>${s.esc(figures + (VIEWS[own] ?? ''))}</p>`;
}

function sharesOf(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  return `<div>${s.heading(s.titleOf(figures, type))}${s.htmlTable([['', ...s.datesOf(figures, type)], ...rows], 'rows')}</div>`;
}

/** TFCs have their dates between name and weight; shares are in two halves. */
function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const title = s.heading(entry.holdings_title_raw ?? '');
  const items = s.holdingItems(entry, cell);
  if (fund.papers.some(([, , note]) => note !== '')) {
    const rows = items.map(([name, weight]) => [name, ...s.noteOf(fund, name).split(' '), weight]);
    return title + s.htmlTable([['Name of Issuer', 'Issue Date', 'Maturity', '%'], ...rows], 'rows mid');
  }
  const half = Math.ceil(items.length / 2);
  return `${title}<div class=halves>${s.list(items.slice(0, half), 'rows')}${s.list(items.slice(half), 'rows')}</div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const labels = ['Name of Investment', 'Type', 'Value before Provision (Rs. mn)', 'Provision Held (Rs. mn)'];
  const more = ['Value after Provision (Rs. mn)', '% of Gross Assets', '% of Net Assets'];
  const rows = entry.non_compliant.map((x) => s.exposureCells(x));
  return `<h2>Details of Non-Compliant Investments</h2>${s.htmlTable([[...labels, ...more], ...rows], 'rows law')}`;
}

function ends(entry: s.Entry): string {
  const team = s.members(entry).map(([name, office]) => `${name} (${office})`);
  const lines = [
    `<b>Name of the Members of Investment Committee:</b> ${s.esc(team.join(', '))}`,
    ...entry.footnotes_raw.map(s.esc),
    '<b>Dispute Resolution / Complaint Handling:</b> Investors may lodge their complaints to our Investor Services Department.',
    `<b>Notes:</b> ${s.RISK_NOTE}`,
  ];
  return end(lines, entry.page_footer_raw ?? '');
}

function fundPage(entry: s.Entry): string {
  const second = s.only(s.otherType(entry), 'second table');
  const price = `Unit Price (31/08/2022): Rs. ${entry.nav_per_unit ?? ''}`;
  const tables = `<div class=pair>${sharesOf(entry, 'ASSET_ALLOCATION')}${sharesOf(entry, second)}</div>`;
  return `${head(`${entry.fund_name_raw} (${s.short(entry)})`, price)}${performance(entry)}<div class=cols><div>${information(entry)}</div>
<div>${story(entry)}${tables}${holdings(entry, s.fundNamed(FUNDS, entry))}${statistics(entry)}</div></div><div class=full>${breaches(entry)}</div>${ends(entry)}`;
}

/** Sub-funds are groups of columns with a column for each month. */
function subShares(subs: readonly s.SubFacts[]): string {
  const dates = s.datesOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const labels = [...new Set(subs.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))];
  const sorted = labels.toSorted((a, b) => Number(a === 'Others') - Number(b === 'Others'));
  const cellsOf = (x: s.SubFacts, label: string): string[] =>
    s
      .lines(x, 'ASSET_ALLOCATION')
      .find((r) => r.label === label)
      ?.cells.map(cell) ?? dates.map(() => '-');
  const groups = subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  const body = sorted.map((l) => s.tr([s.esc(l), ...subs.flatMap((x) => cellsOf(x, l))]));
  const title = s.heading(s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION'));
  return `${title}<table class=perf><tr><th></th>${groups}</tr>${s.tr(['', ...subs.flatMap(() => dates)], 'th')}${body.join('')}</table>`;
}

function pensionPage(entry: s.Entry): string {
  const { sub_funds: subs } = entry;
  const first = s.only(subs[0], 'sub-fund');
  const { labels, isYear } = periodsOf(first);
  const rows = subs.map((x) => [
    x.name_raw,
    ...labels.map((l) =>
      cell(isYear(l) ? s.percentAt(x.historical_returns, x.name_raw, l) : s.returnAt(x, l)?.fund_return_percent),
    ),
  ]);
  const [fee] = first.fees;
  const prices = [
    ['', 'Unit Price (Rs.)', fee?.fee_label_raw ?? ''],
    ...subs.map((x) => [x.name_raw, x.nav_per_unit ?? '', cell(x.fees[0]?.percent)]),
  ];
  const sectors = sharesOf(first, 'SECTOR_ALLOCATION');
  const list = s.heading(first.holdings_title_raw ?? '') + s.list(s.holdingItems(first, cell), 'rows');
  return `${head(`${entry.fund_name_raw} (DPF)`, 'Unit Prices as on 31/08/2022')}${s.heading('Performance %')}
${s.htmlTable([['Performance Period', ...labels], ...rows], 'perf')}<div class=cols><div>${information(entry)}</div>
<div>${story(entry)}${s.heading('Information on Sub-Funds')}${s.htmlTable(prices, 'rows')}
<h2>DPF - Equity Sub-Fund</h2><div class=pair>${sectors}<div>${list}</div></div></div></div><div class=full>${subShares(subs)}</div>${ends(entry)}`;
}

/** Prices and sizes of all funds, a row for each sub-fund, and what all must say of their risk. */
function back(entries: readonly s.Entry[], page: number): string {
  const row = (name: string, f: s.Figures): string[] => [
    name,
    s.grouped(Number(f.units_outstanding), 0),
    f.nav_per_unit ?? '',
    f.offer_price ?? '',
    f.repurchase_price ?? '',
    f.fund_size_raw ?? '',
  ];
  const rows = entries.flatMap((e) =>
    e.sub_funds.length === 0 ? [row(e.fund_name_raw, e)] : e.sub_funds.map((x) => row(x.name_raw, x)),
  );
  const [one] = entries;
  const label = s.only(one?.fund_size_label_raw ?? one?.sub_funds[0]?.fund_size_label_raw, 'label');
  const names = ['Name of Fund', 'Units Outstanding', 'NAV (Rs.)', 'Offer Price (Rs.)', 'Repurchase Price (Rs.)'];
  const risks = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    e.risk_of_principal_raw ?? '',
  ]);
  const riskHead = ['Name of Fund', 'Category', 'Risk Profile', 'Risk of Principal Erosion'];
  return `${head('Our Funds at a Glance', 'As on August 31, 2022')}<h2>Units, Prices and Net Assets</h2>
${s.htmlTable([[...names, label], ...rows], 'list')}<h2 style="margin-top:6mm">Risk Profile of Funds</h2>
${s.htmlTable([riskHead, ...risks], 'list words')}${end([s.RISK_NOTE], `Page ${page}`)}`;
}

const ECONOMY = [
  'The Executive Board of the IMF approved the combined seventh and eighth reviews of the Extended Fund Facility at the ' +
    'end of August, and a tranche of USD 1.16 billion was released. The rupee, which had been at 239 to the dollar in ' +
    'July, recovered to 218.8 at month end.',
  'Inflation rose to 27.3% in August, its highest level in decades, on electricity and food. Floods damaged the crops of ' +
    'cotton, rice and onions in Sindh and Balochistan, and imports of food will be higher than expected.',
  'The State Bank kept the policy rate at 15.0%. In the two T-Bill auctions of the month, the government accepted Rs. ' +
    '1,272 billion against maturities of Rs. 1,102 billion at yields of 15.75% (3-Month) and 15.80% (6-Month).',
  'Trade in the stock market picked up: the average daily volume was 358 million shares, twice the volume of July. ' +
    'Foreigners bought shares of USD 4.7 million, and banks sold shares of USD 21.3 million.',
];

export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e)));
  const last = back(entries, s.only(entries[0]?.page_numbers[1], 'page'));
  const front = `${head('Capital Market Review', 'August 2022')}<div class=eco>${s.paragraphs(ECONOMY)}</div>${end([s.RISK_NOTE], 'Page 1')}`;
  return s.htmlPages(STYLE, isWhole ? [front, ...pages, last] : [...pages, last]);
}
