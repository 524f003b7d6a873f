import { useEffect, useState } from 'react';
import { useSkyBehind } from './dark-sky.ts';
import { useHydrated } from './use-hydrated.ts';

/** The background that a person has chosen. Without one, the ground of the theme is seen. */
export interface Background {
  imageUrl?: string | null | undefined;
  /** Copies of the image to choose from, as in `srcset`. */
  sources?: string | undefined;
  /** A small copy, blurred, until the image is there. */
  previewUrl?: string | null | undefined;
  colorValue?: string | null | undefined;
  /** Share of the image's height (0 top, 1 bottom) that belongs in the middle of a wide window. */
  focusY?: number | undefined;
  /** It is dark where titles stand on it, so that they are light. */
  isDark?: boolean | undefined;
}

/** Used when a colour is missing (docs/product.md, Things and their fields). */
export const fallbackColor = '#B2BEB5';

/**
 * The wallpaper behind the app. It is decoration: text stands on a card, a sheet, a wash or a veil, each opaque enough for AA over
 * any picture. First its colour, then its preview; the image itself is fetched when `ready` says that there is time.
 */
export function AppBackground({
  background,
  ready,
  isOfAll = false,
}: {
  background: Background | null;
  ready: boolean;
  /** It is behind every screen, also behind one that has its own. */
  isOfAll?: boolean;
}) {
  const imageUrl = background?.imageUrl ?? null;
  const loaded = useLoadedImage(ready ? imageUrl : null, background?.sources);
  const hydrated = useHydrated();
  useSkyBehind(background === null || !hydrated ? null : background.isDark === true, isOfAll);
  if (background === null || !hydrated) return null;
  const { previewUrl, colorValue, focusY = 0.5 } = background;
  const style = { objectPosition: `50% ${centred(focusY)}` };
  return (
    <div
      aria-hidden="true"
      data-background={imageUrl ?? colorValue ?? fallbackColor}
      className="pointer-events-none fixed inset-y-0 left-0 -z-10 w-(--wall-width) overflow-hidden"
      style={{ backgroundColor: colorValue ?? fallbackColor }}
    >
      {imageUrl !== null && previewUrl && (
        <img
          src={previewUrl}
          alt=""
          className="absolute -inset-3 h-[calc(100%+1.5rem)] w-[calc(100%+1.5rem)] max-w-none object-cover blur-[6px]"
          style={style}
        />
      )}
      {loaded !== null && (
        <img
          key={loaded}
          src={loaded}
          srcSet={background.sources}
          sizes={SIZES}
          alt=""
          className="absolute size-full animate-fade object-cover"
          style={style}
        />
      )}
      <div className="absolute inset-0 bg-ground/20 vigil:bg-ground/45" />
    </div>
  );
}

/**
 * For `sizes`: the picture covers a window that may be higher than twice its width. Any phone is given the copy of 1080 px, which
 * is a quarter as large.
 */
const SIZES = '(width < 40rem) 360px, max(100vw, 50vh)';

/** `url` once the browser has it, or one of `sources`, decoded, so that it appears whole; null until then. */
function useLoadedImage(url: string | null, sources = ''): string | null {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return;
    let wanted = true;
    const image = new Image();
    image.sizes = SIZES;
    image.srcset = sources;
    image.src = url;
    // When the picture cannot be loaded, its preview stays.
    image.decode().then(
      () => wanted && setLoaded(url),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [url, sources]);
  return loaded === url ? loaded : null;
}

/**
 * Brings the focus of a 1 : 2 picture to where the screen wants its middle, as far as the picture reaches: in the middle of the
 * window, or in the strip between sky and sheet (src/ui/sky.css).
 */
function centred(focusY: number): string {
  const height = 'max(100dvh, 2 * var(--wall-width))';
  return `min(0px, max(var(--wall-reach) - ${height}, var(--wall-middle) - ${focusY} * ${height}))`;
}
