/** The pages of AMC N34: the name at the foot, labels in two levels, a table of twelve months. */
import { drawGrid, write } from './pdf1.ts';
import type { Look, Row, Sheet } from './pdf1.ts';
import * as s from './shared8.ts';

const DEEP = '#14453d';
const LIME = '#c6d96f';
const PAGE_WIDTH = 842;
const LEFT = { x: 26, width: 216 } as const;
const MIDDLE = { x: 262, width: 318 } as const;
const RIGHT = { x: 600, width: 216 } as const;
const HEAD: Look = { font: 'bold', colour: DEEP };
const RISKS = ['Very Low', 'Low', 'Medium', 'High', 'Very High'];

export interface Run34 {
  readonly amc: string;
  readonly month: s.Month;
  readonly form: s.Form;
}

/** Draws a part of the page as a form XObject, which the page then shows. */
function asForm(sheet: Sheet, name: string, draw: () => void): void {
  const { page } = sheet;
  const { content } = page;
  const form = sheet.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, page.width, page.height],
    Resources: { Font: page.fonts as object },
  });
  page.content = form;
  draw();
  page.content = content;
  form.end(Buffer.alloc(0));
  Object.assign(page.xobjects as object, { [name]: form });
  sheet.addContent(`q /${name} Do Q`);
}

function heading(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  sheet.rect(x, y, width, 1.4).fill(LIME);
  write(sheet, text, x, y + 4, width, { size: 8.6, ...HEAD });
  return y + 17;
}

const shown = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : v);

/** A label alone, and below it the facts that it is the first part of. */
type Group = readonly [label: string, items: readonly s.Item[]];

function groups(entry: s.Entry): Group[] {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} ${agency} ${day}`, 'not applicable');
  const ratio = (period: string): string => {
    const of = entry.fees.filter((f) => f.row_label_raw === period).map((f) => `${f.percent}%`);
    return `${of[0]} + ${of[1]} = ${of[2]}`;
  };
  const isFund = entry.sub_funds.length === 0;
  const all: [string, (readonly [string, string | null | undefined])[]][] = [
    [
      'Scheme',
      [
        ['category', entry.category_raw],
        ['type', entry.fund_type_raw],
        ['launched', entry.launch_date_raw],
        ['benchmark', entry.benchmark_raw],
      ],
    ],
    [
      'Rating',
      [
        ['fund', isFund ? rating('FUND') : null],
        ['management company', rating('AMC')],
      ],
    ],
    [
      'Load',
      [
        ['front-end', entry.front_end_load_raw],
        ['back-end', entry.back_end_load_raw],
      ],
    ],
    ['Management fee', [['per annum', entry.management_fee_raw]]],
    [
      'Expense ratio without levies + levies = Expense ratio with levies',
      [
        ['month', isFund ? ratio('month') : null],
        ['year to date', isFund ? ratio('year to date') : null],
      ],
    ],
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
        ['cut-off', entry.cutoff_raw],
        ['mechanism', entry.pricing_mechanism_raw],
      ],
    ],
    [
      'Parties',
      [
        ['Trustee', entry.trustee_raw],
        ['Auditor', entry.auditor_raw],
        ...entry.parties.map((p) => [p.designation_raw ?? '', p.name_raw] as const),
      ],
    ],
    ['Statistics', entry.metrics.map((m) => [m.label_raw, m.value_raw] as const)],
  ];
  return all.map(([label, items]) => [label, s.stated(items)] as const).filter(([, items]) => items.length > 0);
}

function drawGroups(sheet: Sheet, entry: s.Entry, y: number): void {
  let at = y;
  for (const [label, items] of groups(entry)) {
    at += write(sheet, label, LEFT.x, at, LEFT.width, { size: 7.2, ...HEAD }) + 1;
    for (const [lower, value] of items) {
      const width = LEFT.width - 92;
      const height = write(sheet, value, LEFT.x + 92, at, width, { size: 7.4 });
      write(sheet, lower, LEFT.x + 8, at, 82, { size: 7.4, colour: '#56706b' });
      at += height + 1.2;
    }
    at += 2.4;
  }
}

/** All risk profiles, the one of the fund on a dark ground. */
function risks(sheet: Sheet, entry: s.Entry, y: number): number {
  const width = MIDDLE.width / RISKS.length;
  RISKS.forEach((risk, i) => {
    const isOwn = risk === entry.risk_profile_raw;
    const x = MIDDLE.x + i * width;
    sheet.rect(x + 1, y, width - 2, 14).fill(isOwn ? DEEP : '#e7ece9');
    write(sheet, risk, x, y + 3.4, width, {
      size: 7.4,
      align: 'center',
      ...(isOwn ? { font: 'bold', colour: '#ffffff' } : { colour: '#a3b2ad' }),
    });
  });
  return y + 21;
}

function returns(sheet: Sheet, entry: s.Entry, y: number): number {
  return drawGrid(sheet, {
    x: MIDDLE.x,
    y: heading(sheet, 'Performance, %', MIDDLE.x, y, MIDDLE.width),
    widths: [178, 70, 70],
    aligns: ['left', 'right', 'right'],
    rows: [
      { cells: ['', entry.fund_column_raw ?? '', 'Benchmark'], look: HEAD },
      ...entry.reported_returns.map((r) => ({
        cells: [r.period_label_raw, shown(r.fund_return_percent), shown(r.benchmark_return_percent)],
      })),
    ],
    look: { size: 7.6 },
    pad: 2.6,
    rule: '#cdd8d3',
  });
}

/** The last line is of the report month. */
function months(sheet: Sheet, entry: s.Entry, fund: s.Fund, run: Run34, y: number): number {
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  const labels = s.labelsOf(entry.monthly_returns);
  const name = entry.fund_column_raw ?? '';
  const rows = labels.map((label, i): Row => {
    const isLast = i === labels.length - 1;
    const own = isLast ? entry : s.figuresAt(part, s.before(run.month, labels.length - 1 - i), run.form);
    const at = (series: string): string => shown(s.percentAt(entry.monthly_returns, series, label));
    return {
      cells: [label, shown(own.fund_size_raw), shown(own.nav_per_unit), at(name), at('Benchmark')],
      ...(isLast ? { fill: '#eef3d5' } : {}),
    };
  });
  return drawGrid(sheet, {
    x: MIDDLE.x,
    y: heading(sheet, 'Twelve months', MIDDLE.x, y, MIDDLE.width),
    widths: [50, 82, 66, 58, 62],
    aligns: ['left', 'right', 'right', 'right', 'right'],
    rows: [
      {
        cells: ['Month-end', entry.fund_size_label_raw ?? '', 'NAV (PKR)', `${name} (%)`, 'Benchmark (%)'],
        look: { ...HEAD, size: 6.9 },
      },
      ...rows,
    ],
    look: { size: 7.6 },
    pad: 2.3,
    rule: '#cdd8d3',
  });
}

function shares(sheet: Sheet, rows: readonly s.AllocationRow[], y: number): number {
  return drawGrid(sheet, {
    x: RIGHT.x,
    y: heading(sheet, rows[0]?.table_title_raw ?? '', RIGHT.x, y, RIGHT.width),
    widths: [160, 56],
    aligns: ['left', 'right'],
    rows: rows.map((r) => ({ cells: [r.label_raw, r.percent] })),
    look: { size: 7.6 },
    pad: 2.4,
  });
}

function portfolio(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  let y = shares(sheet, s.ofType(entry, 'ASSET_ALLOCATION'), 48) + 7;
  y = shares(sheet, s.secondRows(entry), y) + 7;
  if (entry.holdings.length === 0) return;
  y = heading(sheet, entry.holdings_title_raw ?? '', RIGHT.x, y, RIGHT.width);
  for (const h of entry.holdings) {
    y += write(sheet, h.name_raw, RIGHT.x + 3, y, RIGHT.width, { size: 7.8, font: 'bold' });
    y += write(sheet, `${h.percent}  ${s.noteOf(fund, h.name_raw)}`, RIGHT.x + 3, y, RIGHT.width, { size: 7.2 }) + 3.4;
  }
}

const PLAN_COLUMNS = [72, 58, 50, 38, 38, 38, 38, 38, 38, 44, 44, 44] as const;

/** A line for each plan, under heads that span the periods. */
function plans(sheet: Sheet, entry: s.Entry, y: number): number {
  const subs = entry.sub_funds;
  const labels = subs[0]?.reported_returns.map((r) => r.period_label_raw) ?? [];
  const assets = subs[0]?.allocations.map((a) => a.label_raw) ?? [];
  const at = heading(sheet, 'Plans', MIDDLE.x, y, 554);
  const end = drawGrid(sheet, {
    x: MIDDLE.x,
    y: at,
    widths: [...PLAN_COLUMNS],
    aligns: PLAN_COLUMNS.map((_, i) => (i === 0 ? ('left' as const) : ('right' as const))),
    rows: [
      {
        cells: ['', 'Return, %', 'Benchmark, %', subs[0]?.allocations[0]?.table_title_raw ?? ''],
        spans: [3, 3, 3, 3],
        look: HEAD,
      },
      {
        cells: ['', subs[0]?.fund_size_label_raw ?? '', 'NAV, PKR', ...labels, ...labels, ...assets],
        look: { ...HEAD, size: 6.8 },
      },
      ...subs.map((sub) => ({
        cells: [
          sub.name_raw,
          shown(sub.fund_size_raw),
          shown(sub.nav_per_unit),
          ...s.seriesCells(sub, 'fund_return_percent').map(shown),
          ...s.seriesCells(sub, 'benchmark_return_percent').map(shown),
          ...sub.allocations.map((a) => a.percent),
        ],
      })),
    ],
    look: { size: 7.6 },
    pad: 5,
    rule: '#cdd8d3',
  });
  return drawGrid(sheet, {
    x: MIDDLE.x,
    y: heading(sheet, 'Expense ratio with levies, %', MIDDLE.x, end + 16, 300),
    widths: [120, 70, 80],
    aligns: ['left', 'right', 'right'],
    rows: [
      { cells: ['', 'month', 'year to date'], look: HEAD },
      ...subs.map((sub) => ({ cells: [sub.name_raw, ...sub.fees.map((f) => f.percent)] })),
    ],
    look: { size: 7.6 },
    pad: 3,
    rule: '#cdd8d3',
  });
}

const RISK_TEXT =
  'All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of future results. Please read the Offering Document.';

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund, run: Run34): void {
  sheet.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  asForm(sheet, 'Facts', () => {
    write(sheet, run.amc, LEFT.x, 22, 400, { size: 9, colour: DEEP });
    write(sheet, entry.report_month_label_raw, 516, 22, 300, { size: 9, colour: DEEP, align: 'right' });
    drawGroups(sheet, entry, heading(sheet, 'The fund', LEFT.x, 48, LEFT.width));
  });
  let y = heading(sheet, 'Objective', MIDDLE.x, 48, entry.sub_funds.length > 0 ? 554 : MIDDLE.width);
  y += write(sheet, entry.investment_objective_raw ?? '', MIDDLE.x, y, MIDDLE.width, { size: 7.8 }) + 6;
  y = risks(sheet, entry, heading(sheet, 'Risk profile', MIDDLE.x, y, MIDDLE.width));
  if (entry.sub_funds.length > 0) y = plans(sheet, entry, y) + 4;
  else {
    y = months(sheet, entry, fund, run, returns(sheet, entry, y) + 7) + 4;
    asForm(sheet, 'Portfolio', () => {
      portfolio(sheet, entry, fund);
    });
  }
  write(sheet, entry.footnotes_raw.join(' '), MIDDLE.x, y, MIDDLE.width, { size: 6.4, font: 'italic' });
  sheet.rect(0, 541, PAGE_WIDTH, 54).fill(DEEP);
  write(sheet, entry.fund_name_raw, LEFT.x, 552, 500, { size: 20, font: 'bold', colour: '#ffffff' });
  write(sheet, RISK_TEXT, 540, 553, 240, { size: 6.2, colour: LIME });
  write(sheet, entry.page_footer_raw ?? '', 780, 562, 36, { size: 9, colour: '#ffffff', align: 'right' });
}

export function drawFront(sheet: Sheet, entries: readonly s.Entry[], amc: string): void {
  sheet.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  write(sheet, amc, LEFT.x, 22, 400, { size: 9, colour: DEEP });
  write(sheet, 'Monthly review of funds', 120, 150, 500, { size: 26, ...HEAD });
  write(sheet, 'October 2024', 120, 186, 500, { size: 14, colour: DEEP });
  drawGrid(sheet, {
    x: 120,
    y: 240,
    widths: [320, 60],
    aligns: ['left', 'right'],
    rows: entries.map((e) => ({ cells: [e.fund_name_raw, String(e.page_number)] })),
    look: { size: 11 },
    pad: 10,
    rule: LIME,
  });
  sheet.rect(0, 541, PAGE_WIDTH, 54).fill(DEEP);
}
