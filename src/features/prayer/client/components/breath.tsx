import { useEffect, useEffectEvent, useRef } from 'react';
import './breath.css';

/** The circle grows and falls once; it stands still where people want no movement. */
const ONCE_MS = 8000;
const STILL_MS = 2000;

/** A breath between two prayers. A tap ends it, or Enter: what was pressed before has gone, and the focus comes here. */
export function Breath({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => end(), isStill ? STILL_MS : ONCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      onClick={onEnd}
      className="breath mx-auto grid size-65 place-items-center rounded-full text-ink"
    >
      <span className="z-10 font-heading text-2xl">Breathe</span>
    </button>
  );
}
