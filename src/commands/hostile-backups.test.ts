import {
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { command, commandThatHangs } from '#test-support/commands.ts';
import { type OldDataDir, oldDataDir } from '#test-support/old-data-dir.ts';
import { createTestBucket } from '#test-support/test-bucket.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import { COMMANDS } from './commands.ts';
import { runCommand } from './run-command.ts';

let old: OldDataDir;
let work: string;
let backup: string;
beforeEach(async () => {
  old = await oldDataDir();
  work = mkdtempSync(path.join(tmpdir(), 'lampstand-backups-'));
  backup = path.join(work, 'backup');
});
afterEach(() => {
  old.remove();
  rmSync(work, { recursive: true, force: true });
});

const here = () => ({ DATA_DIR: old.dataDir });
const there = () => ({ DATA_DIR: path.join(work, 'there') });

/** The files of all objects below a folder, the longest first. */
function objectFiles(folder: string): string[] {
  return readdirSync(path.join(folder, 'objects', 'kept'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, 'objects', 'kept', name))
    .filter((file) => statSync(file).isFile() && !file.endsWith('.json'))
    .sort((a, b) => statSync(b).size - statSync(a).size);
}

/** Of objects that came as a whole. */
function wholeObjects(folder: string): string[] {
  return objectFiles(folder).filter((file) => !file.includes('.segments'));
}

/** The same length with one other byte in a file of its own, as a bad disk leaves it behind. */
function changeByte(file: string): void {
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  rmSync(file);
  writeFileSync(file, bytes);
}

/** One byte less. */
function shorten(file: string): void {
  const size = statSync(file).size;
  copyFileSync(file, `${file}.copy`);
  rmSync(file);
  copyFileSync(`${file}.copy`, file);
  rmSync(`${file}.copy`);
  truncateSync(file, size - 1);
}

const ok = { code: 0 };

describe('a backup', () => {
  it('is restored with everything, readable by nobody else', async () => {
    expect(await command(here(), 'backup', backup)).toMatchObject(ok);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    for (const name of ['auth-secret', 'lampstand.db', 'manifest.json', 'objects.jsonl']) {
      expect(statSync(path.join(backup, name)).mode & 0o777, name).toBe(0o600);
    }
    expect(await command({}, 'verify', '--backup', backup)).toMatchObject({ code: 0, said: '0 findings.' });
    expect(await command(there(), 'restore', backup)).toMatchObject(ok);
    expect(await command(there(), 'verify', '--hash')).toMatchObject(ok);
    const secret = (folder: string) => readFileSync(path.join(folder, 'auth-secret'), 'utf8');
    expect(secret(there().DATA_DIR)).toBe(secret(old.dataDir));
    expect(readdirSync(there().DATA_DIR).filter((name) => /restoring/.test(name))).toEqual([]);
  });

  it('shares the bytes of files with the disk, a restored installation shares none', async () => {
    await command(here(), 'backup', backup);
    for (const file of objectFiles(backup)) expect(statSync(file).nlink, file).toBe(2);
    await command(there(), 'restore', backup);
    for (const file of objectFiles(there().DATA_DIR)) expect(statSync(file).nlink, file).toBe(1);
  });

  it.each([
    [
      'an object that is too short',
      () => shorten(objectFiles(backup)[0]!),
      /object \S+ has \d+ bytes instead of/,
    ],
    ['a changed byte', () => changeByte(objectFiles(backup)[0]!), /object \S+ was changed/],
    [
      'a changed byte in a small file',
      () => changeByte(objectFiles(backup).at(-1)!),
      /object \S+ was changed/,
    ],
    ['a lost object', () => rmSync(objectFiles(backup).at(-1)!), /object \S+ (is missing|cannot be read)/],
    ['a changed database', () => changeByte(path.join(backup, 'lampstand.db')), /lampstand\.db was changed/],
    ['a changed secret', () => changeByte(path.join(backup, 'auth-secret')), /auth-secret was changed/],
    ['a list that lacks an object', () => shorten(path.join(backup, 'objects.jsonl')), /objects\.jsonl has/],
  ])('with %s is refused, and nothing is written', async (_what, damage, says) => {
    await command(here(), 'backup', backup);
    damage();
    const refused = await command(there(), 'restore', backup);
    expect(refused).toEqual({ code: 1, said: expect.stringMatching(says) });
    expect(refused.said).not.toContain('\n');
    expect(existsSync(there().DATA_DIR)).toBe(false);
    expect(await command({}, 'verify', '--backup', backup)).toMatchObject({ code: 1 });
  });

  it('without a manifest is none', async () => {
    await command(here(), 'backup', backup);
    rmSync(path.join(backup, 'manifest.json'));
    expect(await command(there(), 'restore', backup)).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no backup in'),
    });
    writeFileSync(path.join(backup, 'manifest.json'), '{"format":"lampstand-backup-2"}');
    expect(await command(there(), 'restore', backup)).toMatchObject({
      code: 1,
      said: expect.stringContaining('of a newer Lampstand'),
    });
  });

  it('is made in no folder that has something in it, nor in DATA_DIR', async () => {
    await command(here(), 'backup', backup);
    expect((await command(here(), 'backup', backup)).said).toContain('There is a whole backup in');
    expect((await command(here(), 'backup', work)).said).toContain('is not empty');
    const within = path.join(old.dataDir, 'backups', 'today');
    expect((await command(here(), 'backup', within)).said).toContain('is in DATA_DIR');
    expect(existsSync(within)).toBe(false);
  });

  it('tells of what was lost before, and keeps the rest', async () => {
    const [first, second] = wholeObjects(old.dataDir);
    rmSync(first!);
    shorten(second!);
    // One of two parts.
    rmSync(objectFiles(old.dataDir)[0]!);
    const made = await command(here(), 'backup', backup);
    expect(made).toEqual({ code: 1, said: expect.stringContaining('; 3 damaged;') });
    expect(made.said).toMatch(/Damaged: object \S+, it is not in the store\./);
    expect(made.said).toMatch(/Damaged: object \S+, it cannot be read\./);
    expect(made.said).toMatch(/Damaged: object \S+, it has \d+ bytes instead of \d+\./);
    const restored = await command(there(), 'restore', backup);
    expect(restored).toEqual({
      code: 0,
      said: expect.stringMatching(/Damaged when the backup was made: object/),
    });
    expect(await command({}, 'verify', '--backup', backup)).toMatchObject({ code: 1 });
  });

  it('is none where the files are away, which is one finding of verify', async () => {
    const objects = path.join(old.dataDir, 'objects');
    rmSync(objects, { recursive: true });
    mkdirSync(objects);
    const away = `the folder ${objects} is empty, although this database has files. `;
    const made = await command(here(), 'backup', backup);
    expect(made).toEqual({ code: 1, said: expect.stringContaining(`${away}Is it mounted?`) });
    expect(existsSync(path.join(backup, 'manifest.json'))).toBe(false);
    const verified = await command(here(), 'verify');
    expect(verified.said.split('\n').filter((line) => line.startsWith('✘ Files'))).toEqual([
      expect.stringContaining(`${away.trim()} → is it mounted?`),
    ]);
  });

  it('leaves out what somebody deletes while it is made, bytes and row', async () => {
    const file = wholeObjects(old.dataDir)[0]!;
    const key = path.basename(file);
    const lines: string[] = [];
    const code = await runCommand(COMMANDS, ['backup', backup], here(), (line) => {
      lines.push(line);
      if (!line.startsWith('The database is copied')) return;
      old.change(`delete from stored_object where id = '${key}'`);
      rmSync(file);
    });
    expect({ code, last: lines.at(-1) }).toEqual({
      code: 0,
      last: expect.stringContaining(', 1 deleted meanwhile,'),
    });
    expect(await command(there(), 'restore', backup)).toMatchObject(ok);
    expect(await command(there(), 'verify', '--hash')).toMatchObject(ok);
    expect(readdirSync(there().DATA_DIR).sort()).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/restoring|-journal/)]),
    );
  });

  it('that is killed in the middle is recognised, kept from others, and made anew in its place', async () => {
    const first = await commandThatHangs('The database is copied', here(), 'backup', backup);
    expect((await command(here(), 'backup', backup)).said).toContain('Another backup is being made');
    await first.kill();
    expect((await command(there(), 'restore', backup)).said).toContain('did not come to its end');
    expect(await command(here(), 'backup', backup)).toMatchObject(ok);
    expect(await command({}, 'verify', '--backup', backup)).toMatchObject(ok);
    expect(readdirSync(backup).sort()).toEqual(
      ['auth-secret', 'lampstand.db', 'manifest.json', 'objects', 'objects.jsonl'].sort(),
    );
  });
});

describe('a restore', () => {
  beforeEach(async () => {
    await command(here(), 'backup', backup);
  });

  it.each([
    ['a database', (dir: string) => writeFileSync(path.join(dir, 'lampstand.db'), ''), 'it has lampstand.db'],
    ['a secret', (dir: string) => writeFileSync(path.join(dir, 'auth-secret'), 'x'), 'it has auth-secret'],
    [
      'files',
      (dir: string) => {
        mkdirSync(path.join(dir, 'objects/kept/aa'), { recursive: true });
        writeFileSync(path.join(dir, 'objects/kept/aa/somebody-elses-aa'), 'x');
      },
      'holds other objects already (somebody-elses-aa',
    ],
  ])('leaves a folder with %s alone', async (_what, use, says) => {
    const target = there().DATA_DIR;
    mkdirSync(target);
    use(target);
    const before = readdirSync(target, { recursive: true });
    const refused = await command(there(), 'restore', backup);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining(says) });
    expect(readdirSync(target, { recursive: true })).toEqual(before);
  });

  it('leaves the installation alone that it was made of', async () => {
    expect((await command(here(), 'restore', backup)).said).toContain('is in use');
    expect(await command(here(), 'verify', '--hash')).toMatchObject(ok);
  });

  it('that is killed before the database has left nothing to start on, and goes on', async () => {
    const first = await commandThatHangs('objects are restored', there(), 'restore', backup);
    expect((await command(there(), 'restore', backup)).said).toContain('Another restore into');
    await first.kill();
    expect(readdirSync(there().DATA_DIR).sort()).toEqual(['objects', 'restoring.lock']);
    // Half of an object, as a full disk leaves it.
    shorten(objectFiles(there().DATA_DIR)[0]!);
    expect(await command(there(), 'restore', backup)).toMatchObject(ok);
    expect(await command(there(), 'verify', '--hash')).toMatchObject(ok);
  });

  it('of a newer version is refused', async () => {
    old.change("insert into kysely_migration values ('998-of-tomorrow', '')");
    const newer = path.join(work, 'newer');
    await command(here(), 'backup', newer);
    expect((await command(there(), 'restore', newer)).said).toContain(
      'a newer Lampstand (it has 998-of-tomorrow)',
    );
  });

  it.skipIf(inject('postgresUrl') === null)('into the other engine is refused', async () => {
    const database = await createPostgresDatabase(inject('postgresUrl'));
    const env = { ...there(), DATABASE_URL: database.location.url };
    expect((await command(env, 'restore', backup)).said).toContain('This backup is of SQLite');
    await database.remove();
  });

  it.skipIf(inject('s3Offer') === null)(
    'brings the files into a bucket when that is where they belong',
    async () => {
      const { settings, remove } = await createTestBucket(inject('s3Offer'));
      const env = {
        ...there(),
        S3_ENDPOINT: settings.endpoint,
        S3_BUCKET: settings.bucket,
        S3_REGION: settings.region,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      };
      expect(await command(env, 'restore', backup)).toMatchObject(ok);
      expect(await command(env, 'verify', '--hash')).toMatchObject(ok);
      await remove();
    },
  );
});

describe('verify', () => {
  const findings = async (...args: string[]) => {
    const { code, said } = await command(here(), 'verify', ...args);
    return { code, lines: said.split('\n').filter((line) => line.startsWith('✘')) };
  };

  it('finds nothing wrong in what is whole', async () => {
    expect(await findings('--hash')).toEqual({ code: 0, lines: [] });
  });

  it.each([
    [
      'XP that nobody was given',
      'update progress set current_xp = current_xp + 1 where user_id = (select user_id from progress where current_xp > 100)',
      /XP: user \S+ has 493 XP, their grants make 492\. → /,
    ],
    ['XP that is lost', 'delete from progress where current_xp > 100', /has 0 XP, their grants make 492/],
    [
      'a row without its person',
      "pragma foreign_keys = off; insert into verse_favorite values ('nobody', 'GEN.1.1', 0)",
      /Database: row \d+ of verse_favorite belongs to no user\. → /,
    ],
    [
      'work that was given up',
      `insert into event_delivery (id, handler, type, subject, payload, created_at, due_at, attempts, parked_at, last_error)
       values ('a', 'send-letter', 'x', 'y', '{}', 0, 0, 9, 1, 'no such mailbox')`,
      /Work: send-letter was given up \(a\): no such mailbox\. → /,
    ],
    [
      'a schema that is behind',
      "delete from kysely_migration where name = '013-event-lookups'",
      /Schema: 1 step is missing \(013-event-lookups\)\. → run `lampstand migrate`/,
    ],
    [
      'a schema that is far behind, in one line',
      "delete from kysely_migration where name > '013'",
      /Schema: \d\d steps are missing \(013-event-lookups to \d\d\d-[a-z-]+\)\. → run `lampstand migrate`/,
    ],
  ])('finds %s', async (_what, statement, line) => {
    old.change(statement);
    const { code, lines } = await findings();
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(line)] });
  });

  it('finds a damaged page of the database', async () => {
    const bytes = readFileSync(old.file);
    bytes.fill(0xff, 4096 * 20, 4096 * 21);
    writeFileSync(old.file, bytes);
    const { code, lines } = await findings();
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^✘ Database: .*restore the last backup$/);
  });

  it('finds files that are lost or too short, and with --hash those that were changed', async () => {
    const [first, second] = wholeObjects(old.dataDir);
    changeByte(objectFiles(old.dataDir)[0]!);
    expect(await findings()).toEqual({ code: 0, lines: [] });
    expect((await findings('--hash')).lines).toEqual([
      expect.stringMatching(/^✘ Files: object \S+ was changed/),
    ]);
    shorten(first!);
    rmSync(second!);
    const { lines } = await findings();
    expect(lines).toHaveLength(2);
    expect(lines.join()).toMatch(/has \d+ bytes instead of \d+/);
    expect(lines.join()).toMatch(/is not in the store\. → take the file from a backup/);
  });

  it('finds bytes that belong to nobody, unless they may be under way', async () => {
    const shelf = path.join(old.dataDir, 'objects/kept/zz');
    mkdirSync(shelf);
    writeFileSync(path.join(shelf, 'just-now-zz'), 'x');
    expect(await findings()).toEqual({ code: 0, lines: [] });
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(path.join(shelf, 'just-now-zz'), twoHoursAgo, twoHoursAgo);
    expect((await findings()).lines).toEqual([
      expect.stringMatching(/^✘ Files: 1 objects \(1 bytes\) belong to no row: just-now-zz\. → /),
    ]);
  });
});

describe('every command', () => {
  it.each([
    ['backup', []],
    ['backup', ['a', 'b']],
    ['backup', ['--quick']],
    ['restore', ['nowhere']],
    ['verify', ['--backup', 'nowhere']],
    ['verify', []],
  ])('%s %j says in one line what is wrong', async (name, args) => {
    const { code, said } = await command(there(), name, ...args);
    expect(code).toBe(1);
    expect(said).toMatch(/^[^\n]+$/);
    expect(existsSync(there().DATA_DIR)).toBe(false);
  });

  it.each(['backup', 'restore', 'verify', 'move'])('%s explains itself', async (name) => {
    expect(await command({}, name, '--help')).toEqual({
      code: 0,
      said: expect.stringMatching(new RegExp(`^lampstand ${name} `)),
    });
  });

  describe.skipIf(process.getuid?.() !== 0)('as root', () => {
    const SERVERS_USER = 65_534;
    /** Gives all of it to the server's user, as the unit does. */
    const give = (place: string) => {
      for (const name of ['.', ...readdirSync(place, { recursive: true, encoding: 'utf8' })])
        chownSync(path.join(place, name), SERVERS_USER, SERVERS_USER);
    };
    const ownersIn = (place: string) => [
      ...new Set(
        ['.', ...readdirSync(place, { recursive: true, encoding: 'utf8' })].map(
          (name) => statSync(path.join(place, name)).uid,
        ),
      ),
    ];

    it("leaves everything to the server's user: backup, restore, verify and migrate", async () => {
      give(old.dataDir);
      for (const folder of ['backups', 'there']) {
        mkdirSync(path.join(work, folder));
        give(path.join(work, folder));
      }
      const tonight = path.join(work, 'backups', 'tonight');
      expect(await command(here(), 'backup', tonight)).toMatchObject(ok);
      expect(await command(there(), 'restore', tonight)).toMatchObject(ok);
      expect(await command(there(), 'verify', '--hash')).toMatchObject(ok);
      expect(await command(there(), 'migrate')).toMatchObject(ok);
      for (const folder of [old.dataDir, path.join(work, 'backups'), there().DATA_DIR])
        expect(ownersIn(folder)).toEqual([SERVERS_USER]);
    });

    it('makes a first database and secret for the user of an empty folder', async () => {
      mkdirSync(there().DATA_DIR);
      give(there().DATA_DIR);
      expect(await command(there(), 'migrate')).toMatchObject(ok);
      await command(there(), 'invite', 'ruth@example.org', 'Ruth', 'Moab');
      expect(ownersIn(there().DATA_DIR)).toEqual([SERVERS_USER]);
      expect(readdirSync(there().DATA_DIR)).toContain('auth-secret');
    });

    it('follows no link that the user has put there, and gives away no file that has another name', async () => {
      await command(here(), 'backup', backup);
      const mine = path.join(work, 'roots-own');
      writeFileSync(mine, 'x');
      mkdirSync(there().DATA_DIR);
      symlinkSync(mine, path.join(there().DATA_DIR, 'a-link'));
      linkSync(mine, path.join(there().DATA_DIR, 'another-name'));
      chownSync(there().DATA_DIR, SERVERS_USER, SERVERS_USER);
      expect(await command(there(), 'restore', backup)).toMatchObject(ok);
      expect(statSync(mine).uid).toBe(0);
      expect(statSync(path.join(there().DATA_DIR, 'lampstand.db')).uid).toBe(SERVERS_USER);
    });
  });

  it('tells of a wrong setting in the line that the server says', async () => {
    expect(await command({ ...here(), S3_BUCKET: 'x-y-z' }, 'backup', backup)).toEqual({
      code: 1,
      said: expect.stringMatching(/^Wrong configuration: S3_ENDPOINT.*go together[^\n]*$/),
    });
    const gone = { ...here(), DATABASE_URL: 'postgres://lampstand@127.0.0.1:9/none' };
    expect(await command(gone, 'verify')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/cannot be used/),
    });
  });
});
