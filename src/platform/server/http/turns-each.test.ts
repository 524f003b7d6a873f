import { expect, it } from 'vitest';
import { createTurnsEach } from './turns-each.ts';

/** Work that ends when it is told to. */
function job(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

it('works on a few of each person’s at a time, the others in their order, and on other people’s at once', async () => {
  const turns = createTurnsEach(2);
  const begun: string[] = [];
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => job(begun, name));
  const asked = [a!, b!, c!, d!].map(({ work }) => turns.take('ruth', work).catch((error: Error) => error));
  const other = turns.take('naomi', e!.work);
  expect(begun).toEqual(['a', 'b', 'e']);
  b!.fail();
  expect(await asked[1]).toEqual(new Error('b'));
  expect(begun).toEqual(['a', 'b', 'e', 'c']);
  a!.end();
  await asked[0];
  expect(begun).toEqual(['a', 'b', 'e', 'c', 'd']);
  for (const one of [c!, d!, e!]) one.end();
  expect(await Promise.all([asked[2], asked[3], other])).toEqual(['c', 'd', 'e']);

  const again = job(begun, 'again');
  void turns.take('ruth', again.work);
  expect(begun.at(-1)).toBe('again');
  again.end();
});

it('lets a turn be ended once, whenever that is, and says how many wait', async () => {
  const turns = createTurnsEach(1);
  const end = await turns.begin('ruth');
  const begun: string[] = [];
  for (const name of ['b', 'c']) void turns.begin('ruth').then(() => begun.push(name));
  expect([turns.waiting('ruth'), turns.waiting('naomi')]).toEqual([2, 0]);
  end();
  end();
  await turns.begin('naomi');
  expect(begun).toEqual(['b']);
  expect(turns.waiting('ruth')).toBe(1);
});
