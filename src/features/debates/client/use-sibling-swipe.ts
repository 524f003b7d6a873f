import { type PointerEvent, useRef } from 'react';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';

/** How far a finger moves sideways before that counts as a swipe. */
const FAR_PX = 56;
/** From then on it is a swipe and no tap. */
const MOVED_PX = 10;
const LANDING_MS = 220;
/** Between two cards. */
const GAP_PX = 12;

interface Drag {
  id: number;
  x: number;
  y: number;
  isSwiping: boolean;
}

/**
 * What is beside a card comes in along the finger, and takes its place. Handlers for the element that moves, and its ref; with
 * reduced motion nothing moves, and a swipe still leads on.
 */
export function useSiblingSwipe({
  previous,
  next,
  onGo,
}: {
  previous: string | null;
  next: string | null;
  onGo: (claimId: string) => void;
}) {
  const card = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const isStill = useReducedMotion();

  function move(px: number, ms: number) {
    const style = card.current?.style;
    if (style === undefined || isStill) return;
    style.transition = ms === 0 ? 'none' : `transform ${ms}ms cubic-bezier(0.22, 1, 0.36, 1)`;
    style.transform = px === 0 ? '' : `translateX(${px}px)`;
  }

  function land(claimId: string, sideways: 1 | -1) {
    const element = card.current;
    if (element === null || isStill) return onGo(claimId);
    move(sideways * (element.offsetWidth + GAP_PX), LANDING_MS);
    const landing = element.getAnimations().map(({ finished }) => finished);
    // Whoever has left the page meanwhile is not led anywhere.
    void Promise.allSettled(landing).then(() => element.isConnected && onGo(claimId));
  }

  return {
    ref: card,
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // A mouse marks text, and has the arrows.
      if (pointerType === 'mouse' || !isPrimary) return;
      drag.current = { id: pointerId, x: clientX, y: clientY, isSwiping: false };
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const from = drag.current;
      if (from === null || from.id !== pointerId) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (!from.isSwiping && Math.abs(dy) > MOVED_PX) drag.current = null;
      else if (!from.isSwiping && Math.abs(dx) > MOVED_PX) {
        from.isSwiping = true;
        currentTarget.setPointerCapture(pointerId);
      }
      // Where nothing comes in, the card gives only a little.
      if (from.isSwiping) move((dx < 0 ? next : previous) === null ? dx / 4 : dx, 0);
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      const from = drag.current;
      drag.current = null;
      if (from === null || from.id !== pointerId || !from.isSwiping) return;
      const dx = clientX - from.x;
      const to = dx < 0 ? next : previous;
      if (to === null || Math.abs(dx) < FAR_PX) move(0, LANDING_MS);
      else land(to, dx < 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      drag.current = null;
      move(0, LANDING_MS);
    },
  };
}
