import { afterAll, expect, it } from 'vitest';
import { login, register } from '#features/accounts/accounts.contract.ts';
import { forgotPassword, resetPassword, verifyEmail } from '#features/accounts/mail-links.contract.ts';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { cameBy } from '#features/people/server/for-other-features.ts';
import { firstHost, giveRole, hostOf } from '#test-support/hosts.ts';
import { linkIn } from '#test-support/letters.ts';
import { otherToken } from '#test-support/other-token.ts';
import { credentialsOf, newcomer, signedIn, signInStatus } from '#test-support/people.ts';
import { miriam, PROVIDER_CALLBACK, signInAt } from '#test-support/provider-trip.ts';
import { setUpSecondStep } from '#test-support/second-step.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { startTestProvider } from '#test-support/test-provider.ts';
import {
  createInvitation,
  type Invitation,
  listInvitations,
  listInvited,
  readInvitation,
  revokeInvitation,
} from '../admission.contract.ts';
import { hashOfToken } from './invitation-token.ts';

const provider = await startTestProvider(PROVIDER_CALLBACK);
afterAll(() => provider.stop());

const tokenIn = (invitation: Invitation) => invitation.link!.split('/join/')[1]!;

async function invitationBy(client: TestClient, given: { uses?: number; days?: number; note?: string } = {}) {
  const answer = await client.call(createInvitation, { body: { uses: 1, ...given } });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** An invitation as this moderator sees it now. */
const seenBy = async (client: TestClient, { id }: Invitation) =>
  (await client.call(listInvitations, {})).body.find((one) => one.id === id);

const come = (app: TestApp, name: string, invitation?: string) =>
  app.visitor().call(register, { body: { ...newcomer(name), ...(invitation && { invitation }) } });

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const idOf = async (client: TestClient) => (await client.call(getCurrentUser, {})).body.id;

describeOnBothEngines(
  'a server that lets in the invited',
  (app) => {
    let admin: TestClient;
    const host = async () => (admin ??= await firstHost(app(), 'boss'));

    it('refuses whoever brings none, before anything is said about the address', async () => {
      await host();
      for (const name of ['nobody', 'boss2']) {
        const answer = await come(app(), name);
        expect([answer.status, codeOf(answer)]).toEqual([403, 'INVITATION_NEEDED']);
      }
      const made = await invitationBy(await host());
      const guess = otherToken(tokenIn(made));
      expect(codeOf(await come(app(), 'guesser', guess))).toBe('INVITATION_NEEDED');
      expect(codeOf(await come(app(), 'guesser', 'short'))).toBe('INVALID_INPUT');
    });

    it('shows no link that leads nowhere once the secret is another one; whoever has the former comes in', async () => {
      const made = await invitationBy(await host());
      const former = 'f'.repeat(43);
      await app()
        .db.updateTable('server_invitation')
        .set({ token_hash: hashOfToken(former) })
        .where('id', '=', made.id)
        .execute();
      expect(await seenBy(admin, made)).toMatchObject({ state: 'open', link: null, canRevoke: true });
      expect((await come(app(), 'mara', former)).status).toBe(201);
    });

    it('lets in by a link, once for each use, and keeps by whose', async () => {
      const made = await invitationBy(await host(), { note: 'Tuesday group' });
      expect(made).toMatchObject({ state: 'open', uses: 1, used: 0, note: 'Tuesday group', canRevoke: true });
      expect(made.link).toMatch(/^http:\/\/localhost:3000\/join\/[\w-]{43}$/);
      const token = tokenIn(made);
      const params = { token };
      expect((await app().visitor().call(readInvitation, { params })).body).toEqual({
        inviterName: expect.stringMatching(/^Boss/),
        state: 'open',
      });
      const ruth = await come(app(), 'ruth', token);
      expect(ruth.status).toBe(201);
      expect((await app().visitor().call(readInvitation, { params })).body).toEqual({
        inviterName: null,
        state: 'used-up',
      });
      expect(codeOf(await come(app(), 'orpah', token))).toBe('INVITATION_NEEDED');
      const invited = await admin.call(listInvited, { params: { invitationId: made.id } });
      expect(invited.body).toEqual([
        { id: ruth.body.id, name: expect.stringMatching(/^Ruth/), cameAt: app().clock.now() },
      ]);
      expect((await cameBy(app().db, [ruth.body.id])).get(ruth.body.id)).toEqual({
        inviterId: await idOf(admin),
        invitationId: made.id,
        way: 'invitation',
        at: app().clock.now(),
      });
      // The address need not be confirmed first: the invitation says that somebody knows them.
      expect(await signInStatus(app().url, 'ruth')).toBe(200);
    });

    it('of two at once lets in one, where one use is left', async () => {
      const made = await invitationBy(await host(), { uses: 3 });
      const names = Array.from({ length: 8 }, (_, i) => `crowd${i}`);
      const answers = await Promise.all(names.map((name) => come(app(), name, tokenIn(made))));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array(3).fill(201),
        ...Array(5).fill(403),
      ]);
      expect(await seenBy(admin, made)).toMatchObject({ used: 3, state: 'used-up' });
      expect((await admin.call(listInvited, { params: { invitationId: made.id } })).body).toHaveLength(3);
    });

    it('counts no use of who does not come in after all', async () => {
      const made = await invitationBy(await host(), { uses: 2 });
      expect((await come(app(), 'naomi', tokenIn(made))).status).toBe(201);
      expect(codeOf(await come(app(), 'naomi', tokenIn(made)))).toBe('EMAIL_TAKEN');
      const both = await Promise.all([1, 2].map(() => come(app(), 'leah', tokenIn(made))));
      // Of the last use, too: whoever's answer was lost is told to sign in, not that the invitation is used up.
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(codeOf(await come(app(), 'leah', tokenIn(made)))).toBe('EMAIL_TAKEN');
      expect(codeOf(await come(app(), 'boss', tokenIn(made)))).toBe('EMAIL_TAKEN');
      expect(codeOf(await come(app(), 'crowd0', tokenIn(made)))).toBe('INVITATION_NEEDED');
      expect(await seenBy(admin, made)).toMatchObject({ used: 2 });
    });

    it('lets nobody in after its end, after it was taken back, or once its maker has no role', async () => {
      const ended = await invitationBy(await host(), { days: 2 });
      app().clock.advance({ days: 2 });
      const params = { token: tokenIn(ended) };
      expect((await app().visitor().call(readInvitation, { params })).body.state).toBe('expired');
      expect(codeOf(await come(app(), 'late', tokenIn(ended)))).toBe('INVITATION_NEEDED');

      const taken = await invitationBy(admin);
      const back = await admin.call(revokeInvitation, { params: { invitationId: taken.id } });
      expect(back.body).toMatchObject({ state: 'revoked', canRevoke: false, revokedAt: app().clock.now() });
      app().clock.advance({ hours: 1 });
      const again = await admin.call(revokeInvitation, { params: { invitationId: taken.id } });
      expect(again.body.revokedAt).toBe(back.body.revokedAt);
      expect(codeOf(await come(app(), 'late', tokenIn(taken)))).toBe('INVITATION_NEEDED');

      const door = await invitationBy(admin);
      expect((await come(app(), 'mod', tokenIn(door))).status).toBe(201);
      const moderator = await hostAlready(app(), 'mod');
      const theirs = await invitationBy(moderator);
      await giveRole(app(), 'mod', 'member');
      expect(
        (
          await app()
            .visitor()
            .call(readInvitation, { params: { token: tokenIn(theirs) } })
        ).body,
      ).toEqual({
        inviterName: null,
        state: 'revoked',
      });
      expect(codeOf(await come(app(), 'late', tokenIn(theirs)))).toBe('INVITATION_NEEDED');
    });

    it('lets in by the provider with the invitation that the browser took there', async () => {
      const made = await invitationBy(await host(), { uses: 2 });
      const client = app().visitor();
      expect(await signInAt(provider, client, miriam)).toBe('/signin?provider=invitation-needed');
      expect(await signInAt(provider, client, miriam, { invitation: tokenIn(made) })).toBe('/');
      const id = await idOf(client);
      expect((await cameBy(app().db, [id])).get(id)?.way).toBe('invitation');
      // Who is in needs none.
      expect(await signInAt(provider, app().visitor(), miriam)).toBe('/');
      expect(await seenBy(admin, made)).toMatchObject({ used: 1 });
    });

    it('does not believe the provider’s word for an administrator’s address that it has not confirmed', async () => {
      const liar = { sub: 'liar', email: 'chief@example.org', email_verified: false };
      expect(await signInAt(provider, app().visitor(), liar)).toBe('/signin?provider=invitation-needed');
      const chief = app().visitor();
      expect(await signInAt(provider, chief, { ...liar, sub: 'chief', email_verified: true })).toBe('/');
      expect((await chief.call(getCurrentUser, {})).body.role).toBe('admin');
    });

    it('is told of and handed out without the link’s secret', async () => {
      const made = await invitationBy(await host(), { note: 'For the choir' });
      const file = JSON.stringify((await admin.call(exportMine, {})).body);
      expect(file).toContain('For the choir');
      expect(file).not.toContain(tokenIn(made));
      const rows = JSON.stringify(await app().db.selectFrom('server_invitation').selectAll().execute());
      expect(rows).not.toContain(tokenIn(made));
    });
  },
  {
    registration: 'invite',
    adminEmails: ['boss@example.org', 'chief@example.org'],
    provider: provider.config,
  },
);

/** Gives a role to somebody who is in already, and a second step. */
async function hostAlready(app: TestApp, name: string): Promise<TestClient> {
  const client = await signedIn(app.url, name);
  await giveRole(app, name, 'moderator');
  await setUpSecondStep(client, app.clock.now());
  return client;
}

describeOnBothEngines(
  'a closed server',
  (app) => {
    it('lets nobody in but whom the settings name, and these once the letter is theirs', async () => {
      expect(codeOf(await come(app(), 'nobody'))).toBe('REGISTRATION_CLOSED');
      // A stranger who knows the address has the form, and nothing else.
      expect((await come(app(), 'boss')).status).toBe(201);
      const tried = await app()
        .visitor()
        .refused(login, { body: credentialsOf('boss') });
      expect([tried.status, tried.body.code]).toEqual([403, 'CONFIRM_FIRST']);
      await app().server.idle();
      // The letter comes to the owner, who does not know the stranger's password.
      const owner = app().visitor();
      const token = linkIn(app(), 'boss@example.org');
      expect(codeOf(await owner.call(verifyEmail, { body: { token } }))).toBe('PASSWORD_NEEDED');
      await owner.call(forgotPassword, { body: { email: 'boss@example.org' } });
      await app().server.idle();
      const fresh = { token: linkIn(app(), 'boss@example.org'), password: 'the owners own lamp 9' };
      expect((await owner.call(resetPassword, { body: fresh })).status).toBe(204);
      expect(await signInStatus(app().url, 'boss')).toBe(401);
      const body = credentialsOf('boss', fresh.password);
      expect((await owner.call(login, { body })).body.role).toBe('admin');
    });

    it('lets in by no invitation, and uses none up', async () => {
      const admin = await firstHost(app(), 'chief');
      const made = await invitationBy(admin);
      expect(codeOf(await come(app(), 'ruth', tokenIn(made)))).toBe('REGISTRATION_CLOSED');
      const query = { invitation: tokenIn(made) };
      expect(await signInAt(provider, app().visitor(), miriam, query)).toBe('/signin?provider=closed');
      expect(await seenBy(admin, made)).toMatchObject({ used: 0, state: 'open' });
    });
  },
  {
    registration: 'closed',
    adminEmails: ['boss@example.org', 'chief@example.org'],
    provider: provider.config,
  },
);

describeOnBothEngines('invitations to an open server', (app) => {
  it('are made, seen and taken back by moderators and administrators alone', async () => {
    const admin = await hostOf(app(), 'anna', 'admin');
    const moderator = await hostOf(app(), 'moses', 'moderator');
    const other = await hostOf(app(), 'miriam', 'moderator');
    const member = await app().user('mary');
    const withoutStep = await app().user('joash');
    await giveRole(app(), 'joash', 'moderator');
    const made = await invitationBy(moderator);
    const params = { invitationId: made.id };
    const codes = async (client: TestClient) => [
      codeOf(await client.call(listInvitations, {})),
      codeOf(await client.call(createInvitation, { body: { uses: 1 } })),
      codeOf(await client.call(listInvited, { params })),
      codeOf(await client.call(revokeInvitation, { params })),
    ];
    expect(await codes(app().visitor())).toEqual(Array(4).fill('NOT_SIGNED_IN'));
    expect(await codes(member)).toEqual(Array(4).fill('FORBIDDEN'));
    expect(await codes(withoutStep)).toEqual(Array(4).fill('SECOND_STEP_NEEDED'));
    expect(await codes(other)).toEqual([undefined, undefined, undefined, 'FORBIDDEN']);

    expect(await seenBy(moderator, made)).toMatchObject({ link: made.link, canRevoke: true });
    expect(await seenBy(other, made)).toMatchObject({ link: null, canRevoke: false });
    expect(await seenBy(admin, made)).toMatchObject({ link: null, canRevoke: true });
    expect((await admin.call(revokeInvitation, { params })).body.state).toBe('revoked');
    for (const endpoint of [revokeInvitation, listInvited]) {
      expect(codeOf(await admin.call(endpoint, { params: { invitationId: 'none' } }))).toBe('NOT_FOUND');
    }
  });

  it('are not needed, and say by whose somebody came', async () => {
    const made = await invitationBy(await hostOf(app(), 'samuel', 'moderator'));
    expect((await come(app(), 'alice')).status).toBe(201);
    const david = await come(app(), 'david', tokenIn(made));
    expect((await cameBy(app().db, [david.body.id])).size).toBe(1);
    // A link that does not let in keeps nobody out here.
    expect((await come(app(), 'jonathan', tokenIn(made))).status).toBe(201);
    expect(
      codeOf(
        await app()
          .visitor()
          .call(readInvitation, { params: { token: 'A'.repeat(43) } }),
      ),
    ).toBe('NOT_FOUND');
  });

  it('are limited, paged, made once for a key, and stay with who came when their maker leaves', async () => {
    const eli = await hostOf(app(), 'eli', 'moderator');
    const key = { 'idempotency-key': 'one-evening-in-may' };
    const body = { uses: 500, days: 90 };
    const [first, second] = await Promise.all([1, 2].map(() => eli.call(createInvitation, { body }, key)));
    expect(second!.body).toEqual(first!.body);
    const hannah = await come(app(), 'hannah', tokenIn(first!.body));
    const rest = await Promise.all(
      Array.from({ length: 52 }, () => eli.call(createInvitation, { body: { uses: 1 } })),
    );
    expect(rest.filter(({ status }) => status === 201)).toHaveLength(49);
    expect(codeOf(rest.find(({ status }) => status !== 201)!)).toBe('INVITATIONS_ENOUGH');
    const page = await eli.call(listInvitations, { query: { limit: 20 } });
    expect(page.body).toHaveLength(20);
    expect(page.headers.get('link')).toContain('rel="next"');
    for (const wrong of [{ uses: 0 }, { uses: 501 }, { uses: 1, days: 91 }, { uses: 1, note: 'a\nb' }]) {
      expect(codeOf(await eli.call(createInvitation, { body: wrong }))).toBe('INVALID_INPUT');
    }
    await app().db.deleteFrom('user').where('email', '=', 'eli@example.org').execute();
    const { id } = hannah.body;
    expect((await cameBy(app().db, [id])).get(id)).toMatchObject({ inviterId: null, way: 'invitation' });
  });
});
