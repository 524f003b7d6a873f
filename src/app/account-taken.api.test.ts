import { afterAll, expect, it } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { forgotPassword, resetPassword } from '#features/accounts/mail-links.contract.ts';
import { createCircleLink } from '#features/circle/circle.contract.ts';
import { getMyCalendar } from '#features/gatherings/calendar.contract.ts';
import { getPlanCalendar } from '#features/plans/plan-calendar.contract.ts';
import { getReminder } from '#features/reminders/reminders.contract.ts';
import { linkIn } from '#test-support/letters.ts';
import { member } from '#test-support/members.ts';
import { miriam, PROVIDER_CALLBACK, signInAt } from '#test-support/provider-trip.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { startTestProvider } from '#test-support/test-provider.ts';

const provider = await startTestProvider(PROVIDER_CALLBACK);
afterAll(() => provider.stop());

const emailOf = (name: string) => `${name}@example.org`;
const PASSWORD_OF_OWNER = 'the owners own lamp 9';

/** The secret addresses of somebody's calendars. */
async function calendarsOf(client: TestClient): Promise<string[]> {
  return [
    (await client.call(getMyCalendar, {})).body.path,
    (await client.call(getPlanCalendar, {})).body.path,
    (await client.call(getReminder, {})).body.calendarPath,
  ];
}

async function statusesAt(app: TestApp, paths: readonly string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await app.visitor().fetch(path)).status));
}

async function byLetter(app: TestApp, name: string): Promise<TestClient> {
  const owner = app.visitor();
  await owner.call(forgotPassword, { body: { email: emailOf(name) } });
  await app.server.idle();
  const body = { token: linkIn(app, emailOf(name)), password: PASSWORD_OF_OWNER };
  expect((await owner.call(resetPassword, { body })).status).toBe(204);
  await owner.call(login, { body: { email: emailOf(name), password: PASSWORD_OF_OWNER } });
  return owner;
}

async function atProvider(app: TestApp, name: string): Promise<TestClient> {
  const owner = app.visitor();
  expect(await signInAt(provider, owner, { ...miriam, sub: name, email: emailOf(name) })).toBe('/');
  return owner;
}

describeOnBothEngines(
  'an account that its owner takes from who registered their address',
  (app) => {
    it.each([
      ['a letter', 'ruth', byLetter],
      ['a provider', 'naomi', atProvider],
    ])('by %s: what the stranger noted down opens nothing any more', async (_, name, take) => {
      const stranger = await member(app(), name);
      const noted = await calendarsOf(stranger.client);
      const link = (await stranger.client.call(createCircleLink, { body: { uses: 20 } })).body;
      const invitation = `/api/circle/join/${link.token}`;
      expect(await statusesAt(app(), [...noted, invitation])).toEqual([200, 200, 200, 200]);

      const owner = await take(app(), name);

      expect(await statusesAt(app(), [...noted, invitation])).toEqual([404, 404, 404, 404]);
      expect(await statusesAt(app(), await calendarsOf(owner))).toEqual([200, 200, 200]);
    });
  },
  { provider: provider.config },
);
