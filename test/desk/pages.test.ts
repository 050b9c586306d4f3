import { afterEach, describe, expect, it } from 'vitest';
import { listPicks } from '#desk/pick-words.ts';
import { listNearNames } from '#review/near-names.ts';
import { fundRow, navPage, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { PUBLISHED } from '../support/report-desk.ts';
import { Reviewer } from './ask-desk.ts';
import { openReviewDesk } from './open-review-desk.ts';
import type { ReviewDesk } from './open-review-desk.ts';

const CASH = 'Sample Crescent Cash Fund';
const opened: ReviewDesk[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((review) => review.close()));
});

async function openEmpty(): Promise<{ readonly review: ReviewDesk; readonly reviewer: Reviewer }> {
  const review = await openReviewDesk();
  opened.push(review);
  await review.imports.take('performance', performancePage(PUBLISHED));
  return { review, reviewer: await Reviewer.enter(review.desk) };
}

const holdOf = async ({ imports }: ReviewDesk, check: string): Promise<string> =>
  (await imports.holds()).find(({ check_name }) => check_name === check)?.id ?? '';

const nav = (validity_date: string, price: string): ReturnType<typeof fundRow> =>
  fundRow({ fund: CASH, fund_id: '1', validity_date, nav: price, repurchase: price, offer: price });

/** The text of a page, without its tags. */
const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

it('the number of a heading does not hide the fund that it names', async () => {
  const { review } = await openEmpty();
  const [near] = listNearNames('6. Sample Crescent Cash Fund', await review.imports.funds());
  expect(near).toMatchObject({ name: CASH, isExact: true });
  expect(listNearNames('Sample Crescent Cash Fund Plan VI', await review.imports.funds())[0]?.isExact).not.toBe(true);
});

describe('the inbox', () => {
  it('has holds of tables and reports in one list, by check, AMC and document, and its address filters them', async () => {
    const { review, reviewer } = await openEmpty();
    await review.imports.take('nav', navPage([nav('Jul 01, 2026', '20.4089')]));
    await review.imports.take('fmr', fragmentFile([fundPage({ nav_per_unit: '99.41' })]));
    await review.imports.take('fmr', fragmentFile([fundPage({ fund_name_raw: 'Sample Lost Fund' })]));
    review.clock.advance(5 * 3_600_000);
    const all = plain((await reviewer.get('/')).text);
    expect(all).toContain('3 holds open, 0 decisions today.');
    expect(all).toMatch(/NAV jump 1 hold/);
    expect(all).toMatch(/Sample Crescent Asset Management Limited nav-2 1 1 6 hours/);
    expect(all).toMatch(/Unknown fund name 1 hold/);
    expect(plain((await reviewer.get('/?check=nav_jump')).text)).not.toMatch(/Unknown fund name \d/);
    expect(plain((await reviewer.get('/?q=LOST')).text)).not.toMatch(/NAV jump \d/);
    expect(plain((await reviewer.get('/?amc=No+such+AMC')).text)).toContain('No open hold matches');
  });

  it('decides all holds of one cause and document together', async () => {
    const { review, reviewer } = await openEmpty();
    const names = ['Ravi', 'Jhelum', 'Chenab'].map((name) => `Sample ${name} Fund`);
    await review.imports.take(
      'fmr',
      fragmentFile(names.map((fund_name_raw, index) => fundPage({ fund_name_raw, page_number: index + 1 }))),
    );
    const [hold] = await review.imports.holds();
    const { text } = await reviewer.get('/?check=fund_unknown&document=2');
    const holds = /name="holds" value="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(holds.split(' ')).toHaveLength(3);
    expect(holds).toContain(hold?.id);
    await reviewer.post('/decisions', { kind: 'reject-all', holds, reason: 'not registered' });
    expect(plain((await reviewer.get('/')).text)).toContain('Rejected 3 holds. Closes 3 holds');
    await reviewer.post('/apply', {});
    expect(await review.imports.holds('REJECTED')).toHaveLength(3);
  });
});

describe('a hold of a table', () => {
  it('shows a NAV jump with the NAVs around it as a chart and as a table', async () => {
    const { review, reviewer } = await openEmpty();
    await review.imports.take('nav', navPage([nav('Jul 01, 2026', '10.4100')]));
    await review.imports.take('nav', navPage([nav('Jul 02, 2026', '20.4200')]));
    const { text } = await reviewer.get(`/holds/${await holdOf(review, 'nav_jump')}`);
    expect(text).toContain('class="chart"');
    expect(text).toContain('2026-07-02: 20.4200, held');
    expect(plain(text)).toMatch(/2026-06-30 10\.4089 served 2026-07-01 10\.4100 served 2026-07-02 20\.4200 held/);
  });

  it('shows conflicting payouts side by side, and the chosen one is served', async () => {
    const { review, reviewer } = await openEmpty();
    const pay = (payout: string): ReturnType<typeof fundRow> =>
      fundRow({ fund: CASH, fund_id: '1', payout, payout_date: 'Aug 18, 2026', ex_nav: '50' });
    await review.imports.take('payouts', payoutsPage([pay('0.0285'), pay('0.0248')]));
    const hold = await holdOf(review, 'conflicting_payouts');
    const { text } = await reviewer.get(`/holds/${hold}`);
    expect(plain(text)).toMatch(/Value 1 0\.0285 Value 2 0\.0248/);
    await reviewer.post('/decisions', { hold, kind: 'accept 0.0248', reason: 'the later one' });
    await reviewer.post('/apply', {});
    expect(await review.imports.paid(CASH)).toEqual(['2026-08-18 0.0248']);
  });

  it('shows why names are near, and one alias settles every hold with that name', async () => {
    const { review, reviewer } = await openEmpty();
    const lost = 'Sample Crescent Cash Plus Fund';
    await review.imports.take('nav', navPage([fundRow({ fund: lost, fund_id: '', validity_date: 'Jul 01, 2026' })]));
    await review.imports.take('fmr', fragmentFile([fundPage({ fund_name_raw: lost })]));
    expect(await review.imports.held()).toEqual(['fund_unknown 1', 'fund_unknown 1']);
    const [hold] = await review.imports.holds();
    const { text } = await reviewer.get(`/holds/${hold?.id}`);
    expect(plain(text)).toContain('same: sample crescent cash fund; only printed: plus');
    const fields = { hold: hold?.id ?? '', kind: 'alias', fund: 'sample-crescent-cash-fund', reason: 'one fund' };
    await reviewer.post('/decisions', fields);
    expect(plain((await reviewer.get('/')).text)).toContain('Closes 2 holds');
    await reviewer.post('/apply', {});
    expect(await review.imports.held()).toEqual([]);
    const wrong = await reviewer.post('/decisions', { ...fields, other: 'no-such-fund' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('No fund has the slug no-such-fund');
  });
});

describe('a hold of a report', () => {
  it('of a file without its PDF is shown with the words of the page', async () => {
    const { review, reviewer } = await openEmpty();
    const words = [['57.75', 100, 50, 130, 60]];
    await review.imports.take('fmr', fragmentFile([fundPage()], { pages: [{ page_number: 4, words }] }));
    const hold = (await review.imports.holds())[0]?.id ?? '';
    const { text } = await reviewer.get(`/holds/${hold}`);
    expect(text).toMatch(/<text[^>]*>\s*57\.75/);
    expect(text).not.toContain('<image');
  });

  it('of a file with the text of its pages only is shown with that text', async () => {
    const { review, reviewer } = await openEmpty();
    const text = 'NAV per unit: 99.41 on June 30, 2026';
    await review.imports.take(
      'fmr',
      fragmentFile([fundPage({ nav_per_unit: '99.41' })], { pages: [{ page_number: 4, text }] }),
    );
    const hold = (await review.imports.holds())[0]?.id ?? '';
    expect((await reviewer.get(`/holds/${hold}`)).text).toContain(text);
  });

  it('lists corrections of every value, and members that were not read', async () => {
    const { review, reviewer } = await openEmpty();
    await review.imports.take('fmr', fragmentFile([fundPage({ nav_per_unit: '99.41', offer_price: null })]));
    const { text } = await reviewer.get(`/holds/${await holdOf(review, 'nav_disagrees')}`);
    expect(text).toContain('fix=nav_per_unit&amp;page=4');
    expect(text).toContain('<option value="offer_price">');
  });

  it('gives a row a value that was not read, and the checks judge it', async () => {
    const { review, reviewer } = await openEmpty();
    const rows = ['35.25', '57.75', null].map((percent_of_total_assets, index) => ({
      allocation_type: 'ASSET_ALLOCATION',
      label_raw: ['Cash', 'T-Bills', 'Others'][index],
      percent_of_total_assets,
      ...(percent_of_total_assets === null ? { amount: '7000000' } : {}),
    }));
    await review.imports.take('fmr', fragmentFile([fundPage({ allocations: rows })]));
    const hold = await holdOf(review, 'allocation_sum');
    expect((await reviewer.get(`/holds/${hold}`)).text).toContain('class="matrix"');
    const path = 'allocations[2].percent_of_total_assets';
    await reviewer.post('/decisions', { hold, kind: 'correct', path, page: '4', value: '7.00', reason: 'printed' });
    await reviewer.post('/apply', {});
    expect(await review.imports.held()).toEqual([]);
  });
});

describe('other candidates of the reader', () => {
  const box = (x0: number) => ({ x0, y0: 100, x1: x0 + 30, y1: 110 });
  /** A page of which every value is printed, one of them beside another figure that was weighed for it. */
  const weighed = (member: 'nav_per_unit' | 'net_assets', printed: string, margin: number): string => {
    const rivals = [{ ...box(200), printed: '10.41', margin }];
    const page = fundPage({ [member]: printed, evidence: { [member]: { ...box(100), printed, rivals } } });
    const others = Object.values(page['evidence'] as Record<string, { printed: string }>).map((one, index) => [
      one.printed,
      300,
      120 + 12 * index,
      360,
      130 + 12 * index,
    ]);
    const words = [[printed, 100, 100, 130, 110], ['10.41', 200, 100, 230, 110], ...others];
    return fragmentFile([page], { pages: [{ page_number: 4, width: 600, height: 800, words }] });
  };

  it('are shown with their margins, on the page and in a list, and one key takes one', async () => {
    const { review, reviewer } = await openEmpty();
    await review.imports.take('fmr', weighed('nav_per_unit', '99.41', 12));
    const hold = await holdOf(review, 'nav_disagrees');
    const { text } = await reviewer.get(`/holds/${hold}`);
    expect(text).toMatch(/<rect\s+class="outline rival\s*"[^>]*><title>\s*Another candidate: 10\.41, margin 12/);
    expect(text).toMatch(/data-key="1">\s*Take 10\.41/);
    expect(plain(text)).toContain('nav per unit instead of 99.41, margin 12');
    const form = /<form class="weighed".*?<\/form>/s.exec(text)?.[0] ?? '';
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    expect((await reviewer.submit('/decisions', fields)).status).toBe(303);
    await reviewer.post('/apply', {});
    expect(await review.imports.held()).toEqual([]);
    const { fund_key } = await review.imports.fund(CASH);
    const { nav_per_unit } = await review.imports.ingest.facts.query
      .selectFrom('reports')
      .select('nav_per_unit')
      .where('fund_key', '=', fund_key)
      .where('superseded_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(nav_per_unit).toBe('10.41');
  });

  it('colour the box of a value that was chosen by a small margin', async () => {
    const { review, reviewer } = await openEmpty();
    const pageOf = async (margin: number): Promise<string> => {
      const { document } = await review.imports.take('fmr', weighed('net_assets', '1814000000', margin));
      return (await reviewer.get(`/documents/${document.sha256}/pages/4`)).text;
    };
    expect(await pageOf(4)).toMatch(
      /class="outline close"[^>]*><title>\s*net_assets: 1814000000; another text fitted almost as well; margin 4 to 10\.41/,
    );
    expect(await pageOf(10)).not.toContain('class="outline close"');
  });
});

describe('words that can be picked', () => {
  const line = (...texts: string[]): { text: string; x0: number; y0: number; x1: number; y1: number }[] =>
    texts.map((text, index) => ({ text, x0: index * 40, y0: 10, x1: index * 40 + 36, y1: 20 }));

  it('are numbers for a number, with their sign', () => {
    const picks = listPicks(line('NAV', '101.2539', '(8.35%)', '2,944.51', 'Nil'), 'decimal');
    expect(picks.map(({ value }) => value)).toEqual(['101.2539', '-8.35', '2944.51', '0']);
  });

  it('are the shortest words that read as a date, for a date', () => {
    const picks = listPicks(line('as', 'of', 'June', '30,', '2026', 'and', '01-Jul-26'), 'date');
    expect(picks.map(({ value, x0, x1 }) => [value, x0, x1])).toEqual([
      ['2026-06-30', 80, 196],
      ['2026-07-01', 240, 276],
    ]);
  });

  it('are runs of words for a text', () => {
    const [first, ...others] = listPicks(line('Sample', 'Trust', 'Company'), 'text');
    expect(first).toMatchObject({ value: 'Sample Trust Company', x0: 0, x1: 116 });
    expect(others).toEqual([]);
  });
});
