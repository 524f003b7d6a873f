import { afterAll, expect, it, vi } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { comeBack, miriam, PROVIDER_CALLBACK, signInAt } from '#test-support/provider-trip.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { startTestProvider } from '#test-support/test-provider.ts';
import { providerCallback, providerLogin } from '../provider.contract.ts';
import { getAccount } from '../settings.contract.ts';

const provider = await startTestProvider(PROVIDER_CALLBACK);
afterAll(() => provider.stop());

describeOnBothEngines(
  'an external provider',
  (app) => {
    it('signs a newcomer in, and the next time finds the same account', async () => {
      const client = app().visitor();
      expect(await signInAt(provider, client, miriam, { next: '/journal?tag=1' })).toBe('/journal?tag=1');
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
      expect(await signInAt(provider, again, { ...miriam, email: 'moved@example.org' })).toBe('/');
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
      expect(cookie).toContain('Path=/');
    });

    it('refuses an answer with another state, and one to a browser that did not ask', async () => {
      const client = app().visitor();
      const go = await client.call(providerLogin, { query: {} });
      const url = await provider.visit(go.headers.get('location')!, { ...miriam, sub: 'state' });
      const logged = vi.spyOn(app().server.app.log, 'info');
      expect(await comeBack(app().visitor(), url)).toBe('/signin?provider=failed');
      const line = { event: 'sign-in-failed', reqId: expect.any(String), userId: null };
      expect(logged.mock.calls).toEqual([[line, 'security']]);
      logged.mockRestore();
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
      expect(await signInAt(provider, app().visitor(), 'cancel')).toBe('/signin?provider=cancelled');
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
        expect(await signInAt(provider, app().visitor(), miriam, { next })).toBe('/');
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
