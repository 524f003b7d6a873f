import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { type AgeAnswer, DEFAULT_SHOWN_AS } from '../people.rules.ts';
import type { PersonToOthersTable } from './people-tables.ts';

type Changes = Partial<Omit<PersonToOthersTable, 'user_id'>>;

/** Changes how somebody is shown; what is not named stays. @throws a unique violation when the skeleton is taken. */
export async function updatePersonToOthers(tx: Tx, userId: string, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx
    .insertInto('person_to_others')
    .values({
      user_id: userId,
      shown_as: DEFAULT_SHOWN_AS,
      chosen_name: null,
      chosen_skeleton: null,
      hidden_name: null,
      secret_since: null,
      age_answer: null,
      age_answered_at: null,
      ...changes,
    })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(changes))
    .execute();
}

export function findPersonToOthers(db: DbOrTx, userId: string): Promise<PersonToOthersTable | undefined> {
  return db.selectFrom('person_to_others').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

const answerOf = prepared((db) =>
  db.selectFrom('person_to_others').select('age_answer').where('user_id', '=', ''),
);

/** What somebody answered, or that they were not asked yet. */
export async function ageAnswerOf(db: DbOrTx, userId: string): Promise<AgeAnswer | 'not-asked'> {
  const [row] = await answerOf(db, [userId]);
  return row?.age_answer ?? 'not-asked';
}

/** Those of these people who said that they are under 16. */
export async function whoIsUnder16(db: DbOrTx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('person_to_others')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .where('age_answer', '=', 'under-16')
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** What a person's shown name is made of (`shownNameOf`). */
const NAMES = [
  'user.id',
  'user.firstName',
  'user.lastName',
  'user.role',
  'person_to_others.shown_as as shownAs',
  'person_to_others.chosen_name as chosenName',
  'person_to_others.hidden_name as hiddenName',
] as const;

/** Names of those who moderate or administrate: nobody else may look like them. Few, found by an index. */
export function findNamesWithRole(db: DbOrTx) {
  return db
    .selectFrom('user')
    .leftJoin('person_to_others', 'person_to_others.user_id', 'user.id')
    .select(NAMES)
    .where(sql<boolean>`role <> 'member'`)
    .limit(500)
    .execute();
}

/** Names of the people in somebody's circle, whose other friends would take one for the other. */
export function findNamesInCircle(db: DbOrTx, userId: string) {
  return db
    .selectFrom('circle_member')
    .innerJoin('user', 'user.id', 'circle_member.member_id')
    .leftJoin('person_to_others', 'person_to_others.user_id', 'user.id')
    .select(NAMES)
    .where('circle_member.user_id', '=', userId)
    .limit(500)
    .execute();
}

/** Whose chosen name looks like this; undefined when nobody's does. */
export async function findOwnerOfSkeleton(db: DbOrTx, skeleton: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('person_to_others')
    .select('user_id')
    .where('chosen_skeleton', '=', skeleton)
    .executeTakeFirst();
  return row?.user_id;
}

/** What an administrator says somebody's answer should have been. */
export function correctAgeAnswer(tx: Tx, userId: string, answer: AgeAnswer, now: number): Promise<void> {
  return updatePersonToOthers(tx, userId, { age_answer: answer, age_answered_at: now });
}
