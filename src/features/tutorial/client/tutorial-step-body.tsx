import { hintWord, type tutorialSteps } from '../tutorial-steps.ts';
import { tutorialIcons } from './tutorial-icons.tsx';

type Step = (typeof tutorialSteps)[number];

/** The step's picture, what it is about, and where to find it. At least 280 px high, so that the buttons stay in place. */
export function TutorialStepBody({ step, descriptionId }: { step: Step; descriptionId: string }) {
  return (
    <div className="flex min-h-[280px] flex-col items-center justify-center gap-4 py-4 text-center">
      <div
        aria-hidden="true"
        data-entrance={step.entrance}
        className="tutorial-entrance grid size-24 place-items-center rounded-full border border-dusk/20 bg-dusk-wash text-dusk"
      >
        {tutorialIcons[step.id]}
      </div>
      <p id={descriptionId} className="max-w-sm animate-fade text-lg text-balance">
        {step.description}
      </p>
      {step.highlight !== null && (
        <p className="tutorial-hint rounded-full bg-dusk-wash px-3.5 py-1 font-semibold text-dusk">
          Look for the {hintWord(step.highlight)} section
        </p>
      )}
    </div>
  );
}
