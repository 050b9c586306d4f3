/** The handouts of AMC N63: two slides on a page, labels in two levels of bullets, slices with semicolons. */
import * as s from './shared13.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.4pt/1.3 'Liberation Sans';color:#2b2b2b;font-variant-ligatures:none}section{width:210mm;height:296.5mm}
.top{position:absolute;left:14mm;right:14mm;top:7mm;display:flex;justify-content:space-between;font-size:8pt;color:#666}.num{position:absolute;right:14mm;bottom:6mm;font-size:8pt;color:#666}
.slide{position:absolute;left:11mm;width:188mm;height:134mm;border:.5pt solid #888;overflow:hidden}.slide>*{position:absolute}
h1{left:6mm;top:3.4mm;margin:0;font-size:17pt;font-weight:bold;color:#14532d}.bar{left:0;top:14.4mm;width:188mm;height:.9mm;background:#ca8a04}.sub{left:6.2mm;top:11mm;font-size:0}
.foot{bottom:2mm;font-size:6pt;color:#777}.box{padding:1mm}.kpi{width:40mm;height:17mm;background:#14532d;color:#fff;text-align:center;padding-top:2mm}.kpi b{display:block;font-size:14pt;line-height:1.2}.kpi span{font-size:7pt}
h2{margin:0 0 .6mm;font-size:8.6pt;color:#14532d}ul{margin:0;padding-left:3.6mm;font-size:7pt;line-height:1.19}ul ul{list-style:'– ';padding-left:3mm}li{margin-bottom:.1mm}
td,th{padding:.36mm 1mm;text-align:right;border:.3pt solid #bbb;font-size:6.6pt}td:first-child,th:first-child{text-align:left;white-space:nowrap}th{font-weight:normal;text-align:center;white-space:nowrap;font-size:6.2pt}.big{font-size:11pt;line-height:1.5}.big ul{font-size:10pt;line-height:1.6}
.bars{display:flex;align-items:flex-end;height:17mm;border-bottom:.4pt solid #777}.bars div{flex:1;display:flex;gap:.6mm;justify-content:center;align-items:flex-end}.bars i{display:block;width:4mm}.f{background:#14532d}.b{background:#ca8a04}.key{display:inline-block;width:1.6mm;height:1.6mm;margin-right:1mm}
.pie i{position:absolute;left:23mm;top:11mm;width:30mm;height:30mm;border-radius:50%}.pie span{position:absolute;font-size:6.8pt;width:32mm}.note{font-size:6pt;color:#555}p{margin:0 0 1.6mm}`;

const COLOURS = ['#14532d', '#ca8a04', '#4d7c0f', '#a16207', '#86efac', '#d6d3d1', '#57534e'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : v);
const at = (left: number, top: number, width: number, html: string, kind = 'box'): string =>
  `<div class="${kind}" style="left:${left}mm;top:${top}mm;width:${width}mm">${html}</div>`;

/** A parent bullet says the first half of the labels below it. */
function bullets(groups: readonly (readonly [parent: string, items: readonly s.Item[]])[]): string {
  const one = ([parent, items]: (typeof groups)[number]): string =>
    items.length === 0
      ? ''
      : `<li>${s.esc(parent)}<ul>${items.map(([l, v]) => `<li>${s.esc(l)}: ${s.esc(v)}</li>`).join('')}</ul></li>`;
  return `<ul>${groups.map(one).join('')}</ul>`;
}

function terms(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, 'not applicable');
  const of = (labels: Parameters<typeof s.terms>[1]): s.Item[] => s.terms(entry, labels);
  return bullets([
    [
      'The fund',
      of([
        ['Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Launched', 'launch_date_raw'],
        ['Risk profile', 'risk_profile_raw'],
        ['Benchmark', 'benchmark_raw'],
      ]),
    ],
    [
      'Fees',
      [
        ...of([['Management', 'management_fee_raw']]),
        ['Expense ratio, year to date', `${entry.fees[0]?.percent ?? ''}%`],
      ],
    ],
    [
      'Load',
      of([
        ['Front-end', 'front_end_load_raw'],
        ['Back-end', 'back_end_load_raw'],
      ]),
    ],
    [
      'Minimum investment',
      of([
        ['Initial', 'minimum_initial_raw'],
        ['Subsequent', 'minimum_subsequent_raw'],
      ]),
    ],
    [
      'Dealing',
      of([
        ['Days', 'dealing_days_raw'],
        ['Cut-off time', 'cutoff_raw'],
        ['Pricing', 'pricing_mechanism_raw'],
      ]),
    ],
    [
      'Rating',
      [
        ['Fund stability', rating('FUND')],
        ['Management company', rating('AMC')],
      ],
    ],
    [
      'Service providers',
      of([
        ['Trustee', 'trustee_raw'],
        ['Auditor', 'auditor_raw'],
      ]),
    ],
  ]);
}

/** Columns above a table of their figures, whose first cells have the keys of the colours. */
function chartTable(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const own = entry.reported_returns;
  const largest = Math.max(...own.map((r) => Math.abs(Number(r.fund_return_percent ?? 0))), 1);
  const bar = (v: string | null, kind: string): string =>
    `<i class=${kind} style="height:${(Math.max(0.4, Number(v ?? 0)) / largest) * 15}mm"></i>`;
  const bars = own.map((r) => `<div>${bar(r.fund_return_percent, 'f')}${bar(r.benchmark_return_percent, 'b')}</div>`);
  const row = (kind: string, name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string =>
    s.tr([`<i class="key ${kind}"></i>${name}`, ...s.seriesCells(entry, key).map(cell)]);
  return `<h2>Returns (%)</h2><div class=bars style="margin-left:20mm">${bars.join('')}</div>
<table style="table-layout:fixed"><col style="width:20mm">${s.tr(['', ...s.periods(entry)], 'th')}${row('f', short, 'fund_return_percent')}${row('b', 'Benchmark', 'benchmark_return_percent')}</table>`;
}

/** A pie whose slices have text boxes like `Shares; 90.4%` around it. */
function pie(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => ({ label: r.label, share: Number(r.cells[0]), text: r.cells[0] ?? '' }));
  if (rows.length === 0) return '';
  let from = 0;
  const total = rows.reduce((sum, r) => sum + r.share, 0);
  const slices = rows.map((r, i) => {
    const start = from;
    from += (r.share / total) * 100;
    return `${COLOURS[i] ?? '#000'} ${start}% ${from}%`;
  });
  const right = Math.ceil(rows.length / 2);
  const labels = rows.map((r, i) => {
    const isRight = i < right;
    const k = isRight ? i : rows.length - 1 - i;
    const count = isRight ? right : rows.length - right;
    const top = 11 + (count === 1 ? 14 : (k * 29) / (count - 1));
    return `<span style="left:${isRight ? 55 : -11}mm;top:${top}mm;text-align:${isRight ? 'left' : 'right'}">${s.esc(r.label)}; ${r.text}%</span>`;
  });
  return `<h2>${s.titleOf(entry, type)}</h2><i style="background:conic-gradient(${slices.join(',')})"></i>${labels.join('')}`;
}

const slide = (top: number, number: number, title: string, boxes: string): string =>
  `<div class=slide style="top:${top}mm"><div class=foot style="left:6mm">August 2022</div><div class=foot style="right:6mm">${number}</div>
<div class=bar></div>${boxes}<h1>${s.esc(title)}</h1><div class=foot style="left:70mm">Winder Islamic Investments</div></div>`;

const sheet = (page: number, slides: string): string =>
  `<div class=top><span>WII Fund Managers Report</span><span>9/8/2022</span></div>${slides}<div class=num>${page}</div>`;

function glance(entry: s.Entry, number: number): string {
  const kpis = [
    [`${entry.fund_size_raw ?? ''}`, entry.fund_size_label_raw ?? ''],
    [`PKR ${entry.nav_per_unit ?? ''}`, 'NAV per unit, 31 August 2022'],
    ...entry.metrics.map((m) => [m.value_raw, m.label_raw]),
  ].map(([v = '', l = ''], i) => at(6 + i * 43, 18, 40, `<b>${s.esc(v)}</b><span>${s.esc(l)}</span>`, 'kpi'));
  const boxes = [
    at(6, 36, 84, `<h2>Key facts</h2>${terms(entry)}`),
    at(95, 77, 87, chartTable(entry)),
    at(95, 37, 87, `<h2>Objective</h2><p>${s.term(entry.investment_objective_raw)}</p>`),
    ...kpis.toReversed(),
    at(
      95,
      55,
      87,
      `<h2>Team</h2>${s
        .people(entry)
        .map(([role, name]) => `${s.esc(name)}, ${s.esc(role)}`)
        .join('<br>')}`,
    ),
    at(95, 117, 87, s.esc(entry.footnotes_raw.join(' ')), 'note'),
  ];
  return slide(14, number, entry.fund_name_raw, boxes.join(''));
}

function portfolio(entry: s.Entry, number: number): string {
  const short = entry.fund_column_raw ?? '';
  const second = entry.allocations.find((a) => a.allocation_type !== 'ASSET_ALLOCATION')?.allocation_type;
  const holdings = entry.holdings.map((h) => [h.name_raw, `${h.percent}%`]);
  const text = COMMENTS[short] ?? '';
  const boxes = [
    at(18, 63, 76, second === undefined ? '' : pie(entry, second), 'pie'),
    entry.holdings.length === 0
      ? at(112, 18, 70, `<h2>What we did in August</h2><p>${text}</p>`)
      : at(112, 18, 70, `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.htmlTable(holdings, '', 0)}`),
    at(112, 68, 70, entry.holdings.length === 0 ? '' : `<h2>What we did in August</h2><p>${text}</p>`),
    at(6, 109, 176, `<h2>Monthly returns (%)</h2>${s.monthTable(entry, [short, 'Benchmark'], cell)}`),
    at(18, 18, 76, pie(entry, 'ASSET_ALLOCATION'), 'pie'),
  ];
  return slide(152, number, `${short}: portfolio and months`, boxes.join(''));
}

const COMMENTS: Readonly<Record<string, string>> = {
  WICF: 'The fund kept two thirds of its assets on deposit with Islamic banks at rates of 13.5% to 15.0%. It bought two new issues of short-term sukuk of power companies, which mature in February, and renewed its Bai Muajjal with a bank. The average maturity is far below the limit of 90 days.',
  WIIF: 'The fund took part in the auction of GOP Ijara Sukuk with a variable rental. Two corporate sukuk paid part of their principal. The State Bank left its policy rate at 15.00% on 22 August. Floods in Sindh and Balochistan may raise the prices of food and delay the fall of inflation.',
  WIDF: 'The KMI-30 Index rose after the board of the IMF had approved the payment of USD 1.2 billion. We sold cement shares, as coal remains dear, and bought exploration and fertilizer shares, whose dividend yields are above 9%. Cash was raised to 8% before the season of results ended.',
};

function front(entries: readonly s.Entry[]): string {
  const list = entries
    .map((e, i) => `<li>${s.esc(e.fund_name_raw)} (slides ${i * 2 + 3} and ${i * 2 + 4})</li>`)
    .join('');
  const first = at(
    6,
    30,
    170,
    `<h2 style="font-size:15pt">Fund Managers Report</h2><p style="font-size:11pt">August 2022</p><ul>${list}</ul>`,
    'box big',
  );
  const second = at(
    6,
    20,
    174,
    `<p>Economy: prices rose by 27.3% over the year to August, the most since 1975. The current account deficit fell to USD 0.7 billion. The rupee gained 9.5% against the US dollar during the month and closed at 218.75.</p>
<p>Money market: the State Bank left its policy rate at 15.00%. The cut-off yields of treasury bills were 15.75% for three months and 15.85% for twelve months. Deposit rates of Islamic banks followed slowly.</p>
<p>Stocks: the KMI-30 Index gained as the programme of the IMF was resumed. Average volume was 305 million shares a day. Foreign investors bought shares of USD 9 million net, banks and individuals sold.</p><p class=note>${s.esc(s.RISK_NOTE)}</p>`,
    'box big',
  );
  return sheet(
    1,
    slide(14, 1, 'Winder Islamic Investments Limited', first) + slide(152, 2, 'Markets in August 2022', second),
  );
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [
    front(entries),
    ...entries.map((e, i) => sheet(e.page_number, glance(e, i * 2 + 3) + portfolio(e, i * 2 + 4))),
  ]);
