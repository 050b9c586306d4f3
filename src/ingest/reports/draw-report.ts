/**
 * Draws what was read on a page of a report, as SVG: its words, each value with its label and column heads, the
 * withheld groups, and the figures that were not read. For maintainers who ask why a value was or was not read.
 */
import type { Evidence, Fragment } from '#domain/fragment.ts';
import type { PageWord, PageWords } from '#domain/checks/report-evidence.ts';
import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Ingest } from '#ingest/run.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import { listKnowledge } from './extraction.ts';

export interface PageDrawing {
  readonly page_number: number;
  readonly svg: string;
  /** Values that were read, figures of withheld groups, and figures that were neither. */
  readonly read: number;
  readonly withheld: number;
  readonly unread: number;
}

const PANEL_POINTS = 280;
// A4; for a file that does not say how large its pages are.
const USUAL_PAGE = { width: 595, height: 842 };
const LINE_POINTS = 11;
const LONGEST_LINE = 62;
// Distinct also for people who are colour-blind.
const COLORS: readonly (readonly [name: string, color: string, pattern: RegExp])[] = [
  ['returns', '#009e73', /^reported_returns/],
  ['allocations and holdings', '#cc79a7', /^(?:allocations|holdings|compliance)/],
  ['metrics, fees, ratings', '#e69f00', /^(?:metrics|fees|ratings)/],
  ['people, terms, notes', '#56b4e9', /^(?:parties|special_terms|notes)/],
  ['identity, prices, sizes, profile', '#0072b2', /./],
];
const WITHHELD = '#d55e00';

interface Drawn {
  readonly path: string;
  readonly value: unknown;
  readonly evidence: Evidence;
  readonly isWithheld: boolean;
}

/**
 * Reads a report without importing it and draws the pages that are about a fund. Throws Fault `SOURCE_REFUSED` as an
 * import would.
 */
export async function drawReport({ extractReport, facts }: Ingest, bytes: Uint8Array): Promise<PageDrawing[]> {
  if (extractReport === undefined)
    throw new Fault('SOURCE_REFUSED', 'This installation reads neither PDF nor HTML reports.');
  const { funds, profiles } = await listKnowledge(facts.query);
  const extracted = await extractReport(bytes, funds, profiles);
  return drawExtraction(readFragmentFile(Buffer.from(JSON.stringify(extracted))));
}

/** A drawing of each page of the file whose words are known. */
export function drawExtraction(file: FragmentFile): PageDrawing[] {
  return file.pages.map((page) => drawPage(page, file.fragments));
}

function drawPage(page: PageWords, fragments: readonly Fragment[]): PageDrawing {
  const { width = USUAL_PAGE.width, height = USUAL_PAGE.height } = page;
  const values = fragments.flatMap(listValues).filter(({ evidence }) => evidence.page_number === page.page_number);
  const of_page = fragments.filter((fragment) => fragment.page_number === page.page_number);
  const taken = values.flatMap(({ evidence }) => [evidence, ...(evidence.chain ?? [])]);
  const unread = page.words.filter((word) => /\d/.test(word.text) && !taken.some((box) => isInside(word, box)));
  const legend = listLegend(of_page, values, unread.length);
  const tall = Math.max(height, (legend.length + 2) * LINE_POINTS);
  const whole = width + PANEL_POINTS;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${tall}" font-family="sans-serif">`,
    `<rect width="${whole}" height="${tall}" fill="#f4f4f4"/>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...page.words.map(drawWord),
    ...unread.map(drawUnread),
    ...values.map(drawValue),
    ...legend.map(({ text, color }, line) => {
      const place = `x="${width + 10}" y="${(line + 1.5) * LINE_POINTS}"`;
      return `<text ${place} font-size="8" fill="${color}">${escape(text)}</text>`;
    }),
    '</svg>',
  ];
  return {
    page_number: page.page_number,
    svg: `${svg.join('\n')}\n`,
    read: values.filter(({ isWithheld }) => !isWithheld).length,
    withheld: of_page.reduce(
      (sum, { withheld = [] }) => sum + withheld.reduce((rows, group) => rows + group.row_count, 0),
      0,
    ),
    unread: unread.length,
  };
}

function listValues(fragment: Fragment): Drawn[] {
  const read = Object.entries(fragment.evidence).map(([path, evidence]) => ({
    path,
    value: valueAt(fragment, path),
    evidence,
    isWithheld: false,
  }));
  const withheld = (fragment.withheld ?? []).flatMap((group) =>
    Object.entries(group.evidence ?? {}).map(([path, evidence]) => ({
      path,
      value: `withheld, ${group.reason}`,
      evidence,
      isWithheld: true,
    })),
  );
  return [...read, ...withheld];
}

function valueAt(fragment: Fragment, path: string): unknown {
  let value: unknown = fragment;
  for (const name of path.match(/[^.[\]]+/g) ?? [])
    value =
      typeof value === 'object' && value !== null ? own(value as Readonly<Record<string, unknown>>, name) : undefined;
  return value;
}

function isInside({ x0, y0, x1, y1 }: PageWord, box: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= box.x0 - 1 && x <= box.x1 + 1 && y >= box.y0 - 1 && y <= box.y1 + 1;
}

function drawWord({ text, x0, y0, x1, y1 }: PageWord): string {
  const size = Math.max(1, (y1 - y0) * 0.8);
  const place = `x="${x0}" y="${round(y1 - 0.2 * (y1 - y0))}"`;
  const wide = `textLength="${Math.max(0.1, round(x1 - x0))}" lengthAdjust="spacingAndGlyphs"`;
  return `<text ${place} font-size="${round(size)}" ${wide} fill="#555">${escape(text)}</text>`;
}

function drawUnread({ x0, x1, y1 }: PageWord): string {
  const dots = 'stroke="#000" stroke-width="1" stroke-dasharray="1.5 1.5"';
  return `<path d="M${x0} ${round(y1 + 1)}H${x1}" ${dots}><title>not read</title></path>`;
}

function drawValue({ path, value, evidence, isWithheld }: Drawn): string {
  const color = isWithheld ? WITHHELD : colorOf(path);
  const title = `<title>${escape(`${path} = ${String(value)}, printed “${evidence.printed}”`)}</title>`;
  const dashes = isWithheld ? ' stroke-dasharray="3 2"' : '';
  const box = rectOf(evidence, `fill="${color}" fill-opacity="0.14" stroke="${color}" stroke-width="1"${dashes}`);
  const links = (evidence.chain ?? []).map((link) => {
    const line = `M${centerOf(link)}L${centerOf(evidence)}`;
    const outline = rectOf(link, `fill="none" stroke="${color}" stroke-width="0.5" stroke-dasharray="2 1.5"`);
    return `${outline}<path d="${line}" stroke="${color}" stroke-width="0.3" opacity="0.6"/>`;
  });
  return `<g>${title}${box}${links.join('')}</g>`;
}

function rectOf(box: Box, style: string): string {
  const [width, height] = [round(box.x1 - box.x0 + 2), round(box.y1 - box.y0 + 2)];
  return `<rect x="${round(box.x0 - 1)}" y="${round(box.y0 - 1)}" width="${width}" height="${height}" ${style}/>`;
}

function centerOf({ x0, y0, x1, y1 }: Box): string {
  return `${round((x0 + x1) / 2)} ${round((y0 + y1) / 2)}`;
}

/** To tenths of a point. */
function round(points: number): number {
  return Math.round(points * 10) / 10;
}

function colorOf(path: string): string {
  return COLORS.find(([, , pattern]) => pattern.test(path))?.[1] ?? '#000';
}

function listLegend(
  fragments: readonly Fragment[],
  values: readonly Drawn[],
  unread: number,
): { readonly text: string; readonly color: string }[] {
  const read = values.filter(({ isWithheld }) => !isWithheld);
  const kinds = COLORS.map(([name, color]) => ({
    text: `${name}: ${read.filter(({ path }) => colorOf(path) === color).length}`,
    color,
  }));
  const about = fragments.flatMap((fragment) => [
    { text: `${fragment.fund_name_raw ?? 'no fund'}, ${fragment.report_month ?? 'no month'}`, color: '#000' },
    ...(fragment.withheld ?? []).flatMap((group) =>
      wrap(`withheld: ${group.row_count} of ${group.section}, ${group.check}: ${group.reason}`).map((text) => ({
        text,
        color: WITHHELD,
      })),
    ),
    ...fragment.problems.flatMap(({ path, expected, found }) =>
      wrap(`${path}: expected ${expected}; found ${found}`).map((text) => ({ text, color: '#555' })),
    ),
  ]);
  return [...kinds, { text: `figures not read (dotted): ${unread}`, color: '#000' }, ...about];
}

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < LONGEST_LINE) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    else lines.push(`   ${word}`);
  }
  return lines;
}

// Control characters are not allowed in XML, even as references.
function escape(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cn}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
