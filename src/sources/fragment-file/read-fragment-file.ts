import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import type { PageWord, PageWords } from '#domain/checks/report-evidence.ts';
import { FRAGMENT_SECTIONS, MEMBERS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { EXTRACTION_MODES, PAGE_TYPES } from '#domain/fragment-terms.ts';
import { FRAGMENT_SCHEMA_VERSION } from '#domain/fragment.ts';
import type { ExtractionProblem, Fragment, WithheldGroup } from '#domain/fragment.ts';
import { CURRENCY } from '#domain/vocabularies.ts';
import { groupOfPath, parsePath, rowPathOf } from '#domain/withheld-groups.ts';
import { findJsonMistake, JsonReader, MOST_PAGES, readEvidence, readRow } from './json-reader.ts';
import type { JsonObject } from './json-reader.ts';

/** Page extractions of one document. */
export interface FragmentFile {
  /** SHA-256 of the document that contains these pages, if it is another file. */
  readonly document_sha256: string | null;
  /** The format of the document that was read; `pdf` if the file does not say. */
  readonly document_format: 'pdf' | 'html';
  readonly fragments: readonly Fragment[];
  /** The words of the pages, for the evidence check; empty if the file contains none. */
  readonly pages: readonly PageWords[];
}

// Lists have far fewer members than this.
const MOST_FRAGMENTS = 4_000;
const MOST_ROWS = 2_000;
const MOST_WORDS = 50_000;
// The words of the largest report take a third of these; a parsed value takes up to a hundred bytes.
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_VALUES = 5_000_000;
// In a file that repeats one mistake, the first ones are enough to correct it.
const MISTAKES_TOLD = 12;

/**
 * The extractions in a file with the documented schema. Throws Fault `SOURCE_REFUSED` with the location of every
 * mistake (`errors`) and the first ones in its text: a file that violates the schema is refused as a whole.
 */
export function readFragmentFile(bytes: Uint8Array): FragmentFile {
  const reader = new JsonReader();
  const file = readFile(reader, parseJson(bytes));
  if (reader.mistakes.length === 0) return file;
  const told = reader.mistakes.slice(0, MISTAKES_TOLD).map(({ location, message }) => `${location}: ${message}`);
  const more = reader.mistakes.length - told.length;
  throw new Fault(
    'SOURCE_REFUSED',
    `The file does not follow the fragment schema ${FRAGMENT_SCHEMA_VERSION}. ` +
      `${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
    {
      errors: reader.mistakes.map(({ location, message }) => ({ location, message, type: 'schema' })),
    },
  );
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length > MOST_BYTES)
    throw new Fault(
      'SOURCE_REFUSED',
      `A fragment file has at most ${MOST_BYTES / 1024 / 1024} MB; ` +
        `this one has ${Math.ceil(bytes.length / 1024 / 1024)}. Use one file per report.`,
    );
  if (countValues(bytes) > MOST_VALUES)
    throw new Fault(
      'SOURCE_REFUSED',
      `A fragment file has at most ${MOST_VALUES} values; this one has more. Use one file per report.`,
    );
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (thrown) {
    throw new Fault('SOURCE_REFUSED', 'A fragment file is JSON in UTF-8; this file is not UTF-8.', { cause: thrown });
  }
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const place = findJsonMistake(text);
    throw new Fault(
      'SOURCE_REFUSED',
      `A fragment file is JSON; this one is invalid from line ${place?.line ?? 1}, column ${place?.column ?? 1} on.`,
      { cause: thrown },
    );
  }
}

/** An upper bound: also counts commas, brackets and braces within texts. */
function countValues(bytes: Uint8Array): number {
  let values = 1;
  for (const byte of bytes) if (byte === COMMA || byte === BRACKET || byte === BRACE) values += 1;
  return values;
}

const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b];

function readFile(reader: JsonReader, json: unknown): FragmentFile {
  const file = reader.object(json, '');
  reader.known(file, ['schema_version', 'document_sha256', 'document_format', 'profile', 'fragments', 'pages'], '');
  if (file['schema_version'] !== FRAGMENT_SCHEMA_VERSION)
    reader.refuse('schema_version', `"${FRAGMENT_SCHEMA_VERSION}"`, file['schema_version']);
  const sha256 = file['document_sha256'] ?? null;
  // 64 hexadecimal digits, as `sha256sum` prints them.
  if (sha256 !== null && (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)))
    reader.refuse('document_sha256', '64 lower-case hexadecimal digits', sha256);
  if (file['profile'] !== undefined) readProfile(reader, file['profile']);
  const format = file['document_format'] ?? 'pdf';
  if (format !== 'pdf' && format !== 'html') reader.refuse('document_format', '"pdf" or "html"', format);
  if (file['fragments'] === undefined) reader.refuse('fragments', 'a list', undefined);
  const fragments = reader
    .list(file['fragments'], 'fragments', MOST_FRAGMENTS)
    .map((each, index) => readFragment(reader, each, `fragments[${index}]`));
  const pages = reader
    .list(file['pages'], 'pages', MOST_PAGES)
    .map((each, index) => readPage(reader, each, `pages[${index}]`));
  return {
    document_sha256: sha256 as string | null,
    document_format: format === 'html' ? 'html' : 'pdf',
    fragments,
    pages,
  };
}

/** Names the AMC profile of a reading: the facts do not depend on it again, so only its form is checked. */
function readProfile(reader: JsonReader, json: unknown): void {
  const profile = reader.object(json, 'profile');
  reader.known(profile, ['amc', 'version'], 'profile');
  const { amc, version } = profile;
  if (typeof amc !== 'string') reader.refuse('profile.amc', 'a text', amc);
  if (typeof version !== 'string') reader.refuse('profile.version', 'a text', version);
}

const FRAGMENT_NAMES = [
  'schema_version',
  'page_number',
  'page_type',
  'extraction_mode',
  'former_names_raw',
  'evidence',
  'problems',
  'withheld',
  ...Object.keys(MEMBERS),
  ...FRAGMENT_SECTIONS,
];

function readFragment(reader: JsonReader, json: unknown, at: string): Fragment {
  const given = reader.object(json, at);
  reader.known(given, FRAGMENT_NAMES, at);
  const page_number = reader.integer(given['page_number'], `${at}.page_number`, 1, MOST_PAGES);
  const version = given['schema_version'] ?? FRAGMENT_SCHEMA_VERSION;
  if (version !== FRAGMENT_SCHEMA_VERSION)
    reader.refuse(`${at}.schema_version`, `"${FRAGMENT_SCHEMA_VERSION}"`, version);
  const term = (values: readonly string[]) => ({ kind: 'term', is_nullable: false, values }) as const;
  const filled: JsonObject = {
    page_type: 'FUND_PAGE',
    extraction_mode: 'IMPORTED',
    currency: CURRENCY,
    unit_classes: [],
    former_names_raw: [],
    ...given,
  };
  const fragment = {
    schema_version: FRAGMENT_SCHEMA_VERSION,
    page_number,
    page_type: reader.member(filled['page_type'], term(PAGE_TYPES), `${at}.page_type`),
    extraction_mode: reader.member(filled['extraction_mode'], term(EXTRACTION_MODES), `${at}.extraction_mode`),
    former_names_raw: reader.member(
      filled['former_names_raw'],
      { kind: 'texts', is_nullable: false, values: [] },
      `${at}.former_names_raw`,
    ),
    ...Object.fromEntries(
      Object.entries(MEMBERS).map(([name, member]) => [
        name,
        reader.member(own(filled, name), member, `${at}.${name}`),
      ]),
    ),
    ...Object.fromEntries(
      FRAGMENT_SECTIONS.map((section) => [section, readRows(reader, filled[section], section, `${at}.${section}`)]),
    ),
    evidence: readEvidence(reader, filled['evidence'] ?? {}, page_number, `${at}.evidence`),
    ...(filled['withheld'] === undefined
      ? {}
      : {
          withheld: reader
            .list(filled['withheld'], `${at}.withheld`, MOST_ROWS)
            .map((each, index) => readWithheld(reader, each, page_number, `${at}.withheld[${index}]`)),
        }),
    problems: reader
      .list(filled['problems'], `${at}.problems`, MOST_ROWS)
      .map((each, index) => readProblem(reader, each, page_number, `${at}.problems[${index}]`)),
  } as unknown as Fragment;
  checkPositions(reader, fragment, `${at}.withheld`);
  return fragment;
}

function readRows(reader: JsonReader, json: unknown, section: FragmentSection, at: string): JsonObject[] {
  return reader
    .list(json, at, MOST_ROWS)
    .map((each, index) => readRow(reader, each, section, index, `${at}[${index}]`));
}

function readProblem(reader: JsonReader, json: unknown, page_number: number, at: string): ExtractionProblem {
  const given = reader.object(json, at);
  reader.known(given, ['path', 'page_number', 'expected', 'found'], at);
  return {
    path: reader.text(given['path'], `${at}.path`),
    page_number: reader.integer(given['page_number'] ?? page_number, `${at}.page_number`, 1, MOST_PAGES),
    expected: reader.text(given['expected'], `${at}.expected`),
    found: given['found'] === '' ? '' : reader.text(given['found'], `${at}.found`),
  };
}

/** Words are `[text, x0, y0, x1, y1]`: a page has about a thousand. */
function readPage(reader: JsonReader, json: unknown, at: string): PageWords {
  const given = reader.object(json, at);
  reader.known(given, ['page_number', 'words', 'text', 'width', 'height'], at);
  const words = reader.list(given['words'], `${at}.words`, MOST_WORDS).map((each, index): PageWord => {
    const [text, x0, y0, x1, y1, ...more] = Array.isArray(each) ? (each as unknown[]) : [];
    const numbers = [x0, y0, x1, y1];
    const is_right =
      typeof text === 'string' && more.length === 0 && numbers.every((number) => typeof number === 'number');
    if (!is_right) reader.refuse(`${at}.words[${index}]`, '[text, x0, y0, x1, y1]', each);
    const [left = 0, top = 0, right = 0, bottom = 0] = is_right ? numbers : [];
    return { text: is_right ? text : '', x0: left, y0: top, x1: right, y1: bottom };
  });
  const text = given['text'] ?? null;
  if (text !== null && typeof text !== 'string') reader.refuse(`${at}.text`, 'a text', text);
  if ((text === null) === (given['words'] === undefined)) reader.refuse(at, 'either words or text', given);
  return {
    page_number: reader.integer(given['page_number'], `${at}.page_number`, 1, MOST_PAGES),
    words,
    text: typeof text === 'string' ? text : null,
    ...(given['width'] === undefined ? {} : { width: reader.coordinate(given['width'], `${at}.width`) }),
    ...(given['height'] === undefined ? {} : { height: reader.coordinate(given['height'], `${at}.height`) }),
  };
}

const GROUPS = [...FRAGMENT_SECTIONS, 'fund_size', 'profile', 'identity'] as const;
const TEXT_OR_NULL = { kind: 'text', is_nullable: true, values: [] } as const;
const MOST_WITHHELD = 2_000;

/** A group of values that the reader of a page withheld, with its values if it has any. */
function readWithheld(reader: JsonReader, json: unknown, page_number: number, at: string): WithheldGroup {
  const given = reader.object(json, at);
  const names = ['section', 'check', 'reason', 'figures', 'row_count', 'sub_fund_key', 'sub_fund_name_raw'];
  reader.known(given, [...names, 'values', 'evidence'], at);
  const section = reader.member(
    given['section'],
    { kind: 'term', is_nullable: false, values: GROUPS },
    `${at}.section`,
  ) as WithheldGroup['section'];
  const key = given['sub_fund_key'];
  return {
    section,
    check: reader.text(given['check'], `${at}.check`),
    reason: reader.text(given['reason'], `${at}.reason`),
    figures: reader.member(
      given['figures'],
      { kind: 'texts', is_nullable: false, values: [] },
      `${at}.figures`,
    ) as string[],
    row_count: reader.integer(given['row_count'], `${at}.row_count`, 0, MOST_WITHHELD),
    ...(key === undefined
      ? {}
      : {
          sub_fund_key: reader.text(key, `${at}.sub_fund_key`),
          sub_fund_name_raw: reader.member(given['sub_fund_name_raw'], TEXT_OR_NULL, `${at}.sub_fund_name_raw`) as
            | string
            | null,
        }),
    ...(given['values'] === undefined
      ? {}
      : {
          values: readValues(reader, given['values'], section, `${at}.values`),
          evidence: readEvidence(reader, given['evidence'] ?? {}, page_number, `${at}.evidence`),
        }),
  };
}

/** Withheld and other rows together are the rows of the page: a position without a row is a mistake. */
function checkPositions(reader: JsonReader, { withheld = [], ...fragment }: Fragment, at: string): void {
  const rows = new Set(withheld.flatMap(({ values = {} }) => Object.keys(values)).map(rowPathOf));
  for (const path of rows) {
    const { section, index } = parsePath(path);
    if (section === null) continue;
    const isTaken = (row: string): boolean => withheld.some(({ values = {} }) => Object.hasOwn(values, row));
    const taken = [...rows].filter((row) => parsePath(row).section === section && isTaken(row)).length;
    if (index >= fragment[section].length + taken)
      reader.refuse(`${at}["${path}"]`, `a row of ${section}`, `row ${index + 1}`);
  }
}

function readValues(
  reader: JsonReader,
  json: unknown,
  group: WithheldGroup['section'],
  at: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(reader.object(json, at)).map(([path, value]) => {
      const place = `${at}["${path}"]`;
      const { section, index, member } = parsePath(path);
      if (section !== null && member === null && section === group)
        return [path, readRow(reader, value, section, index, place)];
      const known = own(section === null ? MEMBERS : membersOf(section), member ?? '');
      if (known === undefined || groupOfPath(path) !== group || index >= MOST_WITHHELD) {
        reader.refuse(place, `a path within ${group}`, value);
        return [path, null];
      }
      return [path, reader.member(value, known, place)];
    }),
  );
}
