import '../milestones-wall.css';
import { cn } from '#ui/class-names.ts';
import type { Wall as WallAnswer } from '../../milestones.contract.ts';
import { FAMILIES, type Family, MILESTONES, type Milestone, nearOnes } from '../../milestones.rules.ts';
import { moreWords, nameWords } from '../milestone-words.ts';
import { MilestonePicture } from './milestone-picture.tsx';

const TITLES: Record<Family, string> = {
  lamp: 'Lamps, for days and light',
  seal: 'Seals, for words and Scripture',
  stone: 'Stones, for prayer and people',
};

/** Shelves of lamps, a board of seals, stones on the ground. Each can be tapped. */
export function Wall({
  wall,
  isSecret,
  onOpen,
}: {
  wall: WallAnswer;
  isSecret: boolean;
  /** @param more what it still asks for, in words; null where that is not said */
  onOpen: (milestone: Milestone, more: string | null) => void;
}) {
  const reached = new Set(wall.reached.map(({ id }) => id));
  const near = isSecret || wall.isResting ? new Map<string, number>() : nearOnes(wall.facts, reached);
  return FAMILIES.map((family) => (
    <section key={family} aria-labelledby={`of-${family}`}>
      <h2 id={`of-${family}`} className="text-xl">
        {TITLES[family]}
      </h2>
      <ul data-wall={family} className="mt-3">
        {MILESTONES.filter((one) => one.family === family).map((milestone) => {
          const left = near.get(milestone.id);
          return (
            <Tile
              key={milestone.id}
              milestone={milestone}
              isReached={reached.has(milestone.id)}
              more={left === undefined ? null : moreWords(milestone, left)}
              isSecret={isSecret}
              onOpen={onOpen}
            />
          );
        })}
      </ul>
    </section>
  ));
}

function Tile({
  milestone,
  isReached,
  more,
  isSecret,
  onOpen,
}: {
  milestone: Milestone;
  isReached: boolean;
  more: string | null;
  isSecret: boolean;
  onOpen: (milestone: Milestone, more: string | null) => void;
}) {
  const name = nameWords(milestone, isSecret);
  return (
    <li data-next={(!isReached && more !== null) || undefined}>
      <button
        type="button"
        onClick={() => onOpen(milestone, more)}
        className="group flex h-full w-full flex-col items-center rounded-control text-center"
      >
        <span data-stand className="flex w-full justify-center">
          <MilestonePicture
            id={milestone.id}
            isWaiting={!isReached}
            className="size-22 max-w-full transition-transform duration-200 ease-out group-hover:-translate-y-1 motion-reduce:transition-none"
          />
        </span>
        <span className="max-w-full px-1 pt-1.5 pb-3 text-balance hyphens-auto wrap-anywhere">
          {more !== null && (
            <span className="block text-sm font-semibold">
              {more}
              <span className="sr-only">: </span>
            </span>
          )}
          <span
            className={cn(
              'block',
              isReached ? 'text-sm font-semibold' : 'text-xs leading-snug text-ink-soft',
            )}
          >
            {name}
          </span>
          {!isReached && more === null && <span className="sr-only">, ahead of you</span>}
        </span>
      </button>
    </li>
  );
}
