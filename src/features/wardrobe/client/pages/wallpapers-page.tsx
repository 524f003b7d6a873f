import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { levelForXP } from '#features/progress/progress.rules.ts';
import { useChunkAhead } from '#platform/client/use-chunk.ts';
import { SheetPage } from '#ui/sheet-page.tsx';
import type { Collection } from '../../wardrobe.contract.ts';
import { CollectionCard } from '../components/collection-card.tsx';
import { ListState } from '../components/list-state.tsx';
import { XPCard } from '../components/xp-card.tsx';
import { beginOpening } from '../gift-openings.ts';
import { loadGiftOpenings } from '../load-gift-openings.ts';
import { collectionUnlocking } from '../unlocking.ts';
import { useUnlocking } from '../use-unlocking.ts';
import { collectionsQuery } from '../wardrobe-queries.ts';

/** /wallpapers: the collections, which unlock as XP grows (docs/product.md, Collections). */
export function WallpapersPage() {
  const { user } = useCurrentUser();
  const collections = useQuery({ ...collectionsQuery, enabled: user !== null });
  const { mutate: unlock, isPending, variables } = useUnlocking(collectionUnlocking);
  useChunkAhead(loadGiftOpenings);
  if (user === null) return null;

  function open({ id, isUnlocked }: Collection) {
    if (isUnlocked) beginOpening({ kind: 'collection', id }, 'shown');
    else unlock(id);
  }

  const cards = (list: readonly Collection[]) => (
    <ul className="keeps-cards grid gap-4 py-5 sm:gap-6 sm:py-6 md:grid-cols-2">
      {list.map((collection, place) => (
        <CollectionCard
          key={collection.id}
          collection={collection}
          currentXP={user.currentXP}
          isFirst={place === 0 && collection.season === undefined}
          pending={isPending && variables === collection.id}
          onOpen={() => open(collection)}
        />
      ))}
    </ul>
  );

  return (
    <SheetPage
      title="Bible-themed Wallpapers"
      description="Pictures to keep, gathered by the places that they come from."
    >
      {!user.isSecret && <XPCard currentXP={user.currentXP} level={levelForXP(user.currentXP)} />}
      <ListState
        query={collections}
        icon={<ImagesIcon size={32} />}
        empty="No Collections Available"
        hint="Keep journaling: new collections will wait for you here."
      >
        {(list) => (
          <>
            {cards(list.filter(({ season }) => season === undefined))}
            <SeasonsHeading />
            {cards(list.filter(({ season }) => season !== undefined))}
          </>
        )}
      </ListState>
    </SheetPage>
  );
}

function SeasonsHeading() {
  return (
    <div className="card-padding">
      <h2 className="text-xl">Through the year</h2>
      <p className="mt-1 text-ink-soft">
        Each of these opens in its season, and comes again every year. What you open stays with you.
      </p>
    </div>
  );
}
