/** The sentences of AMC N196 that have facts of a fund. */
import * as s from './shared15.ts';

/** A fact in bold within its sentence. */
const b = (text: string | null | undefined): string => `<b>${s.esc(text)}</b>`;

/** How the returns of the page are calculated. */
export const basisOf = (fund: s.Fund): string =>
  fund.subs !== undefined
    ? 'Returns of the Debt and Money Market Sub-Funds for up to 365 days are annualised; those of the Equity Sub-Fund are ' +
      'absolute. Returns of 3 years and more are compound annual rates of all Sub-Funds.'
    : fund.model.kind === 'rate'
      ? 'Returns for up to 365 days are annualised on simple basis; those of 3 years and more are compound annual rates.'
      : 'Returns for up to 365 days are absolute; those of 3 years and more are compound annual rates.';

/** The kind of the fund, its launch, and the companies that serve it. */
export function about(entry: s.Entry): string {
  const listing = entry.listing_raw === null ? '' : ` and is listed on the ${b(entry.listing_raw)}`;
  const risk = entry.risk_of_principal_raw;
  const sentences = [
    `The Fund was launched on ${b(entry.launch_date_raw)}${listing}.`,
    `A unit has a par value of ${b(entry.par_value_raw)}.`,
    `The trustee is ${b(entry.trustee_raw)} and the auditor is ${b(entry.auditor_raw)}.`,
    `The risk profile is ${b(entry.risk_profile_raw)}${risk === null || risk === undefined ? '' : ` (${b(risk)})`}.`,
  ];
  return sentences.join(' ');
}

export const benchmark = (entry: s.Entry): string =>
  entry.benchmark_raw === null ? '' : `<p>The performance is measured against ${b(entry.benchmark_raw)}.</p>`;

export function ratings(entry: s.Entry): string {
  const fund = s.ratingParts(entry, 'FUND');
  const amc = s.only(s.ratingParts(entry, 'AMC'), 'rating');
  const own =
    fund === null
      ? ''
      : `${fund.agency} has assigned a stability rating of ${b(fund.rating)} to the Fund (${fund.day}). `;
  return `${own}The Management Company is rated ${b(amc.rating)} by ${amc.agency} (${amc.day}).`;
}

const ratio = (figures: s.Figures, label: string, row: string): string => b(`${s.feeOf(figures, label, row)}%`);

/** Both ratios and the levies in them. */
export function expenses(figures: s.Figures, name: string): string {
  const pair = (label: string): string =>
    `${ratio(figures, label, 'month to date')} month to date and ${ratio(figures, label, 'year to date')} year to date`;
  return `Total expense ratio of the ${s.esc(name)} was ${pair('Total expense ratio')}, which includes government levies of ${pair(
    'government levies',
  )}.`;
}

export function statistics(figures: s.Figures): string {
  const said = figures.metrics.map((m) => `the ${s.esc(m.label_raw)} was ${b(m.value_raw)}`);
  return said.length === 0 ? '' : ` At the end of the month, ${said.join(' and ')}.`;
}

export const committee = (entry: s.Entry): string =>
  `The members of the Investment Committee are ${s
    .members(entry)
    .map(([name, office]) => `${b(name)} (${s.esc(office)})`)
    .join(', ')}.`;

const VIEWS: Readonly<Record<s.Model['kind'], string>> = {
  rate:
    'The State Bank of Pakistan kept its policy rate at 11.00%, and yields of longer papers moved little. We hold maturities ' +
    'close to those of the month before and place what matures with well rated banks.',
  market:
    'Investors moved between sectors as companies announced their results. We keep our overweight in banks and fertilizer ' +
    'companies, whose earnings depend little on the pace of the recovery.',
};

/** The returns of the month and of the year to date in words. */
export function comment(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const [last, year] = entry.reported_returns;
  const said = (r: s.ReturnRow | undefined): string =>
    `${r?.fund_return_percent ?? ''}% (benchmark: ${r?.benchmark_return_percent ?? ''}%)`;
  return (
    `${s.short(entry)} earned ${said(last)} in ${s.monthName(month)} and ${said(year)} in the fiscal year to date. ` +
    VIEWS[fund.model.kind]
  );
}

export const COMPLAINTS =
  'Complaints may be sent to complaints@sakrandfunds.com.pk or lodged by telephone at 0800-72572. If a complaint is not ' +
  'redressed by us, it may be filed with the SECP at https://sdms.secp.gov.pk.';
