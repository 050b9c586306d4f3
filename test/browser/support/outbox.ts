import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Waits for the only email in the outbox and returns its link. */
export async function readEmail(outbox: string): Promise<string> {
  for (;;) {
    try {
      const [name] = readdirSync(outbox).filter((file) => file.endsWith('.txt') && !file.startsWith('.'));
      if (name !== undefined) return /http\S+/.exec(readFileSync(join(outbox, name), 'utf8'))?.[0] ?? '';
    } catch {
      // The folder is created with the first email.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
