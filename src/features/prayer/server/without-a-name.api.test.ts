import { expect, it } from 'vitest';
import { leaveCircle, unblockPerson } from '#features/circle/circle.contract.ts';
import { block, joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createEncouragement, listEncouragements } from '../encouragements.contract.ts';
import { getAudiences, listAnswered, listWaiting, markPrayed } from '../prayer.contract.ts';
import type { AudienceKind } from '../prayer.rules.ts';
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

    it('was never read with one: its author’s own words go when the name does, and others’ keep it', async () => {
      const [asker, reader] = [await member(app(), 'xenia'), await member(app(), 'yves')];
      const change = async (requestId: string, body: object) =>
        (await asker.client.send('PATCH', `/api/prayer/requests/${requestId}`, body)).status;
      const [mine, everyone] = [
        { audience: { kind: 'only-me', id: null } },
        { audience: { kind: 'everyone', id: null } },
      ];
      const own = await ask(asker, 'with words of mine', 'everyone', false);
      const params = { requestId: own.id };
      await asker.client.call(createEncouragement, { params, body: { text: 'It is I' } });
      expect([await change(own.id, mine), await change(own.id, { ...everyone, isAnonymous: true })]).toEqual([
        200, 200,
      ]);
      expect((await reader.client.call(listEncouragements, { params, query: {} })).body).toEqual([]);
      const { counts } = await app()
        .db.selectFrom('prayer_request')
        .select('encouragements as counts')
        .where('id', '=', own.id)
        .executeTakeFirstOrThrow();
      expect(counts).toBe(0);

      for (const take of ['pray', 'write']) {
        const { id } = await ask(asker, `known to who came to ${take}`, 'everyone', false);
        const of = { params: { requestId: id } };
        if (take === 'pray') await reader.client.call(markPrayed, of);
        else await reader.client.call(createEncouragement, { ...of, body: { text: 'I am with you' } });
        await change(id, mine);
        expect(await change(id, { ...everyone, isAnonymous: true })).toBe(403);
        expect(await change(id, everyone)).toBe(200);
      }
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
