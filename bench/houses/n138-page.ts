/** The pages of AMC N138: a market review, pages of one fund or of two, and one for the pension scheme. */
import { COMMENTS } from './n138-funds.ts';
import * as s from './shared15.ts';

const INK = '#00695c';
const GOLD = '#b08d2e';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 10mm 0}
body{font:7.2pt/1.22 'Noto Sans','DejaVu Sans';color:#262626;font-variant-ligatures:none}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8mm double ${GOLD};padding-bottom:1.2mm}
.top b{font:bold 13pt 'Noto Serif';color:${INK}}.top span{font-size:8.5pt;color:#555}
.band{background:${INK};color:#fff;font:bold 11pt 'Noto Serif';padding:.9mm 2.5mm;margin-top:2.6mm;
display:flex;justify-content:space-between;align-items:baseline}
.band span{font:8pt 'Noto Sans'}
h2{font:bold 7.8pt 'Noto Sans';color:${INK};margin:1.7mm 0 .5mm;border-left:1.2mm solid ${GOLD};padding-left:1.2mm;line-height:1.15}
h2 small{font-weight:normal;font-size:6.6pt;color:#555}p{margin:.4mm 0;text-align:justify}
td,th{padding:.33mm .9mm;text-align:right;border-bottom:.15mm solid #cfdedb;font-size:6.7pt}td:first-child,th:first-child{text-align:left}
th{background:#e1efec;color:${INK}}
.facts td{text-align:left;vertical-align:top}.facts td:first-child{width:24mm;color:#555}.facts td:last-child{font-weight:500}
.team td:first-child{width:38mm!important}.mid td,.mid th{text-align:center}.mid td:first-child,.mid th:first-child{text-align:left}
.three{display:grid;grid-template-columns:62mm 62mm 58mm;gap:4mm;align-items:start}
.full{display:grid;grid-template-columns:66mm 1fr;gap:6mm;align-items:start}
.two{display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:start}
.total td{font-weight:bold;border-top:.3mm solid ${INK}}.note td:nth-child(2),.note th:nth-child(2){text-align:center}
.group td{background:#e1efec;color:${INK};font-weight:bold}.big td,.big th{padding:.7mm 1.6mm;font-size:7.2pt}
.subs th,.subs td{text-align:center;width:24%}.subs th:first-child,.subs td:first-child{text-align:left;width:28%}
.full td,.full th{padding:.55mm 1mm;font-size:7pt}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;font-size:6.2pt;color:#555}.foot div{text-align:justify}
.foot div:last-child{margin-top:1mm;border-top:.3mm solid ${GOLD};padding-top:.7mm;display:flex;justify-content:space-between;font-size:7pt}
.long p{font-size:9pt;line-height:1.5;margin:2.4mm 0}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const SHARES_NOTE = 'Allocations, credit quality, sectors and holdings are expressed as a percentage of total assets.';

function frame(amc: string, notes: readonly string[], footer: string, body: string): string {
  return `<div class=top><b>${s.esc(amc)}</b><span>Fund Manager’s Report</span></div>${body}
<div class=foot>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}<div><span>www.batkhelaislamic.example</span><span>${s.esc(footer)}</span></div></div>`;
}

const band = (entry: s.Entry, abbr: string): string =>
  `<div class=band>${s.esc(entry.fund_name_raw)}<span>${s.esc(abbr)}</span></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} - ${day}`, '');

function facts(entry: s.Entry): string {
  const hasSubs = entry.sub_funds.length > 0;
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    [hasSubs ? '' : 'NAV (Rs.)', entry.nav_per_unit],
    ...s.terms(entry, [
      ['Benchmark (BM)', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Sales Load (Front)', 'front_end_load_raw'],
      ['Sales Load (Back)', 'back_end_load_raw'],
      ['Min. Investment', 'minimum_initial_raw'],
      ['Min. Subsequent', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timing', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return s.list(items, 'facts');
}

const objective = (entry: s.Entry): string =>
  `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>`;
const committee = (entry: s.Entry): string =>
  s.heading('Investment Committee') + s.list(s.members(entry), 'facts team');
const comment = (abbr: string): string => `${s.heading('Manager’s Comments')}<p>${s.esc(COMMENTS[abbr])}</p>`;

function performance(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  return s.heading('Performance') + s.htmlTable([['Period', s.short(entry), 'BM'], ...rows], 'mid');
}

function months(entry: s.Entry): string {
  const names = [s.short(entry), 'BM'] as const;
  const rows = s.longSeries(entry.monthly_returns, names, cell);
  return s.heading('Monthly Performance') + s.htmlTable([['Month', ...names], ...rows], 'mid');
}

function assets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const rows = s.lines(entry, type).map((r) => s.tr([r.label, ...r.cells.map(cell)].map((t) => s.esc(t))));
  const head = s.tr(['', ...s.datesOf(entry, type)], 'th');
  const total = s.tr(['Total', '100.0%', '100.0%'], 'td', 'total');
  return `${s.heading(s.titleOf(entry, type))}<table>${head}${rows.join('')}${total}</table>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const isRated = fund.papers.some(([, , note]) => note !== '');
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    ...(isRated ? [s.noteOf(fund, h.name_raw)] : []),
    cell(h.percent),
  ]);
  const head = isRated ? [['Issuer', 'Rating', 'Weight']] : [];
  return (
    s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([...head, ...rows], isRated ? 'note' : '', head.length)
  );
}

function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`)]);
  return s.heading('Expenses') + s.htmlTable([['', 'MTD', 'YTD'], ...rows]);
}

/** Half of a page. */
function half(entry: s.Entry, fund: s.Fund): string {
  const second = s.sharesList(entry, s.otherType(entry), cell);
  return `${band(entry, fund.abbr)}<div class=three><div>${objective(entry)}${s.heading('Fund Facts')}${facts(entry)}</div>
<div>${performance(entry)}${months(entry)}${committee(entry)}</div>
<div>${assets(entry)}${second}${expenses(entry)}${holdings(entry, fund)}${comment(fund.abbr)}</div></div>`;
}

/** A whole page. */
function whole(entry: s.Entry, fund: s.Fund): string {
  const second = s.sharesList(entry, s.otherType(entry), cell);
  return `${band(entry, fund.abbr)}<div class=full><div>${s.heading('Fund Facts')}${facts(entry)}${committee(entry)}${expenses(entry)}</div>
<div>${objective(entry)}${comment(fund.abbr)}<div class=two><div>${performance(entry)}${assets(entry)}</div><div>${months(entry)}</div></div>
<div class=two><div>${second}</div><div>${holdings(entry, fund)}</div></div></div></div>`;
}

/** Rows of one table with a column for each sub-fund, in groups under titles. */
function subTable(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'sub-fund');
  const group = (title: string): string => `<tr class=group><td colspan=${subs.length + 1}>${s.esc(title)}</td></tr>`;
  const row = (label: string, values: readonly string[]): string => s.tr([label, ...values].map((t) => s.esc(t)));
  const shares = (type: s.AllocationType): string[] => {
    const owner = s.only(
      subs.find((x) => s.ofType(x, type).length > 0),
      'owner',
    );
    const rows = s.restLast(s.matrix(subs, type, '-'), (l) => l === 'Other Receivables');
    return [
      group(s.titleOf(owner, type)),
      ...rows.map(([l = '', ...v]) =>
        row(
          l,
          v.map((x) => (x === '-' ? x : `${x}%`)),
        ),
      ),
    ];
  };
  const fees = (p: 'MTD' | 'YTD'): string[] => subs.map((x) => `${s.feeOf(x, 'Total Expense Ratio', p)}%`);
  const rows = [
    s.tr(['', ...subs.map((x) => s.esc(x.name_raw))], 'th'),
    row(
      first.fund_size_label_raw ?? '',
      subs.map((x) => x.fund_size_raw ?? ''),
    ),
    row(
      'NAV (Rs.)',
      subs.map((x) => x.nav_per_unit ?? ''),
    ),
    row('Total Expense Ratio (MTD)', fees('MTD')),
    row('Total Expense Ratio (YTD)', fees('YTD')),
    group('Performance'),
    ...s.periods(first).map((l) =>
      row(
        l,
        subs.map((x) => cell(s.returnAt(x, l)?.fund_return_percent)),
      ),
    ),
    ...shares('ASSET_ALLOCATION'),
    ...shares('CREDIT_QUALITY'),
  ];
  return `<table class="subs big" style="margin-top:2.5mm">${rows.join('')}</table>`;
}

function pension(entry: s.Entry): string {
  const { sub_funds: subs } = entry;
  const equity = s.only(
    subs.find((x) => x.holdings.length > 0),
    'equity sub-fund',
  );
  const list = s.heading(equity.holdings_title_raw ?? '') + s.list(s.holdingItems(equity, cell), 'big');
  const sectors = s.lines(equity, 'SECTOR_ALLOCATION').map((r) => [r.label, cell(r.cells[0])] as const);
  const title = `<h2>${s.titleOf(equity, 'SECTOR_ALLOCATION')} <small>(Equity Sub Fund)</small></h2>`;
  return `${band(entry, 'BIRF')}<div class=two><div>${s.heading('Scheme Facts')}${facts(entry)}</div>
<div>${objective(entry)}${comment('BIRF')}${committee(entry)}</div></div>${subTable(subs)}
<div class=two><div>${title}${s.list(sectors, 'big')}</div><div>${list}</div></div>`;
}

const REVIEW = [
  'Inflation fell to 0.7% in March, the lowest figure on record, mainly because of lower prices of food and a high base of the year ' +
    'before. The State Bank of Pakistan left the policy rate unchanged at 12.0%, against expectations of a further cut, and pointed to ' +
    'the persistence of core inflation and to higher imports.',
  'Remittances of workers reached USD 4.1 billion in the month of Ramadan, a record, and the current account had a surplus of USD 1.2 ' +
    'billion. The IMF and the authorities reached a staff level agreement on the first review of the Extended Fund Facility.',
  'The Government sold Ijara Sukuk of one, three, five and ten years for PKR 92 billion. Yields of fixed rental Sukuk were between 11.2% ' +
    'and 12.1%. Islamic banks kept their profit rates for institutions broadly unchanged.',
  'Shariah compliant stocks recovered in the second half of the month. Exploration companies led the market on progress in the ' +
    'settlement of circular debt in the gas sector, and cement companies followed with better margins.',
];

/** The pages of the report in order; without the whole, the single fund has a page. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const amc = entries[0]?.amc_name_raw ?? '';
  const byPage = Map.groupBy(entries, (e) => e.page_number);
  const pages = [...byPage.values()].map((owners) => {
    const isShared = owners.length > 1;
    const bodies = owners.map((e) => {
      if (e.sub_funds.length > 0) return pension(e);
      const fund = s.fundNamed(funds, e);
      return isShared ? half(e, fund) : whole(e, fund);
    });
    const notes = [...new Set(owners.flatMap((e) => e.footnotes_raw)), SHARES_NOTE, s.RISK_NOTE];
    return frame(amc, notes, owners[0]?.page_footer_raw ?? '', bodies.join(''));
  });
  const front = frame(
    amc,
    [s.RISK_NOTE],
    'March 2025 | Page 1 of 6',
    `<div class=band>Economic and Market Overview<span>March 2025</span></div><div class=long>${s.paragraphs(REVIEW)}</div>`,
  );
  return s.htmlPages(STYLE, isWhole ? [front, ...pages] : pages);
}
