import { groupNamesOf } from '#features/groups/server/for-other-features.ts';
import { tellAgain } from '#features/notifications/server/for-other-features.ts';
import { findUserById, publicPeople } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { Words, WordsKind } from '#platform/server/words-kind.ts';
import { canReadLine, canSeeGathering } from '../gatherings.policy.ts';
import { EVERYONE } from '../gatherings.rules.ts';
import { readerOf, standingTo } from './gathering-reader.ts';
import {
  countGatheringsBy,
  findGathering,
  type GatheringRow,
  needsOf,
  updateGatheringRow,
} from './gathering-store.ts';
import { countLinesBy, findLine, judgedLineOf, updateLine } from './line-store.ts';
import { tellOfPlanned } from './make-gathering.ts';
import { findOccurrences, occurrenceIdsOf, ownWordsOf, type ShownOccurrence } from './occurrence-store.ts';
import { showChange, showSeries } from './show-change.ts';

/** What hosts say of gatherings, and what people add to who brings what, for moderators. */
export function gatheringsWords({ clock }: { clock: Clock }): WordsKind[] {
  const canSee = async (db: DbOrTx, row: GatheringRow, viewerId: string): Promise<boolean> => {
    const viewer = await findUserById(db, viewerId);
    if (!viewer) return false;
    const reader = await readerOf(db, viewer, clock.now());
    const standing = standingTo(reader, row.group_id ?? EVERYONE);
    return canSeeGathering(standing, { isHidden: row.hidden_because !== null });
  };
  const mayOpen = async (db: DbOrTx, gatheringId: string, readerId: string): Promise<boolean> => {
    const row = await findGathering(db, gatheringId);
    return row !== undefined && canSee(db, row, readerId);
  };
  const lineWithOccurrence = async (db: DbOrTx, id: string) => {
    const line = await findLine(db, id);
    const [occurrence] = line ? await findOccurrences(db, [line.occurrence_id]) : [];
    return line && occurrence ? { line, occurrence } : undefined;
  };
  return [
    {
      kind: 'gathering',
      called: 'an event',
      showsHelp: true,
      tables: ['gathering', 'gathering_occurrence'],
      find: async (db, id) => {
        const row = await findGathering(db, id);
        if (!row) return undefined;
        const own = await ownWordsOf(db, id).execute();
        const said = [row.title, row.description, row.place, row.link, ...needsOf(row)];
        const others = own.flatMap((one) => [
          one.own_title,
          one.own_description,
          one.own_place,
          one.own_link,
        ]);
        return {
          id,
          authorId: row.user_id,
          text: [...new Set([...said, ...others])].filter((one) => one).join('\n\n'),
          pictureUrls: [],
          writtenAt: row.updated_at ?? row.created_at,
          isAnonymous: false,
          isHidden: row.hidden_because !== null,
          audience: await audienceOf(db, row.group_id),
          href: `/community/events/${id}/${row.local_start}`,
        };
      },
      inContext: async () => ({ before: [], after: [] }),
      canRead: mayOpen,
      canOpen: mayOpen,
      hide: async (tx, id, now) => {
        const row = await findGathering(tx, id);
        if (!row) return;
        await updateGatheringRow(tx, id, { hidden_because: 'moderator' });
        await showSeries(tx, row, now);
      },
      restore: async (tx, id, now) => {
        const row = await findGathering(tx, id);
        // Asked also where a moderator decides otherwise: who came into the group since is not told of what was there before them.
        if (!row || row.hidden_because === null) return;
        await updateGatheringRow(tx, id, { hidden_because: null });
        // A group has been told nothing yet of one that was held.
        await tellOfPlanned(tx, row, now);
        // People are told of its dates.
        await tellAgain(tx, { subjectIds: await occurrenceIdsOf(tx, id), actorId: null }, now);
        await showSeries(tx, row, now);
      },
      countBy: countGatheringsBy,
    },
    {
      kind: 'gathering-line',
      called: 'a line of who brings what',
      showsHelp: true,
      tables: ['gathering_line'],
      find: async (db, id): Promise<Words | undefined> => {
        const found = await lineWithOccurrence(db, id);
        if (!found) return undefined;
        const { line, occurrence } = found;
        return {
          id,
          authorId: line.user_id,
          text: line.text,
          pictureUrls: [],
          writtenAt: line.created_at,
          isAnonymous: false,
          isHidden: line.hidden_because !== null,
          audience: await audienceOf(db, occurrence.group_id),
          href: hrefOf(occurrence),
        };
      },
      inContext: async (db, id) => {
        const found = await lineWithOccurrence(db, id);
        const row = found && (await findGathering(db, found.occurrence.gathering_id));
        if (!row) return { before: [], after: [] };
        const line = {
          authorId: row.user_id,
          isAnonymous: false,
          text: row.title,
          writtenAt: row.created_at,
        };
        return { before: [line], after: [] };
      },
      canRead: async (db, id, viewerId) => {
        const found = await lineWithOccurrence(db, id);
        if (!found || found.line.hidden_because !== null) return false;
        const row = await findGathering(db, found.occurrence.gathering_id);
        if (!row || !(await canSee(db, row, viewerId))) return false;
        const people = await publicPeople(db, viewerId, [found.line.user_id], clock.now());
        return canReadLine(viewerId, judgedLineOf(found.line, row, people));
      },
      canOpen: async (db, id, readerId) => {
        const found = await lineWithOccurrence(db, id);
        return found !== undefined && mayOpen(db, found.occurrence.gathering_id, readerId);
      },
      hide: (tx, id, now) => setLineHidden(tx, id, 'moderator', now),
      restore: (tx, id, now) => setLineHidden(tx, id, null, now),
      countBy: countLinesBy,
    },
  ];
}

async function setLineHidden(tx: Tx, id: string, hidden: 'moderator' | null, now: number): Promise<void> {
  await updateLine(tx, id, { hidden_because: hidden });
  const line = await findLine(tx, id);
  if (line) await showChange(tx, await findOccurrences(tx, [line.occurrence_id]), now);
}

async function audienceOf(db: DbOrTx, groupId: string | null): Promise<string> {
  if (groupId === null) return 'Everyone here';
  return (await groupNamesOf(db, [groupId])).get(groupId) ?? 'A group';
}

function hrefOf({ gathering_id, start }: ShownOccurrence): string {
  return `/community/events/${gathering_id}/${start}`;
}
