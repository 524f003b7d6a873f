import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { chestDrawing } from '../chest-states.ts';
import { endOpening, type GiftOpening } from '../gift-openings.ts';
import { namesOf } from '../names-of.ts';
import { chestUnlocking } from '../unlocking.ts';
import { useUnlocking } from '../use-unlocking.ts';
import {
  chestsQuery,
  collectionsQuery,
  outfitsQuery,
  unopenedQuery,
  wallpapersQuery,
} from '../wardrobe-queries.ts';
import { ChestOpening } from './chest-opening.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import { CollectionOpening } from './collection-opening.tsx';
import { OutfitOpening } from './outfit-opening.tsx';
import { WallpaperDialog } from './wallpaper-dialog.tsx';

/** The gift that is being opened, over any screen. A chunk of its own: screens are shown without it. */
export function GiftOpenings({ opening, user }: { opening: GiftOpening | null; user: User }) {
  const asked = opening?.how === 'asked' ? opening.gift.id : null;
  return (
    <>
      <AskedChest id={asked} />
      {opening !== null && asked === null && <OpenGift opening={opening} user={user} />}
    </>
  );
}

/** Asks before a chest is opened. */
function AskedChest({ id }: { id: string | null }) {
  const chest = useGift(chestsQuery, id);
  const { mutate: unlock, isPending } = useUnlocking(chestUnlocking);
  const isSecret = useIsSecret();
  return (
    <ConfirmDialog
      open={chest !== null}
      onOpenChange={(open) => !open && !isPending && endOpening()}
      title={`Open the ${chest?.name ?? 'chest'}?`}
      description={`${namesOf(chest?.rewards ?? [])} will be yours to keep.${isSecret ? '' : ' It costs you no XP.'}`}
      confirmLabel="Unlock Chest"
      pending={isPending}
      onConfirm={() => chest && unlock(chest.id, { onError: endOpening })}
    >
      {chest !== null && (
        <img src={chestDrawing(chest.id, 'ready')} alt="" width={160} height={160} className="mx-auto" />
      )}
    </ConfirmDialog>
  );
}

function OpenGift({ opening: { gift, how }, user }: { opening: GiftOpening; user: User }) {
  const idOf = (kind: typeof gift.kind) => (gift.kind === kind ? gift.id : null);
  const chest = useGift(chestsQuery, idOf('chest'));
  const outfit = useGift(outfitsQuery, idOf('outfit'));
  const collection = useGift(collectionsQuery, idOf('collection'));
  const wallpaper = useGift(wallpapersQuery, idOf('wallpaper'));
  const { data: unopened = [] } = useQuery(unopenedQuery);
  const shared = { justOpened: how === 'opened', onClose: endOpening };
  if (chest !== null) return <ChestOpening chest={chest} {...shared} />;
  if (outfit !== null) return <OutfitOpening outfit={outfit} user={user} {...shared} />;
  if (wallpaper !== null) {
    const ready = unopened.filter(({ requiredXP }) => requiredXP <= user.currentXP);
    return <WallpaperDialog wallpaper={wallpaper} ready={ready} onClose={endOpening} />;
  }
  if (collection === null) return null;
  return how === 'opened' ? (
    <CollectionOpening collection={collection} onClose={endOpening} />
  ) : (
    <CollectionDialog collection={collection} onClose={endOpening} />
  );
}

/** The gift with this id, from a list that is fetched when the screen below has not asked for it; null until it is there. */
function useGift<T extends { id: string }>(query: UseQueryOptions<T[]>, id: string | null): T | null {
  const { data, isError } = useQuery({ ...query, enabled: id !== null });
  const didNotArrive = id !== null && isError && data === undefined;
  useEffect(() => {
    if (!didNotArrive) return;
    endOpening();
    sayNotOpened();
  }, [didNotArrive]);
  return data?.find((gift) => gift.id === id) ?? null;
}
