/** The pages of AMC N41: large rounded figures at the top, then facts at the left and tables at the right. */
import { esc } from './html2.ts';
import * as s from './shared9.ts';

const STYLE = `
@page { size: A4; margin: 0 } * { box-sizing: border-box }
body { margin: 0; font: 7.6pt/1.3 'DejaVu Sans', sans-serif; color: #213034 }
section { position: relative; width: 210mm; height: 296.5mm; overflow: hidden; break-after: page }
header { background: #0c6b58; color: #fff; padding: 6mm 12mm 5mm; display: flex; justify-content: space-between; align-items: flex-end }
header h1 { margin: 0; font-size: 16pt } header div { font-size: 8.4pt; text-align: right }
.hero { display: flex; background: #e4f2ee; padding: 3mm 12mm; justify-content: space-between } .hero b { display: block; font-size: 14pt; color: #0c6b58 } .hero span { font-size: 7.4pt; color: #51666a }
.body { display: flex; gap: 6mm; padding: 3mm 12mm } .left { width: 72mm } .right { flex: 1 }
h2 { font-size: 8.4pt; color: #0c6b58; margin: 3mm 0 1mm } table { border-collapse: collapse; width: 100% }
td, th { padding: .55mm .8mm; text-align: left; vertical-align: top; border-bottom: .3pt solid #c6dbd5 } .num th, .num td { text-align: right } .num th:first-child, .num td:first-child { text-align: left } th { color: #0c6b58; font-size: 7pt } .facts td:first-child { width: 28mm; color: #51666a }
.mid td:nth-child(2), .mid th:nth-child(2) { text-align: left } .halves { display: flex; gap: 5mm } .halves > * { flex: 1 }
footer { position: absolute; left: 12mm; right: 12mm; bottom: 7mm; font-size: 6.2pt; color: #51666a } .page { text-align: center; font-size: 7.5pt } .text { padding: 8mm 22mm; font-size: 9.4pt; line-height: 1.5 } .text td { font-size: 10.5pt; padding: 2.2mm }`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);

/** `PKR 12.3 billion`, one figure less than the table has. */
const sizeInBillions = (pkr: string | null): string => `PKR ${(Number(pkr) / 1e9).toFixed(1)} billion`;

function hero(entry: s.Entry): string {
  const items: s.Item[] =
    entry.sub_funds.length > 0
      ? []
      : [
          ['Fund Size', sizeInBillions(entry.fund_size_pkr)],
          ['NAV', `PKR ${Number(entry.nav_per_unit).toFixed(2)}`],
        ];
  const risk: s.Item = ['Risk Profile', entry.risk_profile_raw ?? ''];
  return `<div class=hero>${[...items, risk].map(([label, value]) => `<div><span>${label}</span><b>${esc(value)}</b></div>`).join('')}</div>`;
}

const unitOf = (m: s.Metric): string => (m.label_raw === 'Beta' ? '' : m.value.includes('.') ? ' years' : ' days');

function facts(entry: s.Entry): string {
  const isFund = entry.sub_funds.length === 0;
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, 'Not Applicable');
  const key = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit (PKR)', entry.nav_per_unit],
    ...entry.metrics.map((m) => [m.label_raw, `${m.value_raw}${unitOf(m)}`] as const),
  ]);
  const general = [
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ]),
    ...s.stated([
      ['Fund Rating', isFund ? rating('FUND') : null],
      ['AMC Rating', rating('AMC')],
    ]),
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Settlement of Redemptions', 'settlement_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...s.people(entry),
  ];
  const top = isFund ? `<h2>Key Figures</h2>${s.htmlTable(key, 'facts', 0)}` : '';
  return `${top}<h2>Fund Facts</h2>${s.htmlTable(general, 'facts', 0)}`;
}

function returns(figures: s.Figures, name: string): string {
  const rows = figures.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  return `<h2>Performance</h2>${s.htmlTable([['Period', name, 'Benchmark'], ...rows], 'num')}`;
}

function peers(entry: s.Entry): string {
  const rows = entry.reported_returns
    .filter((r) => r.peer_return_percent !== null)
    .map((r) => [r.period_label_raw, cell(r.fund_return_percent), cell(r.peer_return_percent)]);
  return `<h2>Peer Comparison</h2>${s.htmlTable([['Period', entry.fund_column_raw ?? '', 'Peer Average'], ...rows], 'num')}`;
}

function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const name = entry.fund_column_raw ?? '';
  const half = (of: readonly string[]): string =>
    s.htmlTable(
      [
        ['Month', name, 'Benchmark'],
        ...of.map((l) => [
          l,
          ...[name, 'Benchmark'].map((series) => cell(s.percentAt(entry.monthly_returns, series, l))),
        ]),
      ],
      'num',
    );
  return `<h2>Monthly Returns</h2><div class=halves>${half(labels.slice(0, 6))}${half(labels.slice(6))}</div>`;
}

function shares(figures: s.Figures, type: s.AllocationType): string {
  const dates = s.datesOf(figures, type);
  const hasDates = dates[0] !== '';
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  return `<h2>${s.titleOf(figures, type)}</h2>${s.htmlTable(hasDates ? [['', ...dates], ...rows] : rows, 'num', hasDates ? 1 : 0)}`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const kind = s.secondRows(entry)[0]?.allocation_type === 'CREDIT_QUALITY' ? 'Rating' : 'Sector';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  return `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.htmlTable([['Name', kind, 'Weight'], ...rows], 'num mid')}`;
}

function ratios(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(figures, l, p)))]);
  return `<h2>Total Expense Ratio</h2>${s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'num')}`;
}

function fundBody(entry: s.Entry, fund: s.Fund): string {
  const second = s.secondRows(entry)[0]?.allocation_type;
  return `${returns(entry, entry.fund_column_raw ?? '')}${peers(entry)}${months(entry)}${shares(entry, 'ASSET_ALLOCATION')}
${second === undefined ? '' : shares(entry, second)}${holdings(entry, fund)}`;
}

const pensionBody = (entry: s.Entry): string =>
  entry.sub_funds
    .map((sub) => {
      const key: s.Item[] = [
        [sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? ''],
        ['NAV per Unit (PKR)', sub.nav_per_unit ?? ''],
      ];
      const left = `${s.htmlTable(key, 'num', 0)}${returns(sub, 'Sub-Fund')}`;
      return `<h1 style="font-size: 11pt; margin: 5mm 0 1mm">${sub.name_raw}</h1><div class=halves><div>${left}</div><div>${shares(sub, 'ASSET_ALLOCATION')}${ratios(sub)}</div></div>`;
    })
    .join('');

const frame = (title: string, body: string, amc: string, page: string, notes: string): string =>
  `<section><header><h1>${esc(title)}</h1><div>${amc}<br>FUND MANAGER REPORT | MAY 2025</div></header>${body}<footer>${notes}<div class=page>${page}</div></footer></section>`;

function fundPage(entry: s.Entry, fund: s.Fund, amc: string): string {
  const isFund = fund.subs === undefined;
  const objective = `<h2>Investment Objective</h2>${esc(entry.investment_objective_raw)}`;
  const left = `${objective}${facts(entry)}${isFund ? ratios(entry) : ''}`;
  const right = isFund ? fundBody(entry, fund) : pensionBody(entry);
  const body = `${hero(entry)}<div class=body><div class=left>${left}</div><div class=right>${right}</div></div>`;
  return frame(
    entry.fund_name_raw,
    body,
    amc,
    entry.page_footer_raw ?? '',
    `${entry.footnotes_raw.join(' ')} ${s.RISK_NOTE}`,
  );
}

const VIEW = [
  'Inflation rose to 3.5% in May 2025 from 0.3% in April. The average of eleven months was 4.6%, after 24.9% in the year before. The State Bank cut its policy rate by 100 basis points to 11.00%.',
  'The current account had a surplus of USD 12 million in April and of USD 1.9 billion in ten months. Remittances of the ten months grew by 31% to USD 31.2 billion.',
  'The KMI-30 Index gained 6.8% in the month. Cement, banks and exploration companies contributed most. Foreigners sold shares worth USD 13 million.',
];

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], amc: string, isWhole: boolean): string {
  const index = s.htmlTable(
    entries.map((e) => [e.fund_name_raw, String(e.page_number)]),
    'num',
    0,
  );
  const pages = [
    ...(isWhole
      ? [
          frame('Contents', `<div class=text>${index}</div>`, amc, '1', ''),
          frame('Market View', `<div class=text>${VIEW.map((p) => `<p>${p}</p>`).join('')}</div>`, amc, '2', ''),
        ]
      : []),
    ...entries.map((e) => fundPage(e, s.fundNamed(funds, e), amc)),
  ];
  return `<!doctype html><html lang=en><meta charset=utf-8><style>${STYLE}</style><body>${pages.join('\n')}</body></html>`;
}
