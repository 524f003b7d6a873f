import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { resetPassword } from '#features/accounts/mail-links.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { ConfigError } from '#platform/server/config.ts';
import { signInStatus } from '#test-support/people.ts';
import { setUpSecondStep } from '#test-support/second-step.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import type { Command } from './command.ts';
import { invite } from './invite.ts';
import { makeAdmin } from './make-admin.ts';
import { resetSecondStepOf } from './reset-second-step.ts';

const AUTH_SECRET = 'a secret of this test alone, of 48 characters ..';
const PASSWORD = 'lamp-upon-a-stand-7';

describe.each(['sqlite', 'postgres'] as const)(
  'lampstand invite, reset-second-step and make-admin on %s',
  (engine) => {
    const isMissing = engine === 'postgres' && inject('postgresUrl') === null;
    let database: TestDatabase;
    let app: TestApp;
    beforeAll(async () => {
      if (isMissing) return;
      database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
      app = await startTestApp(engine, inject('postgresUrl'), { database, secret: AUTH_SECRET });
    });
    afterAll(() => app?.stop());

    /** Runs it beside the server, on its database. */
    async function run(command: Command, ...args: string[]) {
      // In one process SQLite's writers cannot wait for each other; the command is a process of its own.
      await app.server.idle();
      const { location } = database;
      const where: Record<string, string> =
        'url' in location ? { DATABASE_URL: location.url } : { DATA_DIR: path.dirname(location.file) };
      const lines: string[] = [];
      const env = { ...where, AUTH_SECRET, PUBLIC_URL: 'https://lampstand.example.org/' };
      const code = await command.run(args, env, (line) => lines.push(line));
      return { code, said: lines.join('\n') };
    }

    const tokenIn = (said: string) =>
      /^https:\/\/lampstand\.example\.org\/reset-password\?token=([\w-]{43})$/.exec(said)![1]!;

    const choose = (token: string, password = PASSWORD) =>
      app.visitor().call(resetPassword, { body: { token, password } });

    it.skipIf(isMissing)('lets an invited person choose a password, once, and come in', async () => {
      const invited = await run(invite, ' Ruth@Example.org', 'Ruth', 'Moab');
      expect(invited.code).toBe(0);
      expect(app.mails).toEqual([]);
      const token = tokenIn(invited.said);
      expect((await choose(token)).status).toBe(204);
      expect((await choose(token, 'another long password 12')).status).toBe(410);
      const answer = await app
        .visitor()
        .call(login, { body: { email: 'ruth@example.org', password: PASSWORD } });
      expect(answer.body).toMatchObject({
        firstName: 'Ruth',
        lastName: 'Moab',
        emailVerified: true,
        role: 'member',
      });
      expect(await run(invite, 'ruth@example.org', 'Ruth', 'Moab')).toEqual({
        code: 1,
        said: 'ruth@example.org has an account already.',
      });
    });

    it.skipIf(isMissing)('gives a new link to who has no password yet, and the old one ends', async () => {
      const first = tokenIn((await run(invite, 'naomi@example.org', 'Naomi', 'Bethlehem')).said);
      const second = tokenIn((await run(invite, 'naomi@example.org', 'Naomi', 'Bethlehem')).said);
      expect((await choose(first)).status).not.toBe(204);
      expect((await choose(second)).status).toBe(204);
    });

    // In one process SQLite's two writers would wait for each other.
    if (engine === 'postgres')
      it.skipIf(isMissing)('makes one account of two invitations at once', async () => {
        const both = await Promise.all([
          run(invite, 'boaz@example.org', 'Boaz', 'B'),
          run(invite, 'boaz@example.org', 'Boaz', 'B'),
        ]);
        expect(both.map(({ code }) => code)).toEqual([0, 0]);
        const used = await Promise.all(both.map(({ said }) => choose(tokenIn(said))));
        expect(used.filter(({ status }) => status === 204)).toHaveLength(1);
        const { count } = await app.db
          .selectFrom('user')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('email', '=', 'boaz@example.org')
          .executeTakeFirstOrThrow();
        expect(count).toBe(1);
      });

    it.skipIf(isMissing)('refuses what no form would take', async () => {
      const { code, said } = await run(invite, 'not an address', 'Ruth', ' ');
      expect(code).toBe(1);
      expect(said).toMatch(/email: Please enter a valid email address\.\nlastName: /);
      expect((await run(invite, 'ruth@example.org')).code).toBe(2);
      expect((await run(invite, 'a@example.org', 'A', 'B', 'C')).code).toBe(2);
    });

    it.skipIf(isMissing)(
      'lets in again who has lost the second step, and signs them out everywhere',
      async () => {
        const miriam = await app.user('miriam');
        expect(await run(resetSecondStepOf, 'miriam@example.org')).toEqual({
          code: 1,
          said: 'miriam@example.org has no second step.',
        });
        await setUpSecondStep(miriam, app.clock.now());
        expect(await signInStatus(app.url, 'miriam')).toBe(403);
        expect(await run(resetSecondStepOf, ' Miriam@example.org')).toEqual({
          code: 0,
          said: 'miriam@example.org signs in with the password alone again, and is signed out everywhere.',
        });
        expect((await miriam.call(getCurrentUser, {})).status).toBe(401);
        expect(await signInStatus(app.url, 'miriam')).toBe(200);
        expect((await run(resetSecondStepOf, 'nobody@example.org')).code).toBe(1);
        expect((await run(resetSecondStepOf)).code).toBe(2);
      },
    );

    it.skipIf(isMissing)(
      'makes an administrator of who has confirmed their address, and of nobody else',
      async () => {
        await app.user('alice');
        const refused = await run(makeAdmin, 'alice@example.org');
        expect(refused.code).toBe(1);
        expect(refused.said).toContain('has not confirmed the address yet');
        await choose(tokenIn((await run(invite, 'esther@example.org', 'Esther', 'Susa')).said));
        expect(await run(makeAdmin, 'Esther@example.org')).toEqual({
          code: 0,
          said: 'esther@example.org is an administrator now.',
        });
        expect((await run(makeAdmin, 'esther@example.org')).said).toContain('was an administrator already');
        expect((await run(makeAdmin, 'nobody@example.org')).code).toBe(1);
        expect((await run(makeAdmin)).code).toBe(2);
        const answer = await app
          .visitor()
          .call(login, { body: { email: 'esther@example.org', password: PASSWORD } });
        expect(answer.body).toMatchObject({ role: 'admin' });
      },
    );
  },
);

it('makes no database where there is none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-nothing-'));
  const run = (command: Command) =>
    command.run(
      ['a@example.org', 'A', 'B'].slice(0, command === invite ? 3 : 1),
      { DATA_DIR: folder, AUTH_SECRET },
      () => {},
    );
  await expect(run(invite)).rejects.toThrow(ConfigError);
  await expect(run(makeAdmin)).rejects.toThrow('There is no database in');
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
