/** Numbers in English words, as AMC N187 writes its amounts. */
const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function hundreds(n: number): string {
  if (n < 20) return SMALL[n] ?? '';
  if (n < 100) return [TENS[Math.floor(n / 10)], ...(n % 10 === 0 ? [] : [SMALL[n % 10]])].join('-');
  return [`${SMALL[Math.floor(n / 100)] ?? ''} hundred`, ...(n % 100 === 0 ? [] : [hundreds(n % 100)])].join(' ');
}

/** 4312450000 as `four billion three hundred twelve million four hundred fifty thousand`. */
export function inWords(rupees: number): string {
  const groups = [
    [1e9, ' billion'],
    [1e6, ' million'],
    [1e3, ' thousand'],
    [1, ''],
  ] as const;
  const words = groups.flatMap(([unit, name]) => {
    const part = Math.floor(rupees / unit) % 1000;
    return part === 0 ? [] : [`${hundreds(part)}${name}`];
  });
  return words.length === 0 ? 'zero' : words.join(' ');
}
