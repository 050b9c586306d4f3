import { expect, it } from 'vitest';
import { colour } from '#pages/browser/colour.ts';
import { isSafeAddress, renderMarkdown } from '#pages/markdown.ts';

const PICTURES = new Map([['x.svg', { path: '/docs/guides/x.svg', width: 300, height: 200 }]]);

const render = (text: string): string =>
  renderMarkdown(text, (href) => (isSafeAddress(href) ? href : undefined), PICTURES).body.html;

it('HTML in a document is shown as text', () => {
  const page = render('# T\n\n<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> and `<b>`.');
  expect(page).not.toMatch(/<script|<img|<b>/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('<code>&lt;b&gt;</code>');
});

it('links have only addresses of this service or https, and pictures are only those of the service, with their size', () => {
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example/x',
    'http://elsewhere.example',
    'x.md',
  ];
  for (const href of hostile) {
    expect(render(`[name](${href})`), href).not.toContain('href');
    expect(render(`![name](${href})`), href).not.toContain('<img');
    expect(render(`[name](${href})`), href).toContain('name');
  }
  expect(render('[a](/docs) [b](https://example.org/x) ![c](x.svg)')).toBe(
    '<p><a href="/docs">a</a> <a href="https://example.org/x">b</a> <img src="/docs/guides/x.svg" width="300" height="200" alt="c" /></p>\n',
  );
});

it('a document has its title, its sections with their text, and headings with anchors', () => {
  const { title, body, sections } = renderMarkdown(
    '# Title\n\nBefore.\n\n## First `part`\n\n- one\n- two\n\n| a | b |\n| - | - |\n| c | d |\n',
    () => undefined,
  );
  expect(title).toBe('Title');
  expect(body.html).not.toContain('Title');
  expect(body.html).toContain('<h2 id="first-part">');
  expect(sections.map(({ id, name, text }) => [id, name, text.trim()])).toEqual([
    ['', '', 'Before.'],
    ['first-part', 'First part', 'one two a b c d'],
  ]);
});

it('coloured code has the same text, also if it is incomplete', () => {
  const texts = [
    '{"a": "b\\"c", "n": -1.5e3, "t": true, "x": "open',
    `curl -H "K: $KEY" 'open`,
    'a = "x\n# c',
    '`${a}` // c',
  ];
  for (const text of texts)
    for (const language of ['json', 'sh', 'python', 'javascript', 'text'] as const)
      expect(
        colour(text, language)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  expect(colour('{"a": "b"}', 'json').map(({ kind }) => kind)).toEqual(['', 'name', '', 'string', '']);
});
