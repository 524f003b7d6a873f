import { findActs } from '#features/operations/server/for-other-features.ts';
import { peopleForModerators } from '#features/people/server/for-other-features.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { listActs } from '../administration.contract.ts';
import type { AdministrationDeps } from './administration-deps.ts';

/** What administrators did: read, never changed. */
export function actsRoutes(endpoints: Endpoints, { db }: AdministrationDeps): void {
  endpoints.handle(listActs, async ({ query, request, reply }) => {
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findActs(db, wanted),
      ({ at, id }) => ({ at, id }),
    );
    const ids = page.flatMap(({ actor_id, person_id }) => [actor_id, person_id]).filter((id) => id !== null);
    const people = await peopleForModerators(db, ids);
    const named = (id: string | null) => {
      const person = id === null ? undefined : people.get(id);
      return person ? { id: person.id, name: person.name } : null;
    };
    return page.map(({ id, kind, actor_id, person_id, detail, at }) => ({
      id,
      kind,
      actor: named(actor_id),
      person: named(person_id),
      detail,
      at,
    }));
  });
}
