import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { PersonPicture } from '#ui/person-picture.tsx';

/** The reader's own face. */
export function OwnFace({ className }: { className: string }) {
  const { user } = useCurrentUser();
  if (user === null) return null;
  return (
    <PersonPicture
      firstName={user.firstName}
      lastName={user.lastName}
      imageUrl={user.profileImageUrl}
      className={className}
    />
  );
}
