/** The two pages of the income fund of AMC N177: a headline and words, and figures. */
import { FUNDS, MONTH } from './n177-funds.ts';
import { BLUE, frame, value } from './n177-style.ts';
import type { Report } from './n177-style.ts';
import * as s from './shared15.ts';

const LIGHT = '#a9bad6';

const rating = (r: string, by: string, on: string): string => `${r} by ${by}, ${on}`;

function terms(entry: s.Entry): string {
  const items: s.Item[] = [
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type of fund', 'fund_type_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum, first investment', 'minimum_initial_raw'],
      ['Minimum, further investments', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability rating', s.ratingWith(entry, 'FUND', rating, '')],
    ['Asset manager rating', s.ratingWith(entry, 'AMC', rating, '')],
  ];
  return `<dl>${items.map(([label, v]) => `<div><dt>${s.esc(label)}</dt><dd>${s.esc(v)}</dd></div>`).join('')}</dl>`;
}

function people(entry: s.Entry): string {
  const [manager, ...others] = s.members(entry);
  const said = others.map(([name, office]) => `${name} (${office})`);
  return `The fund manager is ${manager?.[0]}. The other members of the investment committee are ${said.slice(0, -1).join(', ')} and ${said.at(-1)}.`;
}

function words(entry: s.Entry): string[] {
  const ratios = s.ratiosOf(s.partOf(entry, FUNDS), MONTH);
  const [month, year] = ratios;
  const [maturity, yielded] = entry.metrics;
  return [
    `On 30 November 2022 the NAV per unit was Rs. ${entry.nav_per_unit}, the offer price Rs. ${entry.offer_price} and the redemption ` +
      `price Rs. ${entry.repurchase_price}; net assets were ${entry.fund_size_raw}. The ${maturity?.label_raw} was ${maturity?.value_raw}, ` +
      `and the ${yielded?.label_raw} was ${yielded?.value_raw}.`,
    `The total expense ratio was ${month?.withLevies} percent a year for the month and ${year?.withLevies} percent for the year to ` +
      `date; ${month?.levies} and ${year?.levies} percent of this were levies.`,
    'We bought floating rate PIBs before the State Bank raised its rate on 25 November, and sold fixed rate bonds of three years ' +
      'at a yield of 13.9 percent. Deposits were moved to banks that pay 15.5 percent and more until the end of December.',
    people(entry),
  ];
}

/** The day on which each period begins, by its label. */
function beginning(label: string, entry: s.Entry): string {
  const months: Readonly<Record<string, number>> = {
    '1 month': 1,
    '3 months': 3,
    '6 months': 6,
    'Fiscal year to date': 5,
    '12 months': 12,
    '3 years*': 36,
    '5 years*': 60,
  };
  const count = months[label];
  return count === undefined ? (entry.launch_date_raw ?? '') : s.longDay(s.lastDay(s.before(MONTH, count)));
}

/** The difference is that of the true figures. */
function returns(entry: s.Entry, truth: s.Entry): string {
  const rows = entry.reported_returns.map((r) => {
    const real = s.returnAt(truth, r.period_label_raw);
    const more = Number(real?.fund_return_percent) - Number(real?.benchmark_return_percent);
    const difference = `${more < 0 ? '−' : '+'}${Math.abs(more).toFixed(2)}`;
    return `<tr><td class=left>${s.esc(r.period_label_raw)}</td><td class=left>${beginning(r.period_label_raw, entry)}</td>
<td>${value(r.fund_return_percent)}</td><td>${value(r.benchmark_return_percent)}</td><td>${difference}</td></tr>`;
  });
  return `<table class=flat><tr><th class=left>Period</th><th class=left>from</th><th>${s.short(entry)}</th><th>Benchmark</th>
<th>Difference</th></tr>${rows.join('')}</table>`;
}

/** A tile for each label, the oldest first. */
function tiles(entry: s.Entry, rows: readonly s.SeriesRow[]): string {
  const each = s
    .labelsOf(rows)
    .toReversed()
    .map((label) => {
      const at = (series: string): string => value(s.percentAt(rows, series, label));
      return `<div>${label}<b>${at(s.short(entry))}</b>Benchmark ${at('Benchmark')}</div>`;
    });
  return `<div class=tiles>${each.join('')}</div>`;
}

/** Columns in pairs with figures above, names below, and a key of the months. */
function columns(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  const wide = 186 / rows.length;
  const shapes = rows.map((r, i) => {
    const middle = (i + 0.5) * wide;
    const pair = r.cells.map((c, k) => {
      const tall = (Number(c) / most) * 30;
      const x = middle + (k === 0 ? -10.5 : 0.5);
      return `<rect x="${x}" y="${(35 - tall).toFixed(2)}" width="10" height="${tall.toFixed(2)}" fill="${k === 0 ? BLUE : LIGHT}"/>
<text x="${x + 5}" y="${(34 - tall).toFixed(2)}">${c}</text>`;
    });
    return `${pair.join('')}<text x="${middle}" y="39">${s.esc(r.label)}</text>`;
  });
  const [now = '', then = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  return `<svg viewBox="0 0 186 41" style="font:3px 'Liberation Sans'"><g text-anchor="middle">${shapes.join('')}</g>
<path d="M0 35H186" stroke="#777" stroke-width=".2"/></svg>
<p class=key><i style="background:${BLUE}"></i>${now}<i style="background:${LIGHT}"></i>${then}</p>`;
}

function ratingsOf(entry: s.Entry): string {
  const rows = s.ofType(entry, 'CREDIT_QUALITY');
  const center = (cells: readonly string[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((c) => `<${tag} style="text-align:center">${s.esc(c)}</${tag}>`).join('')}</tr>`;
  return `<table class=flat>${center(
    rows.map((r) => r.label_raw),
    'th',
  )}${center(
    rows.map((r) => r.percent),
    'td',
  )}</table>`;
}

function holdings(entry: s.Entry): string {
  const rows = entry.holdings.map(
    (h) =>
      `<tr><td class=left>${s.esc(h.name_raw)}</td><td>${s.noteOf(s.partOf(entry, FUNDS).mix, h.name_raw)}</td><td>${h.percent}</td></tr>`,
  );
  return `<table class=flat><tr><th class=left style="width:60%">Paper</th><th>Rating</th><th>Share</th></tr>${rows.join('')}</table>`;
}

const title = (text: string, unit: string): string =>
  `<h2>${s.esc(text)} <span style="font:7pt 'Liberation Sans';color:#777">${unit}</span></h2>`;

/** The page of words and the page of figures. */
export function spread(entry: s.Entry, report: Report): string[] {
  const truth = s.only(report.truth.get(entry.fund_name_raw), 'truth');
  const month = truth.reported_returns[0]?.fund_return_percent ?? '';
  const [first = 0] = entry.page_numbers;
  const left = `<p class=over>Income</p><h1 class=headline><b>${s.esc(entry.fund_name_raw)}</b> earned ${month} percent (annualised) in November 2022</h1>
<div class=text><p><b>Objective.</b> ${s.esc(entry.investment_objective_raw)}</p>${s.paragraphs(words(entry))}</div>
<h2>Terms</h2>${terms(entry)}`;
  const right = `<p class=over>${s.esc(entry.fund_name_raw)}, continued</p>
${title('Returns', 'in percent, until 30 November 2022')}${returns(entry, truth)}
${title('Twelve months', `in percent; the large figure is that of ${s.short(entry)}`)}${tiles(entry, entry.monthly_returns)}
${title('Fiscal years', 'in percent')}${tiles(entry, entry.historical_returns)}
${title(s.titleOf(entry, 'ASSET_ALLOCATION'), 'in percent of total assets')}${columns(entry)}
${title(s.titleOf(entry, 'CREDIT_QUALITY'), 'in percent of total assets')}${ratingsOf(entry)}
${title(entry.holdings_title_raw ?? '', 'in percent of total assets')}${holdings(entry)}
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
  const footer = entry.page_footer_raw ?? '';
  return [frame(left, footer), frame(right, footer.replace(/\d+$/, String(first + 1)))];
}
