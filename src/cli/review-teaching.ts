/**
 * `mfds review teach`, `profiles`, `confirm-page` and `add`: decisions that teach the report reader or complete a page.
 */
import { PROFILE_TERMS, versionOf } from '#domain/amc-profile.ts';
import type { ProfileTerm } from '#domain/amc-profile.ts';
import { listProfiles } from '#ingest/reports/profiles.ts';
import { defineCommand } from './command.ts';
import { parseWhole, wrongUsage } from './parse.ts';
import { layTable } from './print.ts';
import { BY, decideOne, MOST_PAGES, REASON } from './review.ts';

const TERMS = Object.keys(PROFILE_TERMS) as [ProfileTerm, ...ProfileTerm[]];

const teach = defineCommand({
  name: 'review teach',
  summary: "Teach the report reader an AMC's own word for a label, a column head or the title of a table",
  args: {
    AMC: { summary: 'slug of the AMC' },
    TEXT: { summary: 'word as printed, such as "Worth of a Share"' },
    TERM: { choices: TERMS, summary: 'meaning of the word' },
  },
  options: { reason: REASON, by: BY },
  examples: ['mfds review teach sample-asset-management "Worth of a Share" nav --reason "page 3 of the report of May"'],
  async run({ args, options, installation, say }) {
    const decision = {
      kind: 'teach',
      amc_slug: args.AMC,
      text: args.TEXT,
      term: args.TERM,
      reason: options.reason,
    } as const;
    const result = await decideOne(installation, decision, options.by);
    say('Reports of this AMC are read with it from now on. `mfds reread` reads those in the archive again.');
    return result;
  },
});

const profiles = defineCommand({
  name: 'review profiles',
  summary: 'List what reviewers taught about the reports of each AMC',
  args: {},
  options: {},
  examples: ['mfds review profiles', 'mfds review profiles --json'],
  async run({ installation }) {
    const found = await listProfiles((await installation.ingest()).facts.query);
    const listed = found.map((profile) => ({ ...profile, version: versionOf(profile) }));
    const rows = listed.flatMap(({ amc, version, confirmed_pages, words }) =>
      (words.length === 0 ? [undefined] : words).map((word) => [
        amc,
        version,
        confirmed_pages,
        word?.printed ?? '',
        word === undefined ? '' : PROFILE_TERMS[word.term],
      ]),
    );
    return {
      document: { profiles: listed, count: listed.length },
      text: layTable(['amc', 'version', 'confirmed pages', 'printed', 'meaning'], rows, 'Nothing was taught.'),
    };
  },
});

const confirmPage = defineCommand({
  name: 'review confirm-page',
  summary: 'Record that a page was compared with what was read, and accept its acceptable holds',
  args: {
    SHA256: { summary: 'SHA-256 of the report, from `mfds review show`' },
    PAGE: { summary: 'page number' },
  },
  options: { reason: REASON, by: BY },
  examples: [
    'mfds review confirm-page 6f1ed002ab5595859014ebf0951522d9f1c4ff3a4c1d2b1c0f1f1e8b9d3a7c55 4 --reason "compared"',
  ],
  run: ({ args, options, installation }) =>
    decideOne(
      installation,
      {
        kind: 'confirm_page',
        document_sha256: args.SHA256,
        page: parseWhole('PAGE', args.PAGE, 1, MOST_PAGES),
        reason: options.reason,
      },
      options.by,
    ),
});

const add = defineCommand({
  name: 'review add',
  summary: 'Add a row that a held report page prints and the reader did not read',
  args: {
    ID: { summary: 'id of the hold, from `mfds review list`' },
    SECTION: { summary: 'section of the row, such as allocations, holdings or reported_returns' },
    VALUES: { many: true, summary: 'values as NAME=VALUE, such as label_raw=Cash percent_of_total_assets=12.41' },
  },
  options: { reason: REASON, by: BY, page: { value: 'PAGE', summary: 'page number, if the hold covers several' } },
  examples: [
    'mfds review add 8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11 allocations allocation_type=ASSET_ALLOCATION ' +
      'label_raw=Cash percent_of_total_assets=12.41 current_period=12.41 --reason "see page 4"',
  ],
  run({ args, options, installation }) {
    const row = Object.fromEntries(
      args.VALUES.map((value) => {
        const at = value.indexOf('=');
        if (at < 1) throw wrongUsage(`Expected NAME=VALUE; found "${value}".`);
        return [value.slice(0, at), value.slice(at + 1)];
      }),
    );
    const page = options.page === undefined ? {} : { page: parseWhole('--page', options.page, 1, MOST_PAGES) };
    return decideOne(
      installation,
      { kind: 'add', hold_id: args.ID, section: args.SECTION, row, ...page, reason: options.reason },
      options.by,
    );
  },
});

export const TEACHING_COMMANDS = [teach, profiles, confirmPage, add];
