import { useCurrentUser, useIsSecret } from '#features/people/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Wall } from '../../milestones.contract.ts';
import { type Milestone, MOST_ON_CARD } from '../../milestones.rules.ts';
import { dayWords, lineWords, nameWords } from '../milestone-words.ts';
import { useSetOnCard } from '../use-on-card.ts';
import { MilestonePicture } from './milestone-picture.tsx';

/** One milestone, large: what it stands for, when it was reached, and whether others see it. */
export function MilestoneDialog({
  milestone,
  more,
  wall,
  onClose,
}: {
  milestone: Milestone;
  /** What it still asks for, in words; null where that is not said. */
  more: string | null;
  wall: Wall;
  onClose: () => void;
}) {
  const { user } = useCurrentUser();
  const isSecret = useIsSecret();
  const line = lineWords(milestone, isSecret);
  const reached = wall.reached.find(({ id }) => id === milestone.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameWords(milestone, isSecret)}
      {...(line !== null && { description: line })}
      width="sm"
    >
      <div className="flex flex-col items-center gap-4 text-center">
        <MilestonePicture id={milestone.id} isWaiting={!reached} className="size-50 max-w-full" />
        {reached ? (
          <>
            <p className="text-ink-soft">
              On your wall since {dayWords(reached.reachedAt, user?.timezone ?? null)}
            </p>
            <Shown id={milestone.id} wall={wall} isSecret={isSecret} />
          </>
        ) : (
          more !== null && <p className="text-ink-soft">{more}</p>
        )}
      </div>
    </Dialog>
  );
}

function Shown({ id, wall: { onCard }, isSecret }: { id: string; wall: Wall; isSecret: boolean }) {
  const choose = useSetOnCard();
  const isShown = onCard.includes(id);
  const isFull = !isShown && onCard.length >= MOST_ON_CARD;
  const ids = isShown ? onCard.filter((other) => other !== id) : [...onCard, id];
  return (
    <>
      {isFull ? (
        <p>Three are on your card, which is all it holds. Take one off to show this one.</p>
      ) : (
        <Button
          variant="secondary"
          pending={choose.isPending}
          onClick={() => choose.mutate({ body: { ids } })}
        >
          {isShown ? 'Take it off my card' : 'Show it on my card'}
        </Button>
      )}
      {isSecret && isShown && <p className="text-sm text-ink-soft">In secret mode nobody sees it.</p>}
    </>
  );
}
