import type { DescribedOperation } from '../support/answer-judge.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import { generateJson, generateText } from './generate-values.ts';
import type { KnownValues } from './generate-values.ts';

export interface GeneratedRequest {
  readonly method: string;
  /** Path and query, exactly as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** One request to the operation: valid, invalid in one or more places, or unusual as a whole. */
export function generateRequest(
  random: SeededRandom,
  operation: DescribedOperation,
  known: KnownValues,
): GeneratedRequest {
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const schema =
      operation.parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {};
    return encode(random, generateText(random, name, schema, known));
  });
  const query = generateQuery(random, operation, known);
  const method = random.once(25)
    ? random.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'GET', 'HEAD'])
    : operation.method === 'GET' && random.once(8)
      ? 'HEAD'
      : operation.method;
  const body = method === 'GET' || method === 'HEAD' ? undefined : generateBody(random, operation, known);
  return {
    method,
    target: query === '' ? path : `${path}?${query}`,
    headers: generateHeaders(random, body !== undefined),
    body,
  };
}

function generateQuery(random: SeededRandom, { parameters }: DescribedOperation, known: KnownValues): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, required, schema }) => {
      // A required parameter is rarely omitted, an optional one usually.
      if (required ? random.once(12) : !random.once(3)) return [];
      const times = schema.type === 'array' ? random.pick([1, 1, 2, 5, 120]) : random.once(20) ? 2 : 1;
      return Array.from(
        { length: times },
        () => `${name}=${encode(random, generateText(random, name, schema, known))}`,
      );
    });
  if (random.once(15))
    pairs.push(
      random.pick([
        'unknown=1',
        'Page=1',
        '=',
        '&&',
        'funds[]=a',
        'page[gt]=1',
        '%zz=1',
        'q=%ff',
        `${'x'.repeat(2_000)}=1`,
        '__proto__=1',
      ]),
    );
  return pairs.join('&');
}

/** Usually encoded once, as a correct client does; sometimes twice, and sometimes hardly at all. */
function encode(random: SeededRandom, text: string): string {
  const once = encodeURIComponent(text);
  if (random.once(15)) return encodeURIComponent(once);
  // Characters that a URL cannot contain are always encoded; the rest is left as a careless client sends it.
  return random.once(30) ? once.replace(/%(2F|3A|2C|3B|40|24|2B)/g, (escape) => decodeURIComponent(escape)) : once;
}

function generateBody(random: SeededRandom, { body }: DescribedOperation, known: KnownValues): string | undefined {
  if (random.once(12))
    return random.pick<string | undefined>([
      undefined,
      '',
      '{',
      'null',
      '[]',
      '"funds"',
      '1',
      '{"funds":["a"],"funds":["b"]}',
      `{"funds":["${'a'.repeat(70_000)}"]}`,
      '\ufeff{}',
      '{"funds":["\\ud800"]}',
      `${'['.repeat(5_000)}`,
    ]);
  const members = Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
    (body?.required?.includes(name) === true ? random.once(15) : random.once(2))
      ? []
      : [[name, generateJson(random, name, schema, known)] as const],
  );
  if (random.once(15)) members.push([random.pick(['unknown', '__proto__', 'Funds', '']), 1]);
  return JSON.stringify(Object.fromEntries(members));
}

function generateHeaders(random: SeededRandom, hasBody: boolean): Record<string, string> {
  const type = random.once(15)
    ? random.pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'application/json;charset=UTF-8',
        'nonsense',
        'multipart/form-data',
      ])
    : 'application/json';
  return {
    ...(hasBody ? { 'content-type': type } : {}),
    ...(random.once(6)
      ? {
          accept: random.pick([
            '*/*',
            'application/json',
            'text/csv',
            'application/x-ndjson',
            'text/html;q=0.9, */*;q=0.1',
            'image/png',
            'nonsense',
            'text/csv;q=0, application/json',
          ]),
        }
      : {}),
    ...(random.once(8)
      ? { 'accept-encoding': random.pick(['identity', 'gzip', 'br', 'zstd', 'gzip;q=0', '*', 'nonsense']) }
      : {}),
    ...(random.once(20) ? { 'if-none-match': random.pick(['*', '"x"', 'W/"a.b"', 'nonsense', '"'.repeat(200)]) } : {}),
  };
}

/** The request as a curl command. */
export function printCurl({ method, target, headers, body }: GeneratedRequest, baseUrl: string): string {
  const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const lines = [
    'curl -i',
    ...(method === 'HEAD' ? ['--head'] : [`-X ${method}`]),
    '--path-as-is -g',
    `-H "X-API-Key: $MFDS_KEY"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
  ];
  return [
    ...lines,
    ...(body === undefined ? [] : [`--data-binary ${quote(body.slice(0, 2_000))}`]),
    quote(baseUrl + target),
  ].join(' ');
}
