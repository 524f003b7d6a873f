import { useEffect, useState } from 'react';
import { useIdle } from '#ui/use-idle.ts';
import { isTutorialDone, rememberTutorialDone } from './tutorial-flag.ts';

/**
 * Whether the tutorial is shown to this user now: until it is completed or skipped, and again whenever it is asked for.
 * By itself it comes when the home screen stands, so that a phone has shown what it is about before it loads it.
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
