/** Where progress is shown: stderr, or a recording of it. */
interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  /** So much of it is done; `doing` says what is in hand. Another `label` begins another line. */
  tell(label: string, done: number, total: number, doing?: string): void;
  /** Makes room for another line on a terminal; the next `tell` shows the progress again below it. */
  clear(): void;
  /** Ends the line, also when the work failed. */
  end(): void;
}

// A terminal line that changes faster than this flickers; a log with more lines than this hides the rest.
const TERMINAL_PAUSE_MILLISECONDS = 100;
const LOG_PAUSE_MILLISECONDS = 5_000;
// The first moments of a job say nothing about its rate.
const RATE_KNOWN_MILLISECONDS = 1_000;
// Back to the first column, and erase to the end of the line.
const REWRITE = '\r\u001B[K';

/** What is under way in one line. */
interface Line {
  readonly label: string;
  readonly started_at: number;
  readonly is_shown: boolean;
  readonly shown_at: number;
  readonly done: number;
  readonly total: number;
}

/** One line that rewrites itself on a terminal, a line now and then elsewhere: what is done, how fast, how long it still takes. */
export function createProgress(stream: ProgressStream, now: () => number = () => performance.now()): Progress {
  const isTerminal = stream.isTTY === true;
  const pause = isTerminal ? TERMINAL_PAUSE_MILLISECONDS : LOG_PAUSE_MILLISECONDS;
  let line: Line | undefined;
  // Work begins when what was before it ends, not when its first piece is done.
  let begun_at = now();

  const show = (shown: Line, doing = ''): void => {
    const text = describe(shown, now() - shown.started_at) + (doing === '' ? '' : `  ${doing}`);
    stream.write(isTerminal ? REWRITE + text.slice(0, (stream.columns ?? 80) - 1) : `${text}\n`);
  };
  const end = (): void => {
    // Work that was over before the first line needs none.
    if (line?.is_shown === true) {
      show(line);
      if (isTerminal) stream.write('\n');
    }
    line = undefined;
  };
  return {
    tell(label, done, total, doing) {
      if (line?.label !== label) end();
      const { started_at, is_shown, shown_at } = line ?? { started_at: begun_at, is_shown: false, shown_at: begun_at };
      begun_at = now();
      // What has only begun may take long by itself: a person is told at once.
      const isDue = now() - shown_at >= pause || (isTerminal && done === 0);
      line = { label, done, total, started_at, is_shown: is_shown || isDue, shown_at: isDue ? now() : shown_at };
      if (isDue) show(line, doing);
    },
    clear() {
      if (isTerminal && line?.is_shown === true) stream.write(REWRITE);
    },
    end,
  };
}

function describe({ label, done, total }: Line, elapsed: number): string {
  const counted = `${done}/${total}`;
  if (elapsed < RATE_KNOWN_MILLISECONDS || done === 0) return `${label} ${counted}`;
  const rate = (done * 1_000) / elapsed;
  const remaining = done >= total ? '' : `, ${showSeconds((total - done) / rate)} left`;
  return `${label} ${counted}  ${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s${remaining}`;
}

function showSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
