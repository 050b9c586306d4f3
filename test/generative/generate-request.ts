import type { DescribedOperation } from '../support/answer-judge.ts';
import type { Dice } from '../support/dice.ts';
import { generateJson, generateText } from './generate-values.ts';
import type { KnownValues } from './generate-values.ts';

export interface GeneratedRequest {
  readonly method: string;
  /** Path and query, as they go over the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** One request to the operation: right, wrong at one place or at several, or odd as a whole. */
export function generateRequest(dice: Dice, operation: DescribedOperation, known: KnownValues): GeneratedRequest {
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const schema = operation.parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {};
    return encode(dice, generateText(dice, name, schema, known));
  });
  const query = generateQuery(dice, operation, known);
  const method = dice.once(25) ? dice.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'GET', 'HEAD']) : operation.method === 'GET' && dice.once(8) ? 'HEAD' : operation.method;
  const body = method === 'GET' || method === 'HEAD' ? undefined : generateBody(dice, operation, known);
  return { method, target: query === '' ? path : `${path}?${query}`, headers: generateHeaders(dice, body !== undefined), body };
}

function generateQuery(dice: Dice, { parameters }: DescribedOperation, known: KnownValues): string {
  const pairs = parameters.filter((parameter) => parameter.in === 'query').flatMap(({ name, required, schema }) => {
    // A required one is rarely left out, an optional one mostly.
    if (required ? dice.once(12) : !dice.once(3)) return [];
    const times = schema.type === 'array' ? dice.pick([1, 1, 2, 5, 120]) : dice.once(20) ? 2 : 1;
    return Array.from({ length: times }, () => `${name}=${encode(dice, generateText(dice, name, schema, known))}`);
  });
  if (dice.once(15)) pairs.push(dice.pick(['unknown=1', 'Page=1', '=', '&&', 'funds[]=a', 'page[gt]=1', '%zz=1', 'q=%ff', `${'x'.repeat(2_000)}=1`, '__proto__=1']));
  return pairs.join('&');
}

/** Mostly once, as a good client does; sometimes twice, and sometimes hardly at all. */
function encode(dice: Dice, text: string): string {
  const once = encodeURIComponent(text);
  if (dice.once(15)) return encodeURIComponent(once);
  // What no URL may hold at all is encoded even then; the rest is as a careless client sends it.
  return dice.once(30) ? once.replace(/%(2F|3A|2C|3B|40|24|2B)/g, (escape) => decodeURIComponent(escape)) : once;
}

function generateBody(dice: Dice, { body }: DescribedOperation, known: KnownValues): string | undefined {
  if (dice.once(12)) return dice.pick<string | undefined>([undefined, '', '{', 'null', '[]', '"funds"', '1', '{"funds":["a"],"funds":["b"]}', `{"funds":["${'a'.repeat(70_000)}"]}`, '\ufeff{}', '{"funds":["\\ud800"]}', `${'['.repeat(5_000)}`]);
  const members = Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
    (body?.required?.includes(name) === true ? dice.once(15) : dice.once(2)) ? [] : [[name, generateJson(dice, name, schema, known)] as const],
  );
  if (dice.once(15)) members.push([dice.pick(['unknown', '__proto__', 'Funds', '']), 1]);
  return JSON.stringify(Object.fromEntries(members));
}

function generateHeaders(dice: Dice, hasBody: boolean): Record<string, string> {
  const type = dice.once(15) ? dice.pick(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'application/json;charset=UTF-8', 'nonsense', 'multipart/form-data']) : 'application/json';
  return {
    ...(hasBody ? { 'content-type': type } : {}),
    ...(dice.once(6) ? { accept: dice.pick(['*/*', 'application/json', 'text/csv', 'application/x-ndjson', 'text/html;q=0.9, */*;q=0.1', 'image/png', 'nonsense', 'text/csv;q=0, application/json']) } : {}),
    ...(dice.once(8) ? { 'accept-encoding': dice.pick(['identity', 'gzip', 'br', 'zstd', 'gzip;q=0', '*', 'nonsense']) } : {}),
    ...(dice.once(20) ? { 'if-none-match': dice.pick(['*', '"x"', 'W/"a.b"', 'nonsense', '"'.repeat(200)]) } : {}),
  };
}

/** The request as a person repeats it. */
export function printCurl({ method, target, headers, body }: GeneratedRequest, base_url: string): string {
  const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const lines = ['curl -i', ...(method === 'HEAD' ? ['--head'] : [`-X ${method}`]), '--path-as-is -g', `-H "X-API-Key: $MFDS_KEY"`, ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)];
  return [...lines, ...(body === undefined ? [] : [`--data-binary ${quote(body.slice(0, 2_000))}`]), quote(base_url + target)].join(' ');
}
