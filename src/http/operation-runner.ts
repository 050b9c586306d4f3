import type { FastifyReply, FastifyRequest } from 'fastify';
import { thenMaybe } from '#base/promises.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { FactView } from '#reads/fact-view.ts';
import { CachedResponse, ResponseCache } from './response-cache.ts';
import type { Body, FixedHeaders } from './send.ts';
import type { AppParts } from './app-parts.ts';
import { fixKeyedHeaders, listLimitHeaders, send } from './send.ts';
import { JSON_TYPE, listMediaTypes, chooseCoding, chooseMediaType } from './negotiate.ts';
import { createTimestamps } from './envelope.ts';
import type { Timestamp } from './envelope.ts';
import type { Operation } from './operation.ts';
import { withUsual } from './parameter.ts';
import { readTimestamp, readParameters } from './read-parameters.ts';
import { rememberCall } from './describe-call.ts';
import { queryOf } from './problems.ts';
import { rowForm } from './row-forms.ts';
import { listTiming, finishRequest } from './request-context.ts';
import type { RequestContext } from './request-context.ts';

/** The parts of an authorised request that its response depends on. */
interface Asked {
  readonly id: string;
  readonly url: string;
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly context: RequestContext | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** The response to one request. */
export interface Response {
  readonly status: number;
  /** Headers of this request alone, as names and values in turn. */
  readonly headers: readonly (string | number)[];
  /** The headers it shares with other responses. */
  readonly fixed: readonly FixedHeaders[];
  /** Undefined with 304. */
  readonly body: Body | undefined;
}

/** Runs an authorised request: reads its parameters, calls the handler, sends the response. */
export class OperationRunner {
  readonly #parts: AppParts;
  readonly #operations: readonly Operation[];
  readonly #kept = new ResponseCache();
  readonly #timestamp: () => Timestamp;
  #baseUrl = '';
  #fixed = fixKeyedHeaders('');

  constructor(parts: AppParts, operations: readonly Operation[]) {
    this.#parts = parts;
    this.#operations = operations;
    this.#timestamp = createTimestamps(parts.clock);
  }

  /** Sends the cached response at once if it is still valid, else the response of the handler. */
  answer(operation: Operation, request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    return thenMaybe(this.#findView(request.tick), (view) => {
      const timestamp = this.#timestamp();
      const kept =
        operation.method === 'GET' && view !== undefined
          ? this.#kept.find(view, timestamp.today, request.url, request.headers.accept)
          : undefined;
      if (kept === undefined) return this.#work(view, timestamp, operation, request, reply);
      this.#send(kept, timestamp, request, reply);
    });
  }

  /** The valid cached response for this URL, if there is one. */
  findKept(
    url: string,
    accept: string | undefined,
    tick: number,
  ): CachedResponse | undefined | Promise<CachedResponse | undefined> {
    return thenMaybe(this.#findView(tick), (view) =>
      view === undefined ? undefined : this.#kept.find(view, this.#timestamp().today, url, accept),
    );
  }

  /** Records the request and builds its response from a result of the handler. */
  respond(answer: CachedResponse, asked: Asked, timestamp = this.#timestamp()): Response {
    const { operation } = answer;
    const match =
      operation.method === 'GET' && asked.ifNoneMatch !== undefined
        ? answer.findMatch(asked.ifNoneMatch, asked.id)
        : undefined;
    const status = match === undefined ? 200 : 304;
    const charged = finishRequest(
      this.#parts,
      asked.context,
      asked.id,
      operation,
      { status, code: null },
      rememberCall(operation, asked),
    );
    const headers: (string | number)[] = ['x-request-id', asked.id];
    if (charged !== undefined) headers.push(...listLimitHeaders(charged.limit, charged.cost_units));
    headers.push(...listTiming(this.#parts, asked.context));
    if (operation.method === 'GET') headers.push('etag', match ?? answer.mintEtag(asked.id));
    const fixed = this.#fixedHeaders();
    if (match !== undefined) return { status, headers, fixed: [fixed], body: undefined };
    const body = answer.renderBody(asked.id, timestamp, chooseCoding(asked.acceptEncoding));
    if (body.coding !== undefined && operation.method === 'GET') this.#kept.weigh(answer);
    return { status, headers, fixed: [fixed, answer.headers], body };
  }

  /**
   * Undefined if the store is unavailable: some operations need no facts, and the others report the failure themselves.
   */
  #findView(tick?: number): FactView | undefined | Promise<FactView | undefined> {
    try {
      const view = this.#parts.reader.view(tick);
      return view instanceof Promise ? view.catch(() => undefined) : view;
    } catch {
      return undefined;
    }
  }

  async #work(
    view: FactView | undefined,
    timestamp: Timestamp,
    operation: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { reader, secret, baseUrl, unitsPerMinute } = this.#parts;
    const values = readParameters(operation.parameters, {
      path: request.params as Readonly<Record<string, string>>,
      query: queryOf(request.url),
      body: request.body,
    });
    const mediaTypes = listMediaTypes(operation, values);
    const mediaType = chooseMediaType(request.headers.accept, mediaTypes);
    // With `as_of`, days are counted from that time, so the response never changes.
    const today = todayInKarachi(readTimestamp(operation.parameters, values, timestamp.now));
    const reading = await operation.answer({ reader, today, operations: this.#operations, unitsPerMinute }, values);
    const form = mediaType === JSON_TYPE ? undefined : rowForm(mediaType, operation, reading, baseUrl, request.url);
    const answer = new CachedResponse(
      secret,
      {
        operation,
        mediaType,
        mediaTypes,
        facts: reading.facts,
        values: withUsual(operation.parameters.query, values),
        today: typeof reading.as_of === 'number' ? todayInKarachi(new Date(reading.as_of)) : today,
      },
      reading,
      form,
    );
    // The response may be cached only if the newest state is still the one at the start of the request.
    if (operation.method === 'GET' && view !== undefined && (await this.#findView()) === view)
      this.#kept.keep(view, timestamp.today, request.url, answer);
    this.#send(answer, timestamp, request, reply);
  }

  #send(
    answer: CachedResponse,
    timestamp: Timestamp,
    { id, url, body: sent, requestContext: context, headers: given }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const asked = {
      id,
      url,
      body: sent,
      context,
      acceptEncoding: given['accept-encoding'],
      ifNoneMatch: given['if-none-match'],
    };
    const { status, headers, fixed, body } = this.respond(answer, asked, timestamp);
    send(reply, { status, headers: [...headers, ...fixed.flatMap(({ list }) => list)], body });
  }

  #fixedHeaders(): FixedHeaders {
    const { baseUrl } = this.#parts;
    if (baseUrl !== this.#baseUrl) [this.#baseUrl, this.#fixed] = [baseUrl, fixKeyedHeaders(baseUrl)];
    return this.#fixed;
  }
}
