import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { SHOWN_NOBODY, SHOWN_USER_HEADER } from '#contract/shown-user.ts';
import { onRefusal } from './after-refusal.ts';
import { apiJson } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';
import { createOnce, type Sent } from './create-once.ts';
import { handOverWords, takeHandedWords } from './handed-words.ts';
import { callsComeFrom, hasShownOther, noteShownUser, whenUserGoes } from './shown-user.ts';

let shown: string | undefined;
callsComeFrom(() => shown);
function shows(userId: string | undefined): void {
  shown = userId;
  noteShownUser();
}

/** As whom each call was made; null: it does not say. */
let callers: (string | null)[] = [];
/** The refusals that the next calls are answered with. */
let refusals: string[] = [];

const reload = vi.fn();
beforeEach(() => {
  callers = [];
  refusals = [];
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Headers }) => {
    callers.push(headers.get(SHOWN_USER_HEADER));
    const code = refusals.shift();
    return code === undefined ? Response.json({}) : Response.json({ code, message: '.' }, { status: 403 });
  });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => callsComeFrom(() => undefined));

onRefusal(({ code }) => {
  if (code !== 'AGE_NOT_TOLD') return null;
  shown = 'bea';
  return Promise.resolve(true);
});

const ask = defineEndpoint({
  method: 'POST',
  path: '/api/x',
  summary: '',
  access: 'signed-in',
  body: z.strictObject({ text: z.string() }),
  response: z.object({}),
  status: 200,
  idempotent: true,
  errors: [],
});

it('is said by each call, also by the one that is made again after somebody else has come', async () => {
  shows('ann');
  refusals = ['AGE_NOT_TOLD'];
  await callEndpoint(ask, { body: { text: 'Peace' } });
  expect(callers).toEqual(['ann', 'ann']);
});

it('is the same in all tries to create one thing', async () => {
  shows('ann');
  let sent: Sent | null = { key: 'key', bodies: ['{"text":"Pe"}'] };
  const kept = {
    latest: () => ({ sent }),
    change: (changes: { sent: Sent | null }) => {
      sent = changes.sent;
    },
  };
  refusals = ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_REUSED'];
  await createOnce(kept, { text: 'Peace' }, (body, options) => {
    const call = callEndpoint(ask, { body }, options);
    shown = 'bea';
    return call;
  });
  expect(callers).toEqual(['ann', 'ann', 'ann']);
});

it('is said to be nobody by what would change something, and not by who reads', async () => {
  shows(undefined);
  await apiJson('POST', '/api/x');
  await apiJson('GET', '/api/x');
  expect(callers).toEqual([SHOWN_NOBODY, null]);
});

it('takes what waits along, such as words for another screen', () => {
  const ended = vi.fn();
  whenUserGoes(ended);
  shows('ann');
  shows('ann');
  handOverWords('/prayers/ask', { text: 'Peace', verse: null });
  expect(ended).not.toHaveBeenCalled();
  shows(undefined);
  expect(ended).toHaveBeenCalledOnce();
  shows('ann');
  expect(takeHandedWords('/prayers/ask')).toBeNull();
  expect([hasShownOther('ann'), hasShownOther('bea')]).toEqual([false, true]);
  expect(reload).not.toHaveBeenCalled();
  shows('bea');
  expect(reload).toHaveBeenCalledOnce();
});

it('hands words to one screen, once, and forgets them where another one is opened', () => {
  const words = { text: 'Peace', verse: null };
  handOverWords('/prayers/ask', words);
  expect([takeHandedWords('/prayers/ask'), takeHandedWords('/prayers/ask')]).toEqual([words, null]);
  handOverWords('/prayers/ask', words);
  expect([takeHandedWords('/journal'), takeHandedWords('/prayers/ask')]).toEqual([null, null]);
});
