import { ProgressMoments } from '#features/progress/client/for-other-features.ts';
import { useCurrentUser } from '../use-current-user.ts';

/** Sparks and levels of whoever is signed in. One to the app, outside the pages. */
export function CurrentUserMoments() {
  const { user } = useCurrentUser();
  return <ProgressMoments person={user?.isSecret ? null : user} />;
}
