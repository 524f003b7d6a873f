import { useState } from 'react';
import { isTutorialDone, rememberTutorialDone } from './tutorial-flag.ts';

/** Whether the tutorial is shown to this user now: until it is completed or skipped, and again whenever it is asked for. */
export function useTutorial(userId: string) {
  const [isOpen, setOpen] = useState(() => !isTutorialDone(userId));
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      rememberTutorialDone(userId);
      setOpen(false);
    },
  };
}
