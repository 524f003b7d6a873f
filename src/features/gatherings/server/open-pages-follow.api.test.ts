import { expect, it } from 'vitest';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { takesPart, trust } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { toldPages } from '#test-support/told-pages.ts';
import {
  addBringLine,
  answerGathering,
  markCame,
  removeBringLine,
  takeBringLine,
} from '../coming.contract.ts';
import { cancelGathering, createGathering, updateGathering } from '../gatherings.contract.ts';

const GATHERINGS = '/api/gatherings';

describeOnBothEngines('open pages of events', (app) => {
  async function supper(name: string) {
    app().clock.set('2026-11-22T12:00:00Z');
    const [host, guest, reader] = [
      await member(app(), `${name}-host`),
      await member(app(), `${name}-guest`),
      await member(app(), `${name}-reader`),
    ];
    const groupId = await studyGroup(app(), name, [host, guest, reader]);
    const body = { ...SUPPER, groupId, startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T21:00' };
    const { gatheringId, start } = (await host.client.call(createGathering, { body })).body;
    const params = { gatheringId, start };
    const come = (one: Member) => one.client.call(answerGathering, { params, body: { answer: 'going' } });
    const told = async (one: Member, act: () => Promise<unknown>) =>
      (await toldPages(app(), one, act)).includes(GATHERINGS);
    return { host, guest, reader, groupId, params, come, told };
  }

  it('follow what others answer and bring, also for who has not answered: its host sees who still has to', async () => {
    const { host, guest, reader, params, come, told } = await supper('answering');
    for (const one of [host, reader]) expect(await told(one, () => come(guest))).toBe(true);
    const body = { text: 'Soup', isMine: false };
    const add = () => guest.client.call(addBringLine, { params, body });
    expect(await told(reader, add)).toBe(true);
    const lineId = (await add()).body.brings.at(-1)!.id;
    const line = { ...params, lineId };
    const take = () => guest.client.call(takeBringLine, { params: line, body: { isMine: true } });
    expect(await told(reader, take)).toBe(true);
    expect(await told(reader, () => guest.client.call(removeBringLine, { params: line }))).toBe(true);
  });

  it('follow who came', async () => {
    const { host, guest, reader, params, come, told } = await supper('coming');
    await come(guest);
    app().clock.set('2026-11-26T19:30:00Z');
    const came = { params: { ...params, personId: guest.id }, body: { came: true } };
    expect(await told(reader, () => host.client.call(markCame, came))).toBe(true);
  });

  it('follow who leaves, and lose what is of a group that their reader left', async () => {
    const { guest, reader, groupId, come, told } = await supper('leaving');
    await come(guest);
    const leave = (one: Member) => () => one.client.call(leaveGroup, { params: { groupId } });
    expect(await told(reader, leave(guest))).toBe(true);
    expect(await told(reader, leave(reader))).toBe(true);
  });

  it('follow what a moderator hides, and shows again', async () => {
    const { host, guest, reader, params, told } = await supper('hiding');
    const moderator = await hostOf(app(), 'hiding-moderator', 'moderator');
    const line = { text: 'Nettles', isMine: false };
    const { brings } = (await guest.client.call(addBringLine, { params, body: line })).body;
    const wordsIds = { gathering: params.gatheringId, 'gathering-line': brings.at(-1)!.id };
    for (const [kind, wordsId] of Object.entries(wordsIds)) {
      const reporter = kind === 'gathering' ? guest : host;
      await reporter.client.call(createReport, { body: { kind, wordsId, reason: 'cruel' } });
      const [found] = (await moderator.call(listCases, {})).body;
      const caseId = found!.id;
      const hide = () =>
        decideAsRead(moderator, { params: { caseId }, body: { action: 'hide', reason: 'cruel' } });
      expect(await told(reader, hide), kind).toBe(true);
    }
  });

  it('of everyone follow what its host changes and calls off, for who has answered', async () => {
    app().clock.set('2026-11-22T12:00:00Z');
    const [host, guest] = [await hostOf(app(), 'all-host', 'moderator'), await member(app(), 'all-guest')];
    const { id } = (await host.call(getCurrentUser, {})).body;
    await takesPart({ id, client: host });
    await trust(app(), id);
    const params = (await host.call(createGathering, { body: { ...SUPPER, groupId: null } })).body;
    const named = { gatheringId: params.gatheringId, start: params.start };
    await guest.client.call(answerGathering, { params: named, body: { answer: 'cant' } });
    const change = (title: string, scope: 'one' | 'all') => () =>
      host.call(updateGathering, { params: named, body: { scope, title } });
    for (const act of [
      change('Soup', 'one'),
      change('Bread', 'all'),
      () => host.call(cancelGathering, { params: named, body: { scope: 'all' } }),
    ]) {
      expect((await toldPages(app(), guest, act)).includes(GATHERINGS)).toBe(true);
    }
  });
});
