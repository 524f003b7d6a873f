import { ownFace, PersonFace, useCurrentUser } from '#features/people/client/for-other-features.ts';

/** The reader's own face, as others see it. */
export function OwnFace({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const { user } = useCurrentUser();
  return user === null ? null : <PersonFace person={ownFace(user)} size={size} />;
}
