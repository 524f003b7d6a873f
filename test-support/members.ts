import { acceptInvitation, blockPerson, inviteToCircle } from '#features/circle/circle.contract.ts';
import { type Person, personNamed, trust } from './community.ts';
import type { TestApp } from './start-test-app.ts';

/** Somebody who takes part and is trusted. */
export interface Member extends Person {
  name: string;
}

/** Somebody who may write as much and as fast as a test does; `personNamed` is a newcomer, who may not. */
export async function member(
  app: TestApp,
  name: string,
  { age }: { age?: 'grown' | 'under-16' } = {},
): Promise<Member> {
  const person = await personNamed(app, name, age);
  await trust(app, person.id);
  return { ...person, name };
}

/** Puts each into the other's circle, by an invitation. */
export async function joinCircles(a: Person, b: Person): Promise<void> {
  await a.client.call(inviteToCircle, { params: { personId: b.id } });
  await b.client.call(acceptInvitation, { params: { personId: a.id } });
}

export async function block(blocker: Person, blocked: Person): Promise<void> {
  await blocker.client.call(blockPerson, { params: { personId: blocked.id } });
}
