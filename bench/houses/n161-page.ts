/** The pages of AMC N161: a cover, and a sheet in landscape for each fund. */
import { COMMENTS } from './n161-funds.ts';
import type { Press } from './n161-press.ts';
import { drawGrid, write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';

const PLUM = '#5a2350';
const SAND = '#d9c7a3';
const PALE = '#f4eef2';
const GREY = '#6b6470';
const FACTS = { x: 34, group: 62, part: 72, value: 108 } as const;
const MIDDLE = 292;
const THIRD = 558;
const COLUMN = 250;
const WIDTH = 516;

/** A minus sign as long as a dash. */
const figure = (v: string | null | undefined): string => (v ?? '').replace('-', '−');

const heightOf = (sheet: Sheet, text: string, width: number, size: number, font = 'plain'): number =>
  sheet.font(font).fontSize(size).heightOfString(text, { width });

/** The whole number large, and its decimals small and raised; returns where they end. */
function raised(sheet: Sheet, value: string, x: number, y: number): number {
  const [whole = '', rest = ''] = value.split(/(?<=\.)/);
  sheet.font('bold').fontSize(20);
  const end = x + sheet.widthOfString(whole);
  sheet.fillColor(PLUM).text(whole, x, y, { lineBreak: false });
  sheet
    .font('bold')
    .fontSize(10.5)
    .text(rest, end + 0.4, y + 2, { lineBreak: false });
  return end + sheet.widthOfString(rest);
}

/** The leaf of a calendar at the right end of the head. */
function leaf(sheet: Sheet, month: string, day: string): void {
  sheet.rect(744, 22, 64, 14).fill(PLUM);
  sheet.rect(744, 36, 64, 32).lineWidth(0.8).stroke(PLUM);
  write(sheet, month, 744, 25, 64, { size: 8, font: 'bold', colour: '#ffffff', align: 'center' });
  write(sheet, day, 744, 41, 64, { size: 21, font: 'bold', colour: PLUM, align: 'center' });
}

function keyFigures(sheet: Sheet, f: s.Figures): void {
  write(sheet, 'NAV per unit (Rs.)', 452, 26, 120, { size: 7, colour: GREY });
  raised(sheet, f.nav_per_unit ?? '', 452, 38);
  write(sheet, f.fund_size_label_raw ?? '', 596, 26, 130, { size: 7, colour: GREY });
  raised(sheet, f.fund_size_raw ?? '', 596, 38);
}

function head(press: Press, entry: s.Entry, past: s.Figures): void {
  const { sheet } = press;
  press.addPage();
  const [house = '', ...rest] = entry.fund_name_raw.split(' ');
  write(sheet, house, 34, 24, 200, { size: 10, colour: GREY });
  write(sheet, rest.join(' '), 34, 37, 400, { size: 23, font: 'bold', colour: PLUM });
  press.unseen(() => {
    keyFigures(sheet, past);
    leaf(sheet, 'July 2024', '31');
  });
  keyFigures(sheet, entry);
  leaf(sheet, 'August 2024', '31');
  sheet.moveTo(34, 75).lineTo(808, 75).lineWidth(1.2).stroke(SAND);
}

type Group = readonly [label: string, parts: readonly (readonly [part: string, value: string | null | undefined])[]];

const ratio = (entry: s.Entry, label: string): Group => [
  label,
  ['MTD', 'YTD'].map((p) => [p, `${s.feeOf(entry, label, p)}%`] as const),
];

function groupsOf(entry: s.Entry): Group[] {
  return [
    [
      'Fund',
      [
        ['type', entry.fund_type_raw],
        ['category', entry.category_raw],
        ['launch date', entry.launch_date_raw],
        ['listing', entry.listing_raw],
        ['leverage', entry.leverage_raw],
      ],
    ],
    ['Benchmark', [['', entry.benchmark_raw]]],
    [
      'Risk',
      [
        ['profile', entry.risk_profile_raw],
        ['of principal erosion', entry.risk_of_principal_raw],
      ],
    ],
    ['Management fee', [['', entry.management_fee_raw]]],
    [
      'Load',
      [
        ['front-end', entry.front_end_load_raw],
        ['back-end', entry.back_end_load_raw],
      ],
    ],
    [
      'Price (Rs.)',
      [
        ['offer', entry.offer_price],
        ['redemption', entry.repurchase_price],
      ],
    ],
    ratio(entry, 'Total expense ratio'),
    ratio(entry, 'Government levies'),
    [
      'Minimum investment',
      [
        ['initial', entry.minimum_initial_raw],
        ['subsequent', entry.minimum_subsequent_raw],
      ],
    ],
    [
      'Dealing',
      [
        ['days', entry.dealing_days_raw],
        ['cut-off time', entry.cutoff_raw],
        ['pricing mechanism', entry.pricing_mechanism_raw],
      ],
    ],
    ['Trustee', [['', entry.trustee_raw]]],
    ['Auditor', [['', entry.auditor_raw]]],
    [
      'Rating',
      [
        ['of the fund', s.ratingText(entry, 'FUND', 'Not applicable')],
        ['of the manager', s.ratingText(entry, 'AMC', '')],
      ],
    ],
    ...entry.metrics.map((m): Group => [m.label_raw, [['', m.value_raw]]]),
  ];
}

/** Groups of facts with the label of the group in the middle of its rows. */
function facts(sheet: Sheet, entry: s.Entry, top: number): number {
  const size = 6.9;
  const { x, group, part, value } = FACTS;
  let y = top;
  for (const [label, parts] of groupsOf(entry)) {
    const rows = parts.map(([name, text]) => {
      const both = [heightOf(sheet, name || ' ', part, size), heightOf(sheet, text ?? '', value, size)];
      return { name, text: text ?? '', height: Math.max(...both) + 1.5 };
    });
    const own = heightOf(sheet, label, group - 8, size, 'bold');
    const height = Math.max(
      own,
      rows.reduce((sum, r) => sum + r.height, 0),
    );
    sheet.rect(x, y, group, height + 2).fill(PALE);
    const look: Look = { size, font: 'bold', colour: PLUM };
    write(sheet, label, x + 4, y + 1.6 + (height - own) / 2, group - 8, look);
    let at = y + 1.6;
    for (const r of rows) {
      write(sheet, r.name, x + group + 5, at, part, { size, colour: GREY });
      write(sheet, r.text, x + group + part + 6, at, value, { size });
      at += r.height;
    }
    y += height + 2;
    sheet
      .moveTo(x, y)
      .lineTo(x + 248, y)
      .lineWidth(0.4)
      .stroke(SAND);
    y += 0.8;
  }
  return y;
}

interface Spine {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly first: number;
  readonly labels: readonly string[];
  readonly own: readonly string[];
  readonly other: readonly string[];
}

/** A strip of periods between the figures of the fund above and those of the benchmark below. */
function spine(sheet: Sheet, abbr: string, of: Spine, y: number): void {
  const each = (of.width - of.first) / of.labels.length;
  sheet.rect(of.x, y + 11, of.width, 12).fill(PLUM);
  const look: Look = { size: 6.8, font: 'bold' };
  write(sheet, abbr, of.x + 3, y + 1.5, of.first, look);
  write(sheet, of.title, of.x + 3, y + 13.4, of.first, { ...look, colour: '#ffffff' });
  write(sheet, 'Benchmark', of.x + 3, y + 25.6, of.first, { size: 6.8 });
  of.labels.forEach((label, i) => {
    const x = of.x + of.first + i * each;
    write(sheet, figure(of.own[i]), x, y + 1.5, each, { ...look, align: 'center' });
    write(sheet, label, x, y + 13.4, each, { size: 6.6, colour: '#ffffff', align: 'center' });
    write(sheet, figure(of.other[i]), x, y + 25.6, each, { size: 6.8, align: 'center' });
  });
}

function series(sheet: Sheet, entry: s.Entry, abbr: string): void {
  const of = (rows: readonly s.SeriesRow[]): Pick<Spine, 'labels' | 'own' | 'other'> => {
    const labels = s.labelsOf(rows);
    const cells = (name: string): string[] => labels.map((l) => s.percentAt(rows, name, l) ?? '');
    return { labels, own: cells(abbr), other: cells('Benchmark') };
  };
  const returns: Spine = {
    title: 'Return (%)',
    x: MIDDLE,
    width: 318,
    first: 50,
    labels: s.periods(entry),
    own: entry.reported_returns.map(s.ownReturn),
    other: entry.reported_returns.map(s.benchmarkReturn),
  };
  spine(sheet, abbr, returns, 86);
  const years = of(entry.historical_returns);
  spine(sheet, abbr, { title: 'Fiscal year (%)', x: 624, width: 184, first: 56, ...years }, 86);
  spine(sheet, abbr, { title: 'Month (%)', x: MIDDLE, width: WIDTH, first: 50, ...of(entry.monthly_returns) }, 138);
}

/** The key of the months that both charts share. */
function key(sheet: Sheet, dates: readonly string[], y: number): void {
  dates.forEach((date, i) => {
    sheet.rect(734 + i * 40, y + 1, 6, 6).fill(i === 0 ? PLUM : SAND);
    write(sheet, date, 743 + i * 40, y, 40, { size: 6.8 });
  });
}

/** Classes above their bars of two months; the figures are inside the bars that are long enough. */
function bars(sheet: Sheet, entry: s.Entry, type: s.AllocationType, x: number, top: number): number {
  write(sheet, s.titleOf(entry, type), x, top, COLUMN, { size: 8, font: 'bold', colour: PLUM });
  const rows = s.lines(entry, type);
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  let y = top + 13;
  for (const row of rows) {
    write(sheet, row.label, x, y, COLUMN, { size: 6.8 });
    y += 8.6;
    row.cells.forEach((cell, k) => {
      const length = Math.max(1, (Number(cell) / most) * (COLUMN - 24));
      sheet.rect(x, y, length, 7.4).fill(k === 0 ? PLUM : SAND);
      const isInside = length > 28;
      const look: Look = {
        size: 6.4,
        font: k === 0 ? 'bold' : 'plain',
        colour: isInside && k === 0 ? '#ffffff' : '#222222',
      };
      if (isInside) write(sheet, cell, x, y + 0.5, length - 3, { ...look, align: 'right' });
      else write(sheet, cell, x + length + 3, y + 0.5, 30, look);
      y += 8;
    });
    y += 2;
  }
  return y;
}

/** The first half of the holdings below the classes, the others in the third column; returns where both end. */
function holdings(sheet: Sheet, entry: s.Entry, fund: s.Fund, ends: readonly [number, number]): number {
  const title = entry.holdings_title_raw;
  if (title === undefined) return Math.max(...ends);
  const half = Math.ceil(entry.holdings.length / 2);
  const parts = [entry.holdings.slice(0, half), entry.holdings.slice(half)];
  const bottoms = parts.map((part, i) => {
    const [x, y] = [i === 0 ? MIDDLE : THIRD, (ends[i] ?? 0) + 5];
    const words = i === 0 ? title : 'Top holdings (continued)';
    write(sheet, words, x, y, COLUMN, { size: 8, font: 'bold', colour: PLUM });
    return drawGrid(sheet, {
      x,
      y: y + 11,
      widths: [180, 34, 36],
      aligns: ['left', 'left', 'right'],
      look: { size: 6.8 },
      pad: 2.2,
      rows: part.map((h) => ({ cells: [h.name_raw, s.noteOf(fund, h.name_raw), h.percent] })),
      rule: SAND,
    });
  });
  return Math.max(...bottoms);
}

function breaches(sheet: Sheet, entry: s.Entry, top: number): number {
  if (entry.non_compliant.length === 0) return top;
  const title = 'Non-compliant investments (Rs. in million)';
  write(sheet, title, MIDDLE, top, WIDTH, { size: 8, font: 'bold', colour: PLUM });
  const names = [
    'Name',
    'Type',
    'Before provision',
    'Provision',
    'After provision',
    '% of gross assets',
    '% of net assets',
  ];
  return drawGrid(sheet, {
    x: MIDDLE,
    y: top + 11,
    widths: [112, 100, 64, 52, 62, 66, 60],
    aligns: names.map((_, i) => (i < 2 ? 'left' : 'right')),
    look: { size: 6.6 },
    pad: 2.2,
    rows: [{ cells: names, fill: PALE }, ...entry.non_compliant.map((e) => ({ cells: s.exposureCells(e) }))],
    rule: SAND,
  });
}

function committee(sheet: Sheet, entry: s.Entry, top: number): void {
  write(sheet, 'Investment committee', 34, top, 240, { size: 8, font: 'bold', colour: PLUM });
  s.members(entry).forEach(([name, office], i) => {
    write(sheet, name, 34, top + 11 + i * 9.4, 120, { size: 6.9 });
    write(sheet, office, 162, top + 11 + i * 9.4, 120, { size: 6.9, colour: GREY });
  });
}

function foot(sheet: Sheet, footer: string): void {
  write(sheet, s.RISK_NOTE, 34, 566, 560, { size: 5.4, colour: GREY });
  write(sheet, footer, 608, 568, 200, { size: 6.8, align: 'right' });
}

export function drawFund(press: Press, entry: s.Entry, fund: s.Fund, past: s.Figures): void {
  const { sheet } = press;
  head(press, entry, past);
  committee(sheet, entry, facts(sheet, entry, 86) + 8);
  series(sheet, entry, fund.abbr);
  key(sheet, s.datesOf(entry, 'ASSET_ALLOCATION'), 184);
  const second = s.only(s.otherType(entry), 'second table');
  const ends = [bars(sheet, entry, 'ASSET_ALLOCATION', MIDDLE, 192), bars(sheet, entry, second, THIRD, 192)] as const;
  let y = breaches(sheet, entry, holdings(sheet, entry, fund, ends) + 5) + 6;
  for (const [title, text] of [
    ['Objective', entry.investment_objective_raw ?? ''],
    ['Comment', COMMENTS[fund.abbr] ?? ''],
  ] as const) {
    write(sheet, title, MIDDLE, y, 50, { size: 7.4, font: 'bold', colour: PLUM });
    y += write(sheet, text, MIDDLE + 50, y, WIDTH - 50, { size: 7.2 }) + 4;
  }
  write(sheet, entry.footnotes_raw.join('\n'), MIDDLE, y, WIDTH, { size: 6, colour: GREY });
  foot(sheet, entry.page_footer_raw ?? '');
}

/** The first page: the market, and a list of the funds. */
export function drawCover(press: Press, entries: readonly s.Entry[]): void {
  const { sheet } = press;
  press.addPage();
  write(sheet, 'Kahuta Funds Limited', 34, 24, 300, { size: 10, colour: GREY });
  write(sheet, 'Monthly Report', 34, 37, 400, { size: 23, font: 'bold', colour: PLUM });
  leaf(sheet, 'August 2024', '31');
  sheet.moveTo(34, 75).lineTo(808, 75).lineWidth(1.2).stroke(SAND);
  const words =
    'Inflation fell to 9.6% in August, the first figure below ten percent in almost three years. The State Bank had lowered the policy rate by one ' +
    'percentage point to 19.5% at the end of July. Moody’s raised the rating of Pakistan to Caa2. The rupee was stable at 278.5 against the dollar, ' +
    'and remittances were USD 2.9 billion. The stock market waited for the approval of the programme of the IMF.';
  const y = 90 + write(sheet, words, 34, 90, 774, { size: 10 }) + 18;
  drawGrid(sheet, {
    x: 34,
    y,
    widths: [300, 90, 244, 140],
    aligns: ['left', 'left', 'left', 'left'],
    look: { size: 9 },
    pad: 8,
    rows: [
      { cells: ['Fund', 'Short name', 'Category', 'Risk profile'], fill: PALE, look: { font: 'bold', size: 9 } },
      ...entries.map((e) => ({
        cells: [e.fund_name_raw, s.short(e), e.category_raw ?? '', e.risk_profile_raw ?? ''],
      })),
    ],
    rule: SAND,
  });
  foot(sheet, 'Kahuta Funds Limited – Monthly Report – 1');
}
