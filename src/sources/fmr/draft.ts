/** A fragment while its page is read: members are set once, rows added in page order, each value with its evidence. */
import { DOUBTFUL, type Box } from '#documents/pdf/page-words.ts';
import type { Decimal } from '#domain/decimal.ts';
import type {
  ChainLink,
  Evidence,
  ExtractionProblem,
  FragmentMembers,
  FragmentSections,
  Rival,
} from '#domain/fragment.ts';
import { BLANK_MEMBERS } from './blank-rows.ts';
import { isRoundedOf } from './rounded-copies.ts';

/** A printed value with its position. */
export interface Cell extends Box {
  readonly text: string;
  readonly multiplied_by?: Decimal;
  readonly page_number?: number;
  /** Of a label: the sign of percent in a cell of its own between it and its figures. */
  readonly unit?: string;
}

// Amounts that pages print a second time with fewer digits.
const ROUNDED: ReadonlySet<string> = new Set<keyof FragmentMembers>([
  'nav_per_unit',
  'offer_price',
  'redemption_price',
  'repurchase_price',
  'fund_size',
  'net_assets',
  'fund_size_including_fof',
  'fund_size_excluding_fof',
  'units_outstanding',
]);

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Row<K extends keyof FragmentSections> = FragmentSections[K][number];
/** The cell of each member of a row that was read from the page. */
export type RowCells<K extends keyof FragmentSections> = Partial<Record<keyof Row<K>, Cell>>;

/** What a problem expects of a member that a page states twice. */
export const ONE_VALUE = 'one value';

export class Draft {
  readonly page_number: number;
  readonly members: Mutable<FragmentMembers> = { ...BLANK_MEMBERS };
  readonly sections: { [K in keyof FragmentSections]: Row<K>[] } = {
    sub_funds: [],
    reported_returns: [],
    allocations: [],
    holdings: [],
    metrics: [],
    fees: [],
    ratings: [],
    parties: [],
    special_terms: [],
    compliance: [],
    notes: [],
  };
  readonly evidence: Record<string, Evidence> = {};
  readonly problems: ExtractionProblem[] = [];
  readonly #conflicts = new Set<string>();
  readonly #loose: readonly Box[];
  readonly #chains = new BoxMap<readonly ChainLink[]>();
  readonly #rivals = new BoxMap<readonly Rival[]>();

  /** `loose` are texts of which nothing decides where they begin and end. */
  constructor(page_number: number, loose: readonly Box[] = []) {
    this.page_number = page_number;
    this.#loose = loose;
  }

  /** Sets a member; a second, different value makes it unknown and says so (which of two is right is not guessed). */
  set<K extends keyof FragmentMembers>(member: K, value: FragmentMembers[K], cell: Cell): void {
    if (this.#conflicts.has(member) || this.#isDoubtful(member, cell.text) || this.#isLoose(member, cell)) return;
    const present = this.members[member];
    const proof = this.evidence[member];
    if (present !== null && proof !== undefined && present !== value) {
      const copies = ROUNDED.has(member)
        ? ([
            { value: present as Decimal, text: proof.printed, multiplied_by: proof.multiplied_by },
            { value: value as Decimal, text: cell.text, multiplied_by: cell.multiplied_by ?? null },
          ] as const)
        : undefined;
      if (copies !== undefined && isRoundedOf(copies[0], copies[1])) return;
      if (copies !== undefined && isRoundedOf(copies[1], copies[0])) {
        this.members[member] = value;
        this.evidence[member] = this.evidenceOf(cell);
        return;
      }
      this.problem(member, ONE_VALUE, `“${proof.printed}” and “${cell.text}”`);
      this.#conflicts.add(member);
      this.members[member] = BLANK_MEMBERS[member];
      Reflect.deleteProperty(this.evidence, member);
      return;
    }
    this.members[member] = value;
    this.evidence[member] = this.evidenceOf(cell);
  }

  add<K extends keyof FragmentSections>(section: K, row: Omit<Row<K>, 'row_order'>, cells: RowCells<K>): void {
    const rows: Row<K>[] = this.sections[section];
    const path = `${section}[${rows.length}]`;
    const isDoubtful = (text: unknown): boolean => typeof text === 'string' && this.#isDoubtful(section, text);
    const proofs = (Object.entries(cells) as [string, Cell | undefined][]).filter(
      (entry): entry is [string, Cell] => entry[1] !== undefined,
    );
    if (Object.values(row).some(isDoubtful) || proofs.some(([, { text }]) => isDoubtful(text))) return;
    if (proofs.some(([, cell]) => this.#isLoose(section, cell))) return;
    rows.push({ ...row, row_order: rows.length + 1 } as Row<K>);
    for (const [member, cell] of proofs) Reflect.set(this.evidence, `${path}.${member}`, this.evidenceOf(cell));
  }

  // Text of a scan that was not read with certainty is not used as a fact, neither as a number nor as a name.
  #isDoubtful(path: string, text: string): boolean {
    const doubtful = text.includes(DOUBTFUL);
    if (doubtful) this.problem(path, 'print that can be read with certainty', `“${text}”`);
    return doubtful;
  }

  // A text that may end earlier or later is another text; so is a label.
  #isLoose(path: string, cell: Cell): boolean {
    const labels = (this.#chains.get(cell) ?? []).filter(({ role }) => role === 'LABEL' || role === 'COLUMN_HEAD');
    const loose =
      (cell.page_number ?? this.page_number) === this.page_number &&
      [cell, ...labels].some((box) => this.#loose.some((other) => covers(box, other)));
    if (loose)
      this.problem(
        path,
        'a text that ends beyond doubt',
        `“${[...labels.map(({ printed }) => printed), cell.text].join(' ')}”`,
      );
    return loose;
  }

  problem(path: string, expected: string, found: string): void {
    this.problems.push({ path, page_number: this.page_number, expected, found: found.slice(0, 200) });
  }

  /** The words that give the figure in this box its meaning: its label, the heads of its column, the unit over it. */
  bind(figure: Box, words: readonly { readonly role: ChainLink['role']; readonly cell: Cell }[]): void {
    // A link has its box on the page of its figure.
    const own = words.filter(({ cell: { page_number = this.page_number } }) => page_number === this.page_number);
    this.#chains.set(
      figure,
      own.map(({ role, cell }) => ({ role, ...boxOf(cell), printed: cell.text })),
    );
  }

  /** The other texts that were weighed as the value in this box. */
  weigh(figure: Box, others: readonly { readonly value: Cell; readonly margin: number }[]): void {
    this.#rivals.set(
      figure,
      others.map(({ value, margin }) => ({ ...boxOf(value), printed: value.text, margin })),
    );
  }

  evidenceOf(cell: Cell): Evidence {
    const chain = this.#chains.get(cell);
    const rivals = this.#rivals.get(cell);
    return {
      page_number: cell.page_number ?? this.page_number,
      ...boxOf(cell),
      printed: cell.text,
      multiplied_by: cell.multiplied_by ?? null,
      ...(chain === undefined ? {} : { chain }),
      ...(rivals === undefined ? {} : { rivals }),
    };
  }
}

// Most of a loose text, or most of the cell, is common to both.
function covers(box: Box, loose: Box): boolean {
  const [width, height] = [
    Math.min(box.x1, loose.x1) - Math.max(box.x0, loose.x0),
    Math.min(box.y1, loose.y1) - Math.max(box.y0, loose.y0),
  ];
  const area = ({ x0, x1, y0, y1 }: Box): number => (x1 - x0) * (y1 - y0);
  return width > 0 && height > 0 && width * height > 0.5 * Math.min(area(box), area(loose));
}

// By place: a cell may be a copy of a figure with a part of its text, or with its unit. Printing its numbers as a key
// takes longer than all else.
class BoxMap<Value> {
  readonly #byLeft = new Map<number, { readonly box: Box; value: Value }[]>();

  get(box: Box): Value | undefined {
    return this.#find(box)?.value;
  }

  set(box: Box, value: Value): void {
    const known = this.#find(box);
    if (known !== undefined) {
      known.value = value;
      return;
    }
    const boxes = this.#byLeft.get(box.x0);
    if (boxes === undefined) this.#byLeft.set(box.x0, [{ box, value }]);
    else boxes.push({ box, value });
  }

  #find({ x0, y0, x1, y1 }: Box): { readonly box: Box; value: Value } | undefined {
    return this.#byLeft.get(x0)?.find(({ box }) => box.y0 === y0 && box.x1 === x1 && box.y1 === y1);
  }
}

const boxOf = ({ x0, y0, x1, y1 }: Box): Box => ({ x0, y0, x1, y1 });
