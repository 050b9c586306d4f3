/** Draws the pages of N06 with PDFKit. */
import type PDFDocument from 'pdfkit';
import * as s from './shared2.ts';

type Doc = InstanceType<typeof PDFDocument>;

export const AMC = 'Hanna Investments Limited';
export const GREEN = '#1f5d4c';
export const W = 841.89;
export const HALF = 376;
const bracketed = (v: string | null): string => (v === null ? '' : v.startsWith('-') ? `(${v.slice(1)})` : v);
const millions = (pkr: string): string => s.grouped(Number(pkr) / 1e6, 2);

/** The facts as they are printed, label and value. */
function facts(e: s.Entry): (readonly [string, string | null | undefined])[] {
  const rating = (subject: string): string | undefined => e.ratings.find((r) => r.subject === subject)?.line_raw;
  return [
    ['Net assets (Rs million)', e.fund_size_raw],
    [
      'of which invested by funds of funds (Rs million)',
      e.amount_invested_by_fof_pkr === null ? null : millions(e.amount_invested_by_fof_pkr),
    ],
    ['Net asset value per unit (Rs)', e.nav_per_unit],
    ['Offer price per unit (Rs)', e.offer_price],
    ['Repurchase price per unit (Rs)', e.repurchase_price],
    ['Units outstanding', e.units_outstanding === undefined ? null : s.grouped(Number(e.units_outstanding), 0)],
    ['Category of the scheme', e.category_raw],
    ['Type of the scheme', e.fund_type_raw],
    ['Date of launch', e.launch_date_raw],
    ['Benchmark', e.benchmark_raw],
    ['Risk profile of the scheme', e.risk_profile_raw],
    ['Stability rating of the scheme', rating('FUND')],
    ['Rating of the management company', rating('AMC')],
    ['Management fee (per annum)', e.management_fee_raw],
    ['Front-end load', e.front_end_load_raw],
    ['Back-end load', e.back_end_load_raw],
    ...e.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ['Par value per unit (Rs)', e.par_value_raw],
    ['Minimum initial investment (Rs)', e.minimum_initial_raw],
    ['Minimum subsequent investment (Rs)', e.minimum_subsequent_raw],
    ['Pricing mechanism', e.pricing_mechanism_raw],
    ['Trustee', e.trustee_raw],
    ['Auditor of the scheme', e.auditor_raw],
    ['Registrar', e.registrar_raw],
    ['Listing', e.listing_raw],
  ];
}

export class Sheet {
  readonly doc: Doc;
  y = 0;
  constructor(doc: Doc) {
    this.doc = doc;
  }

  font(kind: 'roman' | 'bold' | 'italic', size: number, color = '#222'): Doc {
    return this.doc.font(kind).fontSize(size).fillColor(color);
  }

  at(text: string, x: number, width: number, align: 'left' | 'right' | 'center' = 'left'): void {
    this.doc.text(text, x, this.y, { width, align, lineBreak: false });
  }

  rule(x: number, width: number, y = this.y): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.4)
      .strokeColor('#999')
      .stroke();
  }

  head(text: string, x: number, width: number): void {
    this.y += 3.5;
    this.font('bold', 7.6, GREEN);
    this.at(text, x, width);
    this.y += 10;
    this.rule(x, width);
    this.y += 2;
  }
}

/** Labels wrap in a narrow column; the value ends in the label's last line. */
function drawFacts(sheet: Sheet, e: s.Entry, x: number): void {
  const { doc } = sheet;
  for (const [text, value] of facts(e)) {
    if (value === null || value === undefined) continue;
    sheet.font('roman', 6.9);
    const labelHeight = doc.heightOfString(text, { width: 72 });
    const valueHeight = doc.heightOfString(value, { width: 92 });
    const height = Math.max(labelHeight, valueHeight);
    sheet.font('roman', 6.9, '#555');
    doc.text(text, x, sheet.y + (labelHeight < height ? height - labelHeight : 0), { width: 72 });
    sheet.font('roman', 6.9);
    doc.text(value, x + 76, sheet.y + height - valueHeight, { width: 92, align: 'right' });
    sheet.y += height + 2.6;
  }
}

function drawReturns(sheet: Sheet, e: s.Entry, x: number, w: number): void {
  sheet.head('Performance', x, w);
  sheet.font('roman', 6.9, '#555');
  sheet.at('Return (%)', x + w - 104, 104, 'center');
  sheet.y += 8.8;
  sheet.rule(x + w - 104, 104);
  sheet.y += 1.2;
  sheet.at(e.fund_column_raw ?? '', x + w - 104, 48, 'right');
  sheet.at('Benchmark', x + w - 54, 54, 'right');
  sheet.y += 9;
  const line = (text: string, own: string | null, bench: string | null): void => {
    sheet.font('roman', 6.9);
    sheet.at(text, x, w - 110);
    sheet.at(bracketed(own), x + w - 104, 48, 'right');
    sheet.at(bracketed(bench), x + w - 54, 54, 'right');
    sheet.y += 8.9;
  };
  for (const r of e.reported_returns) line(r.period_label_raw, r.fund_return_percent, r.benchmark_return_percent);
  const bench = s.cellsOf(e.historical_returns, 'Benchmark');
  s.cellsOf(e.historical_returns, e.fund_column_raw ?? '').forEach((r, i) =>
    line(r.period_label_raw, r.percent, bench[i]?.percent ?? null),
  );
}

function drawMonths(sheet: Sheet, e: s.Entry, x: number, w: number): void {
  sheet.head('Monthly returns (%)', x, w);
  const own = s.cellsOf(e.monthly_returns, e.fund_column_raw ?? '');
  const bench = s.cellsOf(e.monthly_returns, 'Benchmark');
  const width = (w - 12) / 2;
  const top = sheet.y;
  for (const block of [0, 1]) {
    const left = x + block * (width + 12);
    sheet.y = top;
    sheet.font('roman', 6.9, '#555');
    sheet.at(e.fund_column_raw ?? '', left + 26, 26, 'right');
    sheet.at('Benchmark', left + 52, width - 52, 'right');
    sheet.y += 9;
    for (let i = block * 6; i < block * 6 + 6; i += 1) {
      const row = own[i];
      if (row === undefined) continue;
      sheet.font('roman', 6.9);
      sheet.at(row.period_label_raw, left, 30);
      sheet.at(bracketed(row.percent), left + 22, 30, 'right');
      sheet.at(bracketed(bench[i]?.percent ?? ''), left + 52, width - 52, 'right');
      sheet.y += 8.9;
    }
  }
}

/** Previous month | label | current month. */
function drawAllocation(sheet: Sheet, e: s.Entry, type: s.AllocationType, x: number, w: number): void {
  const rows = e.allocations.filter((a) => a.allocation_type === type);
  sheet.head(rows[0]?.table_title_raw ?? '', x, w);
  sheet.font('italic', 6.9, '#555');
  sheet.at(rows[0]?.period_label ?? '', x, 34, 'right');
  sheet.at(rows[1]?.period_label ?? '', x + w - 34, 34, 'right');
  sheet.y += 9;
  for (const row of s.tableOf(e.allocations, type)) {
    sheet.font('roman', 6.9);
    sheet.at(row.cells[0] ?? '', x, 34, 'right');
    sheet.at(row.label, x + 36, w - 72, 'center');
    sheet.at(row.cells[1] ?? '', x + w - 34, 34, 'right');
    sheet.y += 8.9;
  }
}

export function drawFund(sheet: Sheet, e: s.Entry, x: number): void {
  const { doc } = sheet;
  sheet.y = 34;
  sheet.font('bold', 15, GREEN);
  sheet.at(e.fund_name_raw, x, HALF - 60);
  sheet.font('roman', 8, '#555');
  doc.text(`Position as of ${e.report_month_label_raw}`, x, 53, { width: HALF });
  sheet.rule(x, HALF, 66);
  sheet.y = 71;
  sheet.font('italic', 7.2);
  doc.text(e.investment_objective_raw ?? '', x, sheet.y, { width: HALF });
  const top = sheet.y + doc.heightOfString(e.investment_objective_raw ?? '', { width: HALF }) + 4;
  sheet.y = top + 6;
  drawFacts(sheet, e, x);
  const right = x + 184;
  const w = HALF - 184;
  sheet.y = top;
  drawReturns(sheet, e, right, w);
  drawMonths(sheet, e, right, w);
  for (const type of new Set(e.allocations.map((a) => a.allocation_type))) drawAllocation(sheet, e, type, right, w);
  sheet.head(e.holdings_title_raw ?? '', right, w);
  for (const h of e.holdings) {
    sheet.font('roman', 6.9);
    sheet.at(`${h.rank}`, right, 10);
    sheet.at(h.name_raw, right + 12, w - 50);
    sheet.at(h.percent, right + w - 34, 34, 'right');
    sheet.y += 8.9;
  }
  sheet.head('Portfolio statistics', right, w);
  for (const m of e.metrics) {
    sheet.font('roman', 6.9);
    sheet.at(m.label_raw, right, w - 40);
    sheet.at(m.value_raw, right + w - 40, 40, 'right');
    sheet.y += 8.9;
  }
  sheet.font('roman', 6.6, '#555');
  doc.text(`Investment committee: ${e.parties.map((p) => `${p.name_raw} (${p.designation_raw})`).join('; ')}`, x, 546, {
    width: HALF,
  });
}

export function footer(sheet: Sheet, month: s.Month, page: number): void {
  sheet.y = 571;
  sheet.font('roman', 7, '#777');
  sheet.at(`${AMC} | ${s.monthName(month)} ${month.year}`, 30, 300);
  sheet.at(String(page), W - 60, 30, 'right');
}

export function drawFront(sheet: Sheet, month: s.Month, entries: readonly s.Entry[]): void {
  const { doc } = sheet;
  doc.rect(0, 0, W, 596).fill('#f1efe6');
  doc.rect(0, 210, W, 120).fill(GREEN);
  sheet.y = 232;
  sheet.font('bold', 30, '#fff');
  sheet.at('Hanna Investments', 60, 600);
  sheet.y = 278;
  sheet.font('italic', 16, '#fff');
  sheet.at(`Fact sheets of the funds, ${s.monthName(month)} ${month.year}`, 60, 600);
  doc.addPage();
  sheet.y = 40;
  sheet.font('bold', 16, GREEN);
  sheet.at('Review of the month', 60, 500);
  const points = s.grouped(42_000 + 900 * s.noise('hanna', s.monthIndex(month)), 0);
  sheet.font('roman', 10);
  doc.text(
    `The benchmark index of the stock exchange ended the month at ${points} points in thin trading of 214 million shares a day. Political uncertainty, a widening of the yield on five-year Eurobonds and the delay of the ninth review confined buyers to first-class dividend stocks. ` +
      'The central bank raised the policy rate by 100 basis points to 16.00%, while inflation of food remained above 30%. Treasury bills of three months were sold at 16.99%. Deposits of the funds were shifted to banks that offered profit rates of up to 16.5%.',
    60,
    70,
    { width: 330, align: 'justify', lineGap: 3 },
  );
  sheet.y = 70;
  sheet.font('bold', 11, GREEN);
  sheet.at('In this issue', 460, 200);
  sheet.y = 92;
  for (const e of entries) {
    sheet.font('roman', 10);
    sheet.at(e.fund_name_raw, 460, 250);
    sheet.at(String(e.page_number), 740, 40, 'right');
    sheet.y += 16;
  }
  footer(sheet, month, 2);
}
