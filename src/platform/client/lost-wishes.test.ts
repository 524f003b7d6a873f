import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createWishes } from './lost-wishes.ts';

const CREATE = { method: 'POST', status: 201, idempotent: true } as const;
const DELETE = { method: 'DELETE', status: 204 } as const;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (status: number) => () =>
  Promise.reject(new ApiError({ status, statusText: 'Refused', headers: new Headers() }, ''));
const never = () => expect.unreachable();

describe('a creation', () => {
  async function keysOf(tries: readonly (readonly [input: object, answer: () => Promise<unknown>])[]) {
    const { ask } = createWishes(CREATE);
    const keys: (string | undefined)[] = [];
    for (const [input, answer] of tries) {
      const call = ({ idempotencyKey }: { idempotencyKey?: string }) => {
        keys.push(idempotencyKey);
        return answer();
      };
      await ask(input, call, never).catch(() => {});
    }
    return keys;
  }
  const there = () => Promise.resolve('there');

  it('has the same key until an answer comes', async () => {
    const [first, ...others] = await keysOf([
      [{ name: 'Family' }, lost],
      [{ name: 'Family' }, refused(503)],
      [{ name: 'Family' }, there],
    ]);
    expect(others).toEqual([first, first]);
  });

  it.each([
    ['it was created', there, { name: 'Family' }],
    ['nothing was made', refused(400), { name: 'Family' }],
    ['something else was wished', lost, { name: 'Friends' }],
  ])('has another one after %s', async (_, answer, next) => {
    const [first, second] = await keysOf([
      [{ name: 'Family' }, answer],
      [next, there],
    ]);
    expect(second).not.toBe(first);
  });
});

it('keeps each of several creations apart that wait for their answers', async () => {
  const { ask } = createWishes(CREATE);
  const keys: Record<string, (string | undefined)[]> = { Family: [], Friends: [] };
  const tried = (name: string, answer: () => Promise<unknown>) =>
    ask(
      { name },
      ({ idempotencyKey }) => {
        keys[name]!.push(idempotencyKey);
        return answer();
      },
      never,
    ).catch(() => {});
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const first = tried('Family', () => late);
  await tried('Friends', () => Promise.resolve('there'));
  // Pressed again while the first is on its way.
  await tried('Family', lost);
  arrive();
  await first;
  expect(new Set(keys['Family']).size).toBe(1);
  expect(keys['Friends']).not.toContain(keys['Family']![0]);
});

it('creates anew what an earlier try had made and somebody deleted since', async () => {
  const { ask } = createWishes(CREATE);
  const keys: (string | undefined)[] = [];
  const answers = [lost, refused(404), () => Promise.resolve('there')];
  const call = ({ idempotencyKey }: { idempotencyKey?: string }) => {
    keys.push(idempotencyKey);
    return answers.shift()!();
  };
  await expect(ask({ name: 'Family' }, call, never)).rejects.toThrow('Failed to fetch');
  await expect(ask({ name: 'Family' }, call, never)).resolves.toBe('there');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

describe('a deletion', () => {
  it('whose answer was lost has happened, when nothing is there', async () => {
    const { ask } = createWishes(DELETE);
    let isGone = false;
    await expect(ask({ id: 1 }, lost, never)).rejects.toThrow('Failed to fetch');
    await ask({ id: 1 }, refused(404), () => {
      isGone = true;
    });
    expect(isGone).toBe(true);
  });

  it('of what was not asked for before is refused', async () => {
    const { ask } = createWishes(DELETE);
    await expect(ask({ id: 1 }, lost, never)).rejects.toThrow();
    await expect(ask({ id: 2 }, refused(404), never)).rejects.toThrow(ApiError);
  });
});
