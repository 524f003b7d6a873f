export { nextGiftWords } from './next-gift-words.ts';
export { thumbOf } from './wallpaper-copies.ts';
export { wallpaperFocus } from './wallpaper-focus.ts';
export { profileQuery, unopenedQuery, wallpapersQuery } from './wardrobe-queries.ts';
