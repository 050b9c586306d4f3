import {
  ALLOCATION_TYPES,
  COMPLIANCE_TYPES,
  EXTRACTION_MODES,
  FEE_TYPES,
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
import { own } from '#base/own.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';

interface ReportEnum {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly value: string; readonly description: string }[];
}

// Where the value does not say it all by itself.
const WORDS: Readonly<Record<string, string>> = {
  OTHER: 'What a page prints and no other value fits; its own words stand in the label.',
  TEXT_LAYER: 'From the text of the page.',
  OCR: 'Recognised in a picture of the page.',
  IMPORTED: 'Delivered as a file of page extractions.',
  MODEL: 'Read by a model, every number held against the words of the page.',
  CONTINUATION: 'A later page of the same fund.',
  NO_TEXT: 'A picture without text.',
  MTD: 'The month of the report so far.',
  YTD: 'The year so far; which year the page does not say.',
  FYTD: 'The fiscal year (July to June) so far.',
  CYTD: 'The calendar year so far.',
  MONTH: 'One named month; its name stands in the label.',
  FY: 'One named fiscal year; its name stands in the label.',
  CY: 'One named calendar year; its name stands in the label.',
  TFC: 'Term finance certificates.',
  DEBT: 'Debt instruments that a table names together.',
  CREDIT_QUALITY: 'By rating of the instruments; it means neither the rating of a holding nor of the fund.',
  REVIEW: 'Written by the service: what a reviewer left out, and why.',
  NON_COMPLIANT_INVESTMENTS: 'The table of investments beyond a limit.',
};

/** The open enumerations of report rows: documented values plus OTHER. */
export const REPORT_ENUMS: readonly ReportEnum[] = [
  entry('extraction_mode', 'How the words of a page were won.', EXTRACTION_MODES),
  entry('page_type', 'Kind of page.', PAGE_TYPES),
  entry('report_section', 'Sections of a report; what include takes, beside all.', REPORT_SECTIONS),
  entry('section_status', 'State of a section.', ['AVAILABLE', 'NOT_REPORTED']),
  entry('period_key', 'Period of a reported return.', PERIOD_KEYS),
  entry('return_type', 'How a reported return was reckoned.', RETURN_TYPES),
  entry('allocation_type', 'What an allocation table divides.', ALLOCATION_TYPES),
  entry('holding_group', 'Table of holdings.', HOLDING_GROUPS),
  entry('holding_type', 'Kind of holding.', HOLDING_TYPES),
  entry('metric_key', 'What a metric measures.', METRIC_KEYS),
  entry('fee_type', 'What a fee is paid for.', FEE_TYPES),
  entry('rating_type', 'What is rated.', RATING_TYPES),
  entry('role', 'Role of a party.', PARTY_ROLES),
  entry('term_type', 'What a special term settles.', TERM_TYPES),
  entry('compliance_type', 'Kind of compliance row.', COMPLIANCE_TYPES),
  entry('note_kind', 'Kind of note.', NOTE_KINDS),
];

function entry(name: string, description: string, values: readonly string[]): ReportEnum {
  return {
    name,
    description,
    values: values.map((value) => ({ value, description: own(WORDS, value) ?? sentence(value) })),
  };
}

/** `WEIGHTED_AVERAGE_MATURITY` says `Weighted average maturity.` */
function sentence(value: string): string {
  const words = value.replaceAll('_', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
