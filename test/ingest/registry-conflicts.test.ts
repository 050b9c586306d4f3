import { expect, it } from 'vitest';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const HEAD = 'association_fund_id,slug,name,rating,risk_profile,previous_names\n';

eachEngine((open) => {
  it('two sheet rows that contradict each other for one id are held together with their values, and neither is applied', async () => {
    for (const swapped of [false, true]) {
      const desk = openDesk(await open.facts());
      await desk.take('registry', `${HEAD}1,,Sample One Fund,AA,LOW,\n2,,Sample Two Fund,A,LOW,\n`);
      const rows = ['1,,Sample One Fund,AA+,HIGH,', '1,,Sample One Fund,AA-,HIGH,'];
      await desk.take(
        'registry',
        `${HEAD}${(swapped ? rows.toReversed() : rows).join('\n')}\n2,,Sample Two Fund,A+,,\n`,
      );
      expect((await desk.funds()).map(({ rating, risk_profile }) => [rating, risk_profile])).toEqual([
        ['AA', 'LOW'],
        ['A+', 'LOW'],
      ]);
      const [hold, ...more] = await desk.holds();
      expect([hold?.check_name, hold?.row_count, more]).toEqual(['registry_conflict', 2, []]);
      expect((JSON.parse(hold?.rows ?? '') as { rating: string }[]).map(({ rating }) => rating).toSorted()).toEqual([
        'AA+',
        'AA-',
      ]);
      expect(hold?.summary).toContain('rating');
    }
  });

  it('contradicting sheet rows that name a fund by id, by slug and by name are held together', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('registry', `${HEAD}1,,Sample One Fund,AA,,\n`);
    await desk.take('registry', `${HEAD}1,,,AA+,,\n,sample-one-fund,,AA-,,\n,,Sample One Fund,B,,\n`);
    expect([await desk.held(), (await desk.fund('Sample One Fund')).rating]).toEqual([['registry_conflict 3'], 'AA']);
  });

  it('contradicting sheet rows of one new fund add no fund, and the corrected sheet does', async () => {
    const desk = openDesk(await open.facts());
    await desk.take('registry', `${HEAD}5,,Sample Five Fund,AA,,\n5,,Sample Cinco Fund,AA,,\n`);
    expect([await desk.held(), await desk.funds()]).toEqual([['registry_conflict 2'], []]);
    await desk.take('registry', `${HEAD}5,,Sample Five Fund,AA,,\n`);
    expect((await desk.funds()).map(({ name }) => name)).toEqual(['Sample Five Fund']);
  });

  it('sheet rows that complement each other are not a conflict', async () => {
    const desk = openDesk(await open.facts());
    await desk.take(
      'registry',
      `${HEAD}1,,Sample One Fund,AA,,Sample Old Fund\n1,,sample one fund,,HIGH,Sample Older Fund\n`,
    );
    expect(await desk.held()).toEqual([]);
    expect((await desk.funds())[0]).toMatchObject({
      rating: 'AA',
      risk_profile: 'HIGH',
      previous_names: ['Sample Old Fund', 'Sample Older Fund'],
    });
  });

  it('a NAV row, and a sheet row with a scheme type, keep what a sheet stated and they do not know', async () => {
    const stated = { vps_asset_class: 'EQUITY', is_shariah_compliant: true };
    const desk = openDesk(await open.facts());
    await desk.take(
      'registry',
      'name,scheme_type,vps_asset_class,is_shariah_compliant\nSample Pension Equity,VPS,EQUITY,true\n',
    );
    await desk.take('nav-history', 'fund,nav,date\nSample Pension Equity,105.2500,2026-08-31\n');
    expect(await desk.fund('Sample Pension Equity')).toMatchObject(stated);
    await desk.take('registry', 'name,scheme_type\nSample Pension Equity,EMPLOYER_PENSION\n');
    expect(await desk.fund('Sample Pension Equity')).toMatchObject({ ...stated, scheme_type: 'EMPLOYER_PENSION' });
  });
});
