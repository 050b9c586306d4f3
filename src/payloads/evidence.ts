import { CHAIN_ROLES } from '#domain/fragment.ts';
import type { EvidencePage, EvidenceValue, PageBox } from '#domain/report-evidence.ts';
import {
  decimalOrNull,
  described,
  id,
  integer,
  integerOrNull,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  textOrNull,
  texts,
} from './members.ts';
import { FUND_REFERENCE } from './registry.ts';
import { schemaOf } from './schema.ts';
import type { Schema, Static } from './schema.ts';

/** A schema for every stored member: one that is missing here, or stored under another name, does not compile. */
type MembersOf<Stored> = Readonly<Record<keyof Stored, Schema>>;

const fraction = (description: string) =>
  schemaOf<number>({ type: 'number', description, 'x-unit': 'fraction of the page' });
const BOX = record(
  'PageBox',
  'A rectangle on a page, from the upper left corner, in fractions of its width and height.',
  {
    x0: fraction('Left edge.'),
    y0: fraction('Top edge.'),
    x1: fraction('Right edge.'),
    y1: fraction('Bottom edge.'),
  } satisfies MembersOf<PageBox>,
);
const BOX_OR_NULL = orNull(BOX, 'Position of the words on the page; null if unknown.');

const points = (description: string) =>
  schemaOf<number | null>({ type: ['number', 'null'], description, 'x-unit': 'points of 1/72 inch' });

const PAGE_NUMBER = integer('Page of the document, starting at 1.');
const DOCUMENT_SHA256 = text('SHA-256 of the document, in hexadecimal digits.');

const EVIDENCE_PAGE = record('EvidencePage', 'A page of a document on which values of the report are printed.', {
  page_number: PAGE_NUMBER,
  document: textOrNull('URL or file name of the document.'),
  document_sha256: DOCUMENT_SHA256,
  published_url: textOrNull('Address at which the document was published; null if unknown.'),
  width: points('Width; null if unknown.'),
  height: points('Height; null if unknown.'),
} satisfies MembersOf<EvidencePage>);

const EVIDENCE_LINK = record('EvidenceLink', 'Printed words that give a value its meaning, on the page of the value.', {
  role: oneOf(CHAIN_ROLES, 'Relation of the words to the value.'),
  printed: text('The words.'),
  box: BOX_OR_NULL,
});

const EVIDENCE_VALUE = record('EvidenceValue', 'The place at which one value of the report is printed.', {
  section: text('Section, or object of the report: identity, fund_size or profile.'),
  row_order: integerOrNull('Position of the row in its section, starting at 1; null for a member of an object.'),
  member: text('Name of the value in its row or object.'),
  report_id: id('Fragment that the value comes from.'),
  document_sha256: DOCUMENT_SHA256,
  page_number: PAGE_NUMBER,
  extraction_mode: text('How the text was obtained: TEXT_LAYER, OCR, IMPORTED or MODEL.'),
  printed: text('The printed words of the value.'),
  multiplied_by: decimalOrNull('PKR', 'Rupees in one printed unit; null if the value is as printed.'),
  box: BOX_OR_NULL,
  chain: listOf(EVIDENCE_LINK, 'Label, column head and unit, as far as they are known.'),
  checks: texts('Checks that the value has passed, as far as the figures that they compare were known.'),
} satisfies MembersOf<EvidenceValue>);

export const REPORT_EVIDENCE = record('ReportEvidence', 'The printed place of each value of a report.', {
  fund: described(FUND_REFERENCE, 'The fund.'),
  report_date: schemaOf<string>({ type: 'string', format: 'date', description: 'The last day of the month.' }),
  data_version: integer('Version of the report.'),
  pages: listOf(EVIDENCE_PAGE, 'Pages with values of the report.'),
  values: listOf(
    EVIDENCE_VALUE,
    'Values in the order of the sections. Values stated by a reviewer, and reports promoted before evidence was stored, ' +
      'have none.',
  ),
});
export type ReportEvidence = Static<typeof REPORT_EVIDENCE>;
