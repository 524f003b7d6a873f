import { expect, it } from 'vitest';
import { SHOWN_NOBODY, SHOWN_USER_HEADER } from '#contract/shown-user.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { credentialsOf, PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { login, logout, register } from '../accounts.contract.ts';
import { updateSettings } from '../settings.contract.ts';

const ruth = { firstName: 'Ruth', lastName: 'of Moab', email: ' Ruth@Example.org ', password: PASSWORD };

describeOnBothEngines('sessions', (app) => {
  it('registers without signing in, then signs in and out', async () => {
    const client = app().visitor();
    const made = await client.call(register, { body: ruth });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ email: 'ruth@example.org', firstName: 'Ruth', level: 1, currentXP: 0 });
    expect((await client.refused(getCurrentUser, {})).body.code).toBe('NOT_SIGNED_IN');

    const signedIn = await client.call(login, { body: credentialsOf('ruth') });
    expect(signedIn.status).toBe(200);
    expect((await client.call(getCurrentUser, {})).body.id).toBe(made.body.id);

    expect((await client.call(logout, {})).status).toBe(204);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it('refuses a taken e-mail, also when two register at once', async () => {
    const twin = { ...ruth, email: 'twin@example.org' };
    const answers = await Promise.all([1, 2, 3].map(() => app().visitor().call(register, { body: twin })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect((await app().visitor().refused(register, { body: twin })).body.code).toBe('EMAIL_TAKEN');
  });

  it('signs out on the server: a kept cookie is worth nothing', async () => {
    const client = await app().user('alice');
    const cookie = client.cookie('lampstand.session_token')!;
    await client.call(logout, {});
    client.setCookie('lampstand.session_token', cookie);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it('changes nothing for a page that shows somebody else', async () => {
    const [alice, bob] = [await app().user('alice'), await app().user('bob')];
    const changed = { body: { firstName: 'Changed' } };
    const shownIs = ({ id }: { id: string }) => ({ [SHOWN_USER_HEADER]: id });
    const { body: her } = await alice.call(getCurrentUser, {});
    const { body: him } = await bob.call(getCurrentUser, {});
    const refused = await bob.refused(updateSettings, changed, shownIs(her));
    expect(refused.body.code).toBe('NOT_SIGNED_IN');
    expect((await bob.call(getCurrentUser, {})).body.firstName).toBe(him.firstName);
    expect((await bob.call(updateSettings, changed, shownIs(him))).body.firstName).toBe('Changed');
  });

  it('lets a page that shows nobody do what visitors may, whoever is signed in', async () => {
    const bob = await app().user('bob');
    const { body: him } = await bob.call(getCurrentUser, {});
    const nobody = { [SHOWN_USER_HEADER]: SHOWN_NOBODY };
    const changed = { body: { firstName: 'Nobody' } };
    expect((await bob.refused(updateSettings, changed, nobody)).body.code).toBe('NOT_SIGNED_IN');
    expect((await bob.call(getCurrentUser, {})).body.firstName).toBe(him.firstName);
    // It is where somebody signs in next, which ends the browser's session before.
    const cookie = bob.cookie('lampstand.session_token')!;
    expect((await bob.call(login, { body: credentialsOf('bob', PASSWORD) }, nobody)).status).toBe(200);
    bob.setCookie('lampstand.session_token', cookie);
    expect((await bob.call(getCurrentUser, {})).status).toBe(401);
  });

  it('shows a page of somebody else nothing', async () => {
    const [alice, bob] = [await app().user('alice'), await app().user('bob')];
    const { body: her } = await alice.call(getCurrentUser, {});
    const refused = await bob.refused(getCurrentUser, {}, { [SHOWN_USER_HEADER]: her.id });
    expect(refused.body.code).toBe('NOT_SIGNED_IN');
  });

  it('refuses an altered cookie', async () => {
    const client = await app().user('bob');
    const cookie = decodeURIComponent(client.cookie('lampstand.session_token')!);
    client.setCookie('lampstand.session_token', encodeURIComponent(`x${cookie}`));
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it('are fifty for a person: one more ends the one that was unused for longest, also when many come at once', async () => {
    const first = await app().user('naomi');
    const second = await app().user('naomi');
    app().clock.advance({ minutes: 11 });
    expect((await first.call(getCurrentUser, {})).status).toBe(200);
    const { id } = (await first.call(getCurrentUser, {})).body;
    await Promise.all(Array.from({ length: 49 }, () => app().user('naomi')));
    // The first was signed in before the second, but used after it.
    expect((await first.call(getCurrentUser, {})).status).toBe(200);
    expect((await second.call(getCurrentUser, {})).status).toBe(401);
    await Promise.all(Array.from({ length: 10 }, () => app().user('naomi')));
    const sessions = app().db.selectFrom('session').select('id').where('userId', '=', id);
    expect(await sessions.execute()).toHaveLength(50);
  });

  it('closes the door after ten failures, the right password included, for fifteen minutes', async () => {
    await app().user('carol');
    const client = app().visitor();
    const attempt = (password: string) => client.call(login, { body: credentialsOf('carol', password) });
    for (let i = 0; i < 10; i++) expect((await attempt('not the one')).status).toBe(401);
    const closed = await attempt(PASSWORD);
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    app().clock.advance({ minutes: 15, seconds: 1 });
    expect((await attempt(PASSWORD)).status).toBe(200);
  });
});
