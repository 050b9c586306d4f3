/** The rules of a robots.txt for this service (RFC 9309). */
export interface RobotsRules {
  /** Whether the site allows requests for a path with its query. */
  allows(path: string): boolean;
  /** The pause that the site requests between two requests, seconds; null if none. */
  readonly crawl_delay: number | null;
}

interface Rule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
  delay: number | null;
}

const MOST_RULES = 10_000;
// `Crawl-delay: 10`, `Crawl-delay: 0.5`
const DELAY = /^(\d{1,6})(\.\d{1,3})?$/;

/** Without a robots.txt everything is allowed. */
export const NO_ROBOTS: RobotsRules = { allows: () => true, crawl_delay: null };

/** Reads a robots.txt. Lines that are not rules are ignored, so an error page in its place allows everything. */
export function parseRobots(text: string, agent: string): RobotsRules {
  const groups = readGroups(text);
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const chosen = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const rules = chosen.flatMap((group) => group.rules).slice(0, MOST_RULES);
  const delays = chosen.flatMap(({ delay }) => (delay === null ? [] : [delay]));
  return {
    crawl_delay: delays.length === 0 ? null : Math.max(...delays),
    allows(path) {
      const fitting = rules.filter(({ pattern }) => matches(pattern, path));
      const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length));
      const last = fitting.filter(({ pattern }) => pattern.length === longest);
      // Of two rules of one length, the permission counts.
      return last.length === 0 || last.some(({ isAllowed }) => isAllowed);
    },
  };
}

function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.split(/[\r\n]/)) {
    const [name = '', ...rest] = (line.split('#')[0] ?? '').split(':');
    const key = name.trim().toLowerCase();
    const value = rest.join(':').trim();
    if (key === 'user-agent') {
      // Several agents in a row share the rules that follow.
      if (!isNaming) groups.push({ agents: [], rules: [], delay: null });
      groups.at(-1)?.agents.push(value.toLowerCase());
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false;
      // An empty `Disallow:` forbids nothing.
      if (value !== '') groups.at(-1)?.rules.push({ isAllowed: key === 'allow', pattern: value });
    } else if (key === 'crawl-delay') {
      isNaming = false;
      const group = groups.at(-1);
      const [, seconds, fraction] = DELAY.exec(value) ?? [];
      if (group !== undefined && seconds !== undefined)
        group.delay = Number.parseInt(seconds, 10) + (fraction === undefined ? 0 : 1);
    }
  }
  return groups;
}

/** `/a*b$`: a prefix with wildcards. Compared piece by piece, because a pattern of the site must not cost time. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...more] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  if (more.length === 0) return !isWhole || path === first;
  const last = isWhole ? (more.pop() ?? '') : '';
  let at = first.length;
  for (const piece of more) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}
