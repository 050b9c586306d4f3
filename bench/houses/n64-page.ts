/** The pages of AMC N64: a listing of a reporting system; the titles of its tables are in a column left of their rows. */
import { write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared13.ts';

const LEFT = 30;
const WIDTH = 535;
const TOP = 92;
const BOTTOM = 772;
const LINE = 12.2;
/** The left borders of the columns: code and title, description, unit, figure, second figure. */
const COLUMNS = [LEFT, LEFT + 128, LEFT + 330, LEFT + 390, LEFT + 465] as const;
const INK = '#000000';

interface ListingRow {
  readonly label: string;
  readonly unit?: string;
  /** Words at the left of the third column, or figures at the right of the last two. */
  readonly words?: string;
  readonly figures?: readonly string[];
  readonly isTotal?: boolean;
}

interface Section {
  readonly code: string;
  readonly title: string;
  readonly rows: readonly ListingRow[];
}

/** Rows that flow over pages; each page repeats the heads, and a section that continues repeats its title. */
export class Listing {
  readonly #sheet: Sheet;
  readonly #head: readonly [left: string[], right: string[]];
  #y = 0;
  #page = 0;
  #group = '';
  #parent = '';

  constructor(sheet: Sheet, head: readonly [left: string[], right: string[]], page: number) {
    this.#sheet = sheet;
    this.#head = head;
    this.#page = page - 1;
  }

  get page(): number {
    return this.#page;
  }

  newFund(): void {
    this.#group = '';
    this.newPage();
  }

  newPage(): void {
    const sheet = this.#sheet;
    sheet.addPage({ size: 'A4', margin: 0 });
    this.#page += 1;
    const [left, right] = this.#head;
    left.forEach((text, i) => {
      write(sheet, text, LEFT, 24 + i * 12, 380, { size: i === 0 ? 11 : 8.5, font: 'bold', colour: INK });
    });
    [...right, `PAGE : ${this.#page}`].forEach((text, i) => {
      write(sheet, text, LEFT + 400, 24 + i * 10.6, 135, { size: 7.6, align: 'right', colour: INK });
    });
    this.#rule(72, 1);
    const heads: readonly [number, string, Look['align']][] = [
      [0, 'SECTION', 'left'],
      [1, 'DESCRIPTION', 'left'],
      [2, 'UNIT', 'left'],
      [3, 'FUND', 'right'],
      [4, 'BENCHMARK', 'right'],
    ];
    for (const [at, text, align = 'left'] of heads)
      write(sheet, text, COLUMNS[at] ?? 0, 76, 70, { size: 7.6, font: 'bold', align, colour: INK });
    this.#rule(87, 0.5);
    write(sheet, '*** SYSTEM GENERATED REPORT, NO SIGNATURE REQUIRED ***', LEFT, 812, WIDTH, {
      size: 7.4,
      align: 'center',
      colour: INK,
    });
    this.#y = TOP;
    if (this.#group !== '') this.#bar(`${this.#group}  (CONT.)`);
  }

  /** A bar with the code and the name of a fund or of a sub-fund, each a field of its own. */
  group(kind: string, code: string, name: string, right: readonly string[]): void {
    const isSub = code.includes('-');
    if (isSub && this.#y + 6 * LINE > BOTTOM) this.newPage();
    this.#sheet.rect(LEFT, this.#y, WIDTH, LINE + 1).fill('#d9d9d9');
    [kind, code, name].forEach((text, i) => {
      const x = LEFT + 3 + ([0, 58, 92][i] ?? 0);
      write(this.#sheet, text, x, this.#y + 2.4, 300, { size: 8.4, font: 'bold', colour: INK });
    });
    right.forEach((text, i) => {
      write(this.#sheet, text, LEFT + 300 + i * 120, this.#y + 2.6, 113, { size: 7.6, align: 'right', colour: INK });
    });
    this.#y += LINE + 4;
    this.#parent = isSub ? this.#parent : `${code}  ${name}`;
    this.#group = isSub ? `${this.#parent}  /  ${code}  ${name}` : this.#parent;
  }

  section({ code, title, rows }: Section): void {
    if (rows.length === 0) return;
    const look = { size: 7.6, colour: INK } as const;
    let lines = this.#lines(title, 100);
    if (this.#y + Math.min(rows.length, lines.length) * LINE > BOTTOM) this.newPage();
    let from = 0;
    rows.forEach((row, i) => {
      if (this.#y + LINE > BOTTOM) {
        this.newPage();
        from = i;
        lines = this.#lines(`${title} (CONT.)`, 100);
      }
      const line = i - from;
      if (line === 0) write(this.#sheet, code, LEFT, this.#y, 22, look);
      const own = lines[line];
      if (own !== undefined) write(this.#sheet, own, LEFT + 22, this.#y, 120, { ...look, font: 'bold' });
      this.#row(row);
    });
    for (const line of lines.slice(rows.length - from)) {
      write(this.#sheet, line, LEFT + 22, this.#y, 120, { ...look, font: 'bold' });
      this.#y += LINE;
    }
    this.#rule(this.#y, 0.3);
    this.#y += 4;
  }

  words(text: string): void {
    const look = { size: 7.2, colour: INK } as const;
    this.#sheet.font('plain').fontSize(7.2);
    if (this.#y + this.#sheet.heightOfString(text, { width: WIDTH }) > BOTTOM + 24) this.newPage();
    this.#y += write(this.#sheet, text, LEFT, this.#y, WIDTH, look) + 4;
  }

  #row(row: ListingRow): void {
    const look = { size: 7.6, font: row.isTotal === true ? 'bold' : 'plain', colour: INK } as const;
    const height = this.#words(row, look);
    write(this.#sheet, row.label, COLUMNS[1], this.#y, 198, look);
    if (row.unit !== undefined) write(this.#sheet, row.unit, COLUMNS[2], this.#y, 60, look);
    row.figures?.forEach((text, i) => {
      write(this.#sheet, text, COLUMNS[i === 0 ? 3 : 4], this.#y, 70, { ...look, align: 'right' });
    });
    this.#y += Math.max(LINE, height + 3);
  }

  #words(row: ListingRow, look: Look): number {
    return row.words === undefined
      ? 0
      : write(this.#sheet, row.words, COLUMNS[2], this.#y, LEFT + WIDTH - COLUMNS[2], look);
  }

  #bar(text: string): void {
    write(this.#sheet, text, LEFT + 3, this.#y, WIDTH, { size: 8, font: 'bold', colour: INK });
    this.#y += LINE + 2;
  }

  #lines(title: string, width: number): string[] {
    this.#sheet.font('bold').fontSize(7.6);
    const lines: string[] = [];
    for (const word of title.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && this.#sheet.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  #rule(y: number, thickness: number): void {
    this.#sheet
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(thickness)
      .stroke(INK);
  }
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : v);

function profile(entry: s.Entry): Section {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} BY ${agency} DT ${day}`, 'N/A');
  const items: s.Item[] = [
    ...s.terms(entry, [
      ['FUND TYPE', 'fund_type_raw'],
      ['CATEGORY', 'category_raw'],
      ['LAUNCH DATE', 'launch_date_raw'],
      ['BENCHMARK', 'benchmark_raw'],
      ['RISK PROFILE', 'risk_profile_raw'],
      ['MANAGEMENT FEE', 'management_fee_raw'],
      ['FRONT END LOAD', 'front_end_load_raw'],
      ['BACK END LOAD', 'back_end_load_raw'],
      ['MINIMUM INITIAL INVESTMENT', 'minimum_initial_raw'],
      ['MINIMUM SUBSEQUENT INVESTMENT', 'minimum_subsequent_raw'],
      ['PRICING MECHANISM', 'pricing_mechanism_raw'],
      ['DEALING DAYS', 'dealing_days_raw'],
      ['CUT OFF TIME', 'cutoff_raw'],
      ['TRUSTEE', 'trustee_raw'],
      ['AUDITOR', 'auditor_raw'],
    ]),
    ['FUND STABILITY RATING', rating('FUND')],
    ['AMC RATING', rating('AMC')],
    ['INVESTMENT OBJECTIVE', entry.investment_objective_raw ?? ''],
  ];
  return { code: '010', title: 'FUND PROFILE', rows: items.map(([label, words]) => ({ label, words })) };
}

const people = (entry: s.Entry): Section => ({
  code: '090',
  title: 'INVESTMENT COMMITTEE MEMBERS',
  rows: s.people(entry).map(([label, words]) => ({ label, words })),
});

/** The figures of a fund or of a sub-fund. */
function figures(of: s.Figures, line: string): Section[] {
  const shares = (type: s.AllocationType, code: string): Section => {
    const rows = s.lines(of, type).map((r) => ({ label: r.label, unit: '%', figures: [r.cells[0] ?? ''] }));
    return { code, title: s.titleOf(of, type), rows };
  };
  const months = s.labelsOf(of.monthly_returns).map((label) => ({
    label,
    unit: '%',
    figures: [line, 'Benchmark'].map((name) => cell(s.percentAt(of.monthly_returns, name, label))),
  }));
  return [
    {
      code: '020',
      title: 'SIZE AND PRICE',
      rows: [
        { label: of.fund_size_label_raw ?? '', unit: "PKR '000", figures: [of.fund_size_raw ?? ''] },
        { label: 'NAV PER UNIT', unit: 'PKR', figures: [of.nav_per_unit ?? ''] },
        { label: 'UNITS OUTSTANDING', unit: 'NOS', figures: [s.grouped(Number(of.units_outstanding), 0)] },
        ...of.metrics.map((m) => ({ label: m.label_raw, unit: '', figures: [m.value_raw] })),
      ],
    },
    {
      code: '030',
      title: 'RETURNS FOR THE PERIOD ENDED 31/03/2019',
      rows: of.reported_returns.map((r) => ({
        label: r.period_label_raw,
        unit: '%',
        figures: [cell(r.fund_return_percent), cell(r.benchmark_return_percent)],
      })),
    },
    { code: '031', title: 'RETURNS BY MONTH (YYYYMM)', rows: months },
    shares('ASSET_ALLOCATION', '040'),
    shares('CREDIT_QUALITY', '041'),
    shares('SECTOR_ALLOCATION', '042'),
    {
      code: '050',
      title: of.holdings_title_raw ?? '',
      rows: of.holdings.map((h) => ({ label: h.name_raw, unit: '%', figures: [h.percent] })),
    },
    {
      code: '060',
      title: 'EXPENSES YEAR TO DATE',
      rows: of.fees.map((f) => ({
        label: f.fee_label_raw,
        unit: '%',
        figures: [f.percent],
        isTotal: f.fee_label_raw.startsWith('TOTAL'),
      })),
    },
  ];
}

const CODES: Readonly<Record<string, string>> = { PIF: '011', PEF: '014', PPF: '031' };
const NOTE = `PERFORMANCE DATA DOES NOT INCLUDE THE COST INCURRED DIRECTLY BY AN INVESTOR IN THE FORM OF SALES LOAD ETC. PROVISION FOR SWWF IS INCLUDED IN OTHER EXPENSES. ${s.RISK_NOTE.toUpperCase()}`;

export function drawFund(listing: Listing, entry: s.Entry, fund: s.Fund): void {
  const code = CODES[fund.abbr] ?? '';
  listing.newFund();
  listing.group('FUND :', code, entry.fund_name_raw, ['NAV DATE : 29/03/2019', `SHORT NAME : ${fund.abbr}`]);
  listing.section(profile(entry));
  if (entry.sub_funds.length > 0) listing.section(people(entry));
  else figures(entry, fund.abbr).forEach((x) => listing.section(x));
  entry.sub_funds.forEach((sub, i) => {
    listing.group('SUB FUND :', `${code}-${i + 1}`, sub.name_raw, []);
    figures(sub, sub.name_raw).forEach((x) => listing.section(x));
  });
  if (entry.sub_funds.length === 0) listing.section(people(entry));
  for (const note of entry.footnotes_raw) listing.words(note);
  listing.words(NOTE);
}
