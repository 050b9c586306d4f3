/** The checks in words: one table for operators, who decide about holds, and for readers of receipts. */
import { own } from '#base/own.ts';

interface CheckWords {
  /** What it found. */
  readonly title: string;
  /** What usually resolves its holds. */
  readonly advice: string;
  /** A sentence about a value that passed it; absent for checks of which no receipt speaks. */
  readonly passed?: string;
}

const WORDS: Readonly<Record<string, CheckWords>> = {
  fund_unknown: { title: 'Unknown fund name', advice: 'Map a renamed fund to its fund. Accept a new fund of a table.' },
  fund_ambiguous: { title: 'Name of several funds', advice: 'Map the name to the right fund.' },
  name_disagrees: { title: 'Known id with another name', advice: 'Accept a rename; reject a misprinted id.' },
  category_disagrees: { title: 'Category differs', advice: 'Accept if the fund was reclassified.' },
  amc_disagrees: { title: 'AMC differs', advice: 'Accept if the fund has a new manager.' },
  registry_conflict: { title: 'Contradicting registry rows', advice: 'Correct the sheet and import it again.' },
  unreadable_cell: { title: 'Unreadable cell', advice: 'Reject it, or correct the source.' },
  date_missing: { title: 'Row without a date', advice: 'Reject it; the next page contains the date.' },
  date_implausible: { title: 'Implausible date', advice: 'Reject it.' },
  figure_implausible: { title: 'Implausible figure', advice: 'Accept it if it is correct, otherwise reject it.' },
  nav_not_positive: { title: 'NAV not above zero', advice: 'Reject it.' },
  nav_jump: { title: 'NAV jump', advice: 'Accept a consolidation of units; reject a misprint.' },
  nav_spike: { title: 'NAV spike', advice: 'Reject the misprint.' },
  conflicting_values: { title: 'Two NAVs for one day', advice: 'Accept the right one.' },
  sources_disagree: { title: 'Sources disagree', advice: 'Accept the new value, or reject it.' },
  payout_not_positive: { title: 'Payout of zero', advice: 'Reject it.' },
  payout_exceeds_nav: { title: 'Payout above the NAV', advice: 'Reject it, or accept a liquidation.' },
  conflicting_payouts: { title: 'Two payouts for one day', advice: 'Accept the right amount, or both.' },
  repeated_payout: { title: 'Repeated payout', advice: 'Accept if both were paid.' },
  page_without_text: { title: 'Page without text', advice: 'Install text recognition, or import a page extraction.' },
  fund_unnamed: {
    title: 'Page without a fund name',
    advice: 'Correct fund_name_raw to the name of the fund, or reject it.',
  },
  month_missing: {
    title: 'Page without a month',
    advice: 'Correct report_date to the last day of the month, or reject it.',
  },
  report_dates: {
    title: 'Implausible report date',
    advice: 'Correct the date.',
    passed: 'The dates on the page are plausible, and the NAV date is in the month of the report.',
  },
  month_disagrees: { title: 'Month differs from the document', advice: 'Reject the page, or correct the month.' },
  values_conflict: {
    title: 'Pages state different values',
    advice: 'Correct the wrong one.',
    passed: 'No other page of the report states another value.',
  },
  allocation_sum: {
    title: 'Allocation does not sum to 100',
    advice: 'Correct a misread cell, or drop a wrong table.',
    passed: 'The shares of an allocation add up to 100 %, within the rounding of the printed digits.',
  },
  share_sum: {
    title: 'Shares sum to more than 100',
    advice: 'Correct a misread cell, or drop a wrong table.',
    passed: 'The shares of the table add up to at most 101.5 %.',
  },
  shares_conflict: { title: 'Two shares for one name', advice: 'Drop the share of something else on the line.' },
  shares_do_not_sum: { title: 'Shares do not sum', advice: 'Correct a misread cell, or drop a wrong table.' },
  ranks_broken: {
    title: 'Gaps in ranks',
    advice: 'Correct a misread row, or drop the table.',
    passed: 'The ranks of the rows are consecutive.',
  },
  return_implausible: {
    title: 'Implausible return',
    advice: 'Correct or drop it.',
    passed: 'The return is between −100 % and +1,000 %.',
  },
  returns_disagree: {
    title: 'Returns disagree',
    advice: 'Correct the misread value, or drop both.',
    passed: "A month's return equals the same month in the series of the page.",
  },
  expense_ratio_implausible: {
    title: 'Implausible expense ratio',
    advice: 'Correct it, or drop the fees.',
    passed: 'A total expense ratio is between 0 and 15 %.',
  },
  nav_disagrees: {
    title: 'NAV differs from the association',
    advice: 'Reject a page of another month, or correct it.',
    passed: 'If the association has published a NAV for that date, it agrees within 0.5 %.',
  },
  sub_funds_swapped: {
    title: 'Sub-funds exchanged',
    advice: 'Correct the reading.',
    passed: 'The NAV is not the one published for another sub-fund of the scheme.',
  },
  sub_fund_unnamed: {
    title: 'Sub-fund not listed',
    advice: 'Correct the reading, or register the sub-fund.',
    passed: 'Every figure of a sub-fund names its sub-fund.',
  },
  party_unnamed: {
    title: 'Person without a name',
    advice: 'Correct the name.',
    passed: 'The name is that of a person or organisation, not a job title.',
  },
  rating_misplaced: {
    title: 'Rating of another kind',
    advice: 'Correct the type of the rating.',
    passed: 'A rating of the management company is not shown as that of the fund.',
  },
  text_cut: { title: 'Incomplete text', advice: 'Complete it from the page.', passed: 'The text is complete.' },
  units_disagree: {
    title: 'NAV times units differs',
    advice: 'Correct the figure in the wrong unit.',
    passed: 'NAV times units agrees with net assets within 1 %, if the report states all three.',
  },
  size_implausible: {
    title: 'Implausible fund size',
    advice: 'Correct the unit.',
    passed: 'The size is within the range of sizes of funds in Pakistan.',
  },
  size_jump: {
    title: 'Size jump',
    advice: 'Accept a real change.',
    passed: 'The size is within five times that of the neighbouring months, if they are known.',
  },
  evidence: {
    title: 'Not found on the page',
    advice: 'Correct it from the page.',
    passed: 'The words printed at this place can be read as this value.',
  },
  reading_unconfirmed: { title: 'Reading to confirm', advice: 'Compare with the page, then accept.' },
  unclear: { title: 'Not understood', advice: 'Correct the values from the page, or reject the group.' },
};

/** A check in words; the reader's own checks are named after what they find. */
export function wordsOfCheck(check: string): CheckWords {
  const plain = check.replaceAll('_', ' ');
  const title = plain.slice(0, 1).toUpperCase() + plain.slice(1);
  return own(WORDS, check) ?? { title, advice: 'Compare with the page, then accept, correct or reject.' };
}
