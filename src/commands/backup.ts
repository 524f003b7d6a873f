import { parseArgs } from 'node:util';
import { serverFeatures } from '#app/server-features.ts';
import { objectIndex } from '#features/files/server/object-index-store.ts';
import { foreignStore } from '#features/files/server/store-identity.ts';
import { readConfig } from '#platform/server/config.ts';
import { openForReading } from '#platform/server/db/open-database.ts';
import {
  checkInstallation,
  type Installation,
  installationOf,
} from '#platform/server/keeping/installation.ts';
import { makeBackup } from '#platform/server/keeping/make-backup.ts';
import { Refusal } from '#platform/server/keeping/refusal.ts';
import { sizeIn } from '#platform/server/keeping/size-in.ts';
import type { Command } from './command.ts';
import { onlyFolder } from './only-folder.ts';

export const backup: Command = {
  help: `lampstand backup DIR    (in a checkout: npm run backup -- DIR)

Makes a backup in DIR: the database, the files, the secret and what you wrote
for it (guidelines.md and the like), while the server runs or not. The settings are those of
the server (DATA_DIR, DATABASE_URL, S3_…). DIR must be new or empty; a backup that was interrupted there is made anew.
On one file system files are hard links and take no room, so copy DIR to another disk or machine. Beside an earlier
backup, in the same folder, those that are in it already are links into it, and only new ones are copied or fetched.

DIR is whole when it has a manifest.json. It holds what people wrote and the secret: keep it as safe as the data.
Uploads that are under way are not in it.

Exit code: 0 all is in it; 1 nothing was made, or an object that the database lists is missing or damaged.`,
  async run(args, env, out) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const folder = onlyFolder(positionals);
    const installation = await installationOf(readConfig(env));
    await checkInstallation(installation);
    await refuseForeignFiles(installation);
    const began = Date.now();
    const houseFiles = serverFeatures.flatMap(({ houseFiles }) => houseFiles ?? []);
    const made = await makeBackup(folder, {
      installation,
      index: objectIndex,
      houseFiles,
      env,
      now: Date.now,
      out,
    });
    for (const { key, what } of made.damaged) out(`Damaged: object ${key}, ${what}.`);
    const { count, bytes } = made.objects;
    const gone = made.deletedMeanwhile.length;
    const meanwhile = gone > 0 ? `, ${gone} deleted meanwhile` : '';
    const secret = made.secret ? 'the secret' : 'no secret (AUTH_SECRET is yours to keep)';
    out(
      `Backup in ${folder}: database ${sizeIn(made.database.size)}, ${count} objects ${sizeIn(bytes)}${meanwhile}, ` +
        `${secret}; ${made.damaged.length} damaged; ${((Date.now() - began) / 1000).toFixed(1)} s.`,
    );
    return made.damaged.length === 0 ? 0 : 1;
  },
};

/** @throws Refusal when the files are those of another database, on which no server would start either */
async function refuseForeignFiles({ database, objects }: Installation): Promise<void> {
  const db = openForReading(database);
  try {
    const foreign = await foreignStore({ db, objects });
    if (foreign) throw new Refusal(`${foreign.what}. There is no backup. ${foreign.mend}`);
  } finally {
    await db.destroy();
  }
}
