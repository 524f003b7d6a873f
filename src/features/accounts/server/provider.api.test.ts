import { afterAll, expect, it } from 'vitest';
import { linkIn } from '#test-support/letters.ts';
import { describeOnBothEngines, PASSWORD, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { type ProviderPerson, startTestProvider } from '#test-support/test-provider.ts';
import { getCurrentUser, login, register } from '../accounts.contract.ts';
import { verifyEmail } from '../mail-links.contract.ts';
import { providerCallback, providerLogin } from '../provider.contract.ts';
import { changePassword, deleteAccount, getAccount } from '../settings.contract.ts';

const provider = await startTestProvider('http://localhost:3000/api/login/callback');
afterAll(() => provider.stop());

const miriam: ProviderPerson = {
  sub: 'miriam',
  email: 'Miriam@example.org',
  email_verified: true,
  given_name: 'Miriam',
  family_name: 'of Egypt',
};

/** To the provider and back; where the browser is led in the end. */
async function signIn(
  client: TestClient,
  person: ProviderPerson | 'cancel',
  next = '/',
  fresh?: '1',
): Promise<string> {
  const go = await client.call(providerLogin, { query: { next, fresh } });
  expect(go.status).toBe(302);
  return comeBack(client, await provider.visit(go.headers.get('location')!, person));
}

async function comeBack(client: TestClient, url: URL): Promise<string> {
  const back = await client.call(providerCallback, { query: Object.fromEntries(url.searchParams) });
  expect(back.status).toBe(302);
  return back.headers.get('location')!;
}

async function registerConfirmed(app: TestApp, email: string): Promise<void> {
  const client = app.visitor();
  await client.call(register, {
    body: { firstName: 'Local', lastName: 'Person', email, password: PASSWORD },
  });
  await app.server.idle();
  const answer = await client.call(verifyEmail, { body: { token: linkIn(app, email) } });
  expect(answer.status).toBe(200);
}

describeOnBothEngines(
  'an external provider',
  (app) => {
    it('signs a newcomer in, and the next time finds the same account', async () => {
      const client = app().visitor();
      expect(await signIn(client, miriam, '/journal?tag=1')).toBe('/journal?tag=1');
      const first = await client.call(getCurrentUser, {});
      expect(first.body).toMatchObject({
        email: 'miriam@example.org',
        emailVerified: true,
        firstName: 'Miriam',
        lastName: 'of Egypt',
        role: 'member',
      });
      expect((await client.call(getAccount, {})).body).toMatchObject({
        hasPassword: false,
        hasProvider: true,
      });

      const again = app().visitor();
      expect(await signIn(again, { ...miriam, email: 'moved@example.org' })).toBe('/');
      expect((await again.call(getCurrentUser, {})).body.id).toBe(first.body.id);
    });

    it('asks with PKCE, state and nonce', async () => {
      const go = await app().visitor().call(providerLogin, { query: {} });
      const url = new URL(go.headers.get('location')!);
      expect(url.origin).toBe(provider.config.issuer);
      expect(url.searchParams.get('code_challenge_method')).toBe('S256');
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(url.searchParams.get(name)!.length).toBeGreaterThan(30);
      const cookie = go.headers.get('set-cookie')!;
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).toContain('Path=/api/login');
    });

    it('refuses an answer with another state, and one to a browser that did not ask', async () => {
      const client = app().visitor();
      const go = await client.call(providerLogin, { query: {} });
      const url = await provider.visit(go.headers.get('location')!, { ...miriam, sub: 'state' });
      expect(await comeBack(app().visitor(), url)).toBe('/signin?provider=failed');
      url.searchParams.set('state', 'x'.repeat(43));
      expect(await comeBack(client, url)).toBe('/signin?provider=failed');
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
    });

    it('refuses an answer with another nonce', async () => {
      const client = app().visitor();
      const go = await client.call(providerLogin, { query: {} });
      const asked = new URL(go.headers.get('location')!);
      asked.searchParams.set('nonce', 'n'.repeat(43));
      const url = await provider.visit(asked.href, { ...miriam, sub: 'nonce' });
      expect(await comeBack(client, url)).toBe('/signin?provider=failed');
    });

    it('refuses a code that was used already, also with the cookie of then', async () => {
      const client = app().visitor();
      const go = await client.call(providerLogin, { query: {} });
      const cookie = client.cookie('lampstand.provider')!;
      const url = await provider.visit(go.headers.get('location')!, {
        ...miriam,
        sub: 'replay',
        email: 'r@example.org',
      });
      expect(await comeBack(client, url)).toBe('/');
      const thief = app().visitor();
      thief.setCookie('lampstand.provider', cookie);
      expect(await comeBack(thief, url)).toBe('/signin?provider=failed');
      expect((await thief.call(getCurrentUser, {})).status).toBe(401);
    });

    it('forgets a trip after ten minutes', async () => {
      const client = app().visitor();
      const go = await client.call(providerLogin, { query: {} });
      const url = await provider.visit(go.headers.get('location')!, { ...miriam, sub: 'late' });
      app().clock.advance({ minutes: 10 });
      expect(await comeBack(client, url)).toBe('/signin?provider=failed');
    });

    it('says that somebody stopped at the provider', async () => {
      expect(await signIn(app().visitor(), 'cancel')).toBe('/signin?provider=cancelled');
    });

    it('links to an account when both sides confirmed the address; both ways in then work', async () => {
      await registerConfirmed(app(), 'joanna@example.org');
      const client = app().visitor();
      expect(await signIn(client, { ...miriam, sub: 'joanna', email: 'joanna@example.org' })).toBe('/');
      expect((await client.call(getAccount, {})).body).toMatchObject({
        hasPassword: true,
        hasProvider: true,
      });
      expect((await client.call(getCurrentUser, {})).body.firstName).toBe('Local');
      const byPassword = await app()
        .visitor()
        .call(login, { body: { email: 'joanna@example.org', password: PASSWORD } });
      expect(byPassword.status).toBe(200);
    });

    it('does not link when the provider has not confirmed the address', async () => {
      await registerConfirmed(app(), 'susanna@example.org');
      const client = app().visitor();
      const person = { sub: 'mallory', email: 'susanna@example.org', email_verified: false };
      expect(await signIn(client, person)).toBe('/signin?provider=unverified');
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
    });

    it('does not link when the account here has not confirmed it', async () => {
      await app()
        .visitor()
        .call(register, {
          body: { firstName: 'Not', lastName: 'Yet', email: 'early@example.org', password: PASSWORD },
        });
      const client = app().visitor();
      expect(await signIn(client, { ...miriam, sub: 'early', email: 'early@example.org' })).toBe(
        '/signin?provider=unverified',
      );
    });

    it('takes a newcomer without a confirmed address, who is then asked to confirm it', async () => {
      const client = app().visitor();
      const person = { sub: 'new', email: 'new@example.org', email_verified: false, given_name: 'N\u0000w' };
      expect(await signIn(client, person)).toBe('/');
      expect((await client.call(getCurrentUser, {})).body).toMatchObject({
        emailVerified: false,
        firstName: 'new',
      });
      await app().server.idle();
      expect(linkIn(app(), 'new@example.org')).toHaveLength(43);
    });

    it('lets an account without a password go by a word and a fresh sign-in', async () => {
      app().clock.set(Date.now()); // the provider's clock, which dates its sign-ins
      const person = { ...miriam, sub: 'leaver', email: 'leaver@example.org' };
      const client = app().visitor();
      await signIn(client, person);
      const remove = (confirmation: string) => client.refused(deleteAccount, { body: { confirmation } });
      expect((await remove('delete')).body).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ path: 'body.confirmation' }],
      });
      // The provider still knew them and asked for nothing.
      expect((await remove('DELETE')).body.code).toBe('SIGN_IN_AGAIN');
      const password = { currentPassword: 'none', newPassword: PASSWORD };
      expect((await client.refused(changePassword, { body: password })).body.code).toBe('SIGN_IN_AGAIN');
      expect(await signIn(client, person, '/settings#data', '1')).toBe('/settings#data');
      app().clock.advance({ minutes: 11 });
      expect((await remove('DELETE')).body.code).toBe('SIGN_IN_AGAIN');
      app().clock.advance({ minutes: -11 });
      expect((await client.call(deleteAccount, { body: { confirmation: 'DELETE' } })).status).toBe(204);
      expect((await client.call(getCurrentUser, {})).status).toBe(401);
    });

    it('needs an address', async () => {
      expect(await signIn(app().visitor(), { sub: 'nobody' })).toBe('/signin?provider=no-email');
    });

    it('makes one account when two tabs come back at once', async () => {
      const person = { ...miriam, sub: 'tabs', email: 'tabs@example.org' };
      const trips = [];
      for (const client of [app().visitor(), app().visitor()]) {
        const go = await client.call(providerLogin, { query: {} });
        trips.push({ client, url: await provider.visit(go.headers.get('location')!, person) });
      }
      const ends = await Promise.all(trips.map(({ client, url }) => comeBack(client, url)));
      expect(ends).toEqual(['/', '/']);
      const ids = await Promise.all(
        trips.map(async ({ client }) => (await client.call(getCurrentUser, {})).body.id),
      );
      expect(ids[0]).toBe(ids[1]);
    });

    it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/api/auth/logout'])(
      'does not lead to %s afterwards',
      async (next) => {
        expect(await signIn(app().visitor(), { ...miriam, sub: 'joanna' }, next)).toBe('/');
      },
    );
  },
  { provider: provider.config },
);

describeOnBothEngines(
  'a provider that does not answer',
  (app) => {
    it('is said on the sign-in screen', async () => {
      const go = await app().visitor().call(providerLogin, { query: {} });
      expect(go.headers.get('location')).toBe('/signin?provider=unreachable');
    });
  },
  { provider: { ...provider.config, issuer: 'http://127.0.0.1:9' } },
);

describeOnBothEngines('no provider', (app) => {
  it('leads back to the sign-in, which says so', async () => {
    const client = app().visitor();
    for (const answer of [
      await client.call(providerLogin, { query: {} }),
      await client.call(providerCallback, { query: { code: 'x' } }),
    ]) {
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/signin?provider=not-configured');
    }
  });
});
