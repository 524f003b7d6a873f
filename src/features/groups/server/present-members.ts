import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { canLead, canRemove } from '../groups.policy.ts';
import type { GroupRole } from '../groups.rules.ts';
import type { GroupMember } from '../members.contract.ts';
import { askedToLead } from './lead-offer-store.ts';

/** Those of them whom the reader may see. */
export async function presentMembers(
  db: DbOrTx,
  reader: { id: string; role: GroupRole; groupId: string },
  members: readonly { user_id: string; role: GroupRole; since: number }[],
  now: number,
): Promise<GroupMember[]> {
  const ids = members.map(({ user_id }) => user_id);
  const people = await publicPeople(db, reader.id, ids, now);
  const asked = canLead(reader) ? await askedToLead(db, reader.groupId) : new Set();
  return members.flatMap(({ user_id: id, role, since }) => {
    const person = people.get(id);
    const by = { id: reader.id, standing: { role: reader.role } };
    const can = { changeRole: canLead(by.standing), remove: canRemove(by, { id, role }) };
    return person ? [{ person, role, since, isMe: id === reader.id, isAsked: asked.has(id), can }] : [];
  });
}
