/** The pages of AMC N66: an older fact sheet that was scanned a little askew; the benchmark is in a note below a table. */
import type { Word } from './n66-scan.ts';
import * as s from './shared13.ts';

/** The left borders of the values and of the right half, and the heights of the head and the foot, in points. */
const VALUES = 122;
const RIGHT = 286;
const HEAD = 118;
const FOOT = 786;
/** The rubber stamp, which the recognition leaves out. */
const STAMP = { x: 430, y: 20, width: 150, height: 62 } as const;

const STYLE = `@page{size:595pt 842pt;margin:0}
body{font:8.2pt/1.34 'C059';color:#26241f;font-variant-ligatures:none}section{width:595pt;height:841pt;background:#f1efe9}
.skew{position:absolute;left:0;top:0;width:595pt;height:842pt;transform:rotate(.28deg)}.skew>*{position:absolute}
.edge{position:absolute;left:0;top:0;width:7pt;height:842pt;background:linear-gradient(90deg,#77736a,#f1efe9)}.hole{position:absolute;left:14pt;width:15pt;height:15pt;border-radius:50%;background:#8b877e}
.stamp{position:absolute;left:440pt;top:26pt;width:120pt;height:40pt;border:1.6pt solid #8d8a86;color:#8d8a86;transform:rotate(-6deg);text-align:center;font:bold 10pt/1.5 'Nimbus Sans'}
h1{margin:0;font-size:19pt;letter-spacing:.6pt}h2{font-size:8.8pt;margin:0 0 2pt;border-bottom:1pt solid #26241f;letter-spacing:.3pt}p{margin:0 0 4pt;text-align:justify}
td,th{padding:1.5pt 2pt;text-align:right;border-bottom:.4pt solid #a7a297}td:first-child,th:first-child{text-align:left}.facts td{border:0;text-align:left;vertical-align:top;padding:1.7pt 0}.facts td:first-child{width:84pt}
.right{left:290pt;width:268pt}.left{left:44pt;width:228pt}.note{font-size:6.6pt}.narrow td,.narrow th{font-size:7.1pt;padding:1.4pt 1pt;white-space:nowrap}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}), ${day}`, 'Not rated');
  return s.list(
    [
      ...s.terms(entry, [
        ['Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Launch date', 'launch_date_raw'],
        ['Risk profile', 'risk_profile_raw'],
      ]),
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
      ['NAV per unit', `Rs. ${entry.nav_per_unit ?? ''}`],
      ['Offer price', `Rs. ${entry.offer_price ?? ''}`],
      ['Redemption price', `Rs. ${entry.repurchase_price ?? ''}`],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      ...s.terms(entry, [
        ['Par value', 'par_value_raw'],
        ['Management fee', 'management_fee_raw'],
        ['Front-end load', 'front_end_load_raw'],
        ['Back-end load', 'back_end_load_raw'],
        ['Initial investment', 'minimum_initial_raw'],
        ['Subsequently', 'minimum_subsequent_raw'],
        ['Dealing days', 'dealing_days_raw'],
        ['Cut-off time', 'cutoff_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditor', 'auditor_raw'],
      ]),
      ['Stability rating', rating('FUND')],
      ['AMC rating', rating('AMC')],
    ],
    'facts',
  );
}

/** The difference is a row of its own; what the benchmark is, a note below the table says. */
function returns(entry: s.Entry): string {
  const rows = entry.reported_returns;
  const difference = rows.map((r) => (Number(r.fund_return_percent) - Number(r.benchmark_return_percent)).toFixed(2));
  const table = s.htmlTable(
    [
      ['', ...s.periods(entry)],
      [entry.fund_column_raw ?? '', ...s.seriesCells(entry, 'fund_return_percent').map(cell)],
      ['Benchmark*', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell)],
      ['Out/(under)performance', ...difference.map(cell)],
    ],
    'narrow',
  );
  return `<h2>Performance to 30 April 2009</h2>${table}<div class=note>* Benchmark: ${s.term(entry.benchmark_raw)}. ${s.esc(entry.footnotes_raw[0] ?? '')}</div>`;
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => [r.label, cell(r.cells[0])] as const);
  return rows.length === 0 ? '' : `<h2 style="margin-top:7pt">${s.titleOf(entry, type)}</h2>${s.list(rows, '')}`;
}

const REVIEWS: Readonly<Record<string, string>> = {
  BIF: 'The State Bank of Pakistan cut its discount rate by one percentage point to 14.00% on 21 April, the first cut since inflation reached 25% in August. The six-month KIBOR fell by 60 basis points during the month. Trading of term finance certificates remained thin, and most were priced by the tables of MUFAP rather than by trades. The Fund added treasury bills and let placements with two investment banks mature.',
  BBF: 'Shares and debt both had a calmer month after the floor on share prices of last autumn. Foreign funds were small buyers for the first time since July. The Fund holds about half of its assets in shares and keeps the rest in debt of short maturity, as the price of long debt may fall again when the Government borrows for its budget. No payment on the debt of the Fund is overdue.',
  BSF: 'Average volume rose to 214 million shares a day, four times that of January. The loan of the IMF and the pledges of donors in Tokyo calmed investors, while the fighting in Swat worried them towards the end of the month. Exploration companies gained from the higher price of oil. The Fund is nearly fully invested, and its largest holdings are companies with little debt and regular dividends.',
};

function months(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const rows = s
    .labelsOf(entry.monthly_returns)
    .map((l) => [l, ...[short, 'Benchmark'].map((name) => cell(s.percentAt(entry.monthly_returns, name, l)))]);
  return `<h2 style="margin-top:7pt">Returns by month</h2>${s.htmlTable([['', short, 'Benchmark*'], ...rows])}`;
}

function page(entry: s.Entry): string {
  const holdings = entry.holdings.map((h) => [h.name_raw, cell(h.percent)] as const);
  const team = s.people(entry).map(([role, name]) => `${s.esc(name)}, ${s.esc(role)}`);
  return `<div class=edge></div><div class=hole style="top:250pt"></div><div class=hole style="top:560pt"></div><div class=stamp>RECEIVED<br>14 MAY 2009</div>
<div class=skew><div style="left:44pt;top:30pt;font-size:9pt">${s.esc(entry.amc_name_raw)}</div><h1 style="left:44pt;top:44pt">${s.esc(entry.fund_name_raw)}</h1>
<div style="left:44pt;top:74pt;font-size:10pt">Monthly report: ${entry.report_month_label_raw}</div><div style="left:44pt;top:94pt;width:514pt;border-top:2pt solid #26241f"></div>
<div class=left style="top:124pt"><h2>Fund facts</h2>${facts(entry)}${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, 'CREDIT_QUALITY')}${shares(entry, 'SECTOR_ALLOCATION')}<h2 style="margin-top:7pt">Investment committee</h2>${team.join('<br>')}</div>
<div class=right style="top:124pt"><h2>Objective</h2><p>${s.term(entry.investment_objective_raw)}</p><h2>Manager’s review</h2><p>${REVIEWS[entry.fund_column_raw ?? ''] ?? ''}</p>${returns(entry)}${months(entry)}
<h2 style="margin-top:7pt">${entry.holdings_title_raw ?? ''}</h2>${s.list(holdings, '')}</div>
<div class=note style="left:44pt;top:792pt;width:514pt">${s.esc(s.RISK_NOTE)}<br>${s.esc(entry.page_footer_raw)}</div></div>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));

const isStamped = (w: Word): boolean =>
  w.x > STAMP.x && w.x < STAMP.x + STAMP.width && w.y > STAMP.y && w.y < STAMP.y + STAMP.height;

/** The words of one line that are close to each other, the leftmost first. */
type Segment = readonly Word[];

const startOf = (segment: Segment): number => segment[0]?.x ?? 0;
const topOf = (segment: Segment): number => segment[0]?.y ?? 0;

/** Lines from above to below, each cut at its wide gaps. */
function segmentsOf(words: readonly Word[]): Segment[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const line = lines.find((l) => Math.abs((l[0]?.y ?? 0) - word.y) < 4.2);
    if (line === undefined) lines.push([word]);
    else line.push(word);
  }
  return lines.flatMap((line) => {
    const segments: Word[][] = [];
    let end = -Infinity;
    for (const word of line.toSorted((a, b) => a.x - b.x)) {
      if (word.x - end > 7) segments.push([word]);
      else segments.at(-1)?.push(word);
      end = word.x + word.width;
    }
    return segments;
  });
}

/** The values of the left half first, then the right half, the head, and the labels of the left half last. */
export function ordered(words: readonly Word[]): Word[] {
  const found = segmentsOf(words.filter((w) => !isStamped(w)));
  const body = found.filter((x) => topOf(x) >= HEAD && topOf(x) < FOOT);
  return [
    body.filter((x) => startOf(x) >= VALUES && startOf(x) < RIGHT),
    body.filter((x) => startOf(x) >= RIGHT),
    found.filter((x) => topOf(x) < HEAD),
    body.filter((x) => startOf(x) < VALUES),
    found.filter((x) => topOf(x) >= FOOT),
  ].flatMap((block) => block.flat());
}
