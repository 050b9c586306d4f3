import { Fault, isFault } from '#base/fault.ts';
import { refusal } from '#documents/refusal.ts';
import { Drawer, DrawerEnded } from './drawer.ts';
import type { PictureLimits } from './picture-limits.ts';
import type { Drawing } from './picture-request.ts';

/** Documents as the archive has them; an implementation may read them in another thread. */
export interface DocumentSource {
  read(sha256: string): Uint8Array | Promise<Uint8Array>;
}

interface Job {
  readonly drawing: Drawing;
  readonly result: PromiseWithResolvers<Buffer>;
}

// A picture takes about 50 ms; a full queue is drawn in two seconds.
const RETRY_AFTER_SECONDS = 2;
// A page that ended its process is refused without another attempt for this time.
const REFUSED_MS = 10 * 60_000;
const MOST_REFUSED = 200;

/** Draws pictures in a bounded number of processes, which stay warm between pictures. */
export class DrawingPool {
  readonly #source: DocumentSource;
  readonly #limits: PictureLimits;
  readonly #now: () => number;
  readonly #idle = new Map<Drawer, NodeJS.Timeout>();
  readonly #busy = new Set<Drawer>();
  readonly #waiting: Job[] = [];
  readonly #refused = new Map<string, { readonly fault: Fault; readonly until: number }>();
  #isClosed = false;

  constructor(source: DocumentSource, limits: PictureLimits, now: () => number) {
    this.#source = source;
    this.#limits = limits;
    this.#now = now;
  }

  /** Process ids of the drawing processes. */
  get pids(): readonly number[] {
    return [...this.#busy, ...this.#idle.keys()].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * The picture. Fault `SERVICE_UNAVAILABLE` if too many are waiting, `SOURCE_REFUSED` if the page cannot be drawn
   * within its limits, and the Fault of the source if it does not have the document.
   */
  async draw(drawing: Drawing): Promise<Buffer> {
    if (this.#isClosed) throw busy('Page pictures are being shut down.');
    const refused = this.#refused.get(pageOf(drawing));
    if (refused !== undefined && refused.until > this.#now()) throw refused.fault;
    if (this.#waiting.length >= this.#limits.waiting) throw busy('Too many page pictures are being drawn; retry.');
    const job: Job = { drawing, result: Promise.withResolvers<Buffer>() };
    this.#waiting.push(job);
    this.#dispatch();
    return job.result.promise;
  }

  /** Ends the processes; pictures that are not drawn yet fail. */
  close(): void {
    this.#isClosed = true;
    for (const { result } of this.#waiting.splice(0)) result.reject(busy('Page pictures are being shut down.'));
    for (const [drawer, timer] of this.#idle) {
      clearTimeout(timer);
      drawer.close();
    }
    for (const drawer of this.#busy) drawer.close();
    this.#idle.clear();
  }

  #dispatch(): void {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const job = this.#waiting[0];
      const drawer = job === undefined ? undefined : this.#take(job.drawing.document_sha256);
      if (job === undefined || drawer === undefined) return;
      this.#waiting.shift();
      this.#busy.add(drawer);
      void this.#run(drawer, job);
    }
  }

  /** A process that has the document open, or any free one, or a new one. */
  #take(document: string): Drawer | undefined {
    const free = [...this.#idle.keys()].filter(({ hasEnded }) => !hasEnded);
    const drawer = free.find((one) => one.document === document) ?? free[0];
    if (drawer !== undefined) {
      clearTimeout(this.#idle.get(drawer));
      this.#idle.delete(drawer);
      return drawer;
    }
    return this.#busy.size < this.#limits.processes ? new Drawer(this.#limits) : undefined;
  }

  async #run(drawer: Drawer, { drawing, result }: Job): Promise<void> {
    try {
      result.resolve(await this.#drawTwice(drawer, drawing));
    } catch (thrown) {
      result.reject(thrown);
    }
    this.#dispatch();
  }

  /**
   * A process that ended in its first picture ended because of it. One that had drawn others may have been ended by the
   * system or have used its memory for them, so the picture is drawn again in a new one.
   */
  async #drawTwice(drawer: Drawer, drawing: Drawing): Promise<Buffer> {
    const hadDrawn = drawer.drawn > 0;
    try {
      return await this.#drawOnce(drawer, drawing);
    } catch (thrown) {
      if (thrown instanceof DrawerEnded && hadDrawn && !this.#isClosed) {
        const other = new Drawer(this.#limits);
        this.#busy.add(other);
        return await this.#drawTwice(other, drawing);
      }
      if (this.#isClosed) throw busy('Page pictures are being shut down.');
      const fault =
        thrown instanceof DrawerEnded
          ? refusal('The page cannot be drawn: it needs more memory than a report does.', thrown.message)
          : thrown;
      if (isFault(fault, 'SOURCE_REFUSED')) this.#refuse(drawing, fault);
      throw fault;
    }
  }

  async #drawOnce(drawer: Drawer, drawing: Drawing): Promise<Buffer> {
    try {
      return await drawer.draw(drawing, async () => this.#source.read(drawing.document_sha256));
    } finally {
      this.#release(drawer);
    }
  }

  #release(drawer: Drawer): void {
    this.#busy.delete(drawer);
    const { picturesPerProcess, recycleMegabytes, idleMs } = this.#limits;
    const isUsedUp = drawer.drawn >= picturesPerProcess || drawer.memoryBytes > recycleMegabytes * 1024 * 1024;
    if (drawer.hasEnded || this.#isClosed || isUsedUp) drawer.close();
    if (this.#isClosed || (drawer.hasEnded && !isUsedUp)) return;
    // The replacement starts now, so that the next picture does not wait for it.
    const free = isUsedUp ? new Drawer(this.#limits) : drawer;
    const timer = setTimeout(() => {
      this.#idle.delete(free);
      free.close();
    }, idleMs);
    this.#idle.set(free, timer.unref());
  }

  #refuse(drawing: Drawing, fault: Fault): void {
    const [oldest] = this.#refused.keys();
    if (this.#refused.size >= MOST_REFUSED && oldest !== undefined) this.#refused.delete(oldest);
    this.#refused.set(pageOf(drawing), { fault, until: this.#now() + REFUSED_MS });
  }
}

function pageOf({ document_sha256, page_number }: Drawing): string {
  return `${document_sha256}:${page_number}`;
}

function busy(text: string): Fault {
  return new Fault('SERVICE_UNAVAILABLE', text, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
