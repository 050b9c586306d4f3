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
 * Round dates between two days (since 1970-01-01), at most `most`: days of one or two months, first days of months or
 * years of a longer time. A single day has its own date.
 */
export function listTimeTicks(first: number, last: number, most: number): readonly TimeTick[] {
  if (first === last) return [{ at: first, text: nameDay(first) }];
  const monthly = listMonthTicks(first, last, most);
  // One or two first days of a month do not show how time passes.
  return monthly.length >= Math.min(most, MOST_DAILY) ? monthly : listDayTicks(first, last, most);
}

const MOST_DAILY = 3;

function listDayTicks(first: number, last: number, most: number): TimeTick[] {
  const step = DAY_STEPS.find((days) => (last - first) / days < most) ?? Math.ceil((last - first) / (most - 1));
  const count = Math.floor((last - first) / step) + 1;
  // Counted back from the newest day, which people look for.
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * step).map((at) => ({
    at,
    text: nameDay(at),
  }));
}

function listMonthTicks(first: number, last: number, most: number): TimeTick[] {
  const from = monthOf(first - 1) + 1;
  const to = monthOf(last);
  const step = MONTH_STEPS.find((months) => countMultiples(from, to, months) <= most) ?? 1_200;
  const ticks: TimeTick[] = [];
  for (let month = Math.ceil(from / step) * step; month <= to; month += step) {
    const year = Math.floor(month / MONTHS_A_YEAR);
    const name = MONTHS[month - year * MONTHS_A_YEAR] ?? '';
    ticks.push({
      at: Date.UTC(year, month - year * MONTHS_A_YEAR) / MILLISECONDS_A_DAY,
      text: step % MONTHS_A_YEAR === 0 ? `${year}` : `${name} ${year}`,
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
