import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { command } from '#test-support/commands.ts';
import { databaseOfTest } from '#test-support/database-of-test.ts';
import { emptyFolder } from '#test-support/empty-folder.ts';
import { oldDataDir } from '#test-support/old-data-dir.ts';
import { startStrictPooler } from '#test-support/strict-pooler.ts';

const AUTH_SECRET = 'a secret of this test alone, of 48 characters ..';
const ok = { code: 0 };
const NEEDS_DIRECT = {
  code: 1,
  said: expect.stringMatching(/^DATABASE_URL leads to a pooler[^\n]* set DATABASE_DIRECT_URL [^\n]*\.$/),
};

async function pooled(url: string): Promise<string> {
  const pooler = await startStrictPooler(url);
  onTestFinished(() => pooler.stop());
  return pooler.url;
}

/** The same database as an address names it that has no host: mostly a socket's, here a port's. */
function withoutHost(url: string): string {
  const { username, hostname, port, pathname } = new URL(url);
  return `postgres://${username}@${pathname}?host=${hostname}&port=${port}`;
}

describe.skipIf(inject('postgresUrl') === null)('a command', () => {
  it('works behind a pooler where it can, and says what it needs where it cannot', async () => {
    const direct = await databaseOfTest({ hasTables: true });
    const behind = { DATA_DIR: emptyFolder(), AUTH_SECRET, DATABASE_URL: await pooled(direct) };
    expect(await command(behind, 'invite', 'ruth@example.org', 'Ruth', 'Moab')).toMatchObject(ok);
    expect(await command(behind, 'make-admin', 'ruth@example.org')).toMatchObject({
      said: expect.stringContaining('has not confirmed the address yet'),
    });
    expect(await command(behind, 'verify')).toMatchObject(ok);
    const backup = path.join(emptyFolder(), 'backup');
    expect(await command(behind, 'backup', backup)).toEqual(NEEDS_DIRECT);
    expect(await command({ ...behind, DATABASE_DIRECT_URL: direct }, 'backup', backup)).toMatchObject(ok);

    const empty = await databaseOfTest({ hasTables: false });
    const elsewhere = { ...behind, DATA_DIR: emptyFolder(), DATABASE_URL: await pooled(empty) };
    expect(await command(elsewhere, 'restore', backup)).toEqual(NEEDS_DIRECT);
    const passed = { ...elsewhere, DATABASE_DIRECT_URL: empty };
    expect(await command(passed, 'restore', backup)).toMatchObject(ok);
    expect(await command(passed, 'verify')).toMatchObject(ok);
  });

  it('moves nothing through a pooler', async () => {
    const old = await oldDataDir();
    onTestFinished(() => old.remove());
    const to = await pooled(await databaseOfTest({ hasTables: true }));
    expect(await command({ DATA_DIR: old.dataDir }, 'move', '--to', to)).toEqual({
      code: 1,
      said: expect.stringMatching(/^--to leads to a pooler[^\n]*$/),
    });
  });

  it('takes an address that names no host', async () => {
    const old = await oldDataDir();
    onTestFinished(() => old.remove());
    const to = withoutHost(await databaseOfTest({ hasTables: true }));
    expect(await command({ DATA_DIR: old.dataDir }, 'move', '--to', to)).toEqual({
      code: 0,
      said: expect.stringContaining(`DATABASE_URL=${to}\n`),
    });
    const moved = { DATA_DIR: old.dataDir, DATABASE_URL: to };
    const backup = path.join(emptyFolder(), 'backup');
    expect(await command(moved, 'backup', backup)).toMatchObject(ok);
    const restored = {
      DATA_DIR: emptyFolder(),
      DATABASE_URL: withoutHost(await databaseOfTest({ hasTables: false })),
    };
    expect(await command(restored, 'restore', backup)).toMatchObject(ok);
    expect(await command(restored, 'verify', '--hash')).toMatchObject(ok);
  });

  it('says what a database is that has no tables yet, and makes none', async () => {
    const env = {
      DATA_DIR: emptyFolder(),
      AUTH_SECRET,
      DATABASE_URL: await databaseOfTest({ hasTables: false }),
    };
    expect(await command(env, 'invite', 'ruth@example.org', 'Ruth', 'Moab')).toEqual({
      code: 1,
      said: expect.stringMatching(/^The database is older than this program: [^\n]*lampstand migrate[^\n]*$/),
    });
  });
});

it('an address that nothing can use is refused before anything is copied', async () => {
  const { code, said } = await command(
    { DATA_DIR: emptyFolder() },
    'move',
    '--to',
    'postgres://u:p@h:99999/x',
  );
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^--to must be an address like [^\n]*$/),
  });
});
