import { useEffect, useState } from 'react';
import { useIdle } from '#ui/use-idle.ts';
import { isTutorialDone, rememberTutorialDone } from './tutorial-flag.ts';

/**
 * Whether the tutorial is shown to this user now: until it is completed or skipped, and again whenever the user asks
 * for it. It opens by itself only after the home screen is shown, so that a phone loads the home screen first.
 */
export function useTutorial(userId: string) {
  const [isOpen, setOpen] = useState(false);
  const idle = useIdle(400);
  useEffect(() => {
    if (idle && !isTutorialDone(userId)) setOpen(true);
  }, [idle, userId]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      rememberTutorialDone(userId);
      setOpen(false);
    },
  };
}
