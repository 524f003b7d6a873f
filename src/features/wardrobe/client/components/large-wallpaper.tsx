import { useState } from 'react';
import { cn } from '#ui/class-names.ts';
import type { Wallpaper } from '../../wardrobe.contract.ts';

/**
 * A wallpaper as large as its dialog allows beside the text and buttons: the preview at once, and the picture itself
 * over it when it is loaded. For a locked wallpaper it is the preview alone.
 */
export function LargeWallpaper({ wallpaper }: { wallpaper: Wallpaper }) {
  const [loaded, setLoaded] = useState(false);
  const { previewUrl, imageUrl, isUnlocked, colorValue, name } = wallpaper;
  return (
    <div
      className="relative mx-auto aspect-1/2 max-h-[min(58dvh,max(14rem,100dvh-24rem))] overflow-hidden rounded-control"
      style={{ backgroundColor: colorValue }}
    >
      {previewUrl !== null && (
        <img
          src={previewUrl}
          alt={imageUrl === null || !isUnlocked ? name : ''}
          width={360}
          height={720}
          className="size-full object-cover"
        />
      )}
      {imageUrl !== null && isUnlocked && (
        <img
          src={imageUrl}
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
