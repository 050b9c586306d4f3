import { ownText } from '#base/own-text.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from '#reads/fact-view.ts';
import type { CachedResponse } from './cached-response.ts';
import type { MediaTypes } from './media-types.ts';
import { heldBytes } from './held-bytes.ts';
import { chooseMediaType } from './negotiate.ts';

// A dozen requests for each of a thousand funds. When a limit is reached the cache is emptied, as on a new day.
const MOST_URLS = 16_384;
const MOST_BYTES = 32 * 1024 * 1024;
// Longer URLs only arrive through Node's parser, and few clients repeat one.
const LONGEST_URL = 4_096;

// Measured size of the objects of one URL.
const URL_BYTES = 512;

/** The responses of one URL, by media type. */
interface KeptForms {
  readonly mediaTypes: MediaTypes;
  readonly forms: Map<string, CachedResponse | WeakRef<CachedResponse>>;
}

/**
 * Responses by URL, valid while the facts and the day stay the same, so that a repeated request is not parsed, checked
 * and rendered again. Limited in number and in bytes, URLs and objects included; at a limit the cache is emptied. A
 * response whose body is part of a rendered series is cached only as long as that series, so that memory stays within
 * its budget.
 */
export class ResponseCache {
  #view: FactView | undefined;
  #today: IsoDate | undefined;
  #bytes = 0;
  #kept = new Map<string, KeptForms>();
  #held = new WeakMap<object, CachedResponse[]>();

  /** Bytes held, without those of rendered series. */
  get bytes(): number {
    return this.#bytes;
  }

  get addresses(): number {
    return this.#kept.size;
  }

  find(view: FactView, today: IsoDate, url: string, accept: string | undefined): CachedResponse | undefined {
    if (view !== this.#view || today !== this.#today) return undefined;
    const kept = this.#kept.get(url);
    const form = kept?.forms.get(chooseMediaType(accept, kept.mediaTypes));
    const response = form instanceof WeakRef ? form.deref() : form;
    response?.holder?.touch();
    return response;
  }

  keep(view: FactView, today: IsoDate, url: string, response: CachedResponse): void {
    if (view !== this.#view || today !== this.#today || this.#kept.size >= MOST_URLS || this.#bytes > MOST_BYTES)
      this.#begin(view, today);
    if (url.length > LONGEST_URL) return;
    this.weigh(response);
    const kept = this.#kept.get(url) ?? this.#open(url, response);
    const { holder } = response;
    if (holder === undefined) {
      kept.forms.set(response.mediaType, response);
      return;
    }
    const held = this.#held.get(holder) ?? [];
    held.push(response);
    this.#held.set(holder, held);
    kept.forms.set(response.mediaType, new WeakRef(response));
  }

  /** Call this after a cached response was rendered in a further form. */
  weigh(response: CachedResponse): void {
    this.#bytes += response.takeGrowth();
  }

  #open(url: string, { mediaTypes }: CachedResponse): KeptForms {
    const opened: KeptForms = { mediaTypes, forms: new Map() };
    const ownUrl = ownText(url);
    this.#kept.set(ownUrl, opened);
    this.#bytes += URL_BYTES + heldBytes(ownUrl);
    return opened;
  }

  #begin(view: FactView, today: IsoDate): void {
    this.#view = view;
    this.#today = today;
    this.#bytes = 0;
    this.#kept = new Map();
    this.#held = new WeakMap();
  }
}
