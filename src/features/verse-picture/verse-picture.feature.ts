import type { ServerFeature } from '#platform/server/feature.ts';
import { versePictureScreens } from './verse-picture.screens.ts';

/** Pictures are made in the browser; nothing of them comes to the server. */
export const versePictureFeature: ServerFeature = { name: 'verse-picture', screens: versePictureScreens };
