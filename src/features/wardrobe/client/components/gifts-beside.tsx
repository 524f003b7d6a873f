import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { endOpening, useGiftOpening } from '../gift-openings.ts';
import { loadGiftOpenings } from '../load-gift-openings.ts';

/** Stands beside every screen, so that a gift can be opened wherever it became ready. */
export function GiftsBeside() {
  const opening = useGiftOpening();
  const { user } = useCurrentUser();
  const [path] = useLocation();
  const search = useSearch();
  const chunk = useChunk(loadGiftOpenings, opening !== null, () => {
    endOpening();
    sayNotOpened();
  });
  if (user === null) return null;
  return (
    <>
      <EndsWithTheScreen key={`${path}?${search} ${user.id}`} />
      {chunk && <chunk.GiftOpenings opening={opening} user={user} />}
    </>
  );
}

/** Whoever leaves a screen, or signs out, leaves what is open over it; and a toast of before opens nothing afterwards. */
function EndsWithTheScreen() {
  useEffect(() => {
    endOpening();
    return endOpening;
  }, []);
  return null;
}
