import { useQuery } from '@tanstack/react-query';
import type { DrawnAvatar } from '#platform/client/client-feature.ts';
import { AppBackground } from '#ui/app-background.tsx';
import { cn } from '#ui/class-names.ts';
import { styleByScript } from '#ui/style-by-script.ts';
import { DEFAULT_WALLPAPER_ID } from '../catalogue/wallpapers.ts';
import { pictureAddress, previewAddress } from '../wallpaper-addresses.ts';
import { backgroundOf } from './background-of.ts';
import { Figure } from './components/figure.tsx';
import { FigurePicture } from './components/figure-picture.tsx';
import { wallpaperFocus } from './wallpaper-focus.ts';
import { wallpapersQuery } from './wardrobe-queries.ts';

/** Anybody's avatar, for the features below this one. */
export function DrawnPerson({
  avatar,
  breathing,
  className,
}: {
  avatar: DrawnAvatar;
  breathing?: boolean;
  className?: string;
}) {
  const { style, skinColor: skin, hairColor: hair, accentColor: accent, outfitId } = avatar;
  return (
    <Figure
      look={{ style, skin, hair, accent }}
      outfitId={outfitId}
      {...(breathing !== undefined && { breathing })}
      {...(className !== undefined && { className })}
    />
  );
}

/** The same as one picture. */
export function PicturedPerson({ avatar, className }: { avatar: DrawnAvatar; className?: string }) {
  const { style, skinColor: skin, hairColor: hair, accentColor: accent, outfitId } = avatar;
  return (
    <FigurePicture
      look={{ style, skin, hair, accent }}
      outfitId={outfitId}
      {...(className !== undefined && { className })}
    />
  );
}

/** Anybody's wallpaper, behind a screen that is theirs. */
export function Backdrop({ wallpaperId }: { wallpaperId: string | null }) {
  const { data: wallpapers = [] } = useQuery(wallpapersQuery);
  const wallpaper = wallpapers.find(({ id }) => id === (wallpaperId ?? DEFAULT_WALLPAPER_ID));
  if (wallpaper === undefined) return null;
  return <AppBackground ready background={backgroundOf(wallpaper)} />;
}

/** A picture of the catalogue behind a screen that people share; its addresses need no list of wallpapers. */
export function Room({ room }: { room: string }) {
  const wallpaper = { id: room, imageUrl: pictureAddress(room), previewUrl: previewAddress(room) };
  return <AppBackground ready background={backgroundOf(wallpaper)} />;
}

/** The same in little, around the middle of the picture. */
export function RoomPicture({ room, className }: { room: string; className?: string }) {
  const preview = previewAddress(room);
  return (
    <img
      ref={styleByScript('object-position', `50% ${(wallpaperFocus(room) ?? 0.5) * 100}%`)}
      src={preview}
      alt=""
      width={360}
      height={720}
      loading="lazy"
      decoding="async"
      className={cn('object-cover', className)}
    />
  );
}
