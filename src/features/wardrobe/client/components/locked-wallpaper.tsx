import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import type { Unopened, Wallpaper } from '../../wardrobe.contract.ts';
import { nearestWay, readyWay } from '../what-unlocks.ts';
import { WallpaperPicture } from './wallpaper-picture.tsx';

/** A locked wallpaper: what it is, and what unlocks it soonest. */
export function LockedWallpaper({
  wallpaper,
  ready,
  onShow,
}: {
  wallpaper: Wallpaper;
  /** What can be opened now. */
  ready: readonly Unopened[];
  onShow: (wallpaper: Wallpaper) => void;
}) {
  const nearest = nearestWay(wallpaper);
  const isSecret = useIsSecret();
  return (
    <li>
      <button
        type="button"
        className="group flex w-full flex-col rounded-control text-left"
        onClick={() => onShow(wallpaper)}
      >
        <span className="relative block">
          <WallpaperPicture wallpaper={wallpaper} dimmed className="rounded-control" />
          <span className="absolute bottom-2 left-2 grid size-8 place-items-center rounded-full bg-surface/94 text-ink-soft">
            <LockSimpleIcon size={18} aria-label="Locked:" />
          </span>
        </span>
        <span className="mt-2 font-heading text-[0.9375rem] leading-snug">
          {wallpaper.name}
          <span className="sr-only">,</span>
        </span>
        {nearest !== undefined && (
          <span className="mt-0.5 text-sm leading-snug text-ink-soft">
            {nearest.within !== null && (
              <span className="block">
                {nearest.within.name}
                <span className="sr-only">,</span>
              </span>
            )}
            {readyWay(wallpaper, ready) === null ? (
              (nearest.when ?? (!isSecret && `${nearest.requiredXP} XP`))
            ) : (
              <span className="font-semibold text-gold-ink">Ready!</span>
            )}
          </span>
        )}
      </button>
    </li>
  );
}
