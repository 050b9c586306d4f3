/** The pages of AMC N212: words, returns, shares and months at the left; profile and committee at the right. */
import * as s from './shared15.ts';

const PLUM = '#5b1f4a';
const GOLD = '#b98a2f';
const CREAM = '#f7f1e6';
const GREY = '#b9b4ba';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:6.6pt/1.3 'Noto Sans','Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0;text-align:justify}
.top{position:absolute;left:9mm;right:9mm;top:7mm;display:flex;justify-content:space-between;color:${PLUM};
font-size:7.6pt;font-weight:bold}
.name{position:absolute;left:9mm;right:9mm;top:12.5mm;background:${PLUM};color:#fff;padding:1.8mm 3mm;
font:bold 14pt/1.1 'Noto Sans','Liberation Sans';border-bottom:1mm solid ${GOLD}}
main{position:absolute;left:9mm;right:9mm;top:26mm}
.two{display:grid;grid-template-columns:1fr 58mm;gap:4.5mm;align-items:start}
h2{font:bold 7.6pt/1.15 'Noto Sans','Liberation Sans';color:${PLUM};margin:2.4mm 0 .7mm;padding:0 0 .5mm;
border-bottom:.45mm solid ${GOLD}}div>h2:first-child{margin-top:0}
td,th{padding:.5mm .7mm;text-align:right;line-height:1.2;vertical-align:top}th{color:${PLUM};vertical-align:bottom;
border-bottom:.2mm solid ${PLUM}}td{border-bottom:.12mm dotted #999}td:first-child,th:first-child{text-align:left}
.side{background:${CREAM};padding:2mm}.side td{border-bottom:.12mm solid #ddd0b6;text-align:left}
.side td:first-child{width:21mm;font-weight:bold}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start;margin-top:2.4mm}
.wide td,.wide th{text-align:center}.wide td:first-child,.wide th:first-child{text-align:left}
.months td,.months th{text-align:center;padding:.5mm 0}.months td:first-child,.months th:first-child{width:15mm;
text-align:left}.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2),
.costs td:nth-child(2),.costs th:nth-child(2){text-align:left}.ratio tr:nth-child(4) td{font-weight:bold}
.costs td:first-child{white-space:nowrap}
.subs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;align-items:start;margin-top:3mm}
.subs h3{font:bold 8pt/1.2 'Noto Sans','Liberation Sans';color:#fff;background:${PLUM};margin:0 0 1.4mm;
padding:.8mm 1.2mm}
.chart{height:19mm;width:100%;display:block;font-size:5.4pt}.keys{text-align:right;font-size:6pt}
.keys i{display:inline-block;width:2.2mm;height:2.2mm;margin:0 .8mm 0 3mm}
.foot{position:absolute;left:9mm;right:9mm;bottom:5mm;font-size:5.5pt;line-height:1.28;color:#444;
border-top:.3mm solid ${PLUM};padding-top:.9mm}.foot p{margin-bottom:.5mm}
.foot .end{text-align:right;color:${PLUM};font-weight:bold;font-size:6.2pt}
.long p{font-size:9pt;line-height:1.6;margin-bottom:3mm}.index td,.index th{font-size:7.8pt;padding:1.1mm 1mm}
.index td:nth-child(2),.index th:nth-child(2){text-align:left}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const COMPLAINTS =
  'Dispute Resolution / Complaints Handling: investors may write to complaints@gandavafunds.com.pk or to the Head of ' +
  'Client Services, or call 0800-42632. If the grievance is not resolved, the complaint may be lodged with SECP at ' +
  'https://sdms.secp.gov.pk. However, SECP will entertain only those complaints which were first made to the company.';

const ADVISOR = 'Shariah Advisor';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (title: string, body: string, notes: readonly string[], footer: string): string =>
  `<div class=top><span>Gandava Asset Managers Limited</span><span>Fund Manager Report | October 2025</span></div>
<div class=name>${s.esc(title)}</div><main>${body}</main>
<div class=foot>${s.paragraphs([...notes, COMPLAINTS, `Disclaimer: ${s.RISK_NOTE}`])}
<p class=end>${s.esc(footer)}</p></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} (${by}) ${d}`, '');

function profile(entry: s.Entry): string {
  const isRanked = s.ratingParts(entry, 'FUND')?.rating.endsWith('Star') === true;
  const risks = [entry.risk_profile_raw, entry.risk_of_principal_raw].filter((r) => typeof r === 'string');
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Fund Category', entry.category_raw],
    ['Inception Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    [risks.length > 1 ? 'Risk Profile / Risk of Principal Erosion' : 'Risk Profile', risks.join(' / ')],
    [isRanked ? 'Performance Ranking' : 'Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Minimum Investment', `Initial: ${entry.minimum_initial_raw}; Subsequent: ${entry.minimum_subsequent_raw}`],
    ['Par Value', entry.par_value_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
    [ADVISOR, entry.parties.find((x) => x.designation_raw === ADVISOR)?.name_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ['Registrar', entry.registrar_raw],
  ]);
  return `${s.heading('Fund Profile')}${s.list(items)}${s.heading('Members of the Investment Committee')}
${s.list(
  s.members(entry).filter(([, office]) => office !== ADVISOR),
  'team',
)}`;
}

const RATES =
  'The Monetary Policy Committee left the policy rate unchanged at 11.00% in its meeting of October. Secondary ' +
  'market yields of Treasury Bills moved up by 6 to 12 bps, while those of longer bonds were broadly stable.';
const SHARES =
  'Equities gained during the month after a weak start, as investors booked profits early in October and returned ' +
  'with the corporate results of the quarter, which were better than expected for banks and fertilizers.';

const VIEWS: Readonly<Record<string, string>> = {
  GCRF: 'The Fund kept its duration short and took advantage of deposit rates offered by banks.',
  GSIF: 'The Fund reduced its fixed rate bonds and added floating rate bonds which reset twice a year.',
  GIIF: 'Participation in the auctions of Ijara Sukuk was increased, and two issues of corporate sukuk were added.',
  GMAF: 'The equity exposure was reduced slightly, and the proceeds were placed in bonds of two and three years.',
  GSF: 'The Fund remained overweight in banks and fertilizers, and reduced its exposure to cements.',
  GISF: 'The Fund trimmed its exposure to cements and added exploration companies on attractive valuations.',
  GIPF: 'The Equity Sub-Fund was kept well invested; the other Sub-Funds benefitted from deposit rates of banks.',
};

/** The month's returns in words, as the table below has them. */
function posted(entry: s.Entry, kind: s.Model['kind']): string {
  const [month] = entry.reported_returns;
  if (month === undefined) return '';
  const word = kind === 'rate' ? 'an annualized return' : 'a return';
  return (
    ` ${s.short(entry)} posted ${word} of ${month.fund_return_percent}% in October 2025 against the benchmark’s ` +
    `${month.benchmark_return_percent}%.`
  );
}

const words = (entry: s.Entry, fund: s.Fund): string =>
  `${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p>${s.esc(
    `${fund.model.kind === 'rate' ? RATES : SHARES}${posted(entry, fund.model.kind)} ${VIEWS[fund.abbr] ?? ''}`,
  )}</p>`;

const PRICE = 'NAV per Unit as of 31-Oct-2025 (PKR)';

function sizes(entry: s.Entry): string {
  const invested = entry.amount_invested_by_fof_pkr;
  const items = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Invested by Fund of Funds (PKR mn)', invested === null ? null : s.grouped(Number(invested) / 1e6, 0)],
    ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    [PRICE, entry.nav_per_unit],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `<div>${s.heading('Fund Size, Price and Statistics')}${s.list(items)}</div>`;
}

function ratios(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(figures, l, p)))]);
  return `<div>${s.heading('Expense Ratios (annualized)')}${s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'ratio')}</div>`;
}

function returns(entry: s.Entry): string {
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...s.seriesCells(entry, key).map(cell),
  ];
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  return `${s.heading('Performance')}${s.htmlTable(
    [
      ['', ...s.periods(entry)],
      row(s.short(entry), 'fund_return_percent'),
      row('Benchmark', 'benchmark_return_percent'),
    ],
    'wide',
  )}
${s.heading('Performance by Fiscal Year')}${s.htmlTable(s.wideSeries(entry.historical_returns, names, cell), 'wide')}`;
}

function shares(figures: s.Figures, type: s.AllocationType): string {
  const dates = s.datesOf(figures, type);
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  const table = dates.length > 1 ? s.htmlTable([['', ...dates], ...rows]) : s.htmlTable(rows, '', 0);
  return `<div>${s.heading(s.titleOf(figures, type))}${table}</div>`;
}

function holdings(figures: s.Figures, mix: s.Mix, kind: string): string {
  if (figures.holdings.length === 0) return '';
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    ...(hasNotes ? [s.noteOf(mix, h.name_raw)] : []),
    cell(h.percent),
  ]);
  const table = hasNotes ? s.htmlTable([['Name', kind, 'Weight'], ...rows], 'held') : s.htmlTable(rows, '', 0);
  return `${s.heading(figures.holdings_title_raw ?? '')}${table}`;
}

/** Columns of the fund and of the benchmark, with the figures of the axis at their left. */
function chart(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const of = (name: string): number[] => labels.map((l) => Number(s.percentAt(entry.monthly_returns, name, l)));
  const [own, other] = [of(s.short(entry)), of('Benchmark')];
  const low = Math.floor(Math.min(0, ...own, ...other) / 5) * 5;
  const high = Math.ceil(Math.max(0, ...own, ...other) / 5) * 5;
  const y = (v: number): number => 4 + ((high - v) / (high - low)) * 62;
  const [left, step] = [57, 54];
  const bar = (v: number, x: number, colour: string): string =>
    `<rect x="${x}" y="${Math.min(y(0), y(v)).toFixed(1)}" width="14" height="${Math.abs(y(v) - y(0)).toFixed(1)}"
fill="${colour}"/>`;
  const bars = labels.flatMap((_, i) => [
    bar(own[i] ?? 0, left + i * step + 12, PLUM),
    bar(other[i] ?? 0, left + i * step + 26, GREY),
  ]);
  const ticks = [low, (low + high) / 2, high].map(
    (v) => `<text x="${left - 4}" y="${y(v) + 2.5}" text-anchor="end" font-size="7">${v}%</text>
<path d="M${left} ${y(v)}H${left + step * labels.length}" stroke="#ccc" stroke-width=".5"/>`,
  );
  return `<svg class=chart viewBox="0 0 707 70">${ticks.join('')}${bars.join('')}</svg>
<div class=keys><i style="background:${PLUM}"></i>${s.short(entry)}<i style="background:${GREY}"></i>Benchmark</div>`;
}

function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  return `${s.heading('Monthly Returns')}${chart(entry)}
${s.htmlTable(s.wideSeries(entry.monthly_returns, names, cell), 'months')}`;
}

const BREACH_HEAD = [
  'Name of Non-Compliant Investment',
  'Type',
  'Value before Provisioning (PKR mn)',
  'Provisioning Held (PKR mn)',
  'Value after Provisioning (PKR mn)',
  '% of Gross Assets',
  '% of Net Assets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Details of Non-Compliant Investments')}${s.htmlTable(
        [BREACH_HEAD, ...entry.non_compliant.map(s.exposureCells)],
        'bad',
      )}`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const kind = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  const second = s.only(s.otherType(entry), 'table');
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    `<div class=two><div>${words(entry, fund)}${returns(entry)}
<div class=pair>${sizes(entry)}${ratios(entry)}</div>
<div class=pair>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}</div>
${holdings(entry, fund, kind)}</div><div class=side>${profile(entry)}</div></div>
${months(entry)}${breaches(entry)}`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const sizeRows = subs.map((x) => [x.name_raw, x.fund_size_raw ?? '', x.nav_per_unit ?? '']);
  const rows = subs.map((x) => [
    x.name_raw,
    ...s.periods(first).map((p) => cell(s.returnAt(x, p)?.fund_return_percent)),
  ]);
  const labels = [...new Set(first.fees.map((f) => f.fee_label_raw))];
  const costs = subs.flatMap((x) =>
    ['MTD', 'YTD'].map((p) => [x.name_raw, p, ...labels.map((l) => cell(s.feeOf(x, l, p)))]),
  );
  const blocks = subs.map((x, i) => {
    const mix = s.only(fund.subs?.[i], 'mix');
    return `<div><h3>${s.esc(x.name_raw)}</h3>${shares(x, 'ASSET_ALLOCATION')}${holdings(x, mix, '')}</div>`;
  });
  return frame(
    `${entry.fund_name_raw} (${fund.abbr})`,
    `<div class=two><div>${words(entry, fund)}${s.heading('Fund Size and Price')}
${s.htmlTable([['', first.fund_size_label_raw ?? '', PRICE], ...sizeRows])}
${s.heading('Performance')}${s.htmlTable([['', ...s.periods(first)], ...rows])}
${s.heading('Expense Ratios (annualized)')}${s.htmlTable([['', 'Period', ...labels], ...costs], 'costs')}</div>
<div class=side>${profile(entry)}</div></div><div class=subs>${blocks.join('')}</div>`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Headline inflation rose to 6.2% in October 2025 from 5.6% in the month before, mostly because of food prices ' +
    'after the floods. The current account turned to a deficit of USD 112 million.',
  'The State Bank kept the policy rate at 11.00%. Its reserves were USD 14.5 billion, and the rupee closed at 280.9 ' +
    'per dollar. Remittances of USD 3.4 billion were 12% above those of a year ago.',
  'The KSE-100 Index closed higher than in September on strong results. Foreigners remained net sellers, whereas ' +
    'mutual funds and individuals bought shares.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  return frame(
    'Economic Review & Outlook',
    `<div class=long>${s.paragraphs(REVIEW)}</div>${s.heading('Contents')}
${s.htmlTable([['Fund', 'Category', 'Page'], ...rows], 'index')}`,
    [],
    'Gandava Funds - Fund Manager Report - October 2025 - Page 1',
  );
}

/** The review if the report is whole, and a page for each fund. */
export function html({ entries, isWhole, funds }: Report): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return e.sub_funds.length > 0 ? pensionPage(e, fund) : fundPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
