/** Content codings we offer, the cheapest for its size first: at these levels zstd is both smaller and faster (measured). */
const CODINGS = ['zstd', 'br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** The coding the client likes best, ours where it likes several equally; undefined for a plain body. */
export function chooseCoding(accept_encoding: string | undefined): Coding | undefined {
  if (accept_encoding === undefined) return undefined;
  const weights = parseWeights(accept_encoding);
  const plain = weights.get('identity') ?? 0;
  let best: Coding | undefined;
  let bestWeight = 0;
  for (const coding of CODINGS) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [coding, weight];
  }
  return bestWeight >= plain ? best : undefined;
}

/** Of the types offered the one the client likes best, the first of equals; the first also where it wants none, since the contract knows no 406. */
export function chooseMediaType<Type extends string>(accept: string | undefined, offered: readonly [Type, ...Type[]]): Type {
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
