import { giveBackXP, takeBackXP } from '#features/progress/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { DeletedWords, Words, WordsKind, WordsLine } from '#platform/server/words-kind.ts';
import { canReadEncouragement, canReadRequest, canReadTestimony } from '../prayer.policy.ts';
import type { AudienceKind } from '../prayer.rules.ts';
import { isAuthorsAlone, isTestimonyAuthorsAlone } from './authors-alone.ts';
import { showWords, tellOfEncouragement } from './encourage.ts';
import { findEncouragement, findShownEncouragements, updateEncouragementRow } from './encouragement-store.ts';
import { judgedWords } from './present-encouragements.ts';
import { audienceOf, judged } from './present-requests.ts';
import { type Reading, readingOf } from './reading.ts';
import { findRequestRow, holdRequest, type RequestRow, updateRequestRow } from './request-store.ts';
import { findShown } from './shown-request-store.ts';
import { ANSWERED, tellReaders } from './tell-readers.ts';
import { findTestimony, updateTestimony } from './testimony-store.ts';
import { countEncouragementsBy, countRequestsBy, countTestimoniesBy, wordsAround } from './words-store.ts';

const AUDIENCES: Record<AudienceKind, string> = {
  'only-me': 'Only themselves',
  group: 'A group of theirs',
  circle: 'Their circle',
  everyone: 'Everyone here',
};

const settleTestimony = settleXPOf('prayer_testimony');
const settleEncouragement = settleXPOf('encouragement');

/** Takes back what words earned, or gives it back; the words themselves may be deleted. */
function settleXPOf(reason: 'prayer_testimony' | 'encouragement') {
  return async (tx: Tx, { id, authorId, isHidden }: DeletedWords, now: number): Promise<void> => {
    await (isHidden ? takeBackXP : giveBackXP)(tx, { userId: authorId, reason, sourceId: id, now });
  };
}

/** Hides a request, or shows it again; pages that are open elsewhere follow. */
async function setHidden(tx: Tx, id: string, because: 'moderator' | null, now: number): Promise<void> {
  await updateRequestRow(tx, id, { hidden_because: because });
  const row = await findRequestRow(tx, id);
  if (row) await tellReaders(tx, row, {}, now);
}

/** The same of a testimony. People's rows are held before those of requests: XP first. */
async function setTestimonyHidden(
  tx: Tx,
  id: string,
  because: 'moderator' | null,
  now: number,
): Promise<void> {
  const row = await findTestimony(tx, id);
  if (!row) return;
  await settleTestimony(tx, { id, authorId: row.user_id, isHidden: because !== null }, now);
  await updateTestimony(tx, id, { hidden_because: because });
  const request = await findRequestRow(tx, id);
  if (request) await tellReaders(tx, request, { audience: audienceOf(row), also: [ANSWERED] }, now);
}

/** How somebody reads now. */
type ReadingAs = (db: DbOrTx, id: string) => Promise<Reading>;

/** What of prayer people show to others, for moderators. They alone learn who asked without a name. */
export function prayerWords({ clock }: { clock: Clock }): WordsKind[] {
  const reading: ReadingAs = (db, id) => readingOf(db, { id, timezone: 'UTC' }, clock.now());
  return [requestWords(reading), testimonyWords(reading), encouragementWords(reading)];
}

/** Whether somebody may open the page of a request, which is where all of prayer stands. */
async function mayOpen(db: DbOrTx, reader: Reading, requestId: string): Promise<boolean> {
  const [row] = await findShown(db, reader, [requestId]);
  return row !== undefined && canReadRequest(reader, judged(row));
}

function requestWords(reading: ReadingAs): WordsKind {
  const mayOpenRequest = async (db: DbOrTx, id: string, readerId: string) =>
    mayOpen(db, await reading(db, readerId), id);
  return {
    kind: 'prayer-request',
    called: 'a request',
    showsHelp: true,
    tables: ['prayer_request'],
    find: async (db, id) => {
      const row = await findRequestRow(db, id);
      if (!row) return undefined;
      return {
        ...wordsOf(row, { text: row.text, hiddenBecause: row.hidden_because, at: row.created_at }),
        isPrivate: await isAuthorsAlone(db, row),
      };
    },
    inContext: async (db, id) => {
      const { after } = await wordsAround(db, id, null);
      return { before: [], after };
    },
    canRead: mayOpenRequest,
    canOpen: mayOpenRequest,
    hide: (tx, id, now) => setHidden(tx, id, 'moderator', now),
    restore: (tx, id, now) => setHidden(tx, id, null, now),
    countBy: countRequestsBy,
  };
}

function testimonyWords(reading: ReadingAs): WordsKind {
  return {
    kind: 'testimony',
    called: 'an answered prayer',
    showsHelp: true,
    tables: ['prayer_testimony'],
    find: async (db, id) => {
      const [request, row] = [await findRequestRow(db, id), await findTestimony(db, id)];
      if (!request || !row) return undefined;
      return {
        ...wordsOf(
          { ...request, audience_kind: row.audience_kind },
          { text: row.text, hiddenBecause: row.hidden_because, at: row.created_at },
        ),
        isPrivate: await isTestimonyAuthorsAlone(db, request, row),
      };
    },
    inContext: async (db, id) => {
      const request = await findRequestRow(db, id);
      return { before: request ? [lineOf(request)] : [], after: [] };
    },
    canRead: async (db, id, viewerId) => {
      const reader = await reading(db, viewerId);
      const [row] = await findShown(db, reader, [id]);
      return row !== undefined && canReadTestimony(reader, judged(row));
    },
    canOpen: async (db, id, readerId) => mayOpen(db, await reading(db, readerId), id),
    hide: (tx, id, now) => setTestimonyHidden(tx, id, 'moderator', now),
    restore: (tx, id, now) => setTestimonyHidden(tx, id, null, now),
    settleDeleted: settleTestimony,
    countBy: countTestimoniesBy,
  };
}

function encouragementWords(reading: ReadingAs): WordsKind {
  return {
    kind: 'encouragement',
    called: 'an encouragement',
    showsHelp: true,
    tables: ['prayer_encouragement'],
    find: async (db, id) => {
      const row = await findEncouragement(db, id);
      const request = row && (await findRequestRow(db, row.request_id));
      if (!row || !request) return undefined;
      return {
        ...wordsOf(request, { text: row.text, hiddenBecause: row.hidden_because, at: row.created_at }),
        id,
        authorId: row.user_id,
        isAnonymous: false,
        // Another's words were for whoever asked, who has read them.
        isPrivate: row.user_id === request.user_id && (await isAuthorsAlone(db, request)),
      };
    },
    inContext: async (db, id) => {
      const row = await findEncouragement(db, id);
      const request = row && (await findRequestRow(db, row.request_id));
      if (!row || !request) return { before: [], after: [] };
      const { before, after } = await wordsAround(db, row.request_id, row);
      if (!(await isAuthorsAlone(db, request))) return { before: [lineOf(request), ...before], after };
      const isOthers = ({ authorId }: WordsLine) => authorId !== request.user_id;
      return { before: before.filter(isOthers), after: after.filter(isOthers) };
    },
    canRead: async (db, id, viewerId) => {
      const reader = await reading(db, viewerId);
      const [row] = await findShownEncouragements(db, viewerId, [id]);
      if (!row || !canReadEncouragement(reader, judgedWords(row, reader.now))) return false;
      return mayOpen(db, reader, row.request_id);
    },
    canOpen: async (db, id, readerId) => {
      const row = await findEncouragement(db, id);
      return row !== undefined && mayOpen(db, await reading(db, readerId), row.request_id);
    },
    hide: async (tx, id, now) => {
      const row = await findEncouragement(tx, id);
      if (!row) return;
      await settleEncouragement(tx, { id, authorId: row.user_id, isHidden: true }, now);
      await updateEncouragementRow(tx, id, { hidden_because: 'moderator' });
      const request = await findRequestRow(tx, row.request_id);
      if (request) await showWords(tx, request, row, now);
    },
    restore: async (tx, id, now) => {
      const row = await findEncouragement(tx, id);
      if (!row) return;
      await settleEncouragement(tx, { id, authorId: row.user_id, isHidden: false }, now);
      await holdRequest(tx, row.request_id);
      await updateEncouragementRow(tx, id, { hidden_because: null });
      // Words that were held have been told to nobody yet.
      await tellOfEncouragement(tx, { id, requestId: row.request_id, writerId: row.user_id }, now);
    },
    settleDeleted: settleEncouragement,
    countBy: countEncouragementsBy,
  };
}

function wordsOf(
  request: RequestRow,
  { text, hiddenBecause, at }: { text: string; hiddenBecause: string | null; at: number },
): Words {
  return {
    id: request.id,
    authorId: request.user_id,
    text,
    pictureUrls: [],
    writtenAt: at,
    isAnonymous: request.shown_as === 'anonymous',
    isHidden: hiddenBecause !== null,
    audience: AUDIENCES[request.audience_kind],
    href: `/prayers/requests/${request.id}`,
  };
}

function lineOf(request: RequestRow) {
  return {
    authorId: request.user_id,
    isAnonymous: request.shown_as === 'anonymous',
    text: request.text,
    writtenAt: request.created_at,
  };
}
