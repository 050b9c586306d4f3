/** What is read of a report without expected facts: where a look at a new layout begins. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { extractPages } from '#ingest/reports/extract-pdf.ts';
import { sayFragment } from '../../test/fmr/say-fragment.ts';
import { readPagesOnce } from './keep-words.ts';

/** Prints the facts of each fund's page, labels that name no known fact, and what was not understood. */
export async function printRead(path: string): Promise<void> {
  const { fragments } = await extractPages(await readPagesOnce(readFileSync(path)), []);
  console.log(`\n${basename(path)}: ${fragments.length} pages of funds`);
  for (const fragment of fragments) {
    if ('special_terms' in fragment) {
      console.log(`\np${fragment.page_number} ${fragment.fund_name_raw ?? ''}`);
      for (const line of sayFragment(fragment)) console.log(`  ${line}`);
      for (const row of fragment.special_terms.filter(({ term_type }) => term_type === 'OTHER'))
        console.log(`  label without a fact "${row.label_raw}": ${row.value_raw}`);
    }
    for (const problem of fragment.problems)
      console.log(`  p${fragment.page_number} ${problem.path}: expected ${problem.expected}, found ${problem.found}`);
  }
}
