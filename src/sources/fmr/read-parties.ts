/** The members of the investment committee, as a table, as lines or as one running text. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { PartyRole } from '#domain/fragment-terms.ts';
import type { PageState } from './page-state.ts';
import type { Scope } from './blank-rows.ts';
import { isRuledOff, joinCells, listRows, sameRow } from './rows.ts';
import type { Cell } from './draft.ts';

// What stands behind a name and is part of it: `Sana Sample, CFA, Fund Manager`.
const QUALIFICATION = /^(?:(?:CFA|FCCA|ACCA|FCMA|ACMA|FCA|ACA|CA|FRM|MBA|Ph\.?D|CIMA|CMA|CPA|CAIA|CIPM|MS|MSc)(?:\s+\(?(?:UK|USA|Level\s+[I1-3]+)\)?)?[\s,&]*)+$/i;

export function readCommittee(state: PageState, segments: readonly Segment[], rules: readonly Box[], scope: Scope): void {
  const text = segments.map((segment) => segment.text).join(' ');
  const entries = text.includes(';') && text.includes('(') ? readRunning(segments) : isTwoColumns(segments) ? readColumns(segments, rules) : readLines(segments);
  for (const { name, designation } of entries) {
    const { role, title } = roleOf(designation.text);
    if (/^(?:name|designation|member)s?$/i.test(name.text) || name.text.length < 3 || /\d/.test(name.text)) continue;
    state.draft.add('parties', { ...scope, role, name_raw: name.text, designation_raw: title === '' ? null : title, organization_raw: null }, { name_raw: name, ...(title === '' ? {} : { designation_raw: designation }) });
  }
}

interface Member {
  readonly name: Cell;
  readonly designation: Cell;
}

// `Chief Executive Officer (Chairperson)`, `… (Secretary)`: the bracket is the part in the committee.
function roleOf(text: string): { role: PartyRole; title: string } {
  const match = /^(.*?)\s*\((chair(?:person|man|woman)?|member|secretary)\)$/i.exec(text.trim());
  const part = (match?.[2] ?? '').toLowerCase();
  const title = match === null ? text.trim() : (match[1] ?? '');
  if (part.startsWith('chair')) return { role: 'INVESTMENT_COMMITTEE_CHAIR', title };
  return { role: part === 'secretary' ? 'INVESTMENT_COMMITTEE_SECRETARY' : 'INVESTMENT_COMMITTEE_MEMBER', title };
}

// `Name One (Chief Executive Officer); Name Two, CFA (Head of Research)`
function readRunning(segments: readonly Segment[]): Member[] {
  const whole = joinCells(segments);
  return whole.text.split(/;\s*/).flatMap((part) => {
    const match = /^(.+?)\s*\((.+)\)\s*[.,]?$/.exec(part.trim());
    return match === null ? [] : [{ name: { ...whole, text: (match[1] ?? '').trim() }, designation: { ...whole, text: (match[2] ?? '').trim() } }];
  });
}

// `Name One, CFA, Head of Research`: the designation is what follows the last qualification.
function readLines(segments: readonly Segment[]): Member[] {
  return listRows(segments).flatMap((row) => {
    const line = joinCells(row.cells);
    const parts = line.text.split(/\s*,\s*/);
    let names = 1;
    while (names < parts.length && QUALIFICATION.test(parts[names] ?? '')) names += 1;
    const name = parts.slice(0, names).join(', ');
    const designation = parts.slice(names).join(', ');
    return designation === '' && !/^[A-Z]/.test(name) ? [] : [{ name: { ...line, text: name }, designation: { ...line, text: designation } }];
  });
}

function isTwoColumns(segments: readonly Segment[]): boolean {
  const left = Math.min(...segments.map((segment) => segment.x0));
  const names = segments.filter((segment) => Math.abs(segment.x0 - left) < 3);
  return names.filter((name) => segments.some((other) => other.x0 > name.x1 && sameRow(other, name))).length > names.length / 3;
}

// Names left, designations right, both perhaps over several lines; drawn lines part the rows, else the names' own lines do.
function readColumns(segments: readonly Segment[], rules: readonly Box[]): Member[] {
  const left = Math.min(...segments.map((segment) => segment.x0));
  const right = Math.min(...segments.filter((segment) => segment.x0 > left + 20).map((segment) => segment.x0));
  const bottom = Math.max(...segments.map((segment) => segment.baseline));
  const top = Math.min(...segments.map((segment) => segment.baseline));
  const isRuled = rules.some((rule) => rule.y0 > top && rule.y1 < bottom && rule.x0 <= left + 4 && rule.x1 > left + 4);
  const groups: Segment[][] = [];
  let last: Segment | undefined;
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const group = groups.at(-1);
    if (group === undefined || last === undefined || startsRow(last, segment, group, { rules, isRuled, right })) groups.push([segment]);
    else group.push(segment);
    if (last === undefined || segment.baseline > last.baseline) last = segment;
  }
  return groups.flatMap((group) => {
    const names = group.filter((segment) => segment.x0 < right - 2);
    const titles = group.filter((segment) => segment.x0 >= right - 2);
    return names.length === 0 ? [] : [{ name: joinCells(names), designation: titles.length === 0 ? { ...joinCells(names), text: '' } : joinCells(titles) }];
  });
}

interface RowSetting {
  readonly rules: readonly Box[];
  /** Drawn lines part the rows of this list. */
  readonly isRuled: boolean;
  readonly right: number;
}

function startsRow(last: Segment, segment: Segment, group: readonly Segment[], { rules, isRuled, right }: RowSetting): boolean {
  if (sameRow(last, segment)) return false;
  if (isRuled) return isRuledOff(last, segment, rules);
  // `Name Fictional,` and `FCCA` under it: a qualification alone is the rest of the name above.
  if (segment.x0 < right - 2 && QUALIFICATION.test(segment.text)) return false;
  // Without lines a new row has a name and a designation side by side.
  return segment.x0 < right - 2 ? group.some((other) => other.x0 >= right - 2) : false;
}
