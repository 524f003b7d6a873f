import type { Wallpaper } from '../../wardrobe.contract.ts';
import type { UnlockState } from '../../wardrobe.rules.ts';
import { WallpaperPicture } from './wallpaper-picture.tsx';

/** What is in a chest, shown before it is opened: nothing is left to chance. */
export function RewardNames({ rewards, state }: { rewards: readonly Wallpaper[]; state: UnlockState }) {
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold text-ink-soft">{state === 'unlocked' ? 'Yours' : 'Inside'}</p>
      <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(5.25rem,100%),1fr))] gap-3">
        {rewards.map((wallpaper) => (
          <li key={wallpaper.id} className="text-sm leading-tight">
            <WallpaperPicture
              wallpaper={wallpaper}
              // Of locked ones, two dozen on a page and pale, the smallest copy will do on any screen.
              sizes={state === 'locked' ? '1px' : '96px'}
              dimmed={state === 'locked'}
              className="mb-1.5 aspect-4/5 rounded-control"
            />
            {wallpaper.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
