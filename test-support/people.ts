import { login, register } from '#features/accounts/accounts.contract.ts';
import { TestClient } from './test-client.ts';

export const PASSWORD = 'lamp-upon-a-stand-7';

/** What signs 'alice' in. */
export function credentialsOf(name: string, password = PASSWORD) {
  return { email: `${name}@example.org`, password };
}

/** What registers 'alice': Alice Tester, alice@example.org. */
export function newcomer(name: string, password = PASSWORD) {
  const firstName = name[0]!.toUpperCase() + name.slice(1).replace(/\P{L}/gu, '');
  return { firstName, lastName: 'Tester', ...credentialsOf(name, password) };
}

/** A client of somebody who has just registered there, and signed in. */
export async function signedUp(url: string, name: string): Promise<TestClient> {
  const made = await new TestClient(url).call(register, { body: newcomer(name) });
  if (made.status !== 201) throw new Error(`register ${name}: ${made.status} ${JSON.stringify(made.body)}`);
  return signedIn(url, name);
}

/** Another client of somebody who is registered there. */
export async function signedIn(url: string, name: string): Promise<TestClient> {
  const client = new TestClient(url);
  const answer = await client.call(login, { body: credentialsOf(name) });
  if (answer.status !== 200)
    throw new Error(`login ${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return client;
}

/** How a visitor who tries to sign in is answered. */
export async function signInStatus(url: string, name: string, password = PASSWORD): Promise<number> {
  return (await new TestClient(url).call(login, { body: credentialsOf(name, password) })).status;
}
