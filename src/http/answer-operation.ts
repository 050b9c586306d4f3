import type { FastifyReply, FastifyRequest } from 'fastify';
import { after } from '#base/after.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { FactView } from '#reads/fact-view.ts';
import { Answer } from './answer.ts';
import type { AppParts } from './app-parts.ts';
import { listFixedHeaders, listLimitHeaders } from './headers.ts';
import { KeptAnswers } from './kept-answers.ts';
import { createMoments } from './moment.ts';
import type { Moment } from './moment.ts';
import { chooseMediaType } from './negotiate.ts';
import type { Operation } from './operation.ts';
import { readMoment } from './parameters/read-moment.ts';
import { readParameters } from './parameters/read.ts';
import { queryOf } from './problem.ts';
import { JSON_TYPE, mediaTypesOf, rowForm } from './row-forms.ts';
import type { MediaType } from './row-forms.ts';
import { send } from './send.ts';
import { listTiming, settle } from './visit.ts';

/** Parameters, work, answer: what is left of a request once the gate has let it pass. */
export class Answering {
  readonly #parts: AppParts;
  readonly #operations: readonly Operation[];
  readonly #kept = new KeptAnswers();
  readonly #moment: () => Moment;
  #base_url = '';
  #fixed: readonly string[] = [];

  constructor(parts: AppParts, operations: readonly Operation[]) {
    this.#parts = parts;
    this.#operations = operations;
    this.#moment = createMoments(parts.clock);
  }

  /** Answered at once where this was asked before and nothing has changed, else when the work is done. */
  answer(operation: Operation, request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    return after(this.#findView(request.turn), (view) => this.#answerFrom(view, operation, request, reply));
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

  #answerFrom(view: FactView | undefined, operation: Operation, request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    const moment = this.#moment();
    const media_type = chooseMediaType(request.headers.accept, mediaTypesOf(operation));
    const kept = operation.method === 'GET' && view !== undefined ? this.#kept.find(view, moment.today, request.url, media_type) : undefined;
    if (kept === undefined) return this.#work(view, moment, media_type, operation, request, reply);
    this.#send(kept, moment, operation, request, reply);
  }

  async #work(view: FactView | undefined, moment: Moment, media_type: MediaType, operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { reader, secret, base_url } = this.#parts;
    const values = readParameters(operation.parameters, {
      path: request.params as Readonly<Record<string, string>>,
      query: queryOf(request.url),
      body: request.body,
    });
    // The answer of an earlier moment counts its days from that moment, so it stays the same for ever.
    const today = todayInKarachi(readMoment(operation.parameters, values, moment.now));
    const reading = await operation.answer({ reader, today, operations: this.#operations }, values);
    const form = media_type === JSON_TYPE ? undefined : rowForm(media_type, operation, reading, base_url, request.url);
    const answer = new Answer(secret, { operation_id: operation.id, media_type, facts: reading.facts, values, today }, reading, form);
    // Only where the newest state is still the one this began with was it answered from that one.
    if (operation.method === 'GET' && view !== undefined && (await this.#findView()) === view) this.#kept.keep(view, moment.today, request.url, answer);
    this.#send(answer, moment, operation, request, reply);
  }

  #send(answer: Answer, moment: Moment, operation: Operation, request: FastifyRequest, reply: FastifyReply): void {
    const etag = operation.method === 'GET' ? answer.mintEtag(request.id) : undefined;
    const given = request.headers['if-none-match'];
    const match = given === undefined || etag === undefined ? undefined : answer.findMatch(given, etag);
    const status = match === undefined ? 200 : 304;
    const charged = settle(this.#parts, request, operation, { status, code: null });
    const headers: (string | number)[] = ['x-request-id', request.id, ...this.#fixedHeaders()];
    if (charged !== undefined) headers.push(...listLimitHeaders(charged.limit, charged.cost_units));
    headers.push(...listTiming(this.#parts, request));
    if (etag !== undefined) headers.push('etag', match ?? etag);
    if (match !== undefined) return send(request, reply, { status, headers, body: undefined });
    headers.push(...answer.headers);
    send(request, reply, { status, headers, body: answer.renderBody(request.id, moment) });
  }

  #fixedHeaders(): readonly string[] {
    const { base_url } = this.#parts;
    if (base_url !== this.#base_url) [this.#base_url, this.#fixed] = [base_url, listFixedHeaders(base_url)];
    return this.#fixed;
  }
}
