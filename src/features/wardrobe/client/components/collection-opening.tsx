import { useQuery } from '@tanstack/react-query';
import type { Collection } from '../../wardrobe.contract.ts';
import { prefersStillness } from '../opening-moves.ts';
import { collectionWallpapersQuery } from '../wardrobe-queries.ts';
import { CollectionPictures } from './collection-pictures.tsx';
import { Opening } from './opening.tsx';

/** A collection that was unlocked just now: its wallpapers rise out of its light. */
export function CollectionOpening({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { data: wallpapers } = useQuery(collectionWallpapersQuery(collection.id));
  const moving = !prefersStillness();
  return (
    <Opening
      title={collection.name}
      description={collection.description}
      moving={moving}
      wide
      onClose={onClose}
      picture={<img src={collection.icon} alt="" width={128} height={128} className="size-32 sm:size-36" />}
    >
      <div className="relative mt-6 w-full text-left">
        {wallpapers !== undefined && <CollectionPictures wallpapers={wallpapers} moving={moving} />}
      </div>
    </Opening>
  );
}
