import { Suspense } from 'react';
import { useAppShape } from '#platform/client/client-feature.ts';
import { cn } from '#ui/class-names.ts';
import type { PublicPerson } from '../../people.contract.ts';
import { PersonPicture } from './person-picture.tsx';

/** Whom a face can be shown of: a `PublicPerson`, or `ownFace(user)`. */
export type Faced = Pick<PublicPerson, 'name' | 'profileImageUrl' | 'avatar'>;

export const FACE_SIZES = { sm: 'size-9', md: 'size-11', lg: 'size-14', xl: 'size-20' } as const;

/**
 * Somebody's face, round: their picture, or else that of their avatar, and letters until it is there; a question mark where nobody is
 * named. Decorative, their name stands beside it.
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
  const shape = cn(FACE_SIZES[size], className);
  if (person === null) return <PersonPicture firstName="?" lastName="" className={shape} />;
  const [first = '', ...others] = person.name.split(' ');
  return (
    <span className={cn('relative block shrink-0 rounded-full', shape)}>
      <PersonPicture
        firstName={first}
        lastName={others.at(-1) ?? ''}
        imageUrl={person.profileImageUrl}
        className="size-full"
      />
      {person.profileImageUrl === null && <DrawnFace avatar={person.avatar} />}
    </span>
  );
}

/** The face of an avatar over the letters that stand for it, once it is drawn; where the drawing does not come they stay. */
export function DrawnFace({ avatar }: Pick<Faced, 'avatar'>) {
  const { FigurePicture } = useAppShape().drawings;
  return (
    <Suspense>
      <span
        aria-hidden="true"
        data-face
        className={cn(
          'invisible absolute inset-0 overflow-hidden rounded-full border border-dusk/30 bg-dusk-wash has-[img]:visible',
          // The light around the head of a figure in the evening.
          'vigil:bg-[radial-gradient(92%_112%_at_50%_90%,#f8d79a9e,#f0be6e57_32%,#e8b0551a_66%,transparent)]',
        )}
      >
        <FigurePicture avatar={avatar} className="absolute top-[-3%] left-1/2 w-[185%] -translate-x-1/2" />
      </span>
    </Suspense>
  );
}
