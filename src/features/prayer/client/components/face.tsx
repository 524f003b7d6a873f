import type { PublicPerson } from '#features/people/people.contract.ts';
import { PersonPicture } from '#ui/person-picture.tsx';
import { FoldedHands } from './folded-hands.tsx';

/** Somebody's face, or folded hands for whoever asks without a name. */
export function Face({ person, className }: { person: PublicPerson | null; className: string }) {
  if (person === null) return <FoldedHands className={className} />;
  const [first = '', ...others] = person.name.split(' ');
  return (
    <PersonPicture
      firstName={first}
      lastName={others.join(' ')}
      imageUrl={person.profileImageUrl}
      className={className}
    />
  );
}
