import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { command } from '#test-support/commands.ts';
import { emptyFolder } from '#test-support/empty-folder.ts';
import { administer as administerOnce, createPostgresDatabase } from '#test-support/test-database.ts';

/** Does each by itself: some are not allowed in a transaction. */
async function administer(url: string, ...statements: string[]): Promise<void> {
  for (const statement of statements) await administerOnce(url, statement);
}

/** What `lampstand migrate` says of a database, as a start does. */
const migrate = (url: string) => command({ DATA_DIR: emptyFolder(), DATABASE_URL: url }, 'migrate');

const inOneLine = (line: RegExp) => ({ code: 1, said: expect.stringMatching(line) });

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL database', () => {
  it('in which the user may make no tables is said, and what to do', async () => {
    const { name, location, remove } = await createPostgresDatabase(inject('postgresUrl'));
    const user = `${name}_user`;
    onTestFinished(async () => {
      await remove();
      await administer(inject('postgresUrl')!, `drop role ${user}`);
    });
    await administer(location.url, `create role ${user} login`, 'revoke create on schema public from public');
    const url = Object.assign(new URL(location.url), { username: user }).href;
    expect(await migrate(url)).toEqual(
      inOneLine(
        new RegExp(
          `^The user ${user} may make no tables [^\\n]* grant create on schema public to "${user}"$`,
        ),
      ),
    );
    await administer(location.url, `grant create on schema public to ${user}`);
    expect(await migrate(url)).toMatchObject({ code: 0 });
  });

  it('whose encoding has not all letters is said', async () => {
    const { location, name, remove } = await createPostgresDatabase(inject('postgresUrl'));
    onTestFinished(remove);
    await administer(
      inject('postgresUrl')!,
      `drop database ${name}`,
      `create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    expect(await migrate(location.url)).toEqual(
      inOneLine(/^The database \S+ has the encoding LATIN1[^\n]* encoding 'UTF8' [^\n]*$/),
    );
  });

  it('that takes no encrypted lines is said', async () => {
    const { location, remove } = await createPostgresDatabase(inject('postgresUrl'));
    onTestFinished(remove);
    expect(await migrate(`${location.url}?sslmode=verify-full`)).toEqual(
      inOneLine(
        /^The database cannot be used: The server does not support SSL connections\. [^\n]*sslmode=disable[^\n]*$/,
      ),
    );
  });
});
