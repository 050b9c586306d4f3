/** The pages of AMC N35: one with figures and one with terms for each fund; tables are drawn column by column. */
import { esc } from './html2.ts';
import * as s from './shared8.ts';

const STYLE = `
@page { size: A4; margin: 0 } * { box-sizing: border-box }
body { margin: 0; font: 8.6pt/1 'Nimbus Sans', 'Liberation Sans'; color: #2b2140 }
section { position: relative; width: 210mm; height: 296.5mm; overflow: hidden; break-after: page }
.at { position: absolute } h1 { margin: 0; font: bold 18pt 'Nimbus Sans'; color: #5b2a86 } h2 { margin: 0 0 1.4mm; font: bold 9.6pt 'Nimbus Sans'; color: #fff; background: #5b2a86; padding: 1.3mm 2mm }
.grid { display: flex } .grid > div { flex: none; text-align: right } .grid > div:first-child { text-align: left } .grid p { margin: 0; height: 4.6mm; padding: 1.2mm 1.4mm 0; white-space: nowrap; border-bottom: .3pt solid #cfc3dd; overflow: hidden }
.grid p.head { color: #5b2a86; font-weight: bold } .grid p.turned { height: 16mm; position: relative } .grid p.turned span { position: absolute; left: 50%; bottom: 1mm; transform: rotate(-90deg) translateY(-50%); transform-origin: 0 0; white-space: nowrap; left: calc(50% + 1mm) }
.group { display: flex; border-bottom: .8pt solid #5b2a86 } .group > .label { width: 8mm; background: #ece4f4; position: relative } .group > .label span { writing-mode: vertical-rl; transform: rotate(180deg); position: absolute; inset: 0; text-align: center; line-height: 8mm; font-weight: bold; color: #5b2a86; font-size: 8pt }
.group td { padding: 1.5mm 2mm; border-bottom: .3pt solid #cfc3dd; line-height: 1.25; vertical-align: top } .group table { border-collapse: collapse; flex: 1 } .group td:first-child { width: 52mm; color: #6f5c8a } .box { line-height: 1.4 } .right { text-align: right } .small { font-size: 6.8pt; line-height: 1.35; color: #6f5c8a } .cover td { font-size: 12pt; padding: 2.2mm }`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : esc(v));

interface Column {
  readonly width: number;
  readonly head: string | null;
  readonly isTurned?: boolean;
  readonly cells: readonly string[];
}

/** One column after the other, so that the text of a row is not together in the document. */
function grid(columns: readonly Column[]): string {
  return `<div class=grid>${columns
    .map(({ width, head, isTurned, cells }) => {
      const kind = isTurned === true ? 'head turned' : 'head';
      const top = head === null ? '' : `<p class="${kind}">${isTurned === true ? `<span>${head}</span>` : head}</p>`;
      return `<div style="width: ${width}mm">${top}${cells.map((c) => `<p>${c}</p>`).join('')}</div>`;
    })
    .join('')}</div>`;
}

const block = (left: number, top: number, width: number, body: string, style = ''): string =>
  `<div class="at ${style}" style="left: ${left}mm; top: ${top}mm; width: ${width}mm">${body}</div>`;

function returns(figures: s.Figures, name: string, width: number): string {
  const rows = figures.reported_returns;
  const hasPeers = rows.some((r) => r.peer_return_percent !== null);
  const each = hasPeers ? 20 : 15;
  const count = hasPeers ? 3 : 2;
  const column = (
    head: string,
    key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent',
  ): Column => ({
    width: each,
    head,
    cells: s.seriesCells(figures, key).map(cell),
  });
  return `<h2>Returns (%)</h2>${grid([
    { width: width - each * count, head: '&nbsp;', cells: rows.map((r) => r.period_label_raw) },
    ...(hasPeers ? [column('Peer Avg.', 'peer_return_percent')] : []),
    column(name, 'fund_return_percent'),
    column(hasPeers ? 'Benchmark' : 'BM', 'benchmark_return_percent'),
  ])}`;
}

function months(entry: s.Entry): string {
  const name = entry.fund_column_raw ?? '';
  return `<h2>Monthly Returns (%)</h2>${grid([
    { width: 24, head: '', isTurned: true, cells: [name, 'Benchmark'] },
    ...s.labelsOf(entry.monthly_returns).map((label) => ({
      width: 13.3,
      head: label,
      isTurned: true,
      cells: [name, 'Benchmark'].map((series) => cell(s.percentAt(entry.monthly_returns, series, label))),
    })),
  ])}`;
}

function shares(figures: s.Figures, type: s.AllocationType, width: number): string {
  const rows = s.ofType(figures, type);
  const lines = s.lines(figures, type);
  const dates = [...new Set(rows.map((r) => r.period_label))];
  return `<h2>${rows[0]?.table_title_raw ?? ''}</h2>${grid([
    {
      width: width - dates.length * 15,
      head: dates[0] === null ? null : '&nbsp;',
      cells: lines.map((r) => esc(r.label)),
    },
    ...dates.map((date, i) => ({ width: 15, head: date, cells: lines.map((r) => r.cells[i] ?? '') })),
  ])}`;
}

/** The weights of the month before are not facts of this report. */
function holdings(figures: s.Figures, mix: s.Mix, width: number, isWide: boolean): string {
  if (figures.holdings.length === 0) return '';
  const then = figures.holdings.map((h) => s.around(Number(h.percent), 1, h.name_raw, 'before'));
  const change = figures.holdings.map((h, i) => {
    const by = Number(h.percent) - Number(then[i]);
    return `${by > 0 ? '+' : ''}${by.toFixed(1)}`;
  });
  const note = figures.allocations.some((a) => a.allocation_type === 'CREDIT_QUALITY') ? 'Rating' : 'Sector';
  const rest = isWide ? 85 : 15;
  return `<h2>${figures.holdings_title_raw ?? ''}</h2>${grid([
    { width: width - rest, head: 'Name', cells: figures.holdings.map((h) => esc(h.name_raw)) },
    ...(isWide
      ? [
          { width: 34, head: note, cells: figures.holdings.map((h) => esc(s.noteOf(mix, h.name_raw))) },
          { width: 17, head: "Aug'25", cells: then },
        ]
      : []),
    { width: isWide ? 17 : 15, head: "Sep'25", cells: figures.holdings.map((h) => h.percent) },
    ...(isWide ? [{ width: 17, head: 'Change', cells: change }] : []),
  ])}`;
}

function keys(entry: s.Entry): string {
  const fof = entry.amount_invested_by_fof_pkr;
  const held =
    fof === null ? '' : `<br>of which held by own Funds of Funds: PKR ${s.grouped(Number(fof) / 1e6, 0)} million`;
  return `<h2>Key Figures</h2>Net Assets: <b>${entry.fund_size_raw}</b>${held}<br>NAV per Unit: <b>PKR ${entry.nav_per_unit}</b><br>Units Outstanding: ${s.grouped(Number(entry.units_outstanding), 0)}
${entry.metrics.map((m) => `<br>${m.label_raw}: ${m.value_raw}${unitOf(m)}`).join('')}`;
}

function unitOf(metric: s.Metric): string {
  if (metric.label_raw === 'Portfolio Turnover') return '%';
  return metric.value.includes('.') ? ' years' : ' days';
}

const frame = (entry: s.Entry, amc: string, part: string, page: number, body: string): string =>
  `<section>${block(150, 12, 48, `${entry.report_month_label_raw}<br><br>${page}`, 'right')}${body}${block(12, 11, 135, `<h1>${entry.fund_name_raw}</h1>`)}${block(12, 21, 120, `${amc} &nbsp;&ndash;&nbsp; ${part}`)}</section>`;

function figuresPage(entry: s.Entry, fund: s.Fund, amc: string): string {
  const second = s.secondRows(entry)[0];
  const notes = block(12, 272, 186, entry.footnotes_raw.join(' '), 'small');
  if (fund.subs !== undefined) return pensionPage(entry, fund, amc, notes);
  const name = entry.fund_column_raw ?? '';
  // The order of the blocks is not the order on the page.
  const blocks = [
    block(12, 200, 186, holdings(entry, fund, 186, true)),
    block(107, 135, 91, second === undefined ? '' : shares(entry, second.allocation_type, 91)),
    block(12, 98, 186, months(entry)),
    notes,
    block(107, 36, 91, returns(entry, name, 91)),
    block(12, 135, 89, shares(entry, 'ASSET_ALLOCATION', 89)),
    block(12, 36, 89, keys(entry), 'box'),
  ];
  return frame(entry, amc, 'Figures', entry.page_number, blocks.join(''));
}

function pensionPage(entry: s.Entry, fund: s.Fund, amc: string, notes: string): string {
  const blocks = entry.sub_funds.map((sub, i) => {
    const x = 12 + i * 63;
    const own = s.only(fund.subs?.[i], 'sub-fund');
    const data = grid([
      { width: 34, head: null, cells: ['Net Assets', 'NAV per Unit'] },
      { width: 26, head: null, cells: [sub.fund_size_raw ?? '', `PKR ${sub.nav_per_unit}`] },
    ]);
    const ratios = grid([
      { width: 34, head: 'TER incl. Levies', cells: sub.fees.map((f) => f.row_label_raw ?? '') },
      { width: 26, head: '&nbsp;', cells: sub.fees.map((f) => `${f.percent}%`) },
    ]);
    return [
      block(x, 126, 60, shares(sub, 'ASSET_ALLOCATION', 60)),
      block(x, 36, 60, `<h2>${sub.name_raw}</h2>${data}`),
      block(x, 160, 60, holdings(sub, own, 60, false)),
      block(x, 60, 60, returns(sub, 'Sub-Fund', 60)),
      block(x, 98, 60, `<h2>Total Expense Ratio</h2>${ratios}`),
    ].join('');
  });
  return frame(entry, amc, 'Figures', entry.page_number, blocks.toReversed().join('') + notes);
}

function termGroups(entry: s.Entry): [string, s.Item[]][] {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} as of ${day}`, 'Not applicable');
  const isFund = entry.sub_funds.length === 0;
  const ratio = (label: string): string | null =>
    isFund
      ? entry.fees
          .filter((f) => f.fee_label_raw === label)
          .map((f) => `${f.percent}% (${f.row_label_raw})`)
          .join(', ')
      : null;
  const groups: [string, (readonly [string, string | null | undefined])[]][] = [
    [
      'Scheme',
      [
        ['Category', entry.category_raw],
        ['Type', entry.fund_type_raw],
        ['Launch Date', entry.launch_date_raw],
        ['Benchmark', entry.benchmark_raw],
        ['Listing', entry.listing_raw],
        ['Leverage', entry.leverage_raw],
      ],
    ],
    [
      'Risk',
      [
        ['Risk Profile', entry.risk_profile_raw],
        ['Risk of Principal Erosion', entry.risk_of_principal_raw],
        ['Stability Rating', isFund ? rating('FUND') : null],
        ['Rating of the Management Company', rating('AMC')],
      ],
    ],
    [
      'Costs',
      [
        ['Management Fee', entry.management_fee_raw],
        ['Front-end Load', entry.front_end_load_raw],
        ['Back-end Load', entry.back_end_load_raw],
        ['Total Expense Ratio incl. Levies', ratio('Total Expense Ratio incl. Levies')],
        ['Total Expense Ratio excl. Levies', ratio('Total Expense Ratio excl. Levies')],
      ],
    ],
    [
      'Dealing',
      [
        ['Minimum Initial Investment', entry.minimum_initial_raw],
        ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
        ['Dealing Days', entry.dealing_days_raw],
        ['Cut-off Time', entry.cutoff_raw],
        ['Pricing Mechanism', entry.pricing_mechanism_raw],
        ['Settlement of Redemptions', entry.settlement_raw],
      ],
    ],
    [
      'People',
      [
        ...entry.parties.map((p) => [p.designation_raw ?? '', p.name_raw] as const),
        ['Trustee', entry.trustee_raw],
        ['Auditors', entry.auditor_raw],
      ],
    ],
  ];
  return groups.map(([label, items]) => [label, s.stated(items)]);
}

const LEGAL =
  'All investments in mutual funds and pension funds are subject to market risks. Past performance is not necessarily indicative of future results. Use of the name and logo of a bank does not mean that it is responsible for the liabilities of the management company.';

function termsPage(entry: s.Entry, amc: string): string {
  const groups = termGroups(entry).map(
    ([label, items]) =>
      `<div class=group><div class=label><span>${label}</span></div><table>${items.map(([l, v]) => `<tr><td>${l}</td><td>${esc(v)}</td></tr>`).join('')}</table></div>`,
  );
  const body = [
    block(12, 275, 186, LEGAL, 'small'),
    block(12, 62, 186, groups.join('')),
    block(12, 36, 186, `<h2>Investment Objective</h2>${entry.investment_objective_raw}`, 'box'),
  ];
  return frame(entry, amc, 'Terms', entry.page_numbers[1] ?? 2, body.join(''));
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], amc: string, isWhole: boolean): string {
  const index = entries.map((e) => `<tr><td>${e.fund_name_raw}</td><td>${e.page_numbers.join(', ')}</td></tr>`);
  const cover = `<section class=cover>${block(30, 70, 150, `<h1>Fund Manager Report</h1><p style="font-size: 12pt">${amc}</p><p>September 2025</p><table>${index.join('')}</table>`)}</section>`;
  const pages = [
    ...(isWhole ? [cover] : []),
    ...entries.map((e) => figuresPage(e, s.fundNamed(funds, e), amc)),
    ...entries.map((e) => termsPage(e, amc)),
  ];
  return `<!doctype html><html lang=en><meta charset=utf-8><style>${STYLE}</style><body>${pages.join('\n')}</body></html>`;
}
