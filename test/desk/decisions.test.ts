import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import { silentLog } from '#base/log.ts';
import { PendingDecisions } from '#desk/pending-decisions.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import { rebuild } from '#ingest/rebuild.ts';
import { decide } from '#review/decide.ts';
import { navPage, performancePage } from '../fixtures/association-page.ts';
import { allocation, fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { PUBLISHED } from '../support/report-desk.ts';
import { Reviewer } from './ask-desk.ts';
import { openReviewDesk } from './open-review-desk.ts';
import type { ReviewDesk } from './open-review-desk.ts';

const NAME = 'Sample Crescent Cash Fund';
const BAD_SUM = [allocation('ASSET_ALLOCATION', 'Cash', '35.25'), allocation('ASSET_ALLOCATION', 'T-Bills', '57.75')];
/** A page with two withheld groups. */
const TWO_GROUPS = fundPage({ allocations: BAD_SUM, nav_per_unit: '99.41' });

const opened: ReviewDesk[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((review) => review.close()));
});

async function openWith(pages: readonly object[], waitMs?: number): Promise<ReviewDesk> {
  const review = await openReviewDesk(waitMs);
  opened.push(review);
  await review.imports.take('performance', performancePage(PUBLISHED));
  await review.imports.take('fmr', fragmentFile(pages as never));
  return review;
}

const idOf = async ({ imports }: ReviewDesk, check: string): Promise<string> =>
  (await imports.holds()).find((hold) => hold.check_name === check)?.id ?? '';

interface Entry {
  readonly kind: string;
  readonly decision?: Decision;
  readonly by?: string;
}
const journalOf = ({ folder }: ReviewDesk): Entry[] =>
  readFileSync(join(folder, 'archive/journal.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry)
    .filter(({ kind }) => kind === 'decision');

async function enter(review: ReviewDesk, id: string): Promise<Reviewer> {
  const reviewer = await Reviewer.enter(review.desk);
  await reviewer.get(`/holds/${id}`);
  return reviewer;
}

interface Shown {
  readonly kind: string;
  readonly pages: readonly object[];
  readonly check: string;
  /** Set if the decision is about an AMC, which only this table names. */
  readonly nav?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly decision: (hold_id: string) => Decision;
}
const CASES: readonly Shown[] = [
  {
    kind: 'an acceptance',
    pages: [TWO_GROUPS],
    check: 'allocation_sum',
    fields: { kind: 'accept', reason: ' printed so ' },
    decision: (hold_id) => ({ kind: 'accept', hold_id, reason: 'printed so' }),
  },
  {
    kind: 'a rejection',
    pages: [TWO_GROUPS],
    check: 'nav_disagrees',
    fields: { kind: 'reject', reason: 'another month' },
    decision: (hold_id) => ({ kind: 'reject', hold_id, reason: 'another month' }),
  },
  {
    kind: 'a correction with its unit and the other value of the same words',
    pages: [fundPage({ net_assets: '1814000000000000', fund_size: '1814000000000000' })],
    check: 'size_implausible',
    fields: {
      kind: 'correct',
      path: 'net_assets',
      also: 'fund_size',
      page: '4',
      value: '1,814',
      unit: '1000000',
      reason: 'in millions',
    },
    decision: (hold_id) => ({
      kind: 'correct',
      hold_id,
      path: 'net_assets',
      value: '1814000000',
      also: ['fund_size'],
      page: 4,
      reason: 'in millions',
    }),
  },
  {
    kind: 'an omitted section',
    pages: [TWO_GROUPS],
    check: 'allocation_sum',
    fields: { kind: 'drop', section: 'allocations', reason: 'cut off' },
    decision: (hold_id) => ({ kind: 'drop', hold_id, section: 'allocations', reason: 'cut off' }),
  },
  {
    kind: 'the release of a page',
    pages: [TWO_GROUPS],
    check: 'allocation_sum',
    fields: { kind: 'confirm', reason: 'compared' },
    decision: (hold_id) => ({ kind: 'confirm', hold_id, reason: 'compared' }),
  },
  {
    kind: 'an alias',
    pages: [fundPage({ fund_name_raw: 'Sample Crescent Liquid Fund' })],
    check: 'fund_unknown',
    fields: { kind: 'alias', fund: 'sample-crescent-cash-fund', reason: 'renamed' },
    decision: () => ({
      kind: 'alias',
      alias: 'Sample Crescent Liquid Fund',
      fund_slug: 'sample-crescent-cash-fund',
      reason: 'renamed',
    }),
  },
  {
    kind: 'a row that was not read',
    pages: [TWO_GROUPS],
    check: 'allocation_sum',
    fields: {
      kind: 'add',
      section: 'allocations',
      page: '4',
      'row.label_raw': 'Others',
      'row.percent_of_total_assets': '7.00',
      'row.previous_period': ' ',
      'row.allocation_type': 'ASSET_ALLOCATION',
      reason: 'printed below',
    },
    decision: (hold_id) => ({
      kind: 'add',
      hold_id,
      section: 'allocations',
      row: {
        label_raw: 'Others',
        percent_of_total_assets: '7.00',
        allocation_type: 'ASSET_ALLOCATION',
      },
      page: 4,
      reason: 'printed below',
    }),
  },
  {
    kind: 'a confirmed page',
    pages: [TWO_GROUPS],
    check: 'allocation_sum',
    fields: { kind: 'confirm_page', document: sha256Hex(fragmentFile([TWO_GROUPS])), page: '4', reason: 'compared' },
    decision: () => ({
      kind: 'confirm_page',
      document_sha256: sha256Hex(fragmentFile([TWO_GROUPS])),
      page: 4,
      reason: 'compared',
    }),
  },
  {
    kind: 'a word of the AMC',
    nav: navPage(PUBLISHED),
    pages: [TWO_GROUPS],
    check: 'allocation_sum',
    fields: {
      kind: 'teach',
      amc: 'sample-crescent-asset-management-limited',
      text: 'Worth of a Share',
      term: 'nav',
      document: '',
      page: '4',
      reason: 'page 4',
    },
    decision: () => ({
      kind: 'teach',
      amc_slug: 'sample-crescent-asset-management-limited',
      text: 'Worth of a Share',
      term: 'nav',
      reason: 'page 4',
    }),
  },
];

it.each(CASES)(
  '$kind leaves the same journal and the same facts as the command, and a rebuild repeats it',
  async ({ pages, check, nav, fields, decision }) => {
    const [byForm, byCommand] = [await openWith(pages), await openWith(pages)];
    if (nav !== undefined) for (const { imports } of [byForm, byCommand]) await imports.take('nav', nav);
    const hold = await idOf(byForm, check);
    expect(hold).not.toBe('');
    const reviewer = await enter(byForm, hold);
    const answer = await reviewer.post('/decisions', { hold, ...fields });
    expect(answer.status, /role="alert"><p>([^<]*)/.exec(answer.text)?.[1]).toBe(303);
    expect((await reviewer.post('/apply', {})).status).toBe(303);
    await decide(byCommand.imports.ingest, decision(hold), 'sample operator');
    expect(journalOf(byForm)).toHaveLength(1);
    expect(journalOf(byForm)).toEqual(journalOf(byCommand));
    const facts = await readFactTables(byForm.imports.ingest.facts);
    expect(facts).toEqual(await readFactTables(byCommand.imports.ingest.facts));
    const { facts: store, archive } = byForm.imports.ingest;
    await rebuild(store, archive, async () => undefined);
    expect(await readFactTables(store)).toEqual(facts);
  },
);

it('a released page accepts every acceptable hold over it in one decision', async () => {
  const review = await openWith([TWO_GROUPS]);
  expect(await review.imports.held()).toEqual(['allocation_sum 2', 'nav_disagrees 2']);
  const hold_id = await idOf(review, 'nav_disagrees');
  await review.imports.decide({ kind: 'confirm', hold_id, reason: 'compared' });
  expect(await review.imports.held()).toEqual([]);
  expect(await review.imports.holds('ACCEPTED')).toMatchObject([{ reason: 'compared' }, { reason: 'compared' }]);
});

it('an added row completes its table: the sum is checked again, and the row is served', async () => {
  const review = await openWith([TWO_GROUPS]);
  const hold_id = await idOf(review, 'allocation_sum');
  const row = { label_raw: 'Others', allocation_type: 'ASSET_ALLOCATION' };
  const add = (share: string): Decision => ({
    kind: 'add',
    hold_id,
    section: 'allocations',
    row: { ...row, percent_of_total_assets: share },
    reason: 'printed below',
  });
  await review.imports.decide(add('3.00'));
  expect(await review.imports.held(), 'a row too few is still held').toContain('allocation_sum 3');
  const again = await idOf(review, 'allocation_sum');
  await review.imports.decide({ ...add('4.00'), hold_id: again } as Decision);
  expect(await review.imports.held()).toEqual(['nav_disagrees 2']);
  const served = await review.imports.ingest.facts.query
    .selectFrom('report_sections')
    .where('section', '=', 'allocations')
    .orderBy('data_version', 'desc')
    .select('text')
    .executeTakeFirstOrThrow();
  expect((JSON.parse(served.text) as { label_raw: string }[]).map(({ label_raw }) => label_raw)).toEqual([
    'Cash',
    'T-Bills',
    'Others',
    'Others',
  ]);
});

it.each([
  ['a value of no row', { label: 'Cash', percent_of_total_assets: '3' }],
  ['an inherited name', { constructor: 'Cash', percent_of_total_assets: '3' }],
  ['a row without its table', { label_raw: 'Cash', percent_of_total_assets: '3' }],
  ['a number that is none', { label_raw: 'Cash', allocation_type: 'ASSET_ALLOCATION', current_period: 'three' }],
  ['a rank', { label_raw: 'Cash', allocation_type: 'ASSET_ALLOCATION', row_order: '7' }],
])('a row with %s is refused and changes nothing', async (_what, row) => {
  const review = await openWith([TWO_GROUPS]);
  const hold_id = await idOf(review, 'allocation_sum');
  const decision: Decision = { kind: 'add', hold_id, section: 'allocations', row, reason: 'x' };
  await expect(review.imports.decide(decision)).rejects.toBeInstanceOf(Fault);
  expect(await review.imports.held()).toEqual(['allocation_sum 2', 'nav_disagrees 2']);
});

it('a decision waits, and undoing it leaves no trace in the journal or the store', async () => {
  const review = await openWith([TWO_GROUPS]);
  const hold = await idOf(review, 'allocation_sum');
  const before = await readFactTables(review.imports.ingest.facts);
  const reviewer = await enter(review, hold);
  await reviewer.post('/decisions', { hold, kind: 'accept', reason: 'checked' });
  const inbox = await reviewer.get('/');
  expect(inbox.text).toContain('<strong>1</strong> open');
  const id = /name="id" value="(\d+)"/.exec(inbox.text)?.[1] ?? '';
  expect((await reviewer.post('/undo', { id })).headers.location).toBe(`/holds/${hold}`);
  expect((await reviewer.get('/')).text).toContain('<strong>2</strong> open');
  expect(journalOf(review)).toEqual([]);
  expect(await readFactTables(review.imports.ingest.facts)).toEqual(before);
  expect((await reviewer.post('/undo', { id })).status).toBe(409);
});

it('a waiting decision is applied by its time, by the next decision, and by the end of the review desk', async () => {
  const review = await openWith([TWO_GROUPS], 50);
  const hold = await idOf(review, 'allocation_sum');
  const reviewer = await enter(review, hold);
  await reviewer.post('/decisions', { hold, kind: 'accept', reason: 'checked' });
  await expect.poll(() => journalOf(review).length).toBe(1);
  expect((await reviewer.get('/')).text).toContain('Applied, 1 fact changed');

  const patient = await openWith([TWO_GROUPS]);
  const [first, second] = [await idOf(patient, 'allocation_sum'), await idOf(patient, 'nav_disagrees')];
  const other = await enter(patient, first);
  await other.post('/decisions', { hold: first, kind: 'accept', reason: 'checked' });
  expect(journalOf(patient)).toEqual([]);
  await other.post('/decisions', { hold: second, kind: 'reject', reason: 'another month' });
  expect(journalOf(patient)).toMatchObject([{ decision: { hold_id: first } }]);
  expect(await patient.desk.stop()).toBeUndefined();
  expect(journalOf(patient)).toMatchObject([{ decision: { hold_id: first } }, { decision: { hold_id: second } }]);
});

it('of two reviewers who decide one hold, the first counts, and the other is shown who decided it', async () => {
  const review = await openWith([TWO_GROUPS]);
  const hold = await idOf(review, 'allocation_sum');
  const [one, two] = [await enter(review, hold), await Reviewer.enter(await review.another('second reviewer'))];
  await two.get(`/holds/${hold}`);
  await one.post('/decisions', { hold, kind: 'accept', reason: 'first' });
  // Both wait: neither knows of the other yet.
  expect((await two.post('/decisions', { hold, kind: 'reject', reason: 'second' })).status).toBe(303);
  await one.post('/apply', {});
  await two.post('/apply', {});
  expect(journalOf(review)).toMatchObject([{ by: 'sample operator', decision: { kind: 'accept' } }]);
  const page = (await two.get('/')).text;
  expect(page).toContain('Not applied');
  expect(page).toContain('Decided by sample operator');
  expect(page).toContain('first');
  const late = await two.post('/decisions', { hold, kind: 'reject', reason: 'third' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Decided by sample operator');
  expect(await review.imports.holds('ACCEPTED')).toHaveLength(1);
});

it('a decision that finds the store busy stays, and is applied once it is free', async () => {
  const review = await openWith([TWO_GROUPS]);
  const { ingest } = review.imports;
  const hold_id = await idOf(review, 'allocation_sum');
  let isBusy = false;
  const write: typeof ingest.facts.write = async (work) => {
    if (isBusy) throw new Fault('STORE_BUSY', 'another importer holds the writer lock');
    return ingest.facts.write(work);
  };
  const pending = new PendingDecisions(
    { ...ingest, facts: { ...ingest.facts, write } },
    'busy reviewer',
    silentLog,
    600_000,
  );
  const action = { decisions: [{ kind: 'accept' as const, hold_id, reason: 'checked' }], title: 'Accepted', page: '/' };
  await pending.add(action, () => false);
  isBusy = true;
  await pending.apply();
  expect(pending.waiting?.title).toBe('Accepted');
  await expect(pending.add(action, () => false)).rejects.toMatchObject({ code: 'STORE_BUSY' });
  expect(journalOf(review)).toEqual([]);
  isBusy = false;
  expect(await pending.close()).toBeUndefined();
  expect(journalOf(review)).toMatchObject([{ by: 'busy reviewer', decision: { hold_id } }]);
});

it('many decisions of two reviewers over one store are all applied, each once', async () => {
  const funds = ['Ravi', 'Jhelum', 'Chenab', 'Sutlej'].map((name) => `Sample ${name} Fund`);
  const review = await openWith(
    funds.map((fund_name_raw, index) => fundPage({ fund_name_raw, page_number: index + 1 })),
  );
  const ids = (await review.imports.holds()).map(({ id }) => id);
  expect(ids).toHaveLength(4);
  const reviewers = [await enter(review, ids[0] ?? ''), await Reviewer.enter(await review.another('second reviewer'))];
  await reviewers[1]?.get(`/holds/${ids[1]}`);
  await Promise.all(
    reviewers.map(async (reviewer, index) => {
      for (const hold of ids.filter((_id, place) => place % 2 === index))
        await reviewer.post('/decisions', { hold, kind: 'reject', reason: 'not registered' });
      await reviewer.post('/apply', {});
    }),
  );
  const decided = journalOf(review).map(({ decision }) => (decision?.kind === 'reject' ? decision.hold_id : ''));
  expect(decided.toSorted()).toEqual(ids.toSorted());
  expect(await review.imports.holds()).toEqual([]);
});

it('a correction that leaves a doubt is applied at once and leads to what is still doubtful', async () => {
  const review = await openWith([fundPage({ allocations: BAD_SUM })]);
  const hold = await idOf(review, 'allocation_sum');
  const reviewer = await enter(review, hold);
  const fields = { kind: 'correct', path: 'allocations[1].percent_of_total_assets', page: '4', reason: 'misread' };
  const { headers } = await reviewer.post('/decisions', { hold, ...fields, value: '54.75' });
  const again = await idOf(review, 'allocation_sum');
  expect(headers.location).toBe(`/holds/${again}`);
  expect(again).not.toBe(hold);
  await reviewer.post('/decisions', { hold: again, ...fields, value: '64.75' });
  await reviewer.post('/apply', {});
  expect(await review.imports.held()).toEqual([]);
});

it('a form that cannot be applied is shown again with the reason, and keeps what was typed', async () => {
  const review = await openWith([TWO_GROUPS]);
  const hold = await idOf(review, 'nav_disagrees');
  const reviewer = await enter(review, hold);
  const wrong = await reviewer.post('/decisions', {
    hold,
    kind: 'correct',
    path: 'nav_date',
    page: '4',
    value: 'June thirtieth',
    reason: 'from the cover',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('takes a date like 2024-01-31');
  expect(wrong.text).toContain('value="June thirtieth"');
  expect(wrong.text).toContain('value="from the cover"');
  expect((await reviewer.post('/decisions', { hold, kind: 'reject', reason: '  ' })).text).toContain('Give a reason');
  expect(journalOf(review)).toEqual([]);
});

it('the list of decisions shows who decided what, when and why', async () => {
  const review = await openWith([TWO_GROUPS]);
  const hold = await idOf(review, 'allocation_sum');
  const reviewer = await enter(review, hold);
  await reviewer.post('/decisions', { hold, kind: 'accept', reason: 'printed like this' });
  await reviewer.post('/apply', {});
  const { text } = await reviewer.get('/decided');
  for (const part of [NAME, 'accepted', 'printed like this', 'sample operator', '19 Aug 2026'])
    expect(text).toContain(part);
  const shown = (await reviewer.get(`/holds/${hold}`)).text;
  expect(shown).toContain('Its values were promoted');
  expect(shown).not.toContain('data-key="a"');
});
