/** What the AMCs N107 and N109 draw with pdfkit: rings, a meter with a needle, and cards with round corners. */
import type { Sheet } from './pdf1.ts';
import { write } from './pdf1.ts';

const TURN = Math.PI * 2;

export interface Arc {
  readonly x: number;
  readonly y: number;
  readonly outer: number;
  readonly inner: number;
}

/** A piece of a ring between two angles. */
export function sector(sheet: Sheet, ring: Arc, from: number, to: number, colour: string): void {
  const at = (radius: number, angle: number): [number, number] => [
    ring.x + radius * Math.cos(angle),
    ring.y + radius * Math.sin(angle),
  ];
  const angles = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24);
  sheet.moveTo(...at(ring.outer, from));
  for (const angle of angles) sheet.lineTo(...at(ring.outer, angle));
  for (const angle of angles.toReversed()) sheet.lineTo(...at(ring.inner, angle));
  sheet.closePath().lineWidth(0.8).fillAndStroke(colour, '#ffffff');
}

export function donut(sheet: Sheet, ring: Arc, shares: readonly number[], colours: readonly string[]): void {
  const total = shares.reduce((a, b) => a + b, 0);
  let from = -TURN / 4;
  shares.forEach((share, i) => {
    const to = from + (share / total) * TURN;
    sector(sheet, ring, from, to, colours[i % colours.length] ?? '#888888');
    from = to;
  });
}

/** A half ring with a piece for each step; the needle is on the step given. */
export function meter(sheet: Sheet, ring: Arc, colours: readonly string[], step: number): void {
  const each = TURN / 2 / colours.length;
  colours.forEach((colour, i) => {
    sector(sheet, ring, -TURN / 2 + i * each, -TURN / 2 + (i + 1) * each, colour);
  });
  const angle = -TURN / 2 + (step + 0.5) * each;
  const length = ring.inner + 2;
  sheet
    .moveTo(ring.x, ring.y)
    .lineTo(ring.x + length * Math.cos(angle), ring.y + length * Math.sin(angle))
    .lineWidth(1.8)
    .stroke('#ffffff');
  sheet.circle(ring.x, ring.y, 3.2).fill('#ffffff');
}

/** A card with its figure above the words that say what it is. */
export function figureCard(
  sheet: Sheet,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  of: { readonly value: string; readonly label: string; readonly fill: string; readonly colour: string },
): void {
  sheet.roundedRect(box.x, box.y, box.width, box.height, 5).fill(of.fill);
  const middle = { align: 'center', colour: of.colour } as const;
  write(sheet, of.value, box.x, box.y + 7, box.width, { size: 13, font: 'bold', ...middle });
  write(sheet, of.label, box.x, box.y + box.height - 14, box.width, { size: 6.6, ...middle });
}

/** A swatch of colour, as legends have it before a name. */
export function swatch(sheet: Sheet, x: number, y: number, colour: string): void {
  sheet.roundedRect(x, y, 5.5, 5.5, 1.2).fill(colour);
}
