import { Suspense } from 'react';
import { useAppShape } from '#platform/client/client-feature.ts';
import { cn } from '#ui/class-names.ts';
import { PersonPicture } from '#ui/person-picture.tsx';
import type { PublicPerson } from '../../people.contract.ts';

/** Whom a face can be shown of: a `PublicPerson`, or `ownFace(user)`. */
export type Faced = Pick<PublicPerson, 'name' | 'profileImageUrl' | 'avatar'>;

export const FACE_SIZES = { sm: 'size-9', md: 'size-11', lg: 'size-14', xl: 'size-20' } as const;

/**
 * Somebody's face, round: their picture, or else that of their avatar; a question mark where nobody is named. Decorative,
 * their name stands beside it.
 */
export function PersonFace({
  person,
  size = 'md',
  className,
}: {
  person: Faced | null;
  size?: keyof typeof FACE_SIZES;
  className?: string | undefined;
}) {
  const { Figure } = useAppShape().drawings;
  const shape = cn(FACE_SIZES[size], className);
  if (person === null) return <PersonPicture firstName="?" lastName="" className={shape} />;
  if (person.profileImageUrl !== null) return <Initials person={person} className={shape} />;
  return (
    <Suspense fallback={<Initials person={person} className={shape} />}>
      <span
        aria-hidden="true"
        data-face
        className={cn(
          'relative block shrink-0 overflow-hidden rounded-full border border-dusk/30 bg-dusk-wash',
          shape,
        )}
      >
        <Figure avatar={person.avatar} className="absolute top-[-3%] left-1/2 w-[185%] -translate-x-1/2" />
      </span>
    </Suspense>
  );
}

/** The picture, and letters until it is there. */
function Initials({ person, className }: { person: Faced; className: string }) {
  const [first = '', ...others] = person.name.split(' ');
  return (
    <PersonPicture
      firstName={first}
      lastName={others.at(-1) ?? ''}
      imageUrl={person.profileImageUrl}
      className={className}
    />
  );
}
