/** The pages of AMC N242: a cover with the list of funds, then a page for each fund. */
import { FUNDS } from './n242-funds.ts';
import { STYLE } from './n242-style.ts';
import * as w from './n242-words.ts';
import * as s from './shared15.ts';

const foot = (text: string | null): string => `<div class=foot>${s.esc(text ?? '')}</div>`;

const boxes = (items: readonly s.Item[]): string =>
  `<div class=band>${items.map(([a, b]) => `<div><span>${s.esc(a)}</span><b>${s.esc(b)}</b></div>`).join('')}</div>`;

const band = (entry: s.Entry): string =>
  boxes(
    s.stated([
      ['NAV per Unit (Rs.)', entry.nav_per_unit],
      ['Offer Price (Rs.)', entry.offer_price],
      ['Redemption Price (Rs.)', entry.repurchase_price],
      [w.SIZE, entry.fund_size_raw],
      ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
      ['Launch Date', entry.launch_date_raw],
      ['Risk Profile', entry.risk_profile_raw],
    ]),
  );

function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Stability Rating', s.rated(entry, 'FUND')?.line_raw],
    ['Asset Manager Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Par Value', entry.par_value_raw],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  return w.block(
    'General Information',
    w.table(
      items.map((x) => w.row(x)),
      'facts',
    ),
  );
}

function returns(entry: s.Entry): string {
  const of = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent', kind = ''): string =>
    w.row([name, ...s.seriesCells(entry, key).map(w.signed)], kind);
  return w.block(
    'Performance (%)',
    w.table(
      [
        w.head(['', ...s.periods(entry)]),
        of(s.short(entry), 'fund_return_percent', 'own'),
        of('Benchmark', 'benchmark_return_percent'),
      ],
      'even',
    ),
  );
}

/** Fiscal years and calendar years each have a table with a column for each year. */
function years(entry: s.Entry, title: string, isOf: (label: string) => boolean): string {
  const some = entry.historical_returns.filter((r) => isOf(r.period_label_raw));
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const [top = [], ...lines] = s.wideSeries(some, names, w.signed);
  return w.block(title, w.table([w.head(top), ...lines.map((l, i) => w.row(l, i === 0 ? 'own' : ''))], 'even'));
}

function months(entry: s.Entry): string {
  const lines = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], w.signed);
  return w.block(
    'Returns of Last Twelve Months (%)',
    w.table([w.head(['Month', s.short(entry), 'Benchmark']), ...lines.map((l) => w.row(l))]),
  );
}

function assets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const rows = s.lines(entry, type).map((l) => w.row([l.label, ...l.cells]));
  return w.block(s.titleOf(entry, type), w.table([w.head(['', ...s.datesOf(entry, type)]), ...rows]));
}

const credit = (entry: s.Entry): string =>
  w.block(
    s.titleOf(entry, 'CREDIT_QUALITY'),
    w.table(s.ofType(entry, 'CREDIT_QUALITY').map((r) => w.row([r.label_raw, r.percent]))),
  );

/** The longest bar is as wide as its column. */
function sectors(entry: s.Entry): string {
  const rows = s.ofType(entry, 'SECTOR_ALLOCATION');
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const bars = rows.map((r) => {
    const width = ((Number(r.percent) / most) * 100).toFixed(1);
    return `<div><span>${s.esc(r.label_raw)}</span><i style="width:${width}%"></i><b>${r.percent}</b></div>`;
  });
  return w.block(s.titleOf(entry, 'SECTOR_ALLOCATION'), `<div class=bars>${bars.join('')}</div>`);
}

function held(entry: s.Entry, fund: s.Fund, note: string): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => w.row([h.name_raw, s.noteOf(fund, h.name_raw), h.percent]));
  return w.block(entry.holdings_title_raw ?? '', w.table([w.head(['Name', note, '%']), ...rows], 'held'));
}

const statistics = (entry: s.Entry): string =>
  w.block('Portfolio Statistics', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

const ratios = (entry: s.Entry): string =>
  w.block(
    'Expense Ratios (% per annum)',
    w.table(
      [
        w.head(['', 'MTD', 'YTD']),
        ...[w.WITH, w.LEVIES, w.WITHOUT].map((l) =>
          w.row([l, `${s.feeOf(entry, l, 'MTD')}%`, `${s.feeOf(entry, l, 'YTD')}%`]),
        ),
      ],
      'ratios',
    ),
  );

const people = (entry: s.Entry): string =>
  w.block(
    'Investment Committee',
    w.table(
      entry.parties.map((p) => w.row([p.name_raw, p.designation_raw ?? ''])),
      'who',
    ),
  );

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const top = [
    'Non-Compliant Investment',
    'Type of Investment',
    'Value before Provision',
    'Provision Held',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.block('Details of Non-Compliant Investments (Rs. in million)', w.table([w.head(top), ...rows], 'breach'));
}

function fundPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const notes = entry.footnotes_raw.map((n) => `<li>${s.esc(n)}</li>`).join('');
  const left = `${w.block('Investment Objective', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`)}
${facts(entry)}${ratios(entry)}${people(entry)}`;
  const right = `${returns(entry)}${years(entry, 'Fiscal Year Returns, July to June (%)', (l) => l.startsWith('FY'))}
${years(entry, 'Calendar Year Returns (%)', (l) => l.startsWith('CY'))}
<div class=two><div>${months(entry)}</div><div>${assets(entry)}${statistics(entry)}${isRate ? credit(entry) : ''}</div>
</div>${isRate ? '' : sectors(entry)}${held(entry, fund, isRate ? 'Rating' : 'Sector')}`;
  return `<div class=top><div><h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1>
<p>Fund Manager Report of October 2024, figures as at October 31, 2024</p></div><div class=amc><b>Dharabi</b>
<span>A subsidiary of Dharabi Bank Limited</span></div></div>${band(entry)}
<div class=cols><div>${left}</div><div>${right}</div></div>
${w.block('Fund Manager’s Comments', `<p class=text>${s.esc(w.COMMENTS[fund.abbr])}</p>`)}
${breaches(entry)}<ul class=notes>${notes}</ul>${foot(entry.page_footer_raw)}`;
}

function cover(): string {
  const index = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `<div class=cover><div class=amc><b>${w.AMC}</b><span>A subsidiary of Dharabi Bank Limited</span></div>
<h1>Fund Manager Report<br>October 2024</h1><p>Conventional funds under our management</p>${w.bar('Funds')}
${w.table([w.head(['Fund', 'Category', 'Page']), ...index])}${w.bar('Risk Disclosure')}
<p>${s.esc(s.RISK_NOTE)}</p></div>
${foot(w.footerOf(1))}`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, [cover(), ...entries.map(fundPage)]);
