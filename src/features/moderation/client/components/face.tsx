import type { PublicPerson } from '#features/people/people.contract.ts';
import { PersonPicture } from '#ui/person-picture.tsx';

/** The face beside somebody's name; null: nobody is named. */
export function Face({ person, className }: { person: PublicPerson | null; className: string }) {
  return (
    <PersonPicture
      firstName={person?.name ?? '?'}
      lastName=""
      imageUrl={person?.profileImageUrl}
      className={className}
    />
  );
}
