import { expect } from 'vitest';
import { createCircleLink, getPerson, joinCircle, listCircle } from '#features/circle/circle.contract.ts';
import { isInCircle } from '#features/circle/server/member-store.ts';
import { answerAge, getCurrentUser } from '#features/people/people.contract.ts';
import type { TestApp } from './start-test-app.ts';
import type { TestClient } from './test-client.ts';

export interface Somebody {
  client: TestClient;
  id: string;
}

/** People who come into each other's circles, and what they do there. */
export function circlePeople(app: () => TestApp) {
  const idOf = async (client: TestClient) => (await client.call(getCurrentUser, {})).body.id;
  let people = 0;
  /** Somebody new, who has said that they are 16. */
  async function somebody(name: string, answer: 'grown' | 'under-16' | null = 'grown'): Promise<Somebody> {
    people += 1;
    const client = await app().user(`${name}${people}`);
    if (answer !== null) await client.call(answerAge, { body: { answer } });
    return { client, id: await idOf(client) };
  }
  const linkOf = async ({ client }: Somebody, uses: 1 | 20 = 1) =>
    (await client.call(createCircleLink, { body: { uses } })).body;
  const joinBy = ({ client }: Somebody, token: string) => client.call(joinCircle, { params: { token } });
  const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return [status, (body as { code?: string } | undefined)?.code];
  };
  async function together(a: Somebody, b: Somebody) {
    await joinBy(b, (await linkOf(a)).token);
    expect(await isInCircle(app().db, a.id, b.id)).toBe(true);
  }
  const card = (viewer: Somebody, of: Somebody) =>
    viewer.client.call(getPerson, { params: { personId: of.id } });
  const namesIn = async ({ client }: Somebody) =>
    (await client.call(listCircle, {})).body.map(({ person }) => person.id);
  return { somebody, linkOf, joinBy, codeOf, together, card, namesIn };
}
