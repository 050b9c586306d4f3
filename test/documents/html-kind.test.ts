import { expect, it } from 'vitest';
import { beginsAsHtml } from '#documents/begins-as-html.ts';
import { kindOfHtml } from '#documents/html-kind.ts';

const kindOf = (text: string): string => kindOfHtml(Buffer.from(text)).kind;

it.each([
  ['<html><head><title>Just a moment...</title></head>', 'challenge'],
  ['<html><title>Sample AMC</title><script>window._cf_chl_opt={}</script>', 'challenge'],
  ['<html><head><title>Access Denied</title>', 'challenge'],
  ['<title>Page not found – Sample AMC</title>', 'absent'],
  ['<title>Sample AMC</title><h1>404</h1>', 'absent'],
  ['<title>503 Service Unavailable</title>', 'error'],
  ['<title>Fund manager reports</title><h1>Reports</h1><p>Page 404 of 500 was not found in 2019</p>', 'page'],
  ['', 'page'],
])('the kind of %s is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

it('the title is shown on one line and cut', () => {
  expect(kindOfHtml(Buffer.from('<title> Not \n found </title>')).title).toBe('Not found');
  expect(kindOfHtml(Buffer.from(`<title>${'x'.repeat(500)}</title>`)).title?.length).toBe(80);
  expect(kindOfHtml(Buffer.from('<p>x')).title).toBeNull();
});

it('a web page is recognised by its beginning, whatever the site calls it', () => {
  expect(
    [' \n<!DOCTYPE html><html>', '\uFEFF<HTML>', '%PDF-1.7', 'PK'].map((text) => beginsAsHtml(Buffer.from(text))),
  ).toEqual([true, true, false, false]);
});
