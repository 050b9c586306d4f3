import type { IsoDate } from '#domain/dates.ts';

/** The date that most rows carry, the latest among equals; null where no row has one. */
export function mostFrequentDate(dates: Iterable<IsoDate | null>): IsoDate | null {
  const counts = new Map<IsoDate, number>();
  for (const date of dates) if (date !== null) counts.set(date, (counts.get(date) ?? 0) + 1);
  let best: IsoDate | null = null;
  let most = 0;
  for (const [date, count] of counts) {
    if (count > most || (count === most && best !== null && date > best)) [best, most] = [date, count];
  }
  return best;
}

export function latestDate(dates: Iterable<IsoDate | null>): IsoDate | null {
  let latest: IsoDate | null = null;
  for (const date of dates) if (date !== null && (latest === null || date > latest)) latest = date;
  return latest;
}
