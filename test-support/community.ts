import { agreeToGuidelines, getGuidelines } from '#features/guidelines/guidelines.contract.ts';
import { answerAge, getCurrentUser } from '#features/people/people.contract.ts';
import type { TestApp } from './start-test-app.ts';
import type { TestClient } from './test-client.ts';

/** Somebody who takes part. */
export interface Person {
  id: string;
  client: TestClient;
}

/** Somebody who is signed in, has agreed to the guidelines and said how old they are: they may write, as newcomers do. */
export async function personNamed(app: TestApp, name: string, age?: 'grown' | 'under-16'): Promise<Person> {
  const client = await app.user(name);
  const { id } = (await client.call(getCurrentUser, {})).body;
  await takesPart({ id, client }, age);
  return { id, client };
}

/** Lets somebody who is signed in agree to the guidelines and say how old they are. */
export async function takesPart({ client }: Person, age: 'grown' | 'under-16' = 'grown'): Promise<void> {
  const { version } = (await client.call(getGuidelines, {})).body;
  await client.call(agreeToGuidelines, { body: { version } });
  await client.call(answerAge, { body: { answer: age } });
}

/** Lets somebody be trusted as if they had been here for long: no newcomer's limits. */
export async function trust(
  app: Pick<TestApp, 'db' | 'clock'>,
  userId: string,
  level: 0 | 1 | 2 = 2,
): Promise<void> {
  const row = { level, level_at: app.clock.now() };
  const none = { first_shared_at: null, last_shared_at: null, day_started_at: null, topics: 0, replies: 0 };
  await app.db
    .insertInto('trust')
    .values({ user_id: userId, ...row, ...none })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(row))
    .execute();
}
