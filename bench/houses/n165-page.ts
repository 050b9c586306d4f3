/** The pages of AMC N165: correspondence with unit holders: a message and its enclosure for each fund, after one on the markets. */
import { COMMENTS } from './n165-funds.ts';
import * as s from './shared15.ts';

const GREEN = '#2d5a45';
const COLOURS = ['#2d5a45', '#b5772a', '#47688f', '#8a4a5b', '#6f7f3a', '#4d4d4d', '#2f8585'] as const;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:33mm 25mm 0}body{font:9.6pt/1.42 'Liberation Serif';color:#1b1b1b;font-variant-ligatures:none}
.mark{position:absolute;left:25mm;right:25mm;top:13mm;border-bottom:.4mm solid ${GREEN};padding-bottom:2.5mm;display:flex;justify-content:space-between;align-items:flex-end}
.mark b{font-size:15pt;color:${GREEN}}.mark span{font-size:7.6pt;text-align:right;color:#555;line-height:1.3}
p{margin:0 0 2.4mm;text-align:justify}.to{display:flex;justify-content:space-between;margin-bottom:3mm}.subject{font-weight:bold;margin:0 0 3mm}
table{margin:0 0 3.4mm;font-size:8.2pt}td,th{padding:.8mm .3mm;text-align:center;white-space:nowrap}th{font-weight:normal;font-style:italic;border-bottom:.2mm solid #888}
td:first-child,th:first-child{text-align:left}.sign{margin:4mm 0 5mm}.copy{font-size:8.4pt}
h2{font:bold 9pt 'Liberation Serif';color:${GREEN};margin:1mm 0 1.4mm}svg{display:block;width:100%;margin-bottom:2mm}
.held td:nth-child(2),.held td:nth-child(4){text-align:right}.held td:nth-child(3){text-align:left;padding-left:8mm}.bad{font-size:8pt}.bad td,.bad th{white-space:normal}
.foot{position:absolute;left:25mm;right:25mm;bottom:9mm;font-size:7pt;line-height:1.3;color:#555}.foot div{text-align:center;margin-top:1.4mm;font-size:7.8pt}`;

const page = (body: string, footer: string): string =>
  `<div class=mark><b>Isakhel Investments Limited</b><span>14-C, Canal Bank Road, Lahore<br>letters@isakhel.example</span></div>${body}
<div class=foot>${s.esc(s.RISK_NOTE)}<div>${s.esc(footer)}</div></div>`;

const paragraph = (...sentences: readonly string[]): string =>
  `<p>${s.esc(sentences.filter((x) => x !== '').join(' '))}</p>`;

/** The return of the fund, and that of the benchmark in brackets. */
const both = (own: string | null | undefined, other: string | null | undefined): string =>
  `${own ?? ''} (${other ?? ''})`;

const label = (entry: s.Entry): string => `${s.short(entry)} (benchmark)`;

function prices(entry: s.Entry, past: s.Figures): string {
  const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  return paragraph(
    `At the end of October the net asset value per unit was Rs. ${entry.nav_per_unit}, and the net assets of the Fund were ${entry.fund_size_raw}, ` +
      `with ${units(entry)} units outstanding.`,
    `On the same day, the offer price and the redemption price were Rs. ${entry.offer_price} and Rs. ${entry.repurchase_price}, respectively.`,
    `A month earlier, the net asset value and the net assets had been Rs. ${past.nav_per_unit} and ${past.fund_size_raw}, respectively.`,
  );
}

const PERIODS = 'The returns of the Fund, with those of its benchmark in brackets, were as follows, in percent:';

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns;
  const cells = rows.map((r) => both(r.fund_return_percent, r.benchmark_return_percent));
  return `<p>${PERIODS}</p>${s.htmlTable([
    ['', ...rows.map((r) => r.period_label_raw)],
    [label(entry), ...cells],
  ])}`;
}

/** The figures of a portfolio, in one sentence. */
function portfolio(entry: s.Entry): string {
  const [first, second] = entry.metrics;
  if (first === undefined) return '';
  return second === undefined
    ? `The ${first.label_raw} of the portfolio was ${first.value_raw}.`
    : `The ${first.label_raw} and the ${second.label_raw} of the portfolio were ${first.value_raw} and ${second.value_raw}, respectively.`;
}

function costs(entry: s.Entry): string {
  const ratio = (name: string, period: string): string => `${s.feeOf(entry, name, period)}%`;
  return paragraph(
    `The management fee is ${entry.management_fee_raw}; the management fee charged for October was ${s.feeOf(entry, 'management fee charged', null)}%.`,
    `The total expense ratio was ${ratio('total expense ratio', 'month')} for the month and ${ratio('total expense ratio', 'year to date')} for ` +
      `the year to date, in which Government levies were ${ratio('Government levies', 'month')} and ${ratio('Government levies', 'year to date')}, respectively.`,
    `The front-end load is ${entry.front_end_load_raw}, and the back-end load is ${entry.back_end_load_raw}.`,
  );
}

const day = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, on) => `${r} by ${by} (${on})`, '');

function terms(entry: s.Entry): string {
  const own = day(entry, 'FUND');
  return paragraph(
    `The Fund is an ${entry.fund_type_raw} of the category ${entry.category_raw}, which was launched on ${entry.launch_date_raw} and is listed on ` +
      `the ${entry.listing_raw}.`,
    `Its benchmark is the ${entry.benchmark_raw}. Its risk profile is ${entry.risk_profile_raw}, with ${entry.risk_of_principal_raw}.`,
    `The minimum amounts of the initial and of each subsequent investment are ${entry.minimum_initial_raw} and ${entry.minimum_subsequent_raw}, respectively.`,
    `Dealing days are ${entry.dealing_days_raw}, the cut-off time is ${entry.cutoff_raw}, and the pricing mechanism is ${entry.pricing_mechanism_raw}.`,
    `The trustee and the auditor are ${entry.trustee_raw} and ${entry.auditor_raw}, respectively.`,
    own === '' ? '' : `The stability rating of the Fund is ${own}.`,
    `The rating of the Management Company is ${day(entry, 'AMC')}.`,
  );
}

/** The fund manager signs; the others are named below. */
function signature(entry: s.Entry): string {
  const [signer, ...others] = s.members(entry);
  const copies = others.map(([name, office]) => `${name}, ${office}`).join('; ');
  return `<div class=sign>Yours sincerely,<br><br><b>${s.esc(signer?.[0])}</b><br>${s.esc(signer?.[1])}</div>
<p class=copy>Copy to the Investment Committee: ${s.esc(copies)}</p>`;
}

const REFERENCE = `<div class=to><div>To the unit holders of<br>`;

function letter(entry: s.Entry, past: s.Figures): string {
  const name = entry.fund_name_raw;
  const body = `${REFERENCE}${s.esc(name)}</div><div>Lahore, 11 November 2024</div></div>
<p class=subject>Subject: ${s.esc(name)} (${s.short(entry)}) in October 2024</p><p>Dear unit holder,</p>
<p>the objective of the Fund is ${s.esc(entry.investment_objective_raw)}</p>${prices(entry, past)}${returns(entry)}
<p>${s.esc(COMMENTS[s.short(entry)])} ${s.esc(portfolio(entry))}</p>${costs(entry)}${terms(entry)}${signature(entry)}`;
  return page(body, entry.page_footer_raw ?? '');
}

interface End {
  readonly name: string;
  readonly percent: string;
  readonly colour: string;
  readonly y: number;
}

const TALL = 42;

/** Heights of the labels of one end, in the order of their weights and never closer than a line. */
function ends(rows: readonly { readonly label: string; readonly cells: readonly string[] }[], k: number): End[] {
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  const sorted = rows
    .map((r, i) => ({ name: r.label, percent: r.cells[k] ?? '', colour: COLOURS[i % COLOURS.length] ?? GREEN }))
    .toSorted((a, b) => Number(b.percent) - Number(a.percent));
  let last = 3;
  const placed = sorted.map((x) => {
    last = Math.max(last + 4.4, 9 + (1 - Number(x.percent) / most) * (TALL - 12));
    return { ...x, y: last };
  });
  let limit = TALL + 4.4;
  return placed
    .toReversed()
    .map((x) => {
      limit = Math.min(limit - 4.4, x.y);
      return { ...x, y: limit };
    })
    .toReversed();
}

/** A line for each label from its weight of last month to that of this month. */
function slopes(entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(entry, type);
  const [left, right] = [ends(rows, 0), ends(rows, 1)];
  const text = (x: number, y: number, words: string, anchor: string, fill: string, rest = ''): string =>
    `<text x="${x}" y="${(y + 1).toFixed(1)}" text-anchor="${anchor}" fill="${fill}" ${rest}>${s.esc(words)}</text>`;
  const lines = left.map((a) => {
    const b = s.only(
      right.find((x) => x.name === a.name),
      'end',
    );
    return `<path d="M66 ${a.y.toFixed(1)}L94 ${b.y.toFixed(1)}" stroke="${a.colour}" stroke-width=".6"/><circle cx="66" cy="${a.y.toFixed(1)}" r=".9" fill="${a.colour}"/>
<circle cx="94" cy="${b.y.toFixed(1)}" r=".9" fill="${a.colour}"/>`;
  });
  const labels = [
    ...left.map((x) => text(64, x.y, `${x.name} ${x.percent}`, 'end', x.colour)),
    ...right.map((x) => text(96, x.y, `${x.percent} ${x.name}`, 'start', x.colour)),
  ];
  const dates = s.datesOf(entry, type);
  const heads = [
    text(64, 2, dates[0] ?? '', 'end', '#1b1b1b', 'font-weight="bold"'),
    text(96, 2, dates[1] ?? '', 'start', '#1b1b1b', 'font-weight="bold"'),
  ];
  return `${s.heading(s.titleOf(entry, type))}<svg viewBox="0 0 160 ${TALL + 4}" style="font:3px 'Liberation Serif'">
<path d="M66 4.5V${TALL + 2}M94 4.5V${TALL + 2}" stroke="#bbb" stroke-width=".2"/>${lines.join('')}${heads.join('')}${labels.join('')}</svg>`;
}

/** Labels in a row above the figures of both series, six to a row. */
function series(entry: s.Entry, title: string, rows: readonly s.SeriesRow[], corner: string): string {
  const labels = s.labelsOf(rows);
  const tables = [labels.slice(0, 6), labels.slice(6)]
    .filter((part) => part.length > 0)
    .flatMap((part) => [
      ['', ...part].map((c) => `<th>${c}</th>`),
      [corner, ...part.map((l) => both(s.percentAt(rows, s.short(entry), l), s.percentAt(rows, 'Benchmark', l)))].map(
        (c) => `<td>${c}</td>`,
      ),
    ]);
  return `${s.heading(title)}<table>${tables.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`;
}

/** Names and weights in two halves: the larger ones at the left. */
function held(entry: s.Entry): string {
  const items = s.holdingItems(entry, (v) => v ?? '');
  if (items.length === 0) return '';
  const half = Math.ceil(items.length / 2);
  const rows = items.slice(0, half).map((item, i) => [...item, ...(items[half + i] ?? ['', ''])]);
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable(rows, 'held', 0)}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Name',
    'Type',
    'Value before provision',
    'Provision',
    'Value after provision',
    '% of gross assets',
    '% of net assets',
  ];
  return `${s.heading('Non-compliant investments (Rs. million)')}${s.htmlTable([heads, ...entry.non_compliant.map(s.exposureCells)], 'bad')}`;
}

function enclosure(entry: s.Entry): string {
  const years = s.labelsOf(entry.historical_returns).length === 0;
  const body = `<p class=subject>Enclosure to the letter on ${s.esc(entry.fund_name_raw)} in October 2024</p>
${slopes(entry, 'ASSET_ALLOCATION')}${slopes(entry, s.otherType(entry))}
${series(entry, 'Monthly returns, with those of the benchmark in brackets (%)', entry.monthly_returns, label(entry))}
${years ? '' : series(entry, 'Returns of fiscal years, with those of the benchmark in brackets (%)', entry.historical_returns, label(entry))}
${held(entry)}${breaches(entry)}${s.paragraphs(entry.footnotes_raw)}`;
  const footer = (entry.page_footer_raw ?? '').replace(/\d+$/, (n) => String(Number(n) + 1));
  return page(body, footer);
}

const REVIEW = [
  'the policy rate had been cut to 17.5% in September, and a further large cut was expected for the beginning of November. Inflation was 7.2% in ' +
    'October, after 6.9% in September. The current account had a surplus for the third month in a row.',
  'The stock market gained in most weeks and reached records. Foreign investors sold shares, but mutual funds and insurance companies bought more ' +
    'than that. On the following pages, the managers of our Funds report to you by letters, each with an enclosure.',
];

function front(entries: readonly s.Entry[]): string {
  const names = entries.map((e) => `${e.fund_name_raw} (page ${e.page_number})`).join(', ');
  const body = `${REFERENCE}the Isakhel Funds</div><div>Lahore, 11 November 2024</div></div>
<p class=subject>Subject: markets in October 2024</p><p>Dear unit holder,</p>${s.paragraphs(REVIEW)}<p>Letters: ${s.esc(names)}</p>
<div class=sign>Yours sincerely,<br><br><b>Humayun Khattak</b><br>Chief Executive Officer</div>`;
  return page(body, 'Isakhel Investments Limited, Letters to Unit Holders, 1');
}

/** A message and an enclosure for each fund, and the one on the markets before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, pastOf: (entry: s.Entry) => s.Figures): string {
  const pages = entries.flatMap((e) => [letter(e, pastOf(e)), enclosure(e)]);
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
