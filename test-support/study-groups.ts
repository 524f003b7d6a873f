import type { GroupRole } from '#features/groups/groups.rules.ts';
import type { TestApp } from './start-test-app.ts';

/** A group with these people in it, the first of whom leads it: written by hand, for tests of what stands on groups. */
export async function studyGroup(
  app: Pick<TestApp, 'db' | 'clock'>,
  name: string,
  [leader, ...others]: readonly { id: string }[],
): Promise<string> {
  const now = app.clock.now();
  const id = `group-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
  await app.db
    .insertInto('study_group')
    .values({
      id,
      name,
      about: '',
      guidelines: '',
      search_text: name.toLowerCase(),
      topic: 'scripture',
      language: 'en',
      admission: 'request',
      room: 'vineyard',
      members: 0,
      asking: 0,
      last_at: now,
      hidden_because: null,
      archived_at: null,
      created_at: now,
      updated_at: null,
    })
    .execute();
  if (leader) await comesInto(app, id, leader, 'leader');
  for (const person of others) await comesInto(app, id, person);
  return id;
}

/** Somebody comes in. */
export async function comesInto(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  groupId: string,
  person: { id: string },
  role: GroupRole = 'member',
): Promise<void> {
  const row = { user_id: person.id, group_id: groupId, role, since: clock.now(), muted_at: null };
  await db.insertInto('group_member').values(row).execute();
  await db
    .updateTable('study_group')
    .set((eb) => ({ members: eb('members', '+', 1) }))
    .where('id', '=', groupId)
    .execute();
}

/** Somebody leaves. */
export async function leaves(
  { db }: Pick<TestApp, 'db'>,
  groupId: string,
  person: { id: string },
): Promise<void> {
  await db
    .deleteFrom('group_member')
    .where('group_id', '=', groupId)
    .where('user_id', '=', person.id)
    .execute();
  await db
    .updateTable('study_group')
    .set((eb) => ({ members: eb('members', '-', 1) }))
    .where('id', '=', groupId)
    .execute();
}
