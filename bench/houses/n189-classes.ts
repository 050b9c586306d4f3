/** The classes of units of AMC N189: prices, units and net assets of each, which make the size of the fund. */
import * as s from './shared15.ts';

export interface ClassForm {
  readonly name: string;
  /** Its part of the net assets. */
  readonly part: number;
  /** Its price as a multiple of the first class's, at the end of this month and of the month before. */
  readonly now: number;
  readonly past: number;
  /** Percent. */
  readonly front: number;
  readonly back: number;
}

export interface UnitClass {
  readonly name: string;
  readonly now: string;
  readonly past: string;
  readonly offer: string;
  readonly redemption: string;
  readonly units: number;
  /** Millions of rupees. */
  readonly size: string;
}

const same = (name: string, part: number, front = 0, back = 0): ClassForm => ({
  name,
  part,
  now: 1,
  past: 1,
  front,
  back,
});

export const CLASSES: Readonly<Record<string, readonly ClassForm[]>> = {
  KCMF: [same('Growth Units', 0.87), same('Income Units', 0.13)],
  KRIF: [same('Class A', 0.41), same('Class B', 0.22, 1.5), same('Class C', 0.37, 0, 1)],
  KSTF: [
    { name: 'Class A', part: 0.56, now: 1, past: 1, front: 3, back: 0 },
    { name: 'Class B', part: 0.31, now: 0.87316, past: 0.87293, front: 1.5, back: 0 },
    { name: 'Class C', part: 0.13, now: 0.79842, past: 0.79844, front: 0, back: 3 },
  ],
  KIAAF: [
    { name: 'Class A', part: 0.64, now: 1, past: 1, front: 2, back: 0 },
    { name: 'Class B', part: 0.36, now: 0.94107, past: 0.94119, front: 0, back: 2 },
  ],
};

/** All classes have one price. */
export const hasOnePrice = (abbr: string): boolean => (CLASSES[abbr] ?? []).every((c) => c.now === 1);

/** The classes of a fund from the price of its first class in both months, its size in millions, and its units. */
export function classesOf(
  abbr: string,
  nav: { readonly now: string; readonly past: string },
  size: number,
): UnitClass[] {
  const forms = CLASSES[abbr] ?? [];
  let rest = Number(size.toFixed(2));
  return forms.map((form, i) => {
    const now = (Number(nav.now) * form.now).toFixed(4);
    const own = i === forms.length - 1 ? rest : Number((size * form.part).toFixed(2));
    rest -= own;
    return {
      name: form.name,
      now,
      past: (Number(nav.past) * form.past).toFixed(4),
      offer: (Number(now) * (1 + form.front / 100)).toFixed(4),
      redemption: (Number(now) * (1 - form.back / 100)).toFixed(4),
      units: Math.round((own * 1e6) / Number(now)),
      size: s.grouped(own, 2),
    };
  });
}
