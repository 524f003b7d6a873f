import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import type { Collection, Wallpaper } from '../../wardrobe.contract.ts';
import { collectionWallpapersQuery } from '../wardrobe-queries.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { ListState } from './list-state.tsx';
import { WallpaperPicture } from './wallpaper-picture.tsx';

/** A collection's wallpapers; choosing one asks whether to download it. */
export function CollectionDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const wallpapers = useQuery(collectionWallpapersQuery(collection.id));
  const [chosen, setChosen] = useState<Wallpaper | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={collection.name}
      description={collection.description}
      width="xl"
    >
      <ListState
        query={wallpapers}
        icon={<ImagesIcon size={32} />}
        empty="No wallpapers available in this collection yet."
        hint="They are still being painted."
      >
        {(list) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(40%,7rem),1fr))] gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-4">
            {list.map((wallpaper) => (
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
        )}
      </ListState>
      {chosen !== null && <DownloadDialog wallpaper={chosen} onClose={() => setChosen(null)} />}
    </Dialog>
  );
}
