/** The pages of AMC N27: a ribbon of labels above their values, three columns of tables, terms in one paragraph. */
import { drawGrid, write } from './pdf1.ts';
import type { Look, Row, Sheet } from './pdf1.ts';
import * as s from './shared7.ts';

const TEAL = '#0b5563';
const SAND = '#f1ead9';
const LEFT = 28;
const WIDTH = 786;
const COLUMNS = 7;

/** A bracket before the percent sign: (1.20)% */
const shown = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);

/** English at the left, Urdu at the right, letters apart. */
function heading(sheet: Sheet, text: string, urdu: string, x: number, y: number, width: number): number {
  sheet.rect(x, y, width, 14).fill(TEAL);
  sheet.font('bold').fontSize(7.6).fillColor('#ffffff');
  sheet.text(text.toUpperCase(), x + 5, y + 3.4, { width: width - 10, characterSpacing: 1.1, lineBreak: false });
  write(sheet, urdu, x + 5, y + 2.4, width - 10, { size: 8, colour: '#ffffff', align: 'right' });
  return y + 17;
}

function table(sheet: Sheet, x: number, y: number, widths: readonly number[], rows: readonly Row[]): number {
  const aligns = widths.map((_, i) => (i === 0 ? ('left' as const) : ('right' as const)));
  return drawGrid(sheet, { x, y, widths, rows, aligns, look: { size: 7 }, pad: 2.6, rule: '#c9bfa5' });
}

const HEAD: Look = { font: 'bold', colour: TEAL };

/** The labels of a line in small letters, their values below them. */
function ribbon(sheet: Sheet, items: readonly s.Item[], y: number): number {
  const lines = items.flatMap((_, i) => (i % COLUMNS === 0 ? [items.slice(i, i + COLUMNS)] : []));
  let at = y;
  for (const line of lines) {
    sheet.rect(LEFT, at, WIDTH, 11).fill(SAND);
    const widths = Array.from({ length: COLUMNS }, () => WIDTH / COLUMNS);
    at = drawGrid(sheet, {
      x: LEFT,
      y: at,
      widths,
      aligns: widths.map(() => 'left' as const),
      rows: [
        { cells: line.map(([label]) => label), look: { size: 6.4, colour: '#6b6450' } },
        { cells: line.map(([, value]) => value), look: { size: 7.6, font: 'bold' } },
      ],
      pad: 3,
    });
  }
  return at + 5;
}

function keys(entry: s.Entry): s.Item[] {
  const rating = (subject: 'FUND' | 'AMC'): string => {
    const r = s.ratingParts(entry, subject);
    return r === null ? 'Not rated' : `${r.rating} ${r.agency} ${r.day}`;
  };
  const isFund = entry.sub_funds.length === 0;
  return s.stated([
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV (PKR)', entry.nav_per_unit],
    ['Offer / Redemption (PKR)', isFund ? `${entry.offer_price} / ${entry.repurchase_price}` : null],
    ['Risk Profile', entry.risk_profile_raw],
    ['Fund Stability Rating', isFund ? rating('FUND') : null],
    ['Benchmark', entry.benchmark_raw],
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ['AMC Rating', rating('AMC')],
    ['Fund Manager', entry.parties[0]?.name_raw],
    ['Shariah Advisor', entry.parties[1]?.name_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
}

function terms(entry: s.Entry): string {
  const items = s.stated([
    ['Type', entry.fund_type_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subsequent Investment', entry.minimum_subsequent_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  return items.map(([l, v]) => `${l}: ${v}`).join('   |   ');
}

function returns(sheet: Sheet, figures: s.Figures, name: string, x: number, y: number, width: number): number {
  const rows = figures.reported_returns;
  const hasPeers = rows.some((r) => r.peer_return_percent !== null);
  const heads = ['Period', name, 'Benchmark', ...(hasPeers ? ['Peer Avg.'] : [])];
  const cell = (width - 74) / (heads.length - 1);
  return table(
    sheet,
    x,
    y,
    [74, ...heads.slice(1).map(() => cell)],
    [
      { cells: heads, look: HEAD },
      ...rows.map((r) => ({
        cells: [
          r.period_label_raw,
          shown(r.fund_return_percent),
          shown(r.benchmark_return_percent),
          ...(hasPeers ? [shown(r.peer_return_percent)] : []),
        ],
      })),
    ],
  );
}

function months(sheet: Sheet, entry: s.Entry, name: string, x: number, y: number, width: number): number {
  const labels = s.labelsOf(entry.monthly_returns);
  const at = (series: string, label: string): string => shown(s.percentAt(entry.monthly_returns, series, label));
  return table(
    sheet,
    x,
    y,
    [width - 130, 65, 65],
    [
      { cells: ['Month', name, 'Benchmark'], look: HEAD },
      ...labels.map((l) => ({ cells: [l, at(name, l), at('Benchmark', l)] })),
    ],
  );
}

function shares(sheet: Sheet, figures: s.Figures, type: s.AllocationType, x: number, y: number, width: number): number {
  const dates = [...new Set(s.ofType(figures, type).map((r) => r.period_label ?? ''))];
  return table(
    sheet,
    x,
    y,
    [width - dates.length * 52, ...dates.map(() => 52)],
    [
      ...(dates[0] === '' ? [] : [{ cells: ['', ...dates], look: HEAD }]),
      ...s.lines(figures, type).map((r) => ({ cells: [r.label, ...r.cells.map((c) => `${c}%`)] })),
    ],
  );
}

const holdings = (sheet: Sheet, figures: s.Figures, x: number, y: number, width: number): number =>
  table(
    sheet,
    x,
    y,
    [width - 52, 52],
    figures.holdings.map((h) => ({ cells: [h.name_raw, `${h.percent}%`] })),
  );

const URDU = { ASSET_ALLOCATION: 'تناسب', CREDIT_QUALITY: 'معیار', SECTOR_ALLOCATION: 'صنعت' } as const;

function fundBody(sheet: Sheet, entry: s.Entry, y: number): void {
  const name = entry.fund_column_raw ?? '';
  const second = s.secondRows(entry)[0];
  const [w, gap] = [251, 16.5];
  const [a, b, c] = [LEFT, LEFT + w + gap, LEFT + 2 * (w + gap)];
  let at = heading(sheet, 'Objective', 'مقصد', a, y, w);
  at += write(sheet, entry.investment_objective_raw ?? '', a + 3, at, w - 6, { size: 7.4 }) + 6;
  at = returns(sheet, entry, name, a, heading(sheet, 'Fund Returns', 'منافع', a, at, w), w) + 6;
  write(sheet, entry.footnotes_raw.join(' '), a + 3, at, w - 6, { size: 6.4, font: 'italic' });
  at = heading(sheet, 'Monthly Returns', 'تفصیل', b, y, w);
  months(sheet, entry, name, b, at, w);
  const title = s.ofType(entry, 'ASSET_ALLOCATION')[0]?.table_title_raw ?? '';
  at = shares(sheet, entry, 'ASSET_ALLOCATION', c, heading(sheet, title, URDU.ASSET_ALLOCATION, c, y, w), w) + 6;
  if (second === undefined) return;
  const type = second.allocation_type;
  at = shares(sheet, entry, type, c, heading(sheet, second.table_title_raw, URDU[type], c, at, w), w) + 6;
  if (entry.holdings.length === 0) return;
  holdings(sheet, entry, c, heading(sheet, entry.holdings_title_raw ?? '', 'حصص', c, at, w), w);
}

function pensionBody(sheet: Sheet, entry: s.Entry, y: number): void {
  const [w, gap] = [251, 16.5];
  const top = y + write(sheet, entry.investment_objective_raw ?? '', LEFT, y, WIDTH, { size: 8, font: 'italic' }) + 8;
  entry.sub_funds.forEach((sub, i) => {
    const x = LEFT + i * (w + gap);
    let at = heading(sheet, sub.name_raw, '', x, top, w);
    at = table(
      sheet,
      x,
      at,
      [w - 90, 90],
      [
        { cells: [sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? ''] },
        { cells: ['NAV (PKR)', sub.nav_per_unit ?? ''] },
        ...sub.fees.map((f) => ({ cells: [f.fee_label_raw, `${f.percent}%`] })),
      ],
    );
    at = returns(sheet, sub, 'Sub-Fund', x, at + 6, w) + 8;
    write(sheet, s.ofType(sub, 'ASSET_ALLOCATION')[0]?.table_title_raw ?? '', x + 3, at, w, { size: 7, ...HEAD });
    at = shares(sheet, sub, 'ASSET_ALLOCATION', x, at + 11, w) + 8;
    if (sub.holdings.length === 0) return;
    write(sheet, sub.holdings_title_raw ?? '', x + 3, at, w, { size: 7, ...HEAD });
    holdings(sheet, sub, x, at + 11, w);
  });
}

function frame(sheet: Sheet, title: string, right: string): void {
  sheet.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  write(sheet, title, LEFT, 22, 520, { size: 18, font: 'bold', colour: TEAL });
  write(sheet, right, 560, 22, 254, { size: 8.4, align: 'right', colour: '#6b6450' });
  write(sheet, 'رپورٹ', 560, 34, 254, { size: 9, align: 'right', colour: TEAL });
  sheet.rect(LEFT, 50, WIDTH, 1.6).fill(TEAL);
}

export function drawFund(sheet: Sheet, entry: s.Entry, right: string): void {
  frame(sheet, entry.fund_name_raw, right);
  const y = ribbon(sheet, keys(entry), 58);
  if (entry.sub_funds.length === 0) fundBody(sheet, entry, y);
  else pensionBody(sheet, entry, y);
  write(sheet, terms(entry), LEFT, 536, WIDTH, { size: 6.8 });
  const risk =
    'Risk Disclosure: All investments in mutual funds and pension funds are subject to market risk. Past performance is not necessarily indicative of future results. Please read the Offering Document.';
  write(sheet, risk, LEFT, 562, 640, { size: 5.8, colour: '#6b6450' });
  write(sheet, entry.page_footer_raw ?? '', 700, 562, 114, { size: 6.8, align: 'right' });
}

export function drawFront(sheet: Sheet, entries: readonly s.Entry[], amc: string, month: string): void {
  frame(sheet, amc, month);
  const total = (e: s.Entry): string =>
    e.sub_funds.length > 0 ? `${e.sub_funds.length} sub-funds` : (e.fund_size_raw ?? '');
  table(
    sheet,
    140,
    120,
    [330, 130, 100],
    [
      { cells: ['Our Funds', entries[0]?.fund_size_label_raw ?? '', 'Page'], look: HEAD },
      ...entries.map((e) => ({ cells: [e.fund_name_raw, total(e), String(e.page_number)] })),
    ],
  );
}
