/** The pages of AMC N222: facts with dotted leaders at the left, and tables at the right. */
import { FUNDS, PLAN_SHORT } from './n222-funds.ts';
import { STYLE } from './n222-style.ts';
import { VIEWS, front } from './n222-front.ts';
import * as s from './shared15.ts';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);

/** The dots that fit between label and value, by a rough measure of the characters. */
function leader(label: string, value: string, room: number): string {
  const dots = Math.max(3, Math.floor(room - 1.75 * (label.length + value.length)));
  return `<p class=lead><span>${s.esc(label)} ${'.'.repeat(dots)}</span><span>${s.esc(value)}</span></p>`;
}

/** A label in bold above its text. */
const long = (label: string, value: string | null): string =>
  value === null ? '' : `<p><b>${s.esc(label)}</b></p><p>${s.esc(value)}</p>`;

const leaders = (entry: s.Entry, labels: readonly (readonly [label: string, key: s.TermKey])[]): string =>
  s
    .terms(entry, labels)
    .map(([label, value]) => leader(label, value, 93))
    .join('');

const benchmark = (value: string | null): string =>
  value !== null && value.length < 25 ? leader('Benchmark', value, 93) : long('Benchmark', value);

function facts(entry: s.Entry): string {
  return `${s.heading('Fund Facts')}${leaders(entry, [
    ['Fund Category', 'category_raw'],
    ['Type', 'fund_type_raw'],
  ])}${benchmark(entry.benchmark_raw)}${leaders(entry, [
    ['Inception Date', 'launch_date_raw'],
    ['Par Value', 'par_value_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Front-end Load', 'front_end_load_raw'],
    ['Back-end Load', 'back_end_load_raw'],
    ['Fund Risk Profile', 'risk_profile_raw'],
    ['Risk of Erosion', 'risk_of_principal_raw'],
    ['Leverage', 'leverage_raw'],
  ])}${long('Management Fee', entry.management_fee_raw)}${leaders(entry, [
    ['Min. Initial Investment', 'minimum_initial_raw'],
    ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
    ['Custodian & Trustee', 'trustee_raw'],
    ['Fund Auditors', 'auditor_raw'],
    ['Listing', 'listing_raw'],
    ['Dealing Days', 'dealing_days_raw'],
    ['Cut Off Timings', 'cutoff_raw'],
  ])}`;
}

const fees = (figures: s.Figures): s.Item[] => figures.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const);

function statistics(entry: s.Entry): string {
  const stars = entry.amount_invested_by_fof_pkr === null ? '' : '****';
  const all = s.grouped(Number(entry.fund_size_including_fof_pkr) / 1e6, 2);
  const items: s.Item[] = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    [`Fund Size incl. fund of funds (PKR mn)${stars}`, all],
    ['Net Asset Value per unit (Rs.)', entry.nav_per_unit ?? ''],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...fees(entry),
  ];
  return `${s.heading('Key Statistics')}${items.map(([l, v]) => leader(l, v, 91)).join('')}`;
}

const committee = (entry: s.Entry): string =>
  `${s.heading('Investment Committee')}${s
    .members(entry)
    .map(([name, office]) => `<p>${s.esc(name)}, ${s.esc(office)}</p>`)
    .join('')}`;

function ratings(entry: s.Entry): string {
  const one = (label: string, subject: 'FUND' | 'AMC'): string[] => {
    const text = s.ratingWith(entry, subject, (r, by, d) => `"${r}" by ${by} ${d}`, '');
    return text === '' ? [] : [`${label}: ${text}`];
  };
  const all = [...one('Fund Stability Rating', 'FUND'), ...one('Management Quality Rating', 'AMC')];
  return all.map(s.esc).join(' &nbsp;•&nbsp; ');
}

const page = (title: string, rated: string, body: string, notes: readonly string[], number: number): string =>
  `<header><b>${s.esc(title)}</b><span>October 2023</span></header><p class=rated>${rated}</p><main>${body}</main>
<footer>${s.paragraphs(notes)}<p class=small><b>Dispute Resolution / Complaint Handling:</b> Investors may lodge their
complaints with our Investor Services Department (UAN 111-625-259). If a complaint is not redressed, investors may
lodge it with SECP at https://sdms.secp.gov.pk/.</p><p class=small><b>Disclaimer:</b> ${s.esc(s.RISK_NOTE)}</p>
<p class=end><span>Malakwal Asset Management Limited</span><span>Fund Managers’ Report October 2023</span></p></footer>
<i class=number>${number}</i>`;

function returns(figures: s.Figures, short: string): string {
  const rows = figures.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.benchmark_return_percent),
    cell(r.fund_return_percent),
  ]);
  return `<div>${s.heading('Fund Returns')}${s.htmlTable([['Period', 'BM', short], ...rows])}</div>`;
}

function mix(figures: s.Figures): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  const head = ['', ...s.datesOf(figures, 'ASSET_ALLOCATION')];
  const total = ['Total', cell('100.0'), cell('100.0')];
  return `<div>${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}${s.htmlTable([head, ...rows, total])}</div>`;
}

/** Two lists without heads, the second one at the right of the first. */
function pairs(title: string, rows: readonly s.Item[]): string {
  const half = Math.ceil(rows.length / 2);
  const lists = [rows.slice(0, half), rows.slice(half)].map((some) => s.htmlTable(some, 'plain', 0));
  return `${s.heading(title)}<div class=pair>${lists.join('')}</div>`;
}

function second(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const rows = s.lines(entry, type).map((r) => [r.label, cell(r.cells[0])] as const);
  if (type === 'CREDIT_QUALITY') return pairs(s.titleOf(entry, type), rows);
  const sum = s.sumOf(
    s.lines(entry, type).map((r) => r.cells[0] ?? ''),
    1,
  );
  return `${s.heading(s.titleOf(entry, type))}${s.htmlTable([...rows, ['Total', cell(sum)]], 'plain', 0)}`;
}

function months(figures: s.Figures, own: string, title: string): string {
  const names = [own, 'BM'].map((n) => [n, n] as const);
  return `${s.heading(title)}${s.htmlTable(s.wideSeries(figures.monthly_returns, names, cell), 'months')}`;
}

const BAD = [
  'Name',
  'Type',
  'Value before Provisioning',
  'Provisioning Held, if any',
  'Value after Provisioning',
  '% of Gross Assets',
  '% of Net Assets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Details of Non-Compliant Investments (PKR mn)')}${s.htmlTable(
        [BAD, ...entry.non_compliant.map(s.exposureCells)],
        'bad',
      )}`;

const words = (entry: s.Entry, abbr: string): string =>
  `${s.heading('Investment Objective')}<p class=text>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p class=text>${s.esc(VIEWS[abbr])}</p>`;

function fundPage(entry: s.Entry, abbr: string): string {
  const held = entry.holdings.map((h) => [h.name_raw, cell(h.percent)] as const);
  const right = `${words(entry, abbr)}<div class=pair>${returns(entry, abbr)}${mix(entry)}</div>${second(entry)}
${pairs(entry.holdings_title_raw ?? '', held)}${months(entry, abbr, 'Monthly Returns')}${breaches(entry)}`;
  const left = `${facts(entry)}${statistics(entry)}${committee(entry)}`;
  const body = `<div class=left>${left}</div><div class=right>${right}</div>`;
  return page(entry.fund_name_raw, ratings(entry), body, entry.footnotes_raw, entry.page_number);
}

function plan(figures: s.SubFacts): string {
  const short = PLAN_SHORT[figures.name_raw] ?? '';
  const items: s.Item[] = [
    [figures.fund_size_label_raw ?? '', figures.fund_size_raw ?? ''],
    ['Net Asset Value per unit (Rs.)', figures.nav_per_unit ?? ''],
    ['Plan Inception Date', figures.launch_date_raw ?? ''],
    ...fees(figures),
  ];
  return `<h3>${s.esc(figures.name_raw)}</h3><div class=pair><div>
${items.map(([l, v]) => leader(l, v, 112)).join('')}</div>${returns(figures, short)}</div>${mix(figures)}
${months(figures, short, `${figures.name_raw} (Monthly Returns)`)}`;
}

/** The plans run on over the end of the page. */
function planPages(entry: s.Entry, abbr: string): string[] {
  const [first = '', next = '', ...others] = entry.sub_funds.map(plan);
  const left = `<div class=left>${facts(entry)}${committee(entry)}</div>`;
  const top = page(
    entry.fund_name_raw,
    ratings(entry),
    `${left}<div class=right>${words(entry, abbr)}${first}</div>`,
    [],
    entry.page_number,
  );
  const rest = `<div class=left></div><div class=right>${next}${others.join('')}</div>`;
  return [top, page(entry.fund_name_raw, '', rest, entry.footnotes_raw, entry.page_number + 1)];
}

/** Cover, review and risk profiles if the report is whole, and the pages of the funds. */
export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.flatMap((e) => {
    const fund = s.fundNamed(FUNDS, e);
    return fund.subs === undefined ? [fundPage(e, fund.abbr)] : planPages(e, fund.abbr);
  });
  return s.htmlPages(STYLE, isWhole ? [...front(entries), ...pages] : pages);
}
