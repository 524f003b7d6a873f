import { expect, it } from 'vitest';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { getUnread, listNotifications } from '#features/notifications/notifications.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createEncouragement, deleteEncouragement } from '../encouragements.contract.ts';
import { markPrayed } from '../prayer.contract.ts';
import { createRequest, deleteRequest } from '../requests.contract.ts';

describeOnBothEngines('what was told of words that are gone', (app) => {
  let rounds = 0;
  /** Jonas asks everyone, and Ruth, whom he does not know, writes under it. */
  async function encouraged() {
    rounds += 1;
    const [jonas, ruth] = [await member(app(), `jonas${rounds}`), await member(app(), `ruth${rounds}`)];
    const audience = { kind: 'everyone', id: null } as const;
    const body = { text: 'For Mum', audience, isAnonymous: false };
    const requestId = (await jonas.client.call(createRequest, { body })).body.id;
    const words = { params: { requestId }, body: { text: 'You had it coming' } };
    const encouragementId = (await ruth.client.call(createEncouragement, words)).body.id;
    await app().server.idle();
    const listener = await LiveListener.open(jonas.client);
    const hears = async (path: string) => {
      for (;;) {
        const changed = await listener.changed();
        if (changed === null || changed.includes(path)) return changed;
      }
    };
    return { jonas, ruth, requestId, encouragementId, hears };
  }
  const seen = async ({ client }: Member) => [
    (await client.call(listNotifications, {})).body.map(({ text }) => text),
    (await client.call(getUnread, {})).body.unread,
  ];

  it('is shown no longer on open pages, once it was removed', async () => {
    const { jonas, ruth, encouragementId, hears } = await encouraged();
    expect(await seen(jonas)).toEqual([['You had it coming'], 1]);
    await ruth.client.call(deleteEncouragement, { params: { encouragementId } });
    expect(await hears('/api/notifications')).not.toBeNull();
    expect(await seen(jonas)).toEqual([[], 0]);
  });

  it('is shown no longer on open pages, once a moderator has hidden it', async () => {
    const { jonas, encouragementId, hears } = await encouraged();
    const hannah = await hostOf(app(), `hannah${rounds}`, 'moderator');
    const report = { kind: 'encouragement', wordsId: encouragementId, reason: 'cruel', comment: '' } as const;
    await jonas.client.call(createReport, { body: report });
    const open = (await hannah.call(listCases, {})).body;
    const caseId = open.find(({ excerpt }) => excerpt === 'You had it coming')!.id;
    await decideAsRead(hannah, { params: { caseId }, body: { action: 'hide', reason: 'cruel' } });
    expect(await hears('/api/notifications')).not.toBeNull();
    expect(await seen(jonas)).toEqual([[], expect.any(Number)]);
  });

  it('is shown no longer to those who prayed for what was asked of everyone and is deleted', async () => {
    const { jonas, ruth, requestId } = await encouraged();
    const tola = await member(app(), `tola${rounds}`);
    await tola.client.call(markPrayed, { params: { requestId } });
    const listeners = await Promise.all([tola, ruth].map(({ client }) => LiveListener.open(client)));
    await jonas.client.call(deleteRequest, { params: { requestId } });
    for (const listener of listeners) {
      expect(await listener.changed()).toEqual(
        expect.arrayContaining([`/api/prayer/requests/${requestId}`, '/api/prayer/waiting']),
      );
    }
  });
});
