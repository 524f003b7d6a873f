import { allStandingsOf } from '#features/groups/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { DatePoll } from '../date-polls.contract.ts';
import { standingToDatePoll } from '../date-polls.policy.ts';
import { type DatePollRow, openDatePolls } from './date-poll-store.ts';
import { type PollReader, readDatePoll } from './present-date-polls.ts';
import { noSuchDatePoll } from './refusals.ts';

const LISTED_MOST = 20;

/**
 * Polls whose date is still looked for, of the groups that somebody is in or of one of them; the one that ends soonest first.
 * @throws AppError NOT_FOUND for a group that is not theirs
 */
export async function findOpenDatePolls(
  db: DbOrTx,
  { id, now }: PollReader,
  groupId: string | undefined,
): Promise<DatePollRow[]> {
  const groups = await allStandingsOf(db, id);
  if (groupId !== undefined && !groups.has(groupId)) throw noSuchDatePoll();
  const groupIds = (groupId === undefined ? [...groups.keys()] : [groupId]).filter(
    (one) => !groups.get(one)!.isArchived,
  );
  if (groupIds.length === 0) return [];
  const hostedIds = groupIds.filter((one) => standingToDatePoll(groups.get(one)!.role) === 'host');
  return openDatePolls(db, { groupIds, hostedIds, now, limit: LISTED_MOST }).execute();
}

/** The same of one group, each as its page shows it. @throws AppError NOT_FOUND */
export async function readOpenDatePolls(
  db: DbOrTx,
  reader: PollReader,
  groupId: string,
): Promise<DatePoll[]> {
  const polls: DatePoll[] = [];
  for (const { id } of await findOpenDatePolls(db, reader, groupId)) {
    const poll = await readDatePoll(db, reader, id);
    if (poll) polls.push(poll);
  }
  return polls;
}
