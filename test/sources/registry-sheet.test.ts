import { describe, expect, test } from 'vitest';
import { workbook } from '../fixtures/workbook.ts';
import { parse, refusalOf, registryRows } from './parse-case.ts';

describe("the operator's registry sheet", () => {
  test('a registry sheet sets every filled field in the form of the store', () => {
    const header =
      'association_fund_id,slug,name,official_name,amc,category,scheme_type,risk_profile,is_shariah_compliant,is_exchange_traded,is_fund_of_funds,is_pension_scheme,lifecycle_status,family,family_type,vps_asset_class,benchmark,trustee,rating,inception_date,maturity_date,currency,previous_names';
    const row =
      '90001,sample-pension-fund-debt,Sample Pension Fund,Sample Pension Fund (Trust),Sample AMC,vps-debt,VPS,Very Low,yes,FALSE,no,True,matured,Sample Pension,VPS,DEBT,Sample Index,Sample Trust,AA(f),"Jul 31, 2010",2026-06-30,PKR,Sample Old Fund | Sample Older Fund|';
    const parsed = parse('registry', `${header}\n${row}\n`);
    expect(parsed).toMatchObject({ source: 'registry', page_date: null, carriesIds: true });
    expect(registryRows(parsed)[0]).toEqual({
      kind: 'registry',
      row_number: 1,
      mention: {
        association_fund_id: '90001',
        name: 'Sample Pension Fund',
        formerNames: ['Sample Old Fund', 'Sample Older Fund'],
        amc_name: 'Sample AMC',
        scheme_type: 'VPS',
        category: 'VPS-Debt',
        rating: 'AA(f)',
        benchmark: 'Sample Index',
        trustee: 'Sample Trust',
        inception_date: '2010-07-31',
      },
      facts: {
        association_fund_id: '90001',
        slug: 'sample-pension-fund-debt',
        name: 'Sample Pension Fund',
        official_name: 'Sample Pension Fund (Trust)',
        amc: 'Sample AMC',
        category: 'VPS-Debt',
        scheme_type: 'VPS',
        risk_profile: 'VERY_LOW',
        is_shariah_compliant: true,
        is_exchange_traded: false,
        is_fund_of_funds: false,
        is_pension_scheme: true,
        lifecycle_status: 'MATURED',
        family: 'Sample Pension',
        family_type: 'VPS',
        vps_asset_class: 'DEBT',
        benchmark: 'Sample Index',
        trustee: 'Sample Trust',
        rating: 'AA(f)',
        inception_date: '2010-07-31',
        maturity_date: '2026-06-30',
        currency: 'PKR',
        previous_names: ['Sample Old Fund', 'Sample Older Fund'],
      },
      problems: [],
    });
  });

  test('a blank cell of a registry sheet sets nothing', () => {
    const rows = registryRows(
      parse('registry', 'name,trustee,is_shariah_compliant,previous_names,lifecycle_status\nSample A Fund,,,,CLOSED\n'),
    );
    expect(rows[0]?.facts).toEqual({ name: 'Sample A Fund', lifecycle_status: 'CLOSED' });
  });

  test('"(Formerly …)" after a name is a previous name', () => {
    const rows = registryRows(
      parse('registry', 'name,previous_names\nSample A Fund (Formerly: Sample B Fund),Sample C Fund\n'),
    );
    expect(rows[0]?.facts).toEqual({ name: 'Sample A Fund', previous_names: ['Sample C Fund', 'Sample B Fund'] });
  });

  test('invalid cells of a registry sheet are reported, and the others are used', () => {
    const csv =
      'slug,category,scheme_type,risk_profile,is_shariah_compliant,lifecycle_status,maturity_date,currency,trustee\nsample-a,Sample,X,Wild,maybe,DEAD,31/12/2026,rupees,Sample Trust\nNot A Slug,,,,,,,,\n';
    const rows = registryRows(parse('registry', csv));
    expect(rows[0]?.facts).toEqual({ slug: 'sample-a', trustee: 'Sample Trust' });
    expect(rows[0]?.problems.map(({ column }) => column)).toEqual([
      'category',
      'scheme_type',
      'risk_profile',
      'is_shariah_compliant',
      'lifecycle_status',
      'maturity_date',
      'currency',
    ]);
    expect(rows[0]?.problems[4]).toMatchObject({
      printed: 'DEAD',
      expected: 'one of ACTIVE, SUSPENDED, MATURED, MERGED, CLOSED',
    });
    expect(rows[1]?.problems.map(({ column }) => column)).toEqual(['slug', 'name']);
  });

  test('a registry sheet with an unknown column is rejected with the nearest known name', () => {
    const text = refusalOf('registry', 'name,trustes,colour\nSample A Fund,x,red\n');
    expect(text).toContain('"trustes", "colour"');
    expect(text).toContain('Did you mean "trustee" for "trustes"?');
    expect(text).not.toContain('for "colour"');
  });

  test('a registry sheet may be a list made from fund records of the service', () => {
    const rows = registryRows(
      parse(
        'registry',
        'id,slug,category_slug,latest_nav_date,latest_report_date,updated_at\nx,sample-a,money-market,2026-08-19,,x\n',
      ),
    );
    expect(rows[0]?.facts).toEqual({ slug: 'sample-a', category: 'Money Market' });
  });

  test('a registry sheet that does not identify its funds is rejected', () => {
    expect(refusalOf('registry', 'trustee,rating\nSample Trust,AA(f)\n')).toContain(
      '"association_fund_id or slug or name"',
    );
  });

  test('a registry sheet may be a workbook', () => {
    const parsed = parse(
      'registry',
      workbook([
        ['association_fund_id', 'maturity_date'],
        [{ number: '90001' }, { day: '46253' }],
      ]),
    );
    expect(registryRows(parsed)[0]?.facts).toEqual({ association_fund_id: '90001', maturity_date: '2026-08-19' });
  });
});
