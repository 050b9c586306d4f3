/** A person becomes a party of the page, with the part in the investment committee. */
import { joinLines } from '#base/pattern-lines.ts';
import type { PartyRole } from '#domain/fragment-terms.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { PageContext } from './page-context.ts';
import { isPerson, splitPeople } from './person-texts.ts';

/** A name, and what the person is if the page says so. */
export interface Member {
  readonly name: Cell;
  readonly designation: Cell | null;
}

/** The name and the designation of a person, as parts of the text of one cell. */
export function memberIn(
  cell: Cell,
  { name, designation }: { readonly name: string; readonly designation: string },
): Member {
  return { name: { ...cell, text: name }, designation: { ...cell, text: designation } };
}

/** The people in the text of a cell, or in a part of it. */
export function membersIn(cell: Cell, text = cell.text): Member[] {
  return splitPeople(text).map((person) => memberIn(cell, person));
}

const OPEN_TITLE = new RegExp(
  joinLines`
    ^(?:chief(?: (?:investment|financial|operating|risk|compliance))?|group|manager|officer)$
    |\s(?:of|and|&)$
    |\b(?:acting|senior|deputy|assistant|associate|joint)$`,
  'i',
);

// `Chief Executive Officer Chief Investment Officer`, `Chief Investment Head of Research`,
// `Chief Executive ACMA, Head of Research`: the titles of two persons.
const TWO_TITLES = new RegExp(
  joinLines`
    (?:officer|manager|secretary)[ ]?chief
    |\bchief[ ](?:executive|investment|financial|operating|risk)[ ](?:chief|head)\b
    |\S[ ](?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|FRM|MBA),`,
  'i',
);

// `Chief Investment Officer Name Two, Head of Research`: the next person begins before the comma.
const NAME_AFTER_TITLE = /(?:officer|manager|secretary)\s{1,3}(\p{Lu}[^,]{5,40}),\s/iu;

function namesNextPerson(title: string): boolean {
  const [, name = ''] = NAME_AFTER_TITLE.exec(respace(title)) ?? [];
  return /^\p{Lu}/u.test(name) && isPerson(name);
}

/** False for the names of two persons in one, and for a name with a part of another text. */
function isOneName(text: string): boolean {
  // `NameOne NameTwo`: the blank is wider than those that were lost.
  const joined = text.split(' ').filter((word) => /\p{Ll}{2}\p{Lu}/u.test(word)).length;
  // `Name One. Portfolio`: the end of a sentence.
  return joined < 2 && !/\p{Ll}{4}\.\s/u.test(text) && !/^(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|FRM|MBA)\b/.test(text);
}

// `Name One, CFA (Chief Investment Officer)`
const IN_BRACKETS = /^\(([^()]+)\)$/;

/** Adds a person to the page's parties. */
export function addMember({ state }: PageContext, { name, designation }: Member, given?: PartyRole): void {
  const { role: part, title } = partOf((designation?.text ?? '').replace(IN_BRACKETS, '$1'));
  const role = given ?? part;
  // `Chief` at the end of a line, `Manager` at the beginning of the next: the rest is not known.
  if (OPEN_TITLE.test(title) || TWO_TITLES.test(title) || namesNextPerson(title)) return;
  if (name.text.length < 3 || /\d/.test(name.text) || !isOneName(name.text)) return;
  // `Top Holdings` next to a title.
  if (titleKind(name.text) !== undefined) return;
  const name_raw = name.text.replace(/[,;:]$/, '').trim();
  const isKnown = state.draft.sections.parties.some(
    (row) => row.name_raw === name_raw && row.role === role && (row.designation_raw ?? '') === title,
  );
  if (isKnown) return;
  state.draft.add(
    'parties',
    {
      ...WHOLE_FUND,
      role,
      name_raw,
      designation_raw: title === '' ? null : title,
      organization_raw: null,
    },
    { name_raw: name, ...(title === '' || designation === null ? {} : { designation_raw: designation }) },
  );
}

// `Fund manager of both funds`: the funds do not belong to what the person is.
const OF_ALL_FUNDS = /\sof (?:both|all)(?: the| these)? (?:funds|schemes|plans)\b(?=\W{0,3}$)/i;

// `Chief Executive Officer (Chairperson)`: the bracket is the part in the committee.
function partOf(text: string): { role: PartyRole; title: string } {
  const match = /^(.{0,200}?)\s{0,9}\((chair(?:person|man|woman)?|member|secretary)\)$/i.exec(text.trim());
  const part = (match?.[2] ?? '').toLowerCase();
  const title = (match === null ? text : (match[1] ?? ''))
    // `Fund Manager: Minimum`: the label of the next fact, broken over two lines, is not a part of the title.
    .replace(/(?<=\p{L}):\s.*$/u, '')
    .replace(OF_ALL_FUNDS, '')
    // `(Head of Research),`: the mark that parts two persons is behind the bracket.
    .replace(/[.;:,]$/, '')
    .replace(/^[–—\-:,]\s*|^\((?=[^()]*\)?$)|[.;:,]$/g, '')
    .replace(/^([^()]*)\)$/, '$1')
    .trim();
  if (part.startsWith('chair')) return { role: 'INVESTMENT_COMMITTEE_CHAIR', title };
  return { role: part === 'secretary' ? 'INVESTMENT_COMMITTEE_SECRETARY' : 'INVESTMENT_COMMITTEE_MEMBER', title };
}
