/** The pages of AMC N227: a summary, the sheets of all funds, and the sheet of one fund. */
import { monthChart } from './n227-chart.ts';
import { firstFacts, secondFacts } from './n227-facts.ts';
import { COMPANY, figure, grid, heads, linesOf, row, sheet } from './n227-frame.ts';
import type { Cell } from './n227-frame.ts';
import { FUNDS, MANAGERS } from './n227-funds.ts';
import { portfolioSheets, returnSheet } from './n227-portfolio.ts';
import { STYLE } from './n227-style.ts';
import { COMMENT, DISCLAIMER, MONTH, OUTLOOK, OWN_NOTES } from './n227-words.ts';
import * as s from './shared15.ts';

export { footerOf } from './n227-frame.ts';

const num = (text: string): Cell => ({ text, kind: 'num' });
const left = (text: string): Cell => ({ text, kind: 'left' });

const CONTENTS: readonly (readonly [string, string, string])[] = [
  ['Facts', 'Terms, prices, net assets, fees and people of all funds', '2 - 3'],
  ['Returns', 'Returns of periods, fiscal years and months', '4'],
  ['Portfolio', 'Asset allocation, credit quality, top holdings, compliance', '5 - 6'],
  ['KSF', 'Kalaswala Stock Fund', '7'],
];

const INDICATORS: readonly (readonly string[])[] = [
  ['Policy rate', '%', '12.00', '12.00', 'Unchanged since 28-Jan-2025'],
  ['Headline inflation, year on year', '%', '1.5', '2.4', 'Lowest since September 2015'],
  ['Six-month KIBOR', '%', '11.81', '11.87', ''],
  ['USD/PKR, interbank', 'Rs.', '279.67', '278.95', ''],
  ['KSE-100 Index', 'points', '113,252', '108,552', ''],
  ['Reserves of the SBP', 'USD bn', '11.2', '11.4', 'Debt was repaid'],
];

function glance(entries: readonly s.Entry[]): string {
  const rows = linesOf(entries)
    .filter((l) => l.kind !== 'head')
    .map((l) =>
      row([
        left(l.kind === 'sub' ? `${l.entry.fund_name_raw}: ${l.name}` : l.name),
        left(l.entry.category_raw ?? ''),
        num(l.figures.nav_per_unit ?? ''),
        num(figure(s.returnAt(l.figures, '1 Month')?.fund_return_percent)),
        num(figure(s.returnAt(l.figures, 'FYTD')?.fund_return_percent)),
      ]),
    );
  const top = heads(['Fund', 'Category', 'NAV (Rs.)', '1 Month (%)', 'FYTD (%)']);
  return grid([57, 36, 18, 19, 16], [top, ...rows]);
}

function summary(entries: readonly s.Entry[]): string {
  const contents = grid(
    [22, 82, 16],
    [heads(['Sheet', 'Contents', 'Page']), ...CONTENTS.map((r) => row([left(r[0]), left(r[1]), left(r[2])]))],
  );
  const indicators = grid(
    [46, 14, 15, 15, 36],
    [
      heads(['Market Indicators', 'Unit', 'Feb-25', 'Jan-25', 'Remarks']),
      ...INDICATORS.map(([label = '', unit = '', now = '', then = '', remark = '']) =>
        row([left(label), { text: unit, kind: 'mid' }, num(now), num(then), left(remark)]),
      ),
    ],
  );
  return sheet(
    1,
    '',
    `<div class=title><b>${COMPANY}</b><h1>Fund Manager Report</h1><span>February 2025</span></div>
<div class="columns front"><div><h2>Economy and Markets</h2><div class=text>${s.paragraphs(OUTLOOK)}</div>
${indicators}</div>
<div><h2>Our Funds at a Glance</h2>${glance(entries)}<h2>Contents</h2>${contents}</div></div>
<div class=legal>${s.esc(DISCLAIMER)}</div>`,
  );
}

/** Two pairs of label and value in a row. */
function ownFacts(entry: s.Entry): string {
  const items = s.stated([
    ['Launch Date', entry.launch_date_raw],
    ['Category', entry.category_raw],
    ['NAV per Unit (Rs.)', entry.nav_per_unit],
    ['Net Assets (Rs. mn)', entry.fund_size_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Fund Manager', MANAGERS[s.short(entry)]],
    ['Trustee', entry.trustee_raw],
  ]);
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) => {
    const two = items.slice(i * 2, i * 2 + 2);
    return row(two.flatMap(([label, value]) => [{ text: label, kind: 'left label' }, left(value)]));
  });
  const objective = row([
    { text: 'Investment Objective', kind: 'left label' },
    { text: entry.investment_objective_raw ?? '', kind: 'left', across: 3 },
  ]);
  return grid([34, 42, 32, 42], [objective, ...rows]);
}

function ownSheet(entry: s.Entry): string {
  const type = 'SECTOR_ALLOCATION';
  const sectors = grid(
    [64, 26, 26],
    [
      heads(['% of Total Assets', ...s.datesOf(entry, type)]),
      ...s.lines(entry, type).map((l) => row([left(l.label), ...l.cells.map(num)])),
    ],
  );
  const measures = grid(
    [64, 26],
    [heads(['Statistics', 'Feb-25']), ...entry.metrics.map((m) => row([left(m.label_raw), num(m.value_raw)]))],
  );
  const comment = `<h2>Comment of the Fund Manager</h2><div class=text>${s.paragraphs(COMMENT)}</div>`;
  return sheet(
    7,
    'KALASWALA STOCK FUND (KSF)',
    `<div class="columns own-sheet"><div>${ownFacts(entry)}${comment}</div>
<div><h2>${s.titleOf(entry, type)}</h2>${sectors}
<br>${measures}${navGrid(entry)}</div></div>${monthChart(entry)}<div class=notes>${s.paragraphs(OWN_NOTES)}</div>`,
  );
}

/** The price at the end of the last three months. */
function navGrid(entry: s.Entry): string {
  const { words, model } = s.partOf(entry, FUNDS);
  const points = s.historyOf(words, model, MONTH).slice(-3);
  const labels = points.map((p) => s.dashed(p.month));
  return `<h2>Price at the End of the Month</h2>${grid(
    [38, 26, 26, 26],
    [heads(['Rs. per Unit', ...labels]), row([left('NAV'), ...points.map((p) => num(p.nav.toFixed(4)))])],
  )}`;
}

export function html(entries: readonly s.Entry[], total: string): string {
  return s.htmlPages(STYLE, [
    summary(entries),
    firstFacts(entries, total),
    secondFacts(entries),
    returnSheet(entries),
    ...portfolioSheets(entries),
    ownSheet(s.entryNamed(entries, 'Kalaswala Stock Fund')),
  ]);
}
