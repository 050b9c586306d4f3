/** The pages of AMC N16: one for each fund or sub-fund, a side bar with labels under values, a watermark. */
import { drawGrid, write } from './pdf1.ts';
import type { Grid, Row, Sheet } from './pdf1.ts';
import * as s from './shared4.ts';

const INK = '#20262e';
const TONE = '#5b3f8c';
const SIDE = '#eeeaf6';
const LEFT = 34;
const WIDTH = 386;
const BAR = 438;

export interface Page {
  readonly entry: s.Entry;
  readonly part: s.Part;
  readonly old: s.Figures;
  /** The name of the scheme, for the page of a sub-fund. */
  readonly scheme: string | null;
  /** The page that has the profile. */
  readonly isFirst: boolean;
  readonly number: number;
  readonly month: s.Month;
  readonly form: s.Form;
}

/** 12 345.67 */
export const spaced = (value: number, decimals: number): string => s.grouped(value, decimals).replaceAll(',', ' ');

/** (1.23)% */
export const percent = (text: string | null | undefined): string =>
  text === null || text === undefined ? 'N/A' : `${s.bracketed(text)}%`;

export const ordinal = (day: number): string => {
  const end = day > 10 && day < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][day % 10];
  return `${day}${end ?? 'th'}`;
};

export const dayText = ([y, m, d]: s.Day): string => `${s.monthName({ year: y, month: m })} ${ordinal(d)}, ${y}`;

const heading = (sheet: Sheet, text: string, y: number): number =>
  y + write(sheet, text, LEFT, y, WIDTH, { size: 8.6, font: 'bold', colour: TONE }) + 2;

const grid = (sheet: Sheet, of: Omit<Grid, 'x' | 'look'> & { readonly x?: number; readonly size?: number }): number =>
  drawGrid(sheet, { x: LEFT, look: { size: of.size ?? 7.6, colour: INK }, pad: 4, rule: '#ddd6ea', ...of });

const rights = (count: number): 'right'[] => Array.from({ length: count }, () => 'right');

function openPage(sheet: Sheet, page: Page): number {
  const { entry, part, scheme, month } = page;
  sheet.addPage({ size: 'LETTER', margin: 0 });
  sheet.save();
  sheet.rotate(-48, { origin: [230, 430] });
  write(sheet, 'HALEJI HALEJI', -20, 390, 520, { size: 62, font: 'bold', colour: '#f5f2fa', align: 'center' });
  sheet.restore();
  const next = s.monthAt(s.monthIndex(month) + 1);
  const running = `Published on ${s.monthName(next)} 8th, ${next.year}`;
  write(sheet, scheme ?? '', LEFT, 18, 220, { size: 7.2, colour: TONE });
  write(sheet, running, LEFT + 200, 18, WIDTH - 200, { size: 7.2, colour: TONE, align: 'right' });
  const title = scheme === null ? `${entry.fund_name_raw} (${entry.fund_column_raw})` : part.line;
  write(sheet, title, LEFT, 34, WIDTH, { size: 17, font: 'bold', colour: INK });
  write(sheet, entry.report_month_label_raw, LEFT, 57, WIDTH, { size: 9, colour: TONE });
  write(sheet, `${entry.amc_name_raw}   ${page.number}`, LEFT, 768, WIDTH, { size: 6.8, colour: INK });
  if (!page.isFirst) return 80;
  return 88 + write(sheet, entry.investment_objective_raw ?? '', LEFT, 76, WIDTH, { size: 8.4, colour: INK });
}

/** Value above label; the figure of the month before is the smaller one. */
function sideBar(sheet: Sheet, page: Page): void {
  const { entry, part, old, isFirst, form, month } = page;
  const f = part.figures;
  sheet.rect(BAR - 12, 0, 612 - BAR + 12, 792).fill(SIDE);
  let y = 30;
  const item = (value: string | null | undefined, label: string, size = 8): void => {
    if (value === null || value === undefined) return;
    y += write(sheet, value, BAR, y, 162, { size, font: size > 8 ? 'bold' : 'plain', colour: INK });
    y += write(sheet, label, BAR, y + 0.6, 162, { size: 6, colour: TONE }) + 5;
  };
  const before = s.shortMonth(s.before(month));
  const was = (text: string): string => `${before}: ${text}`;
  item(f.fund_size_raw, form.sizeLabel, 15);
  item(was(old.fund_size_raw ?? ''), `${form.sizeLabel}, a month earlier`, 7);
  item(f.nav_per_unit, 'NAV per unit, PKR', 15);
  item(was(old.nav_per_unit ?? ''), 'NAV per unit, a month earlier', 7);
  item(spaced(Number(f.units_outstanding), 0), 'Units outstanding');
  item(f.offer_price, 'Offer price, PKR');
  item(f.repurchase_price, 'Redemption price, PKR');
  s.ratiosOf(part, month).forEach((r, i) => {
    item(`${r.withLevies}% (including ${r.levies}% government levies)`, form.fees[i] ?? '');
  });
  f.metrics.forEach((m) => {
    item(m.value_raw, m.label_raw);
  });
  if (isFirst) for (const [value, label] of profile(entry)) item(value, label);
}

function profile(entry: s.Entry): readonly (readonly [string | null | undefined, string])[] {
  const rating = (subject: 'FUND' | 'AMC'): string | null => s.rated(entry, subject)?.line_raw ?? null;
  return [
    [entry.category_raw, 'Category'],
    [entry.fund_type_raw, 'Fund type'],
    [entry.launch_date_raw, 'Launch date'],
    [entry.benchmark_raw, 'Benchmark'],
    [entry.risk_profile_raw, 'Risk profile'],
    [rating('FUND'), 'Fund stability rating'],
    [rating('AMC'), 'AMC rating'],
    [entry.management_fee_raw, 'Management fee (p.a.)'],
    [entry.front_end_load_raw, 'Front-end load'],
    [entry.back_end_load_raw, 'Back-end load'],
    [entry.minimum_initial_raw, 'Minimum initial investment'],
    [entry.minimum_subsequent_raw, 'Minimum subsequent investment'],
    [entry.pricing_mechanism_raw, 'Pricing mechanism'],
    [entry.dealing_days_raw, 'Dealing days'],
    [entry.cutoff_raw, 'Cut-off time'],
    [entry.leverage_raw, 'Leverage'],
    [entry.trustee_raw, 'Trustee'],
    [entry.auditor_raw, 'Auditor'],
    ...entry.parties.map((p) => [p.name_raw, p.designation_raw ?? ''] as const),
  ];
}

const head = (cells: readonly string[], spans?: readonly number[]): Row => ({
  cells,
  look: { font: 'bold', colour: TONE },
  ...(spans === undefined ? {} : { spans }),
});

/** Periods are rows in two blocks next to each other: up to a year, and beyond. */
function returns(sheet: Sheet, page: Page, top: number): number {
  const y = heading(sheet, 'Returns', top);
  const { part, form } = page;
  const row = (label: string): string[] => {
    const found = part.figures.reported_returns.find((r) => r.period_label_raw === label);
    return [label, percent(found?.fund_return_percent), percent(found?.benchmark_return_percent)];
  };
  const labels = form.periods.map(([, label]) => label);
  const half = labels.length / 2;
  const rows = Array.from({ length: half }, (_, i) => ({
    cells: [...row(labels[i] ?? ''), ...row(labels[i + half] ?? '')],
  }));
  const series = ['', 'Fund', 'Benchmark'];
  return grid(sheet, {
    y,
    widths: [77, 55, 61, 77, 55, 61],
    aligns: ['left', 'right', 'right', 'left', 'right', 'right'],
    rows: [head(['Up to one year', 'Beyond one year, per annum'], [3, 3]), head([...series, ...series]), ...rows],
  });
}

/** A line for each calendar year and series; months to come are blank. */
function calendar(sheet: Sheet, page: Page, top: number): number {
  const y = heading(sheet, 'Monthly returns in percent', top);
  const { part, month } = page;
  const rows = [month.year, month.year - 1].flatMap((year) =>
    [part.line, 'Benchmark'].map((series, i) => ({
      cells: [
        i === 0 ? String(year) : '',
        i === 0 ? 'Fund' : series,
        ...s.MONTHS.map((name) =>
          s.bracketed(s.percentAt(part.figures.monthly_returns, series, `${name.slice(0, 3)} ${year}`) ?? ''),
        ),
      ],
    })),
  );
  return grid(sheet, {
    y,
    size: 5.9,
    widths: [20, 36, ...s.MONTHS.map(() => 27.5)],
    aligns: ['left', 'left', ...rights(12)],
    rows: [head(['', '', ...s.MONTHS.map((m) => m.slice(0, 3))]), ...rows],
  });
}

function fiscal(sheet: Sheet, page: Page, top: number): number {
  const { historical_returns: rows } = page.part.figures;
  const labels = s.labelsOf(rows);
  if (labels.length === 0) return top;
  const y = heading(sheet, 'Fiscal years ended in June', top);
  const line = (label: string, series: string): Row => ({
    cells: [label, ...labels.map((l) => percent(s.percentAt(rows, series, l)))],
  });
  return grid(sheet, {
    y,
    widths: [61, ...labels.map(() => 65)],
    aligns: ['left', ...rights(labels.length)],
    rows: [head(['', ...labels]), line('Fund', page.part.line), line('Benchmark', 'Benchmark')],
  });
}

export const GOVERNMENT = new Set(['T-Bills', 'PIBs', 'Ijara sukuk']);

/** Classes with their two months, the sum of government paper after its parts, broken over two columns. */
function assets(sheet: Sheet, page: Page, top: number): number {
  const { part, form } = page;
  const y = heading(sheet, form.assetTitle, top);
  const rows = s.ofType(part.figures, 'ASSET_ALLOCATION');
  const labels = [...new Set(rows.map((r) => r.label_raw))];
  const cell = (label: string, i: number): string => rows.filter((r) => r.label_raw === label)[i]?.percent ?? '';
  const line = (label: string): string[] => [label, `${cell(label, 0)} » ${cell(label, 1)}`];
  const lines: string[][] = [];
  const state = labels.filter((l) => GOVERNMENT.has(l));
  for (const label of state) lines.push(line(label));
  if (state.length > 1) {
    const sum = (i: number): string =>
      s.sumOf(
        state.map((l) => cell(l, i)),
        1,
      );
    lines.push(['Government paper', `${sum(0)} » ${sum(1)}`]);
  }
  for (const label of labels.filter((l) => !GOVERNMENT.has(l))) lines.push(line(label));
  lines.push(['Total', '100.0 » 100.0']);
  const half = Math.ceil(lines.length / 2);
  const months = `${s.monthName(s.before(page.month))} » ${s.monthName(page.month)}`;
  return grid(sheet, {
    y,
    widths: [98, 95, 98, 95],
    aligns: ['left', 'right', 'left', 'right'],
    rows: [
      head(['', months, '', months]),
      ...Array.from({ length: half }, (_, i) => {
        const cells = [...(lines[i] ?? ['', '']), ...(lines[i + half] ?? ['', ''])];
        return { cells };
      }),
    ],
  });
}

/** Labels over figures. */
function tiles(sheet: Sheet, page: Page, top: number): number {
  const type = s.secondType(page.part);
  if (type === null) return top;
  const rows = s.ofType(page.part.figures, type);
  const labels = [...new Set(rows.map((r) => r.label_raw))];
  const y = heading(sheet, rows[0]?.table_title_raw ?? '', top);
  const line = (i: number, m: s.Month): Row => ({
    cells: [s.monthName(m), ...labels.map((l) => rows.filter((r) => r.label_raw === l)[i]?.percent ?? '')],
  });
  return grid(sheet, {
    y,
    widths: [50, ...labels.map(() => 336 / labels.length)],
    aligns: ['left', ...labels.map(() => 'center' as const)],
    rows: [head(['', ...labels]), line(0, s.before(page.month)), line(1, page.month)],
  });
}

/** The month before is between the sector and this month; the change follows. */
function holdings(sheet: Sheet, page: Page, top: number): number {
  const { part, old, form, month } = page;
  const rows = part.figures.holdings;
  if (rows.length === 0) return top;
  const y = heading(sheet, form.holdingsTitle, top);
  const was = (name: string): string => old.holdings.find((h) => h.name_raw === name)?.percent ?? '';
  const change = (now: string, before: string): string => s.bracketed((Number(now) - Number(before)).toFixed(1));
  const note = (name: string): string => part.mix.papers.find(([n]) => n === name)?.[2] ?? '';
  const real = s.figuresAt(part, month, form).holdings;
  const sums = [old.holdings, real].map((of) =>
    s.sumOf(
      of.map((h) => h.percent),
      1,
    ),
  );
  return grid(sheet, {
    y,
    widths: [20, 150, 76, 50, 50, 40],
    aligns: ['left', 'left', 'left', 'right', 'right', 'right'],
    rows: [
      head(['', 'Name', 'Sector', s.monthName(s.before(month)), s.monthName(month), 'Change']),
      ...rows.map((h) => {
        const now = real.find((r) => r.name_raw === h.name_raw)?.percent ?? '';
        const cells = [was(h.name_raw), h.percent, change(now, was(h.name_raw))];
        return { cells: [`${h.rank}.`, h.name_raw, note(h.name_raw), ...cells] };
      }),
      { cells: ['', 'Sum of these', '', ...sums, ''], look: { font: 'bold' } },
    ],
  });
}

export function drawPage(sheet: Sheet, page: Page): void {
  let y = openPage(sheet, page);
  sideBar(sheet, page);
  for (const block of [returns, calendar, fiscal, assets, tiles, holdings]) y = block(sheet, page, y) + 12;
  for (const note of page.entry.footnotes_raw) y += write(sheet, note, LEFT, y, WIDTH, { size: 7, colour: INK }) + 2;
  if (y > 760) throw new Error(`${page.part.words}: the page is too full`);
}
