import type { TestApp } from './start-test-app.ts';

/** Of which changed answers the open pages of somebody are told by what is done; whatever follows it by itself is done, too. */
export async function toldPages(
  app: Pick<TestApp, 'db' | 'server'>,
  reader: { id: string },
  act: () => Promise<unknown>,
): Promise<string[]> {
  const messages = () =>
    app.db
      .selectFrom('live_message')
      .select(['position', 'changed'])
      .where('user_id', '=', reader.id)
      .orderBy('position')
      .execute();
  const before = new Set((await messages()).map(({ position }) => Number(position)));
  await act();
  await app.server.idle();
  const told = (await messages()).filter(({ position }) => !before.has(Number(position)));
  return [...new Set(told.flatMap(({ changed }) => JSON.parse(changed) as string[]))];
}
