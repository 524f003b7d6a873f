import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { linkIn } from '#test-support/letters.ts';
import { credentialsOf, newcomer, signInStatus } from '#test-support/people.ts';
import { withReadOnlyDatabase } from '#test-support/read-only-database.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { login, logout, register } from '../accounts.contract.ts';
import { forgotPassword, resendVerification, verifyEmail } from '../mail-links.contract.ts';
import { updateSettings } from '../settings.contract.ts';

describeOnBothEngines('a database that cannot be written', (app) => {
  it('is a 503 for everybody, counts as nobody’s wrong password, and mends by itself', async () => {
    const client = await app().user('alice');
    const email = 'alice@example.org';
    await app().server.idle();
    const token = linkIn(app(), email);
    await withReadOnlyDatabase(app(), async () => {
      for (const answer of [
        await app()
          .visitor()
          .call(register, { body: newcomer('late') }),
        await app()
          .visitor()
          .call(login, { body: credentialsOf('alice') }),
        await client.call(updateSettings, { body: { firstName: 'Lost' } }),
        await client.call(resendVerification, {}),
        await client.call(verifyEmail, { body: { token } }),
        // Whether or not there is such an account: the request cannot be written down.
        await app().visitor().call(forgotPassword, { body: { email } }),
        await app()
          .visitor()
          .call(forgotPassword, { body: { email: 'nobody@example.org' } }),
        await client.call(logout, {}),
      ]) {
        expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      }
    });
    // The link was not used up.
    expect((await client.call(verifyEmail, { body: { token } })).status).toBe(200);
    await withReadOnlyDatabase(app(), async () => {
      // What is there can still be read, also when the last use would be due to be written down.
      app().clock.advance({ days: 2 });
      expect((await client.call(getCurrentUser, {})).body).toMatchObject({ firstName: 'Alice', email });
    });
    expect(await app().db.selectFrom('sign_in_failure').selectAll().execute()).toEqual([]);
    expect(await signInStatus(app().url, 'alice')).toBe(200);
    expect((await app().visitor().call(forgotPassword, { body: { email } })).status).toBe(202);
    expect(
      (
        await app()
          .visitor()
          .call(register, { body: newcomer('late') })
      ).status,
    ).toBe(201);
  });
});

describeOnBothEngines('a sign-in that breaks half-way', (app) => {
  it('is an error of ours and counts as nobody’s wrong password', async () => {
    await app().user('alice');
    await app().db.schema.alterTable('session').renameTo('session_away').execute();
    for (let i = 0; i < 11; i++) expect(await signInStatus(app().url, 'alice')).toBe(500);
    await app().db.schema.alterTable('session_away').renameTo('session').execute();
    expect(await app().db.selectFrom('sign_in_failure').selectAll().execute()).toEqual([]);
    expect(await signInStatus(app().url, 'alice')).toBe(200);
  });
});
