/** Dates, expense ratios and pension prices against what else the pages say. */
import { add, compare, multiply, type Decimal } from '#domain/decimal.ts';
import type { Fragment, FragmentMembers, WithheldGroup } from '#domain/fragment.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { listFigures, withholdMembers, withholdParts, withholdRows, type ReadFragment } from './withhold.ts';

const MOST_EXPENSE_RATIO = '15' as Decimal;

export function checkProfile(fragments: readonly ReadFragment[], texts: readonly string[]): ReadFragment[] {
  return checkConflicts(checkPensionPrices(fragments))
    .map(checkDates)
    .map((fragment) => checkRatios(fragment, texts));
}

// Members of which a fund has only one value, by the group that is withheld if its pages differ.
const SINGLE = {
  profile: [
    'launch_date',
    'inception_date',
    'maturity_date',
    'par_value',
    'benchmark_raw',
    'leverage_raw',
    'listing_raw',
    'pricing_mechanism_raw',
    'minimum_initial_investment',
    'minimum_subsequent_investment',
    'risk_of_principal_erosion_raw',
  ],
  fund_size: ['nav_per_unit', 'nav_date', 'fund_size', 'net_assets', 'units_outstanding'],
  identity: ['risk_profile_raw', 'category_raw', 'fund_type_raw'],
} as const satisfies Partial<Record<WithheldGroup['section'], readonly (keyof FragmentMembers)[]>>;

/** Pages of one fund that state one member differently leave it open which of them is right. */
function checkConflicts(fragments: readonly ReadFragment[]): ReadFragment[] {
  let checked = [...fragments];
  for (const [group, names] of Object.entries(SINGLE) as [keyof typeof SINGLE, readonly (keyof FragmentMembers)[]][]) {
    for (const name of names) {
      const stated = [...new Set(fragments.flatMap((fragment) => sameForm(fragment[name])))];
      if (stated.length < 2) continue;
      const accusation = {
        check: 'values_conflict',
        reason: `${name} is ${stated.join(' and ').slice(0, MOST_REASON)} on pages of one fund`,
      };
      checked = checked.map((fragment) => withholdMembers(fragment, [name], group, accusation));
    }
  }
  const objectives = new Set(
    fragments.flatMap((fragment) => fragment.special_terms.filter(isObjective).map((row) => squeeze(row.value_raw))),
  );
  if (objectives.size < 2) return checked;
  return checked.map((fragment) =>
    withholdRows(fragment, 'special_terms', isObjective, {
      check: 'values_conflict',
      reason: 'pages of one fund give it different objectives',
    }),
  );
}

const MOST_REASON = 300;

function isObjective(row: Fragment['special_terms'][number]): boolean {
  return row.term_type === 'INVESTMENT_OBJECTIVE' && row.sub_fund_key === null;
}

// `100.50` and `100.5`, `Open-ended` and `Open Ended` are the same.
function sameForm(value: FragmentMembers[keyof FragmentMembers]): string[] {
  if (typeof value !== 'string') return [];
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return [value.replace(/(?<=\.\d{0,30})(?<!0)0{1,30}$/, '').replace(/\.$/, '')];
  return [/^\d{4}-\d\d-\d\d$/.test(value) ? value : squeeze(value)];
}

// A price may be of a day near the month's end on either side.
const NEAR_DAYS = 7;

function checkNavDate(fragment: ReadFragment): ReadFragment | undefined {
  const { report_date, nav_date } = fragment;
  if (report_date === null || nav_date === null || nav_date.slice(0, 7) === report_date.slice(0, 7)) return undefined;
  const first = `${report_date.slice(0, 7)}-01`;
  const near = nav_date > report_date ? daysBetween(report_date, nav_date) : daysBetween(nav_date, first);
  return near <= NEAR_DAYS
    ? undefined
    : withholdMembers(fragment, ['nav_per_unit', 'nav_date'], 'fund_size', {
        check: 'nav_of_other_month',
        reason: `a price of ${nav_date} in the report of ${report_date}`,
      });
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function checkDates(fragment: ReadFragment): ReadFragment {
  const { report_date, launch_date, inception_date, maturity_date } = fragment;
  const accused = checkNavDate(fragment);
  if (accused !== undefined) return checkDates(accused);
  const isAfter = (date: string | null): boolean => date !== null && report_date !== null && date > report_date;
  if (isAfter(launch_date) || isAfter(inception_date))
    return withholdMembers(fragment, ['launch_date', 'inception_date'], 'profile', {
      check: 'launch_after_report',
      reason: `a launch on ${launch_date ?? inception_date ?? ''} in the report of ${report_date ?? ''}`,
    });
  if (launch_date !== null && maturity_date !== null && maturity_date < launch_date)
    return withholdMembers(fragment, ['launch_date', 'maturity_date'], 'profile', {
      check: 'maturity_before_launch',
      reason: `a maturity on ${maturity_date} of a fund launched on ${launch_date}`,
    });
  return fragment;
}

type FeeRow = Fragment['fees'][number];

function checkRatios(fragment: ReadFragment, texts: readonly string[]): ReadFragment {
  const isRatio = (row: FeeRow): boolean => row.fee_type === 'TOTAL_EXPENSE_RATIO' && row.value_percent !== null;
  const isOutside = (row: FeeRow): boolean =>
    isRatio(row) &&
    (compare(row.value_percent as Decimal, MOST_EXPENSE_RATIO) > 0 ||
      compare(row.value_percent as Decimal, '0' as Decimal) < 0);
  const ratios = fragment.fees.filter(isOutside).flatMap((row) => row.value_percent ?? []);
  const reason = `an expense ratio of ${listFigures(ratios)} %, outside 0 to ${MOST_EXPENSE_RATIO} %`;
  const bounded = withholdRows(fragment, 'fees', isOutside, { check: 'expense_ratio_implausible', reason });
  const said = texts.flatMap(ratiosSaid);
  const isDenied = (row: FeeRow): boolean =>
    isRatio(row) &&
    row.period !== null &&
    said.some((each) => compare(each.percent, row.value_percent as Decimal) === 0 && each.period !== row.period) &&
    !said.some((each) => compare(each.percent, row.value_percent as Decimal) === 0 && each.period === row.period);
  const [denied] = bounded.fees.filter(isDenied);
  if (denied === undefined) return bounded;
  const otherwise = `${denied.value_percent ?? ''} % as the ratio of ${denied.period ?? ''}, which a sentence of the page gives as that of another period`;
  return withholdRows(bounded, 'fees', (row) => isRatio(row) && row.period !== null, {
    check: 'ratio_said_otherwise',
    reason: otherwise,
  });
}

const MONTHLY = /\b(?:mtd|month)\b/i;
const YEARLY = /\b(?:f?ytd|year)\b/i;
const BAR = /[|•●▪]/;
// How a ratio is reckoned, not of which period it is.
const A_YEAR = /\b(?:a|per) year\b/gi;

/** `The expense ratio was 4.54% for the month and 3.16% for the year to date.` */
function ratiosSaid(text: string): { percent: Decimal; period: 'MTD' | 'YTD' }[] {
  const at = text.search(/\b(?:expense ratio|TER)\b/i);
  if (at < 0) return [];
  const part = text.slice(at, at + 300).replace(A_YEAR, '');
  const figures = [...part.matchAll(/(?<!\d)(\d{1,9}\.\d{1,9})\s?%/g)];
  return figures.flatMap((match, index) => {
    const behind = part.slice(match.index, figures[index + 1]?.index ?? match.index + 60);
    const before = part.slice(
      index === 0 ? 0 : (figures[index - 1]?.index ?? 0) + (figures[index - 1]?.[0].length ?? 0),
      match.index,
    );
    // `TER MTD: 0.98% | TER YTD: 1.01%`: the period behind a bar is of the next figure.
    const words = [behind.split(BAR, 1)[0] ?? '', before.split(BAR).at(-1) ?? ''].find(
      (each) => MONTHLY.test(each) !== YEARLY.test(each),
    );
    if (words === undefined) return [];
    return [
      { percent: (match[1] ?? '0') as Decimal, period: MONTHLY.test(words) ? ('MTD' as const) : ('YTD' as const) },
    ];
  });
}

// A pension pays nothing out: its price is what was paid in, grown by the return since inception. Par is 100 rupees
// unless the page says otherwise.
const USUAL_PAR = '100' as Decimal;
// What dealing days, fees and rounded returns explain.
const [LEAST_SHARE, MOST_SHARE] = ['0.92' as Decimal, '1.08' as Decimal];

function checkPensionPrices(fragments: readonly ReadFragment[]): ReadFragment[] {
  const dated = fragments.find((fragment) => fragment.launch_date !== null || fragment.inception_date !== null);
  const launch = dated?.launch_date ?? dated?.inception_date ?? null;
  const report = fragments[0]?.report_date ?? null;
  if (launch === null || report === null || !fragments.some((fragment) => fragment.is_pension_scheme === true))
    return [...fragments];
  const years = wholeYears(launch, report);
  if (years < 1 || years > MOST_YEARS) return [...fragments];
  const stated = fragments.map((fragment) => fragment.par_value).find((value) => value !== null) ?? USUAL_PAR;
  const returns = fragments
    .flatMap((fragment) => fragment.reported_returns)
    .filter((row) => row.is_since_inception && row.fund_return_percent !== null);
  const parts = fragments.flatMap((fragment) => fragment.sub_funds).filter((row) => row.nav_per_unit !== null);
  const judgeBy = (
    par: Decimal,
  ): { readonly key: string; readonly nav: Decimal; readonly own: Decimal; readonly isTrue: boolean }[] =>
    parts.flatMap((part) => {
      const own = returns.find((row) => row.sub_fund_key === part.sub_fund_key)?.fund_return_percent ?? null;
      return own === null || part.nav_per_unit === null
        ? []
        : [
            {
              key: part.sub_fund_key,
              nav: part.nav_per_unit,
              own,
              isTrue: isGrown(part.nav_per_unit, par, own, years),
            },
          ];
    });
  const trueOf = (judged: readonly { readonly isTrue: boolean }[]): number =>
    judged.filter((each) => each.isTrue).length;
  const judged = [USUAL_PAR, stated].map(judgeBy).toSorted((one, other) => trueOf(other) - trueOf(one))[0] ?? [];
  // Two that fail where a third one holds have their prices from each other.
  const failed = judged.filter((each) => !each.isTrue);
  if (failed.length < 2 || failed.length === judged.length) return [...fragments];
  const keys = new Set(failed.map(({ key }) => key));
  const prices = listFigures(failed.map(({ nav, own }) => `${nav} after ${own} % since inception`));
  return fragments.map((fragment) =>
    withholdParts(fragment, (key) => keys.has(key ?? ''), {
      check: 'sub_funds_swapped',
      reason: `prices that the returns since inception of these sub-funds do not explain: ${prices}`,
    }),
  );
}

// The oldest pension funds date from 2007. The limit keeps the compounding loop short if a date was misread.
const MOST_YEARS = 60;

function wholeYears(from: string, to: string): number {
  const years = Number.parseInt(to.slice(0, 4), 10) - Number.parseInt(from.slice(0, 4), 10);
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Whether a price is between par compounded over the whole years and par compounded over one year more. */
function isGrown(nav: Decimal, par: Decimal, percent: Decimal, years: number): boolean {
  const factor = multiply(add(percent, '100' as Decimal), '0.01' as Decimal);
  let early = par;
  for (let year = 0; year < years; year += 1) early = multiply(early, factor);
  const [low, high] = [early, multiply(early, factor)].toSorted(compare) as [Decimal, Decimal];
  return compare(nav, multiply(low, LEAST_SHARE)) >= 0 && compare(nav, multiply(high, MOST_SHARE)) <= 0;
}
