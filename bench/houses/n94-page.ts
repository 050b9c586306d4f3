/** The pages of AMC N94: a name along the right edge, cards, periods as rows; then the portfolio and the expenses. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.3 'Liberation Sans';color:#24303a;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:9mm 24mm 0 11mm}
.edge{position:absolute;right:0;top:0;bottom:0;width:13mm;background:#0f6b5c;color:#fff;writing-mode:vertical-rl;font-size:17pt;font-weight:bold;padding:12mm 2.5mm}
.run{display:flex;justify-content:space-between;color:#0f6b5c;font-size:8.4pt;margin-bottom:3mm}.cards{display:flex;gap:2.5mm;margin:3mm 0}.cards div{flex:1;background:#e6f3f0;border-radius:1.6mm;padding:1.8mm 2.4mm;font-size:11.5pt;font-weight:bold;color:#0f6b5c}.cards small{display:block;font-size:6.6pt;font-weight:normal;color:#4d5c66}
h2{font-size:9pt;margin:3.4mm 0 1mm;color:#c8762b}p{margin:0 0 1mm;text-align:justify}td,th{padding:.85mm 1mm;text-align:right;vertical-align:top;font-weight:normal;font-size:7.9pt;border-bottom:.3pt dotted #9db4ae}td:first-child,th:first-child{text-align:left}th{color:#0f6b5c;font-weight:bold;border-bottom:.8pt solid #0f6b5c}
.cols{display:flex;gap:6mm}.cols>div{flex:1;min-width:0}.list td{text-align:left}.list td:first-child{width:27mm;color:#4d5c66}.people td:first-child{width:38mm}.breaches td:nth-child(2),.breaches th:nth-child(2){text-align:left}.breaches td,.breaches th{font-size:7.1pt}.chart{margin-top:2mm;width:100%;height:26mm;display:block}.pairs td:nth-child(3){text-align:left;padding-left:5mm}.plain td:last-child{text-align:right}
.bar{display:inline-block;height:1.8mm;background:#0f6b5c}.small{font-size:6.6pt;color:#4d5c66;margin-top:2mm}.foot{position:absolute;left:11mm;bottom:5mm;font-size:7pt;color:#4d5c66}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);

function cards(entry: s.Entry): string {
  const items: s.Item[] = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per Unit (PKR)', entry.nav_per_unit ?? ''],
    ['Launched', entry.launch_date_raw ?? ''],
    ['Risk Profile', entry.risk_profile_raw ?? ''],
  ];
  return `<div class=cards>${items.map(([l, v]) => `<div><small>${s.esc(l)}</small>${s.esc(v)}</div>`).join('')}</div>`;
}

function facts(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not rated');
  return s.list([
    ...s.terms(entry, [
      ['Scheme Type', 'fund_type_raw'],
      ['Scheme Category', 'category_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Sales Load (Front)', 'front_end_load_raw'],
      ['Sales Load (Back)', 'back_end_load_raw'],
      ['Minimum Initial', 'minimum_initial_raw'],
      ['Minimum Subsequent', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Unit Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timing', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listed on', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['External Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', own],
    ['AMC Rating', amc],
  ]);
}

/** Periods are rows. */
function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  return s.heading('Performance') + s.htmlTable([['', s.short(entry), 'Benchmark', 'Peer Average'], ...rows]);
}

/** Columns of the fund's months, without words. */
function chart(entry: s.Entry): string {
  const values = s.cellsOf(entry.monthly_returns, s.short(entry)).map((r) => Number(r.percent));
  const top = Math.max(...values, 0);
  const height = top - Math.min(...values, 0);
  const bars = values.map((v, i) => {
    const y = ((top - Math.max(v, 0)) / height) * 100;
    return `<rect x="${i * 10 + 2}" y="${y.toFixed(1)}" width="6" height="${((Math.abs(v) / height) * 100).toFixed(1)}" fill="#8fc4b9"/>`;
  });
  return `<svg class=chart viewBox="0 0 120 100" preserveAspectRatio="none">${bars.join('')}</svg>`;
}

/** The months in two bands of six. */
function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const bands = [labels.slice(0, 6), labels.slice(6)].map((band) =>
    s.htmlTable([
      ['', ...band],
      ...[s.short(entry), 'Benchmark'].map((name) => [
        name,
        ...band.map((l) => cell(s.percentAt(entry.monthly_returns, name, l))),
      ]),
    ]),
  );
  return s.heading('Monthly Returns') + bands.join('<div style="height:1.5mm"></div>') + chart(entry);
}

function years(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  return s.heading('Fiscal Year Returns') + s.htmlTable(s.wideSeries(entry.historical_returns, names, cell));
}

function statistics(entry: s.Entry): string {
  const held = entry.amount_invested_by_fof_pkr;
  const items = s.stated([
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ['Invested by Fund of Funds (PKR million)', held === null ? null : s.grouped(Number(held) / 1e6, 0)],
  ]);
  return s.heading('Statistics') + s.list(items, 'plain');
}

/** A bar for the share of the report month. */
function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => {
    const width = (Number(r.cells[0]) * 0.26).toFixed(1);
    return s.tr([s.esc(r.label), `<span class=bar style="width:${width}mm"></span>`, ...r.cells.map(cell)]);
  });
  const heads = s.tr(['', '', ...s.datesOf(entry, 'ASSET_ALLOCATION')], 'th');
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}<table>${heads}${rows.join('')}</table>`;
}

/** Two classes on a row. */
function second(entry: s.Entry): string {
  const type = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const items = s.lines(entry, type).map((r) => [r.label, cell(r.cells[0])] as const);
  const middle = Math.ceil(items.length / 2);
  const rows = items.slice(0, middle).map((item, i) => [...item, ...(items[middle + i] ?? ['', ''])]);
  return s.heading(s.titleOf(entry, type)) + s.htmlTable(rows, 'pairs', 0);
}

/** The items of the expenses are rows, the periods are columns. */
function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(entry, l, p)))]);
  return s.heading('Expense Ratio Break-up') + s.htmlTable([['', 'MTD', 'YTD'], ...rows]);
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Name',
    'Type',
    'Before Provision',
    'Provision Held',
    'After Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return `${s.heading('Non-Compliant Investments (values in PKR million)')}${s.htmlTable([heads, ...entry.non_compliant.map(s.exposureCells)], 'breaches')}`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  BIRF: 'The policy rate stayed at 11.00% in the meeting of October. Yields of Ijara Sukuk eased by 10 to 20 bps. The Fund placed its maturing Sukuk with Islamic banks ahead of the quarter end and kept a maturity below 60 days, in order to remain flexible.',
  BIGF: 'Shares consolidated after the rally of the first quarter. Border tensions kept trade closed for three weeks, while results of cement and fertilizer companies were better than expected. The Fund added technology and took profits in pharmaceuticals.',
};

const ADVISORS =
  "The Shari'ah advisors, Mufti Abdul Wahab Khosa and Mufti Irfan Lashari, have reviewed the investments of the month and confirm that they comply with the guidelines of Shari'ah. Income of a doubtful nature is set aside and given to charities with the approval of the advisors.";
const DISCLOSURES =
  'Selling and marketing expenses are part of the remuneration of the manager since July 1, 2024. Sales and redemptions are carried out at the price of the day on which a complete form is received. The Fund has not borrowed in the month. Complete financial statements and proxy votes are available on the website of the company.';

function pages(entry: s.Entry): string[] {
  const edge = `<div class=edge>${s.esc(entry.fund_name_raw)}</div>`;
  const run = `<div class=run><b>Bhakkar Funds Limited</b><span>Monthly Report, ${entry.report_month_label_raw}</span></div>`;
  const foot = (page: number): string => `<div class=foot>${page}</div>`;
  const first = `${edge}${run}${cards(entry)}<div class=cols><div>${s.heading('Fund Objective')}<p>${s.term(entry.investment_objective_raw)}</p>${returns(entry)}<p class=small style="margin-top:.8mm">${s.esc(entry.footnotes_raw.join(' '))}</p>${statistics(entry)}</div><div>${s.heading('Key Information')}${facts(entry)}</div></div>
${months(entry)}${years(entry)}${s.heading('Market Commentary')}<p>${COMMENTS[s.short(entry)] ?? ''}</p>${foot(entry.page_number)}`;
  const next = `${edge}${run}${assets(entry)}<div class=cols><div>${second(entry)}${expenses(entry)}</div><div>${s.heading(entry.holdings_title_raw ?? '')}${s.list(s.holdingItems(entry, cell), 'plain')}${s.heading('Investment Committee')}${s.list(s.members(entry), 'list people')}</div></div>
${breaches(entry)}${s.heading("Shari'ah Advisors' Note")}<p>${ADVISORS}</p>${s.heading('Disclosures')}<p>${DISCLOSURES}</p><p class=small>Complaints: Compliance Department, Bhakkar Funds Limited, 12-B Jail Road, Lahore, or sdms.secp.gov.pk. ${s.esc(s.RISK_NOTE)} Returns assume that dividends are reinvested and do not include the sales load.</p>${foot(entry.page_number + 1)}`;
  return [first, next];
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.flatMap(pages));
