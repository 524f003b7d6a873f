import { parseArgs } from 'node:util';
import { migrationsOf } from '#app/migrations-of.ts';
import { serverFeatures } from '#app/server-features.ts';
import { objectIndex } from '#features/files/server/object-index-store.ts';
import { readConfig } from '#platform/server/config.ts';
import { installationOf } from '#platform/server/keeping/installation.ts';
import { restoreBackup } from '#platform/server/keeping/restore-backup.ts';
import { openObjectStore } from '#platform/server/object-store/open-object-store.ts';
import type { Command } from './command.ts';
import { onlyFolder } from './only-folder.ts';

export const restore: Command = {
  help: `lampstand restore DIR    (in a checkout: npm run restore -- DIR)

Makes the backup in DIR the installation that the settings name (DATA_DIR, DATABASE_URL, S3_…), which must be empty: no
database, no files, no secret. Files go to where the settings keep them, on disk or in a bucket, wherever they were.
Everything in DIR is checked before anything is written, and again where it was written. If it is interrupted, run it
again. Letters that waited to be sent when the backup was made are sent when a server starts.

Exit code: 0 it is restored; 1 it is not.`,
  async run(args, env, out) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const folder = onlyFolder(positionals);
    const config = readConfig(env);
    const installation = await installationOf(config);
    // As the server does at its start: a bucket that does not exist is made.
    await openObjectStore(config, out);
    const migrations = Object.keys(migrationsOf());
    const { madeAt } = await restoreBackup(folder, {
      installation,
      index: objectIndex,
      migrations,
      houseFiles: serverFeatures.flatMap(({ houseFiles }) => houseFiles ?? []),
      env,
      out,
    });
    out(
      `Restored: everything as it was at ${madeAt}. lampstand verify looks at all of it; then start the server.`,
    );
    return 0;
  },
};
