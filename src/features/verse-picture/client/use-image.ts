import { useEffect, useState } from 'react';

/** A picture's pixels; null until they have come, or while there is no address. */
export function useImage(url: string | null): { image: HTMLImageElement | null; isFailed: boolean } {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement | null } | null>(null);
  useEffect(() => {
    if (url === null) return;
    let isWanted = true;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => isWanted && setLoaded({ url, image }),
      () => isWanted && setLoaded({ url, image: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [url]);
  const isThis = loaded !== null && loaded.url === url;
  return { image: isThis ? loaded.image : null, isFailed: isThis && loaded.image === null };
}
