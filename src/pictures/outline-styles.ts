import type { OutlineRole } from './chain.ts';

interface OutlineStyle {
  readonly color: string;
  /** Pixels of the picture, two per CSS pixel. */
  readonly width: number;
  /** Lengths of dashes and gaps in pixels; empty: a solid line. */
  readonly dash: readonly number[];
}

/**
 * Each role has a colour and a line of its own: the lines alone distinguish them without colours. The colours are
 * those of Okabe and Ito, chosen for colour-blind people and darkened to a contrast of at least 4 to 1 on white.
 */
export const OUTLINE_STYLES: Readonly<Record<OutlineRole, OutlineStyle>> = {
  value: { color: '#c44900', width: 6, dash: [] },
  label: { color: '#0067a5', width: 3, dash: [14, 7] },
  column_head: { color: '#00795a', width: 3, dash: [3, 6] },
  unit: { color: '#8f3d76', width: 3, dash: [14, 6, 3, 6] },
  month: { color: '#3f4a5a', width: 3, dash: [28, 8] },
};

/** Marks the value like a pen: multiplied with the page, so that the print under it stays black. */
export const VALUE_TINT = '#fff0b3';
