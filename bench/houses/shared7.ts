/** What the AMCs N25 to N30 share: how an AMC's habits of print become the entries of its funds, and shapes for pdfkit. */
import type { Look, Sheet } from './pdf1.ts';
import { write } from './pdf1.ts';
import * as s from './shared6.ts';

export * from './shared6.ts';

/** The habits of an AMC that every fund of its report follows. */
export interface House {
  readonly amc: string;
  readonly month: s.Month;
  readonly monthLabel: string;
  readonly footerOf: (page: number) => string | null;
  readonly committeeOf: (fund: s.Fund) => s.Frame['committee'];
  readonly amcRating: s.Frame['amcRating'];
  readonly formOf: (isFund: boolean) => s.Form;
  /** Changes what the shared figures do not have. */
  readonly finish: (entry: s.Entry, fund: s.Fund) => void;
  /** Pages in front of the funds' pages, after the first one. */
  readonly introduction?: number;
  readonly pagesEach?: number;
}

const FORM: s.Form = {
  periods: [],
  peers: false,
  seriesMonths: 12,
  newestFirst: false,
  monthLabel: (m) => `${s.shortMonth(m)}-${s.year2(m)}`,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(2),
  sizeLabel: '',
  prices: [],
  assetTitle: '',
  creditTitle: '',
  sectorTitle: '',
  allocationMonths: (month) => [{ month, label: null }],
  allocationDecimals: 1,
  holdingsTitle: '',
  holdingDecimals: 2,
  fees: [],
  day: s.iso,
};

export const formWith = (form: Partial<s.Form>): s.Form => ({ ...FORM, ...form });

export const entriesOf =
  (house: House) =>
  (funds: readonly s.Fund[], firstPage: number): s.Entry[] =>
    funds.map((fund, i) => {
      const each = house.pagesEach ?? 1;
      const first = i * each + firstPage + (firstPage === 1 ? 0 : (house.introduction ?? 0));
      const frame: s.Frame = {
        amc: house.amc,
        month: house.month,
        monthLabel: house.monthLabel,
        footer: house.footerOf(first),
        pages: Array.from({ length: each }, (_, k) => first + k),
        committee: house.committeeOf(fund),
        amcRating: house.amcRating,
      };
      const entry = s.entryOf(fund, frame, house.formOf(fund.subs === undefined));
      for (const { figures } of s.partsOf(entry, fund)) {
        s.alignCredit(figures);
        s.alignOthers(figures);
      }
      house.finish(entry, fund);
      return entry;
    });

/** The rating and its agency, with the day at the end as `dayOf` prints it; null if the page prints none. */
export function ratingParts(
  entry: s.Entry,
  subject: 'FUND' | 'AMC',
): { rating: string; agency: string; day: string } | null {
  const r = s.rated(entry, subject);
  if (r === null) return null;
  const agency = s.only(r.rating_agency, 'agency');
  return { rating: r.rating_raw, agency, day: r.line_raw.slice(`${r.rating_raw} ${agency} `.length) };
}

export type Item = readonly [label: string, value: string];

/** Only the items that have a value. */
export const stated = (items: readonly (readonly [label: string, value: string | null | undefined])[]): Item[] =>
  items.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [[label, value] as const],
  );

export const secondRows = (figures: s.Figures): s.AllocationRow[] =>
  figures.allocations.filter((r) => r.allocation_type !== 'ASSET_ALLOCATION');

/** The note of a holding, which is a rating, a sector or a kind of paper. */
export const noteOf = (mix: s.Mix, name: string): string => mix.papers.find(([n]) => n === name)?.[2] ?? '';

/** The return series of a table: fund, benchmark or peers. */
export const seriesCells = (figures: s.Figures, key: keyof Omit<s.ReturnRow, 'period_label_raw'>): (string | null)[] =>
  figures.reported_returns.map((r) => r[key]);

const TURN = Math.PI * 2;

/** A pie with its labels around it, each at the end of a line from its slice. */
export function pie(
  sheet: Sheet,
  of: { readonly x: number; readonly y: number; readonly radius: number; readonly labelWidth: number },
  slices: readonly { readonly label: string; readonly share: number; readonly colour: string }[],
  look: Look,
): void {
  let from = -Math.PI / 2;
  const last = { left: -Infinity, right: -Infinity };
  const total = slices.reduce((sum, each) => sum + each.share, 0);
  const arcs = slices.map((slice) => {
    const to = from + (slice.share / total) * TURN;
    const arc = { ...slice, from, to, middle: (from + to) / 2 };
    from = to;
    return arc;
  });
  for (const arc of arcs) {
    const steps = Array.from({ length: 41 }, (_, i) => arc.from + ((arc.to - arc.from) * i) / 40);
    sheet.moveTo(of.x, of.y);
    for (const at of steps) sheet.lineTo(of.x + of.radius * Math.cos(at), of.y + of.radius * Math.sin(at));
    sheet.closePath().lineWidth(0.6).fillAndStroke(arc.colour, '#ffffff');
  }
  const placed = arcs.map((arc) => ({
    ...arc,
    isRight: Math.cos(arc.middle) >= 0,
    ty: of.y + (of.radius + 10) * Math.sin(arc.middle),
  }));
  for (const arc of placed.toSorted((a, b) => a.ty - b.ty)) {
    const side = arc.isRight ? 'right' : 'left';
    const y = Math.max(arc.ty, last[side] + 12);
    last[side] = y;
    const edge = of.x + (arc.isRight ? 1 : -1) * (of.radius + 12);
    sheet
      .moveTo(of.x + of.radius * Math.cos(arc.middle), of.y + of.radius * Math.sin(arc.middle))
      .lineTo(edge, y)
      .lineWidth(0.4)
      .stroke('#777777');
    const x = arc.isRight ? edge + 3 : edge - 3 - of.labelWidth;
    write(sheet, arc.label, x, y - 4.5, of.labelWidth, { ...look, align: arc.isRight ? 'left' : 'right' });
  }
}
