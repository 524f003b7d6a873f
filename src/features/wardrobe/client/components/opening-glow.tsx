import { useLayoutEffect, useRef } from 'react';
import { cn } from '#ui/class-names.ts';
import { OPENING } from '../opening-moves.ts';

/**
 * For each spark of light: where it starts (percent of the width), how far it drifts (rem), and after how many
 * milliseconds.
 */
const MOTES = [
  [46, -3, 0],
  [54, 2.5, 120],
  [50, -1, 260],
  [42, -5, 380],
  [58, 5, 460],
  [48, 3.5, 620],
  [53, -2.5, 760],
  [45, 1.5, 900],
  [56, -4, 1040],
  [50, 4.5, 1200],
] as const;

/** The light around what is opened, with its middle there. On a phone none of it is under the toast above. */
export function OpeningGlow({ moving }: { moving: boolean }) {
  const glow = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!moving || glow.current === null) return;
    const timing: KeyframeAnimationOptions = { fill: 'backwards', easing: 'ease-out' };
    const [light, ...motes] = [...glow.current.children].map((child, index) => {
      if (index === 0)
        return child.animate(
          [
            { opacity: 0, transform: 'scale(0.4)' },
            { opacity: 1, transform: 'none' },
          ],
          {
            ...timing,
            delay: OPENING.glow,
            duration: 1600,
          },
        );
      const [, drift, delay] = MOTES[index - 1] ?? MOTES[0];
      return child.animate(
        [
          { opacity: 0, transform: 'none' },
          { opacity: 1, offset: 0.25 },
          { opacity: 0, transform: `translate(${drift}rem, -13rem) scale(0.4)` },
        ],
        { ...timing, delay: OPENING.lid + delay, duration: 2200 },
      );
    });
    return () => {
      for (const move of [light, ...motes]) move?.cancel();
    };
  }, [moving]);
  return (
    <div
      ref={glow}
      data-light
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute left-1/2 top-0 h-[calc(100%+20rem)] w-[min(100vw,40rem)] -translate-x-1/2',
        // On a phone its upper edge is soft and ends below the toast.
        'max-sm:overflow-hidden max-sm:[mask-image:linear-gradient(transparent,black_4rem)]',
      )}
    >
      <div className="absolute left-1/2 top-[calc((100%-20rem)/2)] size-160 max-w-[100vw] -translate-1/2 bg-[radial-gradient(closest-side,#ffe1a06b,#f0be5c38_38%,#e0a63b14_62%,transparent)]" />
      {moving &&
        MOTES.map(([left, drift, delay]) => (
          <span
            key={`${left} ${drift} ${delay}`}
            className="absolute top-[calc((100%-20rem)/2)] size-1.5 rounded-full bg-[#ffe9b8] opacity-0 shadow-[0_0_8px_2px_#f0be5c]"
            style={{ left: `${left}%` }}
          />
        ))}
    </div>
  );
}
