import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { setMark } from '#platform/server/db/copying/moving-mark.ts';
import { withDatabaseOf } from '#test-support/after-a-kill.ts';
import { command } from '#test-support/commands.ts';
import { databaseOfTest } from '#test-support/database-of-test.ts';
import { emptyFolder } from '#test-support/empty-folder.ts';

const AUTH_SECRET = 'a secret of this test alone, of 48 characters ..';
const HALF = /^Not all rows have been moved into this PostgreSQL database[^\n]*`lampstand move`[^\n]*$/;

describe.skipIf(inject('postgresUrl') === null)(
  'a database into which a move has not brought all rows',
  () => {
    it('is not backed up, and what is wrong with it is told by every command', async () => {
      const url = await databaseOfTest({ hasTables: true });
      await withDatabaseOf({ url }, setMark);
      const env = { DATA_DIR: emptyFolder(), AUTH_SECRET, DATABASE_URL: url };
      const refused = { code: 1, said: expect.stringMatching(HALF) };
      expect(await command(env, 'backup', path.join(emptyFolder(), 'backup'))).toEqual(refused);
      expect(await command(env, 'migrate')).toEqual(refused);
      expect(await command(env, 'verify')).toEqual({
        code: 1,
        said: '✘ Schema: a move into this database has not come to its end. → run `lampstand move` again until it says what to set\n1 finding.',
      });
    });

    it('is called what it is by a restore, when an earlier version has backed it up', async () => {
      const env = { AUTH_SECRET, DATABASE_URL: await databaseOfTest({ hasTables: true }) };
      const backup = path.join(emptyFolder(), 'backup');
      await command({ ...env, DATA_DIR: emptyFolder() }, 'backup', backup);
      const manifest = path.join(backup, 'manifest.json');
      const text = readFileSync(manifest, 'utf8');
      writeFileSync(
        manifest,
        text.replace('"migrations": [', '"migrations": ["999-moving-here-is-not-finished",'),
      );
      const there = {
        ...env,
        DATA_DIR: emptyFolder(),
        DATABASE_URL: await databaseOfTest({ hasTables: false }),
      };
      expect(await command(there, 'restore', backup)).toEqual({
        code: 1,
        said: expect.stringMatching(/^This backup was made in the middle of a move[^\n]*$/),
      });
    });
  },
);
