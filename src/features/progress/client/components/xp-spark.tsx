import { useLayoutEffect, useRef } from 'react';
import { momentTiming } from '../xp-moments.ts';

/** A spark with what it is worth, which flies from the hands into the beam of light, once. Decorative. */
export function XPSpark({ gained }: { gained: number }) {
  const sparkRef = useRef<HTMLDivElement>(null);
  const ringRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const end = tipOfBeam();
    const start = { x: window.innerWidth / 2, y: window.innerHeight * 0.7 };
    const bend = { x: start.x + (end.x - start.x) * 0.15, y: start.y + (end.y - start.y) * 0.62 };
    const at = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x}px, ${y}px) scale(${scale})`;
    const flight = sparkRef.current?.animate(
      [
        { transform: at(start, 0.3), opacity: 0 },
        { transform: at({ x: start.x, y: start.y - 24 }, 1.15), opacity: 1, offset: 0.25 },
        { transform: at(bend, 1), opacity: 1, offset: 0.65 },
        { transform: at(end, 0.5), opacity: 1, offset: 0.98 },
        { transform: at(end, 0.2), opacity: 0 },
      ],
      { duration: momentTiming.sparkMs, easing: 'cubic-bezier(0.3, 0, 0.3, 1)', fill: 'both' },
    );
    const ring = ringRef.current?.animate(
      [
        { transform: at(end, 0.3), opacity: 0.9 },
        { transform: at(end, 1.6), opacity: 0 },
      ],
      { delay: momentTiming.sparkMs - 60, duration: 450, easing: 'ease-out', fill: 'forwards' },
    );
    return () => {
      flight?.cancel();
      ring?.cancel();
    };
  }, []);

  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-50 overflow-hidden">
      <div ref={sparkRef} className="absolute left-0 top-0 size-0 opacity-0">
        <span className="absolute -left-3 -top-3 size-6 rounded-full bg-[radial-gradient(circle,#fff6d8_0_22%,var(--gold)_45%,transparent_72%)] shadow-[0_0_22px_8px_color-mix(in_srgb,var(--gold)_55%,transparent)]" />
        <span className="absolute left-5 -top-3.5 rounded-full border border-gold/50 bg-gold-wash px-2 text-sm leading-6 font-bold whitespace-nowrap text-gold-ink">
          +{gained} XP
        </span>
      </div>
      <div ref={ringRef} className="absolute left-0 top-0 size-0 opacity-0">
        <span className="absolute -left-5 -top-5 size-10 rounded-full border-2 border-gold" />
      </div>
    </div>
  );
}

/** Where the light of the shown beam ends; the lamp where there is no room for a beam, or else the top of the window. */
function tipOfBeam(): { x: number; y: number } {
  const beam = document.querySelector<HTMLElement>('[data-xp-beam]');
  const box = beam?.getBoundingClientRect();
  if (!beam || !box || box.width === 0) {
    const lamp = document.querySelector('[data-xp-lamp]')?.getBoundingClientRect();
    if (!lamp || lamp.width === 0) return { x: window.innerWidth / 2, y: 24 };
    return { x: lamp.left + lamp.width / 2, y: Math.max(12, lamp.top + lamp.height / 2) };
  }
  return {
    x: box.left + box.width * Number(beam.dataset.xpBeam),
    y: Math.max(12, box.top + box.height / 2),
  };
}
