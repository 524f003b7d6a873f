import { expect, it } from 'vitest';
import { endOfTurn } from './end-of-turn.ts';

it('comes once for all who wait in one turn, after what each of them still does, and anew in the next', async () => {
  const order: string[] = [];
  const answer = async (name: string) => {
    await Promise.resolve();
    order.push(`${name} worked`);
    await endOfTurn();
    order.push(`${name} sent`);
  };
  await Promise.all([answer('a'), answer('b')]);
  await answer('c');
  expect(order).toEqual(['a worked', 'b worked', 'a sent', 'b sent', 'c worked', 'c sent']);
});
