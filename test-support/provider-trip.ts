import { expect } from 'vitest';
import { providerCallback, providerLogin } from '#features/accounts/provider.contract.ts';
import type { TestClient } from './test-client.ts';
import type { ProviderPerson, TestProvider } from './test-provider.ts';

/** Where the provider sends the browser back to. */
export const PROVIDER_CALLBACK = 'http://localhost:3000/api/login/callback';

export const miriam: ProviderPerson = {
  sub: 'miriam',
  email: 'Miriam@example.org',
  email_verified: true,
  given_name: 'Miriam',
  family_name: 'of Egypt',
};

/** To the provider and back; where the browser is led in the end. */
export async function signInAt(
  provider: TestProvider,
  client: TestClient,
  person: ProviderPerson | 'cancel',
  { next = '/', fresh, invitation }: { next?: string; fresh?: '1'; invitation?: string } = {},
): Promise<string> {
  const go = await client.call(providerLogin, { query: { next, fresh, invitation } });
  expect(go.status).toBe(302);
  return comeBack(client, await provider.visit(go.headers.get('location')!, person));
}

/** Back from the provider with its answer; where the browser is led then. */
export async function comeBack(client: TestClient, url: URL): Promise<string> {
  const back = await client.call(providerCallback, { query: Object.fromEntries(url.searchParams) });
  expect(back.status).toBe(302);
  return back.headers.get('location')!;
}
