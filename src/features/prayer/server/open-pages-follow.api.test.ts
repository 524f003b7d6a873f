import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { startedBy } from '#test-support/group-people.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto } from '#test-support/study-groups.ts';
import { toldPages } from '#test-support/told-pages.ts';
import { createEncouragement, deleteEncouragement, updateEncouragement } from '../encouragements.contract.ts';
import { markPrayed } from '../prayer.contract.ts';
import type { Audience } from '../prayer.rules.ts';
import {
  answerRequest,
  createRequest,
  deleteRequest,
  setRequestState,
  updateRequest,
} from '../requests.contract.ts';

describeOnBothEngines('pages of others that show a request', (app) => {
  const ask = async (who: Member, audience: Audience, isAnonymous = false) =>
    (await who.client.call(createRequest, { body: { text: 'For Mum', audience, isAnonymous } })).body.id;

  /** What the reader's open page hears of prayer next. */
  async function heardBy(reader: Member) {
    const listener = await LiveListener.open(reader.client);
    return async () => {
      for (;;) {
        const changed = await listener.changed();
        const ofPrayer = changed?.filter((path) => path.startsWith('/api/prayer/')) ?? [];
        if (changed === null || ofPrayer.length > 0) return ofPrayer;
      }
    };
  }

  it('hear that it has changed, rests, was answered or is gone, also where nobody wrote under it', async () => {
    const [asker, reader] = [await member(app(), 'asker'), await member(app(), 'reader')];
    await joinCircles(asker, reader);
    const groupId = await startedBy(asker);
    await comesInto(app(), groupId, reader);
    const hear = await heardBy(reader);
    for (const audience of [
      { kind: 'circle', id: null },
      { kind: 'group', id: groupId },
      { kind: 'everyone', id: null },
    ] as const) {
      const requestId = await ask(asker, audience);
      const lists = ['/api/prayer/waiting', ...(audience.id ? [`/api/prayer/groups/${groupId}`] : [])];
      const about = [`/api/prayer/requests/${requestId}`, ...lists];
      expect(await hear()).toEqual(expect.arrayContaining(lists));
      const params = { requestId };
      await asker.client.call(updateRequest, { params, body: { text: 'For Mum, and Dad' } });
      expect(await hear()).toEqual(expect.arrayContaining(about));
      await asker.client.call(setRequestState, { params, body: { state: 'resting' } });
      expect(await hear()).toEqual(expect.arrayContaining(about));
      await asker.client.call(answerRequest, { params, body: { text: 'She is home.' } });
      expect(await hear()).toEqual(expect.arrayContaining([...about, '/api/prayer/answered']));
      await asker.client.call(updateRequest, { params, body: { audience: { kind: 'only-me', id: null } } });
      expect(await hear()).toEqual(expect.arrayContaining(about));
      await asker.client.call(updateRequest, { params, body: { audience } });
      expect(await hear()).toEqual(expect.arrayContaining(about));
      await asker.client.call(deleteRequest, { params });
      expect(await hear()).toEqual(expect.arrayContaining(about));
    }
  });

  it('hear that all of somebody’s are gone with their account, but for those without a name', async () => {
    const [asker, reader, helper] = [
      await member(app(), 'going'),
      await member(app(), 'stays'),
      await member(app(), 'helps'),
    ];
    const groupId = await startedBy(asker);
    await comesInto(app(), groupId, reader);
    await ask(asker, { kind: 'group', id: groupId });
    const open = await ask(asker, { kind: 'everyone', id: null });
    await helper.client.call(markPrayed, { params: { requestId: open } });
    const gone =
      ({ client }: Member) =>
      () =>
        client.call(deleteAccount, { body: { password: PASSWORD } });
    const told: string[][] = [];
    told.push(
      await toldPages(app(), reader, async () => {
        told.push(await toldPages(app(), helper, gone(asker)));
      }),
    );
    expect(told.map((paths) => paths.includes('/api/prayer'))).toEqual([true, true]);
    const nameless = await member(app(), 'nameless-going');
    const unseen = await ask(nameless, { kind: 'everyone', id: null }, true);
    await helper.client.call(markPrayed, { params: { requestId: unseen } });
    expect(await toldPages(app(), helper, gone(nameless))).not.toContain('/api/prayer');
  });

  it('hear nothing of one without a name', async () => {
    const [asker, reader] = [await member(app(), 'nameless'), await member(app(), 'listener')];
    await joinCircles(asker, reader);
    const hear = await heardBy(reader);
    const circle = { kind: 'circle', id: null } as const;
    const requestId = await ask(asker, circle, true);
    await asker.client.call(updateRequest, { params: { requestId }, body: { text: 'For Mum, and Dad' } });
    await asker.client.call(answerRequest, { params: { requestId }, body: { text: 'She is home.' } });
    await asker.client.call(deleteRequest, { params: { requestId } });
    // So the next that is heard is of this one.
    await ask(asker, circle);
    expect(await hear()).toEqual(['/api/prayer/waiting', '/api/prayer/overview']);
  });

  it('hear that an encouragement was changed or removed, where they wrote or asked', async () => {
    const [asker, writer] = [await member(app(), 'asks'), await member(app(), 'writes')];
    const other = await member(app(), 'wrote');
    const requestId = await ask(asker, { kind: 'everyone', id: null });
    const say = async (who: Member) =>
      (
        await who.client.call(createEncouragement, {
          params: { requestId },
          body: { text: 'I am with you' },
        })
      ).body.id;
    await say(other);
    const encouragementId = await say(writer);
    const hears = [await heardBy(asker), await heardBy(other)];
    const about = expect.arrayContaining([`/api/prayer/requests/${requestId}`]);
    await writer.client.call(updateEncouragement, { params: { encouragementId }, body: { text: 'Always' } });
    for (const hear of hears) expect(await hear()).toEqual(about);
    await asker.client.call(deleteEncouragement, { params: { encouragementId } });
    for (const hear of hears) expect(await hear()).toEqual(about);
  });

  it('hear that a moderator has hidden it, or shows it again', async () => {
    const [asker, reader] = [await member(app(), 'hidden'), await member(app(), 'sees')];
    await joinCircles(asker, reader);
    const hear = await heardBy(reader);
    const requestId = await ask(asker, { kind: 'circle', id: null });
    // News of the asking may come late, and is not taken for what is done then.
    expect(await hear()).toContain('/api/prayer/waiting');
    const about = expect.arrayContaining([`/api/prayer/requests/${requestId}`, '/api/prayer/waiting']);
    for (const what of ['hide', 'restore'] as const) {
      const { words } = app().server.deps;
      const now = app().clock.now();
      await inTransaction(app().db, (tx) => words.get('prayer-request')![what](tx, requestId, now));
      expect(await hear()).toEqual(about);
    }
  });
});
