import { useLayoutEffect, useRef } from 'react';
import { tutorialSteps } from '../tutorial-steps.ts';
import type { TutorialClock } from './tutorial-clock.ts';

/**
 * How far the step is. The bar moves every 50 ms (docs/product.md, Tutorial) without React, because rendering the
 * card twenty times a second would keep a phone busy.
 */
export function TutorialStepBar({ clock }: { clock: TutorialClock }) {
  const barRef = useRef<HTMLDivElement>(null);
  const lightRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const show = () => {
      const { step, elapsedMs } = clock.now();
      const percentage = Math.min(100, (elapsedMs / (tutorialSteps[step]?.durationMs ?? elapsedMs)) * 100);
      barRef.current?.setAttribute('aria-valuenow', String(Math.round(percentage)));
      if (lightRef.current !== null)
        lightRef.current.style.transform = `translateX(${(percentage - 100).toFixed(2)}%)`;
    };
    show();
    return clock.subscribe(show);
  }, [clock]);

  return (
    <div
      ref={barRef}
      role="progressbar"
      aria-label="Until the next step"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-ink/12 opacity-60"
    >
      <div ref={lightRef} className="size-full rounded-full bg-primary forced-colors:bg-[Highlight]" />
    </div>
  );
}
