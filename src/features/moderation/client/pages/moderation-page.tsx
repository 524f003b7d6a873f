import { useSearchParams } from 'wouter';
import { mayCall } from '#contract/access.policy.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useSkyBehind } from '#ui/dark-sky.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { Desk } from '../components/desk.tsx';
import { RoomNote } from '../components/room-note.tsx';

/** /moderation (docs/product.md, Moderation): made for a phone held in one hand; wide, the queue stands at the left. */
export function ModerationPage() {
  useSkyBehind(false);
  const [search] = useSearchParams();
  usePageTitle(search.has('list') ? 'All reports · Moderation' : 'Moderation');
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <div data-own-bar className="min-h-dvh bg-ground lg:pt-18">
      {mayCall(user.role, 'moderator') ? (
        <Desk me={user.id} />
      ) : (
        <RoomNote title="For moderators" link={{ href: '/', label: 'Back home' }}>
          Here moderators read what was reported. Something you would like them to see? ‘Report’ stands beside
          everything that people write.
        </RoomNote>
      )}
    </div>
  );
}
