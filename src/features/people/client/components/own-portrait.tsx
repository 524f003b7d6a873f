import { useEffect } from 'react';
import { PersonPicture } from '#ui/person-picture.tsx';
import { useIdle } from '#ui/use-idle.ts';
import type { User } from '../../people.contract.ts';
import { ownFace } from '../own-face.ts';
import { FACE_SIZES, PersonFace } from './person-face.tsx';

/** Whether this page has stood still once: from then on the drawing is there. */
let hasRested = false;

/**
 * The signed-in user's own face, as others see it. The first screen does not wait for its drawing: until that stands still, and where
 * the drawing does not come, it is their initials; the face covers them.
 */
export function OwnPortrait({ user, size }: { user: User; size: keyof typeof FACE_SIZES }) {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) hasRested = true;
  }, [isIdle]);
  const letters = (
    <PersonPicture
      firstName={user.firstName}
      lastName={user.lastName}
      imageUrl={user.profileImageUrl}
      className={FACE_SIZES[size]}
    />
  );
  if (user.profileImageUrl !== null || !(isIdle || hasRested)) return letters;
  return (
    <span className="relative block">
      {letters}
      <span className="invisible absolute inset-0 has-[svg]:visible">
        <PersonFace person={ownFace(user)} size={size} />
      </span>
    </span>
  );
}
