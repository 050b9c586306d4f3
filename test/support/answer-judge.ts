import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** A response as received. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** The part of JSON Schema that parameters use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
}

export interface DescribedOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** The path with its placeholders. */
  readonly path: string;
  readonly parameters: readonly DescribedParameter[];
  readonly body: Schema | undefined;
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

interface DescribedResponse {
  readonly pointer: string;
  readonly headers: readonly string[];
  readonly mediaTypes: readonly string[];
}

/** What a client can know about the service: `/openapi.json`, and whether a response conforms to it. */
export interface AnswerJudge {
  readonly operations: readonly DescribedOperation[];
  /** Deviations of the response from its description; empty if it conforms. */
  judge(method: string, path: string, answer: Answer): string[];
}

interface Document {
  readonly paths: Record<string, Record<string, RawOperation>>;
  readonly components: { readonly responses: Record<string, RawResponse> };
}

interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema & { readonly $ref?: string } }> };
  readonly responses: Record<string, RawResponse>;
}

interface RawResponse {
  readonly $ref?: string;
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, unknown>;
}

const PROBLEM = 'application/problem+json';
// Headers of the contract. Those of HTTP and of security policies need no description.
const OURS = /^(ratelimit|x-ratelimit|x-monthly|x-request-id$|etag$|retry-after$|www-authenticate$|allow$)/;

export function createAnswerJudge(text: string): AnswerJudge {
  const document = JSON.parse(text) as Document;
  const validatorOf = createValidators(document);
  const operations = listOperations(document);
  const find = (method: string, path: string): DescribedOperation | undefined =>
    operations.find(
      (operation) =>
        operation.method === (method === 'HEAD' ? 'GET' : method) &&
        patternOf(operation.path).test(path.split('?')[0] ?? ''),
    );
  const judgeBody = (pointer: string, { text: body }: Answer): string[] => {
    const json = parse(body);
    if (json === undefined) return [`is no JSON: ${body.slice(0, 80)}`];
    const validate = validatorOf(pointer);
    return validate(json)
      ? []
      : (validate.errors ?? [])
          .slice(0, 4)
          .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
  };
  return {
    operations,
    judge(method, path, answer) {
      const { status } = answer;
      const operation = find(method, path);
      if (operation === undefined && method === 'HEAD') return [];
      if (operation === undefined)
        return isProblem(answer)
          ? judgeBody('#/components/schemas/Problem', answer)
          : [`${status} at a path that is not described`];
      const response = operation.responses[`${status}`];
      if (response === undefined) return [`${status} is not among the statuses of ${operation.id}`];
      const surplus = [...answer.headers.keys()].filter((name) => OURS.test(name) && !response.headers.includes(name));
      const findings = surplus.map((name) => `the header ${name} is not described for ${status}`);
      if (method === 'HEAD' || status === 304) return answer.text === '' ? findings : [...findings, 'has a body'];
      const mediaType = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
      if (!response.mediaTypes.includes(mediaType))
        return [...findings, `the media type ${mediaType} is not described for ${status}`];
      if (mediaType !== 'application/json' && mediaType !== PROBLEM) return findings;
      return [...findings, ...judgeBody(`${response.pointer}/content/${escape(mediaType)}/schema`, answer)];
    },
  };
}

function isProblem({ headers }: Answer): boolean {
  return headers.get('content-type') === PROBLEM;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Compiled on first use: an operation takes many milliseconds. */
function createValidators(document: Document): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
  formats.default(ajv);
  ajv.addSchema({ $id: 'service', ...(closed(document) as object) });
  const made = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = made.get(pointer) ?? ajv.compile({ $ref: `service${pointer}` });
    made.set(pointer, validate);
    return validate;
  };
}

/** Every record has exactly its described members: undescribed members must not be served. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'example' || name === 'examples' ? undefined : closed(inner),
    ]),
  );
  return 'properties' in copy && copy['type'] === 'object' ? { ...copy, additionalProperties: false } : copy;
}

function listOperations(document: Document): DescribedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]): DescribedOperation => ({
      id: raw.operationId,
      method: method === 'post' ? 'POST' : 'GET',
      path,
      parameters: raw.parameters ?? [],
      body: resolve(document, raw.requestBody?.content['application/json']?.schema),
      responses: Object.fromEntries(
        Object.entries(raw.responses).map(([status, response]) => [
          status,
          describe(document, response, `#/paths/${escape(path)}/${method}/responses/${status}`),
        ]),
      ),
    })),
  );
}

function describe(document: Document, raw: RawResponse, pointer: string): DescribedResponse {
  const shared = raw.$ref === undefined ? raw : (follow(document, raw.$ref) as RawResponse);
  return {
    pointer: raw.$ref ?? pointer,
    headers: Object.keys(shared.headers ?? {}).map((name) => name.toLowerCase()),
    mediaTypes: Object.keys(shared.content ?? {}),
  };
}

function resolve(document: Document, schema: (Schema & { readonly $ref?: string }) | undefined): Schema | undefined {
  return schema?.$ref === undefined ? schema : (follow(document, schema.$ref) as Schema);
}

function follow(document: Document, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
}

/** A step of a JSON pointer in a URI fragment: `/` as `~1`, braces as percent escapes. */
function escape(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

const PATTERNS = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const pattern = PATTERNS.get(path) ?? new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  PATTERNS.set(path, pattern);
  return pattern;
}
