/** The pages of AMC N177: pairs of funds with their labels in the middle; other pages are in two modules of their own. */
import { FUNDS, MONTH, SPREAD, TWINS } from './n177-funds.ts';
import { pensionPage } from './n177-pension.ts';
import { spread } from './n177-spread.ts';
import { frame, STYLE, value } from './n177-style.ts';
import type { Report } from './n177-style.ts';
import * as s from './shared15.ts';

/** A label with what both funds have; a dash if only one has it. */
const both = (label: string, left: string, right: string): string =>
  `<tr><td>${s.esc(left)}</td><th>${s.esc(label)}</th><td>${s.esc(right)}</td></tr>`;

const band = (title: string): string => `<tr class=band><td></td><th>${s.esc(title)}</th><td></td></tr>`;

const rating = (r: string, by: string, on: string): string => `${r}, ${by}, ${on}`;

const OWN: readonly (readonly [string, s.TermKey])[] = [
  ['Category', 'category_raw'],
  ['Launch date', 'launch_date_raw'],
  ['Benchmark', 'benchmark_raw'],
  ['Risk profile', 'risk_profile_raw'],
  ['Management fee', 'management_fee_raw'],
  ['Front-end load', 'front_end_load_raw'],
];

const SHARED: readonly (readonly [string, s.TermKey])[] = [
  ['Type', 'fund_type_raw'],
  ['Back-end load', 'back_end_load_raw'],
  ['Minimum, first investment', 'minimum_initial_raw'],
  ['Minimum, further investments', 'minimum_subsequent_raw'],
  ['Pricing', 'pricing_mechanism_raw'],
  ['Dealing days', 'dealing_days_raw'],
  ['Cut-off time', 'cutoff_raw'],
  ['Leverage', 'leverage_raw'],
  ['Trustee', 'trustee_raw'],
  ['Auditor', 'auditor_raw'],
];

function facts(a: s.Entry, b: s.Entry): string {
  const own = [a, b].map((e) => s.ratingWith(e, 'FUND', rating, ''));
  const rows = OWN.map(([label, key]) => both(label, a[key] ?? '–', b[key] ?? '–'));
  if (own.some((r) => r !== '')) rows.push(both('Stability rating', own[0] ?? '', own[1] ?? ''));
  const objectives = both('Objective', a.investment_objective_raw ?? '', b.investment_objective_raw ?? '');
  return `<table class=mirror>${objectives}${rows.join('')}</table>`;
}

/** Terms that both funds have are not mirrored. */
function shared(a: s.Entry): string {
  const items = [...s.terms(a, SHARED), ['Asset manager rating', s.ratingWith(a, 'AMC', rating, '')] as const];
  const pairs = items.map(([label, v]) => `<span>${s.esc(label)} <b>${s.esc(v)}</b></span>`);
  return `<p class=shared><i>Both funds</i> ${pairs.join(' · ')}</p>`;
}

/** The ratio of a period with the levies within it. */
function ratios(entry: s.Entry): string[] {
  const part = s.partOf(entry, FUNDS);
  return s.ratiosOf(part, MONTH).map((r) => `${r.withLevies}, of which levies ${r.levies}`);
}

function prices(a: s.Entry, b: s.Entry): string {
  const [left, right] = [ratios(a), ratios(b)];
  const fees = a.fees.map((f, i) => both(f.fee_label_raw, left[i] ?? '', right[i] ?? ''));
  const measures = a.metrics.map((m, i) => both(m.label_raw, m.value_raw, b.metrics[i]?.value_raw ?? '–'));
  return `<table class="mirror large">${both('NAV per unit', a.nav_per_unit ?? '', b.nav_per_unit ?? '')}
${both(a.fund_size_label_raw ?? '', a.fund_size_raw ?? '', b.fund_size_raw ?? '')}</table>
<table class=mirror>${both('Offer price', a.offer_price ?? '', b.offer_price ?? '')}
${both('Redemption price', a.repurchase_price ?? '', b.repurchase_price ?? '')}${measures.join('')}${fees.join('')}</table>`;
}

/** Benchmarks are at the outer sides. */
function returns(a: s.Entry, b: s.Entry): string {
  const labels = [a, b].map(s.periods).toSorted((x, y) => y.length - x.length)[0] ?? [];
  const rows = labels.map((label) => {
    const [x, y] = [s.returnAt(a, label), s.returnAt(b, label)];
    return five(
      [x?.benchmark_return_percent, x?.fund_return_percent, y?.fund_return_percent, y?.benchmark_return_percent].map(
        value,
      ),
      label,
    );
  });
  const months = s.labelsOf(a.monthly_returns).map((label) => {
    const at = (e: s.Entry, series: string): string => value(s.percentAt(e.monthly_returns, series, label));
    return five([at(a, 'Benchmark'), at(a, s.short(a)), at(b, s.short(b)), at(b, 'Benchmark')], label);
  });
  const heads = (title: string): string =>
    `<tr class=heads>${['Benchmark', s.short(a)].map((h) => `<td>${h}</td>`).join('')}<th>${title}</th>
${[s.short(b), 'Benchmark'].map((h) => `<td>${h}</td>`).join('')}</tr>`;
  return `<table class=five>${heads('Returns')}${rows.join('')}</table><table class=five>${heads('Month by month')}${months.join('')}</table>`;
}

const five = (cells: readonly string[], label: string): string => {
  const [a = '', b = '', c = '', d = ''] = cells;
  return `<tr><td>${a}</td><td>${b}</td><th>${s.esc(label)}</th><td>${c}</td><td>${d}</td></tr>`;
};

/** Bars from the middle outwards, with the figure at the end of each. */
function bars(a: s.Entry, b: s.Entry, type: s.AllocationType): string {
  const [left, right] = [s.ofType(a, type), s.ofType(b, type)];
  const labels = [...new Set([...left, ...right].map((r) => r.label_raw))];
  const rest = labels.filter((l) => /^(?:Receivables|Other)/.test(l));
  const sorted = [...labels.filter((l) => !rest.includes(l)), ...rest];
  const most = Math.max(...[...left, ...right].map((r) => Number(r.percent)));
  const bar = (rows: readonly s.AllocationRow[], label: string): readonly [bar: string, figure: string] => {
    const found = rows.find((r) => r.label_raw === label);
    if (found === undefined) return ['', '–'];
    return [`<u style="width:${((Number(found.percent) / most) * 54).toFixed(1)}mm"></u>`, found.percent];
  };
  const rows = sorted.map((label) => {
    const [[x, p], [y, q]] = [bar(left, label), bar(right, label)];
    return `<tr><td>${p} ${x}</td><th>${s.esc(label)}</th><td>${y} ${q}</td></tr>`;
  });
  return `<table class="mirror bars">${band(s.titleOf(a, type))}${rows.join('')}</table>`;
}

function holdings(a: s.Entry, b: s.Entry): string {
  if (a.holdings.length === 0) return '';
  const rows = a.holdings.map((h, i) => {
    const other = b.holdings[i];
    return `<tr><td>${s.esc(h.name_raw)}</td><td>${h.percent}</td><th>${h.rank}</th><td>${other?.percent ?? ''}</td>
<td>${s.esc(other?.name_raw)}</td></tr>`;
  });
  return `<table class="five held"><tr class=band><td></td><td></td><th>${s.esc(a.holdings_title_raw)}</th><td></td><td></td></tr>
${rows.join('')}</table>`;
}

function people(a: s.Entry): string {
  const [manager, ...others] = s.members(a);
  const said = others.map(([name, office]) => `${name} (${office})`).join(', ');
  return `<p class=people>${s.esc(manager?.[1])} of both funds: <b>${s.esc(manager?.[0])}</b>. Investment committee: ${s.esc(said)}.</p>`;
}

function twinPage(a: s.Entry, b: s.Entry): string {
  const second = s.only(s.otherType(a), 'table');
  const head = `<div class=twins><h1>${s.esc(a.fund_name_raw)}</h1><div>30<br><b>November</b><br>2022</div><h1>${s.esc(b.fund_name_raw)}</h1></div>
<p class=units>Prices in rupees · Net assets in million rupees · Returns and ratios in percent · Shares in percent of total assets</p>`;
  const body = `${head}${prices(a, b)}${returns(a, b)}${bars(a, b, 'ASSET_ALLOCATION')}${bars(a, b, second)}${holdings(a, b)}
${facts(a, b)}${shared(a)}${people(a)}<div class=notes>${s.paragraphs(a.footnotes_raw)}</div>`;
  return frame(body, a.page_footer_raw ?? '');
}

const REVIEW = [
  'The State Bank raised its policy rate by 100 basis points to 16.00 percent on 25 November 2022, which the market had not ' +
    'expected. Inflation was 23.8 percent in November, after 26.6 percent in October.',
  'Reserves of the State Bank fell to 7.5 billion dollars at the end of the month; a sukuk of one billion dollars was repaid on ' +
    '2 December. Remittances of November were 2.1 billion dollars.',
  'The stock market moved little. Fertilizer and technology companies did well; cement and steel suffered from the stop of ' +
    'letters of credit for imports.',
];

/** The review if the report is whole; then pairs of funds, the income fund and the pension fund. */
export function html(report: Report): string {
  const pages = report.entries.flatMap((e) => {
    if (e.sub_funds.length > 0) return [pensionPage(e)];
    if (s.short(e) === SPREAD) return spread(e, report);
    const pair = TWINS.find(([left]) => left === s.short(e));
    if (pair === undefined) return [];
    const twin = s.only(
      report.entries.find((x) => s.short(x) === pair[1]),
      'twin',
    );
    return [twinPage(e, twin)];
  });
  const front = frame(
    `<p class=over>Fund manager report</p><h1 class=headline>The month in figures: November 2022</h1>
<div class=long>${s.paragraphs(REVIEW)}</div>`,
    'Pirmahal Investments Limited   ·   The month in figures   ·   1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [front, ...pages] : pages);
}
