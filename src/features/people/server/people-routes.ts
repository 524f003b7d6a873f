import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getCurrentUser } from '../people.contract.ts';
import { presentUser } from './present-user.ts';

/** Who somebody is (docs/product.md, Accounts). */
export function peopleRoutes(endpoints: Endpoints): void {
  endpoints.handle(getCurrentUser, async ({ caller }) => presentUser(caller.user));
}
