import type { Page } from '@playwright/test';
import { verifyEmail } from '../src/features/accounts/mail-links.contract.ts';
import { beginSecondStep, confirmSecondStep } from '../src/features/accounts/second-step.contract.ts';
import { codeAt } from '../src/features/accounts/server/app-code.ts';
import type { newcomer } from '../test-support/people.ts';
import { startSmtpServer, type TestSmtpServer } from '../test-support/smtp-server.ts';
import { expect } from './fixtures.ts';
import { testWithOwnServer } from './own-server.ts';

type Person = ReturnType<typeof newcomer>;

/** `test` for journeys of whoever looks after a server of their own, which sends letters to a mail server of theirs. */
export const testWithMail = testWithOwnServer.extend<{ mailServer: TestSmtpServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  mailServer: async ({}, use) => {
    const server = await startSmtpServer();
    await use(server);
    await server.stop();
  },
});

/** Calls as the page's browser would. */
export async function post(page: Page, url: string, data: object) {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.post(url, { data, headers: { origin } });
  expect(answer.ok()).toBe(true);
  return answer;
}

/** The token of the link in the first letter to somebody. */
export async function tokenFor(mailServer: TestSmtpServer, { email }: Pick<Person, 'email'>) {
  const letter = () => mailServer.letters.find(({ to, token }) => to.includes(email) && token !== undefined);
  await expect.poll(letter).toBeTruthy();
  return letter()!.token!;
}

/** Confirms the address by the letter, signs in, and keeps the tutorial away. */
export async function confirmAndSignIn(page: Page, mailServer: TestSmtpServer, person: Person) {
  const { email, password } = person;
  await post(page, verifyEmail.path, { token: await tokenFor(mailServer, person), password });
  const { id } = (await (await post(page, '/api/auth/login', { email, password })).json()) as { id: string };
  await page.addInitScript((key) => localStorage.setItem(key, 'completed'), `lampstand:tutorial:${id}`);
}

export async function setUpSecondStep(page: Page, { password }: Pick<Person, 'password'>) {
  const { key } = (await (await post(page, beginSecondStep.path, { password })).json()) as { key: string };
  await post(page, confirmSecondStep.path, { code: codeAt(key, Date.now()) });
}
