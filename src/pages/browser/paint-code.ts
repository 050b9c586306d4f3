import { colour } from './colour.ts';
import type { Language } from './colour.ts';

/** Replaces the text of a code element, in colour. */
export function paint(element: HTMLElement, text: string, language: Language): void {
  element.replaceChildren(
    ...colour(text, language).map(({ text: piece, kind }) => {
      if (kind === '') return document.createTextNode(piece);
      const span = document.createElement('span');
      span.className = `c-${kind}`;
      span.textContent = piece;
      return span;
    }),
  );
}
