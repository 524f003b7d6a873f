import { cn } from '#ui/class-names.ts';
import { tutorialSteps } from '../tutorial-steps.ts';

/** One dot for each step; pressing it goes to the step. */
export function TutorialDots({ current, onJump }: { current: number; onJump: (step: number) => void }) {
  return (
    // Up to the edges of the card: on most phones each is as wide as a finger then.
    <div className="-mx-5 flex justify-center sm:-mx-6 [@media(max-height:43rem)]:-mx-3">
      {tutorialSteps.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          aria-label={`Step ${index + 1}: ${title}`}
          aria-current={index === current ? 'step' : undefined}
          onClick={() => onJump(index)}
          className="grid h-11 max-w-11 flex-1 place-items-center rounded-control hover:bg-ink/8"
        >
          <span
            aria-hidden="true"
            className={cn(
              'h-2.5 rounded-full transition-colors forced-colors:bg-[CanvasText]',
              index === current ? 'w-5 bg-primary' : 'w-2.5 bg-line-strong',
            )}
          />
        </button>
      ))}
    </div>
  );
}
