import { groupNamesOf, memberIdsOf } from '#features/groups/server/for-other-features.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { Words, WordsKind } from '#platform/server/words-kind.ts';
import { countDatePollsBy, findDatePoll, updateDatePollRow } from './date-poll-store.ts';
import { DATE_POLLS, tellOfAsked } from './make-date-poll.ts';
import { seenBy } from './present-date-polls.ts';

/** What is said of a date that is looked for, for moderators. */
export function datePollsWords(): WordsKind[] {
  return [
    {
      kind: 'date-poll',
      called: 'a search for a date',
      showsHelp: true,
      tables: ['date_poll'],
      find: async (db, id): Promise<Words | undefined> => {
        const row = await findDatePoll(db, id);
        if (!row) return undefined;
        return {
          id,
          authorId: row.user_id,
          text: row.title,
          pictureUrls: [],
          writtenAt: row.created_at,
          isAnonymous: false,
          isHidden: row.hidden_because !== null,
          audience: (await groupNamesOf(db, [row.group_id])).get(row.group_id) ?? 'A group',
          href: `/community/dates/${id}`,
        };
      },
      inContext: async () => ({ before: [], after: [] }),
      canRead: mayOpen,
      canOpen: mayOpen,
      hide: async (tx, id, now) => {
        await updateDatePollRow(tx, id, { hidden_because: 'moderator' });
        await showPoll(tx, id, now);
      },
      restore: async (tx, id, now) => {
        const row = await findDatePoll(tx, id);
        // Asked also where a moderator decides otherwise: who came into the group since is not told of what was there before them.
        if (!row || row.hidden_because === null) return;
        await updateDatePollRow(tx, id, { hidden_because: null });
        // A group has been told nothing yet of one that was held.
        if (row.decided_at === null) await tellOfAsked(tx, row, now);
        await showPoll(tx, id, now);
      },
      countBy: countDatePollsBy,
    },
  ];
}

async function mayOpen(db: DbOrTx, id: string, readerId: string): Promise<boolean> {
  return (await seenBy(db, await findDatePoll(db, id), readerId)) !== undefined;
}

/** Open pages of its group show it so. */
async function showPoll(tx: Tx, id: string, now: number): Promise<void> {
  const row = await findDatePoll(tx, id);
  if (row) await sendLive(tx, await memberIdsOf(tx, row.group_id), [DATE_POLLS], now);
}
