import { beforeAll, expect, it } from 'vitest';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { listEncouragements } from '../encouragements.contract.ts';
import { listAnswered, listWaiting, markPrayed } from '../prayer.contract.ts';
import {
  answerRequest,
  createRequest,
  getRequest,
  listMyRequests,
  putHelpAway,
  updateRequest,
} from '../requests.contract.ts';

const DANGER = 'I want to kill myself. Please pray.';

describeOnBothEngines('help with a request of danger', (app) => {
  let asker: Member;
  let reader: Member;

  beforeAll(async () => {
    [asker, reader] = [await member(app(), 'asker'), await member(app(), 'reader')];
    await joinCircles(asker, reader);
  });

  const ask = async (text: string, kind: 'only-me' | 'circle' | 'everyone' = 'everyone') => {
    app().clock.advance({ minutes: 1 });
    const body = { text, audience: { kind, id: null }, isAnonymous: false };
    const { status, body: made } = await asker.client.call(createRequest, { body });
    expect(status).toBe(201);
    return made.id;
  };
  const of = (requestId: string) => ({ params: { requestId } });
  const shown = async (id: string) => (await asker.client.call(getRequest, of(id))).body.own?.showsHelp;
  const putAway = async (id: string) => (await asker.client.call(putHelpAway, of(id))).body.own?.showsHelp;

  it('is its author’s alone, and nobody who reads, prays or looks through lists gets any of it', async () => {
    const [id, usual] = [await ask(DANGER), await ask('For my exam')];
    expect([await shown(id), await shown(usual)]).toEqual([true, false]);
    const read = [
      (await reader.client.call(getRequest, of(id))).body,
      (await reader.client.call(listWaiting, { query: {} })).body,
      (await reader.client.call(markPrayed, of(id))).body,
      (await reader.client.call(listEncouragements, of(id))).body,
    ];
    expect(JSON.stringify(read)).toContain(DANGER);
    expect(JSON.stringify(read)).not.toMatch(/help/i);
    expect((await reader.client.refused(putHelpAway, of(id))).status).toBe(404);
    expect(await shown(id)).toBe(true);
    const mine = (await asker.client.call(listMyRequests, {})).body;
    expect(mine.map(({ own }) => own?.showsHelp)).toEqual([null, null]);
  });

  it('is in no list, not even in one that has only that request', async () => {
    const lonely = await member(app(), 'lonely');
    const body = { text: DANGER, audience: { kind: 'only-me' as const, id: null }, isAnonymous: false };
    expect((await lonely.client.call(createRequest, { body })).status).toBe(201);
    const mine = (await lonely.client.call(listMyRequests, {})).body;
    expect(mine.map(({ own }) => own?.showsHelp)).toEqual([null]);
  });

  it('is there for what nobody else reads, too', async () => {
    expect(await shown(await ask(DANGER, 'only-me'))).toBe(true);
  });

  it('stays away once it was put away, for that request and those words', async () => {
    const [id, other] = [await ask(DANGER, 'circle'), await ask(DANGER, 'circle')];
    expect([await putAway(id), await putAway(id)]).toEqual([false, false]);
    expect([await shown(id), await shown(other)]).toEqual([false, true]);
    app().clock.advance({ days: 20 });
    await asker.client.call(updateRequest, { ...of(id), body: { forDay: '2027-01-01' } });
    expect(await shown(id)).toBe(false);
    await asker.client.call(updateRequest, { ...of(id), body: { text: `${DANGER} It is worse.` } });
    expect(await shown(id)).toBe(true);
  });

  it('ends when it was answered, unless what came of it tells of danger, too', async () => {
    const id = await ask(DANGER);
    await asker.client.call(answerRequest, { ...of(id), body: { text: 'I am well again.' } });
    expect(await shown(id)).toBe(false);
    await putAway(id);
    await asker.client.call(answerRequest, { ...of(id), body: { text: DANGER } });
    expect(await shown(id)).toBe(true);
    const answered = (await reader.client.call(listAnswered, { query: {} })).body;
    expect(JSON.stringify(answered)).not.toMatch(/help/i);
  });
});
