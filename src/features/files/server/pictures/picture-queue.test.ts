import { setImmediate as othersTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPictureQueue } from './picture-queue.ts';

/** Pictures that are ready when the test says so. */
function startQueue() {
  const queue = createPictureQueue({ atOnce: 2, waitingEach: 2 });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    end: (name: string) => ends.get(name)!.resolve(name),
    fail: (name: string) => ends.get(name)!.reject(new Error(name)),
    take(userId: string, name: string) {
      ends.set(name, Promise.withResolvers());
      return queue.take(userId, () => {
        begun.push(name);
        return ends.get(name)!.promise;
      });
    },
  };
}

describe('the queue of pictures', () => {
  it("makes others' pictures while one person's takes long, and that person's one after the other", async () => {
    const { take, end, begun } = startQueue();
    const [, second, bobs] = [take('alice', 'bomb'), take('alice', 'second'), take('bob', "bob's")];
    const carols = take('carol', "carol's");
    await othersTurn();
    expect(begun).toEqual(['bomb', "bob's"]);
    end("bob's");
    end("carol's");
    expect(await Promise.all([bobs, carols])).toEqual(["bob's", "carol's"]);
    expect(begun).toEqual(['bomb', "bob's", "carol's"]);
    end('bomb');
    end('second');
    expect(await second).toBe('second');
  });

  it('goes on after a picture that cannot be made', async () => {
    const { take, fail, end } = startQueue();
    const [first, second] = [take('alice', 'first'), take('alice', 'second')];
    fail('first');
    await expect(first).rejects.toThrow('first');
    end('second');
    expect(await second).toBe('second');
  });

  it('lets only a few of one person wait', async () => {
    const { take } = startQueue();
    const [, second, third] = [take('alice', '1'), take('alice', '2'), take('alice', '3')];
    await expect(take('alice', '4')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect([second, third]).toEqual([expect.any(Promise), expect.any(Promise)]);
  });
});
