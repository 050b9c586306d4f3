/** Colours of letters and areas on white paper. */

/** The colour that a drawing command sets; black unless it is one of plain red, green and blue. */
export function colorOf(given: unknown): string {
  return typeof given === 'string' ? given : '#000000';
}

/** The colour of a veil on white paper. */
export function onPaper(color: string, opacity: number): string {
  if (opacity >= 1) return color;
  const parts = [1, 3, 5].map((at) => Math.round(255 - opacity * (255 - Number.parseInt(color.slice(at, at + 2), 16))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
