/** The funds of funds of AMC N02: the plans are columns, and facts of the whole fund span them. */
import type { Entry, PlantedFault, SubFund } from './entries1.ts';
import { newEntry, newSubFund } from './entries1.ts';
import {
  AMC,
  AMC_RATING,
  ASSETS,
  AUDITOR,
  BAND,
  HEAD,
  HOUSE,
  INK,
  TRUSTEE,
  drawFrame,
  returnRows,
  slashed,
  slashedEnd,
} from './n02-frame.ts';
import { LATEST } from './n02-funds.ts';
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import { allocationsOf, endOf, fixed, grouped, rupees, sharesOf, stateOf } from './shared1.ts';
import type { FundModel, FundState, Month, Pair, Part, Share } from './shared1.ts';

interface Plan {
  readonly name: string;
  readonly model: FundModel;
  readonly risk: string;
  readonly assets: readonly Part[];
}

interface Planning {
  readonly name: string;
  readonly launch: string;
  readonly category: string;
  readonly manager: string;
  readonly plans: readonly Plan[];
  /** The prices of the first two plans are printed in each other's column. */
  readonly swapped: boolean;
}

function plan(name: string, seed: number, risk: string, mean: number, swing: number, units: number): Plan {
  const equity = { High: 68, Medium: 41, Low: 14 }[risk] ?? 40;
  return {
    name,
    risk,
    model: {
      seed,
      launch: '2017-04-25',
      annualised: false,
      mean,
      swing,
      benchmarkMean: mean + 1,
      price: 100,
      units,
      before: 3,
      latest: LATEST,
    },
    assets: [
      ['Equity funds', equity],
      ['Income funds', 78 - equity],
      ['Money market funds', 19],
      ['Cash and others', 3],
    ],
  };
}

export const PLANNING: Planning = {
  name: 'Soan Planning Fund',
  launch: '2017-04-25',
  category: 'Fund of Funds',
  manager: 'Asma Tirmizi, CFA',
  swapped: false,
  plans: [
    plan('Soan Aggressive Allocation Plan', 2601, 'High', 9, 3.6, 1_420_000),
    plan('Soan Balanced Allocation Plan', 2602, 'Medium', 11, 2.1, 2_210_000),
    plan('Soan Conservative Allocation Plan', 2603, 'Low', 13, 0.8, 3_870_000),
  ],
};

export const ISLAMIC_PLANNING: Planning = {
  name: 'Soan Islamic Planning Fund',
  launch: '2017-04-25',
  category: 'Shariah Compliant Fund of Funds',
  manager: 'Asma Tirmizi, CFA',
  swapped: true,
  plans: [
    plan('Soan Islamic Growth Plan', 2701, 'High', 8, 3.4, 1_160_000),
    plan('Soan Islamic Moderate Plan', 2702, 'Medium', 10, 1.9, 1_730_000),
    plan('Soan Islamic Preservation Plan', 2703, 'Low', 12, 0.7, 2_940_000),
  ],
};

interface Reported {
  readonly plan: Plan;
  readonly state: FundState;
  readonly nav: string;
  readonly size: string;
  readonly periods: readonly (readonly [string, Pair])[];
  readonly assets: readonly Share[];
}

const FEE = '1.00% on the part not invested in own funds';

function reportsOf(fund: Planning, month: Month): Reported[] {
  const states = fund.plans.map((each) => stateOf(each.model, month));
  const navs = states.map((state) => state.nav);
  const printed = fund.swapped ? [navs[1], navs[0], ...navs.slice(2)] : navs;
  return fund.plans.flatMap((each, index) => {
    const state = states[index];
    return state === undefined
      ? []
      : {
          plan: each,
          state,
          nav: printed[index] ?? '',
          size: grouped(fixed(state.size / 1e6)),
          periods: [
            ['MTD', state.mtd],
            ['FYTD', state.fiscal],
            ['Since inception¹', state.sinceLaunch],
          ],
          assets: sharesOf(each.model.seed, month, each.assets, 2),
        };
  });
}

export function drawPlans(sheet: Sheet, fund: Planning, month: Month, page: number): void {
  drawFrame(sheet, fund.name, month, page);
  const all = reportsOf(fund, month);
  const wide = (label: string, value: string): Row => ({ cells: [label, value], spans: [1, 6] });
  const each = (label: string, valueOf: (one: Reported) => string): Row => ({
    cells: [label, ...all.map(valueOf)],
    spans: [1, 2, 2, 2],
  });
  const end = drawGrid(sheet, {
    x: 40,
    y: 56,
    widths: [162, 100, 100, 100, 100, 100, 100],
    aligns: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    pad: 5,
    rule: '#e4dff0',
    rows: [
      wide('Fund category', fund.category),
      wide('Fund type', 'Open-end'),
      wide('Launch date', slashed(fund.launch)),
      wide('Management fee', FEE),
      wide('Trustee', TRUSTEE),
      wide('Auditor', AUDITOR),
      wide('Asset manager rating', AMC_RATING.line_raw),
      wide('Fund manager', fund.manager),
      { ...each('', ({ plan: { name } }) => name), ...HEAD },
      each('Risk profile', ({ plan: { risk } }) => risk),
      each('Net assets (Rs. in million)', ({ size }) => size),
      each('Net asset value per unit (Rs.)', ({ nav }) => nav),
      each('Units outstanding', ({ state }) => grouped(state.units)),
      { cells: ['Returns (%)', ...all.flatMap(() => ['Plan', 'BM'])], ...BAND, look: { ...BAND.look, align: 'right' } },
      ...(all[0]?.periods ?? []).map(([label], index): Row => ({
        cells: [
          label,
          ...all.flatMap((one) => [one.periods[index]?.[1].fund ?? '', one.periods[index]?.[1].benchmark ?? '']),
        ],
      })),
      { cells: [ASSETS], spans: [7], ...BAND },
      ...(all[0]?.assets ?? []).map(({ label }, index) => each(label, (one) => one.assets[index]?.percent ?? '')),
    ],
  });
  write(sheet, '¹ Compound annual growth rate. BM: benchmark of the plan.', 40, end + 6, 700, {
    size: 6.5,
    colour: INK,
  });
}

function faultOf(fund: Planning, all: readonly Reported[]): PlantedFault {
  return {
    kind: 'PLAN_NAVS_SWAPPED',
    false_values: all
      .filter((one) => one.nav !== one.state.nav)
      .map((one) => ({ sub_fund: one.plan.name, field: 'nav_per_unit', printed: one.nav, real: one.state.nav })),
    true_values: 'all other facts, incl. the price of the third plan, sizes, units and returns',
    must_not_serve: 'the prices of the first and the second plan',
    how_it_can_be_seen: 'price times units outstanding is not the net assets of the plan',
    fund_name_raw: fund.name,
  };
}

function subFundOf(one: Reported): SubFund {
  return newSubFund({
    name_raw: one.plan.name,
    risk_profile_raw: one.plan.risk,
    fund_size_pkr: rupees(one.size, 1e6),
    fund_size_raw: one.size,
    fund_size_label_raw: 'Net assets (Rs. in million)',
    nav_per_unit: one.nav,
    units_outstanding: one.state.units,
    reported_returns: returnRows(one.periods),
    allocations: allocationsOf('ASSET_ALLOCATION', one.assets, ASSETS),
  });
}

export function planEntry(fund: Planning, month: Month, page: number): Entry {
  const all = reportsOf(fund, month);
  const { minimum_initial_raw: _minimum, pricing_mechanism_raw: _pricing, dealing_days_raw: _days, ...house } = HOUSE;
  return newEntry({
    ...house,
    page_numbers: [page],
    fund_name_raw: fund.name,
    report_date: endOf(month),
    report_month_label_raw: `As on ${slashedEnd(month)}`,
    page_footer_raw: AMC,
    category_raw: fund.category,
    launch_date: fund.launch,
    launch_date_raw: slashed(fund.launch),
    management_fee_raw: FEE,
    ratings: [AMC_RATING],
    parties: [{ name_raw: fund.manager, designation_raw: 'Fund manager' }],
    sub_funds: all.map(subFundOf),
    ...(fund.swapped && { planted_fault: faultOf(fund, all) }),
  });
}
