import { type TouchEvent, useRef } from 'react';

/** A finger that goes this far sideways, and less than half as far up or down, has swiped. */
const FAR_PX = 56;

/** Handlers for an element that is swiped: to the left for what comes next, to the right for what was before. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || from === null) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) < FAR_PX || Math.abs(dy) > Math.abs(dx) / 2) return;
      if (dx < 0) onLeft();
      else onRight();
    },
  };
}
