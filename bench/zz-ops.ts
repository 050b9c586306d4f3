import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
const doc = await getDocument({ data: new Uint8Array(readFileSync(process.argv[2]!)), verbosity: 0 }).promise;
const page = await doc.getPage(Number(process.argv[3]));
const ops = await page.getOperatorList();
const name = Object.fromEntries(Object.entries(OPS).map(([k, v]) => [v, k]));
const out: string[] = [];
ops.fnArray.forEach((fn, i) => {
  const a = ops.argsArray[i];
  if (fn === OPS.showText) out.push('show ' + (a[0] as any[]).map((g) => (typeof g === 'number' ? `<${g.toFixed(0)}>` : g.unicode + (g.isSpace ? '_S' : ''))).join(''));
  else if (['setCharSpacing', 'setWordSpacing', 'moveText', 'setTextMatrix', 'setFont', 'setTextRise'].includes(name[fn]!)) out.push(name[fn] + ' ' + JSON.stringify(a));
});
const at = out.findIndex((l) => l.replace(/<[^>]*>|_S/g,"").includes(process.argv[4]!));
console.log(out.slice(at - 8, at + 6).join('\n'));
