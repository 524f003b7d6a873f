import { sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { createPasswordHasher, PASSWORD_COST } from '#features/accounts/server/password-hash.ts';
import { ANNOTATION_LIMITS } from '#features/bible/annotations.rules.ts';
import { putHighlights } from '#features/bible/server/annotations/highlight-store.ts';
import { createNoteRow } from '#features/bible/server/annotations/note-store.ts';
import { requirePlace } from '#features/bible/server/annotations/verse-places.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { feedTokenOf } from '#platform/server/feed-token.ts';
import { newId } from '#platform/server/ids.ts';
import { giveCommunity } from './heavy-community.ts';
import { giveDebates, type HeavyDebate } from './heavy-debate.ts';
import { giveGroups, type HeavyGroups } from './heavy-groups.ts';
import { cookieOf, fillWith } from './many-people.ts';

/** Session cookies of people who have the most of something. */
export interface HeavyPeople {
  /** Entries of 50,000 characters. */
  long: string;
  /** One of their entries. */
  entryId: string;
  /** 20,000 short entries. */
  many: string;
  /** Every verse as a favorite and highlighted, 2,000 long notes, every chapter read, 2,000 files, 500 devices. */
  favorites: string;
  /** People with 20,000 short entries, with 100 long ones, and with forty claims under which thousands stand, who delete their accounts with `password`. */
  leaving: string[];
  password: string;
  /** Somebody for whom others have done the most that the limits allow, and one of their requests. */
  community: string;
  requestId: string;
  /** Somebody in fifty groups of five hundred people. */
  inGroups: string;
  groups: HeavyGroups;
  /** Their calendar feed. */
  feed: string;
  /** Somebody who reads a week of twenty thousand claims. */
  inDebates: string;
  debates: HeavyDebate;
  /** Another member of the same groups, who leaves one. */
  leavingGroup: string;
  /** Others, one for each call that may end their session. */
  others: string[];
}

const PASSWORD = 'lamp-upon-a-stand-7';
/** As many as somebody writes who wants to do harm, a few each day: 45 MB. */
const LONG_ENTRIES = 300;
const SHORT_ENTRIES = 20_000;
const PEOPLE = 520;

/** Fills an empty database of SQLite. @param verseIds of the whole Bible, 'JHN.3.16' */
export async function seedHeavyPeople(
  db: Db,
  { secret, verseIds }: { secret: string; verseIds: readonly string[] },
): Promise<HeavyPeople> {
  const now = Date.now();
  await fillWith(db, { people: PEOPLE, entries: 2 * SHORT_ENTRIES, heaviest: SHORT_ENTRIES }, now);
  const people = (await db.selectFrom('user').select('id').orderBy('id').execute()).map(({ id }) => id);
  const [, long = '', favorites = '', leavingLong = '', leavingMany = '', community = ''] = people;
  const entryId = await writeLongEntries(db, long, LONG_ENTRIES, now);
  await writeLongEntries(db, leavingLong, 100, now);
  await sql`
    insert into journal_entry (id, user_id, content, search_text, writing_time_minutes, xp_earned, local_date, created_at)
    select id || 'x', ${leavingMany}, content, search_text, 1, 0, local_date, created_at
    from journal_entry where user_id = ${people[0]}`.execute(db);
  await sql`
    insert into xp_grant (id, user_id, reason, source_id, amount, granted_at)
    select id || 'x', ${leavingMany}, reason, source_id, amount, granted_at
    from xp_grant where user_id = ${people[0]}`.execute(db);
  await giveFavorites(db, favorites, verseIds, now);
  await giveAnnotations(db, favorites, verseIds, now);
  await giveFilesAndDevices(db, favorites, now);
  const { requestId } = await giveCommunity(db, community, now);
  const groups = await giveGroups(db, people.slice(6), now);
  const debates = await giveDebates(db, people[7]!, people.slice(8, 508), now);
  const hash = await createPasswordHasher(PASSWORD_COST).hash(PASSWORD);
  const at = new Date(now).toISOString();
  for (const userId of [leavingLong, leavingMany, people[8]!]) {
    const account = { id: newId(now), accountId: userId, providerId: 'credential', userId, password: hash };
    await db
      .insertInto('account')
      .values({ ...account, createdAt: at, updatedAt: at })
      .execute();
  }
  const cookie = (n: number) => cookieOf(n, secret);
  return {
    long: cookie(1),
    entryId,
    many: cookie(0),
    favorites: cookie(2),
    leaving: [cookie(3), cookie(4), cookie(8)],
    community: cookie(5),
    requestId,
    inGroups: cookie(6),
    groups,
    feed: `/api/calendar-feed/${feedTokenOf('calendar feed', { userId: people[6]!, serial: 0 }, secret)}`,
    inDebates: cookie(7),
    debates,
    leavingGroup: cookie(9),
    password: PASSWORD,
    others: Array.from({ length: PEOPLE - 10 }, (_, n) => cookie(n + 10)),
  };
}

/** Half of them of one character, half of ever others. @returns the id of the last */
async function writeLongEntries(db: Db, userId: string, count: number, now: number): Promise<string> {
  let id = '';
  for (let i = 0; i < count; i++) {
    const at = now - i * 60_000;
    id = newId(at);
    const content =
      i % 2 === 0
        ? '⁗'.repeat(50_000)
        : Array.from({ length: 50_000 }, (_, k) =>
            String.fromCharCode(0x4e00 + ((k * 31 + i * k) % 20_000)),
          ).join('');
    await db
      .insertInto('journal_entry')
      .values({
        id,
        user_id: userId,
        content,
        search_text: foldForSearch(content),
        reflection_prompt: null,
        mood: null,
        writing_time_minutes: 1,
        xp_earned: 0,
        // One calendar day of many years, for 'on this day'.
        local_date: `${1900 + (i % 100)}${new Date(now).toISOString().slice(4, 10)}`,
        created_at: at,
        updated_at: null,
      })
      .execute();
  }
  return id;
}

/** Every verse highlighted, and as many of the longest notes as there may be, in some chapters. */
async function giveAnnotations(
  db: Db,
  userId: string,
  verseIds: readonly string[],
  now: number,
): Promise<void> {
  const places = await Promise.all(verseIds.map(requirePlace));
  await inTransaction(db, async (tx) => {
    for (let i = 0; i < places.length; i += 500) {
      const highlights = { userId, places: places.slice(i, i + 500), color: 'rose' as const, now: now - i };
      await putHighlights(tx, highlights);
    }
    const text = '\u2057'.repeat(ANNOTATION_LIMITS.note);
    for (let i = 0; i < ANNOTATION_LIMITS.notes; i++) {
      const of = { id: newId(now - i), user_id: userId, place: places[(i * 7) % 2000]!, last_verse: 1 };
      const row = { ...of, text, search_text: foldForSearch(text), created_at: now - i, updated_at: null };
      await createNoteRow(tx, row);
    }
  });
}

async function giveFavorites(
  db: Db,
  userId: string,
  verseIds: readonly string[],
  now: number,
): Promise<void> {
  const chapters = [...new Set(verseIds.map((id) => id.replace(/\.\d+$/, '')))];
  await inTransaction(db, async (tx) => {
    for (let i = 0; i < verseIds.length; i += 500) {
      const rows = verseIds.slice(i, i + 500);
      await tx
        .insertInto('verse_favorite')
        .values(rows.map((verse_id) => ({ user_id: userId, verse_id, created_at: now })))
        .execute();
    }
    for (let i = 0; i < chapters.length; i += 500) {
      const rows = chapters.slice(i, i + 500);
      await tx
        .insertInto('chapter_read')
        .values(rows.map((chapter_id) => ({ user_id: userId, chapter_id, xp_earned: 5, read_at: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

async function giveFilesAndDevices(db: Db, userId: string, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await inTransaction(db, async (tx) => {
    for (let i = 0; i < 2000; i++) {
      const file = { id: newId(now - i), user_id: userId, kind: 'file' as const, content_type: 'text/plain' };
      const stored = {
        size: 1,
        etag: 'x',
        created_at: now - i,
        stored_at: now - i,
        name: `${'n'.repeat(200)}${i}`,
      };
      await tx
        .insertInto('stored_object')
        .values({ ...file, ...stored, upload_id: null, announced: null, reserved: null })
        .execute();
    }
    for (let i = 0; i < 500; i++) {
      const session = {
        id: newId(now - i),
        token: `device${i}`,
        userId,
        ipAddress: null,
        userAgent: 'x'.repeat(500),
      };
      const expiresAt = new Date(now + 1e9).toISOString();
      await tx
        .insertInto('session')
        .values({ ...session, expiresAt, createdAt: at, updatedAt: at })
        .execute();
    }
  });
}
