/**
 * A page that is drawn as the preview of a shared link: name, price and line of a fund, as a PDF of text and one path.
 */

export interface Preview {
  /** Of the site. */
  readonly heading: string;
  readonly name: string;
  /** Below the name, such as the company; may be empty. */
  readonly about: string;
  /** Such as `PKR 52.3030`; may be empty. */
  readonly price: string;
  /** Below the price, such as its date. */
  readonly date: string;
  /** In time order, `at` in days; floats are used for the picture only. */
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

// 1,200 by 630 pixels, the size that chats and social networks ask for, at the scale of a page picture.
const PAGE = { width: 450, height: 236.25 };
// All positions below are in these units, of which a page is 600 by 315.
const UNIT = 0.75;
const MARGIN = 40;
const TEXT_WIDTH = 520;
// Of bold letters, as a share of their size.
const MEAN_WIDTH = 0.52;
const MOST_LINES = 3;
const CHART = { left: 335, right: 560, bottom: 40, top: 120 };

// A line over a longer pause would show values that were not observed.
const LONGEST_BRIDGED_DAYS = 10;

const GROUND = '0.984 0.98 0.969';
const INK = '0.102 0.137 0.173';
const SOFT = '0.345 0.388 0.431';
const ACCENT = '0.043 0.42 0.325';

/** The bytes depend on the argument only, so that the same preview is one kept picture. */
export function previewDocument({ heading, name, about, price, date, points }: Preview): Uint8Array {
  const size = name.length <= 36 ? 30 : name.length <= 70 ? 25 : 20;
  const lines = wrap(name, Math.floor(TEXT_WIDTH / (size * MEAN_WIDTH)));
  const nameTop = 212;
  const content = [
    `${UNIT} 0 0 ${UNIT} 0 0 cm`,
    `${GROUND} rg 0 0 600 315 re f`,
    `${ACCENT} rg 40 258 22 22 re f`,
    write('B', 14, 72, 264, INK, heading),
    ...lines.map((line, index) => write('B', size, MARGIN, nameTop - index * size * 1.15, INK, line)),
    write('R', 15, MARGIN, nameTop - lines.length * size * 1.15, SOFT, about),
    write('B', 36, MARGIN, 66, INK, price),
    write('R', 15, MARGIN, 42, SOFT, date),
    drawLine(points),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      `/Resources << /Font << /R ${fontOf('Helvetica')} /B ${fontOf('Helvetica-Bold')} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj`);
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer << /Root 1 0 R >>\n%%EOF`, 'latin1');
}

function fontOf(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function write(font: 'R' | 'B', size: number, x: number, y: number, color: string, text: string): string {
  return `BT /${font} ${size} Tf ${x} ${round(y)} Td ${color} rg (${escape(text)}) Tj ET`;
}

// The fonts have these characters; names with others are rare.
function escape(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?')
    .replace(/[\\()]/g, '\\$&');
}

/** Lines of at most this many characters; words that do not fit on the last line are left out. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, MOST_LINES);
}

function drawLine(points: Preview['points']): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || last.at === first.at) return '';
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const path = points.map(({ at, value }, index) => {
    const x = CHART.left + ((at - first.at) / (last.at - first.at)) * (CHART.right - CHART.left);
    const before = points[index - 1];
    const isStart = before === undefined || at - before.at > LONGEST_BRIDGED_DAYS;
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return `${round(x)} ${round(CHART.bottom + share * (CHART.top - CHART.bottom))} ${isStart ? 'm' : 'l'}`;
  });
  return `2.5 w 1 J 1 j ${ACCENT} RG ${path.join(' ')} S`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
