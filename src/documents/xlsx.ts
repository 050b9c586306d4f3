import { isUtf8 } from 'node:buffer';
import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { isFault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { refusal } from './refusal.ts';
import { CellBudget, cellText, firstRows, isWithinWidth, MAX_CELL_CHARACTERS, tooWide } from './table.ts';
import type { PrintedDocument, Table } from './table.ts';

/** Data that the cells of every sheet refer to. */
interface Workbook {
  readonly strings: readonly string[];
  /** By cell style: whether its number format is a date. */
  readonly dateStyles: readonly boolean[];
  readonly from_1904: boolean;
}

// The limits of one sheet; eight columns for each of its rows are about 500 MB.
const MOST_CELLS = { rows: 1_048_576, cells: 8_388_608 };

/** The sheets of a workbook in order; any of a sheet's first rows may be the header. */
export function readXlsx(bytes: Uint8Array): PrintedDocument {
  const parts = unpackParts(bytes);
  const { paths, from_1904 } = listSheets(parts);
  const workbook: Workbook = {
    strings: readStrings(parts['xl/sharedStrings.xml']),
    dateStyles: readDateStyles(parts['xl/styles.xml']),
    from_1904,
  };
  const budget = new CellBudget(MOST_CELLS);
  const tables = paths.map((path) => readSheet(own(parts, path), workbook, budget));
  return { format: 'xlsx', title: null, tables, closed: true };
}

function listSheets(parts: Parts): { paths: string[]; from_1904: boolean } {
  const targets = new Map<string, string>();
  const ids: string[] = [];
  let from1904 = false;
  readPart(parts['xl/_rels/workbook.xml.rels'], (name, attributes) => {
    // `worksheets/sheet1.xml`, or from the archive's root `/xl/worksheets/sheet1.xml`.
    if (name === 'Relationship')
      targets.set(attributes['Id'] ?? '', `xl/${(attributes['Target'] ?? '').replace(/^\/?xl\//, '')}`);
  });
  readPart(parts['xl/workbook.xml'], (name, attributes) => {
    if (name === 'workbookPr') from1904 = isTrue(attributes['date1904']);
    if (name === 'sheet') ids.push(Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '');
  });
  return { paths: ids.flatMap((id) => targets.get(id) ?? []), from_1904: from1904 };
}

function readStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  const budget = new CellBudget(MOST_CELLS);
  let text = '';
  let isRead = false;
  // `rPh` contains the pronunciation of a string, not its text.
  let isPhonetic = false;
  if (part === undefined) return strings;
  readXml(part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isRead = name === 't' && !isPhonetic;
    },
    text(more) {
      if (isRead && text.length <= MAX_CELL_CHARACTERS) text += more;
    },
    close(name) {
      isRead = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      const string = cellText(text);
      budget.spend([string]);
      strings.push(string);
    },
  });
  return strings;
}

// Formats 14-17 and 22 show a date, 18-21 and 45-47 only a time; the others are East Asian dates.
const BUILT_IN_DATES: readonly (readonly [from: number, to: number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
];

function readDateStyles(part: Uint8Array | undefined): boolean[] {
  const custom = new Map<string, boolean>();
  const styles: boolean[] = [];
  let inCellStyles = false;
  if (part === undefined) return styles;
  readXml(part, {
    open(name, attributes) {
      const id = attributes['numFmtId'] ?? '';
      if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'numFmt') custom.set(id, isDateFormat(attributes['formatCode'] ?? ''));
      else if (name === 'xf' && inCellStyles) styles.push(custom.get(id) ?? isBuiltInDate(Number.parseInt(id, 10)));
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}

function isBuiltInDate(id: number): boolean {
  return BUILT_IN_DATES.some(([from, to]) => id >= from && id <= to);
}

/** `yyyy-mm-dd` and `[$-409]d-mmm-yy;@` are dates; `0.00 "days"` and `mm:ss` are not. */
function isDateFormat(code: string): boolean {
  // Quoted words, escaped characters and bracketed colours or locales are not placeholders.
  const placeholders = code.replace(/"[^"]{0,255}"|\\.|\[[^\]]{0,255}\]/g, '').split(';')[0] ?? '';
  return /[yd]/i.test(placeholders);
}

function readPart(
  part: Uint8Array | undefined,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): void {
  if (part !== undefined) readXml(part, { open });
}

function readSheet(part: Uint8Array | undefined, workbook: Workbook, budget: CellBudget): Table {
  const rows: string[][] = [];
  let row: string[] = [];
  let column = 0;
  let type = '';
  let style = '';
  let stored = '';
  let isValue = false;
  const closed =
    part !== undefined &&
    readXml(part, {
      open(name, attributes) {
        if (name === 'row') [row, column] = [[], 0];
        else if (name === 'c') {
          column = columnIndex(attributes['r']) ?? column;
          [type, style, stored] = [attributes['t'] ?? 'n', attributes['s'] ?? '', ''];
        }
        isValue = name === 'v' || name === 't';
      },
      text(more) {
        if (isValue && stored.length <= MAX_CELL_CHARACTERS) stored += more;
      },
      close(name) {
        isValue = false;
        if (name === 'c') {
          const text = printedCell(type, style, stored, workbook);
          if (text !== '') placeCell(row, column, text);
          column += 1;
        } else if (name === 'row' && row.length > 0) {
          budget.spend(row);
          rows.push(row);
        }
      },
    });
  return { rows, links: [], headerRows: firstRows(rows), closed, endsMidLine: false };
}

// `AB12` is in column 27 (from 0); a writer may omit the reference.
function columnIndex(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d*$/.exec(place ?? '')?.[1];
  if (letters === undefined) return undefined;
  return letters.split('').reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function placeCell(row: string[], column: number, text: string): void {
  if (!isWithinWidth(column)) throw tooWide(column + 1);
  while (row.length < column) row.push('');
  row[column] = text;
}

function printedCell(type: string, style: string, stored: string, workbook: Workbook): string {
  if (type === 's') return workbook.strings[Number.parseInt(stored, 10)] ?? '';
  if (type === 'b') return isTrue(stored) ? 'TRUE' : 'FALSE';
  // `2026-08-19T00:00:00`: the date without its time.
  if (type === 'd') return stored.replace(/T.*/s, '');
  if (type !== 'n') return cellText(stored);
  const number = stored.trim();
  const isDate = workbook.dateStyles[Number.parseInt(style, 10)] ?? false;
  return (isDate ? serialDate(number, workbook.from_1904) : undefined) ?? cellText(plainNumber(number));
}

function isTrue(stored: string | undefined): boolean {
  return stored === '1' || stored === 'true';
}

/**
 * Numbers of a spreadsheet, by decimal text arithmetic only: a cell typed as 102.8924 is stored as 102.89239999999999.
 * Rounding to 15 significant digits restores the typed number, because a binary double preserves 15 digits of any
 * decimal.
 */
const SIGNIFICANT_DIGITS = 15;
// The largest double is about 1E308; a larger exponent cannot come from a spreadsheet and would print millions of
// zeros.
const MAX_EXPONENT = 400;

// `102.89239999999999`, `1.0E-4`, `-0.5`, `46098`
const STORED_NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;

/** The plain decimal text of a stored number, rounded half-even to 15 digits; other text unchanged. */
export function plainNumber(stored: string): string {
  const match = STORED_NUMBER.exec(stored);
  if (match === null) return stored;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number.parseInt(exponent, 10);
  if (Math.abs(shift) > MAX_EXPONENT) return stored;
  const printed = whole + fraction;
  const digits = printed.replace(/^0+/, '');
  const point = whole.length + shift - (printed.length - digits.length);
  const rounded = roundDigits(digits, point);
  return rounded.digits === '' ? '0' : sign + placePoint(rounded.digits, rounded.point);
}

/** `digits` mean 0.DIGITS × 10^point; the result has no trailing zeros, because a binary number has no scale. */
function roundDigits(digits: string, point: number): { digits: string; point: number } {
  if (digits.length <= SIGNIFICANT_DIGITS) return { digits: digits.replace(/(?<!0)0+$/, ''), point };
  const head = digits.slice(0, SIGNIFICANT_DIGITS);
  const rest = digits.slice(SIGNIFICANT_DIGITS);
  const half = `5${'0'.repeat(rest.length - 1)}`;
  const isOdd = /[13579]$/.test(head);
  const up = rest > half || (rest === half && isOdd);
  const kept = up ? (BigInt(head) + 1n).toString() : head;
  return { digits: kept.replace(/(?<!0)0+$/, ''), point: point + kept.length - SIGNIFICANT_DIGITS };
}

function placePoint(digits: string, point: number): string {
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return digits.padEnd(point, '0');
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

const MILLISECONDS_A_DAY = 86_400_000;
// Day 2,958,465 is 9999-12-31, the last day that a spreadsheet supports.
const LAST_SERIAL = 2_958_465;
// Spreadsheets count 1900-02-29, which did not exist, as day 60; days before it are off by one.
const PHANTOM_DAY = 60;

/** `46253` → `2026-08-19`; the time of day is dropped. Undefined if the text is not a spreadsheet date. */
export function serialDate(stored: string, from1904: boolean): string | undefined {
  const days = /^(\d{1,7})(\.\d*)?$/.exec(plainNumber(stored))?.[1];
  if (days === undefined) return undefined;
  const serial = Number.parseInt(days, 10);
  if (serial > LAST_SERIAL || (!from1904 && (serial === 0 || serial === PHANTOM_DAY))) return undefined;
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial > PHANTOM_DAY ? 30 : 31);
  return new Date(epoch + serial * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

// A million rows of four columns is about 20 MB of archive.
const MAX_ARCHIVE_BYTES = 64_000_000;
// The same million rows unpacked are about 150 MB of XML; an archive that declares more is a decompression bomb.
const MAX_UNPACKED_BYTES = 256_000_000;
// A workbook has about ten parts, and one more per sheet and image.
const MAX_ENTRIES = 1000;
const PIECE_BYTES = 1_048_576;
// A sheet nests six deep; the parser searches all open elements for each end tag.
const MAX_DEPTH = 60;

// The parts that contain cells: `xl/worksheets/sheet1.xml`, `xl/sharedStrings.xml`; themes, images and printer settings
// are not unpacked.
const PART = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

type Parts = Readonly<Record<string, Uint8Array | undefined>>;

/**
 * Unpacks the parts of a workbook that contain cells; throws Fault `SOURCE_REFUSED` for a decompression bomb, a
 * truncated archive or another ZIP file.
 */
function unpackParts(bytes: Uint8Array): Parts {
  if (bytes.length > MAX_ARCHIVE_BYTES)
    throw refusal(`The workbook has ${bytes.length} bytes; at most ${MAX_ARCHIVE_BYTES} were expected.`);
  let entries = 0;
  let unpacked = 0;
  try {
    const parts: Parts = unzipSync(bytes, {
      filter: (entry) => {
        entries += 1;
        if (entries > MAX_ENTRIES)
          throw refusal(`The workbook has more than ${MAX_ENTRIES} parts; this is not a plain sheet.`);
        if (!PART.test(entry.name)) return false;
        unpacked += Math.max(entry.originalSize, entry.size);
        if (unpacked > MAX_UNPACKED_BYTES)
          throw refusal(`The workbook would unpack to more than ${MAX_UNPACKED_BYTES} bytes, the maximum.`);
        return true;
      },
    });
    if (parts['xl/workbook.xml'] === undefined)
      throw refusal(
        'The file is a ZIP archive, but not an XLSX workbook: it has no xl/workbook.xml. ' +
          'Save the sheet as XLSX or CSV.',
      );
    return parts;
  } catch (error) {
    if (isFault(error)) throw error;
    throw refusal(
      'The XLSX file is truncated or damaged: its archive cannot be unpacked. Fetch or save it again.',
      String(error),
    );
  }
}

/** The callbacks of a reader of one XML part; names are passed without their namespace prefix. */
interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads one part; true if its root element was closed by its own end tag. */
function readXml(part: Uint8Array, listener: XmlListener): boolean {
  if (!isUtf8(part)) throw refusal('The XLSX file is damaged: a part of it is not UTF-8 text. Save it again.');
  let depth = 0;
  let isClosed = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH)
          throw refusal(`The XLSX file is damaged: it nests elements more than ${MAX_DEPTH} deep. Save it again.`);
        listener.open(localName(name), attributes);
      },
      ontext(text) {
        listener.text?.(text);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        if (depth === 0) isClosed = !isImplied;
        listener.close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  // In pieces: the whole part as one text would take twice its bytes before its first row is counted.
  const decoder = new TextDecoder();
  for (let at = 0; at < part.length; at += PIECE_BYTES)
    parser.write(decoder.decode(part.subarray(at, at + PIECE_BYTES), { stream: true }));
  parser.end(decoder.decode());
  return isClosed;
}

// Some writers prefix every name: `x:row` is a `row`.
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
