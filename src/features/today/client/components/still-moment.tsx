import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { Lamps } from './lamps.tsx';

const STANDS_MS = 2000;
const ALL = { read: true, write: true, pray: true };

/** Two seconds of nothing to want: everything else leaves, and the wallpaper stands bare. A tap or a key ends it. */
export function StillMoment({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['still'] = '';
    const stop = () => end();
    const timer = setTimeout(stop, STANDS_MS);
    window.addEventListener('keydown', stop);
    window.addEventListener('pointerdown', stop);
    return () => {
      delete root.dataset['still'];
      clearTimeout(timer);
      window.removeEventListener('keydown', stop);
      window.removeEventListener('pointerdown', stop);
    };
  }, []);
  return createPortal(
    <div className="scheme-dark fixed inset-0 z-30 flex animate-fade flex-col justify-end bg-linear-to-t from-[#12142a]/85 via-[#12142a]/45 via-35% to-transparent to-60% text-center text-ink">
      <div className="mx-auto w-full max-w-md px-6 pb-[max(4rem,10dvh)]">
        <Lamps lamps={ALL} className="border-b border-ink/70" />
        <p className="mt-6 font-heading text-3xl">All three are lit.</p>
        <p className="mt-2 text-lg">Nothing more to do here today.</p>
      </div>
    </div>,
    document.body,
  );
}
