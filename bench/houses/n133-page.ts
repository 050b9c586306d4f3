/** The pages of AMC N133: a list of all funds, a page for each fund with a chart, and cards for the sub-funds. */
import * as s from './shared15.ts';

const INK = '#14305c';
const RED = '#b5312c';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 11mm 0}body{font:7.3pt/1.24 'Liberation Sans';color:#1d1d1d;font-variant-ligatures:none}
.top{display:flex;justify-content:space-between;border-bottom:.8mm solid ${RED};padding-bottom:1.2mm;font-size:8.5pt;color:${INK}}.top b{font-size:10.5pt}
h1{font:bold 15pt 'Liberation Sans';color:${INK};margin:2.2mm 0 .6mm}h1 small{font-weight:normal;font-size:10pt;color:#666}.aim{font-style:italic;margin:0 0 2mm;color:#444}
.two{display:grid;grid-template-columns:84mm 1fr;gap:0 6mm;align-items:start}h2{font:bold 8.2pt 'Liberation Sans';color:${RED};margin:2.6mm 0 .6mm;text-transform:none}h2:first-child{margin-top:0}
td,th{padding:.55mm 1.2mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{background:${INK};color:#fff;vertical-align:bottom;font-weight:bold}
.facts td{text-align:left;padding:.5mm 1.2mm}.facts td:first-child{width:37mm;color:${INK}}.facts tr:nth-child(odd) td,.tab tr:nth-child(odd) td{background:#eef1f6}
.half td,.half th{text-align:center;padding:.45mm .4mm}.half td:first-child,.half th:first-child{text-align:left;padding-left:1.2mm}.half{margin-bottom:.8mm}.mid td:nth-child(2),.mid th:nth-child(2){text-align:center}.cost th,.cost td{text-align:center}.cost td:last-child{font-weight:bold}
.team td,.team th{text-align:left}svg{display:block;width:100%;font:6.4px 'Liberation Sans'}.cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 4mm;align-items:start;margin-top:2.5mm}
.card{border:.3mm solid #b9c3d6}.card h3{margin:0;background:${INK};color:#fff;font:bold 9pt 'Liberation Sans';padding:1mm 2mm}.card div{padding:1.4mm 1.6mm}.card td,.card th{padding:.3mm 1.2mm}.card h2{margin-top:1.7mm}.card th{background:#dfe5ef;color:${INK}}
.foot{position:absolute;left:11mm;right:11mm;bottom:6mm;font-size:6.3pt;color:#555}.foot p{margin:0 0 .6mm;text-align:justify}.foot div{border-top:.3mm solid ${INK};padding-top:.8mm;text-align:right;font-size:7pt;color:${INK}}
.list td{border-bottom:.2mm solid #cfd6e2;padding:.9mm 1.2mm}.list .group td{background:#dfe5ef;font-weight:bold;color:${INK}}.text{columns:2;column-gap:8mm;text-align:justify;font-size:8.4pt;line-height:1.45}.text p{margin:0 0 2mm}`;

/** A negative figure in brackets, then its percent sign. */
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${s.bracketed(v)}%`);

const frame = (body: string, notes: readonly string[], footer: string, amc: string): string =>
  `<div class=top><b>${s.esc(amc)}</b><span>Fund Manager Report | November 2023</span></div>${body}
<div class=foot>${notes.map((t) => `<p>${s.esc(t)}</p>`).join('')}<div>${s.esc(footer)}</div></div>`;

const fundFrame = (entry: s.Entry, body: string): string =>
  frame(
    `<h1>${s.esc(entry.fund_name_raw)} <small>${s.esc(entry.fund_column_raw ?? 'NPF')}</small></h1>
<p class=aim>${s.esc(entry.investment_objective_raw)}</p>${body}`,
    [...entry.footnotes_raw, s.RISK_NOTE],
    entry.page_footer_raw ?? '',
    entry.amc_name_raw,
  );

const marketPrice = (entry: s.Entry): string | null =>
  'market_price' in entry && typeof entry.market_price === 'string' ? `Rs. ${entry.market_price}` : null;

function facts(entry: s.Entry): string {
  const price = entry.nav_per_unit === null ? null : `Rs. ${entry.nav_per_unit}`;
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ['Maturity Date', entry.maturity_date_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV (30 Nov 2023)', price],
    ['Market Price (30 Nov 2023)', marketPrice(entry)],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Leverage', 'leverage_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Minimum Top-up', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Fund Rating', s.ratingText(entry, 'FUND', '')],
    ['Management Rating', s.ratingText(entry, 'AMC', '')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `<h2>Fund Facts</h2>${s.list(items, 'facts')}`;
}

const BOX = { left: 22, right: 218, top: 6, bottom: 74 } as const;

/** What a hundred rupees of both series became, from their monthly returns. */
function growth(points: readonly s.Point[], kind: s.Model['kind'], series: 'fund' | 'benchmark'): number[] {
  const values = [100];
  for (const p of points) {
    const share = kind === 'rate' ? s.daysIn(p.month) / 365 : 1;
    values.push((values.at(-1) ?? 100) * (1 + (p[series] / 100) * share));
  }
  return values;
}

/** A chart of at most three years, with rupees at the left and months below. */
function chart(part: s.Part, month: s.Month): string {
  const points = s.recent(s.historyOf(part.words, part.model, month), 36);
  const lines = (['fund', 'benchmark'] as const).map((key) => growth(points, part.model.kind, key));
  const all = lines.flat();
  const step = Math.max(...all) - Math.min(...all) > 40 ? 20 : Math.max(...all) - Math.min(...all) > 12 ? 10 : 2;
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.ceil(Math.max(...all) / step) * step;
  const yAt = (v: number): string => (BOX.bottom - ((v - low) / (high - low)) * (BOX.bottom - BOX.top)).toFixed(1);
  const xAt = (i: number): string => (BOX.left + (i / points.length) * (BOX.right - BOX.left)).toFixed(1);
  const rules = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step).map(
    (v) =>
      `<path d="M${BOX.left} ${yAt(v)}H${BOX.right}" stroke="#ddd" stroke-width=".5"/><text x="${BOX.left - 3}" y="${Number(yAt(v)) + 2}" text-anchor="end">${v}</text>`,
  );
  const gap = points.length > 12 ? 6 : 1;
  const start = s.before(month, points.length);
  const marks = Array.from({ length: Math.floor(points.length / gap) + 1 }, (_, i) => i * gap).map(
    (i) => `<text x="${xAt(i)}" y="${BOX.bottom + 9}" text-anchor="middle">${s.dashed(s.before(start, -i))}</text>`,
  );
  const drawn = lines.map(
    (values, k) =>
      `<path d="M${values.map((v, i) => `${xAt(i)} ${yAt(v)}`).join('L')}" fill="none" stroke="${[INK, RED][k]}" stroke-width="1.2"/>`,
  );
  const keys = [part.line, 'Benchmark'].map(
    (name, k) =>
      `<path d="M${60 + k * 70} 92h12" stroke="${[INK, RED][k]}" stroke-width="1.6"/><text x="${76 + k * 70}" y="94">${s.esc(name)}</text>`,
  );
  return `<h2>Growth of Rs. 100</h2><svg viewBox="0 0 230 98">${[...rules, ...marks, ...drawn, ...keys].join('')}</svg>`;
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  return `<h2>Returns</h2>${s.htmlTable([['Period', s.short(entry), 'Benchmark'], ...rows], 'tab')}`;
}

/** Two tables below each other, with six months in each. */
function months(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const labels = s.labelsOf(entry.monthly_returns);
  const table = (part: readonly string[]): string =>
    part.length === 0
      ? ''
      : s.htmlTable(
          s.wideSeries(
            entry.monthly_returns.filter((r) => part.includes(r.period_label_raw)),
            names,
            cell,
          ),
          'half',
        );
  return `<h2>Monthly Returns</h2>${table(labels.slice(0, 6))}${table(labels.slice(6))}`;
}

function years(entry: s.Entry): string {
  if (entry.historical_returns.length === 0) return '';
  const name = s.short(entry);
  const rows = s.wideSeries(
    entry.historical_returns,
    [
      [name, name],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  return `<h2>Fiscal Year Returns</h2>${s.htmlTable(rows, 'half')}`;
}

function costs(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = ['MTD', 'YTD'].map((p) => [p, ...labels.map((l) => `${s.feeOf(entry, l, p)}%`)]);
  return `<h2>Expense Ratio (annualised, % of Average Net Assets)</h2>${s.htmlTable([['', ...labels], ...rows], 'cost tab')}`;
}

function shares(entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map((v) => `${v}%`)]);
  return s.heading(s.titleOf(entry, type)) + s.htmlTable([['', ...s.datesOf(entry, type)], ...rows], 'tab');
}

function holdings(figures: s.Figures, fund: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const isRated = fund.papers.some(([, , note]) => note !== '');
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    ...(isRated ? [s.noteOf(fund, h.name_raw)] : []),
    `${h.percent}%`,
  ]);
  const head = isRated ? ['Issue', 'Rating', 'Weight'] : ['Company', 'Weight'];
  return s.heading(figures.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], isRated ? 'tab mid' : 'tab');
}

const team = (entry: s.Entry): string =>
  `<h2>Investment Committee</h2>${s.htmlTable([['Name', 'Designation'], ...s.members(entry)], 'tab team')}`;

function fundPage(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  return fundFrame(
    entry,
    `<div class=two><div>${facts(entry)}${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, s.otherType(entry))}</div>
<div>${chart(part, month)}${returns(entry)}${months(entry)}${years(entry)}</div></div>${costs(entry)}
<div class=two style="margin-top:2.6mm"><div>${holdings(entry, fund)}</div><div>${team(entry)}</div></div>`,
  );
}

/** All figures of one sub-fund below each other. */
function card(sub: s.SubFacts, mix: s.Mix): string {
  const prices = [
    [sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? ''],
    ['NAV (30 Nov 2023)', `Rs. ${sub.nav_per_unit ?? ''}`],
    ...sub.fees.map((f) => [`${f.fee_label_raw} (${f.row_label_raw ?? ''})`, `${f.percent}%`]),
  ];
  const periods = sub.reported_returns.map((r) => [r.period_label_raw, cell(r.fund_return_percent)]);
  const past = sub.historical_returns.map((r) => [r.period_label_raw, cell(r.percent)]);
  const types = (['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const).map((t) => {
    const rows = s.lines(sub, t).map((r) => [r.label, ...r.cells.map((v) => `${v}%`)]);
    return rows.length === 0 ? '' : s.heading(s.titleOf(sub, t)) + s.htmlTable(rows, 'tab', 0);
  });
  return `<div class=card><h3>${s.esc(sub.name_raw)}</h3><div>${s.htmlTable(prices, 'tab', 0)}<h2>Returns</h2>${s.htmlTable(periods, 'tab', 0)}
<h2>Fiscal Year Returns</h2>${s.htmlTable(past, 'tab', 0)}${types.join('')}${holdings(sub, mix)}</div></div>`;
}

function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const cards = entry.sub_funds.map((sub, i) => card(sub, s.only(fund.subs?.[i], 'sub-fund')));
  return fundFrame(
    entry,
    `<div class=two><div>${facts(entry)}</div><div>${team(entry)}</div></div><div class=cards>${cards.join('')}</div>`,
  );
}

const REVIEW = [
  'The stock market reached a new record in November, as the staff of the IMF completed the first review of the current ' +
    'programme and investors expect that interest rates have peaked. Foreigners bought shares of USD 35 million.',
  'Inflation was 29.2% because of higher gas tariffs. Yields of Treasury Bills fell by 60 to 90 basis points in the month, ' +
    'and the Government borrowed well above its target at the last auctions, mostly in the twelve month tenor.',
  'The current account had a small deficit, the rupee lost 1.3% to the dollar. Reserves of the State Bank were USD 7.3 billion ' +
    'at the end of the month, before the next tranche of USD 700 million that is due in January.',
];

/** Funds in groups; sub-funds have a group of their own. */
function front(entries: readonly s.Entry[]): string {
  const row = (name: string, day: string, f: s.Figures): string =>
    s.tr(
      [
        name,
        day,
        s.grouped(Number(f.fund_size_pkr) / 1e6, 1),
        f.nav_per_unit ?? '',
        ...['MTD', 'FYTD', '12 Months', '3 Years'].map((l) => cell(s.returnAt(f, l)?.fund_return_percent)),
      ].map((t) => s.esc(t)),
    );
  const rows = entries.flatMap((e) => [
    `<tr class=group><td colspan=8>${s.esc(e.category_raw)}</td></tr>`,
    ...(e.sub_funds.length === 0
      ? [row(e.fund_name_raw, e.launch_date_raw ?? '', e)]
      : e.sub_funds.map((x) => row(x.name_raw, e.launch_date_raw ?? '', x))),
  ]);
  const heads = ['Fund', 'Launch Date', 'Net Assets (Rs. mn)', 'NAV (Rs.)', 'MTD', 'FYTD', '12 Months', '3 Years'];
  const body = `<h1>Funds under Management</h1><table class=list>${s.tr(heads, 'th')}${rows.join('')}</table>
<h1 style="margin-top:9mm">Capital Markets Review</h1><div class=text>${s.paragraphs(REVIEW)}</div>`;
  return frame(body, [s.RISK_NOTE], 'NCML Fund Manager Report November 2023 - 1', entries[0]?.amc_name_raw ?? '');
}

export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return e.sub_funds.length > 0 ? pensionPage(e, fund) : fundPage(e, fund, month);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
