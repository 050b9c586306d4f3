import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { renderHomePage } from '#portal/home-page.ts';
import { createTestApp } from '../http/support/test-app.ts';
import type { TestApp } from '../http/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const render = async (contact?: string): Promise<string> =>
  service.parts.reader.answer((view) =>
    renderHomePage(view, {
      baseUrl: 'https://funds.example.test',
      unitsPerMinute: 600,
      today: '2026-01-06' as IsoDate,
      pictures: undefined,
      contact,
    }),
  );
const ENTITIES: readonly (readonly [string, string])[] = [
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
];
const decode = (text: string): string => ENTITIES.reduce((all, [from, to]) => all.replaceAll(from, to), text);

it('the call of the home page is one that the API answers with the data shown', async () => {
  const page = await render();
  const [, path = ''] = /data-path="([^"]+)"/.exec(page) ?? [];
  const [, shown = ''] = /id="live-answer">([^<]+)</.exec(page) ?? [];
  const answer = (await service.ask(decode(path))).json<{ data: unknown }>();
  expect((JSON.parse(decode(shown)) as { data: unknown }).data).toEqual(answer.data);
  expect(decode(page)).toContain(`"https://funds.example.test${decode(path)}"`);
});

it('the home page states the age of the newest data', async () => {
  expect((await render()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(
    /Newest NAV 5 Jan 2026 , 1 day old Newest report 31 Dec 2025 , 6 days old/,
  );
});

it.each([
  [undefined, 'has not stated a contact'],
  ['funds@example.test', '<a href="mailto:funds@example.test">funds@example.test</a>'],
  ['Sample Data <funds@example.test>', 'Sample Data, <a href="mailto:funds@example.test">'],
  ['https://example.test/contact', '<a href="https://example.test/contact" rel="noreferrer">'],
])('the home page names the operator %s', async (contact, text) => {
  expect((await render(contact)).replace(/\s+/g, ' ')).toContain(text);
});
