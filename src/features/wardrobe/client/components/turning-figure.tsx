import { useLayoutEffect, useRef } from 'react';
import type { AvatarLook } from '../avatar-look.ts';
import { turnAround } from '../opening-moves.ts';
import { Figure } from './figure.tsx';

/** Somebody who turns around once, out of one outfit and into another. Without `moving` they stand there in the other. */
export function TurningFigure({
  look,
  from,
  to,
  moving,
}: {
  look: AvatarLook;
  /** Ids of outfits; null for the one that everybody has. */
  from: string | null;
  to: string;
  moving: boolean;
}) {
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!moving || before.current === null || after.current === null) return;
    const moves = turnAround(before.current, after.current);
    return () => {
      for (const move of moves) move.cancel();
    };
  }, [moving]);
  return (
    <div className="perspective-distant">
      {moving && (
        <div ref={before} data-turning-away className="absolute inset-0 grid place-items-center">
          <Figure look={look} outfitId={from} className="h-full" />
        </div>
      )}
      <div ref={after}>
        <Figure look={look} outfitId={to} className="h-[min(26rem,52dvh)]" />
      </div>
    </div>
  );
}
