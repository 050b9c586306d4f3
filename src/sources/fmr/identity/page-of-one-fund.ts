/**
 * A page of all funds as the page of one of them: the rows, parts and sentences that name another fund are left out.
 * What names no fund is of all of them; a sentence that names several funds is of none.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { closeUp, type ClosedPage, type Move } from '#sources/fmr/ink/close-up.ts';
import { isFigure } from '#sources/fmr/ink/figures.ts';
import { isInFoot, isInHead, type PageInk } from '#sources/fmr/ink/page-ink.ts';
import { findMonths, readDate } from '#sources/fmr/printed-date.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { PageFund } from './find-funds.ts';
import type { FundKey } from './key-of-funds.ts';
import {
  hasWord,
  isAligned,
  isLevel,
  isOfWord,
  isRightUnder,
  listRuns,
  listStacks,
  sentencesOf,
  textOf,
  wordsWithin,
} from './text-runs.ts';
import { listFundsValues, type FundsValue } from './values-before-funds.ts';

const LONGEST_LABEL = 40;
const LONGEST_HEADING = 80;
// Of the page's running text.
const SECTION_TITLE = 1.2;
const SIGN_OF_SUM = /^[×x=+]$/;
const OF_ALL = /^(\S.{3,60}?) (?:of|for) (?:all|each of) (?:the |our |its )?(?:funds|schemes)\b.{0,60}$/i;
const DAY = /^(?:on|at|as (?:on|at|of)) (\d.{5,24}|[A-Z].{5,24})$/;
const EXCEPTION = /^but(?![a-z])/;
const STARTS_REST = /^[\s,:–—-]+/;

/** Which words of a page are of which funds. */
class PageParts {
  readonly #names: readonly { readonly fund: KnownFund; readonly texts: readonly string[] }[];
  readonly #ink: PageInk;
  readonly #key: FundKey;
  readonly #runs: readonly Segment[];
  /** Runs whose owners are known. */
  readonly #done = new Set<Segment>();
  /** In the head of the page. */
  readonly #months: ReadonlySet<string>;
  readonly #printed: ReadonlySet<Word>;
  readonly #left = new Set<Word>();
  readonly #own = new Map<Word, Set<KnownFund>>();
  readonly #moves = new Map<KnownFund, Move[]>();
  readonly #byShort: ReadonlyMap<string, KnownFund>;
  readonly #shorts: ReadonlySet<string>;
  readonly named = new Set<KnownFund>();

  constructor(ink: PageInk, key: FundKey) {
    this.#ink = ink;
    this.#key = key;
    this.#byShort = new Map(key.funds.map(({ short, fund }) => [short, fund]));
    this.#shorts = new Set(this.#byShort.keys());
    // The longest first: the name with its short form in brackets.
    this.#names = key.funds.map(({ fund, short }) => ({ fund, texts: [`${fund.name} (${short})`, fund.name, short] }));
    this.#months = new Set(ink.blocks.flatMap((block) => (isInHead(ink, block) ? findMonths(block.text) : [])));
    this.#printed = new Set(ink.blocks.flatMap(({ lines }) => lines.flatMap(({ words }) => [...words])));
    this.#runs = listRuns(ink.blocks.filter((block) => block !== key.block));
    for (const word of key.block.lines.flatMap(({ words }) => [...words])) this.#left.add(word);
    for (const run of this.#runs) {
      for (const fund of this.#namedIn(run.text)) this.named.add(fund);
      if (SIGN_OF_SUM.test(run.text)) this.#leave(run);
      this.#leaveOfAll(run);
    }
    this.#partValues();
    this.#partRows();
    this.#partHeadings();
    this.#partSentences();
  }

  of(fund: KnownFund): ClosedPage {
    const left = new Set([
      ...this.#left,
      ...[...this.#own].flatMap(([word, funds]) => (funds.has(fund) ? [] : [word])),
    ]);
    // A word of a block may be joined of several words of the page.
    const isLeft = (word: Word): boolean => left.has(word) || (!this.#printed.has(word) && isInAny(word, left));
    return closeUp(this.#ink.page, isLeft, { kept: [this.#key.block], moves: this.#moves.get(fund) ?? [] });
  }

  #namedIn(text: string): KnownFund[] {
    return this.#names.flatMap(({ fund, texts }) => (texts.some((name) => hasWord(text, name)) ? [fund] : []));
  }

  /** The name of the fund, as long as it is printed; empty if the text does not begin with it. */
  #nameAtStart(fund: KnownFund | undefined, text: string): string {
    const { texts = [] } = this.#names.find((each) => each.fund === fund) ?? {};
    return texts.find((name) => text.startsWith(name) && !isOfWord(text[name.length])) ?? '';
  }

  /** `Top Holdings (% of Total Assets) of all Funds, by name` is the title of each of them. */
  #leaveOfAll(run: Segment): void {
    const title = OF_ALL.exec(run.text)?.[1] ?? '';
    if (titleKind(title) === undefined) return;
    const flow = textOf([run]);
    for (const word of wordsWithin(flow, title.length + 1, flow.text.length)) this.#left.add(word);
  }

  #leave({ words }: Pick<Segment, 'words'>): void {
    for (const word of words) this.#left.add(word);
  }

  /** The words are of no other funds than these. */
  #give(words: readonly Word[], funds: readonly KnownFund[]): void {
    for (const word of words) {
      const before = this.#own.get(word);
      this.#own.set(word, new Set(before === undefined ? funds : funds.filter((fund) => before.has(fund))));
    }
  }

  #partValues(): void {
    for (const stack of listStacks(this.#runs)) {
      const values = listFundsValues(stack, this.#shorts);
      if (values === undefined) this.#leaveRules(stack);
      if (values === undefined || !stack.some(({ text }) => this.#namedIn(text).length > 0)) continue;
      for (const run of stack) this.#done.add(run);
      const words = new Set(values.flatMap(({ value }) => value));
      this.#leave({ words: stack.flatMap((run) => run.words.filter((word) => !words.has(word))) });
      for (const { value, shorts } of values) this.#give(value, this.#fundsOf(shorts));
      const byRun = Map.groupBy(values, (value) => value.run);
      const hasLabels = [...byRun.keys()].map((run) => this.#labelsOf(run).length > 0);
      if (!hasLabels.includes(true)) this.#moveUp(stack, values);
      else for (const [run, level] of byRun) this.#partRowOf(run, level, stack);
    }
  }

  /** A rule is of no fund if its exceptions do not say of which funds they are. */
  #leaveRules(stack: readonly Segment[]): void {
    for (const run of stack.filter(({ text }) => EXCEPTION.test(text))) {
      const row = this.#labelsOf(run);
      const rule = row.length > 1 ? row.at(-1) : undefined;
      if (rule === undefined) continue;
      this.#leave({ words: this.#linesFrom(rule) });
      for (const line of stack) this.#leave(line);
    }
  }

  /** From left to right. */
  #labelsOf(run: Segment): Segment[] {
    return this.#runs
      .filter((other) => isLevel(other, run) && other.x1 < run.x0 && !this.#done.has(other))
      .toSorted((a, b) => a.x0 - b.x0);
  }

  /** The values of a fund in a list are right under its heading, whatever is over them in the list. */
  #moveUp(stack: readonly Segment[], values: readonly FundsValue[]): void {
    for (const fund of this.#byShort.values()) {
      const words = new Set(values.flatMap(({ value, shorts }) => (this.#fundsOf(shorts).includes(fund) ? value : [])));
      const lines = stack.flatMap((run) => {
        const own = run.words.filter((word) => words.has(word));
        return own.length === 0 ? [] : [{ run, box: boxAround(own) }];
      });
      const moves = lines.map(({ run, box }, at) => ({
        box,
        up: run.baseline - (stack[at] as Segment).baseline,
        left: box.x0 - run.x0,
      }));
      this.#move(fund, moves);
    }
  }

  #move(fund: KnownFund, moves: readonly Move[]): void {
    this.#moves.set(fund, [...(this.#moves.get(fund) ?? []), ...moves]);
  }

  #fundsOf(shorts: readonly string[]): KnownFund[] {
    return shorts.flatMap((short) => this.#byShort.get(short) ?? []);
  }

  /** A rule is not that of its exceptions, and the label of values is of no fund that has none. */
  #partRowOf(run: Segment, values: readonly FundsValue[], stack: readonly Segment[]): void {
    const row = this.#labelsOf(run);
    const [label] = row;
    const funds = values.flatMap(({ shorts }) => this.#fundsOf(shorts));
    if (values.every(({ isException }) => isException)) {
      const rule = row.length > 1 ? row.at(-1) : undefined;
      const others = [...this.#byShort.values()].filter((fund) => !funds.includes(fund));
      if (rule !== undefined) this.#give(this.#linesFrom(rule), others);
      const left = rule?.x0 ?? run.x0;
      for (const line of stack) {
        const own = line.words.filter((word) => values.some(({ value }) => value.includes(word)));
        const box = own.length === 0 ? undefined : boxAround(own);
        if (box !== undefined) for (const fund of funds) this.#move(fund, [{ box, up: 0, left: box.x0 - left }]);
      }
    } else if (label !== undefined && row.length === 1) {
      // The values of a row may begin on several of its lines.
      const rest = stack.slice(stack.indexOf(run) + 1);
      const end = rest.find((line) => this.#runs.some((other) => isAligned(other, label) && isLevel(other, line)));
      const all = listFundsValues(
        stack.slice(stack.indexOf(run), end === undefined ? undefined : stack.indexOf(end)),
        this.#shorts,
      );
      this.#give(
        this.#linesFrom(label),
        (all ?? []).flatMap(({ shorts }) => this.#fundsOf(shorts)),
      );
    }
  }

  /** The words of a cell: its first line and those right under it, up to the next line with another cell. */
  #linesFrom(first: Segment): Word[] {
    const lines = [first];
    for (const run of this.#runs) {
      const last = lines.at(-1) as Segment;
      if (!isRightUnder(last, run) || run.baseline - last.baseline > 1.5 * last.size) continue;
      if (run.x0 > first.x0 && this.#runs.some((other) => other.x1 < first.x0 && isLevel(other, run))) break;
      lines.push(run);
    }
    return lines.flatMap(({ words }) => [...words]);
  }

  /** Rows whose labels begin with the name of a fund, and the lines under them that name none. */
  #partRows(): void {
    const labels = this.#runs.flatMap((run) => {
      const fund = this.#done.has(run) || run.text.length > LONGEST_LABEL ? undefined : this.#startOf(run);
      return fund === undefined || this.#cellsOf(run, run).every(({ text }) => !isFigureCell(text))
        ? []
        : [{ run, fund }];
    });
    const isLabel = (run: Segment): boolean => labels.some((label) => label.run === run);
    for (const { run: label, fund } of labels) {
      const row = [label, ...this.#cellsOf(label, label)];
      this.#giveRuns(row, fund);
      this.#dropName(label, fund);
      let last = label;
      for (const under of this.#runs) {
        if (this.#done.has(under) || isLabel(under) || !isRightUnder(last, under)) continue;
        const cells = this.#cellsOf(under, label);
        if (this.#namedIn(under.text).length > 0 || !cells.some(({ text }) => isFigureCell(text))) break;
        this.#giveRuns([under, ...cells], fund);
        last = under;
      }
    }
  }

  /** What is right of a label, up to the next label of its row that names a fund. */
  #cellsOf(line: Segment, label: Segment): Segment[] {
    const level = this.#runs.filter((run) => isLevel(run, label) && run.x0 > label.x1);
    const end = Math.min(Infinity, ...level.filter((run) => this.#startOf(run) !== undefined).map(({ x0 }) => x0 - 1));
    return this.#runs.filter((run) => isLevel(run, line) && run.x0 > line.x1 && run.x0 < end);
  }

  #giveRuns(runs: readonly Segment[], fund: KnownFund): void {
    for (const run of runs) {
      this.#give(run.words, [fund]);
      this.#done.add(run);
    }
  }

  /** The fund whose name begins a text that names no other fund. */
  #startOf({ text }: Segment): KnownFund | undefined {
    const [only, ...others] = this.#namedIn(text);
    const isFirst = this.#nameAtStart(only, text) !== '';
    return isFirst && others.length === 0 ? only : undefined;
  }

  /** `SCF MTD` is the label `MTD`; a name alone is kept, and so is one with a day of the month that the page is of. */
  #dropName(run: Segment, fund: KnownFund): void {
    const name = this.#nameAtStart(fund, run.text);
    const rest = run.text.slice(name.length).replace(STARTS_REST, '');
    if (rest === '') return;
    const flow = textOf([run]);
    const [from, to] = [flow.text.length - rest.length, flow.text.length];
    const month = readDate(DAY.exec(rest)?.[1] ?? '')?.slice(0, 7);
    const words =
      month !== undefined && this.#months.has(month) ? wordsWithin(flow, from, to) : wordsWithin(flow, 0, from);
    for (const word of words) this.#left.add(word);
  }

  /** Parts of the page under a line that begins with the name of a fund. */
  #partHeadings(): void {
    const { body } = this.#ink;
    const headings = this.#runs.flatMap((run) => {
      const fund =
        this.#done.has(run) || !run.bold || run.text.length > LONGEST_HEADING ? undefined : this.#startOf(run);
      const isAlone = this.#runs.every((other) => other === run || !isLevel(other, run));
      return fund === undefined || !isAlone ? [] : [{ run, fund }];
    });
    for (const [at, { run, fund }] of headings.entries()) {
      const title = this.#runs.find((other) => other.y0 > run.y0 && other.size > SECTION_TITLE * body);
      const end = Math.min(headings[at + 1]?.run.y0 ?? Infinity, title?.y0 ?? Infinity);
      const under = this.#runs.filter(
        (other) =>
          !this.#done.has(other) &&
          other.y0 >= run.y0 - 1 &&
          other.y0 < end - 1 &&
          !isInFoot(this.#ink, boxAround([other])),
      );
      this.#giveRuns(under, fund);
      this.#dropName(run, fund);
    }
  }

  #partSentences(): void {
    for (const stack of listStacks(this.#runs.filter((run) => !this.#done.has(run)))) {
      const flow = textOf(stack);
      const funds = this.#namedIn(flow.text);
      if (funds.length === 0) continue;
      if (funds.length === 1) {
        this.#give(
          flow.words.map(({ word }) => word),
          funds,
        );
        continue;
      }
      for (const { text, words } of sentencesOf(flow)) {
        const named = this.#namedIn(text);
        this.#give(words, named.length === 1 ? named : []);
      }
    }
  }
}

function isInAny({ x0, x1, y0, y1 }: Word, others: ReadonlySet<Word>): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return [...others].some((other) => x > other.x0 && x < other.x1 && y > other.y0 && y < other.y1);
}

function isFigureCell(text: string): boolean {
  return isFigure(text) || /\d/.test(text);
}

const END_OF_ITEM = /[;,.]$/;
// Its key names the fund.
const SCORE = 14;

/** The funds of such a page, each with the page as its own; undefined if the page does not name most of the key. */
export function findKeyedFunds(ink: PageInk, key: FundKey): PageFund[] | undefined {
  const parts = new PageParts(ink, key);
  const whole = { x0: 0, y0: 0, x1: ink.page.width, y1: ink.page.height };
  if (parts.named.size * 2 < key.funds.length) return undefined;
  return key.funds.map(({ fund, name }) => ({
    text: name.text.replace(END_OF_ITEM, ''),
    known: fund,
    box: name,
    score: SCORE,
    isContinued: false,
    zone: whole,
    panels: [whole],
    page: parts.of(fund),
  }));
}
