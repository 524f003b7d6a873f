import { useState } from 'react';
import { sparesData } from '#platform/client/spares-data.ts';
import { cn } from '#ui/class-names.ts';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { screenSources } from '../wallpaper-copies.ts';

/** For `sizes`: half as wide as it is high. Phones and most screens are given the copy of 1080 px, which is a quarter as large. */
const SIZES = '29vh';

/**
 * A wallpaper as large as its dialog allows beside the text and buttons: the preview at once, and over it, when it is loaded, a copy
 * that is sharp at that size. For a locked wallpaper, and for who spares data, it is the preview alone.
 */
export function LargeWallpaper({ wallpaper }: { wallpaper: Wallpaper }) {
  const [loaded, setLoaded] = useState(false);
  const { previewUrl, imageUrl, isUnlocked, colorValue, name } = wallpaper;
  const large = isUnlocked && !sparesData() ? imageUrl : null;
  return (
    <div
      className="relative mx-auto aspect-1/2 max-h-[min(58dvh,max(14rem,100dvh-24rem))] overflow-hidden rounded-control"
      style={{ backgroundColor: colorValue }}
    >
      {previewUrl !== null && (
        <img
          src={previewUrl}
          alt={large === null ? name : ''}
          width={360}
          height={720}
          className="size-full object-cover"
        />
      )}
      {large !== null && (
        <img
          {...(previewUrl !== null && {
            srcSet: screenSources({ imageUrl: large, previewUrl }),
            sizes: SIZES,
          })}
          src={large}
          alt={name}
          width={1440}
          height={2880}
          onLoad={() => setLoaded(true)}
          className={cn('absolute inset-0 size-full object-cover transition-opacity', !loaded && 'opacity-0')}
        />
      )}
    </div>
  );
}
