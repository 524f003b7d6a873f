import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { getCurrentUser, updateHowShown } from '#features/people/people.contract.ts';
import { setBan, updateUser } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { circlePeople, type Somebody } from '#test-support/circle-people.ts';
import { otherToken } from '#test-support/other-token.ts';
import { setUpSecondStep } from '#test-support/second-step.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  acceptInvitation,
  blockPerson,
  correctAge,
  createCircleLink,
  declineInvitation,
  deleteCircleLink,
  getCircleLink,
  getPerson,
  inviteToCircle,
  joinCircle,
  leaveCircle,
  listBlocked,
  listCircle,
  listCircleInvitations,
  listCircleLinks,
  unblockPerson,
  withdrawInvitation,
} from '../circle.contract.ts';
import { CIRCLE_LIMITS } from '../circle.rules.ts';
import { circleJobs } from './circle-jobs.ts';
import { circleIdsOf } from './member-store.ts';

describeOnBothEngines('a circle', (app) => {
  const { somebody, linkOf, joinBy, codeOf, together, card, namesIn } = circlePeople(app);

  it('is mutual: who accepts a link has the other in theirs', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const link = await linkOf(ada);
    const seen = await ben.client.call(getCircleLink, { params: { token: link.token } });
    expect(seen.body).toMatchObject({ inviter: { id: ada.id }, relation: 'none' });
    const visitor = await app()
      .visitor()
      .call(getCircleLink, { params: { token: link.token } });
    expect(visitor.body.inviter.name).toMatch(/^Ada T\.$/);
    expect((await joinBy(ben, link.token)).body).toMatchObject({ person: { id: ada.id } });
    expect(await namesIn(ada)).toEqual([ben.id]);
    expect(await namesIn(ben)).toEqual([ada.id]);
    expect((await card(ada, ben)).body).toMatchObject({ relation: 'in-circle', isBlocked: false });
    expect((await ada.client.call(listCircleLinks, {})).body).toEqual([]);
    // Who has come in may look again; nobody else.
    expect((await joinBy(ben, link.token)).status).toBe(200);
    const late = await somebody('late');
    expect(await codeOf(joinBy(late, link.token))).toEqual([404, 'NOT_FOUND']);
  });

  it('lets an evening of twenty in by one link, and one alone by a link for one, however many press at once', async () => {
    const host = await somebody('host');
    const guests = await Promise.all(['a', 'b', 'c'].map((name) => somebody(`guest${name}`)));
    const { token } = await linkOf(host, 1);
    const answers = await Promise.all(guests.map((guest) => joinBy(guest, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await circleIdsOf(app().db, host.id)).toHaveLength(1);
    const evening = await linkOf(host, 20);
    await Promise.all(guests.map((guest) => joinBy(guest, evening.token)));
    expect(await circleIdsOf(app().db, host.id)).toHaveLength(3);
    // Who was in before took no place.
    expect((await host.client.call(listCircleLinks, {})).body).toMatchObject([{ usesLeft: 18 }]);
  });

  it('counts one who presses twice at once as one', async () => {
    const [host, guest] = [await somebody('host'), await somebody('guest')];
    const { token } = await linkOf(host, 20);
    const both = await Promise.all([joinBy(guest, token), joinBy(guest, token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await host.client.call(listCircleLinks, {})).body).toMatchObject([{ usesLeft: 19 }]);
  });

  it('opens for nobody: by an own link, one of nobody, one that is closed, expired, or of somebody banned', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    const link = await linkOf(ada);
    expect(await codeOf(joinBy(ada, link.token))).toEqual([409, 'ALREADY_DONE']);
    for (const token of [otherToken(link.token), `${'x'.repeat(36)}.${'y'.repeat(27)}`]) {
      expect(await codeOf(joinBy(ben, token))).toEqual([404, 'NOT_FOUND']);
    }
    const closed = await linkOf(ada);
    expect(await codeOf(ben.client.call(deleteCircleLink, { params: { id: closed.id } }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect((await ada.client.call(deleteCircleLink, { params: { id: closed.id } })).status).toBe(204);
    expect(await codeOf(joinBy(ben, closed.token))).toEqual([404, 'NOT_FOUND']);
    const now = app().clock.now();
    const { events } = app().server.deps;
    await inTransaction(app().db, (tx) => setBan(tx, ada.id, now + 60_000, { events, now }));
    expect(await codeOf(joinBy(ben, link.token))).toEqual([404, 'NOT_FOUND']);
    app().clock.advance({ days: 14 });
    expect(await codeOf(joinBy(ben, link.token))).toEqual([404, 'NOT_FOUND']);
    expect(await namesIn(ben)).toEqual([]);
  });

  it('tells whoever made a link that it was used, or is over, and nobody else', async () => {
    const [ada, ben, late] = [await somebody('ada'), await somebody('ben'), await somebody('late')];
    const [used, other] = [await linkOf(ada), await linkOf(ada)];
    const forgetOld = async () => {
      for (const { run } of circleJobs(app().server.deps)) await run(new AbortController().signal);
    };
    const look = (by: Somebody, { token }: { token: string }) =>
      by.client.call(getCircleLink, { params: { token } });
    expect((await look(ada, used)).body).toMatchObject({ relation: 'me', state: 'open' });
    expect((await look(ben, used)).body).toMatchObject({ relation: 'none', state: null });
    await joinBy(ben, used.token);
    expect((await look(ada, used)).body).toMatchObject({ relation: 'me', state: 'used' });
    expect((await look(ben, used)).body).toMatchObject({ relation: 'in-circle', state: null });
    expect(await codeOf(look(late, used))).toEqual([404, 'NOT_FOUND']);
    app().clock.advance({ days: 14 });
    await forgetOld();
    expect((await look(ada, other)).body).toMatchObject({ relation: 'me', state: 'over' });
    expect(await codeOf(look(late, other))).toEqual([404, 'NOT_FOUND']);
    app().clock.advance({ days: 15 });
    await forgetOld();
    expect(await codeOf(look(ada, other))).toEqual([404, 'NOT_FOUND']);
  });

  it('keeps ten links open, and makes one for a request that comes twice', async () => {
    const ada = await somebody('ada');
    const key = { 'idempotency-key': 'once-and-only-once' };
    const twice = await Promise.all(
      [1, 2].map(() => ada.client.call(createCircleLink, { body: { uses: 1 } }, key)),
    );
    expect(twice[0]!.body.id).toBe(twice[1]!.body.id);
    for (let i = 1; i < CIRCLE_LIMITS.openLinks; i++) await linkOf(ada);
    const more = ada.client.call(createCircleLink, { body: { uses: 1 } });
    expect(await codeOf(more)).toEqual([409, 'TOO_MANY_INVITATIONS']);
  });

  it('asks whoever is seen here: they accept, or decline without a word', async () => {
    const [ada, ben, cleo] = [await somebody('ada'), await somebody('ben'), await somebody('cleo')];
    const invite = (a: Somebody, b: Somebody) =>
      a.client.call(inviteToCircle, { params: { personId: b.id } });
    expect((await invite(ada, ben)).body).toEqual({ relation: 'invited-by-me' });
    expect((await invite(ada, ben)).body).toEqual({ relation: 'invited-by-me' });
    expect((await card(ben, ada)).body.relation).toBe('invited-me');
    const waits = (await ben.client.call(listCircleInvitations, {})).body;
    expect(waits).toMatchObject({ received: [{ person: { id: ada.id } }], sent: [] });
    const accept = { params: { personId: ada.id } };
    const both = await Promise.all([
      ben.client.call(acceptInvitation, accept),
      ben.client.call(acceptInvitation, accept),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await namesIn(ada)).toEqual([ben.id]);

    await invite(ada, cleo);
    expect((await cleo.client.call(declineInvitation, accept)).status).toBe(204);
    expect((await cleo.client.call(listCircleInvitations, {})).body.received).toEqual([]);
    expect((await card(cleo, ada)).body.relation).toBe('none');
    // To who asked, it is as if nothing had happened.
    expect((await card(ada, cleo)).body.relation).toBe('invited-by-me');
    expect(await codeOf(cleo.client.call(acceptInvitation, accept))).toEqual([404, 'NOT_FOUND']);
    const back = await ada.client.call(withdrawInvitation, { params: { personId: cleo.id } });
    expect(back.status).toBe(204);
    expect((await card(ada, cleo)).body.relation).toBe('none');
    // Whoever declined is not asked anew by who takes back and asks.
    expect((await invite(ada, cleo)).body).toEqual({ relation: 'invited-by-me' });
    expect((await cleo.client.call(listCircleInvitations, {})).body.received).toEqual([]);
    const sent = (await ada.client.call(listCircleInvitations, {})).body.sent;
    expect(sent).toMatchObject([{ person: { id: cleo.id }, invitedAt: app().clock.now() }]);
    // Two who ask each other need nobody to accept.
    expect((await invite(cleo, ada)).body).toEqual({ relation: 'in-circle' });
  });

  it('has at most fifty invitations on their way', async () => {
    const ada = await somebody('ada');
    const rows = await Promise.all(Array.from({ length: CIRCLE_LIMITS.waiting }, () => somebody('x', null)));
    await app()
      .db.insertInto('circle_invitation')
      .values(
        rows.map(({ id }) => ({
          ...{ inviter_id: ada.id, invitee_id: id },
          ...{ invited_at: 1, declined_at: null, withdrawn_at: null },
        })),
      )
      .execute();
    const one = await somebody('one');
    const more = ada.client.call(inviteToCircle, { params: { personId: one.id } });
    expect(await codeOf(more)).toEqual([409, 'TOO_MANY_INVITATIONS']);
  }, 60_000);

  it('is left without a word', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    await together(ada, ben);
    const leave = { params: { personId: ada.id } };
    const both = await Promise.all([
      ben.client.call(leaveCircle, leave),
      ben.client.call(leaveCircle, leave),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await namesIn(ada)).toEqual([]);
    const told = await app()
      .db.selectFrom('notification')
      .select('kind')
      .where('user_id', '=', ada.id)
      .execute();
    expect(told).toEqual([{ kind: 'circle-joined' }]);
  });

  it('is for those who are 16 and have said so', async () => {
    const [child, silent, host] = [
      await somebody('child', 'under-16'),
      await somebody('silent', null),
      await somebody('host'),
    ];
    const { token } = await linkOf(host, 20);
    for (const [who, code] of [
      [child, 'FORBIDDEN'],
      [silent, 'AGE_NOT_TOLD'],
    ] as const) {
      expect(await codeOf(joinBy(who, token))).toEqual([403, code]);
      const made = who.client.call(createCircleLink, { body: { uses: 1 } });
      expect(await codeOf(made)).toEqual([403, code]);
      const asked = who.client.call(inviteToCircle, { params: { personId: host.id } });
      expect(await codeOf(asked)).toEqual([403, code]);
    }
    // To the host, a child is somebody who has not answered yet.
    const invited = await host.client.call(inviteToCircle, { params: { personId: child.id } });
    expect(invited.body).toEqual({ relation: 'invited-by-me' });
    expect((await child.client.call(listCircleInvitations, {})).body.received).toEqual([]);
    expect(await codeOf(child.client.call(acceptInvitation, { params: { personId: host.id } }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    const told = await app()
      .db.selectFrom('notification')
      .select('kind')
      .where('user_id', '=', child.id)
      .execute();
    expect(told).toEqual([]);
  });

  it('ends when an administrator hears that somebody is a child', async () => {
    const [admin, teen, ben] = [await somebody('admin'), await somebody('teen'), await somebody('ben')];
    await together(teen, ben);
    const { token } = await linkOf(teen);
    const correct = (by: Somebody) =>
      by.client.call(correctAge, { params: { personId: teen.id }, body: { answer: 'under-16' } });
    expect(await codeOf(correct(ben))).toEqual([403, 'FORBIDDEN']);
    await updateUser(app().db, admin.id, { role: 'admin' }, app().clock.now());
    await setUpSecondStep(admin.client, app().clock.now());
    expect((await correct(admin)).status).toBe(204);
    expect(await namesIn(ben)).toEqual([]);
    expect((await teen.client.call(getCurrentUser, {})).body.ageAnswer).toBe('under-16');
    expect(await codeOf(joinBy(await somebody('late'), token))).toEqual([404, 'NOT_FOUND']);
  });

  it('shows a card without a level in secret mode', async () => {
    const [ada, ben] = [await somebody('ada'), await somebody('ben')];
    await ben.client.call(updateHowShown, { body: { isSecret: true } });
    expect((await card(ada, ben)).body.person.level).toBeNull();
  });

  it('is in the export, and gone with the account', async () => {
    const [ada, ben, cleo] = [await somebody('ada'), await somebody('ben'), await somebody('cleo')];
    await together(ada, ben);
    app().clock.advance({ minutes: 1 });
    await linkOf(ada);
    await ada.client.call(inviteToCircle, { params: { personId: cleo.id } });
    await ada.client.call(blockPerson, { params: { personId: (await somebody('dan')).id } });
    const file = JSON.parse(await (await ada.client.fetch(exportMine.path, {})).text());
    expect(file).toMatchObject({
      circle: [{ name: 'Ben T.' }],
      circleLinks: [
        { uses: 1, usesLeft: 0 },
        { uses: 1, usesLeft: 1 },
      ],
      circleInvitations: [{ to: 'Cleo T.' }],
      blockedPeople: [{ name: 'Dan T.' }],
    });
    await app().db.deleteFrom('user').where('id', '=', ada.id).execute();
    expect(await namesIn(ben)).toEqual([]);
  });

  it('is for whoever is signed in', async () => {
    const { id } = await somebody('ada');
    const params = { personId: id };
    const visitor = app().visitor();
    const token = 'x'.repeat(30);
    for (const refused of [
      visitor.call(listCircle, {}),
      visitor.call(leaveCircle, { params }),
      visitor.call(listCircleLinks, {}),
      visitor.call(createCircleLink, { body: { uses: 1 } }),
      visitor.call(deleteCircleLink, { params: { id } }),
      visitor.call(joinCircle, { params: { token } }),
      visitor.call(listCircleInvitations, {}),
      visitor.call(inviteToCircle, { params }),
      visitor.call(withdrawInvitation, { params }),
      visitor.call(acceptInvitation, { params }),
      visitor.call(declineInvitation, { params }),
      visitor.call(getPerson, { params }),
      visitor.call(listBlocked, {}),
      visitor.call(blockPerson, { params }),
      visitor.call(unblockPerson, { params }),
      visitor.call(correctAge, { params, body: { answer: 'grown' } }),
    ]) {
      expect(await codeOf(refused)).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });
});
