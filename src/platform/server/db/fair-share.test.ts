import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseFault } from './database-errors.ts';
import { FairShare } from './fair-share.ts';
import type { Lane } from './lane.ts';

const lane = (kind: string, user: string | null = null): Lane => ({ kind, user });

/** Asks for a connection; says whether it was given by now. */
function ask(share: FairShare, of: Lane) {
  const asked = { of, isGiven: false, given: share.enter(of) };
  asked.given.then(
    () => {
      asked.isGiven = true;
    },
    () => {},
  );
  return asked;
}

/** Lets what has been resolved be seen. */
const settled = () => Promise.resolve().then(() => {});

async function given(share: FairShare, lanes: Lane[]): Promise<number> {
  const asked = lanes.map((one) => ask(share, one));
  await settled();
  return asked.filter(({ isGiven }) => isGiven).length;
}

const many = (count: number, make: (n: number) => Lane) => Array.from({ length: count }, (_, n) => make(n));

describe('connections shared out fairly', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives one kind of call half of them, and others of the rest', async () => {
    const share = new FairShare(20, 1000);
    expect(
      await given(
        share,
        many(30, (n) => lane('save', `u${n}`)),
      ),
    ).toBe(10);
    expect(
      await given(
        share,
        many(30, (n) => lane('list', `u${n}`)),
      ),
    ).toBe(5);
    expect(await given(share, [lane('home', 'u99')])).toBe(1);
  });

  it('gives one user a third, whatever they call, and others the rest', async () => {
    const share = new FairShare(20, 1000);
    expect(
      await given(
        share,
        many(30, (n) => lane(`call ${n}`, 'ruth')),
      ),
    ).toBe(7);
    expect(await given(share, [lane('call 1', 'naomi'), lane('call 1', 'boaz')])).toBe(2);
  });

  it('lets kinds take turns when connections come back', async () => {
    const share = new FairShare(2, 1000);
    const first = [lane('a'), lane('b')];
    await given(share, first);
    const waiting = ['a', 'a', 'b', 'b'].map((kind) => ask(share, lane(kind)));
    for (const one of first) share.leave(one);
    await settled();
    expect(waiting.map(({ isGiven }) => isGiven)).toEqual([true, false, true, false]);
  });

  it('refuses who waited too long, and forgets them', async () => {
    const share = new FairShare(1, 1000);
    await given(share, [lane('a')]);
    const late = ask(share, lane('b'));
    const refused = expect(late.given).rejects.toSatisfy((error) => databaseFault(error) === 'unavailable');
    vi.advanceTimersByTime(1000);
    await refused;
    share.leave(lane('a'));
    expect(share.held).toBe(0);
    expect(await given(share, [lane('c')])).toBe(1);
  });

  it('never gives more than there are, loses none, and leaves nobody waiting while all are free', async () => {
    const step = fc.record({
      comes: fc.boolean(),
      kind: fc.constantFrom('a', 'b', 'c'),
      user: fc.constantFrom('u', 'v', null),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(step, { maxLength: 60 }),
        async (size, steps) => {
          const share = new FairShare(size, 1000);
          const all: ReturnType<typeof ask>[] = [];
          const held = () => all.filter(({ isGiven }) => isGiven);
          const leave = async (one: ReturnType<typeof ask>) => {
            all.splice(all.indexOf(one), 1);
            share.leave(one.of);
            await settled();
          };
          for (const { comes, kind, user } of steps) {
            if (comes) all.push(ask(share, lane(kind, user)));
            else if (held()[0]) await leave(held()[0]!);
            await settled();
            expect(share.held).toBe(held().length);
            expect(share.held).toBeLessThanOrEqual(size);
            if (all.length > 0) expect(share.held).toBeGreaterThan(0);
          }
          while (held()[0]) await leave(held()[0]!);
          expect(all).toEqual([]);
          expect(share.held).toBe(0);
        },
      ),
    );
  });
});
