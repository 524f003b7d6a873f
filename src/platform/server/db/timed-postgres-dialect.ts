import { type Driver, PostgresDialect } from 'kysely';
import { tellCommit } from './commit-times.ts';

/** Kysely's dialect for PostgreSQL, which tells how long each commit takes. */
export class TimedPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const commit = driver.commitTransaction.bind(driver);
    driver.commitTransaction = async (connection) => {
      const started = performance.now();
      await commit(connection);
      tellCommit(started);
    };
    return driver;
  }
}
