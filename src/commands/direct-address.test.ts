import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openConfiguredDatabase } from '#app/configured-database.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { isEmptyDatabase } from '#platform/server/db/load-dump.ts';
import { command } from '#test-support/commands.ts';
import { databaseOfTest } from '#test-support/database-of-test.ts';
import { emptyFolder } from '#test-support/empty-folder.ts';
import { startStrictPooler } from '#test-support/strict-pooler.ts';
import { freePort } from '#test-support/throwaway-postgres.ts';

const AUTH_SECRET = 'a secret of this test alone, of 48 characters ..';
const ANOTHER = /^Wrong configuration: DATABASE_DIRECT_URL names another database than DATABASE_URL[^\n]*$/;
const UNUSABLE = /^Wrong configuration: DATABASE_DIRECT_URL: the database cannot be used: [^\n]*$/;
const UNUSABLE_NOW = /^DATABASE_DIRECT_URL: the database cannot be used now: [^\n]*$/;

/** The settings of a server whose two addresses are these. */
const settings = (url: string, direct: string) => ({
  DATA_DIR: emptyFolder(),
  AUTH_SECRET,
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
});

/** What a server does first. */
async function start(env: Record<string, string>): Promise<void> {
  const db = await openConfiguredDatabase(readConfig(env), () => {});
  await db.destroy();
}

describe.skipIf(inject('postgresUrl') === null)('DATABASE_DIRECT_URL', () => {
  it('of another database is refused by the start, which makes nothing in either', async () => {
    const [url, direct] = [
      await databaseOfTest({ hasTables: false }),
      await databaseOfTest({ hasTables: false }),
    ];
    const refused = start(settings(url, direct));
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(ANOTHER);
    for (const each of [url, direct]) expect(await isEmptyDatabase({ url: each })).toBe(true);
  });

  it('of another database is refused by every command, copies of one installation too', async () => {
    const env = settings(
      await databaseOfTest({ hasTables: true }),
      await databaseOfTest({ hasTables: true }),
    );
    for (const words of [
      ['backup', path.join(emptyFolder(), 'backup')],
      ['restore', emptyFolder()],
      ['verify'],
      ['migrate'],
      ['invite', 'ruth@example.org', 'Ruth', 'Moab'],
      ['make-admin', 'ruth@example.org'],
    ] as const) {
      const [name, ...args] = words;
      expect(await command(env, name, ...args), name).toEqual({
        code: 1,
        said: expect.stringMatching(ANOTHER),
      });
    }
  });

  it('that leads nowhere is said at the start', async () => {
    const url = await databaseOfTest({ hasTables: true });
    const nowhere = `postgres://lampstand@127.0.0.1:${await freePort()}/lampstand`;
    await expect(start(settings(url, nowhere))).rejects.toThrow(UNUSABLE_NOW);
    const none = Object.assign(new URL(url), { pathname: '/none' }).href;
    await expect(start(settings(url, none))).rejects.toThrow(UNUSABLE);
  });

  it('of the same database is taken, past a pooler or not', async () => {
    const url = await databaseOfTest({ hasTables: true });
    const pooler = await startStrictPooler(url);
    onTestFinished(() => pooler.stop());
    await start(settings(pooler.url, url));
    await start(settings(url, url));
    expect(await command(settings(pooler.url, url), 'migrate')).toMatchObject({ code: 0 });
  });
});
