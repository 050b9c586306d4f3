import { own } from '#base/own.ts';
import { SCHEME_TYPE_NAMES } from '#domain/vocabularies.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderFacts } from '#pages/table.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { Report } from '#payloads/reports.ts';
import { linkReceipt, placeIn, reportReceiptPath } from './receipts/receipt-links.ts';
import { listRows } from './typed-rows.ts';
import { NOT_PUBLISHED, formatDate, groupDigits, nameMember, showDate } from './wording.ts';

type Fact = readonly [name: string, value: HtmlPart];

/** The facts of the registry, completed from the newest report; every completed fact names the report. */
export function renderFundFacts(fund: FundRecord, report: Report | null): Html {
  return renderFacts(listFundFacts(fund, report));
}

export function listFundFacts(fund: FundRecord, report: Report | null): Fact[] {
  const { family, scheme_type } = fund;
  const reported = report === null ? NOTHING : factsOf(report);
  const known = (value: HtmlPart, name: keyof ReportedFacts): HtmlPart => value ?? reported[name] ?? NOT_PUBLISHED;
  return [
    ['Company', fund.amc === null ? NOT_PUBLISHED : html`<a href="/amcs/${fund.amc.slug}">${fund.amc.name}</a>`],
    ['Category', fund.category ?? NOT_PUBLISHED],
    ['Benchmark', known(fund.benchmark, 'benchmark')],
    ['Risk', known(fund.risk_profile === null ? null : nameMember(fund.risk_profile), 'risk')],
    ['Trustee', known(fund.trustee, 'trustee')],
    ['Rating', known(fund.rating, 'rating')],
    ['Inception', known(showDate(fund.inception_date), 'inception')],
    ...(fund.maturity_date === null ? [] : [['Maturity', showDate(fund.maturity_date)] as const]),
    ['Legal form', scheme_type === null ? NOT_PUBLISHED : own(SCHEME_TYPE_NAMES, scheme_type)],
    ...(reported.management_fee === null ? [] : [['Management fee', reported.management_fee] as const]),
    ...(reported.dealing === null ? [] : [['Dealing', reported.dealing] as const]),
    ...(family === null ? [] : [['Family', family.name] as const]),
    ['Official name', fund.official_name ?? NOT_PUBLISHED],
    ...(fund.previous_names.length === 0 ? [] : [['Formerly', fund.previous_names.join('; ')] as const]),
    ['Association id', fund.association_fund_id ?? NOT_PUBLISHED],
  ];
}

type ReportedFacts = Readonly<
  Record<'benchmark' | 'risk' | 'trustee' | 'rating' | 'inception' | 'management_fee' | 'dealing', Html | null>
>;

const NOTHING: ReportedFacts = {
  benchmark: null,
  risk: null,
  trustee: null,
  rating: null,
  inception: null,
  management_fee: null,
  dealing: null,
};

function factsOf(report: Report): ReportedFacts {
  const { profile, identity } = report;
  const ratings = listRows(report, 'ratings');
  const rating = ratings.find(({ rating_type }) => rating_type === 'FUND_STABILITY') ?? ratings.find(isOfFund);
  const trustee = listRows(report, 'parties').find(({ role }) => role === 'TRUSTEE');
  const fee = listRows(report, 'fees').find(
    ({ fee_type, value_percent }) => fee_type === 'MANAGEMENT_FEE' && value_percent !== null,
  );
  const since = profile.inception_date === null ? 'launch_date' : 'inception_date';
  const from = (section: string, row_order: number | null, member: string, value: string | null): Html | null =>
    value === null ? null : describeReported(report, { section, row_order, member }, value);
  return {
    benchmark: from('profile', null, 'benchmark', profile.benchmark),
    risk: from('identity', null, 'risk_profile_as_reported', identity.risk_profile_as_reported),
    inception: from('profile', null, since, profile[since] === null ? null : formatDate(profile[since])),
    dealing: from('profile', null, 'dealing_days', profile.dealing_days),
    trustee: trustee === undefined ? null : from('parties', trustee.row_order, 'name_raw', trustee.name_raw),
    rating: rating === undefined ? null : from('ratings', rating.row_order, 'rating_raw', rating.rating_raw),
    management_fee:
      fee === undefined
        ? null
        : from('fees', fee.row_order, 'value_percent', `${groupDigits(fee.value_percent ?? '')} %`),
  };
}

function isOfFund({ rating_type }: { readonly rating_type: string }): boolean {
  return rating_type !== 'ASSET_MANAGER';
}

// A longer text gets the whole width of the list.
const LONG_TEXT = 40;

/** `KSE-100, as of report 31 Mar 2025`, linked to the place where it is printed. */
function describeReported(
  report: Report,
  {
    section,
    row_order,
    member,
  }: { readonly section: string; readonly row_order: number | null; readonly member: string },
  value: string,
): Html {
  const path = reportReceiptPath({ ...placeIn(report, section, row_order), member });
  return html`<span ${value.length > LONG_TEXT ? html` class="long"` : ''}>${linkReceipt(path, value)}</span><br /><span
      class="small soft"
      >${member === 'launch_date' ? 'launch date, ' : ''}as of report ${formatDate(report.report_date)}</span
    >`;
}
