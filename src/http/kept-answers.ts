import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from '#reads/fact-view.ts';
import type { Answer } from './answer.ts';

// The answers of a thousand funds to a dozen questions; beyond it all are let go, as at a new day.
const MOST_ANSWERS = 16_384;
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * What parameters and work came to, by the address asked, for as long as the
 * facts and the day are the same: a question that was answered is not read,
 * checked and answered again. Bounded; an answer whose body lies on a shelf is
 * kept only as long as the shelf is, so that memory stays within its budget.
 */
export class KeptAnswers {
  #view: FactView | undefined;
  #today: IsoDate | undefined;
  #bytes = 0;
  #kept = new Map<string, Answer | WeakRef<Answer>>();
  #held = new WeakMap<object, Answer[]>();

  find(view: FactView, today: IsoDate, url: string, media_type: string): Answer | undefined {
    if (view !== this.#view || today !== this.#today) return undefined;
    const kept = this.#kept.get(url);
    const answer = kept instanceof WeakRef ? kept.deref() : kept;
    if (answer?.media_type !== media_type) return undefined;
    answer.holder?.touch();
    return answer;
  }

  keep(view: FactView, today: IsoDate, url: string, answer: Answer): void {
    if (view !== this.#view || today !== this.#today || this.#kept.size >= MOST_ANSWERS || this.#bytes > MOST_BYTES) this.#begin(view, today);
    const { holder } = answer;
    if (holder === undefined) {
      this.#bytes += answer.size_bytes;
      this.#kept.set(url, answer);
      return;
    }
    const held = this.#held.get(holder) ?? [];
    held.push(answer);
    this.#held.set(holder, held);
    this.#kept.set(url, new WeakRef(answer));
  }

  #begin(view: FactView, today: IsoDate): void {
    this.#view = view;
    this.#today = today;
    this.#bytes = 0;
    this.#kept = new Map();
    this.#held = new WeakMap();
  }
}
