/** The pages of AMC N247: a review, pages of one or two funds, and a page of definitions. */
import { FUNDS } from './n247-funds.ts';
import { STYLE } from './n247-style.ts';
import * as w from './n247-words.ts';
import * as s from './shared15.ts';

const GRID = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const;
/** The fiscal year of the report month, by its end. */
const YEAR = 2020;

const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);

function prices(entry: s.Entry, form: s.Form): string {
  const past = s.figuresThen(entry, FUNDS, s.before(w.MONTH), form);
  const of = (label: string, value: (f: s.Figures) => string | null | undefined): string =>
    w.row([label, value(entry) ?? '', value(past) ?? '']);
  return w.block(
    'Fund Size and Prices',
    w.table([
      w.head(['', w.NOW, w.THEN]),
      of(w.SIZE, (f) => f.fund_size_raw),
      of('Units in Issue', units),
      of('NAV per Unit (Rs.)', (f) => f.nav_per_unit),
      of('Offer Price (Rs.)', (f) => f.offer_price),
      of('Redemption Price (Rs.)', (f) => f.repurchase_price),
    ]),
  );
}

function facts(entry: s.Entry): string {
  const fee = (label: string): string => `${s.feeOf(entry, label, null)}%`;
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Stability Rating', s.rated(entry, 'FUND')?.line_raw ?? 'Not applicable'],
    ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Management Fee', entry.management_fee_raw],
    [w.TER_MONTH, fee(w.TER_MONTH)],
    [w.TER_YEAR, fee(w.TER_YEAR)],
    [w.LEVIES, fee(w.LEVIES)],
    ['Front End Load', entry.front_end_load_raw],
    ['Back End Load', entry.back_end_load_raw],
    ['Min. Subscription', entry.minimum_initial_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return w.block(
    'Fund Information',
    w.table(
      items.map((x) => w.row(x)),
      'facts',
    ),
  );
}

function returns(entry: s.Entry): string {
  const cell = (v: string | null): string => (v === null ? '–' : s.bracketed(v));
  const rows = entry.reported_returns.map((r) =>
    w.row([
      r.period_label_raw,
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
      cell(r.peer_return_percent),
    ]),
  );
  return w.block('Performance (%)§', w.table([w.head(['', s.short(entry), 'Benchmark', 'Peer Avg.']), ...rows]));
}

/** Two rows for each fiscal year, the newest year first. */
function grid(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const count = w.isHalf(s.fundNamed(FUNDS, entry)) ? 2 : 3;
  const toDate = s.returnAt(entry, 'FY20 to Date');
  const rows = Array.from({ length: count }, (_, back) => YEAR - back).flatMap((year) =>
    names.map((name, i) => {
      const label = w.yearLabel(year);
      const current = i === 0 ? toDate?.fund_return_percent : toDate?.benchmark_return_percent;
      const whole = year === YEAR ? current : s.percentAt(entry.historical_returns, name, label);
      const months = GRID.map((m, k) => s.percentAt(entry.monthly_returns, name, `${m} ${k < 6 ? year - 1 : year}`));
      const cells = [...months, whole ?? undefined].map((v) => `<td>${v === undefined ? '' : s.bracketed(v)}</td>`);
      const first = i === 0 ? `<td rowspan=2 class=fy>${label}</td>` : '';
      return `<tr>${first}<td class=name>${name}</td>${cells.join('')}</tr>`;
    }),
  );
  return w.block(
    'Monthly Returns by Fiscal Year (%)',
    w.table([w.head(['Year', '', ...GRID, 'Full Year / YTD']), ...rows], 'grid'),
  );
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((l) => w.row([l.label, ...l.cells]));
  if (rows.length === 0) return '';
  return w.block(s.titleOf(entry, type), w.table([w.head(['', ...s.datesOf(entry, type)]), ...rows]));
}

function held(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const isRate = fund.model.kind === 'rate';
  const rows = entry.holdings.map((h) =>
    w.row([h.name_raw, ...(isRate ? [s.noteOf(fund, h.name_raw)] : []), h.percent]),
  );
  const top = isRate ? w.head(['Issue', 'Rating', '%']) : w.head(['Company', '%']);
  return w.block(entry.holdings_title_raw ?? '', w.table([top, ...rows]));
}

function people(entry: s.Entry): string {
  const all = entry.parties.map((p) => `${p.name_raw} (${p.designation_raw ?? ''})`).join('; ');
  return w.block('Investment Committee', `<p>${s.esc(all)}</p>`);
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const top = ['Non-Compliant Investment', 'Type', 'Value before Provision', 'Provision Held', 'Value after Provision'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.block(
    'Details of Non-Compliant Investments (Rs. mn)',
    w.table([w.head([...top, '% of Gross Assets', '% of Net Assets']), ...rows], 'breach'),
  );
}

function fundPart(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const second = fund.model.kind === 'rate' ? 'CREDIT_QUALITY' : 'SECTOR_ALLOCATION';
  const notes = entry.footnotes_raw.map((n) => `<div>${s.esc(n)}</div>`).join('');
  const objective = w.block('Investment Objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`);
  const comment = w.block('Fund Manager’s Comments', `<p>${s.esc(w.COMMENTS[fund.abbr])}</p>`);
  const isHalf = w.isHalf(fund);
  return `<div class="fund ${isHalf ? 'half' : 'whole'}"><div class=name1>
<h2>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h2><span>November 2019</span></div>
<div class=cols><div>${prices(entry, form)}${facts(entry)}${isHalf ? '' : people(entry)}</div>
<div>${objective}${comment}<div class=two><div>${returns(entry)}</div><div>${shares(entry, 'ASSET_ALLOCATION')}</div></div>
${grid(entry)}<div class=two><div>${shares(entry, second)}</div><div>${held(entry, fund)}</div></div>
${isHalf ? people(entry) : ''}</div></div>
${breaches(entry)}<div class=notes>${notes}</div></div>`;
}

const frame = (body: string, page: number): string =>
  `<div class=bank><b>${w.AMC}</b><span>A wholly owned subsidiary of Sheosar Bank Limited</span></div>${body}
<div class=foot>${s.esc(w.footerOf(page))}</div>`;

function review(): string {
  const figures: readonly s.Item[] = [
    ['SBP policy rate', '13.25%'],
    ['CPI, November (new base)', '12.7%'],
    ['Rupees per US dollar, interbank', '155.23'],
    ['Foreign exchange reserves (USD bn)', '16.0'],
  ];
  return frame(
    `<div class=front><h1>Fund Managers’ Report</h1><p>November 2019</p>${w.block('Economy', `<p>${w.REVIEW}</p>`)}
${w.block('Key Indicators', w.table(figures.map((x) => w.row(x))))}
${w.block('Risk Disclaimer', `<p>${s.esc(s.RISK_NOTE)}</p>`)}</div>`,
    1,
  );
}

const definitions = (): string =>
  frame(
    `<div class=front><h1>Definitions</h1>${w.DEFINITIONS.map(([a, b]) => w.block(a, `<p>${s.esc(b)}</p>`)).join('')}</div>`,
    7,
  );

export function html(entries: readonly s.Entry[], form: s.Form): string {
  const pages = [...Map.groupBy(entries, (e) => e.page_number)].map(([page, own]) =>
    frame(own.map((e) => fundPart(e, form)).join(''), page),
  );
  return s.htmlPages(STYLE, [review(), ...pages, definitions()]);
}
