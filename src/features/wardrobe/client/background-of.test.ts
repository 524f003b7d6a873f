import { afterEach, expect, it, vi } from 'vitest';
import { backgroundOf } from './background-of.ts';

const dawn = {
  id: 'dawn',
  imageUrl: '/art/wallpapers/dawn.jpg',
  previewUrl: '/art/wallpapers/previews/dawn.avif',
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives a screen a large picture to choose', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g' } });
  expect(backgroundOf(dawn)).toMatchObject({
    imageUrl: dawn.imageUrl,
    previewUrl: '/art/wallpapers/thumbs/dawn.avif',
    sources: expect.stringContaining('/screens/dawn.avif 1080w'),
  });
});

it.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('gives the small one where data is to be spared: %o', (connection) => {
  vi.stubGlobal('navigator', { connection });
  const { imageUrl, sources } = backgroundOf(dawn);
  expect([imageUrl, sources]).toEqual([dawn.previewUrl, undefined]);
});

it('knows nothing of data where a browser says nothing', () => {
  vi.stubGlobal('navigator', {});
  expect(backgroundOf(dawn).imageUrl).toBe(dawn.imageUrl);
});

it('says of a picture or a colour whether what stands on its sky has to be light', () => {
  const picture = (id: string) => backgroundOf({ ...dawn, id });
  const colour = (id: string, colorValue: string) =>
    backgroundOf({ id, imageUrl: null, previewUrl: null, colorValue });
  expect(picture('galilee-at-night').isDark).toBe(true);
  expect(picture('dawn').isDark).toBe(false);
  expect(colour('night-watch', '#20264A').isDark).toBe(true);
  expect(colour('ash-sage', '#B2BEB5').isDark).toBe(false);
});
