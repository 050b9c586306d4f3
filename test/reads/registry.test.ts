import { describe, expect, it } from 'vitest';
import { servedName } from '#domain/names.ts';
import { FUND_SORTS } from '#domain/vocabularies.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listAmcs, readAmc } from '#reads/amcs.ts';
import { listCategories, listFundTypes } from '#reads/categories.ts';
import { listFamilies, listVps, readFamily, readVpsAllocations } from '#reads/families.ts';
import { listFunds, readFund, readFundSelection } from '#reads/funds.ts';
import type { FundsQuestion } from '#reads/funds.ts';
import { FUND_FIELDS } from '#reads/registry.ts';
import { eachEngine } from '../support/databases.ts';
import { amcRow, commitFacts, familyRow, fundRow } from '../support/fact-rows.ts';
import { dataOf, textOf } from '../support/readings.ts';

const PAGE = { page: 1, per_page: 50 };
const ALL: FundsQuestion = {
  q: null,
  amc: null,
  category: [],
  scheme_type: [],
  risk_profile: [],
  is_shariah_compliant: null,
  is_exchange_traded: null,
  is_fund_of_funds: null,
  lifecycle_status: 'ALL',
  family: null,
  sort: 'slug_asc',
  ...PAGE,
};

eachEngine((open) => {
  const prepare = async (): Promise<FactView> => {
    const database = await open.facts();
    await commitFacts(database, {
      amcs: [
        amcRow(1, { slug: 'sample-zenith', name: 'sample Zenith', website: 'https://zenith.example' }),
        amcRow(2, { slug: 'sample-acme', name: 'Sample Acme', short_name: 'SA' }),
        amcRow(3),
      ],
      families: [
        familyRow(1, { slug: 'sample-pension', name: 'Sample Pension', family_type: 'VPS', amc_key: 1 }),
        familyRow(2, { slug: 'sample-staff-pension', name: 'Sample Staff Pension', family_type: 'EMPLOYER_PENSION' }),
      ],
      funds: [
        fundRow(1, {
          slug: 'a-income',
          name: 'Sample Income & Growth Fund',
          previous_names: '["Sample Crème Fund"]',
          amc_key: 1,
          category: 'Income',
          inception_date: '2020-01-01',
          risk_profile: 'LOW',
          latest_nav_date: '2026-01-02',
        }),
        fundRow(2, {
          slug: 'b-equity',
          name: 'sample Equity Fund',
          amc_key: 1,
          category: 'Shariah Compliant Equity',
          is_shariah_compliant: 1,
          inception_date: '2021-01-01',
          described_on: '2026-02-01',
        }),
        fundRow(3, {
          slug: 'c-debt',
          name: 'Sample Pension',
          amc_key: 1,
          category: 'VPS-Debt',
          scheme_type: 'VPS',
          family_key: 1,
          vps_asset_class: 'DEBT',
          latest_nav_date: '2026-01-03',
        }),
        fundRow(4, {
          slug: 'd-stock',
          name: 'Sample Pension',
          amc_key: 1,
          category: 'VPS-Equity',
          scheme_type: 'VPS',
          family_key: 1,
          vps_asset_class: 'EQUITY',
          is_shariah_compliant: null,
        }),
        fundRow(5, {
          slug: 'e-old',
          name: 'Sample Old Fund',
          amc_key: 2,
          category: 'Sample Odd Kind',
          lifecycle_status: 'MATURED',
          family_key: 2,
          association_fund_id: null,
        }),
      ],
    });
    return openFactReader(database, 'secret').view();
  };
  const slugs = async (view: FactView, question: Partial<FundsQuestion>): Promise<string> =>
    dataOf<{ slug: string }[]>(await listFunds(view, { ...ALL, ...question }))
      .map((row) => row.slug.slice(0, 1))
      .join('');

  describe('the fund record', () => {
    it('a fund record has every property in order, and unknown ones are null', async () => {
      const view = await prepare();
      const reading = await readFund(view, { fund_slug: 'd-stock' });
      expect(Object.keys(dataOf(reading))).toEqual([...FUND_FIELDS]);
      expect(dataOf(reading)).toEqual({
        id: 'ffffffff-0000-5000-8000-000000000004',
        slug: 'd-stock',
        name: 'Sample Pension - Equity',
        official_name: 'Sample Fund 4',
        association_fund_id: '10004',
        amc: { id: 'aaaaaaaa-0000-5000-8000-000000000001', slug: 'sample-zenith', name: 'sample Zenith' },
        category: 'VPS-Equity',
        category_slug: 'vps-equity',
        scheme_type: 'VPS',
        risk_profile: null,
        is_shariah_compliant: null,
        is_exchange_traded: false,
        is_fund_of_funds: false,
        is_pension_scheme: false,
        lifecycle_status: 'ACTIVE',
        family: {
          id: 'bbbbbbbb-0000-5000-8000-000000000001',
          slug: 'sample-pension',
          name: 'Sample Pension',
          family_type: 'VPS',
        },
        vps_asset_class: 'EQUITY',
        benchmark: null,
        trustee: null,
        rating: null,
        inception_date: null,
        maturity_date: null,
        currency: 'PKR',
        previous_names: [],
        latest_nav_date: null,
        latest_report_date: null,
        updated_at: '2026-01-05T10:00:00.000Z',
      });
      await expect(readFund(view, { fund_slug: 'd-stok' })).rejects.toMatchObject({
        code: 'FUND_NOT_FOUND',
        message: expect.stringContaining('d-stock') as string,
      });
    });

    it('a fund record is projected to the requested properties plus id and slug; an unknown property is rejected with the nearest', async () => {
      const view = await prepare();
      const reading = await readFundSelection(view, {
        funds: ['b-equity', 'nowhere', 'a-income'],
        fields: ['family', 'name'],
      });
      expect(textOf(reading)).toBe(
        '[{"id":"ffffffff-0000-5000-8000-000000000002","slug":"b-equity","name":"sample Equity Fund","family":null},' +
          '{"id":"ffffffff-0000-5000-8000-000000000001","slug":"a-income","name":"Sample Income & Growth Fund","family":null}]',
      );
      expect(reading).toMatchObject({ missing_funds: ['nowhere'], data_as_of: '2026-02-01' });
      expect(dataOf<object[]>(await readFundSelection(view, { funds: ['a-income'], fields: null }))).toEqual([
        dataOf(await readFund(view, { fund_slug: 'a-income' })),
      ]);
      await expect(readFundSelection(view, { funds: ['a-income'], fields: ['catgory'] })).rejects.toMatchObject({
        code: 'UNSUPPORTED_FIELD',
        message: expect.stringContaining('Nearest: category') as string,
      });
    });
  });

  describe('the fund list', () => {
    const SEARCHES = [
      ['income grow', 'a'],
      ['GROWTH', 'a'],
      ['rowth', ''],
      ['creme', 'a'],
      ['Crème sample', 'a'],
      ['10002', 'b'],
      ['1000', 'abcd'],
      ['d-stock', 'd'],
      ['income and growth', 'a'],
      ['income & growth', 'a'],
      ['pension', 'cd'],
      ['pension nothing', ''],
      ['  ', 'abcde'],
      ['%', ''],
      ['sample', 'abcde'],
    ] as const;

    it('the fund search ignores case and accents, and every word must begin a word of the fund', async () => {
      const view = await prepare();
      for (const [q, found] of SEARCHES) expect(await slugs(view, { q }), q).toBe(found);
    });

    it('every filter applies; values of one filter are alternatives, and an unknown fact matches none', async () => {
      const view = await prepare();
      expect(await slugs(view, { lifecycle_status: 'ACTIVE' })).toBe('abcd');
      expect(await slugs(view, { category: ['income', 'VPS-Debt'] })).toBe('ac');
      expect(await slugs(view, { category: ['Sample Odd Kind'] })).toBe('e');
      expect(await slugs(view, { category: ['balanced'] })).toBe('');
      expect(await slugs(view, { scheme_type: ['VPS', 'ETF'], amc: 'sample-zenith' })).toBe('cd');
      expect(await slugs(view, { is_shariah_compliant: true })).toBe('b');
      expect(await slugs(view, { is_shariah_compliant: false })).toBe('ace');
      expect(await slugs(view, { risk_profile: ['LOW', 'HIGH'] })).toBe('a');
      expect(await slugs(view, { family: 'sample-pension', q: 'stock' })).toBe('d');
    });

    const UNKNOWN: [Partial<FundsQuestion>, string][] = [
      [{ amc: 'sample-zenit' }, 'sample-zenith'],
      [{ category: ['equty'] }, 'equity'],
      [{ scheme_type: ['VPs'] }, 'EMPLOYER_PENSION'],
      [{ risk_profile: ['MILD'] }, 'VERY_LOW'],
      [{ lifecycle_status: 'DEAD' }, 'ALL'],
      [{ family: 'sample-pensions' }, 'sample-pension'],
    ];

    it('an invalid filter value is rejected with the allowed ones or the nearest', async () => {
      const view = await prepare();
      for (const [question, named] of UNKNOWN) {
        await expect(slugs(view, question), named).rejects.toMatchObject({
          code: 'INVALID_FILTER',
          message: expect.stringContaining(named) as string,
        });
      }
    });

    const ORDERS = [
      ['name_asc', 'baecd'],
      ['name_desc', 'dceab'],
      ['slug_asc', 'abcde'],
      ['slug_desc', 'edcba'],
      ['inception_date_asc', 'abcde'],
      ['inception_date_desc', 'bacde'],
      ['latest_nav_date_desc', 'cabde'],
    ] as const;

    it('the fund list is sorted case-insensitively, equal names by slug, with missing values last in either order', async () => {
      const view = await prepare();
      expect(ORDERS.map(([sort]) => sort)).toEqual(FUND_SORTS);
      for (const [sort, order] of ORDERS) expect(await slugs(view, { sort }), sort).toBe(order);
    });

    it('the fund list has pages of at most 100 rows, and a page past the end is empty', async () => {
      const view = await prepare();
      const reading = await listFunds(view, { ...ALL, page: 2, per_page: 2 });
      expect(reading).toMatchObject({
        paging: { page: 2, per_page: 2, has_next: true, total_pages: 3 },
        data_as_of: '2026-02-01',
      });
      expect(await slugs(view, { page: 3, per_page: 2 })).toBe('e');
      expect(await listFunds(view, { ...ALL, page: 9, per_page: 500 })).toMatchObject({
        paging: { page: 9, per_page: 100, has_next: false, total_pages: 1 },
        data_as_of: '2026-02-01',
      });
      expect(await slugs(view, { page: 9 })).toBe('');
    });
  });

  describe('the other registry lists', () => {
    it('AMCs are listed by name, active if they have a living fund, with the number of all their funds', async () => {
      const view = await prepare();
      const read = async (is_active: boolean | null): Promise<unknown> =>
        dataOf(await listAmcs(view, { ...PAGE, is_active }));
      const zenith = {
        id: 'aaaaaaaa-0000-5000-8000-000000000001',
        slug: 'sample-zenith',
        name: 'sample Zenith',
        short_name: null,
        is_active: true,
        fund_count: 4,
        website: 'https://zenith.example',
      };
      expect(await read(true)).toEqual([zenith]);
      expect(await read(false)).toMatchObject([
        { slug: 'sample-acme', short_name: 'SA', is_active: false, fund_count: 1 },
        { slug: 'sample-amc-3', fund_count: 0 },
      ]);
      expect(await read(null)).toHaveLength(3);
      const detail = await readAmc(view, { amc_slug: 'sample-zenith', page: 2, per_page: 3 });
      expect(dataOf(detail)).toMatchObject({ amc: zenith, funds: [{ slug: 'd-stock' }] });
      expect(detail).toMatchObject({ paging: { page: 2, total_pages: 2 } });
      await expect(readAmc(view, { amc_slug: 'x', ...PAGE })).rejects.toMatchObject({ code: 'AMC_NOT_FOUND' });
    });

    it('categories and fund types have the number of their funds in the registry', async () => {
      const view = await prepare();
      expect(dataOf(await listCategories(view))).toEqual([
        { slug: 'income', name: 'Income', is_shariah_compliant: false, scheme_types: ['OPEN_END'], fund_count: 1 },
        {
          slug: 'sample-odd-kind',
          name: 'Sample Odd Kind',
          is_shariah_compliant: null,
          scheme_types: ['OPEN_END'],
          fund_count: 1,
        },
        {
          slug: 'shariah-compliant-equity',
          name: 'Shariah Compliant Equity',
          is_shariah_compliant: true,
          scheme_types: ['OPEN_END'],
          fund_count: 1,
        },
        { slug: 'vps-debt', name: 'VPS-Debt', is_shariah_compliant: false, scheme_types: ['VPS'], fund_count: 1 },
        { slug: 'vps-equity', name: 'VPS-Equity', is_shariah_compliant: false, scheme_types: ['VPS'], fund_count: 1 },
      ]);
      expect(dataOf<{ fund_count: number }[]>(await listFundTypes(view)).map((row) => row.fund_count)).toEqual([
        3, 0, 2, 0, 0, 0,
      ]);
      expect(await listFundTypes(view)).toBe(await listFundTypes(view));
    });

    it('sub-funds of one pension scheme have distinct names in every response; the official name and the slug stay', async () => {
      const view = await prepare();
      const [debt, stock] = ['c-debt', 'd-stock'].map((slug) => view.registry.fundBySlug.get(slug));
      expect([debt?.name, stock?.name]).toEqual(['Sample Pension - Debt', 'Sample Pension - Equity']);
      for (const shown of [stock?.record, stock?.reference, stock?.seriesFund])
        expect(shown).toMatchObject({ name: 'Sample Pension - Equity' });
      const found = dataOf<{ slug: string; name: string; official_name: string }[]>(
        await listFunds(view, { ...ALL, q: 'sample pension equity' }),
      );
      expect(found).toMatchObject([
        { slug: 'd-stock', name: 'Sample Pension - Equity', official_name: 'Sample Fund 4' },
      ]);
      // A name that already contains its class is unchanged.
      expect(servedName({ name: 'Sample Pension Money-Market Sub Fund', vps_asset_class: 'MONEY_MARKET' })).toBe(
        'Sample Pension Money-Market Sub Fund',
      );
      expect(servedName({ name: 'Sample Debtors Pension', vps_asset_class: 'DEBT' })).toBe(
        'Sample Debtors Pension - Debt',
      );
    });

    it('families list their funds, and pension schemes their sub-funds by asset class', async () => {
      const view = await prepare();
      expect(dataOf<object[]>(await listFamilies(view, { family_type: null }))).toHaveLength(2);
      expect(dataOf(await listFamilies(view, { family_type: 'EMPLOYER_PENSION' }))).toMatchObject([
        { slug: 'sample-staff-pension', amc: null, fund_count: 1 },
      ]);
      await expect(listFamilies(view, { family_type: 'CLAN' })).rejects.toMatchObject({ code: 'INVALID_FILTER' });
      const family = {
        id: 'bbbbbbbb-0000-5000-8000-000000000001',
        slug: 'sample-pension',
        name: 'Sample Pension',
        family_type: 'VPS',
        amc: { slug: 'sample-zenith' },
        fund_count: 2,
      };
      expect(dataOf(await readFamily(view, { family_slug: 'sample-pension' }))).toMatchObject({
        ...family,
        funds: [{ slug: 'c-debt' }, { slug: 'd-stock' }],
      });
      const stock = { id: 'ffffffff-0000-5000-8000-000000000004', slug: 'd-stock', name: 'Sample Pension - Equity' };
      expect(dataOf(await listVps(view))).toMatchObject([
        {
          ...family,
          sub_funds: [
            { fund: stock, asset_class: 'EQUITY' },
            { fund: { slug: 'c-debt' }, asset_class: 'DEBT' },
          ],
        },
      ]);
      expect(dataOf(await readVpsAllocations(view, { family_slug: 'sample-pension', as_of: null }))).toMatchObject({
        family: { slug: 'sample-pension' },
        sub_funds: [
          { fund: stock, asset_class: 'EQUITY', report_date: null, data_version: null, rows: [] },
          { asset_class: 'DEBT' },
        ],
      });
      await expect(
        readVpsAllocations(view, { family_slug: 'sample-staff-pension', as_of: null }),
      ).rejects.toMatchObject({ code: 'FAMILY_NOT_FOUND' });
    });
  });
});
