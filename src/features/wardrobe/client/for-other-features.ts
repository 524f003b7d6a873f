export { nextGiftWords } from './next-gift-words.ts';
export { wallpaperFocus } from './wallpaper-focus.ts';
export { thumbOf } from './wallpaper-thumb.ts';
export { profileQuery, unopenedQuery, wallpapersQuery } from './wardrobe-queries.ts';
