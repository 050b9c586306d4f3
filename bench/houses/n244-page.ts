/** The pages of AMC N244: a cover with the list of funds, then a page for each fund. */
import { FUNDS } from './n244-funds.ts';
import { STYLE } from './n244-style.ts';
import * as w from './n244-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string => `<div class=foot><span>${w.AMC}</span><span>FMR - March 2023</span>
<span>${page}</span></div>`;

function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Category of Scheme', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Date of Launch', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    [w.SIZE, entry.fund_size_raw],
    ['Units in Issue', s.grouped(Number(entry.units_outstanding), 0)],
    ['Offer Price (PKR)', entry.offer_price],
    ['Redemption Price (PKR)', entry.repurchase_price],
    ['Par Value', entry.par_value_raw],
    ['Risk Profile / Risk of Principal Erosion', `${entry.risk_profile_raw} / ${entry.risk_of_principal_raw}`],
    ['Fund Stability Rating', s.rated(entry, 'FUND')?.line_raw ?? 'N/A'],
    ['Mgt. Quality Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Load - Front-end', entry.front_end_load_raw],
    ['Load - Back-end', entry.back_end_load_raw],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subseq. Investment', entry.minimum_subsequent_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Timing', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Listed at', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['External Auditor', entry.auditor_raw],
  ]);
  return w.block(
    'FUND INFORMATION',
    w.table(
      items.map((x) => w.row(x)),
      'facts',
    ),
  );
}

const expenses = (entry: s.Entry): string =>
  w.block(
    'EXPENSE RATIOS (annualized)',
    w.table(
      entry.fees.map((f) => w.row([f.fee_label_raw, `${f.percent}%`])),
      'facts ter',
    ),
  );

function returns(entry: s.Entry): string {
  const of = (name: string, key: Parameters<typeof s.seriesCells>[1], kind = ''): string =>
    w.row([name, ...s.seriesCells(entry, key).map(w.pct)], kind);
  return w.block(
    'PERFORMANCE',
    w.table([
      w.head(['', ...s.periods(entry)]),
      of(s.short(entry), 'fund_return_percent', 'own'),
      of('Benchmark', 'benchmark_return_percent'),
      of('Peer Avg.', 'peer_return_percent'),
    ]),
  );
}

function series(entry: s.Entry, rows: readonly s.SeriesRow[], title: string): string {
  if (rows.length === 0) return '';
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const [top = [], ...lines] = s.wideSeries(rows, names, w.pct);
  return w.block(title, w.table([w.head(top), ...lines.map((l, i) => w.row(l, i === 0 ? 'own' : ''))]));
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((l) => w.row([l.label, ...l.cells.map((c) => `${c}%`)]));
  const dates = s.datesOf(entry, type);
  const total = type === 'SECTOR_ALLOCATION' ? [] : [w.row(['Total', ...dates.map(() => '100.0%')], 'total')];
  return w.block(s.titleOf(entry, type), w.table([w.head(['', ...dates]), ...rows, ...total]));
}

/** Two holdings in each row: the first half of them at the left, the second at the right. */
function held(entry: s.Entry): string {
  const all = entry.holdings;
  if (all.length === 0) return '';
  const half = Math.ceil(all.length / 2);
  const cells = (h: s.Holding | undefined): string[] => (h === undefined ? ['', ''] : [h.name_raw, `${h.percent}%`]);
  const rows = all.slice(0, half).map((h, i) => w.row([...cells(h), ...cells(all[half + i])]));
  return w.block(entry.holdings_title_raw ?? '', w.table(rows, 'held'));
}

const statistics = (entry: s.Entry): string =>
  w.block('KEY STATISTICS', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

function breaches(entry: s.Entry): string {
  const title = 'DETAILS OF NON-COMPLIANT INVESTMENTS (Amounts in PKR mn)';
  if (entry.non_compliant.length === 0) return '';
  const names = ['Name of Investment', 'Type', 'Before Provisioning', 'Provisioning Held', 'After Provisioning'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.block(title, w.table([w.head([...names, '% of Gross Assets', '% of Net Assets']), ...rows], 'breach'));
}

const team = (entry: s.Entry): string =>
  w.block(
    'MEMBERS OF THE INVESTMENT COMMITTEE',
    `<div class=team>${entry.parties
      .map((p) => `<div><b>${s.esc(p.name_raw)}</b><span>${s.esc(p.designation_raw)}</span></div>`)
      .join('')}</div>`,
  );

function fundPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const second = s.only(s.otherType(entry), 'second table');
  const notes = entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('');
  const left = `${w.block('INVESTMENT OBJECTIVE', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`)}
${w.block('FUND MANAGER’S COMMENTARY', `<p class=text>${s.esc(w.COMMENTS[fund.abbr])}</p>`)}${returns(entry)}
${series(entry, entry.historical_returns, 'FISCAL YEAR RETURNS')}
<div class=two>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}</div>${held(entry)}${statistics(entry)}`;
  return `<div class=top><div><h1>${s.esc(entry.fund_name_raw)}</h1><p class=date>Fund Manager’s Report - March 2023</p>
</div><div class=amc><b>MIRWAH</b>Asset Management Company Limited</div></div>
<div class=nav>March 31, 2023 NAV - PKR ${s.esc(entry.nav_per_unit)}</div>
<div class=cols><div>${left}</div><div>${facts(entry)}${expenses(entry)}</div></div>
${series(entry, entry.monthly_returns, 'ROLLING 12 MONTHS RETURNS')}${breaches(entry)}${team(entry)}
<div class=notes>${notes}</div>${foot(entry.page_number)}`;
}

function cover(): string {
  const index = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `<div class=cover><h1>Fund Manager’s Report</h1><p>March 2023</p><p>${w.AMC}</p>
${w.table([w.head(['Fund', 'Category', 'Page']), ...index])}<p>${s.esc(s.RISK_NOTE)}</p></div>${foot(1)}`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, [cover(), ...entries.map(fundPage)]);
