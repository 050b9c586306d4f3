import type { FastifyReply, FastifyRequest } from 'fastify';
import { after } from '#base/after.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { FactView } from '#reads/fact-view.ts';
import { Answer } from './answer.ts';
import type { Body } from './body.ts';
import type { AppParts } from './app-parts.ts';
import { fixKeyedHeaders, listLimitHeaders } from './headers.ts';
import type { FixedHeaders } from './headers.ts';
import { KeptAnswers } from './kept-answers.ts';
import { createMoments } from './moment.ts';
import type { Moment } from './moment.ts';
import { chooseCoding, chooseMediaType } from './negotiate.ts';
import type { Operation } from './operation.ts';
import { readMoment } from './parameters/read-moment.ts';
import { readParameters } from './parameters/read.ts';
import { queryOf } from './problem.ts';
import { JSON_TYPE, mediaTypesOf, rowForm } from './row-forms.ts';
import { send } from './send.ts';
import { listTiming, settle } from './visit.ts';
import type { Visit } from './visit.ts';

/** What of a request its answer is written for, once the gate has let it pass. */
interface Asked {
  readonly id: string;
  readonly visit: Visit | undefined;
  readonly accept_encoding: string | undefined;
  readonly if_none_match: string | undefined;
}

/** An answer as it is written for one request. */
export interface Response {
  readonly status: 200 | 304;
  /** Headers of this request alone, as names and values in turn. */
  readonly headers: readonly (string | number)[];
  /** And those it shares with others. */
  readonly fixed: readonly FixedHeaders[];
  /** Undefined with 304. */
  readonly body: Body | undefined;
}

/** Parameters, work, answer: what is left of a request once the gate has let it pass. */
export class Answering {
  readonly #parts: AppParts;
  readonly #operations: readonly Operation[];
  readonly #kept = new KeptAnswers();
  readonly #moment: () => Moment;
  #base_url = '';
  #fixed = fixKeyedHeaders('');

  constructor(parts: AppParts, operations: readonly Operation[]) {
    this.#parts = parts;
    this.#operations = operations;
    this.#moment = createMoments(parts.clock);
  }

  /** Answered at once where this was asked before and nothing has changed, else when the work is done. */
  answer(operation: Operation, request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    return after(this.#findView(request.turn), (view) => {
      const moment = this.#moment();
      const kept = operation.method === 'GET' && view !== undefined ? this.#kept.find(view, moment.today, request.url, request.headers.accept) : undefined;
      if (kept === undefined) return this.#work(view, moment, operation, request, reply);
      this.#send(kept, moment, request, reply);
    });
  }

  /** What was answered before at this address and still holds; undefined where the question has to be answered anew. */
  findKept(url: string, accept: string | undefined, turn: number): Answer | undefined | Promise<Answer | undefined> {
    return after(this.#findView(turn), (view) => (view === undefined ? undefined : this.#kept.find(view, this.#moment().today, url, accept)));
  }

  /** Settles the request and puts its response together; the answer was found for it just now. */
  respond(answer: Answer, asked: Asked, moment = this.#moment()): Response {
    const { operation } = answer;
    const match = operation.method === 'GET' && asked.if_none_match !== undefined ? answer.findMatch(asked.if_none_match, asked.id) : undefined;
    const status = match === undefined ? 200 : 304;
    const charged = settle(this.#parts, asked.visit, asked.id, operation, { status, code: null });
    const headers: (string | number)[] = ['x-request-id', asked.id];
    if (charged !== undefined) headers.push(...listLimitHeaders(charged.limit, charged.cost_units));
    headers.push(...listTiming(this.#parts, asked.visit));
    if (operation.method === 'GET') headers.push('etag', match ?? answer.mintEtag(asked.id));
    const fixed = this.#fixedHeaders();
    if (match !== undefined) return { status, headers, fixed: [fixed], body: undefined };
    const body = answer.renderBody(asked.id, moment, chooseCoding(asked.accept_encoding));
    if (body.coding !== undefined && operation.method === 'GET') this.#kept.weigh(answer);
    return { status, headers, fixed: [fixed, answer.headers], body };
  }

  /** Undefined where the store cannot be asked: there are questions that need no facts, and the others say themselves what is wrong. */
  #findView(turn?: number): FactView | undefined | Promise<FactView | undefined> {
    try {
      const view = this.#parts.reader.view(turn);
      return view instanceof Promise ? view.catch(() => undefined) : view;
    } catch {
      return undefined;
    }
  }

  async #work(view: FactView | undefined, moment: Moment, operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { reader, secret, base_url } = this.#parts;
    const media_type = chooseMediaType(request.headers.accept, mediaTypesOf(operation));
    const values = readParameters(operation.parameters, {
      path: request.params as Readonly<Record<string, string>>,
      query: queryOf(request.url),
      body: request.body,
    });
    // The answer of an earlier moment counts its days from that moment, so it stays the same for ever.
    const today = todayInKarachi(readMoment(operation.parameters, values, moment.now));
    const reading = await operation.answer({ reader, today, operations: this.#operations }, values);
    const form = media_type === JSON_TYPE ? undefined : rowForm(media_type, operation, reading, base_url, request.url);
    const answer = new Answer(secret, { operation, media_type, facts: reading.facts, values, today }, reading, form);
    // Only where the newest state is still the one this began with was it answered from that one.
    if (operation.method === 'GET' && view !== undefined && (await this.#findView()) === view) this.#kept.keep(view, moment.today, request.url, answer);
    this.#send(answer, moment, request, reply);
  }

  #send(answer: Answer, moment: Moment, { id, visit, headers: given }: FastifyRequest, reply: FastifyReply): void {
    const asked = { id, visit, accept_encoding: given['accept-encoding'], if_none_match: given['if-none-match'] };
    const { status, headers, fixed, body } = this.respond(answer, asked, moment);
    send(reply, { status, headers: [...headers, ...fixed.flatMap(({ list }) => list)], body });
  }

  #fixedHeaders(): FixedHeaders {
    const { base_url } = this.#parts;
    if (base_url !== this.#base_url) [this.#base_url, this.#fixed] = [base_url, fixKeyedHeaders(base_url)];
    return this.#fixed;
  }
}
