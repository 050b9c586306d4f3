import { own } from '#base/own.ts';
import { membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection, Member } from '#domain/fragment-members.ts';
import type { FragmentRow, FragmentSections } from '#domain/fragment.ts';
import { id, integer } from './members.ts';
import { schemaOf } from './schema.ts';
import type { Schema } from './schema.ts';

/** The meaning of a member, or `[unit, meaning]` if the unit is not obvious. */
type Words = string | readonly [unit: string, meaning: string];
type Own<Section extends FragmentSection> = Record<
  Exclude<keyof FragmentSections[Section][number], keyof FragmentRow>,
  Words
>;

const PERCENT = 'percentage points';
const RUPEES = 'PKR';
const percent = (meaning: string): Words => [PERCENT, meaning];
const rupees = (meaning: string): Words => [RUPEES, meaning];

const COMMON_WORDS: Record<keyof FragmentRow, Words> = {
  sub_fund_key: 'Key of the sub-fund of the row; null for the whole fund or scheme.',
  sub_fund_name_raw: 'Name of the sub-fund as printed.',
  row_order: 'Position of the row in its section, starting at 1, in page order.',
};

/** The source page of a row. */
export const PAGE_MEMBERS = {
  report_id: id('Id of the fragment of the page.'),
  page_number: integer('Page of the document, starting at 1.'),
};

const TYPES: Readonly<Record<Member['kind'], { readonly type: string; readonly [keyword: string]: unknown }>> = {
  decimal: { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` },
  date: { type: 'string', format: 'date' },
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  flag: { type: 'boolean' },
  integer: { type: 'integer' },
  term: { type: 'string' },
};

/**
 * The schema of a fragment's member, derived from its kind in the domain. Terms are open enumerations: their values are
 * in the enums catalog.
 */
export function memberSchema(member: Member, words: Words): object {
  const { type, ...keywords } = TYPES[member.kind];
  const [unit, description] = typeof words === 'string' ? [undefined, words] : words;
  const values =
    member.kind === 'term'
      ? ' A value of the enums catalog: ' +
        `${member.values.slice(0, 3).join(', ')}${member.values.length > 3 ? ', …' : ''}.`
      : '';
  const counted = unit ?? (member.kind === 'decimal' ? 'as printed' : undefined);
  return {
    type: member.is_nullable ? [type, 'null'] : type,
    ...keywords,
    description: `${description}${values}`,
    ...(counted === undefined ? {} : { 'x-unit': counted }),
  };
}

export type ReportRow<Section extends FragmentSection> = FragmentSections[Section][number] & {
  readonly report_id: string;
  readonly page_number: number;
};

interface RowSchemas<Section extends FragmentSection> {
  /** For complete reports. */
  readonly row: Schema<ReportRow<Section>>;
  /** For snapshots: without fragment and page. */
  readonly plain: Schema<FragmentSections[Section][number]>;
}

function rows<Section extends FragmentSection>(
  section: Section,
  title: string,
  description: string,
  special: Own<Section>,
): RowSchemas<Section> {
  const words: Readonly<Record<string, Words>> = { ...special, ...COMMON_WORDS };
  const members = Object.fromEntries(
    Object.entries(membersOf(section)).map(([name, member]) => [name, memberSchema(member, own(words, name) ?? '')]),
  );
  const record = (named: string, properties: object): object => ({
    type: 'object',
    title: named,
    description,
    required: Object.keys(properties),
    properties,
  });
  return {
    row: schemaOf<ReportRow<Section>>(record(title, { ...members, ...PAGE_MEMBERS })),
    plain: schemaOf<FragmentSections[Section][number]>(record(`Snapshot${title}`, members)),
  };
}

const TYPED_LABEL = 'Label as printed.';

/** The rows of every section except `sub_funds` and `source`, whose members are not all in the fragments. */
export const ROWS = {
  reported_returns: rows('reported_returns', 'ReportedReturn', 'A return stated in the report.', {
    period_label_raw: 'Period as printed.',
    period_key: 'Period.',
    fund_return_percent: percent('Return of the fund.'),
    benchmark_return_percent: percent('Return of the benchmark.'),
    peer_return_percent: percent('Average return of peer funds.'),
    return_type: 'Method of calculation; null if not stated.',
    is_annualized: 'Whether the return is annualised; null if not stated.',
    is_since_inception: 'Whether the period begins with the inception of the fund.',
    calculation_basis_raw: 'Basis of calculation as printed.',
  }),
  allocations: rows('allocations', 'AllocationRow', 'One row of an allocation table in a report.', {
    allocation_type: 'What the table breaks down.',
    label_raw: TYPED_LABEL,
    label_normalized: "Label in the service's vocabulary; null if none applies.",
    percent_of_total_assets: percent('Share of total assets.'),
    percent_of_net_assets: percent('Share of net assets.'),
    percent_of_gross_assets: percent('Share of gross assets.'),
    amount: rupees('Amount.'),
    current_period: percent('Share in the report month, if the table compares two months.'),
    previous_period: percent('Share in the earlier month of that comparison.'),
    change_percent: percent('Change as printed.'),
    bucket_start_days: ['days', 'Start of a maturity bucket.'],
    bucket_end_days: ['days', 'End of a maturity bucket.'],
    bucket_start_years: ['years', 'Start of a maturity bucket.'],
    bucket_end_years: ['years', 'End of a maturity bucket.'],
  }),
  holdings: rows(
    'holdings',
    'HoldingRow',
    'A holding listed in the report. Reports usually list the top holdings, not the whole portfolio.',
    {
      holding_group: 'Table that lists the holding.',
      rank: 'Rank within the table, starting at 1.',
      name_raw: 'Name as printed.',
      holding_type: 'Kind of holding; null if not stated.',
      asset_class: 'Asset class of this kind of holding; null if not stated.',
      issuer_name_raw: 'Issuer as printed.',
      security_name_raw: 'Security as printed.',
      symbol_raw: 'Symbol as printed.',
      sector_raw: 'Sector as printed.',
      percent_of_total_assets: percent('Share of total assets.'),
      percent_of_net_assets: percent('Share of net assets.'),
      percent_of_gross_assets: percent('Share of gross assets.'),
      percent_held: percent('Share of the issue that the fund holds.'),
      market_value: rupees('Market value.'),
      value_before_provisioning: rupees('Value before provisioning.'),
      provisioning_amount: rupees('Provision, with the printed sign.'),
      value_after_provisioning: rupees('Value after provisioning.'),
      quantity: 'Quantity.',
      units: 'Units.',
      credit_rating: 'Rating of the holding.',
      rating_agency: 'Agency that assigned the rating.',
      instrument_type_raw: 'Instrument type as printed.',
      coupon_rate: percent('Coupon.'),
      yield_percent: percent('Yield.'),
      ytm_percent: percent('Yield to maturity.'),
      issue_date: 'Issue date.',
      maturity_date: 'Maturity date.',
      listed_or_unlisted: 'Listing status as printed.',
      secured_or_unsecured: 'Secured or unsecured, as printed.',
      is_shariah_compliant: 'Whether the holding is Shariah compliant.',
      is_top_holding: 'Whether it is one of the top holdings.',
      is_non_compliant: 'Whether the report states that it is not compliant.',
    },
  ),
  metrics: rows('metrics', 'MetricRow', 'A statistic stated in the report.', {
    metric_key: 'Kind of metric.',
    label_raw: TYPED_LABEL,
    value: 'Value of the metric.',
    unit: 'Unit of the value; null for a plain number.',
    period: 'Period as printed.',
    benchmark_value: 'Value of the benchmark.',
  }),
  fees: rows('fees', 'FeeRow', 'A fee, load or expense ratio stated in the report.', {
    fee_type: 'Kind of fee.',
    label_raw: TYPED_LABEL,
    value_percent: percent('As a percentage.'),
    value_amount: rupees('As an amount.'),
    currency: 'Currency of the amount.',
    period: 'MTD or YTD, if stated.',
    with_government_levies: 'Whether levies are included; null if not stated.',
    government_levy_percent: percent(
      'Levies included in the fee; includes the SECP fee if the page states one figure for both.',
    ),
    secp_fee_percent: percent('SECP fee included in it.'),
    is_actual_charged: 'Whether it is the amount actually charged; null if not stated.',
    is_maximum_allowed: 'Whether it is the maximum allowed; null if not stated.',
  }),
  ratings: rows('ratings', 'RatingRow', 'A rating of the fund or of its manager.', {
    rating_type: 'Subject of the rating.',
    rating_raw: 'Rating as printed.',
    rating_agency: 'Agency.',
    rating_date: 'Date of the rating.',
    outlook_raw: 'Outlook as printed.',
  }),
  parties: rows('parties', 'PartyRow', 'A person or firm named in the report.', {
    role: 'Role.',
    name_raw: 'Name as printed.',
    designation_raw: 'Designation as printed.',
    organization_raw: 'Organisation as printed.',
  }),
  special_terms: rows('special_terms', 'SpecialTermRow', 'A special term of the fund, in the words of the report.', {
    term_type: 'Kind of term.',
    label_raw: TYPED_LABEL,
    value_raw: 'Text as printed.',
    value_numeric: 'Number in the text, if it contains one.',
    value_percent: percent('Percentage in the text, if it contains one.'),
    value_amount: rupees('Amount in the text, if it contains one.'),
    value_date: 'Date in the text, if it contains one.',
    currency: 'Currency of the amount.',
  }),
  compliance: rows('compliance', 'ComplianceRow', 'An exposure and the limit that it exceeds.', {
    compliance_type: 'Kind of row.',
    name_raw: 'Name as printed.',
    limit_type_raw: 'Limit as printed.',
    regulatory_limit_percent: percent('The limit.'),
    actual_exposure_percent: percent('The exposure.'),
    excess_percent: percent('Excess over the limit.'),
    gross_assets_percent: percent('Share of gross assets.'),
    net_assets_percent: percent('Share of net assets.'),
    status_raw: 'Status as printed.',
  }),
  notes: rows(
    'notes',
    'NoteRow',
    'A footnote or statement, or a record of what a reviewer omitted from the report and why.',
    {
      note_kind: 'Kind of note.',
      section_type: 'Section that the note belongs to; null for the whole page.',
      note_type: 'More specific kind of note.',
      text: 'Text of the note.',
    },
  ),
};

export type RowSection = keyof typeof ROWS;
