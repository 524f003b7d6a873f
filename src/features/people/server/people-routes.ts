import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getCurrentUser } from '../people.contract.ts';
import { readUser } from './present-user.ts';

/** Who somebody is (docs/product.md, Accounts). */
export function peopleRoutes(endpoints: Endpoints, { db }: { db: Db }): void {
  endpoints.handle(getCurrentUser, ({ caller }) => readUser(db, caller.id));
}
