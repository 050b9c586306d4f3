/** Responses of a service by request, without the members that differ between two identical requests. */
export type SampledAnswers = ReadonlyMap<string, string>;

const MF = '/v1/mutual-funds';
const OF_FUND = [
  '',
  '/nav?limit=1000',
  '/nav?order=desc&limit=50',
  '/payouts',
  '/snapshot/latest',
  '/snapshot/history',
  '/fmr-reports',
  '/fmr-reports/latest',
  '/fmr-reports/latest?include=all',
  '/asset-allocation/latest',
  '/asset-allocation/history',
  '/credit-quality/history',
  '/sector-allocation/history',
  '/holdings/latest',
  '/holdings/history',
  '/compliance/latest',
  '/ratings/latest',
  '/fees',
  '/reported-returns',
  '/reported-metrics',
  '/parties',
  '/special-terms',
  '/notes',
];
const WHOLE = [
  '/v1/catalog',
  '/v1/catalog/mutual-funds/fields',
  '/v1/catalog/mutual-funds/enums',
  `${MF}/coverage?per_page=100`,
  `${MF}/updates?limit=500`,
  `${MF}/amcs`,
  `${MF}/funds?lifecycle_status=ALL&per_page=100`,
  `${MF}/categories`,
  `${MF}/fund-types`,
  `${MF}/families`,
  `${MF}/vps`,
  `${MF}/nav/latest`,
];

// The request id and time, and tokens authenticated with the secret of the installation, in a body
// (`"request_id":"0198…"`).
const OF_THE_ANSWER = /"(request_id|generated_at|next_cursor|checkpoint)":"[^"]*"/g;

/**
 * Up to `most` responses, spread evenly over all requests that apply to the funds of the service. The same funds give
 * the same requests.
 */
export async function sampleAnswers(address: string, key: string, most: number): Promise<SampledAnswers> {
  const ask = async (path: string): Promise<string> => {
    const response = await fetch(address + path, { headers: { 'x-api-key': key } });
    return `${response.status} ${await response.text()}`;
  };
  const listed = JSON.parse((await ask(`${MF}/funds?lifecycle_status=ALL&per_page=100`)).slice('200 '.length)) as {
    data: { slug: string }[];
  };
  const paths = listed.data.flatMap(({ slug }) => OF_FUND.map((part) => `${MF}/funds/${slug}${part}`));
  const step = Math.max(1, (paths.length + WHOLE.length) / most);
  const chosen = [
    ...WHOLE,
    ...Array.from(
      { length: Math.min(paths.length, most - WHOLE.length) },
      (_, index) => paths[Math.floor(index * step)] ?? '',
    ),
  ].filter((path) => path !== '');
  const answers = new Map<string, string>();
  for (const path of chosen)
    answers.set(path, (await ask(path)).replaceAll(OF_THE_ANSWER, '"$1":""').replaceAll(address, ''));
  return answers;
}

/** Requests with different responses, or present in only one of the two. */
export function listDifferences(left: SampledAnswers, right: SampledAnswers): string[] {
  return [...new Set([...left.keys(), ...right.keys()])].filter((path) => left.get(path) !== right.get(path));
}
