import type { Role } from '#contract/access.policy.ts';
import { register } from '#features/accounts/accounts.contract.ts';
import { verifyEmail } from '#features/accounts/mail-links.contract.ts';
import { linkIn } from './letters.ts';
import { credentialsOf, newcomer, PASSWORD, signedIn } from './people.ts';
import { setUpSecondStep } from './second-step.ts';
import type { TestApp } from './start-test-app.ts';
import type { TestClient } from './test-client.ts';

/** Somebody with a role, signed in with a second step. Also where the server is not open: the role is written by hand. */
export async function hostOf(app: TestApp, name: string, role: Exclude<Role, 'member'>): Promise<TestClient> {
  const client = await app.user(name);
  await giveRole(app, name, role);
  await setUpSecondStep(client, app.clock.now());
  return client;
}

export async function giveRole(app: TestApp, name: string, role: Role): Promise<void> {
  await app.db.updateTable('user').set({ role }).where('email', '=', credentialsOf(name).email).execute();
}

/** The first person of a server that lets nobody in: `ADMIN_EMAILS` names the address, the letter's link confirms it. */
export async function firstHost(app: TestApp, name: string): Promise<TestClient> {
  const visitor = app.visitor();
  const made = await visitor.call(register, { body: newcomer(name) });
  if (made.status !== 201) throw new Error(`register ${name}: ${made.status} ${JSON.stringify(made.body)}`);
  await app.server.idle();
  const token = linkIn(app, credentialsOf(name).email);
  await visitor.call(verifyEmail, { body: { token, password: PASSWORD } });
  const client = await signedIn(app.url, name);
  await setUpSecondStep(client, app.clock.now());
  return client;
}
