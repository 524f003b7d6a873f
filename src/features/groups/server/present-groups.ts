import type { PublicPerson } from '#features/people/people.contract.ts';
import { ageAnswerOf, publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Group } from '../groups.contract.ts';
import { canBeLeader, canHelp, canLead, canWriteInside, closedBecause } from '../groups.policy.ts';
import { GROUP_LIMITS, HIDDEN_GROUP_NAME } from '../groups.rules.ts';
import type { GroupCard } from '../groups-fields.ts';
import { whoArchived } from './act-store.ts';
import { findAsking } from './asking-store.ts';
import { findGroupsFor, type GroupForReader, type GroupRow } from './group-store.ts';
import { findLeadOffer } from './lead-offer-store.ts';
import { findMembersInOrder, type MemberRow, removedAt } from './member-store.ts';
import { judged } from './seen-group.ts';

const FACES = 6;

/** A group's words as somebody reads them: hidden ones are read by its leaders alone. */
export function wordsFor(
  row: Pick<GroupRow, 'name' | 'about' | 'guidelines' | 'hidden_because'>,
  role: MemberRow['role'] | null,
): { name: string; about: string; guidelines: string } {
  if (row.hidden_because === null || role === 'leader') {
    return { name: row.name, about: row.about, guidelines: row.guidelines };
  }
  return { name: HIDDEN_GROUP_NAME, about: '', guidelines: '' };
}

/** A group as it stands in lists. */
export function presentCard(row: GroupForReader): GroupCard {
  const { name, about } = wordsFor(row, row.role);
  return {
    id: row.id,
    name,
    about,
    topic: row.topic,
    language: row.language,
    admission: row.admission,
    room: row.room,
    members: row.members - Number(row.parted_members),
    standing: row.role ?? (row.asked_at === null ? 'none' : 'asked'),
    archivedAt: row.archived_at,
  };
}

/** Cards of those groups that are there, in the order of the ids. */
export async function readCards(
  db: DbOrTx,
  viewerId: string,
  ids: readonly string[],
): Promise<{ row: GroupForReader; card: GroupCard }[]> {
  const rows = new Map((await findGroupsFor(db, viewerId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ row, card: presentCard(row) }] : [];
  });
}

/** A group whom somebody may know of, as its page shows it; undefined when it is not there. */
export async function readGroup(
  db: DbOrTx,
  viewerId: string,
  groupId: string,
  now: number,
): Promise<Group | undefined> {
  const [found] = await readCards(db, viewerId, [groupId]);
  return found && presentGroup(db, viewerId, found, now);
}

/** The same of one that was read already. */
export async function presentGroup(
  db: DbOrTx,
  viewerId: string,
  { row, card }: { row: GroupForReader; card: GroupCard },
  now: number,
): Promise<Group> {
  const standing = row.role === null ? null : { role: row.role };
  return {
    ...card,
    guidelines: wordsFor(row, row.role).guidelines,
    createdAt: row.created_at,
    faces: standing ? await facesOf(db, viewerId, row.id, now) : [],
    isMuted: row.muted_at !== null,
    asking: askingOf(row),
    archivedBy: standing === null ? null : await archivedBy(db, viewerId, row, now),
    offer: standing ? await offerTo(db, viewerId, row.id, now) : null,
    hidden: canLead(standing) ? row.hidden_because : null,
    can: {
      join: standing === null && (await mayJoin(db, row, viewerId, now)),
      write: canWriteInside(standing, judged(row)),
      help: canHelp(standing),
      lead: canLead(standing),
      report: row.author_id !== viewerId && row.hidden_because === null,
    },
  };
}

/** What the reader is asked about leading; not by whom they do not see. */
async function offerTo(db: DbOrTx, viewerId: string, groupId: string, now: number): Promise<Group['offer']> {
  const offer = await findLeadOffer(db, groupId, viewerId);
  if (!offer || offer.declined_at !== null) return null;
  const by = (await publicPeople(db, viewerId, [offer.by_id], now)).get(offer.by_id);
  return by
    ? { id: offer.id, by, way: offer.way, mayLead: canBeLeader(await ageAnswerOf(db, viewerId)) }
    : null;
}

/** How many wait to be let in, for who lets people in. */
export function askingOf(row: GroupForReader): number | null {
  return row.role !== null && canHelp({ role: row.role }) ? row.asking - Number(row.parted_asking) : null;
}

/** Who archived it, where its reader sees them. */
async function archivedBy(
  db: DbOrTx,
  viewerId: string,
  { id, archived_at }: GroupForReader,
  now: number,
): Promise<PublicPerson | null> {
  if (archived_at === null) return null;
  const byId = await whoArchived(db, id);
  return byId === null ? null : ((await publicPeople(db, viewerId, [byId], now)).get(byId) ?? null);
}

async function facesOf(db: DbOrTx, viewerId: string, groupId: string, now: number) {
  // A few more than are shown: some may not be for the reader to see.
  const first = await findMembersInOrder(db, groupId, { limit: 2 * FACES, after: null });
  const ids = first.map(({ user_id }) => user_id);
  const people = await publicPeople(db, viewerId, ids, now);
  return ids.flatMap((id) => people.get(id) ?? []).slice(0, FACES);
}

/** Whether the button would lead in, or to whoever lets people in. */
async function mayJoin(db: DbOrTx, row: GroupForReader, viewerId: string, now: number): Promise<boolean> {
  const group = { ...judged(row), isFull: row.members >= GROUP_LIMITS.members };
  const arrival = {
    age: await ageAnswerOf(db, viewerId),
    isAsking: row.asked_at !== null,
    wasRemoved: (await removedAt(db, row.id, viewerId)) !== null,
    declinedAt: (await findAsking(db, row.id, viewerId))?.declined_at ?? null,
  };
  return closedBecause(group, arrival, now) === null;
}
