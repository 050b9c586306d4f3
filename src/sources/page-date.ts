import type { IsoDate } from '#domain/dates.ts';

/** The date that most rows carry, the latest among equals; null where no row has one. */
export function mostFrequentDate(counts: ReadonlyMap<IsoDate, number>): IsoDate | null {
  let best: IsoDate | null = null;
  let most = 0;
  for (const [date, count] of counts) {
    if (count > most || (count === most && best !== null && date > best)) [best, most] = [date, count];
  }
  return best;
}

export function latestDate(counts: ReadonlyMap<IsoDate, number>): IsoDate | null {
  let latest: IsoDate | null = null;
  for (const date of counts.keys()) if (latest === null || date > latest) latest = date;
  return latest;
}
