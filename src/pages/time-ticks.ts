const MILLISECONDS_A_DAY = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTHS_A_YEAR = 12;
// Steps that people expect on a time axis.
const DAY_STEPS = [1, 2, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600];

interface TimeTick {
  /** Days since 1970-01-01. */
  readonly at: number;
  readonly text: string;
}

/**
 * Round dates between two days (since 1970-01-01): first days of months or years, or days if there are fewer than three
 * of those. A year is named at its January and at the first tick. A single day has its own date.
 */
export function listTimeTicks(first: number, last: number): readonly TimeTick[] {
  if (first === last) return [{ at: first, text: nameDay(first) }];
  const monthly = listMonthTicks(first, last);
  return monthly.length >= FEWEST_MONTHLY ? monthly : listDayTicks(first, last);
}

// One or two first days of a month do not show how time passes.
const FEWEST_MONTHLY = 3;
// The labels that fit on 360 px: short names of months, or whole dates.
const MOST_MONTHLY = 6;
const MOST_DAILY = 3;

function listDayTicks(first: number, last: number): TimeTick[] {
  const step =
    DAY_STEPS.find((days) => (last - first) / days < MOST_DAILY) ?? Math.ceil((last - first) / (MOST_DAILY - 1));
  const count = Math.floor((last - first) / step) + 1;
  // Counted back from the newest day, which people look for.
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * step).map((at) => ({
    at,
    text: nameDay(at),
  }));
}

function listMonthTicks(first: number, last: number): TimeTick[] {
  const from = monthOf(first - 1) + 1;
  const to = monthOf(last);
  const step = MONTH_STEPS.find((months) => countMultiples(from, to, months) <= MOST_MONTHLY) ?? 1_200;
  const ticks: TimeTick[] = [];
  for (let month = Math.ceil(from / step) * step; month <= to; month += step) {
    const year = Math.floor(month / MONTHS_A_YEAR);
    const name = MONTHS[month - year * MONTHS_A_YEAR] ?? '';
    const isYearNamed = ticks.length === 0 || month % MONTHS_A_YEAR === 0;
    ticks.push({
      at: Date.UTC(year, month - year * MONTHS_A_YEAR) / MILLISECONDS_A_DAY,
      text: step % MONTHS_A_YEAR === 0 ? `${year}` : isYearNamed ? `${name} ${year}` : name,
    });
  }
  return ticks;
}

function countMultiples(from: number, to: number, step: number): number {
  return Math.floor(to / step) - Math.ceil(from / step) + 1;
}

/** Months since the year 0. */
function monthOf(day: number): number {
  const date = new Date(day * MILLISECONDS_A_DAY);
  return date.getUTCFullYear() * MONTHS_A_YEAR + date.getUTCMonth();
}

function nameDay(day: number): string {
  const date = new Date(day * MILLISECONDS_A_DAY);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
