import { Type } from 'typebox';
import type { TUnsafe } from 'typebox';
import { own } from '#base/own.ts';
import { membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection, Member } from '#domain/fragment-members.ts';
import type { FragmentRow, FragmentSections } from '#domain/fragment.ts';

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
  sub_fund_key: 'Key of the sub-fund the row speaks of; null for the whole fund or scheme.',
  sub_fund_name_raw: 'Name of the sub-fund as printed.',
  row_order: 'Place of the row in its section, from 1, in page order.',
};
const PLACE_MEMBERS = {
  report_id: { type: 'string', format: 'uuid', description: 'The fragment the row comes from.' },
  page_number: { type: 'integer', description: 'Page of the document, from 1.' },
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

/** The schema of a fragment's member, derived from its kind in the domain. Terms are open enumerations: their values are in the enums catalog. */
export function memberSchema(member: Member, words: Words): object {
  const { type, ...keywords } = TYPES[member.kind];
  const [unit, description] = typeof words === 'string' ? [undefined, words] : words;
  const values =
    member.kind === 'term'
      ? ` One of the enums catalog: ${member.values.slice(0, 3).join(', ')}${member.values.length > 3 ? ', …' : ''}.`
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
  /** As a complete report shows it. */
  readonly row: TUnsafe<ReportRow<Section>>;
  /** As a snapshot shows it: without fragment and page. */
  readonly plain: TUnsafe<FragmentSections[Section][number]>;
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
    row: Type.Unsafe<ReportRow<Section>>(record(title, { ...members, ...PLACE_MEMBERS })),
    plain: Type.Unsafe<FragmentSections[Section][number]>(record(`Snapshot${title}`, members)),
  };
}

const TYPED_LABEL = 'Label as printed.';

/** The rows of every section but `sub_funds` and `source`, which have members that only the service knows. */
export const ROWS = {
  reported_returns: rows('reported_returns', 'ReportedReturn', 'A return that the report states.', {
    period_label_raw: 'Period as printed.',
    period_key: 'Period.',
    fund_return_percent: percent('Return of the fund.'),
    benchmark_return_percent: percent('Return of the benchmark.'),
    peer_return_percent: percent('Average return of its peers.'),
    return_type: 'How it was reckoned; null where the page does not say.',
    is_annualized: 'Annualised; null where the page does not say.',
    is_since_inception: 'Since the fund began.',
    calculation_basis_raw: 'Basis of calculation as printed.',
  }),
  allocations: rows('allocations', 'AllocationRow', 'One line of an allocation table of a report.', {
    allocation_type: 'What is divided.',
    label_raw: TYPED_LABEL,
    label_normalized: 'Label in the vocabulary of the service; null where none fits.',
    percent_of_total_assets: percent('Share of total assets.'),
    percent_of_net_assets: percent('Share of net assets.'),
    percent_of_gross_assets: percent('Share of gross assets.'),
    amount: rupees('Amount.'),
    current_period: percent('Share in the report month, where the table compares two months.'),
    previous_period: percent('Share in the month it is compared with.'),
    change_percent: percent('Change as printed.'),
    bucket_start_days: ['days', 'Start of a maturity bucket.'],
    bucket_end_days: ['days', 'End of a maturity bucket.'],
    bucket_start_years: ['years', 'Start of a maturity bucket.'],
    bucket_end_years: ['years', 'End of a maturity bucket.'],
  }),
  holdings: rows(
    'holdings',
    'HoldingRow',
    'A holding that the report names. Top holdings are a part of the portfolio, not all of it.',
    {
      holding_group: 'Table it stands in.',
      rank: 'Rank within its table, from 1.',
      name_raw: 'Name as printed.',
      holding_type: 'Kind of holding; null where the page does not say.',
      asset_class: 'Asset class as printed.',
      issuer_name_raw: 'Issuer as printed.',
      security_name_raw: 'Security as printed.',
      symbol_raw: 'Symbol as printed.',
      sector_raw: 'Sector as printed.',
      percent_of_total_assets: percent('Share of total assets.'),
      percent_of_net_assets: percent('Share of net assets.'),
      percent_of_gross_assets: percent('Share of gross assets.'),
      percent_held: percent('Share of the issue held.'),
      market_value: rupees('Market value.'),
      value_before_provisioning: rupees('Value before provisioning.'),
      provisioning_amount: rupees('Provision; negative where it is printed so.'),
      value_after_provisioning: rupees('Value after provisioning.'),
      quantity: 'Quantity.',
      units: 'Units.',
      credit_rating: 'Rating of the holding.',
      rating_agency: 'Agency of that rating.',
      instrument_type_raw: 'Instrument as printed.',
      coupon_rate: percent('Coupon.'),
      yield_percent: percent('Yield.'),
      ytm_percent: percent('Yield to maturity.'),
      issue_date: 'Issued on.',
      maturity_date: 'Matures on.',
      listed_or_unlisted: 'Listing as printed.',
      secured_or_unsecured: 'Security as printed.',
      is_shariah_compliant: 'Shariah compliant.',
      is_top_holding: 'Among the top holdings.',
      is_non_compliant: 'Stated as not compliant.',
    },
  ),
  metrics: rows('metrics', 'MetricRow', 'A statistic that the report states.', {
    metric_key: 'What is measured.',
    label_raw: TYPED_LABEL,
    value: 'Its value.',
    unit: 'What the value counts; null for a plain number.',
    period: 'Period as printed.',
    benchmark_value: 'The same of the benchmark.',
  }),
  fees: rows('fees', 'FeeRow', 'A fee, load or expense ratio that the report states.', {
    fee_type: 'What it is paid for.',
    label_raw: TYPED_LABEL,
    value_percent: percent('As a percentage.'),
    value_amount: rupees('As an amount.'),
    currency: 'Currency of the amount.',
    period: 'MTD or YTD where the page says which.',
    with_government_levies: 'Levies are included; null where the page does not say.',
    government_levy_percent: percent('Levies within it.'),
    secp_fee_percent: percent('Fee of the regulator within it.'),
    is_actual_charged: 'Charged indeed; null where the page does not say.',
    is_maximum_allowed: 'The most that may be charged; null where the page does not say.',
  }),
  ratings: rows('ratings', 'RatingRow', 'A rating of the fund or of its manager.', {
    rating_type: 'What is rated.',
    rating_raw: 'Rating as printed.',
    rating_agency: 'Agency.',
    rating_date: 'Date of the rating.',
    outlook_raw: 'Outlook as printed.',
  }),
  parties: rows('parties', 'PartyRow', 'A person or firm that the report names.', {
    role: 'Role.',
    name_raw: 'Name as printed.',
    designation_raw: 'Designation as printed.',
    organization_raw: 'Organisation as printed.',
  }),
  special_terms: rows('special_terms', 'SpecialTermRow', 'A term of the fund as the report words it.', {
    term_type: 'What it settles.',
    label_raw: TYPED_LABEL,
    value_raw: 'Text as printed.',
    value_numeric: 'The number it says, where it says one.',
    value_percent: percent('The percentage it says.'),
    value_amount: rupees('The amount it says.'),
    value_date: 'The date it says.',
    currency: 'Currency of the amount.',
  }),
  compliance: rows('compliance', 'ComplianceRow', 'An exposure beside the limit it breaks.', {
    compliance_type: 'Kind of row.',
    name_raw: 'Name as printed.',
    limit_type_raw: 'Limit as printed.',
    regulatory_limit_percent: percent('The limit.'),
    actual_exposure_percent: percent('The exposure.'),
    excess_percent: percent('How much beyond.'),
    gross_assets_percent: percent('Share of gross assets.'),
    net_assets_percent: percent('Share of net assets.'),
    status_raw: 'Status as printed.',
  }),
  notes: rows('notes', 'NoteRow', 'A footnote or statement; also what a reviewer left out of the report, and why.', {
    note_kind: 'Kind of note.',
    section_type: 'The section it belongs to; null for the page as a whole.',
    note_type: 'Finer kind.',
    text: 'The text.',
  }),
};

export type RowSection = keyof typeof ROWS;
