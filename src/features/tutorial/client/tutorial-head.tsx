import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { Dialog } from 'radix-ui';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Progress } from '#ui/progress.tsx';
import { type TutorialStep, tutorialSteps } from '../tutorial-steps.ts';
import type { TutorialState } from '../tutorial-timing.ts';
import type { TutorialClock } from './tutorial-clock.ts';
import { TutorialStepBar } from './tutorial-step-bar.tsx';

/** 'Step N of 8', the title, the bars of the tutorial and of the step, and the buttons to pause and to skip. */
export function TutorialHead({
  state,
  clock,
  step,
  onToggle,
  onSkip,
}: {
  state: TutorialState;
  clock: TutorialClock;
  step: TutorialStep;
  onToggle: () => void;
  onSkip: () => void;
}) {
  const count = tutorialSteps.length;
  const where = `Step ${state.step + 1} of ${count}`;
  return (
    <div>
      <div className="-mt-2 -mr-2 flex flex-wrap items-center justify-between">
        <p className="text-ink-soft">{where}</p>
        <div className="ml-auto flex items-center">
          <Button
            variant="ghost"
            className="text-ink-soft"
            icon={state.playing ? <PauseIcon size={18} aria-hidden /> : <PlayIcon size={18} aria-hidden />}
            onClick={onToggle}
          >
            {state.playing ? 'Pause' : 'Auto-play'}
          </Button>
          <IconButton
            label="Skip tutorial"
            icon={<XIcon size={20} aria-hidden />}
            className="text-ink-soft"
            onClick={onSkip}
          />
        </div>
      </div>
      <Dialog.Title className="text-2xl">{step.title}</Dialog.Title>
      <Progress
        percentage={((state.step + 1) / count) * 100}
        label="Tutorial progress"
        valueText={where}
        className="mt-4"
        size="sm"
      />
      <TutorialStepBar clock={clock} />
    </div>
  );
}
