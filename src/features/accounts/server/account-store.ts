import type { DbOrTx } from '#platform/server/db/database.ts';
import type { UserTable } from './accounts-tables.ts';

export function findUserByEmail(db: DbOrTx, email: string): Promise<UserTable | undefined> {
  return db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUserById(db: DbOrTx, id: string): Promise<UserTable | undefined> {
  return db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
}
