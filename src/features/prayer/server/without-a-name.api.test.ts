import { expect, it } from 'vitest';
import { leaveCircle, unblockPerson } from '#features/circle/circle.contract.ts';
import { block, joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createEncouragement } from '../encouragements.contract.ts';
import { getAudiences, listAnswered, listWaiting } from '../prayer.contract.ts';
import type { AudienceKind } from '../prayer.rules.ts';
import { createItem } from '../prayer-list.contract.ts';
import { answerRequest, createRequest, getRequest } from '../requests.contract.ts';

const chances: number[] = [];

describeOnBothEngines(
  'a request without a name',
  (app) => {
    const ask = async (who: Member, text: string, kind: AudienceKind, isAnonymous = true) =>
      (await who.client.call(createRequest, { body: { text, audience: { kind, id: null }, isAnonymous } }))
        .body;
    const waitingFor = async (who: Member) =>
      (await who.client.call(listWaiting, { query: {} })).body.map(({ text }) => text);

    it('neither comes nor goes with a block or with a change of the circle', async () => {
      const [asker, friend, late] = [
        await member(app(), 'asker'),
        await member(app(), 'friend'),
        await member(app(), 'late'),
      ];
      await joinCircles(asker, friend);
      await ask(asker, 'of the circle', 'circle');
      await ask(asker, 'of everyone', 'everyone');
      const both = ['of everyone', 'of the circle'];
      const seen = async () => (await waitingFor(friend)).toSorted();
      expect(await seen()).toEqual(both);
      await friend.client.call(leaveCircle, { params: { personId: asker.id } });
      expect(await seen()).toEqual(both);
      await block(friend, asker);
      expect(await seen()).toEqual(both);
      await friend.client.call(unblockPerson, { params: { personId: asker.id } });
      await block(asker, friend);
      expect(await seen()).toEqual(both);
      // Whoever comes into the circle later would learn whose it is.
      await joinCircles(asker, late);
      expect(await waitingFor(late)).toEqual(['of everyone']);
    });

    it('stands in its day by chance, and never among those of my circle', async () => {
      const [reader, friend, stranger] = [
        await member(app(), 'reader'),
        await member(app(), 'pal'),
        await member(app(), 'guest'),
      ];
      await joinCircles(reader, friend);
      chances.push(0.9, 0.1, 0.5);
      await ask(stranger, 'first', 'everyone', false);
      await ask(friend, 'of a friend', 'everyone');
      await ask(stranger, 'last', 'everyone', false);
      const order = (await waitingFor(reader)).filter((text) =>
        ['first', 'of a friend', 'last'].includes(text),
      );
      expect(order).toEqual(['first', 'last', 'of a friend']);
      expect(chances).toEqual([]);
    });

    it('tells days instead of times, to all but its author', async () => {
      const [asker, reader] = [await member(app(), 'tim'), await member(app(), 'tess')];
      const { id } = await ask(asker, 'of one day', 'everyone');
      const params = { requestId: id };
      await asker.client.call(answerRequest, { params, body: { text: 'told' } });
      const [theirs] = (await reader.client.call(listAnswered, { query: {} })).body;
      const times = JSON.stringify(theirs).match(/\b1\d{12}\b/g);
      expect([theirs?.text, times]).toEqual(['of one day', null]);
      expect(theirs?.askedOn).toBe(new Date(app().clock.now()).toISOString().slice(0, 10));
      expect((await asker.client.call(getRequest, { params })).body.askedAt).not.toBeNull();
    });

    it('has no words of its author under it', async () => {
      const asker = await member(app(), 'ursula');
      const { id } = await ask(asker, 'whose', 'everyone');
      const words = { params: { requestId: id }, body: { text: 'Thank you all' } };
      const refused = await asker.client.refused(createEncouragement, words);
      expect([refused.status, refused.body.message]).toEqual([
        403,
        expect.stringContaining('without your name'),
      ]);
      const seen = (await asker.client.call(getRequest, { params: { requestId: id } })).body;
      expect(seen.can.encourage).toBe(false);
    });

    it('has none from the first moment on, and what has one keeps it, also taken back', async () => {
      const [asker, reader] = [await member(app(), 'xenia'), await member(app(), 'yves')];
      const change = async (requestId: string, body: object) => {
        const answer = await asker.client.send('PATCH', `/api/prayer/requests/${requestId}`, body);
        return [answer.status, (answer.body as { message?: string }).message];
      };
      const mine = { audience: { kind: 'only-me', id: null } };
      const everyone = { audience: { kind: 'everyone', id: null } };
      const settled = [403, expect.stringContaining('write a new request')];
      for (const isAnonymous of [false, true]) {
        const { id } = await ask(asker, `settled ${isAnonymous}`, 'everyone', isAnonymous);
        const item = { body: { text: 'Xenia and her exam', requestId: id } };
        expect((await reader.client.call(createItem, item)).status).toBe(201);
        expect(await change(id, { isAnonymous: !isAnonymous })).toEqual(settled);
        expect(await change(id, mine)).toEqual([200, undefined]);
        expect(await change(id, { isAnonymous: !isAnonymous, text: 'Other words' })).toEqual(settled);
        expect(await change(id, { ...everyone, isAnonymous: !isAnonymous })).toEqual(settled);
        // Whoever sends back what is, is not refused.
        expect(await change(id, { ...everyone, isAnonymous })).toEqual([200, undefined]);
        const seen = (await reader.client.call(getRequest, { params: { requestId: id } })).body;
        expect([seen.text, seen.author?.id ?? null]).toEqual([
          `settled ${isAnonymous}`,
          isAnonymous ? null : asker.id,
        ]);
      }
      const { id } = await ask(asker, 'private from the first', 'only-me', false);
      expect(await change(id, { ...everyone, isAnonymous: true })).toEqual(settled);
    });

    it('is said to be guessed easily where few are in the circle', async () => {
      const [asker, only] = [await member(app(), 'vera'), await member(app(), 'will')];
      const noteOf = async () => {
        const { options } = (await asker.client.call(getAudiences, {})).body;
        return options.find(({ audience }) => audience.kind === 'circle')?.anonymousNote;
      };
      expect(await noteOf()).toBeNull();
      await joinCircles(asker, only);
      expect(await noteOf()).toBe('Only one person is in your circle. They may guess that it is you.');
    });
  },
  { random: () => chances.shift() ?? 0.3 },
);
