import { TreasureChestIcon } from '@phosphor-icons/react/dist/ssr/TreasureChest';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#features/accounts/client/for-other-features.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Chest } from '../../wardrobe.contract.ts';
import { chestDrawing, chestsInOrder } from '../chest-states.ts';
import { ChestCard } from '../components/chest-card.tsx';
import { ChestOpening } from '../components/chest-opening.tsx';
import { ListState } from '../components/list-state.tsx';
import { TabIntro } from '../components/tab-intro.tsx';
import { drawingQuery } from '../drawing-query.ts';
import { namesOf } from '../names-of.ts';
import { useUnlockChest } from '../use-unlock-chest.ts';
import { chestsQuery } from '../wardrobe-queries.ts';

/** The chests tab: what is ready, how far the next ones are, and what the open ones hold. */
export function ChestsTab() {
  const { user } = useCurrentUser();
  const chests = useQuery({ ...chestsQuery, enabled: user !== null });
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Chest | null>(null);
  const [shown, setShown] = useState<{ chest: Chest; justOpened: boolean } | null>(null);
  const { mutate: unlock, isPending } = useUnlockChest((opened) =>
    setShown({ chest: opened, justOpened: true }),
  );
  if (user === null) return null;

  function tap(chest: Chest) {
    // The opened drawing should be there when the lid moves.
    void queryClient.prefetchQuery(drawingQuery(chestDrawing(chest.id, 'unlocked')));
    if (chest.isUnlocked) setShown({ chest, justOpened: false });
    else setAsked(chest);
  }

  return (
    <div className="@container flex flex-col gap-3">
      <TabIntro title="Treasure chests">
        Your XP opens them, and it is never spent. What is inside is no secret: the joy is in the opening.
      </TabIntro>
      <ListState
        query={chests}
        icon={<TreasureChestIcon size={32} />}
        empty="No Chests Available"
        hint="There is nothing to open just now. Please look in again later."
      >
        {(list) => (
          <ul className="grid gap-3 @3xl:grid-cols-2">
            {chestsInOrder(list, user.currentXP).map((chest) => (
              <ChestCard key={chest.id} chest={chest} currentXP={user.currentXP} onOpen={() => tap(chest)} />
            ))}
          </ul>
        )}
      </ListState>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && !isPending && setAsked(null)}
        title={`Open the ${asked?.name ?? 'chest'}?`}
        description={`${namesOf(asked?.rewards ?? [])} will be yours to keep. It costs you no XP.`}
        confirmLabel="Unlock Chest"
        pending={isPending}
        onConfirm={() => asked && unlock(asked, { onSettled: () => setAsked(null) })}
      >
        {asked !== null && (
          <img src={chestDrawing(asked.id, 'ready')} alt="" width={160} height={160} className="mx-auto" />
        )}
      </ConfirmDialog>
      {shown !== null && <ChestOpening {...shown} onClose={() => setShown(null)} />}
    </div>
  );
}
