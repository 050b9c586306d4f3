export const JSON_TYPE = 'application/json';
export const CSV_TYPE = 'text/csv';
export const NDJSON_TYPE = 'application/x-ndjson';
export type RowType = typeof CSV_TYPE | typeof NDJSON_TYPE;
type MediaType = typeof JSON_TYPE | RowType;

/** Media types for responses that consist of rows, besides the JSON envelope. */
export const ROW_TYPES: readonly RowType[] = [CSV_TYPE, NDJSON_TYPE];

const TYPES_BY_FORMAT: ReadonlyMap<unknown, MediaType> = new Map<unknown, MediaType>([
  ['json', JSON_TYPE],
  ['csv', CSV_TYPE],
  ['ndjson', NDJSON_TYPE],
]);
/** Values of the `format` parameter. */
export const FORMATS = ['json', 'csv', 'ndjson'] as const;

/** The media types that one URL offers, the default first. The Accept header chooses among them unless `format` did. */
export type MediaTypes = readonly [MediaType, ...MediaType[]];

export function listMediaTypes(
  { rows }: { readonly rows?: string },
  { format }: { readonly format?: unknown },
): MediaTypes {
  const chosen = TYPES_BY_FORMAT.get(format);
  if (chosen !== undefined) return [chosen];
  return rows === undefined ? [JSON_TYPE] : [JSON_TYPE, ...ROW_TYPES];
}

/**
 * Supported content codings in order of preference: at the levels used, zstd is the smallest and fastest (measured).
 */
const CODINGS = ['zstd', 'br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** The coding with the highest weight, the preferred one among equals; undefined for an uncompressed body. */
export function chooseCoding(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const weights = parseWeights(acceptEncoding);
  const plain = weights.get('identity') ?? 0;
  let best: Coding | undefined;
  let bestWeight = 0;
  for (const coding of CODINGS) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [coding, weight];
  }
  return bestWeight >= plain ? best : undefined;
}

/**
 * The offered type with the highest weight, the first among equals. Also the first if the client accepts none: the
 * contract has no 406.
 */
export function chooseMediaType<Type extends string>(
  accept: string | undefined,
  offered: readonly [Type, ...Type[]],
): Type {
  let [best] = offered;
  if (accept === undefined || offered.length === 1) return best;
  const weights = parseWeights(accept);
  let bestWeight = 0;
  for (const type of offered) {
    const weight = weights.get(type) ?? weights.get(`${type.slice(0, type.indexOf('/'))}/*`) ?? weights.get('*/*') ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [type, weight];
  }
  return best;
}

// `q=0.8`, `q=1.000`
const WEIGHT = /^q=([01](?:\.\d{0,3})?)$/;

function parseWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.map((parameter) => WEIGHT.exec(parameter)?.[1]).find((found) => found !== undefined);
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number.parseFloat(weight));
  }
  return weights;
}
