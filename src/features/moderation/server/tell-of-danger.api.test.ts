import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import {
  getNotificationSettings,
  listNotifications,
  updateNotificationSettings,
} from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { personNamed, takesPart } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createReport, listCases } from '../moderation.contract.ts';

const { feature, write, edit } = createNotes();
const DANGER = 'I want to kill myself';

describeOnBothEngines(
  'words of danger',
  (app) => {
    const told = async (client: TestClient) =>
      (await client.call(listNotifications, {})).body.filter(({ kind }) => kind === 'words-of-danger');
    const confirmed = (...clients: TestClient[]) =>
      Promise.all(
        clients.map(async (client) => {
          const { id } = (await client.call(getCurrentUser, {})).body;
          await app().db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', id).execute();
        }),
      );
    const lettersTo = (name: string) =>
      app().mails.filter(
        ({ to, subject }) => to.startsWith(`${name}@`) && subject === 'Somebody may be in danger',
      );
    const switches = async (client: TestClient) =>
      (await client.call(getNotificationSettings, {})).body.switches.map(({ id }) => id);

    it('are told of to moderators, once, with the way to the case, and neither the words nor who wrote them', async () => {
      const mia = await hostOf(app(), 'mia', 'moderator');
      const ada = await personNamed(app(), 'ada');
      const { id } = await write(app(), ada.id, DANGER, { isAnonymous: true });
      await edit(app(), id, `${DANGER} tonight`);
      const [one] = (await mia.call(listCases, {})).body;
      const notifications = await told(mia);
      expect(notifications).toMatchObject([
        {
          title: 'Somebody may be in danger',
          text: 'Words of danger were found in a note. Please look soon.',
          href: `/moderation?case=${one!.id}`,
          person: null,
        },
      ]);
      expect(JSON.stringify(notifications)).not.toMatch(new RegExp(`${ada.id}|Ada T|kill|tonight`, 'i'));
      expect(await told(ada.client)).toEqual([]);
      const fine = {
        params: { caseId: one!.id },
        body: { action: 'dismiss', reason: 'nothing-wrong' },
      } as const;
      await decideAsRead(mia, fine);
      expect(await told(mia)).toMatchObject([{ text: 'A moderator has looked.' }]);
    });

    it('are told of by letter, once, to moderators who confirmed their address and want it', async () => {
      const [lea, leo, noa] = await Promise.all([
        hostOf(app(), 'lea', 'moderator'),
        hostOf(app(), 'leo', 'moderator'),
        hostOf(app(), 'noa', 'moderator'),
      ]);
      await confirmed(lea, leo);
      await leo.call(updateNotificationSettings, { body: { switches: { 'words-of-danger': false } } });
      const otto = await personNamed(app(), 'otto');
      const { id } = await write(app(), otto.id, DANGER);
      await edit(app(), id, `${DANGER} tonight`);
      await app().server.idle();
      const [letter, ...more] = lettersTo('lea');
      expect(more).toEqual([]);
      const [one] = (await noa.call(listCases, {})).body;
      expect(letter?.text).toContain(`http://localhost:3000/moderation?case=${one!.id}`);
      expect(letter?.text).not.toMatch(/otto|kill|tonight/i);
      expect([...lettersTo('leo'), ...lettersTo('noa'), ...lettersTo('otto')]).toEqual([]);
    });

    it('are told of where they are found in what was reported before, and reports alone are not', async () => {
      const max = await hostOf(app(), 'max', 'moderator');
      const [ben, reader] = [await personNamed(app(), 'ben'), await personNamed(app(), 'reader')];
      const { id: wordsId } = await write(app(), ben.id, 'Please pray.');
      const body = { kind: 'note', wordsId, reason: 'danger' } as const;
      await reader.client.call(createReport, { body });
      expect(await told(max)).toEqual([]);
      await edit(app(), wordsId, DANGER);
      expect(await told(max)).toHaveLength(1);
    });

    it('are gone with the account: nobody reads that a moderator has looked', async () => {
      const mel = await hostOf(app(), 'mel', 'moderator');
      const dan = await personNamed(app(), 'dan');
      await write(app(), dan.id, DANGER);
      await dan.client.call(deleteAccount, { body: { password: PASSWORD } });
      expect(await told(mel)).toMatchObject([{ text: 'The account is gone, and the words with it.' }]);
    });

    it('of a moderator are told of to the others', async () => {
      const eve = await hostOf(app(), 'eve', 'moderator');
      const moe = await hostOf(app(), 'moe', 'moderator');
      const { id } = (await eve.call(getCurrentUser, {})).body;
      await takesPart({ id, client: eve });
      await write(app(), id, DANGER);
      expect(await told(eve)).toEqual([]);
      expect(await told(moe)).toHaveLength(1);
      // Whoever moderates no longer has nothing to look at.
      await giveRole(app(), 'moe', 'member');
      expect(await told(moe)).toEqual([]);
    });

    it('reach moderators in their quiet hours, and not at all with the switch off, which nobody else is shown', async () => {
      const max = await hostOf(app(), 'maxq', 'moderator');
      const mia = await hostOf(app(), 'miaq', 'moderator');
      const cat = await personNamed(app(), 'cat');
      expect(await switches(max)).toContain('words-of-danger');
      expect(await switches(cat.client)).not.toContain('words-of-danger');
      const body = { switches: { 'words-of-danger': false } };
      expect((await cat.client.refused(updateNotificationSettings, { body })).status).toBe(404);
      await mia.call(updateNotificationSettings, { body });
      const tomorrow = new Date(app().clock.now() + 86_400_000).toISOString().slice(0, 10);
      app().clock.set(`${tomorrow}T12:00:00Z`);
      await max.call(updateNotificationSettings, { body: { quiet: { from: '11:00', to: '13:00' } } });
      app().clock.advance({ minutes: 1 });
      await write(app(), cat.id, DANGER);
      const { id } = (await max.call(getCurrentUser, {})).body;
      const messages = await app()
        .db.selectFrom('live_message')
        .select('changed')
        .where('user_id', '=', id)
        .where('created_at', '=', app().clock.now())
        .execute();
      expect(messages.map(({ changed }) => changed)).toContain('["/api/notifications"]');
      expect(await told(max)).toHaveLength(1);
      expect(await told(mia)).toEqual([]);
    });
  },
  { moreFeatures: [feature] },
);
