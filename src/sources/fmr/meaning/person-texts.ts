/** Texts that are names, qualifications or designations of persons, and texts with both a name and a designation. */
import { isOffice } from '#domain/checks/report-names.ts';
import { joinLines } from '#base/pattern-lines.ts';
import { respace } from '#sources/fmr/ink/respace.ts';

/** Words of a designation. */
export const DESIGNATION = new RegExp(
  joinLines`
    \b(?:chief|ceo|cfo|cio|coo|cro|head|officer|manager|director|chair(?:man|person|woman)|secretary|analyst|trader
    |dealer|president|member|convener|compliance|executive|controller|economist|advis[eo]r|vp|svp|evp|avp|acting
    |research|risk)\b`,
  'i',
);
/** Qualifications and nothing else. */
export const QUALIFICATION = new RegExp(
  joinLines`
    ^(?:(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA|CIPM|MS|MSc|LLB)
    (?:\s{1,3}\(?(?:UK|USA|Level\s{1,3}[I1-3]{1,3})\)?)?(?:[\s,&]{1,6}|$)){1,12}$`,
  'i',
);
const PERSON = new RegExp(
  joinLines`
    ^(?:(?:mr|mrs|ms|dr|syed|sayed|khawaja|mian)\.?\s+)?
    (?:[A-Z][\p{L}.'’-]*|bin|ul|ur|al|[A-Z]\.?)
    (?:\s+(?:[A-Z][\p{L}.'’-]*|bin|ul|ur|al|[A-Z]\.?|\((?:R|Retd)\.?\))){0,5}
    (?:,?\s*(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA)){0,12},?$`,
  'u',
);

// Words of names of companies and funds, and of labels of figures: `Since Inception Return`.
const NO_PERSON = new RegExp(
  joinLines`
    \b(?:fund|limited|ltd|bank|plan|committee|company|investments?|management|report|scheme
    |returns?|inception|benchmark|average|ratio|assets?|banks|cash|deposits?|stocks?|equit(?:y|ies)
    |securities|bonds?|sukuks?|receivables?|compliant|(?:open|closed?)[ -]end(?:ed)?)\b`,
  'i',
);

// `Placementswith DFIs`: several of a kind, and no name.
const SHORT_FORMS = /\b\p{Lu}{2,6}s\b/u;

// `Very Lowto Medium` without a blank: a risk profile.
const RISK = /^(?:very|low|to|medium|moderate|high){2,9}$/i;

/**
 * `Head of Research`; a bar would part two entries, and so would the name of a second person. `The members of the
 * committee are` begins a sentence.
 */
export function isDesignation(text: string): boolean {
  return DESIGNATION.test(text) && text.length < 80 && !/\d{3}|\||\s(?:are|is)\s/.test(text) && !beginsWithPerson(text);
}

// Words before that of the designation: `Senior Fund Manager`.
const BEFORE_OFFICE = /(?:\s{1,3}(?:senior|deputy|assistant|associate|joint|vice|fund|portfolio|[sea]?vp)){1,3}$/i;

function beginsWithPerson(text: string): boolean {
  const comma = text.indexOf(',');
  if (comma > 0) return isPerson(respace(text.slice(0, comma)));
  // `Name One Fund Manager`: a name over a designation, set alike.
  const office = text.search(DESIGNATION);
  return office > 0 && isPerson(respace(text.slice(0, office)).trim().replace(BEFORE_OFFICE, ''));
}

/** `, Head of Research` continues the name before it. */
export function followsName(text: string): boolean {
  return /^,\s?\p{L}/u.test(text);
}

/** `CFA, FCCA` */
export function isQualification(text: string): boolean {
  return QUALIFICATION.test(text);
}

// `Name, CFA` at the beginning of a line: the other names of the person end the line above.
const LAST_NAME_ONLY = /^[^\s,]+(?:,\s*|\s+)(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA)\b/;

/** A person's name, with or without qualifications. */
export function isPerson(text: string): boolean {
  return (
    text.length >= 4 &&
    text.length < 60 &&
    /\S\s+\S/.test(text.trim()) &&
    !LAST_NAME_ONLY.test(text.trim()) &&
    PERSON.test(text.trim()) &&
    !DESIGNATION.test(respace(text)) &&
    !isTwoJoined(text) &&
    !SHORT_FORMS.test(text) &&
    !RISK.test(text.replace(/\P{L}/gu, '')) &&
    !NO_PERSON.test(text) &&
    // `Fixed Income` of `Fund Manager - Fixed Income`
    !isOffice(text)
  );
}

// `ZahidQaimkhani Uzma Bhurgri`: where blanks are lost, four names are probably two persons.
function isTwoJoined(text: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(text) && text.split(/\s+|(?<=\p{Ll})(?=\p{Lu})/u).length >= 4;
}

/** The end of an entry: `Chief Executive: Name One. Head of Research: Name Two.` */
export const NEXT_ENTRY = /(?<=\p{Ll}\p{Ll})\.\s{1,9}(?=\p{Lu}[^.:;]{2,60}:\s)/u;

// `Name One (Chief Executive Officer) Name Two, CFA (Head of Research)`: each bracket ends a line of its own.
const BETWEEN_BRACKETED = /(?<=\))\s{1,3}(?=\p{Lu})/u;

/** Several people, each with a designation in brackets; undefined if a part of the text is anything else. */
export function splitBracketed(text: string): { name: string; designation: string }[] | undefined {
  const parts = text.split(BETWEEN_BRACKETED);
  const entries = parts.flatMap((part) => (part.endsWith(')') ? (splitLine(part) ?? []) : []));
  return entries.length > 1 && entries.length === parts.length ? entries : undefined;
}

/** The entries of a sentence or list of people. */
export function splitPeople(text: string): { name: string; designation: string }[] {
  const bracketed = splitBracketed(text);
  if (bracketed !== undefined) return bracketed;
  return text
    .split(NEXT_ENTRY)
    .flatMap((sentence) => sentence.split(/;\s{0,9}|\s[|•●▪·]\s|(?<=\))\s{0,9}(?:,|\band\b)\s{0,9}(?:and\s{1,9})?/))
    .flatMap((part) => splitLine(part.replace(/\.\s*$/, '').trim()) ?? []);
}

const QUALIFICATIONS = String.raw`(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA|CIPM)`;

// `CFA Head of Research`, `CFA CIO`, `ACCA– Fund Manager`: the blank before the dash may be too narrow to be seen.
const LEADING_QUALIFICATION = new RegExp(
  joinLines`
    ^(${QUALIFICATIONS})
    (?:\s{1,3}|\s?[–—-]\s?)((?:\p{Lu}\p{Ll}|C\p{Lu}O\b).*)$`,
  'u',
);

// `CFA (Head of Research),Name Two` behind `Name One,`: an entry whose end is not known.
const QUALIFIED_ENTRY = new RegExp(String.raw`^${QUALIFICATIONS}\s?\(`);

// `• Name One`, `1. Name One`, `(a) Name One`, `(ii) Name One`: what numbers the entries of a list.
const ENTRY_MARK = /^(?:[•●▪■◆‣*–-]|\d{1,2}[.)]|\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|[a-z]\))\s{1,9}/;

/** `Name – Designation`, `Name (Designation)`, `Name, CFA, Designation`, `Designation: Name` in one line. */
export function splitLine(printed: string): { name: string; designation: string } | undefined {
  const text = respace(printed.replace(ENTRY_MARK, ''));
  const bracket = /^([^()]{4,50}?)\s*\(([^()]+(?:\([^()]*\))?)\)\.?$/.exec(text);
  if (bracket !== null && isPerson(bracket[1] ?? '') && DESIGNATION.test(bracket[2] ?? ''))
    return { name: bracket[1] ?? '', designation: bracket[2] ?? '' };
  const dashed = /^(.{4,50}?)\s{1,9}[–—-]\s{1,9}(.+)$|^(.{4,50}?)\s{0,9}:\s{1,9}(.+)$/.exec(text);
  if (dashed !== null) {
    const [left, right] = [dashed[1] ?? dashed[3] ?? '', dashed[2] ?? dashed[4] ?? ''];
    if (isPerson(left) && isDesignation(right)) return { name: left, designation: right };
    if (isDesignation(left) && isPerson(right)) return { name: right, designation: left };
  }
  // `Name, CFA` over `Head of Research`, set alike: the qualification ends the name.
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => {
      const [, qualification, rest] = LEADING_QUALIFICATION.exec(part) ?? [];
      return qualification === undefined || rest === undefined ? [part] : [qualification, rest];
    });
  let names = 1;
  while (names < parts.length && QUALIFICATION.test(parts[names] ?? '')) names += 1;
  const name = parts.slice(0, names).join(', ');
  const designation = parts.slice(names).join(', ');
  if (designation === '' || QUALIFIED_ENTRY.test(designation)) return undefined;
  return isPerson(name) && isDesignation(designation) ? { name, designation } : undefined;
}
