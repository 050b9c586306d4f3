/** The schedules of AMC N229: columns and rows of all funds, by their abbreviations. */
import { FUNDS } from './n229-funds.ts';
import { type Column, cells, columnsOf, DAY, THEN } from './n229-words.ts';
import * as s from './shared15.ts';

const PERIODS = ['Month', 'Year to date', '12 months', '3 years', '5 years', 'Since launch'];
const YEARS = ['FY22', 'FY21', 'FY20', 'FY19', 'FY18'];

export const NOTES = [
  '[Note 1: Returns of PCF, PIF, the Debt Sub-Fund and the Money Market Sub-Fund for periods of up to 12 months are ' +
    'annualized on the simple basis; those of PSF, PIAF and the Equity Sub-Fund are absolute.]',
  '[Note 2: Returns for 3 years, 5 years and since launch are compound annual growth rates.]',
  '[Note 3: Figures in round brackets are negative.]',
];

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n.a.' : s.bracketed(v));

/** The heads of the columns; words of sub-funds are one below the other. */
const heads = (columns: readonly Column[], kind: string): string =>
  cells(kind, ['', ...columns.map((c) => c.abbr.replaceAll(' ', '\n'))], 'head');

const title = (text: string): string => `<h3>${s.esc(text)}</h3>`;
const notes = (texts: readonly string[]): string => texts.map((t) => `<p class=note>${s.esc(t)}</p>`).join('');

function byPeriod(columns: readonly Column[], key: 'fund_return_percent' | 'benchmark_return_percent'): string {
  const rows = PERIODS.map((label) =>
    cells('seven', [label, ...columns.map((c) => cell(s.returnAt(c.figures, label)?.[key]))]),
  );
  return heads(columns, 'seven') + rows.join('');
}

function byYear(columns: readonly Column[]): string {
  const rows = columns.flatMap(({ figures, series, abbr }, i) => {
    const of = (name: string): string[] => YEARS.map((y) => cell(s.percentAt(figures.historical_returns, name, y)));
    return [
      cells('years', [abbr, ...of(series)], i === 0 ? '' : 'gap'),
      cells('years', ['Benchmark', ...of('Benchmark')]),
    ];
  });
  return cells('years', ['', ...YEARS], 'head') + rows.join('');
}

function byMonth(columns: readonly Column[]): string {
  const labels = s.labelsOf(s.only(columns[0], 'column').figures.monthly_returns);
  const rows = labels.map((label) =>
    cells('seven', [label, ...columns.map((c) => cell(s.percentAt(c.figures.monthly_returns, c.series, label)))]),
  );
  return heads(columns, 'seven') + rows.join('');
}

/** The tables of the first page, and what continues on the next page. */
function scheduleA(columns: readonly Column[]): readonly [first: string, rest: string] {
  const first = `<h2 class=mid>SCHEDULE A: RETURNS</h2>
${title('A.1 Returns of the Funds (percent)')}${byPeriod(columns, 'fund_return_percent')}
${title('A.2 Returns of the benchmarks of the Funds for the same periods (percent)')}
${byPeriod(columns, 'benchmark_return_percent')}
${title('A.3 Returns of each month (percent)')}${byMonth(columns)}
<div class=gap>${notes(['[The notes to this Schedule are at its end.]'])}</div>`;
  const rest = `${title('A.4 Returns of financial years, each with that of the benchmark (percent)')}${byYear(columns)}
<div class=gap>${notes(NOTES)}</div>`;
  return [first, rest];
}

const CLASSES = ['T-Bills', 'PIBs', 'TFCs and Sukuk', 'Equities', 'Placements', 'Bank Balances', 'Other Assets'];

/** `54.3 [51.2]`: the share at the end of the month, and that of the month before. */
function classes(columns: readonly Column[]): string {
  const rows = CLASSES.map((label) =>
    cells('pairs', [
      label,
      ...columns.map(({ figures }) => {
        const [now, then] = s.lines(figures, 'ASSET_ALLOCATION').find((l) => l.label === label)?.cells ?? [];
        return now === undefined ? 'nil' : `${now} [${s.only(then, 'share')}]`;
      }),
    ]),
  );
  return heads(columns, 'pairs') + rows.join('');
}

const GRADES = ['Government', 'AAA', 'AA+', 'AA', 'A+', 'Other Assets'];

function grades(columns: readonly Column[]): string {
  const rated = columns.filter((c) => s.ofType(c.figures, 'CREDIT_QUALITY').length > 0);
  const rows = GRADES.map((grade) =>
    cells('four', [
      grade,
      ...rated.map((c) => s.lines(c.figures, 'CREDIT_QUALITY').find((l) => l.label === grade)?.cells[0] ?? 'nil'),
    ]),
  );
  return cells('four', ['', ...rated.map((c) => c.abbr)], 'head') + rows.join('');
}

/** `PSF: Cement 12.3%; Power 8.1%; and Other sectors 17.2%.` */
function sectors(columns: readonly Column[]): string {
  const lines = columns.flatMap(({ abbr, figures }) => {
    const items = s.lines(figures, 'SECTOR_ALLOCATION').map((l) => `${l.label} ${l.cells[0] ?? ''}%`);
    return items.length === 0 ? [] : [`<p>${s.esc(`${abbr}: ${items.join('; ')}.`)}</p>`];
  });
  return lines.join('');
}

/** The name of the fund is before its first investment only. */
function held(columns: readonly Column[]): string {
  const papers = FUNDS.flatMap((fund) => [...fund.papers, ...(fund.subs ?? []).flatMap((x) => x.papers)]);
  const noteOf = (name: string): string => papers.find(([n]) => n === name)?.[2] ?? '';
  const left = [0, 1, 2];
  const rows = columns.flatMap(({ abbr, figures }) =>
    figures.holdings.map((h, i) =>
      cells(
        'held',
        [i === 0 ? abbr : '', h.name_raw, noteOf(h.name_raw), h.percent],
        i === 0 && abbr !== 'PIF' ? 'gap' : '',
        left,
      ),
    ),
  );
  return cells('held', ['Fund', 'Investment', 'Sector or rating', 'Percent'], 'head', left) + rows.join('');
}

function breaches(entries: readonly s.Entry[]): string {
  const entry = s.only(
    entries.find((e) => e.non_compliant.length > 0),
    'breach',
  );
  const top = ['Investment', 'Type', 'Cost', 'Provision', 'Net of\nprovision', 'Gross\nassets (%)', 'Net\nassets (%)'];
  const rows = entry.non_compliant.map((e) =>
    cells(
      'bad',
      s.exposureCells(e).map((c) => c.replace('%', '')),
      '',
      [0, 1],
    ),
  );
  return `<p>${s.esc(`The following investments of ${entry.fund_column_raw ?? ''} are below the rating which its
category requires; all other Funds comply. [Cost, provision and balance are in millions of Rupees.]`)}</p>
<div class=gap>${cells('bad', top, 'head', [0, 1])}${rows.join('')}</div>`;
}

/** Three pages; the second schedule begins below the end of the first one. */
export function schedules(entries: readonly s.Entry[]): string[] {
  const columns = columnsOf(entries);
  const [first, rest] = scheduleA(columns);
  return [
    first,
    `${rest}<h2 class="mid next">SCHEDULE B: INVESTMENTS</h2>
${title('B.1 Classes of assets (percent of total assets)')}
<p class=note>[The first figure is at ${DAY}; the figure in square brackets is at ${THEN}.]</p>
<div class=gap>${classes(columns)}</div>
${title('B.2 Credit quality (percent of total assets)')}${grades(columns)}
${title('B.3 Sectors of shares (percent of total assets)')}${sectors(columns)}`,
    `${title('B.4 Largest investments (percent of total assets)')}${held(columns)}
${title('B.5 Investments which do not comply')}${breaches(entries)}`,
  ];
}
