/** The notes of AMC N193: facts that the tables of a page leave out, and what the regulator has disclosed. */
import * as s from './shared15.ts';

/** Percent a year of average net assets, charged in the month. */
const CHARGED: Readonly<Record<string, string>> = { TICF: '0.42', TIIF: '0.91', TISF: '2.00', TIPF: '0.06' };
const SELLING: Readonly<Record<string, string>> = { TIIF: '0.35', TISF: '0.70' };

const FEE = 'Actual Management Fee';
const SALES = 'Selling and Marketing Expenses';
const levy = (period: string): string => `Government Levies (${period})`;

/** The ratios are in a table; the parts of which they consist are in a note. */
export function feesOf(part: s.Part, abbr: string): s.Fee[] {
  const [month, year] = s.ratioPair(part, { year: 2020, month: 11 });
  const [charged, selling] = [CHARGED[abbr], SELLING[abbr]];
  return [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    s.fee(levy('MTD'), month.levies),
    s.fee(levy('YTD'), year.levies),
    ...(charged === undefined ? [] : [s.fee(FEE, charged)]),
    ...(selling === undefined ? [] : [s.fee(SALES, selling)]),
  ];
}

const of = (figures: s.Figures, label: string): string => s.feeOf(figures, label, null);

const has = (figures: s.Figures, label: string): boolean => figures.fees.some((f) => f.fee_label_raw === label);

function expenses(entry: s.Entry): string {
  const included = (figures: s.Figures): string =>
    `${levy('MTD')} ${of(figures, levy('MTD'))}%, ${levy('YTD')} ${of(figures, levy('YTD'))}%`;
  if (entry.sub_funds.length > 0)
    return `Included in the Total Expense Ratio (annualised): ${entry.sub_funds
      .map((x) => `${x.name_raw} - ${included(x)}`)
      .join('; ')}. Levies are Sindh Sales Tax, SWWF and the fee of the SECP.`;
  const sales = has(entry, SALES) ? ` ${SALES}: ${of(entry, SALES)}% p.a. (SECP Circular 11 of 2019).` : '';
  return (
    `Included in the Total Expense Ratio (annualised): ${included(entry)}, representing Sindh Sales Tax, SWWF and the fee ` +
    `of the SECP. ${FEE}: ${of(entry, FEE)}% p.a. of average net assets during the month.${sales}`
  );
}

function basis(entry: s.Entry, kind: s.Model['kind']): string {
  const words =
    entry.sub_funds.length > 0
      ? 'Annualised returns of up to one year follow the simple method; those of longer periods are compound annual rates.'
      : kind === 'rate'
        ? 'Annualised returns follow the simple method with 365 days a year; absolute returns are the change of the price ' +
          'over the whole period.'
        : 'Absolute returns are the change of the price over the whole period; annualised returns are compound annual rates.';
  return `${words} Returns are net of all fees and expenses, with dividends reinvested and without front-end load.`;
}

function dealing(entry: s.Entry): string {
  const terms = s.terms(entry, [
    ['Pricing Mechanism', 'pricing_mechanism_raw'],
    ['Dealing Days', 'dealing_days_raw'],
    ['Cut-off Time', 'cutoff_raw'],
    ['Par Value', 'par_value_raw'],
    ['Minimum Initial Investment', 'minimum_initial_raw'],
    ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
    ['Leverage', 'leverage_raw'],
    ['Listing', 'listing_raw'],
    ['Registrar', 'registrar_raw'],
  ]);
  return terms.map(([label, value]) => `${label}: ${value}`).join('; ');
}

/** The provision of a fund, for each unit and as return of the fiscal year to date. */
function provision(figures: s.Figures, words: string, name: string): string {
  const share = s.between(0.0019, 0.0094, words, 'swwf');
  const million = ((Number(figures.fund_size_pkr) * share) / 1e6).toFixed(2);
  const each = (Number(figures.nav_per_unit) * share).toFixed(4);
  return (
    `${name} has maintained a provision of PKR ${million} million; if the same were not made, the NAV per unit / return ` +
    `would be higher by PKR ${each} / ${(share * 100).toFixed(2)}%`
  );
}

function welfare(entry: s.Entry): string {
  const parts =
    entry.sub_funds.length > 0
      ? entry.sub_funds.map((x) => provision(x, entry.fund_name_raw + x.name_raw, `the ${x.name_raw}`))
      : [provision(entry, entry.fund_name_raw, 'the Scheme')];
  return `Against the liability of the Sindh Workers’ Welfare Fund (SWWF), ${parts.join('; ')}.`;
}

/** Millions with two decimals. */
const millions = (pkr: string | null | undefined): string => s.grouped(Number(pkr) / 1e6, 2);

function held(entry: s.Entry): string | null {
  if (entry.amount_invested_by_fof_pkr === null) return null;
  const without = 'fund_size_excluding_fof_pkr' in entry ? String(entry.fund_size_excluding_fof_pkr) : null;
  return (
    `Net Assets of the Fund include an investment by Fund of Funds of PKR ${millions(entry.amount_invested_by_fof_pkr)} million. Net ` +
    `Assets excluding Fund of Funds: PKR ${millions(without)} million.`
  );
}

/** What was paid for the last fiscal year, if the fund pays out. */
function distribution(entry: s.Entry, part: s.Part | null): string | null {
  const rows = part === null ? [] : s.payouts(part, { year: 2020, month: 11 }, 1);
  const [last] = rows;
  if (last === undefined) return null;
  return (
    `For the year ended June 30, 2020, ${s.short(entry)} paid a dividend of PKR ${last[1] ?? ''} per unit, which is ` +
    `${last[3] ?? ''}% of the par value.`
  );
}

const COMPLAINTS =
  'Investors may file their complaints with our Investor Services Department at complaints@tordherfunds.com.pk or 0800-86734. If ' +
  'a complaint is not properly redressed by us, it may be lodged with the SECP at its Service Desk Management System. The SECP ' +
  'entertains only those complaints that were first directly requested to be redressed by the company and that are relevant to ' +
  'its regulatory domain.';

export interface Note {
  readonly title: string;
  readonly text: string;
}

/** In the order of their numbers. */
export function notesOf(entry: s.Entry, fund: s.Fund): Note[] {
  const isPension = fund.subs !== undefined;
  const rated = s.only(s.ratingParts(entry, 'AMC'), 'rating');
  const benchmark = entry.benchmark_raw;
  const notes: (readonly [string, string | null])[] = [
    ['Returns', basis(entry, fund.model.kind)],
    ['Benchmark', benchmark === null ? null : `${benchmark}.`],
    ['Expenses', expenses(entry)],
    ['SWWF', welfare(entry)],
    ['Fund of Funds', held(entry)],
    ['Dealing', dealing(entry)],
    ['Distribution', distribution(entry, isPension ? null : s.partOf(entry, [fund]))],
    ['Management Quality', `AMC Rating: ${rated.rating} by ${rated.agency} (${rated.day}).`],
    ['Dispute Resolution / Complaint Handling', COMPLAINTS],
  ];
  return notes.flatMap(([title, text]) => (text === null ? [] : [{ title, text }]));
}

/** A note as it is printed after its number. */
export const printed = ({ title, text }: Note): string => `${title}: ${text}`;
