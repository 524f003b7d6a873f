import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { LargeWallpaper } from './large-wallpaper.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Addresses of the pictures that are fetched to see it large, and what they are called. */
function shown(saveData: boolean, isUnlocked = true) {
  vi.stubGlobal('navigator', { connection: { saveData } });
  const wallpaper: Wallpaper = {
    id: 'dawn',
    name: 'Dawn',
    description: '',
    type: 'image',
    imageUrl: '/art/wallpapers/dawn.jpg',
    previewUrl: '/art/wallpapers/previews/dawn.avif',
    colorValue: '#B2BEB5',
    isUnlocked,
    unlockRequiredXP: null,
  };
  const drawn = renderToStaticMarkup(<LargeWallpaper wallpaper={wallpaper} />);
  return [...drawn.matchAll(/<img[^>]*>/g)].map(([tag]) => [
    / src="([^"]*)"/.exec(tag)?.[1],
    / srcSet="([^"]*)"/i.exec(tag)?.[1] ?? '',
    / alt="([^"]*)"/.exec(tag)?.[1],
  ]);
}

const PREVIEW = '/art/wallpapers/previews/dawn.avif';

it('gives a screen the copies of a wallpaper to choose from', () => {
  expect(shown(false)).toEqual([
    [PREVIEW, '', ''],
    [
      '/art/wallpapers/dawn.jpg',
      '/art/wallpapers/screens/dawn.avif 1080w, /art/wallpapers/dawn.jpg 1440w',
      'Dawn',
    ],
  ]);
});

it('is the small copy alone for who spares data, and while it is locked', () => {
  expect(shown(true)).toEqual([[PREVIEW, '', 'Dawn']]);
  expect(shown(false, false)).toEqual([[PREVIEW, '', 'Dawn']]);
});
