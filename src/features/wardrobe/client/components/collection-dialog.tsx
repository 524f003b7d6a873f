import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#ui/dialog.tsx';
import type { Collection } from '../../wardrobe.contract.ts';
import { collectionWallpapersQuery } from '../wardrobe-queries.ts';
import { CollectionPictures } from './collection-pictures.tsx';
import { ListState } from './list-state.tsx';

/** A collection's wallpapers; choosing one asks whether to download it. */
export function CollectionDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const wallpapers = useQuery(collectionWallpapersQuery(collection.id));
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
        {(list) => <CollectionPictures wallpapers={list} />}
      </ListState>
    </Dialog>
  );
}
