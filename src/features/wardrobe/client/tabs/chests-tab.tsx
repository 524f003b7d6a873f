import { TreasureChestIcon } from '@phosphor-icons/react/dist/ssr/TreasureChest';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useChunkAhead } from '#platform/client/use-chunk.ts';
import type { Chest } from '../../wardrobe.contract.ts';
import { chestDrawing, chestsInOrder } from '../chest-states.ts';
import { ChestCard } from '../components/chest-card.tsx';
import { ListState } from '../components/list-state.tsx';
import { TabIntro } from '../components/tab-intro.tsx';
import { drawingQuery } from '../drawing-query.ts';
import { beginOpening } from '../gift-openings.ts';
import { loadGiftOpenings } from '../load-gift-openings.ts';
import { chestsQuery } from '../wardrobe-queries.ts';

/** The chests tab: what is ready, how far the next ones are, and what the open ones hold. */
export function ChestsTab() {
  const { user } = useCurrentUser();
  const chests = useQuery({ ...chestsQuery, enabled: user !== null });
  const queryClient = useQueryClient();
  useChunkAhead(loadGiftOpenings);
  if (user === null) return null;

  function tap(chest: Chest) {
    // The opened drawing should be there when the lid moves.
    void queryClient.prefetchQuery(drawingQuery(chestDrawing(chest.id, 'unlocked')));
    beginOpening({ kind: 'chest', id: chest.id }, chest.isUnlocked ? 'shown' : 'asked');
  }

  return (
    <div className="@container flex flex-col gap-3">
      <TabIntro title="Treasure chests">
        {user.isSecret ? 'They open as you go.' : 'Your XP opens them, and it is never spent.'} What is inside
        is no secret: the joy is in the opening.
      </TabIntro>
      <ListState
        query={chests}
        icon={<TreasureChestIcon size={32} />}
        empty="No Chests Available"
        hint="Every page you read and every line you write already counts towards them."
      >
        {(list) => (
          <ul className="grid gap-3 @3xl:grid-cols-2">
            {chestsInOrder(list, user.currentXP).map((chest) => (
              <ChestCard key={chest.id} chest={chest} currentXP={user.currentXP} onOpen={() => tap(chest)} />
            ))}
          </ul>
        )}
      </ListState>
    </div>
  );
}
