import { afterAll, expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { linkIn } from '#test-support/letters.ts';
import { PASSWORD, signInStatus } from '#test-support/people.ts';
import { comeBack, miriam, PROVIDER_CALLBACK, signInAt } from '#test-support/provider-trip.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { startTestProvider } from '#test-support/test-provider.ts';
import { register } from '../accounts.contract.ts';
import { verifyEmail } from '../mail-links.contract.ts';
import { providerLogin } from '../provider.contract.ts';
import { changePassword, deleteAccount, getAccount } from '../settings.contract.ts';

const provider = await startTestProvider(PROVIDER_CALLBACK);
afterAll(() => provider.stop());

async function registerConfirmed(app: TestApp, email: string): Promise<void> {
  const client = app.visitor();
  await client.call(register, {
    body: { firstName: 'Local', lastName: 'Person', email, password: PASSWORD },
  });
  await app.server.idle();
  const answer = await client.call(verifyEmail, { body: { token: linkIn(app, email), password: PASSWORD } });
  expect(answer.status).toBe(200);
}

describeOnBothEngines(
  'the account of a provider’s sign-in',
  (app) => {
    it('links to an account whose address both sides confirmed; both ways in then work', async () => {
      await registerConfirmed(app(), 'joanna@example.org');
      const client = app().visitor();
      expect(
        await signInAt(provider, client, { ...miriam, sub: 'joanna', email: 'joanna@example.org' }),
      ).toBe('/');
      expect((await client.call(getAccount, {})).body).toMatchObject({
        hasPassword: true,
        hasProvider: true,
      });
      expect((await client.call(getCurrentUser, {})).body.firstName).toBe('Local');
      expect(await signInStatus(app().url, 'joanna')).toBe(200);
    });

    it('does not link when the provider has not confirmed the address', async () => {
      await registerConfirmed(app(), 'susanna@example.org');
      const client = app().visitor();
      const person = { sub: 'mallory', email: 'susanna@example.org', email_verified: false };
      expect(await signInAt(provider, client, person)).toBe('/signin?provider=unverified');
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
    });

    it('takes a newcomer without a confirmed address, who is then asked to confirm it', async () => {
      const client = app().visitor();
      const person = { sub: 'new', email: 'new@example.org', email_verified: false, given_name: '4\u00007' };
      expect(await signInAt(provider, client, person)).toBe('/');
      expect((await client.call(getCurrentUser, {})).body).toMatchObject({
        emailVerified: false,
        firstName: 'new',
      });
      await app().server.idle();
      expect(linkIn(app(), 'new@example.org')).toHaveLength(43);
    });

    it('takes from the provider what names have, and nothing else', async () => {
      const client = app().visitor();
      const person = { ...miriam, sub: 'odd', email: 'odd@example.org' };
      await signInAt(provider, client, {
        ...person,
        given_name: 'Ruth https://evil.example',
        family_name: '🙏',
      });
      const { body } = await client.call(getCurrentUser, {});
      expect([body.firstName, body.lastName]).toEqual(['Ruth httpsevil.example', '']);
    });

    it('lets an account without a password go by a word and a fresh sign-in', async () => {
      app().clock.set(Date.now()); // the provider's clock, which dates its sign-ins
      const person = { ...miriam, sub: 'leaver', email: 'leaver@example.org' };
      const client = app().visitor();
      await signInAt(provider, client, person);
      const remove = (confirmation: string) => client.refused(deleteAccount, { body: { confirmation } });
      expect((await remove('delete')).body).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ path: 'body.confirmation' }],
      });
      // The provider still knew them and asked for nothing.
      expect((await remove('DELETE')).body.code).toBe('SIGN_IN_AGAIN');
      const password = { currentPassword: 'none', newPassword: PASSWORD };
      expect((await client.refused(changePassword, { body: password })).body.code).toBe('SIGN_IN_AGAIN');
      expect(await signInAt(provider, client, person, { next: '/settings#data', fresh: '1' })).toBe(
        '/settings#data',
      );
      app().clock.advance({ minutes: 11 });
      expect((await remove('DELETE')).body.code).toBe('SIGN_IN_AGAIN');
      app().clock.advance({ minutes: -11 });
      expect((await client.call(deleteAccount, { body: { confirmation: 'DELETE' } })).status).toBe(204);
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
    });

    it.each([
      ['does not say', 'no-sign-in-time', (asked: URL) => asked.searchParams.delete('max_age')],
      ['says is long ago', 'not-fresh', (asked: URL) => asked.searchParams.set('max_age', '86400')],
    ])('takes nobody for signed in anew by a sign-in whose time the provider %s', async (_, why, change) => {
      app().clock.set(Date.now());
      const person = { ...miriam, sub: why, email: `${why}@example.org` };
      const client = app().visitor();
      await signInAt(provider, client, person);
      const go = await client.call(providerLogin, { query: { next: '/settings#data', fresh: '1' } });
      // What whoever holds the phone can do in the address bar.
      const asked = new URL(go.headers.get('location')!);
      asked.searchParams.delete('prompt');
      change(asked);
      const back = await comeBack(client, await provider.visit(asked.href, person, 3600));
      expect(back).toBe(`/signin?provider=${why}&next=%2Fsettings%23data`);
      // As before: signed in, and not trusted with more.
      const body = { confirmation: 'DELETE' };
      expect((await client.refused(deleteAccount, { body })).body.code).toBe('SIGN_IN_AGAIN');
    });

    it('needs an address', async () => {
      expect(await signInAt(provider, app().visitor(), { sub: 'nobody' })).toBe('/signin?provider=no-email');
    });
  },
  { provider: provider.config },
);
