import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import type { Today } from '../today.contract.ts';

/**
 * The day that the card shows. Whoever writes in it across midnight stays in the day in which they began: another one would take the
 * field away under their hands, and with it whatever they typed next. It ends when nothing is written there any more, when they go on
 * to something else, or when the page is hidden; what was written is kept as a draft then.
 */
export function useHeldDay(today: Today | undefined) {
  const [begunIn, setBegunIn] = useState<Today | null>(null);
  const isHeld = begunIn !== null && today !== undefined && begunIn.date !== today.date;
  useEffect(() => {
    if (!isHeld) return;
    const end = () => document.hidden && setBegunIn(null);
    document.addEventListener('visibilitychange', end);
    return () => document.removeEventListener('visibilitychange', end);
  }, [isHeld]);
  return {
    shown: isHeld ? begunIn : today,
    /** Somebody writes there: what they write in stays, also where all is done by now. */
    isWriting: begunIn !== null,
    /** What was written is saved: the card is of today again. */
    letGo: () => setBegunIn(null),
    /** For the region. A press that takes the focus from the field without taking it itself, as on an iPhone, may be one of 'Save'. */
    whileWriting: {
      onInput: ({ target }: FormEvent) => {
        if (!(target instanceof HTMLTextAreaElement) || today === undefined) return;
        setBegunIn((day) => (isBlank(target.value) ? null : (day ?? today)));
      },
      onFocus: ({ target }: FocusEvent) => {
        const field = target.closest('li')?.querySelector('textarea');
        if (!field || isBlank(field.value)) setBegunIn(null);
      },
    },
  };
}
