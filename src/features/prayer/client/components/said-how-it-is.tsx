import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useEffect, useRef } from 'react';
import type { RequestState } from '../../prayer.rules.ts';

const saidOf: Record<RequestState, string> = {
  open: 'Still praying',
  answered: 'It was answered',
  resting: 'It rests',
};

/** In the place of the question after thirty days, with the focus of what was pressed. */
export function SaidHowItIs({ state }: { state: RequestState }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <p
      ref={words}
      tabIndex={-1}
      role="status"
      className="flex min-h-11 items-center gap-2 font-semibold text-leaf focus:outline-none"
    >
      <CheckCircleIcon size={20} weight="fill" aria-hidden className="shrink-0" />
      {saidOf[state]}
    </p>
  );
}
