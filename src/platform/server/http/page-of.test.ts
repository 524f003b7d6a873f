import { describe, expect, it } from 'vitest';
import { pagesBeside } from '#contract/list-page.ts';
import { PAGE, type TimeCursor } from '#contract/paging.ts';
import { cursorOf, pageBothWays, pageOf } from './page-of.ts';

/** Newest first; three of them at one time, so that the id has to decide. */
const letters: TimeCursor[] = [
  { at: 3, id: 'f' },
  { at: 2, id: 'e' },
  { at: 2, id: 'd' },
  { at: 2, id: 'c' },
  { at: 1, id: 'b' },
];

function isAfter(place: TimeCursor, other: TimeCursor): boolean {
  return place.at < other.at || (place.at === other.at && place.id < other.id);
}

/** Asks for the page at `url`: its ids, and the address of the next one. */
async function ask(url: string, bytesOf?: (letter: TimeCursor) => number) {
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  const headers: Record<string, unknown> = {};
  const reply = {
    header(name: string, value: unknown) {
      headers[name] = value;
      return reply as never;
    },
  };
  const asked: number[] = [];
  const page = await pageOf(
    { request: { url }, reply, query: { limit: Number(query['limit'] ?? 2), cursor: query['cursor'] } },
    async ({ limit, after }) => {
      asked.push(limit);
      return letters.filter((letter) => !after || isAfter(letter, after)).slice(0, limit);
    },
    (letter) => letter,
    bytesOf,
  );
  const next = /^<(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
  return { ids: page.map(({ id }) => id).join(''), next, asked };
}

describe('a page of a list', () => {
  it('has as many as were asked for, and names the next one until there is none', async () => {
    const first = await ask('/api/letters');
    expect(first).toMatchObject({ ids: 'fe', asked: [3] });
    const second = await ask(first.next!);
    expect(second.ids).toBe('dc');
    expect(await ask(second.next!)).toMatchObject({ ids: 'b', next: undefined });
  });

  it('names no next page when the last one is full', async () => {
    expect(await ask('/api/letters?limit=5')).toMatchObject({ ids: 'fedcb', next: undefined });
  });

  it('ends before what is too long for it, but never without one', async () => {
    const third = (letter: TimeCursor) => (letter.id === 'd' ? PAGE.bytes : 1);
    const first = await ask('/api/letters?limit=5', third);
    expect(first.ids).toBe('fe');
    const second = await ask(first.next!, third);
    expect(second.ids).toBe('d');
    expect(await ask(second.next!, third)).toMatchObject({ ids: 'cb', next: undefined });
  });

  it('keeps the rest of the address', async () => {
    const { next } = await ask('/api/letters?limit=3&q=a%20b');
    expect(next).toMatch(/^\/api\/letters\?limit=3&q=a(\+|%20)b&cursor=[\w-]+$/);
    expect((await ask(next!)).ids).toBe('cb');
  });

  it.each(['x', 'MTIz', '%00', Buffer.from("1.a' or 1=1").toString('base64url')])(
    'refuses the cursor %j, which it did not make',
    async (cursor) => {
      const refusal = ask(`/api/letters?cursor=${cursor}`);
      await expect(refusal).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ path: 'query.cursor' }],
      });
    },
  );
});

describe('a page of a list that is read both ways', () => {
  const ascending = letters.toReversed();
  async function ask(
    url: string,
    { gone = '', bytesOf = () => 1 }: { gone?: string; bytesOf?: (letter: TimeCursor) => number } = {},
  ) {
    const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    let link = '';
    const reply = {
      header(_: string, value: unknown) {
        link = String(value);
        return reply as never;
      },
    };
    const left = ascending.filter(({ id }) => !gone.includes(id));
    const page = await pageBothWays(
      { request: { url }, reply, query: { limit: Number(query['limit'] ?? 2), ...query } },
      async ({ limit, after, before }) => {
        if (before)
          return left
            .filter((letter) => isAfter(letter, before))
            .toReversed()
            .slice(0, limit);
        return left.filter((letter) => !after || isAfter(after, letter)).slice(0, limit);
      },
      (letter) => letter,
      bytesOf,
    );
    return { ids: page.map(({ id }) => id).join(''), ...pagesBeside(link) };
  }
  const from = (id: string) => `/api/letters?cursor=${cursorOf(ascending.find((one) => one.id === id)!)}`;

  it('leads from its middle to both ends, and to nothing beyond them', async () => {
    const middle = await ask(from('c'));
    expect(middle.ids).toBe('de');
    const next = await ask(middle.next!);
    expect([next.ids, next.next]).toEqual(['f', null]);
    const previous = await ask(middle.previous!);
    expect([previous.ids, previous.previous]).toEqual(['bc', null]);
    // Fetched again, it leads to the same page as before.
    expect((await ask(previous.next!)).ids).toBe('de');
    const first = await ask('/api/letters');
    expect([first.ids, first.previous]).toEqual(['bc', null]);
  });

  it('ends the page before a place with what fits nearest to it', async () => {
    const middle = await ask(from('e'));
    const nearest = await ask(middle.previous!, { bytesOf: ({ id }) => (id === 'd' ? PAGE.bytes : 1) });
    expect(nearest.ids).toBe('e');
    expect((await ask(nearest.previous!)).ids).toBe('cd');
  });

  it('goes on where all of a page is gone', async () => {
    const middle = await ask(from('c'));
    const emptied = await ask(middle.previous!, { gone: 'bc' });
    expect([emptied.ids, emptied.previous]).toEqual(['', null]);
    expect((await ask(emptied.next!, { gone: 'bc' })).ids).toBe('de');
    const end = await ask(from('c'), { gone: 'def' });
    expect([end.ids, end.next]).toEqual(['', null]);
    expect((await ask(end.previous!, { gone: 'def' })).ids).toBe('bc');
  });

  it('refuses a place that it did not name', async () => {
    const refusal = ask('/api/letters?before=x');
    await expect(refusal).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ path: 'query.before' }],
    });
  });
});
