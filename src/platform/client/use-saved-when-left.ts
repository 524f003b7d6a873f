import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a field that is saved when it is left. Its `onChange` calls `noteTyped`, its `onBlur` calls `left`. React tells of no blur when a field
 * goes together with its dialog or its page, by Back or Escape: what was typed last is saved then, too.
 */
export function useSavedWhenLeft(save: () => void) {
  const isTyped = useRef(false);
  const saveTyped = useEffectEvent(() => {
    if (isTyped.current) save();
  });
  useEffect(() => () => saveTyped(), []);
  return {
    noteTyped: () => {
      isTyped.current = true;
    },
    left: () => {
      isTyped.current = false;
      save();
    },
  };
}
