import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { levelForXP } from '#features/progress/progress.rules.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import type { Collection } from '../../wardrobe.contract.ts';
import { CollectionCard } from '../components/collection-card.tsx';
import { ListState } from '../components/list-state.tsx';
import { XPCard } from '../components/xp-card.tsx';
import { useUnlockCollection } from '../use-unlock-collection.ts';
import { collectionsQuery } from '../wardrobe-queries.ts';

const loadDialog = () => import('../components/collection-dialog.tsx');

/** /wallpapers: the collections, which unlock as XP grows (docs/product.md, Collections). */
export function WallpapersPage() {
  const { user } = useCurrentUser();
  const collections = useQuery({ ...collectionsQuery, enabled: user !== null });
  const [openId, setOpenId] = useState<string | null>(null);
  const { mutate: unlock, isPending, variables } = useUnlockCollection();
  const shown = collections.data?.find(({ id }) => id === openId);
  const dialog = useChunk(loadDialog, shown !== undefined, () => {
    setOpenId(null);
    sayNotOpened();
  });
  if (user === null) return null;

  function open(collection: Collection) {
    if (collection.isUnlocked) setOpenId(collection.id);
    else unlock({ params: { collectionId: collection.id } }, { onSuccess: ({ id }) => setOpenId(id) });
  }

  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <PageHeader
        title="Bible-themed Wallpapers"
        description="Pictures to keep, gathered by the places that they come from."
      />
      <XPCard currentXP={user.currentXP} level={levelForXP(user.currentXP)} />
      <ListState
        query={collections}
        icon={<ImagesIcon size={32} />}
        empty="No Collections Available"
        hint="Keep journaling: new collections will wait for you here."
      >
        {(list) => (
          <ul className="grid gap-3 sm:gap-4 md:grid-cols-2">
            {list.map((collection) => (
              <CollectionCard
                key={collection.id}
                collection={collection}
                currentXP={user.currentXP}
                pending={isPending && variables.params.collectionId === collection.id}
                onOpen={() => open(collection)}
              />
            ))}
          </ul>
        )}
      </ListState>
      {dialog && shown !== undefined && (
        <dialog.CollectionDialog collection={shown} onClose={() => setOpenId(null)} />
      )}
    </div>
  );
}
