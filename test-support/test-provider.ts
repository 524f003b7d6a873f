import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type InteractionResults } from 'oidc-provider';
import { freePort } from './throwaway-postgres.ts';

/** Somebody at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface TestProvider {
  config: { issuer: string; clientId: string; clientSecret: string };
  /**
   * Goes where `/api/login` leads, as a browser does, signs in as the person (or cancels), and returns the address at
   * which the provider sends the browser back. `secondsAgo`: the person gave their credentials then, and not now.
   */
  visit(authorizationUrl: string, person: ProviderPerson | 'cancel', secondsAgo?: number): Promise<URL>;
  stop(): Promise<void>;
}

/** A real OpenID provider (npm oidc-provider) on loopback, whose people sign in without a screen. */
export async function startTestProvider(redirectUri: string): Promise<TestProvider> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const clientId = 'lampstand-test';
  const clientSecret = 'the secret of the tests';
  const people = new Map<string, ProviderPerson>();
  let visitor: ProviderPerson | 'cancel' = 'cancel';
  let signedInSecondsAgo = 0;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['tests only'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    // Everybody agrees to be known to Lampstand.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    const result: InteractionResults =
      visitor === 'cancel'
        ? { error: 'access_denied', error_description: 'the person said no' }
        : { login: { accountId: visitor.sub, ts: Math.floor(Date.now() / 1000) - signedInSecondsAgo } };
    return provider.interactionFinished(request, response, result);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    config: { issuer, clientId, clientSecret },
    async visit(authorizationUrl, person, secondsAgo = 0) {
      visitor = person;
      signedInSecondsAgo = secondsAgo;
      if (person !== 'cancel') people.set(person.sub, person);
      const cookies = new Map<string, string>();
      let url = new URL(authorizationUrl);
      for (let hops = 0; hops < 10; hops++) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = set.split(';')[0]!.split('=');
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
        url = new URL(location, url);
        if (url.href.startsWith(redirectUri)) return url;
      }
      throw new Error('the provider sent us in circles');
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
