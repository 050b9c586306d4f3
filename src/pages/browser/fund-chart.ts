import { endsLine, findCommonDay, formatDay, loadSeries, rebase, sliceRange } from './chart-series.ts';
import type { FundSeries, Observation } from './chart-series.ts';
import { ChartView } from './chart-view.ts';

/*
 * Replaces the drawn chart of a page by an interactive one: a crosshair for the pointer, arrow keys for the keyboard,
 * and a line of text with the day and the published NAV of each fund. Without this script, or if the data cannot be
 * loaded, the drawn chart stays; it is also the one that is printed.
 */

/** A fund with its observations in the chosen range and, if several are compared, the NAV that is shown as 100. */
interface Shown {
  readonly series: FundSeries;
  readonly observations: readonly Observation[];
  readonly base: string | undefined;
}

// About a month of working days.
const PAGE_OF_OBSERVATIONS = 21;

class FundChart {
  readonly #card: HTMLElement;
  readonly #readout: HTMLElement | null;
  readonly #host = document.createElement('div');
  #loaded: readonly FundSeries[] = [];
  #shown: readonly Shown[] = [];
  #view: ChartView | undefined;
  #days: number | null = null;
  #at = 0;

  constructor(card: HTMLElement) {
    this.#card = card;
    this.#readout = card.querySelector('.readout');
  }

  async start(): Promise<void> {
    const box = this.#card.querySelector('.chart-box');
    const plot = box?.querySelector('.plot');
    if (box === null || plot === null || plot === undefined) return;
    const paths = (this.#card.dataset['chart'] ?? '').split(' ');
    this.#loaded = await Promise.all(paths.map(loadSeries));
    this.#host.className = 'live-chart';
    this.#host.tabIndex = 0;
    this.#host.setAttribute('role', 'application');
    this.#host.setAttribute('aria-roledescription', 'chart');
    this.#host.setAttribute(
      'aria-label',
      `${plot.getAttribute('aria-label') ?? ''} Use the arrow keys to read single days.`,
    );
    box.append(this.#host);
    box.classList.add('is-live');
    this.#view = new ChartView(
      this.#host,
      (day) => this.#follow(day),
      (day) => this.#touch(day),
    );
    this.#host.addEventListener('keydown', (event) => this.#press(event));
    this.#listenToTools();
    this.#draw();
  }

  /** On the page of one fund, ranges change without a new page; a comparison has tables that depend on the range. */
  #listenToTools(): void {
    const ranges = [...this.#card.querySelectorAll<HTMLAnchorElement>('a[data-range]')];
    const current = ranges.find((link) => link.hasAttribute('aria-current'));
    this.#days = daysOf(current);
    for (const link of this.#loaded.length > 1 ? [] : ranges)
      link.addEventListener('click', (event) => {
        event.preventDefault();
        for (const other of ranges) other.removeAttribute('aria-current');
        link.setAttribute('aria-current', 'true');
        this.#days = daysOf(link);
        history.replaceState(null, '', link.href);
        this.#draw();
      });
    for (const hidden of this.#card.querySelectorAll('.chart-options, .credit')) hidden.removeAttribute('hidden');
    const log = this.#card.querySelector<HTMLInputElement>('[data-log]');
    log?.addEventListener('change', () => this.#view?.setLogScale(log.checked));
    const compare = this.#card.querySelector<HTMLSelectElement>('[data-compare]');
    compare?.addEventListener('change', () => void this.#compareWith(compare.value));
  }

  async #compareWith(slug: string): Promise<void> {
    const [own] = this.#loaded;
    if (own === undefined) return;
    try {
      this.#loaded = slug === '' ? [own] : [own, await loadSeries(`/funds/${slug}/chart.json`)];
      this.#draw();
    } catch {
      this.#say('The other fund could not be loaded. Check that you are online and choose it again.', 'polite');
    }
  }

  #draw(): void {
    const last = Math.max(...this.#loaded.map(({ observations }) => observations.at(-1)?.day ?? 0));
    const ranged = this.#loaded.map(({ observations }) => sliceRange(observations, last, this.#days));
    const isCompared = this.#loaded.length > 1;
    const common = isCompared ? findCommonDay(ranged) : undefined;
    if (isCompared && common === undefined) {
      this.#say('These funds have no NAV on a common day in this range. Choose a longer range.', 'polite');
      return;
    }
    this.#shown = this.#loaded.map((series, index) => {
      const observations = (ranged[index] ?? []).filter(({ day }) => common === undefined || day >= common);
      return { series, observations, base: common === undefined ? undefined : observations[0]?.nav };
    });
    const [first] = this.#shown;
    if (first === undefined || first.observations.length === 0) return;
    this.#view?.draw(
      this.#shown.map(({ series: { payouts, corrections }, observations, base }) => ({
        observations,
        payouts,
        corrections,
        heightOf: ({ nav }) => Number(base === undefined ? nav : rebase(nav, base)),
      })),
    );
    this.#at = first.observations.length - 1;
    this.#describe(first);
    this.#read('off');
  }

  /** The caption that the page has for its own range. */
  #describe({ series, observations, base }: Shown): void {
    const caption = this.#card.querySelector('figcaption');
    const [oldest, newest] = [observations[0], observations.at(-1)];
    if (caption === null || oldest === undefined || newest === undefined) return;
    if (base !== undefined) {
      caption.textContent = `100 = NAV of ${formatDay(oldest.day)}, the first day in this range on which every fund has one`;
      return;
    }
    const count = (marks: ReadonlyMap<number, string>): number =>
      observations.filter(({ day }) => marks.has(day)).length;
    const [payouts, corrections] = [count(series.payouts), count(series.corrections)];
    const pauses = observations.filter((_, index) => endsLine(observations, index)).length;
    caption.textContent = [
      `PKR per unit, ${observations.length} ${observations.length === 1 ? 'observation' : 'observations'} from ` +
        `${formatDay(oldest.day)} to ${formatDay(newest.day)}`,
      ...(payouts === 0 ? [] : [`${payouts} ${payouts === 1 ? 'payout' : 'payouts'} (arrows)`]),
      ...(corrections === 0 ? [] : [`${corrections} corrected (squares)`]),
      ...(pauses === 0 ? [] : [`no line over ${pauses === 1 ? 'a pause' : `${pauses} pauses`} of more than ten days`]),
    ].join('; ');
  }

  #press(event: KeyboardEvent): void {
    const observations = this.#shown[0]?.observations ?? [];
    const target = new Map([
      ['ArrowLeft', this.#at - 1],
      ['ArrowRight', this.#at + 1],
      ['PageUp', this.#at - PAGE_OF_OBSERVATIONS],
      ['PageDown', this.#at + PAGE_OF_OBSERVATIONS],
      ['Home', 0],
      ['End', observations.length - 1],
    ]).get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    this.#at = Math.max(0, Math.min(observations.length - 1, target));
    const one = observations[this.#at];
    if (one === undefined) return;
    this.#view?.point(one);
    this.#read('polite');
  }

  /** The observation on the day under the pointer, or the last one before it. */
  #follow(day: number | undefined): void {
    if (day === undefined) return;
    const found = this.#shown[0]?.observations.findLastIndex((one) => one.day <= day) ?? -1;
    if (found < 0 || found === this.#at) return;
    this.#at = found;
    this.#read('off');
  }

  /** The crosshair stays where the finger left it. */
  #touch(day: number): void {
    this.#follow(day);
    const one = this.#shown[0]?.observations[this.#at];
    if (one !== undefined) this.#view?.point(one);
  }

  /** Shows the current observation; a moving pointer is not announced to screen readers. */
  #read(announced: 'polite' | 'off'): void {
    const day = this.#shown[0]?.observations[this.#at]?.day;
    if (day === undefined) return;
    const texts = this.#shown.map(({ series, observations, base }) => {
      const one = observations.findLast((other) => other.day <= day);
      const events = [series.payouts.get(day), series.corrections.get(day)].filter((text) => text !== undefined);
      const nav = one === undefined ? 'no NAV' : `PKR ${one.nav}${one.day === day ? '' : ` on ${formatDay(one.day)}`}`;
      const figure = one === undefined || base === undefined ? nav : `${rebase(one.nav, base)} (${nav})`;
      return [`${this.#shown.length > 1 ? `${series.name}: ` : ''}${figure}`, ...events].join(', ');
    });
    this.#say(texts.length === 1 ? `${formatDay(day)}: ${texts[0]}` : [formatDay(day), ...texts].join('\n'), announced);
  }

  #say(text: string, announced: 'polite' | 'off'): void {
    if (this.#readout === null) return;
    this.#readout.ariaLive = announced;
    this.#readout.textContent = text;
  }
}

function daysOf(link: HTMLAnchorElement | undefined): number | null {
  const days = link?.dataset['days'] ?? '';
  return days === '' ? null : Number.parseInt(days, 10);
}

for (const card of document.querySelectorAll<HTMLElement>('[data-chart]')) {
  // The page is complete without the chart; a failed request is visible in the browser's network log.
  new FundChart(card).start().catch(() => undefined);
}
