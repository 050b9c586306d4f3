import {
  ALLOCATION_TYPES,
  COMPLIANCE_TYPES,
  EXTRACTION_MODES,
  FEE_TYPES,
  HOLDING_ASSET_CLASSES,
  HOLDING_GROUPS,
  HOLDING_TYPES,
  METRIC_KEYS,
  NOTE_KINDS,
  PAGE_TYPES,
  PARTY_ROLES,
  PERIOD_KEYS,
  RATING_TYPES,
  RETURN_TYPES,
  TERM_TYPES,
} from '#domain/fragment-terms.ts';
import { ASSET_LABELS, GRADES, QUALITY_LABELS, SECTOR_LABELS } from '#domain/allocation-labels.ts';
import { own } from '#base/own.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';

interface ReportEnum {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly value: string; readonly description: string }[];
}

// For values whose name is not a sufficient description.
const WORDS: Readonly<Record<string, string>> = {
  OTHER: 'Printed on the page but not covered by another value; the label contains the printed words.',
  TEXT_LAYER: 'From the text of the page.',
  OCR: 'By text recognition on an image of the page.',
  IMPORTED: 'Supplied as a file of page extractions.',
  MODEL: 'Read by a model; every number was checked against the text of the page.',
  CONTINUATION: 'A further page about the same fund.',
  NO_TEXT: 'An image without text.',
  MTD: 'The month of the report to date.',
  YTD: 'The year to date; the page does not state whether fiscal or calendar.',
  FYTD: 'The fiscal year (July to June) to date.',
  CYTD: 'The calendar year to date.',
  MONTH: 'A specific month, named in the label.',
  FY: 'A specific fiscal year, named in the label.',
  CY: 'A specific calendar year, named in the label.',
  TFC: 'Term finance certificates.',
  DEBT: 'Debt instruments that a table lists as one group.',
  CREDIT_QUALITY: 'By rating of the instruments; neither the rating of a holding nor that of the fund.',
  REVIEW: 'Written by the service: what a reviewer omitted, and why.',
  NON_COMPLIANT_INVESTMENTS: 'The table of investments that exceed a limit.',
};

/** The open enumerations of report rows: documented values plus OTHER. */
export const REPORT_ENUMS: readonly ReportEnum[] = [
  entry('extraction_mode', 'How the text of a page was obtained.', EXTRACTION_MODES),
  entry('page_type', 'Kind of page.', PAGE_TYPES),
  entry('report_section', 'Sections of a report; values of the parameter include, besides all.', REPORT_SECTIONS),
  entry('section_status', 'State of a section.', ['AVAILABLE', 'NOT_REPORTED']),
  entry('period_key', 'Period of a reported return.', PERIOD_KEYS),
  entry('return_type', 'How a reported return was calculated.', RETURN_TYPES),
  entry('allocation_type', 'What an allocation table breaks down.', ALLOCATION_TYPES),
  allocationLabels(),
  entry('holding_group', 'Table that lists the holding.', HOLDING_GROUPS),
  entry('holding_type', 'Kind of holding.', HOLDING_TYPES),
  entry('asset_class', 'Asset class of a holding.', HOLDING_ASSET_CLASSES),
  entry('metric_key', 'Kind of metric.', METRIC_KEYS),
  entry('fee_type', 'Kind of fee.', FEE_TYPES),
  entry('rating_type', 'Subject of a rating.', RATING_TYPES),
  entry('role', 'Role of a party.', PARTY_ROLES),
  entry('term_type', 'Kind of special term.', TERM_TYPES),
  entry('compliance_type', 'Kind of compliance row.', COMPLIANCE_TYPES),
  entry('note_kind', 'Kind of note.', NOTE_KINDS),
];

function allocationLabels(): ReportEnum {
  const labels = new Set([...ASSET_LABELS, ...SECTOR_LABELS, ...QUALITY_LABELS]);
  const { values, ...named } = entry('label_normalized', 'Normalised label of an allocation row.', [...labels]);
  return { ...named, values: [...values, ...GRADES.map((value) => ({ value, description: `Rated ${value}.` }))] };
}

function entry(name: string, description: string, values: readonly string[]): ReportEnum {
  return {
    name,
    description,
    values: values.map((value) => ({ value, description: own(WORDS, value) ?? sentence(value) })),
  };
}

/** `WEIGHTED_AVERAGE_MATURITY` becomes `Weighted average maturity.` */
function sentence(value: string): string {
  const words = value.replaceAll('_', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
