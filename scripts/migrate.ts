import { migrateConfiguredDatabase } from '#app/configured-database.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';

/** `npm run migrate`: brings the database that the settings name up to date, and ends. */
try {
  const ran = await migrateConfiguredDatabase(readConfig(process.env), (line) => console.log(line));
  console.log(
    ran.length === 0 ? 'The database was up to date.' : `The database is up to date now: ${ran.join(', ')}.`,
  );
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
