/** The spreads of AMC N239: tables that run over the fold, notes with values, a coupon, and a matrix of all funds. */
import { FUNDS, VIEWS } from './n239-funds.ts';
import { STYLE } from './n239-style.ts';
import { AMC, caption, CHARGE, footerOf, LEVIES, MATRIX, NOW, percentOf, TER, THEN } from './n239-words.ts';
import * as s from './shared15.ts';

type Side = 'left' | 'right';

const foot = (text: string): string => `<div class=foot>${s.esc(text)}</div>`;
const disc = (i: number): string => `<i class="disc d${i}">${'ABC'[i] ?? ''}</i>`;

/** Lines of a table, each named by A, B or C: the fund and its benchmark, or the sub-funds. */
interface Line {
  readonly name: string;
  readonly at: (label: string) => string;
}

interface Run {
  readonly title: string;
  readonly labels: readonly string[];
  readonly lines: readonly Line[];
}

function runs(entry: s.Entry): Run[] {
  const isPension = entry.sub_funds.length > 0;
  const parts: readonly s.Figures[] = isPension ? entry.sub_funds : [entry];
  const first = s.only(parts[0], 'figures');
  const names = isPension ? entry.sub_funds.map((x) => x.name_raw) : [s.short(entry), 'Benchmark'];
  const of = (i: number): s.Figures => parts[i] ?? first;
  const period = (i: number, l: string): string => {
    const row = s.returnAt(of(i), l);
    return percentOf(!isPension && i === 1 ? row?.benchmark_return_percent : row?.fund_return_percent);
  };
  const series = (key: 'monthly_returns' | 'historical_returns', title: string): Run => ({
    title,
    labels: s.labelsOf(first[key]),
    lines: names.map((name, i) => ({ name, at: (l) => percentOf(s.percentAt(of(i)[key], name, l)) })),
  });
  return [
    {
      title: 'Returns over periods in % *',
      labels: s.periods(first),
      lines: names.map((name, i) => ({ name, at: (l) => period(i, l) })),
    },
    series('monthly_returns', 'Returns of twelve months in % *'),
    series('historical_returns', 'Returns of fiscal years in %'),
  ];
}

/** The left half has the names of the rows, the right half their letters. */
function half({ title, labels, lines }: Run, side: Side): string {
  const middle = Math.floor(labels.length / 2);
  const shown = side === 'left' ? labels.slice(0, middle) : labels.slice(middle);
  const top = s.tr(['', ...shown.map(s.esc)], 'th');
  const rows = lines.map(({ name, at }, i) =>
    s.tr([`${disc(i)}${side === 'left' ? ` ${s.esc(name)}` : ''}`, ...shown.map(at)]),
  );
  const words = side === 'left' ? `${caption(title)}<span>continued on the right page ▸</span>` : '<span>▸</span>';
  return `<div class="run ${side}"><div class=over>${words}</div><table>${top}${rows.join('')}</table></div>`;
}

const strip = (entry: s.Entry, side: Side): string =>
  `<div class=strip>${runs(entry)
    .filter((r) => r.labels.length > 0)
    .map((r) => half(r, side))
    .join('')}</div>`;

/** A card for each class, with a sentence. */
function cards(figures: s.Figures): string {
  const all = s.lines(figures, 'ASSET_ALLOCATION').map(
    ({ label, cells: [now = '', then = ''] }) =>
      `<div class=card><b>${s.esc(label)}</b>made up ${now}% of total assets in ${NOW}, after ${then}% in
${THEN}.</div>`,
  );
  return `<div class=cards>${all.join('')}</div>`;
}

function worth(figures: s.Figures, name: string): string {
  const units = s.grouped(Number(figures.units_outstanding), 0);
  return (
    `On 31 August 2023 the ${name} had ${figures.fund_size_label_raw ?? ''} of ${figures.fund_size_raw ?? ''} and ` +
    `${units} units outstanding, each with a net asset value (NAV) of Rs. ${figures.nav_per_unit ?? ''}.`
  );
}

/** The share is before the name of its class. */
function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const items = s.lines(entry, type).map(({ label, cells: [now = ''] }) => `${now}% ${label}`);
  const last = items.pop() ?? '';
  const words = type === 'CREDIT_QUALITY' ? 'were, by their rating' : 'were, by sector';
  return `${caption(s.titleOf(entry, type))}<p>In ${NOW} the total assets ${words}: ${s.esc(items.join(', '))} and
${s.esc(last)}.</p>`;
}

/** Labels with raised numbers, and the notes that have their values. */
function noted(entry: s.Entry, side: Side): readonly [labels: string, notes: string] {
  const left = s.stated([
    ['Benchmark', entry.benchmark_raw],
    ['Category', entry.category_raw],
    ['Type of fund', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal', entry.risk_of_principal_raw],
  ]);
  const right = s.stated([
    ['Management fee', entry.management_fee_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Listed on', entry.listing_raw],
    ['Rating of the fund', s.rated(entry, 'FUND')?.line_raw],
    ['Rating of the management company', s.rated(entry, 'AMC')?.line_raw],
    ['Leverage', entry.leverage_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const [items, from] = side === 'left' ? [left, 1] : [right, left.length + 1];
  const labels = items.map(([l], i) => `<span>${s.esc(l)}<sup>${i + from}</sup></span>`).join('');
  const notes = items.map(([, v], i) => `<li><sup>${i + from}</sup> ${s.esc(v)}</li>`).join('');
  return [`${caption('Particulars (see the notes below)')}<div class=labels>${labels}</div>`, `<ul>${notes}</ul>`];
}

/** The label is below its value. */
function coupon(entry: s.Entry): string {
  const items = s.stated([
    ['Offer price in Rs.', entry.offer_price],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum first investment', entry.minimum_initial_raw],
    ['Minimum later investment', entry.minimum_subsequent_raw],
    ['Par value', entry.par_value_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Pricing', entry.pricing_mechanism_raw],
  ]);
  const boxes = items.map(([l, v]) => `<div><b>${s.esc(v)}</b><small>${s.esc(l)}</small></div>`).join('');
  return `<div class=coupon><em>Order coupon: ${s.esc(entry.fund_name_raw)}. Cut here and hand in at any branch.</em>
<div class=boxes>${boxes}</div><p>Name ............................................ Amount in Rs. ......................
Signature ..............................</p></div>`;
}

function leftPage(entry: s.Entry, page: number): string {
  const { sub_funds: subs } = entry;
  const [labels, notes] = noted(entry, 'left');
  const { abbr } = s.fundNamed(FUNDS, entry);
  const body =
    subs.length === 0
      ? `<p>${s.esc(worth(entry, 'Fund'))}</p>${caption('Asset mix')}${cards(entry)}`
      : subs.map(
          (x) => `<h4>${s.esc(x.name_raw)}</h4><p>${s.esc(worth(x, x.name_raw))}</p>
${caption('Asset mix')}${cards(x)}`,
        );
  return `<h1>${s.esc(entry.fund_name_raw)}</h1><p class=under>${abbr} in ${NOW}</p>
<p class=lead>${s.esc(entry.investment_objective_raw ?? '')}</p><p>${s.esc(VIEWS[abbr] ?? '')}</p>
${typeof body === 'string' ? body : `<div class=mixes>${body.join('')}</div>`}
${strip(entry, 'left')}<div class=base>${labels}</div>
<div class=notes>${notes}${entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>${foot(footerOf(page))}`;
}

function rightPage(entry: s.Entry, page: number): string {
  const [labels, notes] = noted(entry, 'right');
  const people = s.people(entry).map(([office, name]) => `<div><b>${s.esc(name)}</b>${s.esc(office)}</div>`);
  return `<p class=again>${s.esc(entry.fund_name_raw)}</p>${second(entry)}${caption('Investment committee')}
<div class=people>${people.join('')}</div>${coupon(entry)}${strip(entry, 'right')}<div class=base>${labels}</div>
<div class=notes>${notes}</div>${foot(footerOf(page))}`;
}

/** Columns are the funds and sub-funds under turned names. */
function matrix(entries: readonly s.Entry[]): string {
  const columns = entries.flatMap((e): { name: string; figures: s.Figures }[] =>
    e.sub_funds.length === 0
      ? [{ name: e.fund_name_raw, figures: e }]
      : e.sub_funds.map((x) => ({ name: `${e.fund_name_raw}: ${x.name_raw}`, figures: x })),
  );
  const names = columns.map((c) => `<th><div class=turned>${s.esc(c.name)}</div></th>`).join('');
  const issuers = [...new Set(columns.flatMap((c) => c.figures.holdings.map((h) => h.name_raw)))].toSorted();
  const rows = issuers.map((n) =>
    s.tr([s.esc(n), '', ...columns.map((c) => c.figures.holdings.find((h) => h.name_raw === n)?.percent ?? '·')]),
  );
  const costs = ([TER, LEVIES] as const).flatMap((l) =>
    ['MTD', 'YTD'].map((p) => s.tr([l, p, ...columns.map((c) => s.feeOf(c.figures, l, p))])),
  );
  costs.push(s.tr([CHARGE, '', ...columns.map((c) => s.feeOf(c.figures, CHARGE, null))]));
  const band = (text: string): string => `<tr class=band><td colspan=${columns.length + 2}>${s.esc(text)}</td></tr>`;
  return `<h1>All funds at a glance</h1><p class=under>${NOW}</p><table class=matrix><tr><th></th><th></th>${names}</tr>
${band('Who holds what (% of total assets)')}${rows.join('')}${band('What it costs (% a year of net assets)')}
${costs.join('')}</table><p class=risk>${s.esc(s.RISK_NOTE)}</p>${foot(footerOf(MATRIX))}`;
}

const cover = (): string => `<div class=cover><small>${AMC}</small><h1>Fund Manager Report</h1><p>${NOW}</p>
<ol>${FUNDS.map((f, i) => `<li>${s.esc(f.name)} <span>pages ${2 * i + 2} and ${2 * i + 3}</span></li>`).join('')}
<li>All funds at a glance <span>page ${MATRIX}</span></li></ol><p class=how>Each fund is printed on two facing pages.
Rows of tables continue across the fold: the letter in the disc says which row it is.</p></div>${foot(footerOf(1))}`;

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [
    cover(),
    ...entries.flatMap((e, i) => [leftPage(e, 2 * i + 2), rightPage(e, 2 * i + 3)]),
    matrix(entries),
  ]);
