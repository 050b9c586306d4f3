/** The pages of AMC N144: an index of all funds, and two pages for each with its facts and its portfolio. */
import { COMMENTS } from './n144-funds.ts';
import * as s from './shared15.ts';

const GREEN = '#1b5e3f';
const GOLD = '#b8913a';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.8pt/1.28 Carlito,'Liberation Sans';color:#1f2a24;font-variant-ligatures:none}
.head{position:absolute;left:0;right:0;top:0;height:21mm;padding:0 11mm;display:flex;justify-content:space-between;align-items:center;
border-bottom:1.2mm solid ${GOLD}}
.head h1{margin:0;font-size:16pt;line-height:1.1;color:${GREEN}}.head h1 small{display:block;font-size:8.4pt;font-weight:normal;color:#555}
.head div:last-child{text-align:right;font-size:8pt;color:${GREEN};line-height:1.35}
.body{position:absolute;left:11mm;right:11mm;top:25mm}
h2{font-size:8.8pt;line-height:1.2;color:#fff;background:${GREEN};margin:2.8mm 0 .8mm;padding:.5mm 1.6mm}h2:first-child{margin-top:0}
p{margin:0;text-align:justify}.cols{display:grid;grid-template-columns:91mm 1fr;gap:5mm;align-items:start;margin-top:2.8mm}.even{grid-template-columns:1fr 1fr}
td,th{padding:.55mm 1.1mm;text-align:right;border:.2mm solid #c9d3cc;vertical-align:middle}td:first-child,th:first-child{text-align:left}
th{background:#e6efe9;color:${GREEN};line-height:1.1}.mid td,.mid th{text-align:center}
.facts td{text-align:left;vertical-align:top;border-width:0 0 .2mm}.facts td:first-child{width:35mm;font-weight:bold;color:${GREEN}}
.grid{font-size:7pt}.grid td,.grid th{text-align:center;padding:.7mm .2mm}
.rated td:nth-child(2),.rated th:nth-child(2),.rated td:nth-child(3),.rated th:nth-child(3){text-align:center}
.named td:nth-child(2),.named th:nth-child(2){text-align:left}
.bad{font-size:7.2pt}.bad th{vertical-align:bottom}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
svg{display:block;width:100%;font:6.4px 'Liberation Sans'}
.notes{position:absolute;left:11mm;right:11mm;bottom:12mm;font-size:6.6pt;color:#555}.notes div{margin-top:.6mm;text-align:justify}
.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;border-top:.4mm solid ${GOLD};padding-top:1mm;display:flex;justify-content:space-between;
font-size:7.2pt;color:${GREEN}}
.sum{font-size:9pt;line-height:1.5}.sum td,.sum th{padding:1.5mm 1.4mm}.sum p{margin-bottom:2.5mm}`;

/** 31st March ’24 */
export const dayText = ([year, month, d]: s.Day): string =>
  `${s.ordinal(d)} ${s.monthName({ year, month })} ’${s.year2({ year, month })}`;

const GRID = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const;
const YEARS = [2024, 2023, 2022, 2021, 2020] as const;

const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : `${s.bracketed(v)}`.replace(/(\)?)$/, '%$1');

const bare = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

const frame = (title: string, note: string, amc: string, footer: string, body: string): string =>
  `<div class=head><h1>${s.esc(title)}<small>${s.esc(note)}</small></h1><div><b>${s.esc(amc)}</b><br>A subsidiary of Timergara Islamic Bank
Limited<br>Fund Manager’s Report – March 2024</div></div><div class=body>${body}</div>
<div class=foot><span>UAN: 0800-84637 | www.timergarafunds.example</span><span>${s.esc(footer)}</span></div>`;

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} as on ${day}`, '');

function sizes(entry: s.Entry, fund: s.Fund, month: s.Month): s.Item[] {
  const held = fund.fof === undefined ? null : Number(s.fofOf(fund, month));
  return s.stated([
    [`NAV per Unit as on ${dayText(s.lastDay(month))}`, `PKR ${entry.nav_per_unit ?? ''}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    [
      'Net Assets excluding Fund of Funds (PKR in million)',
      held === null ? null : s.grouped(Number(entry.fund_size_pkr) / 1e6 - held, 2),
    ],
  ]);
}

function facts(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Fund Category', 'category_raw'],
      ['Inception Date', 'launch_date_raw'],
    ]),
    ...sizes(entry, fund, month),
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Sales Load (Front-end)', 'front_end_load_raw'],
      ['Sales Load (Back-end)', 'back_end_load_raw'],
    ]),
    ['Fund Stability Rating', quoted(entry, 'FUND')],
    ['Management Rating', quoted(entry, 'AMC')],
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return s.heading('Fund Facts') + s.list(items, 'facts');
}

/** How units are bought and sold. */
const dealing = (entry: s.Entry): string =>
  s.heading('Investment & Dealing') +
  s.list(
    s.terms(entry, [
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Additional Investment', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Dealing Cut-off', 'cutoff_raw'],
      ['Redemption Payment', 'settlement_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    'facts',
  );

/** Periods up to a year and longer ones are under a merged head each. */
function returns(entry: s.Entry, kind: s.Model['kind']): string {
  const labels = s.periods(entry);
  const short = kind === 'rate' ? 'Annualised Return¹' : 'Absolute Return¹';
  const top = `<tr><th rowspan=2></th><th colspan=3>${short}</th><th colspan=${labels.length - 3}>CAGR¹</th></tr>`;
  const rows = [
    s.tr([s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(cell)]),
    s.tr(['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell)]),
  ];
  return `${s.heading('Fund Performance')}<table class=mid>${top}${s.tr(labels.map(s.esc), 'th')}${rows.join('')}</table>`;
}

/** Fiscal years by months, with the returns of full years at the end. */
function matrix(entry: s.Entry): string {
  const own = s.short(entry);
  const rows = YEARS.map((year) => {
    const months = GRID.map((m, i) =>
      s.percentAt(entry.monthly_returns, own, `${m} ${String(i < 6 ? year - 1 : year)}`),
    );
    const label = `FY${year - 1}-${String(year).slice(2)}`;
    const whole = [own, 'Benchmark'].map((name) => s.percentAt(entry.historical_returns, name, label));
    return { label, months, whole };
  }).filter((r) => r.months.some((v) => v !== undefined));
  const top = `<tr><th rowspan=2>Year</th><th colspan=12>Monthly Returns (%)</th><th colspan=2>Full Year (%)</th></tr>`;
  const heads = s.tr([...GRID, own, 'Benchmark'], 'th');
  const lines = rows.map((r) => s.tr([r.label, ...r.months.map(bare), ...r.whole.map(bare)]));
  return `<h2 style="margin-top:3mm">Performance History of ${own}</h2><table class=grid>${top}${heads}${lines.join('')}</table>`;
}

/** Columns of the last twelve months without figures. */
function bars(entry: s.Entry): string {
  const values = entry.monthly_returns.slice(-12).map((r) => Number(r.percent));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const yAt = (v: number): number => 52 - ((v - low) / (high - low)) * 46;
  const shapes = entry.monthly_returns.slice(-12).map((r, i) => {
    const v = Number(r.percent);
    const top = Math.min(yAt(v), yAt(0));
    return `<rect x="${8 + i * 21}" y="${top.toFixed(1)}" width="13" height="${Math.abs(yAt(v) - yAt(0)).toFixed(1)}" fill="${GOLD}"/>
<text x="${14.5 + i * 21}" y="62" text-anchor="middle">${r.period_label_raw.slice(0, 3)}</text>`;
  });
  const zero = `<path d="M4 ${yAt(0).toFixed(1)}H258" stroke="${GREEN}" stroke-width=".8"/>`;
  return `<h2>Returns of the Last Twelve Months</h2><svg viewBox="0 0 262 66">${shapes.join('')}${zero}</svg>`;
}

function firstPage(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`];
  const body = `<h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>
<div class=cols><div>${facts(entry, fund, month)}</div><div>${returns(entry, fund.model.kind)}
<h2>Fund Manager’s Comments</h2><p>${s.esc(COMMENTS[fund.abbr])}</p>${bars(entry)}${dealing(entry)}</div></div>${matrix(entry)}`;
  const page = frame(entry.fund_name_raw, `(${fund.abbr})`, entry.amc_name_raw, entry.page_footer_raw ?? '', body);
  return `${page}<div class=notes>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;
}

function shares(entry: s.Entry, type: s.AllocationType | null): string {
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map(cell)]);
  if (type === null) return '';
  const heads = type === 'ASSET_ALLOCATION' ? [['', ...s.datesOf(entry, type)]] : [];
  return s.heading(s.titleOf(entry, type)) + s.htmlTable([...heads, ...rows], '', heads.length);
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const isSukuk = fund.model.kind === 'rate';
  const rows = entry.holdings.map((h) => [h.name_raw, ...s.noteOf(fund, h.name_raw).split(' · '), cell(h.percent)]);
  const head = isSukuk ? ['Sukuk', 'Rating', 'Maturity', '%'] : ['Company', 'Sector', '%'];
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], isSukuk ? 'rated' : 'named');
}

function disclosure(entry: s.Entry): string {
  const title = s.heading('Details of Non-Compliant Investments');
  if (entry.non_compliant.length === 0)
    return `${title}<p>The Fund holds no investment that is non-compliant with Circular 7 of 2009 of the SECP.</p>`;
  const head = [
    'Name of Non-Compliant Investment',
    'Reason',
    'Value before Provision (PKR mn)',
    'Provision Held (PKR mn)',
    'Value after Provision (PKR mn)',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return title + s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad');
}

function payouts(part: s.Part, month: s.Month): string {
  const rows = s.payouts(part, month, 4);
  if (rows.length === 0) return '';
  const head = ['Year', 'Profit per Unit (PKR)', 'Ex-NAV (PKR)', '% of Par Value'];
  return s.heading('Profit Distribution') + s.htmlTable([head, ...rows], 'mid');
}

/** The second page, whose footer has the next number. */
function secondPage(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  const people = s.members(entry);
  const isScholar = (office: string): boolean => office === 'Shariah Advisor';
  const table = (title: string, rows: readonly s.Item[]): string =>
    s.heading(title) + s.htmlTable([['Name', 'Designation'], ...rows.map((r) => [...r])], 'named');
  const body = `<div class="cols even" style="margin-top:0"><div>${shares(entry, 'ASSET_ALLOCATION')}</div>
<div>${shares(entry, s.otherType(entry))}</div></div><div style="height:2.8mm"></div>${holdings(entry, fund)}
${disclosure(entry)}${payouts(part, month)}<div class="cols even"><div>${table(
    'Investment Committee',
    people.filter(([, office]) => !isScholar(office)),
  )}</div><div>${table(
    'Shariah Advisors',
    people.filter(([, office]) => isScholar(office)),
  )}</div></div>`;
  const footer = (entry.page_footer_raw ?? '').replace(/\d+$/, (n) => String(Number(n) + 1));
  return frame(entry.fund_name_raw, `(${fund.abbr}) – Portfolio`, entry.amc_name_raw, footer, body);
}

const REVIEW = [
  'Inflation fell to 20.7% in March from 23.1% in February, its lowest level in almost two years. The real interest rate became positive, ' +
    'but the State Bank of Pakistan kept the policy rate at 22.0%, because of uncertain prices of energy and commodities.',
  'Pakistan and the staff of the IMF reached an agreement on the final review of the Stand-by Arrangement, which releases USD 1.1 billion. ' +
    'Remittances increased to USD 3.0 billion before Eid, and the current account had a surplus of USD 619 million.',
  'The KMI-30 Index ended the quarter with a gain. Foreign investors bought shares of USD 21 million, while banks and individuals sold. ' +
    'Average volumes rose by 8% over the previous month.',
];

function front(entries: readonly s.Entry[]): string {
  const labels = ['MTD', 'FYTD', '1 Year'];
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.nav_per_unit ?? '',
    e.fund_size_raw ?? '',
    ...labels.map((l) => cell(s.returnAt(e, l)?.fund_return_percent)),
  ]);
  const head = ['Fund', 'NAV (PKR)', 'Net Assets (PKR in million)', ...labels];
  const body = `<div class=sum><h2>Summary of Funds</h2>${s.htmlTable([head, ...rows])}
<h2 style="margin-top:8mm">Economic and Capital Markets Review</h2>${s.paragraphs(REVIEW)}</div>`;
  const amc = entries[0]?.amc_name_raw ?? '';
  return frame('Fund Manager’s Report', 'For the month of March 2024', amc, 'Timergara Islamic Investments | 1', body);
}

/** Two pages for each fund, and the summary before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.flatMap((e) => {
    const fund = s.fundNamed(funds, e);
    return [firstPage(e, fund, month), secondPage(e, fund, month)];
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
