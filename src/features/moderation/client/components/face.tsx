import { PersonFace } from '#features/people/client/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { PersonPicture } from '#ui/person-picture.tsx';

/** The face beside somebody's name; null: nobody is named. */
export function Face({ person }: { person: PublicPerson | null }) {
  if (person === null) return <PersonPicture firstName="?" lastName="" className="size-9" />;
  return <PersonFace person={person} size="sm" />;
}
