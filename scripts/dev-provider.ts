import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import type { ProviderConfig } from '#features/accounts/server/accounts-deps.ts';

/**
 * A local OpenID provider for development, so that the button 'Continue with single sign-on' works: any name and any
 * password sign in, and the name becomes a confirmed address at example.org. Memory only.
 */
export async function startDevProvider(options: {
  port: number;
  publicUrl: string;
}): Promise<ProviderConfig> {
  const issuer = `http://localhost:${options.port}`;
  const clientId = 'lampstand-development';
  const clientSecret = 'a secret that everybody may know';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${options.publicUrl}/api/login/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['development only'] },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id.toLowerCase().replace(/[^a-z0-9.]+/g, '.')}@example.org`,
        email_verified: true,
        given_name: id,
        family_name: 'Developer',
      }),
    }),
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  server.unref();
  return { issuer, clientId, clientSecret };
}
