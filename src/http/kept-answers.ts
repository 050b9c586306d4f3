import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from '#reads/fact-view.ts';
import type { Answer } from './answer.ts';
import { chooseMediaType } from './negotiate.ts';
import { mediaTypesOf } from './row-forms.ts';

// The answers of a thousand funds to a dozen questions; beyond it all are let go, as at a new day.
const MOST_ANSWERS = 16_384;
const MOST_BYTES = 32 * 1024 * 1024;

/** The answers of one address, by media type. */
interface KeptForms {
  readonly media_types: ReturnType<typeof mediaTypesOf>;
  readonly forms: Map<string, Answer | WeakRef<Answer>>;
}

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
  #kept = new Map<string, KeptForms>();
  #held = new WeakMap<object, Answer[]>();

  find(view: FactView, today: IsoDate, url: string, accept: string | undefined): Answer | undefined {
    if (view !== this.#view || today !== this.#today) return undefined;
    const kept = this.#kept.get(url);
    const form = kept?.forms.get(chooseMediaType(accept, kept.media_types));
    const answer = form instanceof WeakRef ? form.deref() : form;
    answer?.holder?.touch();
    return answer;
  }

  keep(view: FactView, today: IsoDate, url: string, answer: Answer): void {
    if (view !== this.#view || today !== this.#today || this.#kept.size >= MOST_ANSWERS || this.#bytes > MOST_BYTES) this.#begin(view, today);
    this.weigh(answer);
    const kept = this.#kept.get(url) ?? { media_types: mediaTypesOf(answer.operation), forms: new Map() };
    this.#kept.set(url, kept);
    const { holder } = answer;
    if (holder === undefined) {
      kept.forms.set(answer.media_type, answer);
      return;
    }
    const held = this.#held.get(holder) ?? [];
    held.push(answer);
    this.#held.set(holder, held);
    kept.forms.set(answer.media_type, new WeakRef(answer));
  }

  /** To be told of a kept answer that was rendered in one form more. */
  weigh(answer: Answer): void {
    this.#bytes += answer.takeGrowth();
  }

  #begin(view: FactView, today: IsoDate): void {
    this.#view = view;
    this.#today = today;
    this.#bytes = 0;
    this.#kept = new Map();
    this.#held = new WeakMap();
  }
}
