import { TShirtIcon } from '@phosphor-icons/react/dist/ssr/TShirt';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useChunkAhead } from '#platform/client/use-chunk.ts';
import { Chip } from '#ui/chip.tsx';
import { OUTFIT_CATEGORIES } from '../../catalogue/outfits.ts';
import type { Outfit } from '../../wardrobe.contract.ts';
import { lookOf } from '../avatar-look.ts';
import { ListState } from '../components/list-state.tsx';
import { OutfitCard } from '../components/outfit-card.tsx';
import { TabIntro } from '../components/tab-intro.tsx';
import { TryOnDialog } from '../components/try-on-dialog.tsx';
import { loadGiftOpenings } from '../load-gift-openings.ts';
import { outfitsQuery } from '../wardrobe-queries.ts';

const filters = ['all', ...OUTFIT_CATEGORIES] as const;

/** The outfits tab: the catalogue by category, each outfit on the user's own avatar. */
export function OutfitsTab() {
  const { user } = useCurrentUser();
  const outfits = useQuery({ ...outfitsQuery, enabled: user !== null });
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [tried, setTried] = useState<string | null>(null);
  useChunkAhead(loadGiftOpenings);
  if (user === null) return null;
  const look = lookOf(user);
  const chosen = (list: readonly Outfit[]) =>
    filter === 'all' ? list : list.filter(({ category }) => category === filter);
  const triedOutfit = outfits.data?.find(({ id }) => id === tried);
  return (
    <div className="@container flex flex-col gap-3">
      <TabIntro
        title="Outfits"
        below={
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Category</legend>
            {filters.map((id) => (
              <Chip key={id} selected={filter === id} className="capitalize" onClick={() => setFilter(id)}>
                {id}
              </Chip>
            ))}
          </fieldset>
        }
      >
        Tap one to try it on.{' '}
        {user.isSecret ? 'They open as you go.' : 'Your XP unlocks them, and it is never spent.'}
      </TabIntro>
      <ListState
        query={outfits}
        icon={<TShirtIcon size={32} />}
        empty="No Outfits Available"
        hint="The wardrobe is empty just now. Please look in again later."
      >
        {(list) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(40%,8rem),1fr))] gap-3 @xl:grid-cols-3 @4xl:grid-cols-4">
            {chosen(list).map((outfit) => (
              <OutfitCard
                key={outfit.id}
                outfit={outfit}
                look={look}
                user={user}
                onTry={() => setTried(outfit.id)}
              />
            ))}
          </ul>
        )}
      </ListState>
      {triedOutfit !== undefined && (
        <TryOnDialog outfit={triedOutfit} look={look} user={user} onClose={() => setTried(null)} />
      )}
    </div>
  );
}
