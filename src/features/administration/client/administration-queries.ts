import type { correctAge } from '#features/circle/circle.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  listActs,
  listPeople,
  type PersonDetail,
  readPerson,
  readStorage,
} from '../administration.contract.ts';
import type { PeopleFilter } from '../administration.rules.ts';

/** Others act at the same time, so each visit asks anew. */
const ANEW = { refetchOnMount: 'always' as const };

export const peopleQuery = (q: string, who: PeopleFilter) => ({
  ...endpointPages(listPeople, { query: q === '' ? { who } : { q } }),
  ...ANEW,
});

export const personQuery = (personId: string) => ({
  ...endpointQuery(readPerson, { params: { personId } }),
  ...ANEW,
});

export const actsQuery = { ...endpointPages(listActs), ...ANEW };

export const storageQuery = { ...endpointQuery(readStorage), ...ANEW };

/** A role or the devices of somebody changed: their page shows it, and the lists ask again when they are shown. */
export function personChanged(cache: CachedAnswers, detail: PersonDetail): void {
  cache.set(readPerson, (known) => (known.person.id === detail.person.id ? detail : known));
  cache.setPages(listPeople, (rows) =>
    rows.map((row) => (row.person.id === detail.person.id ? { ...row, role: detail.role } : row)),
  );
  cache.setPages(listActs, () => undefined);
}

/** No page shows what somebody answered, but an administrator may have corrected their own answer. */
export const ageCorrected: Changes<typeof correctAge> = (cache, _nothing, { params, body }) => {
  cache.set(getCurrentUser, (user) =>
    user.id === params.personId ? { ...user, ageAnswer: body.answer } : user,
  );
  cache.setPages(listActs, () => undefined);
};
