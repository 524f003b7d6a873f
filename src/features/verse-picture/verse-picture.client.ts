import type { ClientFeature } from '#platform/client/client-feature.ts';
import { versePictureScreens } from './verse-picture.screens.ts';

export const versePictureClient: ClientFeature = { name: 'verse-picture', screens: versePictureScreens };
