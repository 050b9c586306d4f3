import { describe, expect, it } from 'vitest';
import { buildRegistry } from '#reads/registry.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { buildSearchIndex } from '#reads/search/build-index.ts';
import { EditCounter } from '#reads/search/edit-distance.ts';
import { listSearchable } from '#reads/search/list-searchable.ts';
import { rankTargets } from '#reads/search/rank.ts';
import { searchRegistry } from '#reads/search/search-registry.ts';
import { soundOf } from '#reads/search/words.ts';
import { listRegistry } from '#store/registry.ts';
import { eachEngine } from '../support/databases.ts';
import { amcRow, commitFacts, familyRow, fundRow } from '../support/fact-rows.ts';
import type { Facts } from '../support/fact-rows.ts';

const fund = (key: number, name: string, more: Parameters<typeof fundRow>[1] = {}) =>
  fundRow(key, { slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name, official_name: name, ...more });

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'XYB Fund Managers Limited': ['Xylem Bank of Chitral Limited'],
  'XYC Asset Management Company Limited': ['Ravi Crescent Investments Limited'],
};
const otherNamesOf = (company: string): readonly string[] => OTHER_NAMES[company] ?? [];

const FACTS: Facts = {
  amcs: [
    amcRow(1, { slug: 'al-sample', name: 'Al Sampleen Investment Management Limited' }),
    amcRow(2, { slug: 'xyb', name: 'XYB Fund Managers Limited', short_name: 'Sample Xyb' }),
    amcRow(3, { slug: 'xyc', name: 'XYC Asset Management Company Limited' }),
  ],
  families: [familyRow(1, { slug: 'pension', name: 'Sampleen Tahaffuz Pension Fund', family_type: 'VPS', amc_key: 1 })],
  funds: [
    fund(1, 'Sampleen Cash Fund', { amc_key: 1, association_fund_id: '4711' }),
    fund(2, 'Sampleen Islamic Income Fund', { amc_key: 1 }),
    fund(3, 'Sampleen Rozana Amdani Fund', { amc_key: 1 }),
    fund(4, 'Sampleen Government Securities Fund Plan I', { amc_key: 1 }),
    fund(5, 'Sampleen Government Securities Fund Plan II', { amc_key: 1 }),
    fund(6, 'Al Chenab Islamic Stock Fund', { amc_key: 2, previous_names: '["Sample Ravi Stock Fund"]' }),
    fund(7, 'XYB Mehfooz Munafa Fund', { amc_key: 2 }),
    fund(8, 'XYC Sarmaya Izafa Fund', { amc_key: 3, lifecycle_status: 'MATURED' }),
    fund(9, 'Sampleen Tahaffuz Pension Fund', {
      amc_key: 1,
      family_key: 1,
      slug: 'pension-equity',
      vps_asset_class: 'EQUITY',
    }),
    fund(10, 'Sampleen Tahaffuz Pension Fund', {
      amc_key: 1,
      family_key: 1,
      slug: 'pension-debt',
      vps_asset_class: 'DEBT',
    }),
    fund(11, 'XYC Islamic Index Exchange Traded Fund', { amc_key: 3 }),
    fund(12, 'Sampleen Cash Management Optimizer', { amc_key: 1 }),
    fund(13, 'XYB GoPB Pension Fund', { amc_key: 2 }),
    fund(14, 'Xyb Gold Fund', { amc_key: 2 }),
    fund(15, 'XYC Swat Gateway Traded Fund', { amc_key: 3 }),
    fund(16, 'Sampleen Islamic Income & Growth Fund', { amc_key: 1 }),
    fund(17, 'Sampleen Islamic Growth Income Allocation Fund', { amc_key: 1 }),
    fund(18, 'Xylem Mutual Fund', { amc_key: 2 }),
  ],
};

eachEngine((open) => {
  const prepare = async () => {
    const database = await open.facts();
    await commitFacts(database, FACTS);
    const { aliases, ...registry } = await database.read(listRegistry);
    return { database, index: await buildSearchIndex(listSearchable(buildRegistry(registry), aliases, otherNamesOf)) };
  };

  it.each([
    ['SCF', 'sampleen-cash-fund', 'initials'],
    ['S.C.F.', 'sampleen-cash-fund', 'initials with points'],
    ['SC(F)', 'sampleen-cash-fund', 'initials with brackets'],
    ['CMOP', 'sampleen-cash-management-optimizer', 'initials and two letters of the last word'],
    ['FundID=4711', 'sampleen-cash-fund', 'an id with its name'],
    [
      'https://funds.example/FundProfile/FundDetail?FundID=4711',
      'sampleen-cash-fund',
      'an address that ends with an id',
    ],
    ['https://funds.example/funds/xyb-mehfooz-munafa-fund', 'xyb-mehfooz-munafa-fund', 'an address of this portal'],
    ['sgsf 2', 'sampleen-government-securities-fund-plan-ii', 'initials with the number of a plan'],
    ['XYB MMF', 'xyb-mehfooz-munafa-fund', 'initials after the company'],
    ['xyc etf', 'xyc-islamic-index-exchange-traded-fund', 'initials of the last words'],
    ['sgs', 'sampleen-government-securities-fund-plan-i', 'initials without the last word'],
    ['samplen cash', 'sampleen-cash-fund', 'a missing letter'],
    ['sampleen cahs', 'sampleen-cash-fund', 'exchanged letters'],
    ['islamik income', 'sampleen-islamic-income-fund', 'the sound of English'],
    ['rozaana aamdani', 'sampleen-rozana-amdani-fund', 'long vowels of Urdu'],
    ['mahfuz munaafa', 'xyb-mehfooz-munafa-fund', 'other vowels of Urdu'],
    ['sarmayah ezafa', 'xyc-sarmaya-izafa-fund', 'a written h, and e for i'],
    ['tahafooz equity', 'pension-equity', 'a sub-fund of a scheme'],
    ['alchenab', 'al-chenab-islamic-stock-fund', 'two words written as one'],
    ['ro zana', 'sampleen-rozana-amdani-fund', 'one word written as two'],
    ['sampleen govt securities plan i', 'sampleen-government-securities-fund-plan-i', 'an abbreviation'],
    ['ravi stock', 'al-chenab-islamic-stock-fund', 'a former name'],
    ['xyb islamic stock', 'al-chenab-islamic-stock-fund', 'the company of the fund'],
    ['4711', 'sampleen-cash-fund', 'an association id'],
    ['al sampleen', 'al-sample', 'a company'],
    ['xyb fund managers', 'xyb', 'a company with a common word'],
    ['xyc amc', 'xyc', 'a company by its kind'],
    ['funds of xyb', 'xyb', 'all funds of a company'],
    ['ravi crescent', 'xyc', 'the former name of a company'],
    ['chitral bank asset management', 'xyb', 'the bank of a company'],
    ['xylem bank mutual funds', 'xyb', 'the bank of a company with what it manages'],
    ['xylem bank sona', 'xyb-gold-fund', 'the bank of a company with a fund'],
    ['xyb sona', 'xyb-gold-fund', 'Urdu for an English word'],
    ['xyb pension punjab', 'xyb-gopb-pension-fund', 'a province for its government'],
    ['pension government of punjab', 'xyb-gopb-pension-fund', 'a government for its short form'],
    ['XYCGTF', 'xyc-swat-gateway-traded-fund', 'initials without one word'],
    ['sampleen islamic income & growth', 'sampleen-islamic-income-growth-fund', 'a small word between others'],
    ['islamic csh', 'sampleen-cash-fund', 'a missing vowel after another word'],
    ['Sampleen Tahaffuz Pension Fund', 'pension', 'a family before its sub-funds'],
  ])('the search for "%s" finds %s first: %s', async (query, slug) => {
    const { index } = await prepare();
    expect(rankTargets(index, query, 5).hits[0]?.target.slug).toBe(slug);
  });

  it('a public id finds its fund, and so does an alias that a reviewer assigned', async () => {
    const { database, index } = await prepare();
    const stored = await database.read(listRegistry);
    const cash = stored.funds.find(({ fund_key }) => fund_key === 1);
    expect(rankTargets(index, cash?.id.toUpperCase() ?? '', 1).hits[0]?.target.slug).toBe('sampleen-cash-fund');
    const named = await buildSearchIndex(
      listSearchable(buildRegistry(stored), [{ alias: 'sample quetta reserve', fund_key: 1 }]),
    );
    const [hit] = rankTargets(named, 'quetta reserve', 1).hits;
    expect([hit?.target.slug, hit?.name, hit?.isFormer]).toEqual(['sampleen-cash-fund', 'sample quetta reserve', true]);
  });

  it('a misspelled query is corrected, a right one is not', async () => {
    const { index } = await prepare();
    expect(rankTargets(index, 'samplen cahs', 5).corrected).toBe('sampleen cash');
    for (const right of ['sampleen cash', 'SCF', 'samp', 'plan ii', '4711'])
      expect(rankTargets(index, right, 5).corrected, right).toBeNull();
  });

  it('companies of three letters are not confused, and numbers of plans never', async () => {
    const { index } = await prepare();
    expect(rankTargets(index, 'xyb', 3).hits[0]?.target.slug).toBe('xyb');
    expect(rankTargets(index, 'xyd', 3).hits).toEqual([]);
    expect(rankTargets(index, 'sampleen government securities plan 3', 3).isComplete, 'there is no plan 3').toBe(false);
  });

  it('results are the same each time, and words that nothing has are said', async () => {
    const { index } = await prepare();
    const once = rankTargets(index, 'sampleen fund', 8).hits.map(({ target }) => target.slug);
    expect(rankTargets(index, 'sampleen fund', 8).hits.map(({ target }) => target.slug)).toEqual(once);
    expect(rankTargets(index, 'zzzzzz', 5)).toMatchObject({ hits: [], total: 0 });
    expect(rankTargets(index, 'sampleen zzzzzz', 5).isComplete).toBe(false);
  });

  it('a hostile query is answered with bounded work', async () => {
    const { index } = await prepare();
    for (const query of [
      'x'.repeat(1e6),
      'fund '.repeat(1e5),
      'a '.repeat(1e5),
      '\u0000<script>',
      '💰',
      '%',
      'constructor',
      '__proto__',
    ])
      expect(rankTargets(index, query, 8).hits.length, query.slice(0, 20)).toBeLessThanOrEqual(8);
  });

  it('other work runs while the index is built', async () => {
    const database = await open.facts();
    const funds = Array.from({ length: 1_000 }, (_, at) => fund(at + 1, `Sample ${at} Quetta Fund`));
    await commitFacts(database, { funds });
    const { aliases, ...registry } = await database.read(listRegistry);
    let ticks = 0;
    const count = (): void => void ((ticks += 1), (timer = setImmediate(count)));
    let timer = setImmediate(count);
    await buildSearchIndex(listSearchable(buildRegistry(registry), aliases));
    clearImmediate(timer);
    expect(ticks).toBeGreaterThanOrEqual(10);
  });

  it('a search sees a fund that another connection has added', async () => {
    const place = open.place();
    const writing = await open.facts(place);
    await commitFacts(writing, FACTS);
    const reader = openFactReader(await open.facts(place), 'secret');
    const find = async (query: string) =>
      reader.answer(async (view) => (await searchRegistry(view, query, 3)).hits.map(({ target }) => target.slug));
    expect(await find('kalam energy')).toEqual([]);
    await commitFacts(writing, { funds: [fund(20, 'Sample Kalam Energy Fund', { record_version: 99 })] });
    expect(await find('kalam enrgy')).toEqual(['sample-kalam-energy-fund']);
  });
});

describe('the sound of a word', () => {
  it.each([
    ['aamdani', 'amdani'],
    ['tahaffuz', 'tahafooz'],
    ['islamik', 'islamic'],
    ['meezan', 'mizan'],
    ['mahaana', 'mahana'],
    ['shariah', 'sharia'],
    ['savings', 'saving'],
    ['qadir', 'kaadir'],
  ])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

  it.each([
    ['cash', 'gold'],
    ['income', 'islamic'],
    ['stock', 'sukuk'],
  ])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
});

it.each([
  ['cash', 'cahs', 1],
  ['cash', 'cas', 1],
  ['cash', 'clash', 1],
  ['cash', 'gash', 1],
  ['meezan', 'mezaan', 2],
  ['cash', 'gold', 4],
])('%s and %s differ by %i edits', (one, other, edits) => expect(new EditCounter(one).count(other)).toBe(edits));
