import './tutorial.css';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { ModalRoot } from '#ui/modal-root.tsx';
import { controlAt } from '#ui/pressed-control.ts';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { tutorialSteps } from '../tutorial-steps.ts';
import { createTutorialClock } from './tutorial-clock.ts';
import { TutorialDots } from './tutorial-dots.tsx';
import { TutorialHead } from './tutorial-head.tsx';
import { TutorialRing } from './tutorial-ring.tsx';
import { TutorialStepBody } from './tutorial-step-body.tsx';
import { usePageVisible } from './use-page-visible.ts';

const durations = tutorialSteps.map((step) => step.durationMs);
const last = tutorialSteps.length - 1;

/**
 * The onboarding tutorial (docs/product.md, Tutorial): a modal card over the whole screen. It plays by itself, but
 * not while the page is hidden, nor when motion is reduced. `onEnd` is called when it was completed or skipped.
 */
export function Tutorial({ onEnd }: { onEnd: () => void }) {
  const reducedMotion = useReducedMotion();
  const [clock] = useState(() => createTutorialClock(durations, reducedMotion));
  const state = useSyncExternalStore(clock.subscribe, clock.shown);
  const { dispatch } = clock;
  const cardRef = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => controlAt(document.activeElement));
  const nextRef = useRef<HTMLButtonElement>(null);
  const descriptionId = useId();
  const step = tutorialSteps[state.step] ?? tutorialSteps[0];

  const isRunning = usePageVisible() && state.playing;
  useEffect(() => (isRunning ? clock.run() : undefined), [isRunning, clock]);
  useEffect(() => {
    if (reducedMotion) dispatch({ type: 'pause' });
  }, [reducedMotion, dispatch]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (state.ended !== null) end();
  }, [state.ended]);

  function previous() {
    // This button is about to be removed, so the focus has to move to another one first.
    if (state.step === 1) nextRef.current?.focus();
    dispatch({ type: 'previous' });
  }

  return (
    <ModalRoot onClose={() => dispatch({ type: 'skip' })}>
      <Dialog.Portal>
        <Dialog.Overlay className="tutorial-frame fixed inset-0 z-40 grid animate-fade place-items-center overflow-y-auto p-3">
          {step.target !== null && <TutorialRing target={step.target} card={cardRef} />}
          <Dialog.Content
            ref={cardRef}
            aria-describedby={descriptionId}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              cardRef.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
            }}
            onPointerDownOutside={(event) => event.preventDefault()}
            className="w-full max-w-md relative animate-rise rounded-card border border-line bg-surface p-5 shadow-soft outline-none sm:p-6 [@media(max-height:43rem)]:p-3"
          >
            <TutorialHead
              state={state}
              clock={clock}
              step={step}
              onToggle={() => dispatch({ type: 'toggle' })}
              onSkip={() => dispatch({ type: 'skip' })}
            />
            <TutorialStepBody key={step.id} step={step} descriptionId={descriptionId} />
            <TutorialDots current={state.step} onJump={(to) => dispatch({ type: 'jump', step: to })} />
            <div className="mt-3 flex flex-wrap justify-between gap-3">
              {state.step > 0 && (
                <Button variant="secondary" className="min-w-28" onClick={previous}>
                  Previous
                </Button>
              )}
              <Button ref={nextRef} className="ml-auto min-w-28" onClick={() => dispatch({ type: 'next' })}>
                {state.step === last ? 'Get Started' : 'Next'}
              </Button>
            </div>
            <StepAnnouncement
              text={`Step ${state.step + 1} of ${last + 1}: ${step.title}. ${step.description}`}
            />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </ModalRoot>
  );
}

/** Makes screen readers say each further step. They say the first one when the dialog opens. */
function StepAnnouncement({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <p aria-live="polite" className="sr-only">
      {text === first ? '' : text}
    </p>
  );
}
