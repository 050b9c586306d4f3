/** The bounds of a maturity bucket from its label. */
import { foldLabel } from './fold-label.ts';

interface Bucket {
  readonly bucket_start_days: number | null;
  readonly bucket_end_days: number | null;
  readonly bucket_start_years: number | null;
  readonly bucket_end_years: number | null;
}

const NO_BUCKET: Bucket = {
  bucket_start_days: null,
  bucket_end_days: null,
  bucket_start_years: null,
  bucket_end_years: null,
};
const UNIT = '(days?|years?|yrs?)';
// `0-90 days`, `91 to 180 Days`, `1 - 3 years`
const RANGE = new RegExp(`^(?:between )?(\\d{1,5})(?: ?${UNIT})? (?:to |and )?(\\d{1,5}) ?${UNIT}$`);
// `More than 365 days`, `Above 5 years`, `> 1 year`
const ABOVE = new RegExp(`^(?:more than|above|over|greater than|beyond|after) (\\d{1,5}) ?${UNIT}$`);
// `Up to 90 days`, `Less than 1 year`
const BELOW = new RegExp(`^(?:up ?to|less than|below|within|under) (\\d{1,5}) ?${UNIT}$`);
// `365 days and above`, `5 years +`
const ONWARDS = new RegExp(`^(\\d{1,5}) ?${UNIT} (?:and |or )(?:above|more|over)$`);

/** `91 to 180 days` → from 91 to 180 days; all null for a label whose bounds are not plain (`3 to 6 months`). */
export function findBucket(label: string): Bucket {
  const folded = foldLabel(
    label
      .replace(/>/g, ' more than ')
      .replace(/</g, ' less than ')
      .replace(/(\d)\s*\+/g, '$1'),
  );
  const range = RANGE.exec(folded);
  // `30 days to 1 year` mixes units and is left as printed.
  if (range !== null)
    return range[2] === undefined || inYears(range[2]) === inYears(range[4])
      ? bucketOf(range[1], range[3], range[4])
      : NO_BUCKET;
  const open = ABOVE.exec(folded) ?? ONWARDS.exec(folded);
  if (open !== null) return bucketOf(open[1], undefined, open[2]);
  const below = BELOW.exec(folded);
  return below === null ? NO_BUCKET : bucketOf('0', below[1], below[2]);
}

function inYears(unit: string | undefined): boolean {
  return unit?.startsWith('y') === true;
}

function bucketOf(from: string | undefined, to: string | undefined, unit: string | undefined): Bucket {
  const [start, end] = [from, to].map((printed) => (printed === undefined ? null : Number.parseInt(printed, 10)));
  return inYears(unit)
    ? { ...NO_BUCKET, bucket_start_years: start ?? null, bucket_end_years: end ?? null }
    : { ...NO_BUCKET, bucket_start_days: start ?? null, bucket_end_days: end ?? null };
}
