import { type LimitNode, SqliteQueryCompiler } from 'kysely';

/**
 * Kysely's SQL for SQLite, with one difference. SQLite plans by the number that a bare `limit ?` is given, and so it plans the
 * statement again each time it runs: that costs more than most of our queries take. It does not look into a sum.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(node);
    this.append(' + 0');
  }
}
