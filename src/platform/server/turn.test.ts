import { expect, it } from 'vitest';
import { atEndOfArrivals, endOfTurn, noteArrival } from './turn.ts';

it('ends once for all who answer in it, after what each of them still does, and anew in the next', async () => {
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

it('tells those who have something to let go when all that came in was worked on, before any answer is sent', async () => {
  const order: string[] = [];
  expect(atEndOfArrivals(() => order.push('never'))).toBe(false);
  noteArrival();
  expect(atEndOfArrivals(() => order.push('let go'))).toBe(true);
  noteArrival();
  await endOfTurn();
  order.push('sent');
  expect(atEndOfArrivals(() => order.push('never'))).toBe(false);
  await endOfTurn();
  expect(order).toEqual(['let go', 'sent']);
});
