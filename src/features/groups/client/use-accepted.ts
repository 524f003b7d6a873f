import { useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';

/** Whether somebody has accepted what a group agrees on; a group that agrees on nothing asks for nothing. */
export function useAccepted(guidelines: string) {
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isNeeded = !isBlank(guidelines);
  return {
    /** The props of `GroupGuidelines`. */
    guidelines: {
      guidelines,
      isAccepted,
      isMissing: isMissing && !isAccepted,
      onAccept: setAccepted,
    },
    /** Does something when it is accepted; else it says what is missing. */
    ifAccepted(act: () => void) {
      setMissing(isNeeded && !isAccepted);
      if (!isNeeded || isAccepted) act();
    },
  };
}
