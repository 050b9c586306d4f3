/** The rules of the extraction bench: which served values are right, and which count against precision. */
import { describe, expect, it } from 'vitest';
import { isNear, isSame, numberOf } from '../../bench/extraction/compare-values.ts';
import type { ExpectedFund } from '../../bench/extraction/expected-file.ts';
import { judgeFund } from '../../bench/extraction/judge.ts';
import type { Judgement } from '../../bench/extraction/judge.ts';
import { riskCoverage } from '../../bench/extraction/risk-coverage.ts';
import { sequenceRatio } from '../../bench/extraction/sequence-ratio.ts';
import type { ServedReport } from '../../bench/extraction/served.ts';
import { total } from '../../bench/extraction/tally.ts';

const FUND: ExpectedFund = { fund_name_raw: 'Sample Income Fund', report_date: '2026-06-30' };

function report(parts: Partial<ServedReport>): ServedReport {
  return {
    report_date: '2026-06-30',
    fund_size: {},
    profile: {},
    report_fragments: [],
    sections: {},
    ...parts,
    identity: { fund_name_as_reported: 'Sample Income Fund', ...parts.identity },
  };
}

function judge(entry: Partial<ExpectedFund>, served: Partial<ServedReport>, isComplete = true): Judgement {
  return judgeFund({ ...FUND, ...entry }, { dated: [{ report: report(served), own: null }], others: [] }, isComplete);
}

/** `verdict column: expected / served` of every fact that is not right; in brackets what does not count. */
function faults({ facts }: Judgement): string[] {
  return facts.map(({ verdict, column, expected, served, isCounted }) => {
    const text = `${verdict} ${column}: ${expected} / ${served}`;
    return isCounted || verdict === 'missing' || verdict === 'withheld' ? text : `(${text})`;
  });
}

const MONTH = { period_label_raw: 'June 2026', period_key: 'MONTH' };

describe('correct facts', () => {
  it('equal numbers are equal, however they are printed', () => {
    expect(numberOf('(1,020.50)%')).toBe('-1020.5');
    expect(isSame('1,020.50', '1020.5')).toBe(true);
    expect(isSame('-0.00', '0')).toBe(true);
    expect(isSame('10.5', '10.05')).toBe(false);
  });

  it('texts that differ in case, spaces, quotes, dashes and trailing marks are equal, and others are not', () => {
    expect(isSame('Sample Bank’s 6–Month Rate *', "SAMPLE BANK'S 6-month rate")).toBe(true);
    expect(isSame('Sample Bank A', 'Sample Bank B')).toBe(false);
  });

  it('a complete report counts its name, month and values', () => {
    const judged = judge({ launch_date: '2010-05-27', nav_per_unit: '102.3400' } as Partial<ExpectedFund>, {
      profile: { launch_date: '2010-05-27' },
      fund_size: { nav_per_unit: '102.34' },
    });
    expect(faults(judged)).toEqual([]);
    expect(total(judged.tally)).toMatchObject({ want: 4, right: 4, counted: 0 });
  });

  it('a correct fact counts once, however often it is served', () => {
    const row = { ...MONTH, fund_return_percent: '1.5' };
    const series = [{ series_raw: 'Fund', period_label_raw: 'Jun-26', percent: '1.50' }];
    const judged = judge({ monthly_returns: series }, { reported_returns: [row, row] });
    expect(faults(judged)).toEqual([]);
    expect(judged.tally.get('monthly')).toMatchObject({ want: 1, right: 1 });
  });
});

describe('errors', () => {
  it('a value in the wrong column counts against precision', () => {
    const judged = judge(
      {
        reported_returns: [{ period_label_raw: 'YTD', fund_return_percent: '7.48', benchmark_return_percent: '15.15' }],
      },
      { reported_returns: [{ period_label_raw: 'YTD', period_key: 'YTD', fund_return_percent: '15.15' }] },
    );
    expect(faults(judged)).toEqual(['wrong fund: 7.48 / 15.15', 'missing benchmark: 15.15 / null']);
  });

  it('fund and benchmark exchanged against the series of the same report count against precision', () => {
    const printed = { period_label_raw: '1 month', fund_return_percent: '7.48', benchmark_return_percent: '15.15' };
    const served = { fund_return_percent: '7.48', benchmark_return_percent: '15.15' };
    const judged = judge(
      { reported_returns: [printed] },
      {
        reported_returns: [
          { period_label_raw: '1 month', period_key: '1M', ...served },
          { ...MONTH, fund_return_percent: '15.15', benchmark_return_percent: '7.48' },
        ],
      },
      false,
    );
    expect(faults(judged).filter((fault) => fault.startsWith('wrong'))).toHaveLength(2);
  });

  it('the value of another month counts against precision', () => {
    const judged = judge(
      { monthly_returns: [{ series_raw: 'Fund', period_label_raw: 'May-26', percent: '1.50' }] },
      { reported_returns: [{ ...MONTH, fund_return_percent: '1.5' }] },
    );
    expect(faults(judged)).toEqual(['missing fund: 1.50 / null', 'extra fund: null / 1.5']);
  });

  it('a share of the previous month served for this month counts against precision', () => {
    const row = { allocation_type: 'ASSET', label_raw: 'Cash', percent: '12.5', period_label: 'May 2026' };
    const judged = judge(
      { allocations: [row] },
      { allocations: [{ allocation_type: 'ASSET', label_raw: 'Cash', current_period: '12.5' }] },
    );
    expect(faults(judged)).toEqual(['wrong previous: 12.5 / 12.5 under current']);
  });

  it('the value of another sub-fund counts against precision', () => {
    const scopes = [{ name_raw: 'Sample Growth Plan' }, { name_raw: 'Sample Savings Plan' }];
    const subs = scopes.map((sub, index) => ({ ...sub, metrics: [{ label_raw: 'Beta', value: `0.${index + 5}` }] }));
    const row = { label_raw: 'Beta', value: '0.5', unit: null };
    const judged = judge(
      { sub_funds: subs },
      { metrics: [{ ...row, sub_fund_key: 'SAVINGS', sub_fund_name_raw: 'Sample Savings Plan' }] },
    );
    expect(faults(judged)).toEqual(['wrong value: 0.6 / 0.5', 'missing value: 0.5 / null']);
  });

  it('a served value that is not printed counts against precision, unless the expected file may be incomplete', () => {
    const served = { fund_size: { nav_per_unit: '10.5' } };
    expect(faults(judge({}, served))).toEqual(['extra value: null / 10.5']);
    expect(faults(judge({}, served, false))).toEqual(['(extra value: null / 10.5)']);
  });

  it('a truncated benchmark counts against precision, and another truncated text is only reported', () => {
    const judged = judge(
      { benchmark_raw: 'Six months deposit rate', leverage_raw: 'Not permitted' } as Partial<ExpectedFund>,
      { profile: { benchmark: 'Six months deposit', leverage: 'Not perm' } },
    );
    expect(faults(judged)).toEqual([
      'cut value: Six months deposit rate / Six months deposit',
      '(cut value: Not permitted / Not perm)',
    ]);
  });

  it('a designation served as a person counts against precision', () => {
    const parties = [{ name_raw: 'Sample Person', designation_raw: 'Portfolio Manager' }];
    const judged = judge({ parties }, { parties: [{ name_raw: 'Portfolio Manager' }] }, false);
    expect(faults(judged)).toContain('wrong name: null / Portfolio Manager');
  });

  it('a basis that the page contradicts counts against precision', () => {
    const row = { allocation_type: 'ASSET', label_raw: 'Cash', percent: '12.5', table_title_raw: '% of Net Assets' };
    const judged = judge(
      { allocations: [row] },
      { allocations: [{ allocation_type: 'ASSET', label_raw: 'Cash', percent_of_total_assets: '12.5' }] },
    );
    expect(faults(judged)).toEqual(['wrong basis: net / total']);
  });

  it('a report under another month than that of the page counts against precision', () => {
    const judged = judgeFund(FUND, { dated: [], others: [{ report: report({}), own: null }] }, true);
    expect(faults(judged)[0]).toBe('wrong : 2026-06-30 / 2026-06-30');
  });
});

describe('withheld facts', () => {
  const printed = { metrics: [{ label_raw: 'Beta', value: '0.9' }] };

  it('a withheld fact is distinguished from a missing one by the count of the section', () => {
    const judged = judge(printed, { sections: { metrics: { withheld_row_count: 1 } } });
    expect(faults(judged)).toEqual(['withheld value: 0.9 / null']);
  });

  it('a withheld fact is distinguished from a missing one by a note that names the section or the group of members', () => {
    const notes = [{ note_kind: 'WITHHELD', section_type: 'fund_size', text: 'under review' }];
    const judged = judge({ ...printed, nav_per_unit: '10.5' } as Partial<ExpectedFund>, { notes });
    expect(faults(judged)).toEqual(['withheld value: 10.5 / null', 'missing value: 0.9 / null']);
  });
});

describe('planted faults', () => {
  const entry = {
    nav_per_unit: '99.5',
    planted_fault: {
      kind: 'NAV_DIGITS',
      false_values: [{ field: 'nav_per_unit', printed: '99.5', real: '95.9' }],
    },
  } as Partial<ExpectedFund>;

  it('a planted fault counts as served if the false value is in its place', () => {
    const { planted } = judge(entry, { fund_size: { nav_per_unit: '99.50' } });
    expect(planted?.served).toHaveLength(1);
  });

  it('a planted fault counts as not served if its value is withheld, and neither the false nor the true value is expected', () => {
    const judged = judge(entry, {});
    expect(judged.planted?.served).toEqual([]);
    expect(faults(judged)).toEqual([]);
  });
});

it('the similarity of texts is that of Ratcliff and Obershelp, also for long texts', () => {
  const one = 'thesamplefundinvestsinshareswithagoodrecordofpayoutsandgrowth'.repeat(5);
  const other = 'thesamplefundinvestsinsharesthathavearecordofpayoutsandofgrowth'.repeat(5);
  expect(sequenceRatio('abcd', 'bcde')).toBe(0.75);
  expect(sequenceRatio('sampleassetmanagement', 'sampleassetsmanagment')).toBeCloseTo(0.9523809523809523, 12);
  expect(sequenceRatio(one, other)).toBeCloseTo(0.09032258064516129, 12);
  expect(isNear('Sample Asset Management', 'Sample Assets Managment')).toBe(true);
  expect(isNear('Sample Fund 2026', 'Sample Fund 2025')).toBe(false);
});

it('the curve has precision and recall for each confidence threshold', () => {
  const fact = (verdict: 'right' | 'wrong', confidence: number) => ({
    document: 'sample',
    fund: 'Sample Income Fund',
    section: 'metrics' as const,
    scope: '',
    label: 'Beta',
    column: 'value',
    expected: '1',
    served: '1',
    verdict,
    isCounted: verdict === 'wrong',
    confidence,
  });
  const facts = [fact('wrong', 0.2), fact('right', 0.9), fact('right', 0.5)];
  expect(riskCoverage(facts, 4, 0)).toEqual([
    { threshold: 0.9, recall: 0.25, precision: 1 },
    { threshold: 0.5, recall: 0.5, precision: 1 },
    { threshold: 0.2, recall: 0.5, precision: 2 / 3 },
  ]);
});
