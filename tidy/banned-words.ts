/** Words that comments, documents and public texts must not use, each with the words to write instead. */
export interface BannedWord {
  readonly pattern: RegExp;
  readonly instead: string;
}

export const BANNED_WORDS: readonly BannedWord[] = [
  // Private names for things that have a technical term.
  { pattern: /\bshel(?:f|ves)\b/i, instead: 'rendered series' },
  { pattern: /\blanes?\b/i, instead: 'fast path' },
  { pattern: /\blong way\b/i, instead: 'router path' },
  { pattern: /\bseats?\b/i, instead: 'listen address' },
  {
    pattern: /\b(?:whose|its|their|the writer's|another|the next|takes?|waits? for (?:a|its|the)) turn\b/i,
    instead: 'writer lock',
  },
  { pattern: /\bturns? of the (?:event )?loop\b/i, instead: 'event-loop tick' },
  { pattern: /\bstandings?\b/i, instead: 'precedence; stable' },
  // Except the review desk, and the name of its folder and of its file.
  { pattern: /(?<!\breview |wire-|# |portal, |\()\bdesks?\b/i, instead: 'login context; review desk' },
  { pattern: /\bbells?\b/i, instead: 'folder watcher' },
  { pattern: /\bdice\b/i, instead: 'seeded random numbers' },
  { pattern: /\bpatience\b/i, instead: 'timeout' },
  {
    pattern:
      /\b(?:mailed|by|a|each|every|no|that|the|which) letter\b|\bletters? (?:to|that|with links?|of outbox|wait)/i,
    instead: 'email; for a character: character',
  },
  { pattern: /\bhouses?\b/i, instead: 'project; AMC' },
  { pattern: /\brooms\b|\broom of\b/i, instead: 'module' },
  { pattern: /\barrows\b/i, instead: 'dependency rules' },

  // Verbs of speech for software.
  { pattern: /\b(?:tells?|telling|told|untold)\b/i, instead: 'report, return, print, show, distinguish' },
  { pattern: /\b(?:hears?|heard)\b/i, instead: 'receive' },
  { pattern: /\bspeaks? of\b|\bspoken of\b/i, instead: 'is about, names' },
  { pattern: /\basks? after\b|\basked after\b/i, instead: 'check, poll' },

  // Verbs of posture for software.
  { pattern: /\bstands?\b(?! (?:for|in for|alone))/i, instead: 'is, exists, appears' },
  { pattern: /\blies\b/i, instead: 'is' },
  { pattern: /\bgives? way\b|\bgiving way\b/i, instead: 'runs at lower priority, yields' },
  { pattern: /\bgo(?:es)? on\b/i, instead: 'continues' },
  { pattern: /\b(?:is|are|was|were) away\b/i, instead: 'is unavailable, is unreachable' },

  // Old-fashioned or translated words.
  { pattern: /\bwhoever\b|\bwhomever\b|\bwhom\b|\bwhence\b/i, instead: 'name who acts; "to whom" → "the person who"' },
  { pattern: /\bmeanwhile\b/i, instead: 'until then, at the same time' },
  { pattern: /\bfor good\b/i, instead: 'permanently, durably' },
  {
    pattern:
      /\b(?:such )?as (?:it|they) (?:is|are|stands?)\b(?! (?:read|printed|served|kept|known|written|sent|stored|published|called|received|made|rendered|shown|used|given))/i,
    instead: 'unchanged, as printed',
  },
  { pattern: /\bof ours\b/i, instead: 'of this service' },
  { pattern: /\bour own\b/i, instead: 'built-in, of this service' },
  { pattern: /\bat hand\b|\bin hand\b/i, instead: 'available' },
  { pattern: /\bso many\b/i, instead: 'this many; state the number' },
  { pattern: /\bso long as\b/i, instead: 'while, as long as' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically, alone' },
  { pattern: /\bis (?:seen|said) to be\b/i, instead: 'is, is reported as' },
  { pattern: /\bnear ones?\b/i, instead: 'replica' },
  { pattern: /\bbeside (?:it|them|the|a|an|its|one)\b/i, instead: 'next to, in the same folder as, with' },
  { pattern: /\bbehind (?:it|them|an import|the import|each other|one another)\b/i, instead: 'after' },

  // Negation of the noun in the place of the verb.
  { pattern: /(?<!\bthere )\b(?:is|are|was|were) none\b(?! of the)/i, instead: 'does not exist, is missing' },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more\b|less\b|later|earlier|older|other)[a-z]/i,
    instead: '"is not a …"',
  },
  { pattern: /(?:^|[.;:]\s+)No [a-z]+ (?:is|are)\b/, instead: '"… is not"; "does not …"' },
  { pattern: /\bnobody\b(?! else)|\banybody\b/i, instead: 'name who: no client, no other process' },

  // Nominal clauses and conditions.
  {
    pattern: /(?:^|[.;:]\s+)What [a-z]+(?: [a-z]+)? (?:is|are|was|were|does|has|do|have)\b[^?]*$/,
    instead: 'name the thing',
  },
  { pattern: /\bwhere (?:there (?:is|are|was)|(?:it|they) (?:is|are) not|nothing|none|no )/i, instead: 'if, when' },
  { pattern: /(?:^|[.;:]\s+)Where [^?]*$/, instead: 'If …, When …' },
];
