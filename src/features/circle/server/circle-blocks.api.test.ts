import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { circlePeople } from '#test-support/circle-people.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  acceptInvitation,
  blockPerson,
  getCircleLink,
  getPerson,
  inviteToCircle,
  listBlocked,
  listCircleInvitations,
  unblockPerson,
  withdrawInvitation,
} from '../circle.contract.ts';
import { circleFeature } from '../circle.feature.ts';
import { isInCircle } from './member-store.ts';

describeOnBothEngines('a circle and a block', (app) => {
  const { somebody, linkOf, joinBy, codeOf, together, card, namesIn } = circlePeople(app);

  it('ends with a block, which the other cannot tell from somebody who is gone', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    await together(ada, ben);
    const { token } = await linkOf(ada);
    const other = await linkOf(ben);
    const block = { params: { personId: ben.id } };
    expect((await ada.client.call(blockPerson, block)).status).toBe(204);
    expect((await ada.client.call(blockPerson, block)).status).toBe(204);
    expect([await namesIn(ada), await namesIn(ben)]).toEqual([[], []]);
    const gone = await ben.client.refused(getPerson, { params: { personId: 'nobody-at-all' } });
    const blocked = await ben.client.refused(getPerson, { params: { personId: ada.id } });
    expect([blocked.status, blocked.body]).toEqual([gone.status, gone.body]);
    expect((await card(ada, ben)).body).toMatchObject({
      isBlocked: true,
      relation: 'none',
      circleSince: null,
    });
    expect((await ada.client.call(listBlocked, {})).body).toMatchObject([
      { person: { id: ben.id, level: null } },
    ]);
    expect(await codeOf(joinBy(ben, token))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(joinBy(ada, other.token))).toEqual([404, 'NOT_FOUND']);
    for (const refused of [
      ben.client.call(inviteToCircle, { params: { personId: ada.id } }),
      ada.client.call(inviteToCircle, { params: { personId: ben.id } }),
      ben.client.call(getCircleLink, { params: { token } }),
    ]) {
      expect(await codeOf(refused)).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('comes back with what the undone block ended, and not with what another one had', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    await together(ada, ben);
    const [toBen, toAda] = [{ params: { personId: ben.id } }, { params: { personId: ada.id } }];
    await ada.client.call(blockPerson, toBen);
    // What can be undone is not forgotten meanwhile.
    await runJob(app(), [circleFeature], 'forget old invitations');
    await ada.client.call(unblockPerson, toBen);
    expect(await isInCircle(app().db, ada.id, ben.id)).toBe(true);
    await ada.client.call(blockPerson, toBen);
    app().clock.advance({ minutes: 2 });
    await ada.client.call(unblockPerson, toBen);
    await ben.client.call(blockPerson, toAda);
    await ben.client.call(unblockPerson, toAda);
    expect(await isInCircle(app().db, ada.id, ben.id)).toBe(false);
  });

  it('tells whoever blocks somebody who has blocked them, or is gone, nothing by that', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    await ben.client.call(inviteToCircle, { params: { personId: ada.id } });
    await ada.client.call(blockPerson, { params: { personId: ben.id } });
    app().clock.advance({ minutes: 1 });
    /** All that ben is answered who blocks somebody, looks for them, and takes it back. */
    const answersAbout = async (personId: string) => {
      const about = { params: { personId } };
      const { client } = ben;
      const answers: unknown[] = [];
      const note = ({ status, body }: { status: number; body: unknown }) => answers.push([status, body]);
      note(await client.call(withdrawInvitation, about));
      note(await client.call(getPerson, about));
      note(await client.call(blockPerson, about));
      note(await client.call(getPerson, about));
      note(await client.call(listBlocked, {}));
      const file = JSON.parse(await (await client.fetch(exportMine.path, {})).text());
      answers.push(file.blockedPeople, file.circleInvitations);
      note(await client.call(unblockPerson, about));
      note(await client.call(unblockPerson, about));
      return answers;
    };
    const gone = await answersAbout('nobody-at-all');
    expect(gone.slice(-5, -2)).toEqual([[200, []], [], []]);
    expect(await answersAbout(ada.id)).toEqual(gone);
    // It is a block all the same, and shown as one where the other takes theirs back.
    await ben.client.call(blockPerson, { params: { personId: ada.id } });
    await ada.client.call(unblockPerson, { params: { personId: ben.id } });
    expect((await card(ben, ada)).body).toMatchObject({ isBlocked: true });
    expect(await codeOf(card(ada, ben))).toEqual([404, 'NOT_FOUND']);
    // Whom somebody has blocked first stays in their list, whatever the other does.
    const cleo = await somebody('cleo');
    await ben.client.call(blockPerson, { params: { personId: cleo.id } });
    app().clock.advance({ minutes: 1 });
    await cleo.client.call(blockPerson, { params: { personId: ben.id } });
    const shown = (await ben.client.call(listBlocked, {})).body.map(({ person }) => person.id);
    expect(shown).toEqual([cleo.id, ada.id]);
  });

  it('is as it was when a block is undone at once, and not later', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    await together(ada, ben);
    const block = { params: { personId: ben.id } };
    await ada.client.call(blockPerson, block);
    app().clock.advance({ seconds: 10 });
    expect((await ada.client.call(unblockPerson, block)).status).toBe(204);
    expect(await namesIn(ben)).toEqual([ada.id]);
    await ada.client.call(blockPerson, block);
    app().clock.advance({ minutes: 1 });
    await ada.client.call(unblockPerson, block);
    expect(await namesIn(ben)).toEqual([]);
    expect(await codeOf(ada.client.call(unblockPerson, block))).toEqual([404, 'NOT_FOUND']);
    expect((await card(ada, ben)).body).toMatchObject({ isBlocked: false, relation: 'none' });
  });

  it('has the invitations of before when a block is undone at once, and not later', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const block = { params: { personId: ben.id } };
    await ben.client.call(inviteToCircle, { params: { personId: ada.id } });
    const waiting = async () => {
      const received = (await ada.client.call(listCircleInvitations, {})).body.received;
      const sent = (await ben.client.call(listCircleInvitations, {})).body.sent;
      return [received.length, sent.length];
    };
    expect(await waiting()).toEqual([1, 1]);
    await ada.client.call(blockPerson, block);
    expect(await waiting()).toEqual([0, 0]);
    const accepted = ada.client.call(acceptInvitation, block);
    expect(await codeOf(accepted)).toEqual([404, 'NOT_FOUND']);
    app().clock.advance({ seconds: 10 });
    await ada.client.call(unblockPerson, block);
    expect(await waiting()).toEqual([1, 1]);
    await ada.client.call(blockPerson, block);
    app().clock.advance({ minutes: 1 });
    await ada.client.call(unblockPerson, block);
    expect(await waiting()).toEqual([0, 0]);
  });

  it('never holds somebody who is blocked, whichever of two comes first', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, ben] = [await somebody('ada'), await somebody('ben')];
      const { token } = await linkOf(ada);
      const [, joined] = await Promise.all([
        ada.client.call(blockPerson, { params: { personId: ben.id } }),
        joinBy(ben, token),
      ]);
      expect([200, 404]).toContain(joined.status);
      expect(await isInCircle(app().db, ada.id, ben.id)).toBe(false);
      expect(await isInCircle(app().db, ben.id, ada.id)).toBe(false);
    }
  });
});
