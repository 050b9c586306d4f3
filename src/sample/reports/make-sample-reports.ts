import { fromDayNumber, type IsoDate } from '#domain/dates.ts';
import { monthEndsBefore, planCalendar } from '#sample/calendar.ts';
import { makeSeries } from '#sample/price-walk.ts';
import type { SampleSeries } from '#sample/price-walk.ts';
import { TICKS_A_RUPEE, type SampleFund } from '#sample/roster.ts';
import { mixOf, PENSION_OBJECTIVE } from './asset-mixes.ts';
import { drawCover, drawDisclaimer } from './front-and-back.ts';
import { gatherFacts, SIZE_STEP } from './gather-facts.ts';
import { COLUMN_LAYOUT } from './layout-columns.ts';
import { LEADER_LAYOUT } from './layout-leaders.ts';
import { LINE_LAYOUT } from './layout-lines.ts';
import type { NonCompliant, PageFacts, PlannedReport, Rating, SampleReport, UnitFacts } from './report-facts.ts';
import { openSheet } from './sheet.ts';
import type { Layout } from './tables.ts';

interface House {
  readonly amc: string;
  readonly slug: string;
  readonly funds: readonly string[];
  readonly layout: Layout;
}

const HOUSES: readonly House[] = [
  {
    amc: 'Sample Indus Asset Management Limited',
    slug: 'indus',
    layout: COLUMN_LAYOUT,
    funds: [
      'Sample Indus Cash Fund',
      'Sample Indus Income Fund',
      'Sample Indus Stock Fund',
      'Sample Indus Pension Fund',
    ],
  },
  {
    amc: 'Sample Bolan Islamic Investments Limited',
    slug: 'bolan-islamic',
    layout: LINE_LAYOUT,
    funds: [
      'Sample Bolan Islamic Cash Fund',
      'Sample Bolan Islamic Income Fund',
      'Sample Bolan Islamic Stock Fund',
      'Sample Bolan Islamic Gold Fund',
    ],
  },
  {
    amc: 'Sample Kirthar Investments Limited',
    slug: 'kirthar',
    layout: LEADER_LAYOUT,
    funds: [
      'Sample Kirthar Liquid Fund',
      'Sample Kirthar Income Fund',
      'Sample Kirthar Multi Asset Fund',
      'Sample Kirthar Planning Fund',
    ],
  },
];

// A year of reports, one document per company and month.
const REPORT_MONTHS = 12;
// Page 1 is the cover.
const FIRST_FUND_PAGE = 2;

/**
 * The Fund Manager Reports of the last twelve months that ended before `end_date`, oldest first: real PDFs of a dozen
 * funds in three layouts. Their prices are those of the other sample documents. The same date gives the same bytes.
 */
export function* makeSampleReports(end_date: IsoDate): Iterable<SampleReport> {
  for (const { draw, ...report } of planSampleReports(end_date)) yield { ...report, bytes: draw() };
}

export function* planSampleReports(end_date: IsoDate): Iterable<PlannedReport> {
  const calendar = planCalendar(end_date);
  const series = makeSeries(calendar);
  const ends = monthEndsBefore(calendar.lastDay, REPORT_MONTHS);
  for (const month_end of ends) {
    for (const house of HOUSES) {
      const facts = addInvestments(
        house.funds.map((name, index) =>
          gatherPage(
            series.filter(({ fund }) => fund.name === name),
            month_end,
            ends[0] ?? month_end,
            FIRST_FUND_PAGE + index,
          ),
        ),
      );
      const report_date = fromDayNumber(month_end);
      yield {
        source: 'fmr',
        origin: `sample-fmr-${house.slug}-${report_date.slice(0, 7)}.pdf`,
        report_date,
        facts,
        draw: () => drawReport(house, facts, report_date),
      };
    }
  }
}

function drawReport(
  { amc, layout: { orientation, theme, drawPage } }: House,
  facts: readonly PageFacts[],
  report_date: IsoDate,
): Uint8Array {
  const sheet = openSheet({
    title: `Fund Managers' Report`,
    author: amc,
    dated: new Date(`${report_date}T00:00:00Z`),
    layout: orientation,
  });
  sheet.addPage();
  drawCover(sheet, theme, facts);
  for (const page of facts) {
    sheet.addPage();
    drawPage(sheet, page);
  }
  sheet.addPage();
  drawDisclaimer(sheet, theme);
  return sheet.finish();
}

// Investments of the third AMC's income fund that two borrowers did not repay.
const DEFAULTED = [
  { name: 'Sample Tochi Sugar TFC', type: 'Rating below investment grade', before: 85_000_000, provision: 34_000_000 },
  { name: 'Sample Gomal Textile Sukuk', type: 'Single Entity', before: 46_500_000, provision: 46_500_000 },
];
const HOLDER = 'Sample Kirthar Income Fund';

/** `members` are the fund, or the sub-funds of one pension scheme. */
function gatherPage(
  members: readonly SampleSeries[],
  month_end: number,
  first_end: number,
  page_number: number,
): PageFacts {
  const [first] = members;
  if (first === undefined) throw new RangeError('a report names a fund that is not in the roster');
  const { fund } = first;
  const pension = members.length > 1;
  const short = fund.name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
  const units = members.map((member) =>
    gatherFacts(member, month_end, first_end, pension ? `${short}-${subFundLetters(member.fund)}` : short),
  );
  const mix = mixOf(fund.category);
  return {
    page_number,
    fund,
    short_name: short,
    month_end,
    launchDay: Math.min(...members.map(({ inception_day }) => inception_day)),
    category: pension ? 'Voluntary Pension Scheme' : `${fund.category} Scheme`,
    parRupees: USUAL_PARS.find((par) => par * TICKS_A_RUPEE <= fund.parTicks) ?? 10,
    management_fee: mix.management_fee,
    fund_rating: fund.kind.rating === '' ? null : rate(fund.kind.rating, 'PACRA', FUND_REVIEWS, month_end),
    amc_rating: rate('AM2+', 'VIS', MANAGER_REVIEWS, month_end),
    objective: pension ? PENSION_OBJECTIVE : mix.objective,
    units,
    non_compliant: fund.name === HOLDER ? units.flatMap(listNonCompliant) : [],
  };
}

const USUAL_PARS = [500, 100, 50, 10];

/** `ESF`, `DSF`, `MMSF` for the sub-funds of a pension scheme. */
function subFundLetters({ category }: SampleFund): string {
  const words = category.replace(/^VPS-/, '').split(' ');
  return `${words.map((word) => word.slice(0, 1)).join('')}SF`;
}

// Days of the year, as day numbers, on which the agencies review ratings.
const FUND_REVIEWS = 71;
const MANAGER_REVIEWS = 310;

/** As of the last annual review before the month's end. */
function rate(text: string, agency: string, review: number, month_end: number): Rating {
  return { text, agency, day: month_end - ((month_end + review) % 365) };
}

/**
 * Adds to the pages of the funds that a fund of funds holds its investment in them, in whole ten thousands of rupees.
 */
function addInvestments(pages: readonly PageFacts[]): PageFacts[] {
  const investors = pages.flatMap(({ units }) => units).filter(({ portfolio }) => portfolio.funds.length > 0);
  const investedIn = (name: string): number =>
    investors.reduce(
      (sum, { net_assets, portfolio }) =>
        sum +
        Math.trunc(
          (net_assets * (portfolio.funds.find(({ label }) => label === name)?.percent ?? 0)) / 10_000 / SIZE_STEP,
        ) *
          SIZE_STEP,
      0,
    );
  return pages.map((page) => ({
    ...page,
    units: page.units.map((unit) => ({ ...unit, investedByFundOfFunds: investedIn(unit.fund.name) })),
  }));
}

// Gross assets are a little more than net assets: liabilities are not yet deducted.
const GROSS_PERCENT = 101;

function listNonCompliant({ net_assets }: UnitFacts): NonCompliant[] {
  return DEFAULTED.map((investment) => {
    const after = investment.before - investment.provision;
    const net = Math.trunc((after * 10_000) / net_assets);
    return { ...investment, after, percentGross: Math.trunc((net * 100) / GROSS_PERCENT), percentNet: net };
  });
}
