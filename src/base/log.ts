/** One JSON line per event, or one readable line on a terminal; never a key, cookie or password. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, unknown>>;

export const silentLog: Log = { info() {}, warn() {}, error() {} };

// API keys start with `mfd_`; they are redacted even inside other texts.
const SECRET_SHAPE = /mfd_[0-9A-Za-z]{8,}/g;

export function createLog(write: (line: string) => void, pretty: boolean, now: () => Date = () => new Date()): Log {
  const put = (level: string, message: string, fields: LogFields = {}): void => {
    const line = pretty
      ? prettyLine(level, message, fields)
      : JSON.stringify({ time: now().toISOString(), level, message, ...fields });
    write(`${line.replace(SECRET_SHAPE, 'mfd_[hidden]')}\n`);
  };
  return {
    info: (message, fields) => put('info', message, fields),
    warn: (message, fields) => put('warn', message, fields),
    error: (message, fields) => put('error', message, fields),
  };
}

function prettyLine(level: string, message: string, fields: LogFields): string {
  const rest = Object.entries(fields)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');
  return `${level === 'info' ? '' : `${level}: `}${message}${rest}`;
}
