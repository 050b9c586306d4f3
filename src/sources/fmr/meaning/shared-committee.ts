/**
 * The people of a committee that is printed once for several funds: under `Investment committee of all funds`, on
 * whichever page, or at the foot of a page of several funds.
 */
import { own } from '#base/own.ts';
import type { Draft } from '#sources/fmr/draft.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';

interface FundDraft {
  readonly draft: Draft;
  /** Of the page, in points. */
  readonly height: number;
  readonly blocks: readonly Block[];
  /** The same on all pages of one fund. */
  readonly name: string;
}

const OF_ALL = /\bof (?:all|our) (?:the |our )?(?:funds|schemes)\b/i;
const MEMBERS = ['name_raw', 'designation_raw'] as const;

type Party = Draft['sections']['parties'][number];

const isMember = ({ role }: Party): boolean => role.startsWith('INVESTMENT_COMMITTEE');

// Of the page's height.
const FOOT = 0.12;

/** Whether the page names its committee at its foot, under the parts of all its funds. */
function isAtFoot({ draft, height }: FundDraft): boolean {
  const at = draft.sections.parties.findIndex(isMember);
  const printed = at < 0 ? undefined : own(draft.evidence, `parties[${at}].name_raw`);
  return printed !== undefined && printed.page_number === draft.page_number && printed.y0 > (1 - FOOT) * height;
}

const COMMITTEE = /\bcommittee\b|\b(?:investment|management) team\b/i;

/** Whether a part of the page names a committee, whose members may not have been read. */
function hasOwnCommittee({ height, blocks }: FundDraft): boolean {
  return blocks.some(({ text, y0 }) => y0 < (1 - FOOT) * height && COMMITTEE.test(text));
}

/** Adds the members to each fund whose own pages name none; each is cited from the page that names it. */
export function shareCommittee(funds: readonly FundDraft[]): void {
  for (const page of Map.groupBy(funds, ({ draft }) => draft.page_number).values()) {
    const [source, ...others] = page.filter(({ draft }) => draft.sections.parties.some(isMember));
    const isOfAll = source !== undefined && others.length === 0 && isAtFoot(source);
    if (isOfAll && !page.some(hasOwnCommittee)) addMembers(source.draft, page);
  }
  shareOfAll(funds);
}

function shareOfAll(funds: readonly FundDraft[]): void {
  const source = funds.find(
    ({ draft, blocks }) =>
      draft.sections.parties.some(isMember) &&
      blocks.some(({ text }) => OF_ALL.test(text) && titleKind(text) === 'COMMITTEE'),
  );
  if (source !== undefined) addMembers(source.draft, funds);
}

function addMembers(from: Draft, funds: readonly FundDraft[]): void {
  const members = [...from.sections.parties.entries()].filter(([, row]) => isMember(row));
  // Once for each fund, however many pages it has.
  const named = new Set(funds.filter(({ draft }) => draft.sections.parties.some(isMember)).map(({ name }) => name));
  for (const { draft, name } of funds) {
    if (named.has(name)) continue;
    named.add(name);
    for (const [at, { row_order: _, ...row }] of members) {
      const cells = MEMBERS.flatMap((member) => {
        const found = own(from.evidence, `parties[${at}].${member}`);
        return found === undefined
          ? []
          : [[member, { ...found, text: found.printed, multiplied_by: undefined }] as const];
      });
      draft.add('parties', row, Object.fromEntries(cells));
    }
  }
}
