import { useLayoutEffect, useRef, useState } from 'react';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { raise } from '../opening-moves.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { WallpaperPicture } from './wallpaper-picture.tsx';

/** A collection's wallpapers with names and descriptions; choosing one asks whether to download it. */
export function CollectionPictures({
  wallpapers,
  moving = false,
}: {
  wallpapers: readonly Wallpaper[];
  /** They rise one after the other. */
  moving?: boolean;
}) {
  const [chosen, setChosen] = useState<Wallpaper | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (!moving) return;
    const rising = [...(list.current?.children ?? [])].map((item, place) => raise(item, place));
    return () => {
      for (const move of rising) move.cancel();
    };
  }, [moving]);
  return (
    <>
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(40%,7rem),1fr))] gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-4"
      >
        {wallpapers.map((wallpaper) => (
          <li key={wallpaper.id}>
            <button
              type="button"
              className="flex w-full flex-col rounded-control text-left"
              onClick={() => setChosen(wallpaper)}
            >
              <WallpaperPicture wallpaper={wallpaper} className="w-full rounded-control" />
              <span className="mt-2 font-heading leading-snug">{wallpaper.name}</span>
              <span className="mt-0.5 text-sm leading-snug text-ink-soft">{wallpaper.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && <DownloadDialog wallpaper={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
