import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Chip } from '#ui/chip.tsx';
import { takeStand } from '../../claims.contract.ts';
import type { Debate } from '../../debates.contract.ts';
import { standTaken } from '../debate-changes.ts';

/** What the reader holds, with one tap. Nobody else sees it, and nothing else depends on it. */
export function StandChoice({ debate }: { debate: Debate }) {
  const { week, positions, mine } = debate;
  const take = useEndpointMutation(takeStand, {
    changes: standTaken,
    onError: (error) => failureToast('Not Kept Yet', error),
  });
  // The choice is shown at once, before the server has answered.
  const stand = take.isPending ? (take.variables?.body.position ?? null) : mine.stand;
  const choose = (position: string | null) => take.mutate({ params: { week }, body: { position } });
  return (
    // Nobody sees it on paper either.
    <section aria-labelledby="stand" className="print:hidden">
      <h2 id="stand" className="text-lg">
        Where do you stand?
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">Nobody sees this. You can change it any time.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {positions.map(({ key, title }) => (
          <Chip
            key={key}
            selected={stand === key}
            onClick={() => choose(key)}
            className="rounded-[14px] py-2 text-start"
          >
            {title}
          </Chip>
        ))}
        <Chip selected={stand === null} onClick={() => choose(null)} className="rounded-[14px]">
          Undecided
        </Chip>
      </div>
    </section>
  );
}
