import { useLayoutEffect, useRef } from 'react';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { raise } from '../opening-moves.ts';
import { ApplyButton } from './apply-button.tsx';
import { DownloadLink } from './download-link.tsx';
import { WallpaperPicture } from './wallpaper-picture.tsx';

/** One wallpaper from a chest, with buttons to apply and to download it. */
export function ChestReward({
  wallpaper,
  place,
  moving,
}: {
  wallpaper: Wallpaper;
  /** Its place among the rewards, from 0. The first one rises first. */
  place: number;
  moving: boolean;
}) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (!moving || item.current === null) return;
    const rising = raise(item.current, place);
    return () => rising.cancel();
  }, [moving, place]);
  return (
    <li ref={item} className="flex min-w-0 max-w-32 flex-1 sm:max-w-40 flex-col">
      <WallpaperPicture
        wallpaper={wallpaper}
        eager
        className="rounded-control shadow-[0_0_32px_-4px_#f0be5c66] ring-1 ring-[#f0be5c]/50"
      />
      <p className="mt-2.5 mb-2.5 flex-1 font-heading leading-tight hyphens-auto sm:text-lg">
        {wallpaper.name}
      </p>
      <div className="flex min-h-24 flex-col gap-2">
        <ApplyButton wallpaper={wallpaper} variant={place === 0 ? 'primary' : 'soft'} />
        <DownloadLink wallpaper={wallpaper} className="px-2!" />
      </div>
    </li>
  );
}
