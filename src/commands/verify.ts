import { parseArgs } from 'node:util';
import { migrationsOf } from '#app/migrations-of.ts';
import { serverFeatures } from '#app/server-features.ts';
import { readConfig } from '#platform/server/config.ts';
import { MOVED } from '#platform/server/db/copying/moved-mark.ts';
import { MOVING } from '#platform/server/db/copying/moving-mark.ts';
import { databaseFault } from '#platform/server/db/database-errors.ts';
import { appliedMigrations, integrityFaults } from '#platform/server/db/integrity.ts';
import { openForReading } from '#platform/server/db/open-database.ts';
import type { Check, Finding } from '#platform/server/keeping/checks.ts';
import {
  checkInstallation,
  type Installation,
  installationOf,
} from '#platform/server/keeping/installation.ts';
import { readManifest } from '#platform/server/keeping/manifest.ts';
import { faultsOfBackup } from '#platform/server/keeping/whole-backup.ts';
import type { Command, Out } from './command.ts';

export const verify: Command = {
  help: `lampstand verify [--hash]    (in a checkout: npm run verify -- …)
lampstand verify --backup DIR

Looks whether everything is whole, while the server runs or not, and changes nothing: the database itself, everybody's
XP against what they were given, each file's size, objects that belong to nobody, work that was given up.

  --hash        reads the bytes of every file too
  --backup DIR  reads the backup in DIR instead

One line for each finding, with what to do. Exit code: 0 nothing was found; 1 something was.`,
  async run(args, env, out) {
    const options = { hash: { type: 'boolean', default: false }, backup: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return values.backup === undefined
      ? verifyInstallation(env, values.hash, out)
      : verifyBackup(values.backup, out);
  },
};

async function verifyBackup(folder: string, out: Out): Promise<number> {
  const manifest = await readManifest(folder);
  const faults = await faultsOfBackup(folder, manifest);
  for (const fault of faults) out(`✘ ${fault}. → use another backup`);
  for (const { key, what } of manifest.damaged) {
    out(`✘ object ${key} was damaged before the backup: ${what}. → look for it in an earlier backup`);
  }
  return summary(faults.length + manifest.damaged.length, out);
}

async function verifyInstallation(env: NodeJS.ProcessEnv, readsBytes: boolean, out: Out): Promise<number> {
  const installation = await installationOf(readConfig(env));
  await checkInstallation(installation);
  try {
    return await runChecks(installation, readsBytes, out);
  } catch (error) {
    // So much is damaged that nothing more can be looked at. What others are told then is to run this.
    if (databaseFault(error) !== 'damaged') throw error;
    out(`✘ ${integrityCheck.title}: ${(error as Error).message}. → ${MEND_DAMAGED}`);
    return summary(1, out);
  }
}

async function runChecks(installation: Installation, readsBytes: boolean, out: Out): Promise<number> {
  const db = openForReading(installation.database);
  try {
    const deps = { db, objects: installation.objects, now: Date.now(), readsBytes };
    let found = 0;
    const checks = serverFeatures.flatMap((feature) => feature.checks ?? []);
    for (const { title, run } of [schemaCheck, integrityCheck, ...checks]) {
      const { looked, findings } = await run(deps);
      for (const { what, mend } of findings) out(`✘ ${title}: ${what}. → ${mend}`);
      if (findings.length === 0) out(`✓ ${title}: ${looked}.`);
      found += findings.length;
      // Without its tables there is nothing that the other checks could look at.
      if (title === schemaCheck.title && found > 0) break;
    }
    return summary(found, out);
  } finally {
    await db.destroy();
  }
}

function summary(found: number, out: Out): number {
  out(found === 1 ? '1 finding.' : `${found} findings.`);
  return found === 0 ? 0 : 1;
}

const schemaCheck: Check = {
  title: 'Schema',
  async run({ db }) {
    const applied = await appliedMigrations(db);
    const known = Object.keys(migrationsOf());
    const newer = applied.filter((name) => ![MOVED, MOVING].includes(name) && !known.includes(name));
    const older = known.filter((name) => !applied.includes(name));
    const moved = {
      what: 'the data was moved to PostgreSQL',
      mend: 'set DATABASE_URL, or run `lampstand move --back`',
    };
    const moving = {
      what: 'a move into this database has not come to its end',
      mend: 'run `lampstand move` again until it says what to set',
    };
    const findings = [
      ...(applied.includes(MOVED) ? [moved] : []),
      ...(applied.includes(MOVING) ? [moving] : []),
      ...newer.map((name) => ({ what: `${name} is of a newer Lampstand`, mend: 'use that version' })),
      ...(older.length > 0 ? [behind(older)] : []),
    ];
    return { looked: `it is that of this version (${known.at(-1)})`, findings };
  },
};

/** As after the restore of an older backup, when nothing else is wrong. */
function behind(missing: readonly string[]): Finding {
  const what =
    missing.length === 1
      ? `1 step is missing (${missing[0]})`
      : `${missing.length} steps are missing (${missing[0]} to ${missing.at(-1)})`;
  return { what, mend: 'run `lampstand migrate`, or start the server, which does the same' };
}

const MEND_DAMAGED = 'stop the server, keep a copy of what is there, and restore the last backup';

const integrityCheck: Check = {
  title: 'Database',
  async run({ db }) {
    const faults = await integrityFaults(db);
    return { looked: 'it is sound', findings: faults.map((what) => ({ what, mend: MEND_DAMAGED })) };
  },
};
