/**
 * Whose the texts of a page of several funds are, by the filled cards in which they are. A figure that no name gives to
 * one fund is of none of them.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { closeUp, type ClosedPage, type Move } from '#sources/fmr/ink/close-up.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { bySize, isIn } from '#sources/fmr/regions/titled-cards.ts';
import { isInside } from './fund-columns.ts';
import { isFigureOfOne, isTermOfAll } from './sheet-facts.ts';
import { hasWord, isLevel, sentencesOf, textOf, wordsWithin } from './text-runs.ts';
import { sharesHeight } from './zones.ts';

export interface NamedFund {
  readonly fund: KnownFund;
  /** The name with and without its short forms, the longest first. */
  readonly texts: readonly string[];
  /** The name in the title of the page. */
  readonly words: readonly Word[];
}

/** A filled field with the name of one fund and nothing else. */
interface NameField extends Box {
  readonly fund: KnownFund;
}

interface Heading {
  readonly block: Block;
  readonly fund: KnownFund;
}

// In multiples of the font size: a lower field is the bar of a title or the cell of a table.
const LOWEST = 4;
const LONGEST_HEADING = 80;
const SENTENCE = 60;
// In points.
const TOUCHING = 1;
const STARTS_REST = /^[\s,:|–—-]+/;

export class CardParts {
  readonly #ink: PageInk;
  readonly #title: Block;
  readonly #funds: readonly NamedFund[];
  /** The fields of the page, the smallest first. */
  readonly #fields: readonly Box[];
  readonly #done = new Set<Block>();
  readonly #own = new Map<Word, KnownFund>();
  readonly #left = new Set<Word>();
  readonly #figures = new Set<KnownFund>();
  readonly #moves = new Map<KnownFund, Move[]>();

  constructor(ink: PageInk, title: Block, funds: readonly NamedFund[]) {
    this.#ink = ink;
    this.#title = title;
    this.#funds = funds;
    this.#fields = ink.page.shades.filter((shade) => !isInside(shade, title)).toSorted(bySize);
    const tall = this.#fields.filter(({ y0, y1 }) => y1 - y0 >= LOWEST * ink.body);
    const cards = tall.filter((card) => !tall.some((other) => other !== card && isIn(other, card)));
    this.#leave(wordsOf(title));
    for (const { fund, words } of funds) for (const word of words) this.#give(word, fund);
    this.#partStrips(cards);
    for (const card of cards) this.#partCard(card);
    this.#partBlocks(ink.blocks.filter((block) => block !== title && !this.#done.has(block)));
  }

  /** Whether cards, columns or rows of figures are the fund's own. */
  hasFigures(fund: KnownFund): boolean {
    return this.#figures.has(fund);
  }

  of(fund: KnownFund): ClosedPage {
    const left = new Set(this.#left);
    for (const [word, owner] of this.#own) {
      if (owner === fund) left.delete(word);
      else left.add(word);
    }
    const printed = new Set(this.#ink.blocks.flatMap(wordsOf));
    // A word of a block may be joined of several words of the page.
    const isOut = (word: Word): boolean =>
      left.has(word) || (!printed.has(word) && [...left].some((other) => isInside(other, word)));
    return closeUp(this.#ink.page, isOut, { kept: [this.#title], moves: this.#moves.get(fund) ?? [] });
  }

  /** The fund whose name begins a text, and what follows the name. */
  #startOf(text: string): { readonly fund: KnownFund; readonly rest: string } | undefined {
    for (const { fund, texts } of this.#funds) {
      const name = texts.find((each) => text.startsWith(each) && !/^[A-Za-z0-9]/.test(text.slice(each.length)));
      if (name !== undefined) return { fund, rest: text.slice(name.length).replace(STARTS_REST, '') };
    }
    return undefined;
  }

  #isName(text: string): KnownFund | undefined {
    const start = this.#startOf(text);
    return start?.rest === '' ? start.fund : undefined;
  }

  #namedIn(text: string): KnownFund[] {
    return this.#funds.flatMap(({ fund, texts }) => (texts.some((name) => hasWord(text, name)) ? [fund] : []));
  }

  #leave(words: readonly Word[]): void {
    for (const word of words) this.#left.add(word);
  }

  #give(word: Word, fund: KnownFund): void {
    this.#own.set(word, fund);
  }

  /** The blocks are the fund's; of none if one of them names another fund. */
  #giveAll(blocks: readonly Block[], fund: KnownFund): void {
    const isClear = blocks.every(({ text }) => this.#namedIn(text).every((named) => named === fund));
    for (const block of blocks) {
      this.#done.add(block);
      if (isClear) for (const word of wordsOf(block)) this.#give(word, fund);
      else this.#leave(wordsOf(block));
    }
    if (isClear && blocks.some(({ isFigure }) => isFigure)) this.#figures.add(fund);
  }

  #inside(box: Box): Block[] {
    return this.#ink.blocks.filter((block) => block !== this.#title && isInside(box, block));
  }

  #nameFieldsIn(boxes: readonly Box[]): NameField[] {
    return boxes.flatMap(({ x0, x1, y0, y1 }) => {
      const own = this.#inside({ x0, x1, y0, y1 }).toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
      const [fund] = own.map(({ text }) => this.#isName(text));
      const isOne = fund !== undefined && own.every(({ text }) => this.#isName(text) === fund);
      // A name may be broken over lines.
      const named = isOne ? fund : this.#isName(own.map(({ text }) => text).join(' '));
      return named === undefined ? [] : [{ x0, x1, y0, y1, fund: named }];
    });
  }

  /** A card with nothing but a name is the label of the tiles right of it. */
  #partStrips(cards: readonly Box[]): void {
    const fields = this.#nameFieldsIn(cards);
    for (const field of fields) {
      const end = Math.min(
        ...fields.filter((other) => other.x0 > field.x1 && sharesHeight(other, field)).map(({ x0 }) => x0),
      );
      const tiles = cards.filter(
        (card) =>
          card.x0 >= field.x1 && card.x1 <= end && card.y0 > field.y0 - TOUCHING && card.y1 < field.y1 + TOUCHING,
      );
      this.#giveAll(
        tiles.flatMap((tile) => this.#inside(tile)),
        field.fund,
      );
      for (const block of this.#inside(field)) this.#drop(block);
    }
  }

  #drop(block: Block): void {
    this.#done.add(block);
    this.#leave(wordsOf(block));
  }

  #partCard(card: Box): void {
    const blocks = this.#inside(card).filter((block) => !this.#done.has(block));
    if (this.#partColumns(card, blocks)) return;
    this.#partHeadings(blocks);
    this.#partRows(blocks.filter((block) => !this.#done.has(block)));
    this.#partBlocks(blocks.filter((block) => !this.#done.has(block)));
  }

  /** Names of several funds side by side in fields of their own are over what is theirs. */
  #partColumns(card: Box, blocks: readonly Block[]): boolean {
    const inside = this.#fields.filter((field) => field !== card && isIn(card, field));
    const fields = this.#nameFieldsIn(inside).toSorted((a, b) => a.x0 - b.x0);
    const [first] = fields;
    const isRow =
      first !== undefined &&
      new Set(fields.map(({ fund }) => fund)).size === fields.length &&
      fields.length > 1 &&
      fields.every((field) => sharesHeight(field, first));
    if (!isRow) return false;
    const isHead = (block: Block): boolean => fields.some((field) => isInside(field, block));
    const body = blocks.filter((block) => !isHead(block) && block.y0 > first.y0);
    const cells = body.filter((block) => block.x1 > first.x0 + TOUCHING);
    for (const block of blocks) if (isHead(block)) this.#drop(block);
    for (const block of cells) {
      const under = fields.filter((field) => reaches(field, this.#cellOf(block, inside)));
      const row = body.filter((other) => other !== block && sharesHeight(other, block));
      const isAlone = fields.length > 2 && !row.some((other) => cells.includes(other));
      const label = row.filter((other) => !cells.includes(other)).map(({ text }) => text);
      const [only] = under;
      if (only !== undefined && under.length === 1 && !isAlone) this.#giveAll([block], only.fund);
      else if (under.length < fields.length || !isShared(block, label)) this.#drop(block);
      else this.#done.add(block);
    }
    this.#partBlocks(blocks.filter((block) => !this.#done.has(block)));
    return true;
  }

  /** The filled cell that a text is in, else the text. */
  #cellOf(block: Block, fields: readonly Box[]): Box {
    return fields.find((field) => isIn(field, block)) ?? block;
  }

  /** Bold lines that begin with a name, each over what is the fund's. */
  #partHeadings(blocks: readonly Block[]): void {
    const headings = blocks.flatMap((block): Heading[] => {
      const start = block.bold && block.text.length <= LONGEST_HEADING ? this.#startOf(block.text) : undefined;
      const isAlone = blocks.every((other) => other === block || !sharesHeight(other, block));
      return start === undefined || !isAlone ? [] : [{ block, fund: start.fund }];
    });
    for (const [at, { block, fund }] of headings.entries()) {
      const end = headings[at + 1]?.block.y0 ?? Infinity;
      this.#giveAll(
        blocks.filter((other) => other.y0 > block.y0 - TOUCHING && other.y0 < end - TOUCHING),
        fund,
      );
      this.#dropName(block);
    }
  }

  #dropName(block: Block): void {
    const flow = textOf(block.lines);
    const { rest = '' } = this.#startOf(flow.text) ?? {};
    for (const word of wordsWithin(flow, 0, flow.text.length - rest.length)) {
      this.#own.delete(word);
      this.#left.add(word);
    }
  }

  /** A row of figures that begins with a name, and the rows under it: each fund has the same number of them. */
  #partRows(blocks: readonly Block[]): void {
    const rowOf = (label: Block): Block[] =>
      blocks.filter((block) => block === label || (isLevel(block, label) && block.x0 > label.x1));
    const labels = blocks.filter(
      (block) =>
        !block.isFigure &&
        !blocks.some((other) => other.x1 < block.x0 && isLevel(other, block)) &&
        rowOf(block).some(({ isFigure }) => isFigure),
    );
    const groups: { readonly fund: KnownFund; readonly rows: Block[][] }[] = [];
    for (const label of labels.toSorted((a, b) => a.y0 - b.y0)) {
      const { fund } = this.#startOf(label.text) ?? {};
      if (fund !== undefined) groups.push({ fund, rows: [rowOf(label)] });
      else groups.at(-1)?.rows.push(rowOf(label));
    }
    const least = Math.min(...groups.map(({ rows }) => rows.length));
    for (const { fund, rows } of groups) {
      const own = rows.slice(0, least);
      for (const row of own) this.#giveAll(row, fund);
      this.#moveUp(fund, own, groups[0]?.rows ?? []);
    }
  }

  /** The rows of a fund are right under the heads of the table, where those of the first fund are printed. */
  #moveUp(fund: KnownFund, rows: readonly (readonly Block[])[], places: readonly (readonly Block[])[]): void {
    const moves = rows.flatMap((row, at) => {
      const [label, place] = [row[0], places[at]?.[0]];
      const up = label === undefined || place === undefined ? 0 : label.baseline - place.baseline;
      return up > 0 ? [{ box: boxAround(row), up, left: 0 }] : [];
    });
    this.#moves.set(fund, [...(this.#moves.get(fund) ?? []), ...moves]);
  }

  /** `Fund Manager (SIF)`, sentences, and what names no fund: its figures are of none. */
  #partBlocks(blocks: readonly Block[]): void {
    for (const block of blocks) {
      const [only, ...others] = this.#namedIn(block.text);
      if (this.#done.has(block)) continue;
      if (only === undefined) {
        if (block.isFigure) this.#drop(block);
      } else if (others.length > 0) this.#partSentences(block);
      else if (block.text.length >= SENTENCE) this.#giveAll([block], only);
      else this.#partLabelled(block, only, blocks);
    }
  }

  #partLabelled(label: Block, fund: KnownFund, blocks: readonly Block[]): void {
    const row = blocks.filter((block) => isLevel(block, label) && block.x0 > label.x1);
    this.#giveAll([label, ...row], fund);
    const flow = textOf(label.lines);
    const { texts = [] } = this.#funds.find((each) => each.fund === fund) ?? {};
    const name = texts.map((each) => `(${each})`).find((each) => flow.text.endsWith(` ${each}`));
    if (name === undefined) return;
    for (const word of wordsWithin(flow, flow.text.length - name.length, flow.text.length)) {
      this.#own.delete(word);
      this.#left.add(word);
    }
  }

  #partSentences(block: Block): void {
    this.#done.add(block);
    for (const { text, words } of sentencesOf(textOf(block.lines))) {
      const [only, ...others] = this.#namedIn(text);
      if (only !== undefined && others.length === 0) for (const word of words) this.#give(word, only);
      else this.#leave(words);
    }
  }
}

const wordsOf = ({ lines }: Block): Word[] => lines.flatMap(({ words }) => [...words]);

/** Whether the text of a cell across the columns of all funds may be true of each of them. */
function isShared({ isFigure }: Block, labels: readonly string[]): boolean {
  return isFigure ? labels.some(isTermOfAll) : !labels.some(isFigureOfOne);
}

function reaches(field: Box, cell: Box): boolean {
  return Math.min(field.x1, cell.x1) - Math.max(field.x0, cell.x0) > TOUCHING;
}
