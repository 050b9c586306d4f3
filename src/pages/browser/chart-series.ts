/** The data of one fund's chart, as `/funds/{slug}/chart.json` has them. */
interface ChartFile {
  readonly name: string;
  /** Days since 1970-01-01, each as the difference from the one before. */
  readonly steps: readonly number[];
  readonly navs: readonly string[];
  readonly payouts: readonly (readonly [day: number, amount: string])[];
  readonly corrections: readonly (readonly [day: number, was: string, until: string])[];
}

/** A published NAV; `day` counts from 1970-01-01. */
export interface Observation {
  readonly day: number;
  readonly nav: string;
}

export interface FundSeries {
  readonly name: string;
  readonly observations: readonly Observation[];
  /** Words for the events of a day. */
  readonly payouts: ReadonlyMap<number, string>;
  readonly corrections: ReadonlyMap<number, string>;
}

// A line over a longer pause would show values that were never published.
const LONGEST_BRIDGED_DAYS = 10;

export async function loadSeries(path: string): Promise<FundSeries> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  const { name, steps, navs, payouts, corrections } = (await response.json()) as ChartFile;
  let day = 0;
  return {
    name,
    observations: steps.map((step, index) => ({ day: (day += step), nav: navs[index] ?? '' })),
    payouts: new Map(payouts.map(([at, amount]) => [at, `payout of PKR ${amount} per unit`])),
    corrections: new Map(
      corrections.map(([at, was, until]) => [at, `corrected, was ${was} until ${formatDay(dayOf(until))}`]),
    ),
  };
}

/** The observations of the last `days` days before `last`; null: all. */
export function sliceRange(observations: readonly Observation[], last: number, days: number | null): Observation[] {
  return observations.filter(({ day }) => day <= last && (days === null || day >= last - days));
}

/** Whether the line is interrupted after this observation. */
export function endsLine(observations: readonly Observation[], index: number): boolean {
  const [one, next] = [observations[index], observations[index + 1]];
  return one !== undefined && next !== undefined && next.day - one.day > LONGEST_BRIDGED_DAYS;
}

/** Whether the observation is drawn as a point, because no line reaches it. */
export function isAlone(observations: readonly Observation[], index: number): boolean {
  const isFirst = index === 0 || endsLine(observations, index - 1);
  return isFirst && (index === observations.length - 1 || endsLine(observations, index));
}

/** The first day on which every series has an observation. */
export function findCommonDay(series: readonly (readonly Observation[])[]): number | undefined {
  const [first = [], ...others] = series.map((observations) => observations.map(({ day }) => day));
  const sets = others.map((days) => new Set(days));
  return first.find((day) => sets.every((days) => days.has(day)));
}

// A ratio in percent with four places, as a whole number.
const PERCENT_PLACES = 4;

/** `nav / base × 100`, exact, rounded half to even to four decimals; both are positive decimals. */
export function rebase(nav: string, base: string): string {
  const places = Math.max(placesOf(nav), placesOf(base));
  const [dividend, divisor] = [unitsOf(nav, places) * 10n ** BigInt(PERCENT_PLACES + 2), unitsOf(base, places)];
  const quotient = dividend / divisor;
  const twice = (dividend % divisor) * 2n;
  const isUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  const digits = `${isUp ? quotient + 1n : quotient}`.padStart(PERCENT_PLACES + 1, '0');
  return `${digits.slice(0, -PERCENT_PLACES)}.${digits.slice(-PERCENT_PLACES)}`;
}

function placesOf(decimal: string): number {
  return decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0;
}

function unitsOf(decimal: string, places: number): bigint {
  return BigInt(decimal.replace('.', '') + '0'.repeat(places - placesOf(decimal)));
}

const MILLISECONDS_A_DAY = 86_400_000;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `19 Aug 2026`. */
export function formatDay(day: number): string {
  const date = new Date(day * MILLISECONDS_A_DAY);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The day of a date such as `2026-08-19`. */
export function dayOf(date: string): number {
  return Date.parse(date) / MILLISECONDS_A_DAY;
}
