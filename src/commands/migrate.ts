import { parseArgs } from 'node:util';
import { migrateConfiguredDatabase } from '#app/configured-database.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  help: `lampstand migrate    (in a checkout: npm run migrate)

Brings the database that the settings name up to date, and ends. A start does it by itself, unless MIGRATE_AT_START is false.
Servers may be running.`,
  async run(args, env, out) {
    parseArgs({ args: [...args] });
    const ran = await migrateConfiguredDatabase(readConfig(env), out);
    out(
      ran.length === 0
        ? 'The database was up to date.'
        : `The database is up to date now: ${ran.join(', ')}.`,
    );
    return 0;
  },
};
