import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionOf } from '#domain/amc-profile.ts';
import type { Fragment } from '#domain/fragment.ts';
import { listProfiles } from '#ingest/reports/profiles.ts';
import { rebuild } from '#ingest/rebuild.ts';
import { ingestDocument } from '#ingest/run.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { Reviewer } from './ask-desk.ts';
import { openReviewDesk } from './open-review-desk.ts';
import type { ReviewDesk } from './open-review-desk.ts';
import { AMC_FUNDS, drawMonth, NAVS, tableOf } from './two-months.ts';
import type { Month } from './two-months.ts';
import { extractOnce } from '../support/extract-once.ts';

const opened: ReviewDesk[] = [];
// Reading two months takes seconds, so the tests share one installation.
let taught: Awaited<ReturnType<typeof takeBothMonths>>;
beforeAll(async () => {
  taught = await takeBothMonths(true);
});
afterAll(async () => {
  await Promise.all(opened.splice(0).map((review) => review.close()));
});

async function openWithReader(): Promise<ReviewDesk> {
  const review = await openReviewDesk(undefined, {
    extractReport: async (bytes, funds, profiles) => extractOnce(bytes, funds, { profiles }),
  });
  opened.push(review);
  return review;
}

async function takeMonth({ imports }: ReviewDesk, month: Month): Promise<string> {
  imports.clock.advance(60_000);
  const { document } = await ingestDocument(imports.ingest, {
    source: 'fmr',
    bytes: await drawMonth(month),
    origin: `/reports/hopper-${month}.pdf`,
    url: null,
    is_partial: false,
  });
  return document.sha256;
}

/** Served values by fund, section, row and member of the reports of one date. */
async function listServed({ imports }: ReviewDesk, report_date: string): Promise<Map<string, string>> {
  const rows = await imports.ingest.facts.query
    .selectFrom('report_sections')
    .innerJoin('reports', (join) =>
      join
        .onRef('reports.fund_key', '=', 'report_sections.fund_key')
        .onRef('reports.report_date', '=', 'report_sections.report_date')
        .onRef('reports.data_version', '=', 'report_sections.data_version'),
    )
    .where('reports.superseded_at', 'is', null)
    .where('report_sections.report_date', '=', report_date)
    .select(['report_sections.fund_key', 'section', 'text'])
    .execute();
  const found = new Map<string, string>();
  for (const { fund_key, section, text } of rows) {
    if (section === 'notes' || section.includes('/')) continue;
    const part = JSON.parse(text) as unknown;
    for (const [index, row] of (Array.isArray(part) ? part : [part]).entries())
      for (const [member, value] of Object.entries(row as object))
        if (value !== null && !/_id$|^page_number$|^row_order$|^document/.test(member) && typeof value !== 'object')
          found.set(`${fund_key} ${section} ${index} ${member}`, String(value));
  }
  return found;
}

/** Rows of the current reports of one date that wait for a person. */
async function countWithheld({ imports }: ReviewDesk, report_date: string): Promise<number> {
  const { rows } = await imports.ingest.facts.query
    .selectFrom('report_sections')
    .innerJoin('reports', (join) =>
      join
        .onRef('reports.fund_key', '=', 'report_sections.fund_key')
        .onRef('reports.report_date', '=', 'report_sections.report_date')
        .onRef('reports.data_version', '=', 'report_sections.data_version'),
    )
    .where('reports.superseded_at', 'is', null)
    .where('reports.report_date', '=', report_date)
    .select(({ fn }) => fn.sum<number>('withheld_row_count').as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/** What the person knows about the AMC's words. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['Entrusted Money (PKR mn)', 'fund_size'],
  ['Worth of a Share (PKR)', 'nav'],
  ['Yardage', 'benchmark_returns'],
  ['Outcome', 'fund_returns'],
]);

interface Reading {
  readonly profile?: unknown;
  readonly fragments: readonly Pick<Fragment, 'evidence'>[];
  readonly pages: readonly { readonly words: readonly (readonly [string, ...number[]])[] }[];
}

/** A reviewer; every submitted form is one action. */
class Person {
  readonly actions = new Map<string, number>();
  readonly #reviewer: Reviewer;

  constructor(reviewer: Reviewer) {
    this.#reviewer = reviewer;
  }

  async reads(path: string): Promise<string> {
    return (await this.#reviewer.get(path)).text;
  }

  async does(
    path: string,
    fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
  ): Promise<void> {
    await this.#reviewer.get(path);
    const entries = 'kind' in fields ? Object.entries(fields) : (fields as readonly (readonly [string, string])[]);
    const kind = entries.find(([name]) => name === 'kind')?.[1] ?? 'apply';
    const answer = await this.#reviewer.submit('/decisions', entries);
    if (answer.status !== 303) throw new Error(`refused: ${answer.text.replace(/<[^>]*>/g, ' ').slice(0, 900)}`);
    this.actions.set(kind, (this.actions.get(kind) ?? 0) + 1);
  }

  async names(hold: string, fund: string): Promise<void> {
    await this.does(`/holds/${hold}`, { kind: 'alias', hold, fund, reason: 'another name' });
    await this.waits();
  }

  /** Chooses the meaning of the words that are listed for the first page. */
  async teaches(sha256: string): Promise<void> {
    const path = `/documents/${sha256}/pages/1`;
    const words = [...(await this.reads(path)).matchAll(/name="text" value="([^"]+)"/g)].map(([, word = '']) => word);
    const chosen = words.filter((word) => MEANINGS.has(word));
    if (chosen.length !== MEANINGS.size) throw new Error(`not listed: ${words.join('; ')}`);
    await this.does(path, [
      ['kind', 'teach'],
      ['amc', 'sample-hopper-investments-limited'],
      ['document', sha256],
      ['page', '1'],
      ['reason', 'words of the AMC'],
      ...chosen.flatMap((word): [string, string][] => [
        ['text', word],
        ['term', MEANINGS.get(word) ?? ''],
      ]),
    ]);
    await this.waits();
  }

  async confirms(document: string, page: number): Promise<void> {
    const path = `/documents/${document}/pages/${page}`;
    await this.does(path, { kind: 'confirm_page', document, page: `${page}`, reason: 'compared' });
    await this.waits();
  }

  /** Applies the waiting decision, as its time would. */
  async waits(): Promise<void> {
    await this.#reviewer.get('/');
    await this.#reviewer.post('/apply', {});
  }

  get count(): number {
    return this.actions.values().reduce((sum, count) => sum + count, 0);
  }
}

/** Goes through the first report: names, words, doubts, then page by page. */
async function reviewReport(person: Person, desk: ReviewDesk, sha256: string): Promise<void> {
  const holdOf = async (check: string) => (await desk.imports.holds()).find(({ check_name }) => check_name === check);
  for (let hold = await holdOf('fund_unknown'); hold !== undefined; hold = await holdOf('fund_unknown'))
    await person.names(hold.id, AMC_FUNDS.find(({ printed }) => printed === hold?.subject)?.slug ?? '');
  await person.teaches(sha256);
  const size = await holdOf('size_implausible');
  await person.does(`/holds/${size?.id}`, {
    kind: 'correct',
    hold: size?.id ?? '',
    path: 'net_assets',
    also: 'fund_size',
    page: '6',
    value: '3,310.05',
    unit: '1000000',
    reason: 'the unit is misprinted',
  });
  await person.waits();
  const shares = await holdOf('shares_do_not_sum');
  await person.does(`/holds/${shares?.id}`, { kind: 'reject', hold: shares?.id ?? '', reason: 'misprinted' });
  await person.waits();
  for (const page of AMC_FUNDS.keys()) await person.confirms(sha256, page + 1);
}

/** Imports and reviews the first month, then imports the second one. */
async function takeBothMonths(isTaught: boolean) {
  const desk = await openWithReader();
  const person = new Person(await Reviewer.enter(desk.desk));
  await desk.imports.take('nav', tableOf(NAVS.first));
  const sha256 = await takeMonth(desk, '2024-01');
  if (isTaught) await reviewReport(person, desk, sha256);
  const confirmed = await listServed(desk, '2024-01-31');
  const actions = person.count;
  await desk.imports.take('nav', tableOf(NAVS.second));
  await takeMonth(desk, '2024-02');
  const promoted = await listServed(desk, '2024-02-29');
  const withheld = await countWithheld(desk, '2024-02-29');
  const share = [...confirmed.keys()].filter((key) => promoted.has(key)).length / confirmed.size;
  return { desk, person, sha256, confirmed, promoted, withheld, actions, share };
}

it('the second month of a new AMC is promoted without a person: at least 98 % of what the first month confirmed', async () => {
  const { desk, person, sha256, confirmed, promoted, withheld, actions, share } = taught;
  const kinds = [...person.actions].map(([kind, count]) => `${count} ${kind}`).join(', ');
  process.stdout.write(
    `First month, 8 pages of a new AMC: ${actions} actions (${kinds}), ${confirmed.size} values served. ` +
      `Second month: ${(share * 100).toFixed(1)} % of them promoted without a decision, ${promoted.size} values ` +
      `served, ${withheld} rows withheld.\n`,
  );
  expect(withheld).toBe(0);
  expect(Object.fromEntries(person.actions)).toEqual({ alias: 3, teach: 1, correct: 1, reject: 1, confirm_page: 8 });
  expect(actions).toBe(14);
  expect(confirmed.size).toBeGreaterThan(1_400);
  expect(share).toBeGreaterThanOrEqual(0.98);
  expect(await desk.imports.held()).toEqual([]);
  for (const [index, { name }] of AMC_FUNDS.entries()) {
    const { fund_key } = await desk.imports.fund(name);
    expect(promoted.get(`${fund_key} fund_size 0 nav_per_unit`), name).toBe(NAVS.second.navs[index]);
    expect(promoted.get(`${fund_key} reported_returns 0 benchmark_return_percent`), name).toBe('6.55');
  }
  expect(await person.reads(`/documents/${sha256}`)).toMatch(/<strong>8 of 8 pages<\/strong>\s+confirmed/);

  const untaught = await takeBothMonths(false);
  expect(untaught.promoted.size / confirmed.size, 'without what the first month taught').toBeLessThan(0.7);
});

it('what is served with a profile is printed so on the page, and the archived reading names the profile', async () => {
  const { desk } = taught;
  const { archive, facts } = desk.imports.ingest;
  const rows = await facts.query.selectFrom('documents').select(['extraction_sha256']).execute();
  const readings = rows.flatMap(({ extraction_sha256: sha256 }) =>
    sha256 === null ? [] : [JSON.parse(Buffer.from(archive.read(sha256)).toString('utf8')) as Reading],
  );
  const last = readings.at(-1);
  const [profile] = await listProfiles(facts.query);
  expect(readings[0]).not.toHaveProperty('profile');
  expect(last?.profile).toEqual({ amc: profile?.amc, version: profile === undefined ? '' : versionOf(profile) });
  const nav = last?.fragments[0]?.evidence['nav_per_unit'];
  expect(nav?.chain).toMatchObject([{ role: 'LABEL', printed: 'Worth of a Share (PKR)' }]);
  const words = new Set(last?.pages[0]?.words.map(([text]) => text));
  const said = Object.values(last?.fragments[0]?.evidence ?? {}).flatMap(({ printed, chain = [] }) => [
    printed,
    ...chain.map((link) => link.printed),
  ]);
  const invented = said.filter(
    (text) => !text.split(/\s+/).every((word) => [...words].some((one) => one.includes(word))),
  );
  expect(invented).toEqual([]);
});

it('what a person taught is part of the journal: a rebuild makes the same facts and the same profile', async () => {
  const { desk } = taught;
  const { facts, archive } = desk.imports.ingest;
  const before = { tables: await readFactTables(facts), profiles: await listProfiles(facts.query) };
  expect(before.profiles).toMatchObject([
    {
      amc: 'Sample Hopper Investments Limited',
      words: [
        { printed: 'Entrusted Money (PKR mn)', term: 'fund_size' },
        { printed: 'Worth of a Share (PKR)', term: 'nav' },
        { printed: 'Yardage', term: 'benchmark_returns' },
        { printed: 'Outcome', term: 'fund_returns' },
      ],
      confirmed_pages: 8,
    },
  ]);
  await rebuild(facts, archive, async () => undefined);
  expect({ tables: await readFactTables(facts), profiles: await listProfiles(facts.query) }).toEqual(before);
});
