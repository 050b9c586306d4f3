import { describe, expect, it } from 'vitest';
import { parseRobots } from '#ingest/sync/robots.ts';

const AGENT = 'sample-agent';

function allowed(text: string, ...paths: readonly string[]): string[] {
  const rules = parseRobots(text, AGENT);
  return paths.filter((path) => rules.allows(path));
}

describe('the rules of a robots.txt', () => {
  it('a path is forbidden by the longest rule, and a permission of the same length counts', () => {
    const text = 'User-agent: *\nDisallow: /private\nAllow: /private/fmr\nDisallow: /same\nAllow: /same';
    expect(allowed(text, '/', '/private/a', '/private/fmr/a.pdf', '/same/a')).toEqual([
      '/',
      '/private/fmr/a.pdf',
      '/same/a',
    ]);
  });

  it('rules for this service replace those for all, and other services have theirs', () => {
    const text =
      'User-agent: *\nDisallow: /\n\nUser-agent: other\nDisallow: /b\n\nUser-Agent: x\nuser-agent: Sample-Agent\nDisallow: /a';
    expect(allowed(text, '/a', '/b')).toEqual(['/b']);
  });

  it('wildcards and the end of an address are understood', () => {
    const text = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /a*b*c\nDisallow: /end$';
    expect(allowed(text, '/x.pdf', '/x.pdf?y', '/a/b/c/d', '/acb', '/end', '/end/')).toEqual([
      '/x.pdf?y',
      '/acb',
      '/end/',
    ]);
  });

  it('an error page in its place, an empty file and an empty rule forbid nothing', () => {
    for (const text of ['<html><body>Not found</body></html>', '', 'User-agent: *\nDisallow:', 'Disallow: /'])
      expect(allowed(text, '/a'), text).toEqual(['/a']);
  });

  it('the requested pause is read, and comments are not', () => {
    const delay = (text: string): number | null => parseRobots(text, AGENT).crawl_delay;
    expect(delay('User-agent: * # all\nCrawl-delay: 20 # seconds')).toBe(20);
    expect(delay('User-agent: *\nCrawl-delay: soon')).toBeNull();
    expect(delay('User-agent: other\nCrawl-delay: 20')).toBeNull();
  });

  it('a hostile file costs little time', () => {
    const text = `User-agent: *\n${'Disallow: /*a*a*a*a*a*a*a*a*b\n'.repeat(5_000)}`;
    const begun = performance.now();
    expect(allowed(text, `/${'a'.repeat(2_000)}`)).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
