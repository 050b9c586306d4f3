import { own } from '#base/own.ts';

/** A check in words: what it found, and what usually resolves its holds. */
interface CheckWords {
  readonly title: string;
  readonly advice: string;
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
  fund_unnamed: { title: 'Page without a fund name', advice: 'Import a page extraction with the name, or reject it.' },
  month_missing: { title: 'Page without a month', advice: 'Import a page extraction with the month, or reject it.' },
  report_dates: { title: 'Implausible report date', advice: 'Correct the date.' },
  month_disagrees: { title: 'Month differs from the document', advice: 'Reject the page, or correct the month.' },
  values_conflict: { title: 'Pages state different values', advice: 'Correct the wrong one.' },
  allocation_sum: { title: 'Allocation does not sum to 100', advice: 'Correct a misread cell, or drop a wrong table.' },
  share_sum: { title: 'Shares sum to more than 100', advice: 'Correct a misread cell, or drop a wrong table.' },
  shares_do_not_sum: { title: 'Shares do not sum', advice: 'Correct a misread cell, or drop a wrong table.' },
  ranks_broken: { title: 'Gaps in ranks', advice: 'Correct a misread row, or drop the table.' },
  return_implausible: { title: 'Implausible return', advice: 'Correct or drop it.' },
  returns_disagree: { title: 'Returns disagree', advice: 'Correct the misread value, or drop both.' },
  expense_ratio_implausible: { title: 'Implausible expense ratio', advice: 'Correct it, or drop the fees.' },
  nav_disagrees: {
    title: 'NAV differs from the association',
    advice: 'Reject a page of another month, or correct it.',
  },
  sub_funds_swapped: { title: 'Sub-funds exchanged', advice: 'Correct the reading.' },
  sub_fund_unnamed: { title: 'Sub-fund not listed', advice: 'Correct the reading, or register the sub-fund.' },
  party_unnamed: { title: 'Person without a name', advice: 'Correct the name.' },
  rating_misplaced: { title: 'Rating of another kind', advice: 'Correct the type of the rating.' },
  text_cut: { title: 'Incomplete text', advice: 'Complete it from the page.' },
  units_disagree: { title: 'NAV times units differs', advice: 'Correct the figure in the wrong unit.' },
  size_implausible: { title: 'Implausible fund size', advice: 'Correct the unit.' },
  size_jump: { title: 'Size jump', advice: 'Accept a real change.' },
  evidence: { title: 'Not found on the page', advice: 'Correct it from the page.' },
  reading_unconfirmed: { title: 'Reading to confirm', advice: 'Compare with the page, then accept.' },
  unclear: { title: 'Not understood', advice: 'Correct the values from the page, or reject the group.' },
};

/** A check in words; the reader's own checks are named after what they find. */
export function wordsOfCheck(check: string): CheckWords {
  const plain = check.replaceAll('_', ' ');
  const title = plain.slice(0, 1).toUpperCase() + plain.slice(1);
  return own(WORDS, check) ?? { title, advice: 'Compare with the page, then accept, correct or reject.' };
}
