/** The page of AMC N103: a panel of facts at the left, and cards, tables and bars at the right. */
import { drawGrid, write } from './pdf1.ts';
import type { Look, Row, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';

const NAVY = '#22335c';
const RUST = '#c4572e';
const PALE = '#eef1f7';
const RULE = '#c8cfdf';
const PANEL = 160;
const X = PANEL + 16;
const WIDTH = 595 - X - 20;
const HALF = (WIDTH - 12) / 2;

export interface Extra {
  /** Government levies of the month and of the year. */
  readonly levies: readonly string[];
  /** The last day of the month. */
  readonly day: string;
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function heading(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  write(sheet, text, x, y, width, { size: 8.4, font: 'bold', colour: RUST });
  sheet
    .moveTo(x, y + 11.5)
    .lineTo(x + width, y + 11.5)
    .lineWidth(0.7)
    .stroke(RUST);
  return y + 14;
}

function panelItems(entry: s.Entry, extra: Extra): s.Item[] {
  const rated = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) – ${day}`, '');
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Inception Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ]),
    ['Stability Rating', rated('FUND')],
    ['Management Quality Rating', rated('AMC')],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
    ]),
    ...entry.fees.map(
      (f, i) => [f.fee_label_raw, `${f.percent}% (including ${extra.levies[i] ?? ''}% government levies)`] as const,
    ),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...s.terms(entry, [
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Redemption Settlement', 'settlement_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
  ]);
}

/** A label in small bold letters above its value. */
function panel(sheet: Sheet, entry: s.Entry, extra: Extra): void {
  sheet.rect(0, 0, PANEL, 842).fill(PALE);
  sheet.rect(0, 0, PANEL, 62).fill(NAVY);
  write(sheet, 'PASRUR', 16, 16, 130, { size: 17, font: 'bold', colour: '#ffffff' });
  write(sheet, 'Asset Management Company Limited', 16, 38, 140, { size: 6.8, colour: '#d5dbea' });
  let y = 72;
  write(sheet, 'Fund Information', 16, y, 130, { size: 9.5, font: 'bold', colour: RUST });
  y += 15;
  for (const [label, value] of panelItems(entry, extra)) {
    y += write(sheet, label, 16, y, PANEL - 26, { size: 6.4, font: 'bold', colour: NAVY });
    y += write(sheet, value, 16, y, PANEL - 26, { size: 7.1 }) + 3.6;
  }
}

function cards(sheet: Sheet, entry: s.Entry, extra: Extra, y: number): number {
  const items = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    [`NAV (PKR) on ${extra.day}`, entry.nav_per_unit],
    ['Offer Price (PKR)', entry.offer_price],
    ['Repurchase Price (PKR)', entry.repurchase_price],
  ]);
  const each = (WIDTH - 18) / 4;
  items.forEach(([label, value], i) => {
    const x = X + i * (each + 6);
    sheet.roundedRect(x, y, each, 34, 4).fill(NAVY);
    write(sheet, value, x, y + 6, each, { size: 12, font: 'bold', colour: '#ffffff', align: 'center' });
    write(sheet, label, x, y + 22, each, { size: 5.8, colour: '#d5dbea', align: 'center' });
  });
  return y + 42;
}

function table(
  sheet: Sheet,
  of: { readonly x: number; readonly y: number; readonly widths: readonly number[]; readonly look?: Look },
  rows: readonly (readonly string[])[],
): number {
  const lines: Row[] = rows.map((cells, i) =>
    i === 0 ? { cells, look: { font: 'bold', colour: NAVY }, fill: PALE } : { cells },
  );
  const aligns = of.widths.map((_, i) => (i === 0 ? ('left' as const) : ('right' as const)));
  return drawGrid(sheet, { ...of, aligns, rows: lines, look: { size: 7.2, ...of.look }, pad: 4, rule: RULE });
}

function returns(sheet: Sheet, entry: s.Entry, y: number): number {
  const row = (name: string, key: Parameters<typeof s.seriesCells>[1]): string[] => [
    name,
    ...s.seriesCells(entry, key).map(cell),
  ];
  const rows = [
    ['Return', ...s.periods(entry)],
    row(s.short(entry), 'fund_return_percent'),
    row('Benchmark', 'benchmark_return_percent'),
    row('Peer Average', 'peer_return_percent'),
  ];
  const each = (WIDTH - 58) / s.periods(entry).length;
  const widths = [58, ...s.periods(entry).map(() => each)];
  return table(sheet, { x: X, y: heading(sheet, 'Performance', X, y, WIDTH), widths, look: { size: 6.9 } }, rows) + 7;
}

function months(sheet: Sheet, entry: s.Entry, y: number): number {
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const rows = s.wideSeries(entry.monthly_returns, names, (v) => v ?? '-');
  const widths = [40, ...Array.from({ length: 12 }, () => (WIDTH - 40) / 12)];
  const from = heading(sheet, 'Monthly Returns (%)', X, y, WIDTH);
  return table(sheet, { x: X, y: from, widths, look: { size: 6 } }, rows) + 7;
}

/** A bar for the newest month between a class and its shares. */
function shares(sheet: Sheet, entry: s.Entry, type: s.AllocationType, x: number, top: number): number {
  let y = heading(sheet, s.titleOf(entry, type), x, top, HALF);
  const look = { size: 6.9 } as const;
  const bar = x + 95;
  const right = { ...look, align: 'right' } as const;
  s.datesOf(entry, type).forEach((date, i) => {
    write(sheet, date, x + HALF - 66 + i * 33, y, 33, { ...right, font: 'bold', colour: NAVY });
  });
  y += 11;
  const rows = s.lines(entry, type);
  const largest = Math.max(...rows.map((r) => Number(r.cells[0])));
  for (const { label, cells } of rows) {
    write(sheet, label, x, y, 95, look);
    sheet.rect(bar, y + 1, ((HALF - 95 - 68) * Number(cells[0])) / largest, 6).fill(RUST);
    cells.forEach((v, i) => {
      write(sheet, `${v}%`, x + HALF - 66 + i * 33, y, 33, right);
    });
    y += 11.6;
  }
  return y + 6;
}

function holdings(sheet: Sheet, entry: s.Entry, fund: s.Fund, y: number): number {
  if (entry.holdings.length === 0) return y;
  const from = heading(sheet, entry.holdings_title_raw ?? '', X, y, WIDTH);
  const rows = entry.holdings.map((h) => [h.name_raw, cell(h.percent), s.noteOf(fund, h.name_raw)]);
  const heads = ['Name', 'Weight', fund.model.kind === 'rate' ? 'Rating' : 'Sector'];
  return table(sheet, { x: X, y: from, widths: [190, 60, WIDTH - 250] }, [heads, ...rows]) + 7;
}

function breaches(sheet: Sheet, entry: s.Entry, y: number): number {
  if (entry.non_compliant.length === 0) return y;
  const heads = ['Non-Compliant Investment (PKR mn)', 'Type', 'Value before Provision', 'Provision Held'];
  const more = ['Value after Provision', '% of Gross Assets', '% of Net Assets'];
  const from = heading(sheet, 'Details of Non-Compliant Investments', X, y, WIDTH);
  const widths = [112, 36, 56, 50, 52, 46, WIDTH - 352];
  const rows = [[...heads, ...more], ...entry.non_compliant.map(s.exposureCells)];
  return table(sheet, { x: X, y: from, widths, look: { size: 6.5 } }, rows) + 7;
}

const COMMENTS: Readonly<Record<string, string>> = {
  PCMF:
    'The State Bank held its policy rate at the last meeting, while inflation remained above 26%. Yields of ' +
    'three-month bills hardly moved in the secondary market. The Fund kept its maturities short and rolled ' +
    'over deposits with well rated banks at better rates.',
  PIPF:
    'Floating rate papers were repriced upwards and supported the running yield of the Fund. We reduced ' +
    'fixed rate bonds in favour of bills and kept a large share in bank deposits, so that the Fund can lock ' +
    'in yields when the path of interest rates is clearer.',
  PEOF:
    'The index traded in a narrow range on political noise, flood relief spending and low reserves of ' +
    'foreign exchange. Technology companies gained on a weaker rupee, cement companies fell on dearer coal. ' +
    'The Fund added to fertilizer and trimmed its exploration companies.',
};

function people(sheet: Sheet, entry: s.Entry, y: number): number {
  let at = heading(sheet, 'Investment Committee', X, y, WIDTH);
  s.members(entry).forEach(([name, office], i) => {
    const x = X + (i % 2) * (HALF + 12);
    write(sheet, name, x, at, 96, { size: 7, font: 'bold' });
    write(sheet, office, x + 98, at, HALF - 98, { size: 7 });
    if (i % 2 === 1 || i === entry.parties.length - 1) at += 11;
  });
  return at + 5;
}

/** Notes follow the last table; the footer has a place of its own. */
function notes(sheet: Sheet, entry: s.Entry, y: number): void {
  let at = y;
  const look = { size: 6.2, colour: '#555555' } as const;
  for (const note of [...entry.footnotes_raw, s.RISK_NOTE]) at += write(sheet, note, X, at, WIDTH, look) + 1.5;
  if (at > 818) throw new Error(`the page of ${entry.fund_name_raw} overflows: ${at}`);
  write(sheet, s.only(entry.page_footer_raw, 'footer'), X, 824, WIDTH, { size: 6.5, colour: NAVY, align: 'right' });
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund, extra: Extra): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  panel(sheet, entry, extra);
  write(sheet, entry.fund_name_raw, X, 18, WIDTH, { size: 17, font: 'bold', colour: NAVY });
  const line = `Fund Manager’s Report – ${entry.report_month_label_raw}`;
  write(sheet, line, X, 41, WIDTH, { size: 9, colour: RUST });
  let y = heading(sheet, 'Investment Objective', X, 64, WIDTH);
  y += write(sheet, s.only(entry.investment_objective_raw, 'objective'), X, y, WIDTH, { size: 7.5 }) + 7;
  y = cards(sheet, entry, extra, y);
  y = months(sheet, entry, returns(sheet, entry, y));
  const second = s.only(s.otherType(entry), 'second table');
  const ends = [shares(sheet, entry, 'ASSET_ALLOCATION', X, y), shares(sheet, entry, second, X + HALF + 12, y)];
  y = breaches(sheet, entry, holdings(sheet, entry, fund, Math.max(...ends)));
  y = heading(sheet, 'Commentary', X, y, WIDTH);
  y += write(sheet, s.only(COMMENTS[fund.abbr], 'comment'), X, y, WIDTH, { size: 7.5, align: 'left' }) + 7;
  notes(sheet, entry, people(sheet, entry, y));
}
