/** Where progress is shown: stderr, or a recording of it. */
interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  /** `done` more are done; `doing` says what is in hand. */
  advance(done: number, doing?: string): void;
  /** Ends the line; call it also when the work failed. */
  end(): void;
}

// A terminal line that changes faster than this flickers; a log with more lines than this hides the rest.
const TERMINAL_PAUSE_MILLISECONDS = 100;
const LOG_PAUSE_MILLISECONDS = 5_000;
// The first moments of a job say nothing about its rate.
const RATE_KNOWN_MILLISECONDS = 1_000;
// Back to the first column, and erase to the end of the line.
const REWRITE = '\r\u001B[K';

/** One line that rewrites itself on a terminal, a line now and then elsewhere: what is done, how fast, how long it still takes. */
export function createProgress(stream: ProgressStream, label: string, total?: number, now: () => number = () => performance.now()): Progress {
  const isTerminal = stream.isTTY === true;
  const pause = isTerminal ? TERMINAL_PAUSE_MILLISECONDS : LOG_PAUSE_MILLISECONDS;
  const startedAt = now();
  let done = 0;
  let shownAt = startedAt;
  let isShown = false;

  const show = (doing: string | undefined): void => {
    const line = describe(label, done, total, now() - startedAt) + (doing === undefined ? '' : `  ${doing}`);
    stream.write(isTerminal ? REWRITE + line.slice(0, (stream.columns ?? 80) - 1) : `${line}\n`);
    shownAt = now();
    isShown = true;
  };
  return {
    advance(more, doing) {
      done += more;
      if (now() - shownAt >= pause) show(doing);
    },
    end() {
      // Work that was over before the first line needs none.
      if (!isShown) return;
      show(undefined);
      if (isTerminal) stream.write('\n');
    },
  };
}

function describe(label: string, done: number, total: number | undefined, elapsed: number): string {
  const counted = total === undefined ? `${done}` : `${done}/${total}`;
  if (elapsed < RATE_KNOWN_MILLISECONDS || done === 0) return `${label} ${counted}`;
  const rate = (done * 1_000) / elapsed;
  const remaining = total === undefined || done >= total ? '' : `, ${showSeconds((total - done) / rate)} left`;
  return `${label} ${counted}  ${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s${remaining}`;
}

function showSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
