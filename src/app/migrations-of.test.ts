import { describe, expect, inject, it } from 'vitest';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createPostgresDatabase, sqliteFile } from '#test-support/test-database.ts';
import { migrationsOf } from './migrations-of.ts';

/**
 * A new one is added at the end and has a greater number than any before it, also where numbers between were never used:
 * otherwise installations that have run a later one run the two in another order than new installations. 063 did so, and
 * is kept for those that have it.
 */
const IN_THEIR_ORDER = [
  '001-accounts',
  '002-progress',
  '003-journal',
  '004-one-time-links',
  '005-wardrobe',
  '006-bible',
  '007-uploads',
  '008-files',
  '009-events',
  '010-people',
  '011-idempotency',
  '012-own-sign-in',
  '013-event-lookups',
  '014-kept-files',
  '016-sweep-indexes',
  '017-counts-that-servers-share',
  '018-reading-in-order',
  '019-job-leases',
  '020-entries-of-a-day',
  '021-search-by-an-index',
  '022-second-step',
  '024-security-events',
  '025-journal-usage',
  '026-xp-days',
  '027-people-to-others',
  '028-notifications',
  '029-moderation',
  '030-prayer',
  '031-admission',
  '032-came-by',
  '033-guidelines',
  '034-circle',
  '035-xp-taken-back',
  '036-administrator-acts',
  '037-finding-people',
  '038-hidden-pictures',
  '039-groups',
  '040-group-talk',
  '041-gatherings',
  '042-prayer-of-groups',
  '043-group-files',
  '044-group-zips',
  '047-words-in-groups',
  '048-answers-in-order',
  '050-debates',
  '052-found-fair',
  '053-annotations',
  '054-rhythm',
  '055-reading-plans',
  '056-quests',
  '057-milestones',
  '058-reminders',
  '060-entry-passage',
  '061-house-objects',
  '062-recent-chapters',
  '063-put-aside',
  '067-written-without-the-asker',
  '068-mended-at-an-upgrade',
  '069-put-aside',
  '070-withdrawn-invitations',
  '071-date-polls',
  '072-pictures-of-posts',
  '073-polls-of-posts',
  '074-asked-to-come',
  '075-several-pictures-of-posts',
  '076-under-16-at-events-of-everyone',
  '081-leaders-banned-for-good',
  '082-plain-signs-in-search',
  '083-grams-with-a-kept-plan',
  '085-former-names-of-occurrences',
  '086-banned-for-good-at-events',
  '087-links-that-ended',
  '089-answers-of-who-is-banned',
  '090-words-that-wait-again',
  '093-readers-of-testimonies',
  '094-who-noted-that-they-came',
  '095-what-a-device-is-for',
  '096-news-by-push',
  '097-chapters-read-again',
  '098-read-ahead',
  '099-search-in-every-script',
  '100-skeletons-anew',
  '101-chapters-read-before',
  '102-offers-to-lead',
  '103-help-put-away',
  '104-answers-to-a-series',
  '105-words-of-talk',
  '106-search-in-talk',
  '107-names-of-groups-left',
];

it('runs new migrations after all that an installation may have run', () => {
  expect(Object.keys(migrationsOf()).toSorted()).toEqual(IN_THEIR_ORDER);
});

describe.each(['sqlite', 'postgres'] as const)('a database on %s', (engine) => {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)('of a version', () => {
    it.each([
      { lacking: ['063-put-aside'] },
      { lacking: ['069-put-aside'] },
      { lacking: ['063-put-aside', '069-put-aside'] },
    ])('that did not have $lacking is brought up to date', async ({ lacking }) => {
      const { location, remove } =
        engine === 'sqlite' ? sqliteFile() : await createPostgresDatabase(inject('postgresUrl'));
      const db = openDatabase(location);
      try {
        const steps = Object.entries(migrationsOf()).filter(([name]) => !lacking.includes(name));
        await migrateToLatest(db, Object.fromEntries(steps));
        expect(await migrateToLatest(db, migrationsOf())).toEqual(lacking);
      } finally {
        await db.destroy();
        await remove();
      }
    });
  });
});
