import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/** A column of a sheet: its head, its width in characters, and how Excel should read its cells. */
interface Column {
  readonly head: string;
  readonly width: number;
  readonly kind: 'date' | 'decimal' | 'text';
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Batches of rows; null is an empty cell. */
  readonly rows: AsyncIterable<readonly (readonly (string | null)[])[]>;
}

export const XLSX_FILE_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// The ZIP format has no time zone and begins in 1980; with a fixed time equal data give equal bytes.
const WRITTEN_AT = new Date(1990, 0, 1);
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook in pieces: as each batch of rows arrives it is compressed, so that memory does not grow with the rows. */
export async function* writeXlsx(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipPieces();
  const names = sheets.map(({ name }) => name);
  for (const [path, text] of listFixedParts(names)) {
    zip.begin(path);
    zip.write(text, 'last');
  }
  yield* zip.take();
  for (const [index, sheet] of sheets.entries()) {
    zip.begin(`xl/worksheets/sheet${index + 1}.xml`);
    zip.write(openSheet(sheet.columns), 'more');
    let row = 1;
    for await (const batch of sheet.rows) {
      let text = '';
      for (const cells of batch) text += renderRow((row += 1), cells, sheet.columns);
      zip.write(text, 'more');
      yield* zip.take();
    }
    zip.write('</sheetData></worksheet>', 'last');
    yield* zip.take();
  }
  zip.end();
  yield* zip.take();
}

/** The bytes of an archive as they become available. */
class ZipPieces {
  #pieces: Uint8Array[] = [];
  readonly #zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    this.#pieces.push(bytes);
  });
  #part: ZipDeflate | undefined;

  begin(path: string): void {
    this.#part = new ZipDeflate(path, { level: 6 });
    this.#part.mtime = WRITTEN_AT;
    this.#zip.add(this.#part);
  }

  write(text: string, follows: 'more' | 'last'): void {
    this.#part?.push(strToU8(text), follows === 'last');
  }

  end(): void {
    this.#zip.end();
  }

  /** The bytes since the last call as one piece, or none if the compressor still holds them. */
  take(): Uint8Array[] {
    const bytes = Buffer.concat(this.#pieces);
    this.#pieces = [];
    return bytes.length === 0 ? [] : [bytes];
  }
}

function listFixedParts(sheets: readonly string[]): readonly (readonly [path: string, text: string])[] {
  const type = (part: string, kind: string): string =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const relations = (entries: readonly string[]): string =>
    `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
  return [
    [
      '[Content_Types].xml',
      `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        type('/xl/workbook.xml', 'sheet.main') +
        type('/xl/styles.xml', 'styles') +
        sheets.map((_, index) => type(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet')).join('') +
        '</Types>',
    ],
    ['_rels/.rels', relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
        sheets
          .map((name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
          .join('') +
        '</sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
        relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml'),
      ]),
    ],
    ['xl/styles.xml', `${DECLARATION}${STYLES}`],
  ];
}

// Excel computes with 15 significant digits; a longer number is written as text, so that none of its digits is lost.
const MOST_DIGITS = 15;
const MOST_PLACES = MOST_DIGITS - 1;
const HEAD_STYLE = 1;
const DATE_STYLE = 2;
/** The style of decimals with no places; the styles of one, two and more places follow. */
const DECIMAL_STYLE = 3;
// Numbers below 164 are Excel's built-in formats.
const FIRST_FORMAT = 164;

const PLACES = Array.from({ length: MOST_PLACES + 1 }, (_, places) => places);
const STYLES =
  `<styleSheet xmlns="${MAIN}"><numFmts count="${PLACES.length + 1}">` +
  `<numFmt numFmtId="${FIRST_FORMAT}" formatCode="yyyy\\-mm\\-dd"/>` +
  PLACES.map(
    (places) =>
      `<numFmt numFmtId="${FIRST_FORMAT + 1 + places}" formatCode="0${places === 0 ? '' : `.${'0'.repeat(places)}`}"/>`,
  ).join('') +
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${PLACES.length + 3}"><xf/><xf fontId="1" applyFont="1"/>` +
  [FIRST_FORMAT, ...PLACES.map((places) => FIRST_FORMAT + 1 + places)]
    .map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`)
    .join('') +
  '</cellXfs></styleSheet>';

function openSheet(columns: readonly Column[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const heads = columns.map(({ head }, index) => renderText(nameCell(index, 1), head, HEAD_STYLE));
  return (
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`
  );
}

function renderRow(row: number, cells: readonly (string | null)[], columns: readonly Column[]): string {
  const written = cells.map((cell, index) =>
    cell === null ? '' : renderCell(nameCell(index, row), cell, columns[index]?.kind ?? 'text'),
  );
  return `<row r="${row}">${written.join('')}</row>`;
}

// Excel counts from the last day of 1899 and has a day in 1900 that does not exist;
// from 1 March 1900 on the days agree.
const FIRST_SAFE_DATE = '1900-03-01';
const DAYS_TO_1970 = 25_569;

function renderCell(name: string, text: string, kind: Column['kind']): string {
  if (kind === 'date' && text >= FIRST_SAFE_DATE)
    return `<c r="${name}" s="${DATE_STYLE}"><v>${dayNumber(text as IsoDate) + DAYS_TO_1970}</v></c>`;
  const places = kind === 'decimal' ? placesOf(text) : undefined;
  if (places !== undefined) return `<c r="${name}" s="${DECIMAL_STYLE + places}"><v>${text}</v></c>`;
  return renderText(name, text);
}

const DECIMAL = /^-?(\d+)(?:\.(\d+))?$/;

/** Digits after the point; undefined if Excel would lose a digit of the number. */
function placesOf(text: string): number | undefined {
  const [, whole, places = ''] = DECIMAL.exec(text) ?? [];
  return whole === undefined || whole.length + places.length > MOST_DIGITS ? undefined : places.length;
}

/** A text cell; Excel never runs it as a formula. */
function renderText(name: string, text: string, style = 0): string {
  return `<c r="${name}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

const LETTERS = 26;

/** `A1`; after column Z follows AA. */
function nameCell(column: number, row: number): string {
  const letter = (index: number): string => String.fromCodePoint(0x41 + index);
  const first = column < LETTERS ? '' : letter(Math.floor(column / LETTERS) - 1);
  return `${first}${letter(column % LETTERS)}${row}`;
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

function escapeXml(text: string): string {
  // XML 1.0 has no form for control characters.
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? '');
}

/** The rows of a small sheet, which are in memory anyway. */
export async function* inOneBatch<Rows>(rows: Rows): AsyncGenerator<Rows> {
  yield rows;
}
