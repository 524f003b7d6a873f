import { acceptInvitation, blockPerson, inviteToCircle } from '#features/circle/circle.contract.ts';
import { agreeToGuidelines } from '#features/guidelines/guidelines.contract.ts';
import { answerAge, getCurrentUser } from '#features/people/people.contract.ts';
import type { TestApp } from './start-test-app.ts';
import type { TestClient } from './test-client.ts';

/** Somebody who may write to others, with their id. */
export interface Member {
  client: TestClient;
  id: string;
  name: string;
}

/**
 * Somebody who has agreed to the guidelines and said how old they are. Trusted ones may write as much and as fast as a test
 * does; newcomers may not.
 */
export async function member(
  app: TestApp,
  name: string,
  { age = 'grown', isTrusted = true }: { age?: 'grown' | 'under-16'; isTrusted?: boolean } = {},
): Promise<Member> {
  const client = await app.user(name);
  const { id } = (await client.call(getCurrentUser, {})).body;
  const { version } = app.server.deps.houseTexts;
  await client.call(agreeToGuidelines, { body: { version } });
  await client.call(answerAge, { body: { answer: age } });
  if (isTrusted) await trust(app, id);
  return { client, id, name };
}

async function trust(app: TestApp, id: string): Promise<void> {
  const row = { user_id: id, level: 2, level_at: app.clock.now(), topics: 0, replies: 0 };
  const nothing = { first_shared_at: null, last_shared_at: null, day_started_at: null };
  await app.db
    .insertInto('trust')
    .values({ ...row, ...nothing })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Puts each into the other's circle, by an invitation. */
export async function joinCircles(a: Member, b: Member): Promise<void> {
  await a.client.call(inviteToCircle, { params: { personId: b.id } });
  await b.client.call(acceptInvitation, { params: { personId: a.id } });
}

export async function block(blocker: Member, blocked: Member): Promise<void> {
  await blocker.client.call(blockPerson, { params: { personId: blocked.id } });
}
