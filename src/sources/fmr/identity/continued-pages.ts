/** Pages that name a fund only as one that they continue. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isInHead, type PageInk } from '#sources/fmr/ink/page-ink.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { isShortFormOf } from './short-forms.ts';

/** `SIF – continued` at the head of a page. */
export function continuedLine(ink: PageInk, name: string, texts: readonly string[]): Block | undefined {
  const own = texts.map(squeeze).filter((text) => text.length >= 2);
  return ink.blocks.find((block) => {
    if (!isInHead(ink, block) || block.text.length >= 90 || !/\bcont(?:inue)?d?\b/i.test(block.text)) return false;
    return (
      own.some((text) => squeeze(block.text).startsWith(text)) ||
      isShortFormOf(block.text.replace(/\W{0,9}\bcont.*$/i, ''), name)
    );
  });
}

/** Whether a fund's or plan's short form is in a table. */
export function hasShortName({ blocks }: PageInk, names: readonly string[], shorts: readonly string[]): boolean {
  return blocks.some(
    ({ text }) =>
      /^[A-Z][A-Za-z0-9 -]{3,13}$/.test(text) &&
      (shorts.includes(text) || names.some((name) => isShortFormOf(text, name))),
  );
}
