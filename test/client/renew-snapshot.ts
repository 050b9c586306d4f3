import { writeFileSync } from 'node:fs';
import { printDescription, SNAPSHOT } from './description.ts';

/** `npm run openapi`: the committed description is made anew from the list of operations. */
writeFileSync(SNAPSHOT, printDescription());
process.stdout.write(`${SNAPSHOT} written\n`);
