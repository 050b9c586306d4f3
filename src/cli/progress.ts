/** The output stream: stderr, or a recording in tests. */
interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  /** `done` of `total` items; `doing` names the current item. A new `label` starts a new line. */
  onProgress(label: string, done: number, total: number, doing?: string): void;
  /** Clears the terminal line, so that a message can be printed; the next `onProgress` redraws it below. */
  clear(): void;
  /** Finishes the line; call it also after a failure. */
  end(): void;
}

// A terminal line that updates more often flickers; in a log more lines would hide everything else.
const TERMINAL_PAUSE_MILLISECONDS = 100;
const LOG_PAUSE_MILLISECONDS = 5_000;
// Within the first second the rate is unreliable.
const RATE_KNOWN_MILLISECONDS = 1_000;
// Return to the first column and erase the line.
const REWRITE = '\r\u001B[K';

/** The state of one progress line; times are milliseconds. */
interface Line {
  readonly label: string;
  readonly startedAt: number;
  readonly isShown: boolean;
  readonly shownAt: number;
  readonly done: number;
  readonly total: number;
}

/** Shows count, rate and remaining time: one self-updating line on a terminal, an occasional line elsewhere. */
export function createProgress(stream: ProgressStream, now: () => number = () => performance.now()): Progress {
  const isTerminal = stream.isTTY === true;
  const pause = isTerminal ? TERMINAL_PAUSE_MILLISECONDS : LOG_PAUSE_MILLISECONDS;
  let line: Line | undefined;
  // A job starts when the previous one ends, not when its first item is done.
  let begunAt = now();

  const show = (shown: Line, doing = ''): void => {
    const text = describe(shown, now() - shown.startedAt) + (doing === '' ? '' : `  ${doing}`);
    stream.write(isTerminal ? REWRITE + text.slice(0, (stream.columns ?? 80) - 1) : `${text}\n`);
  };
  const end = (): void => {
    // A job that finished before its first line was due prints nothing.
    if (line?.isShown === true) {
      show(line);
      if (isTerminal) stream.write('\n');
    }
    line = undefined;
  };
  return {
    onProgress(label, done, total, doing) {
      if (line?.label !== label) end();
      const { startedAt, isShown, shownAt } = line ?? { startedAt: begunAt, isShown: false, shownAt: begunAt };
      begunAt = now();
      // The first item may take long, so a terminal shows the line at once.
      const isDue = now() - shownAt >= pause || (isTerminal && done === 0);
      line = { label, done, total, startedAt, isShown: isShown || isDue, shownAt: isDue ? now() : shownAt };
      if (isDue) show(line, doing);
    },
    clear() {
      if (isTerminal && line?.isShown === true) stream.write(REWRITE);
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
