import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { momentTiming } from './xp-moments.ts';

/** The XP to show: it counts up to a greater number when the spark has arrived, and jumps when motion is reduced. */
export function useCountedXP(currentXP: number): number {
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState(currentXP);
  const shownRef = useRef(shown);
  shownRef.current = shown;

  useEffect(() => {
    const from = shownRef.current;
    if (reducedMotion || currentXP <= from) {
      setShown(currentXP);
      return;
    }
    let frame = 0;
    const timer = setTimeout(() => {
      const start = performance.now();
      const count = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - start) / momentTiming.countMs));
        setShown(Math.round(from + (currentXP - from) * (1 - (1 - part) ** 3)));
        if (part < 1) frame = requestAnimationFrame(count);
      };
      frame = requestAnimationFrame(count);
    }, momentTiming.sparkMs);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [currentXP, reducedMotion]);

  return shown;
}
