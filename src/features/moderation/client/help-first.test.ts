import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { beforeSending } from '#platform/client/before-sending.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { callsComeFrom } from '#platform/client/shown-user.ts';
import { WORDS_REFUSED } from '../moderation.contract.ts';
import { endHelp, helpShown, showHelpFirst } from './help-first.ts';

const DANGER = 'I want to kill myself';

const common = {
  method: 'POST',
  path: '/api/x',
  summary: '',
  access: 'signed-in',
  body: z.strictObject({
    text: z.string(),
    lines: z.array(z.string()).optional(),
    basedOn: z.strictObject({ text: z.string() }).optional(),
  }),
  response: z.object({}),
  status: 200,
} as const;
const toOthers = defineEndpoint({ ...common, errors: [...WORDS_REFUSED], takesWords: true });
const toMyself = defineEndpoint({ ...common, errors: [] });

let sent = 0;
let answer: object;
beforeEach(() => {
  sent = 0;
  answer = { needsHelp: true };
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    return Response.json(answer);
  });
});
vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
vi.stubGlobal('document', { activeElement: null });
showHelpFirst();
afterAll(() => {
  beforeSending(() => null);
  vi.unstubAllGlobals();
});

const asked = () => vi.waitUntil(() => helpShown.current(), { timeout: 30_000 });

it('sends at once what nobody wrote, before the words that are looked for are here', async () => {
  const call = callEndpoint(toOthers, { body: { text: '' } });
  expect(sent).toBe(1);
  await call;
});

it('lets words of danger to others wait until their author has seen who helps, and asks about them once', async () => {
  const call = callEndpoint(toOthers, { body: { text: 'Supper', lines: [DANGER] } });
  expect(await asked()).toEqual({ words: [DANGER], isSent: false });
  expect(sent).toBe(0);
  endHelp(true);
  await call;
  await callEndpoint(toOthers, { body: { text: DANGER } });
  expect([sent, helpShown.current()]).toEqual([2, null]);
});

it('sends nothing where they turn back, says so, and asks again', async () => {
  for (let i = 0; i < 2; i++) {
    const call = callEndpoint(toOthers, { body: { text: `${DANGER} tonight` } });
    await asked();
    endHelp(false);
    await expect(call).rejects.toMatchObject({
      serverMessage: 'Nothing was sent. Your words are still here.',
    });
  }
  expect(sent).toBe(0);
});

it('asks nothing of other words, of what stood there before, of what nobody else reads, nor where the screen has shown it', async () => {
  await callEndpoint(toOthers, { body: { text: 'Peace', basedOn: { text: `${DANGER} now` } } });
  await callEndpoint(toMyself, { body: { text: `${DANGER} now` } });
  await callEndpoint(toOthers, { body: { text: `${DANGER} now` } }, { goesAtOnce: true });
  expect([sent, helpShown.current()]).toEqual([3, null]);
});

it('shows who helps after they were sent, where the answer does not say it to their screen', async () => {
  answer = { id: 'x' };
  await callEndpoint(toOthers, { body: { text: DANGER } });
  expect(await asked()).toEqual({ words: [DANGER], isSent: true });
  endHelp(true);
});

it('asks about each one’s own words, one after the other', async () => {
  const calls = ['in the morning', 'at night'].map((when) =>
    callEndpoint(toOthers, { body: { text: `${DANGER} ${when}` } }),
  );
  expect(await asked()).toMatchObject({ words: [`${DANGER} in the morning`] });
  endHelp(true);
  await calls[0];
  expect(sent).toBe(1);
  expect(await asked()).toMatchObject({ words: [`${DANGER} at night`] });
  endHelp(false);
  await expect(calls[1]).rejects.toThrow();
});

it('asks again about words that were let through because the sheet did not come', async () => {
  const again = () => callEndpoint(toOthers, { body: { text: `${DANGER} unseen` } });
  const call = again();
  await asked();
  helpShown.settle(true);
  await call;
  const next = again();
  expect(await asked()).toMatchObject({ words: [`${DANGER} unseen`] });
  endHelp(true);
  await next;
});

it('shows nobody the words of whoever was here before', async () => {
  let user = 'ann';
  callsComeFrom(() => user);
  const after = callEndpoint(toOthers, { body: { text: `${DANGER} as Ann` } });
  await asked();
  const waiting = callEndpoint(toOthers, { body: { text: `${DANGER} still Ann` } });
  user = 'bea';
  endHelp(false);
  await Promise.all([after, waiting].map((call) => expect(call).rejects.toThrow()));
  expect(helpShown.current()).toBeNull();
  callsComeFrom(() => undefined);
});
