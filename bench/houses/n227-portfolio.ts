/** The sheets of returns and of portfolios of AMC N227: pairs of rows, columns of funds, and a list of holdings. */
import { dash, figure, grid, heads, partLines, row, sheet } from './n227-frame.ts';
import type { Cell, Line } from './n227-frame.ts';
import { FUNDS } from './n227-funds.ts';
import { MONTH, RETURN_NOTES } from './n227-words.ts';
import * as s from './shared15.ts';

const modelOf = (line: Line): s.Model => partOf(line).model;

function partOf(line: Line): s.Part {
  const parts = s.partsOf(line.entry, s.fundNamed(FUNDS, line.entry));
  return s.only(
    parts.find((p) => p.line === line.series),
    `part ${line.series}`,
  );
}

const th = (text: string, across = 1, down = 1): Cell => ({ text, tag: 'th', across, down });
const num = (text: string): Cell => ({ text, kind: 'num' });
const left = (text: string): Cell => ({ text, kind: 'left' });

/** A row of the fund and one of its benchmark next to the name of the fund. */
function pair(line: Line, middle: readonly Cell[], own: readonly string[], other: readonly string[]): string[] {
  const name = line.kind === 'sub' ? `${line.entry.fund_name_raw}: ${line.name}` : line.name;
  return [
    row([{ ...left(name), down: 2 }, left(line.series), ...middle, ...own.map(num)], 'own'),
    row([left('Benchmark'), ...other.map(num)], 'other'),
  ];
}

function returnGrid(lines: readonly Line[]): string {
  const labels = s.periods(s.only(lines[0], 'line').figures);
  const years = s.labelsOf(s.only(lines[0], 'line').figures.historical_returns);
  const at = (line: Line, label: string): s.ReturnRow | undefined => s.returnAt(line.figures, label);
  const yearsOf = (line: Line, series: string): string[] =>
    years.map((y) => figure(s.percentAt(line.figures.historical_returns, series, y)));
  const top = [
    th('Return (%)', 1, 2),
    th('Series', 1, 2),
    th('Basis up to\n1 Year', 1, 2),
    th('Period ended 28-Feb-2025', labels.length),
    th('Fiscal Year (July to June)', years.length),
  ];
  const rows = lines.flatMap((line) =>
    pair(
      line,
      [{ text: modelOf(line).kind === 'rate' ? 'Annualized' : 'Absolute', kind: 'mid', down: 2 }],
      [...labels.map((l) => figure(at(line, l)?.fund_return_percent)), ...yearsOf(line, line.series)],
      [...labels.map((l) => figure(at(line, l)?.benchmark_return_percent)), ...yearsOf(line, 'Benchmark')],
    ),
  );
  const widths = [47, 33, 19, ...labels.map(() => 16.2), ...years.map(() => 16.1)];
  return grid(widths, [row(top), heads([...labels, ...years]), ...rows], 'pairs');
}

function monthGrid(lines: readonly Line[]): string {
  const labels = s.labelsOf(s.only(lines[0], 'line').figures.monthly_returns);
  const cells = (line: Line, series: string): string[] =>
    labels.map((l) => figure(s.percentAt(line.figures.monthly_returns, series, l)));
  const rows = lines.flatMap((line) => pair(line, [], cells(line, line.series), cells(line, 'Benchmark')));
  const widths = [47, 33, ...labels.map(() => 16.4)];
  return grid(widths, [heads(['Return of the Month (%)', 'Series', ...labels]), ...rows], 'pairs');
}

export function returnSheet(entries: readonly s.Entry[]): string {
  const lines = partLines(entries);
  return sheet(
    4,
    'RETURNS',
    `${returnGrid(lines)}<div class=notes>${s.paragraphs(RETURN_NOTES)}</div>${monthGrid(lines)}`,
  );
}

/** Classes are rows; each fund has a column for this month and one for the month before. */
function shareGrid(lines: readonly Line[], type: s.AllocationType, order: readonly string[]): string {
  const dates = s.datesOf(s.only(lines[0], 'line').figures, type);
  const rows = order.map((label) =>
    row([
      left(label),
      ...lines.flatMap(({ figures }) => {
        const cells = s.lines(figures, type).find((l) => l.label === label)?.cells;
        return dates.map((_, i) => num(dash(cells?.[i])));
      }),
    ]),
  );
  const total = row([left('Total'), ...lines.flatMap(() => dates.map(() => num('100.0')))], 'total');
  const top = row([th('% of Total Assets', 1, 2), ...lines.map((l) => th(l.column, dates.length))]);
  const widths = [46, ...lines.flatMap(() => dates.map(() => 16.5))];
  const title = s.titleOf(s.only(lines[0], 'line').figures, type);
  return `<h2>${title}</h2>${grid(widths, [top, heads(lines.flatMap(() => dates)), ...rows, total], 'tight')}`;
}

const CLASSES = [
  'T-Bills',
  'PIBs',
  'Short Term Sukuk',
  'GoP Ijara Sukuk',
  'TFCs',
  'Sukuk',
  'Listed Equities',
  'Placements with DFIs',
  'Cash and Bank Balances',
  'Others',
];
const GRADES = ['Government Securities', 'AAA', 'AA+', 'AA', 'A+', 'Unrated'];

/** What became of a weight since the month before. */
function remark(part: s.Part, holding: s.Holding): string {
  const weights = part.mix.papers.map(([name, weight]) => [name, weight] as const);
  const then = s.holdingsOf(part.words, weights, s.before(MONTH)).find((h) => h.name_raw === holding.name_raw);
  const change = Number(holding.percent) - Number(then?.percent ?? 0);
  return change > 0.25 ? 'Weight increased' : change < -0.25 ? 'Weight reduced' : '';
}

const WIDE = 5;

/** A row with the fund’s name, its holdings, and their sum. */
function holdingRows(line: Line): { readonly name: string; readonly html: string }[] {
  const part = partOf(line);
  const { holdings } = line.figures;
  const name = line.kind === 'sub' ? `${line.entry.fund_name_raw}: ${line.name}` : line.name;
  const head = row([{ text: name, across: WIDE, kind: 'left' }], 'head');
  const rows = holdings.map((h) =>
    row([
      { text: String(h.rank), kind: 'mid' },
      left(h.name_raw),
      left(s.noteOf(part.mix, h.name_raw)),
      num(h.percent),
      left(remark(part, h)),
    ]),
  );
  const sum = s.sumOf(
    holdings.map((h) => h.percent),
    2,
  );
  const total = row([{ text: 'Subtotal', across: 3, kind: 'left' }, num(sum), left('')], 'total');
  return [head, ...rows, total].map((html) => ({ name, html }));
}

const FIRST_ROWS = 15;
const HEADS = ['No.', 'Name', 'Sector or Rating', '% of Total Assets', 'Remarks'];
const WIDTHS = [12, 98, 66, 32, 69];

const holdingGrid = (rows: readonly string[]): string => grid(WIDTHS, [heads(HEADS), ...rows]);

function breachGrid(entries: readonly s.Entry[]): string {
  const rows = entries.flatMap((e) => e.non_compliant.map((x) => [s.short(e), ...s.exposureCells(x)]));
  const top = row([th('Fund', 1, 2), th('Name', 1, 2), th('Type', 1, 2), th('Value (Rs. mn)', 3), th('% of', 2)]);
  const under = heads(['before Provision', 'Provision', 'after Provision', 'Gross Assets', 'Net Assets']);
  const body = rows.map((cells) => row(cells.map((c, i) => (i < 3 ? left(c) : num(c.replace('%', ''))))));
  return `<h2>Non-Compliant Investments</h2>${grid([24, 72, 24, 32, 32, 32, 32, 29], [top, under, ...body])}`;
}

export function portfolioSheets(entries: readonly s.Entry[]): string[] {
  const lines = partLines(entries);
  const held = lines.filter((l) => l.figures.holdings.length > 0).flatMap(holdingRows);
  const [first, rest] = [held.slice(0, FIRST_ROWS), held.slice(FIRST_ROWS)];
  const again = row([{ text: `${s.only(rest[0], 'row').name} (continued)`, across: WIDE, kind: 'left' }], 'head');
  const rated = lines.filter((l) => s.ofType(l.figures, 'CREDIT_QUALITY').length > 0);
  const title = `<h2>${s.only(lines[0], 'line').figures.holdings_title_raw ?? ''}</h2>`;
  return [
    sheet(
      5,
      'PORTFOLIO',
      `${shareGrid(lines, 'ASSET_ALLOCATION', CLASSES)}${shareGrid(rated, 'CREDIT_QUALITY', GRADES)}
${title}${holdingGrid(first.map((r) => r.html))}`,
    ),
    sheet(6, '', `${holdingGrid([again, ...rest.map((r) => r.html)])}${breachGrid(entries)}`),
  ];
}
