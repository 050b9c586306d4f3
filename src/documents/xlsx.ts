import { own } from '#base/own.ts';
import {
  CellBudget,
  cellText,
  firstRows,
  isWithinWidth,
  MAX_CELL_CHARACTERS,
  tooWide,
  type PrintedDocument,
  type Table,
} from './table.ts';
import { plainNumber, serialDate } from './xlsx-number.ts';
import { readXml, unpackParts, type Parts } from './xlsx-parts.ts';

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
