/** The pages of AMC N230: two ledgers of groups, turned tables of shares, holdings with the percent first. */
import { FUNDS, MANAGERS, VIEWS } from './n230-funds.ts';
import { front } from './n230-front.ts';
import { grouped, minus } from './n230-parts.ts';
import { STYLE, SWATCHES } from './n230-style.ts';
import * as s from './shared15.ts';

export const MONTH: s.Month = { year: 2022, month: 4 };
export const DAY = '30.04.2022';
const THEN = '31.03.2022';
export const ACTUAL = 'Actual management fee';
export const TER = 'Total expense ratio with levies';
export const LEVIES = 'Government levies';

type Row = readonly [label: string, value: string];
type FormOf = (isFund: boolean) => s.Form;

const group = (name: string, rows: readonly (readonly [string, string | null | undefined])[]): string =>
  grouped(
    name,
    s.stated(rows).map(([label, value]) => `<td class=k>${s.esc(label)}</td><td>${s.esc(value)}</td>`),
  );

const ratio = (figures: s.Figures, row: string): string =>
  `${s.feeOf(figures, TER, row)}% (government levies ${s.feeOf(figures, LEVIES, row)}%)`;

const rated = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency}, ${day}`, 'Not rated');

const whole = (units: string | undefined): string => s.grouped(Number(units), 0);

function sizes(entry: s.Entry, formOf: FormOf): readonly Row[] {
  const then = s.figuresThen(entry, FUNDS, s.before(MONTH), formOf(true));
  return [
    [`At ${DAY}`, entry.fund_size_raw ?? ''],
    [`At ${THEN}`, then.fund_size_raw ?? ''],
  ];
}

function unitRows(entry: s.Entry): readonly Row[] {
  return [
    ['NAV', entry.nav_per_unit ?? ''],
    ['Offer price', entry.offer_price ?? ''],
    ['Redemption price', entry.repurchase_price ?? ''],
    ['Units outstanding', whole(entry.units_outstanding)],
  ];
}

function scheme(entry: s.Entry): string {
  return group('Scheme', [
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Principal erosion', entry.risk_of_principal_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Par value', entry.par_value_raw],
    ['Listing', entry.listing_raw],
  ]);
}

function costs(entry: s.Entry): string {
  const actual = entry.fees.find((f) => f.fee_label_raw === ACTUAL)?.percent ?? '';
  return `${group('Management fee', [
    ['Maximum', entry.management_fee_raw],
    ['Actual', `${actual}% p.a.`],
  ])}${group('Load', [
    ['Front-end', entry.front_end_load_raw],
    ['Back-end', entry.back_end_load_raw],
  ])}`;
}

function dealing(entry: s.Entry): string {
  return `${group('Minimum investment', [
    ['Initial', entry.minimum_initial_raw],
    ['Subsequent', entry.minimum_subsequent_raw],
  ])}${group('Dealing', [
    ['Days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Pricing', entry.pricing_mechanism_raw],
  ])}`;
}

const parties = (entry: s.Entry): string =>
  `${group('Parties', [
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ])}${group('Rating', [
    ['Fund stability', rated(entry, 'FUND')],
    ['Asset manager', rated(entry, 'AMC')],
  ])}${group('Investment committee', s.people(entry))}`;

function talk(entry: s.Entry): string {
  const { abbr } = s.fundNamed(FUNDS, entry);
  return `<h2 class=next>What the Fund Manager says</h2><p>${s.esc(VIEWS[abbr])} (${s.esc(MANAGERS[abbr])})</p>
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
}

function facts(entry: s.Entry, formOf: FormOf): string {
  const body = `${scheme(entry)}${group('Fund size', sizes(entry, formOf))}
${group(`Per unit, PKR, at ${DAY}`, unitRows(entry))}${costs(entry)}
${group('Total expense ratio with levies', [
  ['Month', ratio(entry, 'Month')],
  ['Year to date', ratio(entry, 'Year to date')],
])}${dealing(entry)}${group(
    'Statistics',
    entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  )}`;
  return `<div><h2>Facts</h2><table class=ledger>${body}</table>${talk(entry)}</div>`;
}

interface Span {
  readonly label: string;
  readonly own: string | null | undefined;
  readonly other: string | null | undefined;
}

const spanOf = (figures: s.Figures, label: string): Span => {
  const r = s.only(s.returnAt(figures, label), label);
  return { label, own: r.fund_return_percent, other: r.benchmark_return_percent };
};

const seriesOf = (rows: readonly s.SeriesRow[], series: string): Span[] =>
  s.labelsOf(rows).map((label) => ({
    label,
    own: s.percentAt(rows, series, label),
    other: s.percentAt(rows, 'Benchmark', label),
  }));

const LONG = ['3 years', '5 years', 'Since launch'];

/** What the rows of returns are, and the rows. */
function bands(figures: s.Figures, series: string, short: string): readonly (readonly [string, Span[]])[] {
  const labels = s.periods(figures);
  const spans = (isLong: boolean): Span[] =>
    labels.filter((l) => LONG.includes(l) === isLong).map((l) => spanOf(figures, l));
  const all: readonly (readonly [string, Span[]])[] = [
    [short, spans(false)],
    ['CAGR', spans(true)],
    ['Fiscal year', seriesOf(figures.historical_returns, series)],
    ['Month by month', seriesOf(figures.monthly_returns, series)],
  ];
  return all.filter(([, rows]) => rows.length > 0);
}

/** The difference is that of the true figure of the fund, also on the page with the false one. */
function difference(entry: s.Entry, { label, own, other }: Span): string {
  const planted = entry.planted_fault?.false_values.find((v) => v['period_label_raw'] === label)?.['real'];
  const mine = typeof planted === 'string' ? planted : own;
  return mine === undefined || other === undefined
    ? ''
    : (Number(mine) - Number(other)).toFixed(2).replace('-0.00', '0.00');
}

function returns(entry: s.Entry): string {
  const own = s.short(entry);
  const isRate = s.fundNamed(FUNDS, entry).model.kind === 'rate';
  const body = bands(entry, own, isRate ? 'Simple annualised' : 'Absolute').map(([name, spans]) =>
    grouped(
      name,
      spans.map(
        (x) => `<td class="k w">${s.esc(x.label)}</td><td class="n own">${minus(x.own)}</td>
<td class="n b">${minus(x.other)}</td><td class="n d">${minus(difference(entry, x))}</td>`,
      ),
    ),
  );
  return `<div><h2>Returns (%)</h2><table class=ledger><tr><th></th><th></th><th class=n>${own}</th>
<th class=n>Benchmark</th><th class=n>Difference</th></tr>${body.join('')}</table>
<h2 class=next>Who is responsible</h2><table class="ledger who">${parties(entry)}</table></div>`;
}

const colour = (i: number): string => SWATCHES[i % SWATCHES.length] ?? '';

/** A column for each class below its swatch, and a row for each month. */
function turned(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type);
  if (rows.length === 0) return '';
  const bar = rows.map((r, i) => `<i style="flex:${r.cells[0]};background:${colour(i)}"></i>`);
  const heads = rows.map((r, i) => `<th><i style="background:${colour(i)}"></i>${s.esc(r.label)}</th>`);
  const months = s.datesOf(figures, type);
  const cells = months.map(
    (m, k) => `<tr><td>${s.esc(m)}</td>${rows.map((r) => `<td>${r.cells[k] ?? ''}</td>`).join('')}</tr>`,
  );
  const plain = months.every((m) => m === '') ? ' plain' : '';
  return `<h2>${s.esc(s.titleOf(figures, type))}</h2><div class=bar>${bar.join('')}</div>
<table class="turned${plain}"><tr><th></th>${heads.join('')}</tr>${cells.join('')}</table>`;
}

/** The percent, the name, and the sector or rating in small print. */
function holdings(figures: s.Figures, mix: s.Mix, of = ''): string {
  if (figures.holdings.length === 0) return '';
  const items = figures.holdings.map(
    (h) =>
      `<p><b>${h.percent}</b><span>${s.esc(h.name_raw)}</span><small>${s.esc(s.noteOf(mix, h.name_raw))}</small></p>`,
  );
  return `<div><h2>${of}${s.esc(figures.holdings_title_raw)}</h2><div class=held>${items.join('')}</div></div>`;
}

const MONEY = 'Fund sizes are in millions of Pakistani Rupees. Returns and shares are in percent.';

/** The name in two lines, and the index of all funds at the edge. */
export function frame(entry: s.Entry, body: string): string {
  const own = s.short(entry) === '' ? 'LPF' : s.short(entry);
  const tabs = FUNDS.map((f) => `<p${f.abbr === own ? ' class=on' : ''}>${f.abbr}</p>`);
  const [first = '', ...rest] = entry.fund_name_raw.split(' ');
  return `<div class=top><h1><small>${s.esc(first)}</small>${s.esc(rest.join(' '))}</h1>
<p class=when><b>April 2022</b>${s.esc(entry.amc_name_raw)}</p></div>
<div class=unit><span>${MONEY}</span><span>Days are written as day, month and year.</span></div>
<div class=tabs>${tabs.join('')}</div><p class=aim>${s.esc(entry.investment_objective_raw)}</p>${body}
<footer><p>${s.esc(s.RISK_NOTE)} The Fund Manager named is responsible to the investment committee.</p>
<p class=end>${s.esc(entry.page_footer_raw)}</p></footer>`;
}

function fundPage(entry: s.Entry, formOf: FormOf): string {
  const fund = s.fundNamed(FUNDS, entry);
  const type = s.otherType(entry);
  const body = `<div class=two>${facts(entry, formOf)}${returns(entry)}</div>${turned(entry, 'ASSET_ALLOCATION')}
${type === null ? '' : turned(entry, type)}${holdings(entry, fund)}`;
  return frame(entry, body);
}

/** A cell for each sub-fund, over both of its columns. */
const across = (
  entry: s.Entry,
  label: string,
  value: (x: s.SubFacts) => string | null | undefined,
  kind = 'm',
): string =>
  `<td class="k w">${s.esc(label)}</td>${entry.sub_funds
    .map((x) => `<td class="${kind}" colspan=2>${s.esc(value(x))}</td>`)
    .join('')}`;

function subReturns(entry: s.Entry): string[] {
  const all = entry.sub_funds.map((x) => bands(x, x.name_raw, 'Up to one year'));
  return (all[0] ?? []).map(([name, spans], b) =>
    grouped(
      name,
      spans.map(({ label }, i) => {
        const cells = all.map((of) => {
          const span = of[b]?.[1][i];
          return `<td class="n own">${minus(span?.own)}</td><td class="n b">${minus(span?.other)}</td>`;
        });
        return `<td class="k w">${s.esc(label)}</td>${cells.join('')}`;
      }),
    ),
  );
}

function subTable(entry: s.Entry): string {
  const heads = entry.sub_funds.map((x) => `<th class=c colspan=2>${s.esc(x.name_raw)}</th>`);
  const pairs = entry.sub_funds.map(() => '<th class=n>Fund</th><th class=n>Benchmark</th>');
  const top = `<tr><th></th><th></th>${heads.join('')}</tr>`;
  const size = grouped('Size and NAV', [
    across(entry, `Fund size at ${DAY}`, (x) => x.fund_size_raw, 'c'),
    across(entry, 'NAV per unit (PKR)', (x) => x.nav_per_unit, 'c'),
    across(entry, 'Units outstanding', (x) => whole(x.units_outstanding)),
  ]);
  const ter = grouped(TER, [
    across(entry, 'Month', (x) => ratio(x, 'Month'), 'm t'),
    across(entry, 'Year to date', (x) => ratio(x, 'Year to date'), 'm t'),
  ]);
  return `<h2>The Sub-Funds</h2><table class="ledger subs3 narrow">${top}${size}${ter}
<tr><th></th><th>Returns (%)</th>${pairs.join('')}</tr>${subReturns(entry).join('')}</table>`;
}

const CLASSES = ['Equities', 'PIBs', 'T-Bills', 'TFCs and Sukuk', 'Bank Deposits', 'Others'];

/** Two rows for each sub-fund. */
function subAssets(entry: s.Entry): string {
  const title = s.titleOf(s.only(entry.sub_funds[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const rows = entry.sub_funds.flatMap((x) =>
    s.datesOf(x, 'ASSET_ALLOCATION').map((month, k) => {
      const cells = CLASSES.map(
        (c) => `<td>${s.lines(x, 'ASSET_ALLOCATION').find((l) => l.label === c)?.cells[k] ?? '–'}</td>`,
      );
      return `<tr><td>${s.esc(x.name_raw)}, ${month}</td>${cells.join('')}</tr>`;
    }),
  );
  const heads = CLASSES.map((c) => `<th>${c}</th>`);
  return `<h2>${s.esc(title)}</h2>
<table class="turned subs"><tr><th></th>${heads.join('')}</tr>${rows.join('')}</table>`;
}

function pensionPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const left = `<table class="ledger narrow">${scheme(entry)}${costs(entry)}</table>`;
  const right = `<table class="ledger narrow who">${dealing(entry)}${parties(entry)}</table>`;
  const held = entry.sub_funds.map((x, i) => holdings(x, s.only(fund.subs?.[i], 'sub-fund'), `${s.esc(x.name_raw)}: `));
  return frame(
    entry,
    `<div class=two>${left}${right}</div>${subTable(entry)}${subAssets(entry)}
<div class=beside>${held[0] ?? ''}<div>${held.slice(1).join('')}${talk(entry)}</div></div>`,
  );
}

/** The first page if the report is whole, and a page for each fund. */
export function html(entries: readonly s.Entry[], isWhole: boolean, formOf: FormOf): string {
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, formOf)));
  return s.htmlPages(STYLE, [...(isWhole ? [front(entries)] : []), ...pages]);
}
