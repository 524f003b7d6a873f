import type { ServerFeature } from '#platform/server/feature.ts';
import { homeScreens } from './home.screens.ts';

export const homeFeature: ServerFeature = { name: 'home', screens: homeScreens };
