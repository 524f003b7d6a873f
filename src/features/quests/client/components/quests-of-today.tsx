import type { User } from '#features/people/people.contract.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';

const load = () => import('./quests-card.tsx');

/** What a day asks (docs/product.md, Quests), when the first screen stands. Its room is kept, so that nothing moves then. */
export function QuestsOfToday({ user, date }: { user: User; date: string }) {
  const chunk = useChunk(load, useIdle());
  return chunk === null ? (
    <div className="mt-3 h-61" />
  ) : (
    <chunk.QuestsCard key={date} user={user} date={date} />
  );
}
