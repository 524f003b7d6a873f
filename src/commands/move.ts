import { parseArgs } from 'node:util';
import { migrationsOf } from '#app/migrations-of.ts';
import { objectIndex } from '#features/files/server/object-index-store.ts';
import { type Config, readConfig, s3Of } from '#platform/server/config.ts';
import { clearMoved, MOVED, WAS_MOVED } from '#platform/server/db/copying/moved-mark.ts';
import { openSource } from '#platform/server/db/copying/open-source.ts';
import { migrationsIn } from '#platform/server/db/copying/sqlite-rows.ts';
import { takeSqliteAlone } from '#platform/server/db/folder-lock.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { passwordIn, withPassword } from '#platform/server/db/postgres-address.ts';
import { checkInstallation, installationOf, objectsIn } from '#platform/server/keeping/installation.ts';
import { type MoveDatabaseDeps, moveDatabase } from '#platform/server/keeping/move-database.ts';
import { moveFiles } from '#platform/server/keeping/move-files.ts';
import { Refusal } from '#platform/server/keeping/refusal.ts';
import { sizeIn } from '#platform/server/keeping/size-in.ts';
import { createDiskObjectStore } from '#platform/server/object-store/disk-object-store.ts';
import { openObjectStore } from '#platform/server/object-store/open-object-store.ts';
import { postgresAddress } from '#platform/server/setting-kinds.ts';
import type { Command, Out } from './command.ts';

/** There is more to copy once nobody changes it any more. */
const NOT_FINISHED = 2;

export const move: Command = {
  help: `lampstand move --to postgres://user:password@host/database    (in a checkout: npm run move -- …)
lampstand move --files-to s3
both together
lampstand move --back

Copies a living installation to PostgreSQL, and its files from the disk to the bucket that the S3_… settings name. Nothing
is taken away where it was. PGPASSWORD can give the password instead of the address, which others on this machine may see.

Run it while the server runs: it copies what there is, and the server goes on. Then stop the server and run it again: it
copies what changed since, compares every row and every file, and says what to set. An interrupted one goes on when it is
run again; where the database is finished and the files are not, DATABASE_URL and --files-to alone go on. No server starts on
a database that is half full. Uploads that are under way have to be started again.

Once it has finished, no server starts on the SQLite database any more, so that nobody goes on with it by mistake when
DATABASE_URL is missing one day. --back lets servers start on it again, as it was at the move.

Exit code: 0 everything is copied; 2 the server runs, so stop it and run this again; 1 it failed.`,
  async run(args, env, out) {
    const options = {
      to: { type: 'string' },
      'files-to': { type: 'string' },
      back: { type: 'boolean', default: false },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const { to, 'files-to': filesTo } = values;
    if (values.back) return goBack(readConfig(env), out);
    if (to === undefined && filesTo === undefined) throw new Refusal('Say where to: --help tells how.');
    const wrong = postgresAddress.optional().safeParse(to).error?.issues[0]?.message;
    if (wrong !== undefined) throw new Refusal(`--to ${wrong}.`);
    if (filesTo !== undefined && filesTo !== 's3') throw new Refusal('--files-to takes s3 alone.');

    const config = readConfig(env);
    if (filesTo && !s3Of(config))
      throw new Refusal('Set S3_ENDPOINT, S3_BUCKET and the rest: they name the bucket.');
    if (to && config.DATABASE_URL)
      throw new Refusal('The data is in PostgreSQL already: DATABASE_URL is set.');
    const installation = await installationOf(config);
    await checkInstallation({ ...installation, objectsDir: objectsIn(installation.dataDir) });
    const disk = createDiskObjectStore(objectsIn(installation.dataDir));

    const source = await openSource(installation.database);
    try {
      // Of what has been added since, its rows know nothing.
      if (!to && source.sqlite && migrationsIn(source.sqlite).includes(MOVED)) throw new Refusal(WAS_MOVED);
      const bucket = filesTo ? await openObjectStore(config, out) : null;
      const isInUse = await source.isInUse();
      if (to) {
        const migrations = Object.keys(migrationsOf());
        const migrate: MoveDatabaseDeps['migrate'] = (db) => migrateToLatest(db, migrationsOf());
        await moveDatabase(to, { source, migrate, migrations, out });
      }
      if (bucket) {
        const { objects, bytes, sent, missing } = await moveFiles({
          source,
          index: objectIndex,
          disk,
          bucket,
          out,
        });
        out(`${objects} objects (${sizeIn(bytes)}) are in the bucket, ${sent} of them sent now.`);
        // While the server runs, people may have deleted them since; the last run tells.
        if (!isInUse && missing.length > 0) {
          for (const key of missing) out(`Object ${key} is not on the disk: lampstand verify says more.`);
          return 1;
        }
      }
      if (isInUse) {
        out('The server is running, or something else has the database open. Stop it and run this again:');
        out('it copies what changed since, compares everything, and finishes.');
        return NOT_FINISHED;
      }
      out('Everything is copied and compared. Start the server with these settings from now on:');
      if (to) out(`  DATABASE_URL=${withoutPassword(to)}`);
      if (filesTo) out('  the S3_… settings that this command had');
      if (to) out('No server starts on the SQLite database any more; `lampstand move --back` would let it.');
      out('Keep what is in DATA_DIR until you are content with it; the secret in it stays in use.');
      return 0;
    } finally {
      await source.close();
    }
  },
};

/** @throws Refusal when the settings name PostgreSQL, or somebody has the SQLite database open */
async function goBack(config: Config, out: Out): Promise<number> {
  if (config.DATABASE_URL)
    throw new Refusal('Take DATABASE_URL out of the settings first: it names PostgreSQL.');
  const installation = await installationOf(config);
  await checkInstallation(installation);
  if (!('file' in installation.database)) throw new Error('without DATABASE_URL there is a file');
  const { file } = installation.database;
  const alone = takeSqliteAlone(file);
  if (!alone) throw new Refusal(`Something has ${file} open: stop it and run this again.`);
  try {
    if (!clearMoved(alone)) throw new Refusal('This SQLite database was not moved: the server starts on it.');
  } finally {
    alone.close();
  }
  out('Servers start on the SQLite database again, as it was at the move.');
  return 0;
}

/** For the screen, which others may see. */
function withoutPassword(url: string): string {
  return passwordIn(url) === null ? url : withPassword(url, '…').replace(encodeURIComponent('…'), '…');
}
