import type { Wallpaper } from '../../wardrobe.contract.ts';
import { WallpaperPicture } from './wallpaper-picture.tsx';

/** What is in a chest, shown before it is opened: nothing is left to chance. */
export function RewardNames({ rewards, opened }: { rewards: readonly Wallpaper[]; opened: boolean }) {
  return (
    <div className="mt-3 rounded-control bg-inset/70 p-2.5">
      <p className="text-sm font-semibold text-ink-soft">{opened ? 'Yours' : 'Inside'}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-2">
        {rewards.map((wallpaper) => (
          <li key={wallpaper.id} className="flex items-center gap-2 text-[0.9375rem]">
            <WallpaperPicture wallpaper={wallpaper} sizes="24px" className="w-6 rounded-sm" />
            {wallpaper.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
