import { useEffect } from 'react';
import { cn } from '#ui/class-names.ts';
import { useIdle } from '#ui/use-idle.ts';
import type { User } from '../../people.contract.ts';
import { ownFace } from '../own-face.ts';
import { DrawnFace, FACE_SIZES } from './person-face.tsx';
import { PersonPicture } from './person-picture.tsx';

/** One's own face is seen first of all: it is drawn as soon as the screen is there. */
const AFTER_MS = 100;

/** Whether this page has stood still once: from then on the drawing is there. */
let hasRested = false;

/** The signed-in user's own face, as others see it. The first screen does not wait for its drawing: until then it is their initials. */
export function OwnPortrait({ user, size }: { user: User; size: keyof typeof FACE_SIZES }) {
  const isIdle = useIdle(AFTER_MS);
  useEffect(() => {
    if (isIdle) hasRested = true;
  }, [isIdle]);
  const isDrawn = user.profileImageUrl === null && (isIdle || hasRested);
  return (
    <span className={cn('relative block shrink-0', FACE_SIZES[size])}>
      <PersonPicture
        firstName={user.firstName}
        lastName={user.lastName}
        imageUrl={user.profileImageUrl}
        className="size-full"
      />
      {isDrawn && <DrawnFace avatar={ownFace(user).avatar} />}
    </span>
  );
}
