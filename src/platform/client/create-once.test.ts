import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { clearCreated, createOnce, type Sent } from './create-once.ts';

type Words = { text: string };

/** A server that makes one thing for a key, as ours does. Its answers, or the calls themselves, can be lost on their way. */
function server() {
  const made = new Map<string, { of: string; id: number }>();
  const gone = new Set<number>();
  let lost: 'call' | 'answer' | null = null;
  return {
    texts: () => [...made.values()].filter(({ id }) => !gone.has(id)).map(({ of }) => of),
    lose: (what: 'call' | 'answer') => {
      lost = what;
    },
    delete: (id: number) => gone.add(id),
    async call({ text }: Words, { idempotencyKey: key }: { idempotencyKey: string }) {
      const loses = lost;
      lost = null;
      if (loses === 'call') throw new TypeError('no line');
      const known = made.get(key);
      if (known && known.of !== text) throw refusal(409, 'IDEMPOTENCY_KEY_REUSED');
      if (known && gone.has(known.id)) throw refusal(404, 'NOT_FOUND');
      const one = known ?? { of: text, id: made.size };
      made.set(key, one);
      if (loses === 'answer') throw new TypeError('no line');
      return one.id;
    },
  };
}

const refusal = (status: number, code: string) =>
  new ApiError({ status, statusText: '', headers: new Headers() }, JSON.stringify({ code }));

function draft() {
  let sent: Sent | null = null;
  return {
    latest: () => ({ sent }),
    change: (changes: { sent: Sent | null }) => {
      sent = changes.sent;
    },
  };
}

describe('what is created once', () => {
  it('is what is sent, and is not created again where its answer was lost', async () => {
    const [church, kept] = [server(), draft()];
    church.lose('answer');
    await expect(createOnce(kept, { text: 'Peace' }, church.call)).rejects.toThrow(TypeError);
    expect(await createOnce(kept, { text: 'Peace' }, church.call)).toMatchObject({ hadArrived: false });
    expect(church.texts()).toEqual(['Peace']);
  });

  it('says what stands there where an earlier try had arrived with other words', async () => {
    const [church, kept] = [server(), draft()];
    for (const [text, what] of [
      ['Peace', 'call'],
      ['Peace be', 'answer'],
      ['Peace be with', 'call'],
    ] as const) {
      church.lose(what);
      await expect(createOnce(kept, { text }, church.call)).rejects.toThrow();
    }
    const created = await createOnce(kept, { text: 'Peace be with you' }, church.call);
    expect(created).toEqual({ made: 0, body: { text: 'Peace be' }, hadArrived: true });
    expect(church.texts()).toEqual(['Peace be']);
  });

  it('is the later words where none had arrived: those that were taken back are seen by nobody', async () => {
    const [church, kept] = [server(), draft()];
    church.lose('call');
    await expect(createOnce(kept, { text: 'Anna is ill' }, church.call)).rejects.toThrow();
    const created = await createOnce(kept, { text: 'A friend is ill' }, church.call);
    expect(created).toMatchObject({ body: { text: 'A friend is ill' }, hadArrived: false });
    expect(church.texts()).toEqual(['A friend is ill']);
  });

  it('is made anew where what had arrived was deleted since', async () => {
    const [church, kept] = [server(), draft()];
    church.lose('answer');
    await expect(createOnce(kept, { text: 'Peace' }, church.call)).rejects.toThrow();
    church.delete(0);
    expect(await createOnce(kept, { text: 'Joy' }, church.call)).toMatchObject({
      body: { text: 'Joy' },
      hadArrived: false,
    });
    expect(church.texts()).toEqual(['Joy']);
  });

  it('fails as the call does, and keeps its key', async () => {
    const kept = draft();
    const fails = async () => {
      throw refusal(409, 'GROUP_LIMIT');
    };
    await expect(createOnce(kept, { text: 'Peace' }, fails)).rejects.toThrow(ApiError);
    const { sent } = kept.latest();
    await expect(createOnce(kept, { text: 'Peace' }, fails)).rejects.toThrow(ApiError);
    expect(kept.latest().sent).toEqual(sent);
  });
});

it.each([
  ['is cleared where it stands as it was sent', false, { isCleared: true, sent: { key: 'k', bodies: [] } }],
  ['keeps its words where earlier ones stand there', true, { isCleared: false, sent: null }],
])('a draft %s', (_, hadArrived, after) => {
  const kept = { ...draft(), isCleared: false };
  kept.change({ sent: { key: 'k', bodies: [] } });
  const clear = () => {
    kept.isCleared = true;
  };
  clearCreated({ ...kept, clear }, { hadArrived });
  expect({ isCleared: kept.isCleared, ...kept.latest() }).toEqual(after);
});
